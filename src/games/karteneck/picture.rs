//! Draws Karteneck: the round's tiles at the top, a line for each player below. A hand has its own picture.

mod pieces;

use super::cards::{Card, Cards};
use super::{Event, Karteneck, PlayerView, RoundStatus as Role, Tile, View};
use crate::game::cards::{CardKind, HENS};
use crate::game::{Picture, Seat};
use crate::picture::table::{self, INSIDE};
use crate::picture::tiles::{self, SmallTile, TileLook};
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, WIDTH};
use pieces::{CardState, Laid};

const LINE: i16 = 102;
const GAP: i16 = 8;

impl Picture for Karteneck {
    fn scene(view: &View, news: &[&Event], labels: &Labels<'_>) -> Scene {
        let top = MARGIN + tiles::Tile::SIZE.1 + 14;
        let height = i16::try_from(view.players.len()).unwrap_or_default() * (LINE + GAP) - GAP;
        let mut scene = Scene::board(top + height + MARGIN);
        grill(&mut scene, view);
        round(&mut scene, view, labels);
        for ((seat, player), line) in Seat::all(view.players.len()).zip(&view.players).zip(0..) {
            let area = Area::new(MARGIN, top + line * (LINE + GAP), INSIDE, LINE);
            scene.rows.push(area.y - GAP / 2);
            let paper = self::player(&mut scene, area, seat, player, view, labels);
            stack(&mut scene, area, player, paper);
            if has_won(news, seat) && !player.stack.is_empty() {
                table::changed(&mut scene, stack_place(area));
            }
            if let Some(thief) = news.iter().find_map(|event| robbed(event, seat)) {
                let stack = stack_place(area);
                table::robbed(&mut scene, stack, thief, (stack.right() - 10, stack.y - 16));
            }
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let tiles = view.players[seat.index()].stack.iter().rev();
        tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// The tiles of the round. The lowest goes to a player who fails.
fn grill(scene: &mut Scene, view: &View) {
    for (index, tile) in (0..).zip(&view.grill) {
        let piece = tiles::Tile { number: tile.value(), worms: tile.worms(), lies: TileLook::Up };
        scene.part((MARGIN + index * (tiles::Tile::SIZE.0 + 6), MARGIN), piece);
    }
}

/// The number of the round, and how many cards are left.
fn round(scene: &mut Scene, view: &View, labels: &Labels<'_>) {
    let area = Area::new(WIDTH - MARGIN - 212, MARGIN, 212, tiles::Tile::SIZE.1);
    scene.block(area, 14, Ink::Panel);
    let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let word = labels.say("picture-round", &args);
    scene.write_middle(Pen::new(SMALL, Ink::Cream, Ink::Panel), (area.middle(), area.y + 38), word);
    let deck = labels.say("picture-deck", &[("count", view.deck.into())]);
    scene.write_middle(Pen::new(SMALL, Ink::Sage, Ink::Panel), (area.middle(), area.y + 78), deck);
}

/// The width of the left part of a player's line: name, cards in hand, and sum.
const HEAD: i16 = 250;

/// A player's line except for the stack at its end. Returns the background colour.
fn player(
    scene: &mut Scene,
    area: Area,
    seat: Seat,
    player: &PlayerView,
    view: &View,
    labels: &Labels<'_>,
) -> Ink {
    let its_turn = view.turn == Some(seat);
    let paper = if its_turn { Ink::Lit } else { Ink::Panel };
    scene.block(area, 14, paper);
    if its_turn {
        scene.frame(area, 14, 4, Ink::Gold);
    }
    table::named(scene, (area.x + 10, area.y + 9), labels, seat, HEAD - 100, paper);
    standing(scene, (area.x + HEAD - 36, area.y + 14), player, its_turn);
    let base = area.y + 86;
    scene.icon(Icon::Cards, (area.x + 14, base - 27), 30, Ink::Sage);
    scene.write(Pen::new(SMALL, Ink::Sage, paper), (area.x + 54, base), player.hand_size.to_string());
    let sum = player.laid.sum().to_string();
    scene.write_right(Pen::new(40, Ink::Cream, paper), (area.x + HEAD - 8, base + 2), sum);
    laid(scene, (area.x + HEAD + 6, area.y + 8), &player.laid);
    paper
}

/// The cards laid, by kind.
fn laid(scene: &mut Scene, (mut x, y): (i16, i16), cards: &Cards) {
    let kinds = HENS.map(CardKind::Hen).chain([CardKind::Worm]);
    for kind in kinds.filter(|&kind| cards.count(kind) > 0) {
        let plaque = cards.worms().best().filter(|_| kind == CardKind::Worm);
        scene.part((x, y), Laid(kind, cards.count(kind), plaque));
        x += Laid::SIZE.0 + 3;
    }
}

/// Whether the player is still in.
fn standing(scene: &mut Scene, at: (i16, i16), player: &PlayerView, its_turn: bool) {
    match player.part {
        Role::Succeeded => scene.icon(Icon::Check, at, 28, Ink::Gold),
        Role::Failed => scene.icon(Icon::Cross, at, 28, Ink::Sage),
        Role::In if its_turn => scene.icon(Icon::Turn, at, 28, Ink::Gold),
        Role::In => {}
    }
}

const fn stack_place(area: Area) -> Area {
    Area::new(area.right() - 118, area.y + 6, SmallTile::SIZE.0, SmallTile::SIZE.1)
}

/// The top tile of a stack, its height, and all its worms.
fn stack(scene: &mut Scene, area: Area, player: &PlayerView, paper: Ink) {
    let place = stack_place(area);
    if let Some(top) = player.stack.last() {
        tiles::pile(scene, (place.x, place.y), player.stack.len() as u8);
        scene.part((place.x, place.y), SmallTile { number: top.value(), worms: top.worms() });
        if player.stack.len() > 1 {
            let pen = Pen::new(SMALL, Ink::Sage, paper);
            scene.write_right(pen, (area.right() - 6, place.y + 40), format!("×{}", player.stack.len()));
        }
    }
    let worms: u8 = player.stack.iter().copied().map(Tile::worms).sum();
    let pen = Pen::new(SMALL, Ink::Cream, paper);
    table::counted(scene, pen, (area.right() - 14, area.y + 95), worms.into(), Icon::Worm, Ink::Cream);
}

/// Who has stolen a tile from this player.
fn robbed(event: &Event, robbed: Seat) -> Option<Seat> {
    match event {
        Event::Stole { seat, from, .. } if *from == robbed => Some(*seat),
        _ => None,
    }
}

/// Whether a player has just won a tile.
fn has_won(news: &[&Event], winner: Seat) -> bool {
    news.iter().any(|event| match event {
        Event::Stole { seat, .. } | Event::Failed { seat, .. } | Event::Shared { seat, .. } => {
            *seat == winner
        }
        _ => false,
    })
}

/// The number of cards per row in the picture of a hand.
const COLUMNS: i16 = 9;

/// A hand, for its owner: hens by value, worms by plaque. Cards that can't be laid any more are crossed out.
pub(crate) fn hand(view: &View, seat: Seat) -> Option<Scene> {
    let (hand, laid) = (view.hand.as_ref()?, &view.players[seat.index()].laid);
    let cards = cards(hand);
    let (width, height) = pieces::Card::SIZE;
    let rows = (i16::try_from(cards.len()).unwrap_or_default() + COLUMNS - 1) / COLUMNS;
    let mut scene = Scene::board(2 * MARGIN + rows.max(1) * (height + 10) - 10);
    for (index, (card, count)) in (0..).zip(cards) {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let (x, y) = (MARGIN + column * (width + 10), MARGIN + row * (height + 10));
        let used = match card {
            Card::Hen(value) => laid.hens(value) > 0,
            Card::Worm(_) => !laid.worms().is_empty(),
        };
        let state = if used { CardState::Used } else { CardState::Free };
        scene.part((x, y), pieces::Card(card, state));
        if count > 1 {
            scene.block(Area::new(x + 30, y + 4, 44, 36), 9, Ink::Umber);
            scene.block(Area::new(x + 31, y + 5, 42, 34), 8, Ink::Gold);
            let pen = Pen::new(SMALL, Ink::Umber, Ink::Gold);
            scene.write_middle(pen, (x + 52, y + 33), format!("×{count}"));
        }
    }
    Some(scene)
}

/// The different cards of a hand, and how many there are of each.
fn cards(hand: &Cards) -> Vec<(Card, u8)> {
    let hens = HENS.map(|value| (Card::Hen(value), hand.hens(value)));
    let worms = hand.worms().iter().map(|plaque| (Card::Worm(plaque), 1));
    hens.filter(|(_, count)| *count > 0).chain(worms).collect()
}
