//! The Karteneck: the round's tiles above, a line for each player below. A hand is a picture of its own.

mod pieces;

use super::cards::{Card, Cards};
use super::{Event, Karteneck, PlayerView, RoundStatus as Role, Tile, View};
use crate::game::cards::{CardKind, HENS};
use crate::game::{Picture, Seat};
use crate::picture::parts::{Badge, Count};
use crate::picture::table::{self, INSIDE};
use crate::picture::tiles::{self, Lies, SmallTile};
use crate::picture::{Area, Icon, Ink, MARGIN, Pen, Scene, Sight, WIDTH};
use pieces::{CardState, Laid};

const LINE: i16 = 68;
const GAP: i16 = 8;

impl Picture for Karteneck {
    fn scene(view: &View, news: &[&Event], sight: &Sight<'_>) -> Scene {
        let top = MARGIN + tiles::Tile::SIZE.1 + 14;
        let height = i16::try_from(view.players.len()).unwrap_or_default() * (LINE + GAP) - GAP;
        let mut scene = Scene::board(top + height + MARGIN);
        grill(&mut scene, view);
        round(&mut scene, view, sight);
        for ((seat, player), line) in Seat::all(view.players.len()).zip(&view.players).zip(0..) {
            let area = Area::new(MARGIN, top + line * (LINE + GAP), INSIDE, LINE);
            let paper = self::player(&mut scene, area, seat, player, view, sight);
            stack(&mut scene, area, player, paper);
            if has_won(news, seat) && !player.stack.is_empty() {
                table::changed(&mut scene, stack_place(area));
            }
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let tiles = view.players[seat.index()].stack.iter().rev();
        tiles.map(|tile| tile.to_string()).collect::<Vec<_>>().join(" · ")
    }
}

/// The tiles of the round; the lowest is for who fails.
fn grill(scene: &mut Scene, view: &View) {
    for (index, tile) in (0..).zip(&view.grill) {
        let piece = tiles::Tile { number: tile.value(), worms: tile.worms(), lies: Lies::Up };
        scene.part((MARGIN + index * (tiles::Tile::SIZE.0 + 6), MARGIN), piece);
    }
}

/// Which round it is, and how many cards are left.
fn round(scene: &mut Scene, view: &View, sight: &Sight<'_>) {
    let area = Area::new(WIDTH - MARGIN - 210, MARGIN, 210, tiles::Tile::SIZE.1);
    scene.block(area, 14, Ink::Panel);
    let args = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let word = sight.say("picture-round", &args);
    scene.write_middle(Pen::new(26, Ink::Cream, Ink::Panel), (area.middle(), area.y + 38), word);
    let deck = sight.say("picture-deck", &[("count", view.deck.into())]);
    scene.write_middle(Pen::new(22, Ink::Sage, Ink::Panel), (area.middle(), area.y + 74), deck);
}

/// A player's line, but for the stack at its end. Answers what it is painted with.
fn player(
    scene: &mut Scene,
    area: Area,
    seat: Seat,
    player: &PlayerView,
    view: &View,
    sight: &Sight<'_>,
) -> Ink {
    let its_turn = view.turn == Some(seat);
    let paper = if its_turn { Ink::Lit } else { Ink::Panel };
    scene.block(area, 14, paper);
    if its_turn {
        scene.frame(area, 14, 4, Ink::Gold);
    }
    let base = area.y + 44;
    scene.part((area.x + 10, area.y + 18), Badge(seat));
    scene.write(Pen::new(25, Ink::Cream, paper), (area.x + 48, base), sight.name(seat, 25, 128));
    scene.icon(Icon::Cards, (area.x + 182, area.y + 20), 28, Ink::Sage);
    scene.write(Pen::new(25, Ink::Sage, paper), (area.x + 214, base), player.hand_size.to_string());
    laid(scene, (area.x + 244, area.y + 8), &player.laid);
    standing(scene, area, player, its_turn, paper);
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

/// The sum, and whether they are still in.
fn standing(scene: &mut Scene, area: Area, player: &PlayerView, its_turn: bool, paper: Ink) {
    let sum = player.laid.sum().to_string();
    scene.write_right(Pen::new(34, Ink::Cream, paper), (area.x + 616, area.y + 46), sum);
    let at = (area.x + 624, area.y + 20);
    match player.part {
        Role::Succeeded => scene.icon(Icon::Check, at, 28, Ink::Gold),
        Role::Failed => scene.icon(Icon::Cross, at, 28, Ink::Sage),
        Role::In if its_turn => scene.icon(Icon::Turn, at, 28, Ink::Gold),
        Role::In => {}
    }
}

const fn stack_place(area: Area) -> Area {
    Area::new(area.x + 662, area.y + 6, SmallTile::SIZE.0, SmallTile::SIZE.1)
}

/// The top of a stack and all its worms.
fn stack(scene: &mut Scene, area: Area, player: &PlayerView, paper: Ink) {
    let place = stack_place(area);
    if let Some(top) = player.stack.last() {
        tiles::pile(scene, (place.x, place.y), player.stack.len() as u8);
        scene.part((place.x, place.y), SmallTile { number: top.value(), worms: top.worms() });
        if player.stack.len() > 1 {
            scene.part((place.right() - 12, place.y - 4), Count(player.stack.len() as u8));
        }
    }
    let worms: u8 = player.stack.iter().copied().map(Tile::worms).sum();
    scene.write_right(Pen::new(27, Ink::Cream, paper), (area.right() - 9, area.y + 44), worms.to_string());
}

/// Whether somebody has just won a tile.
fn has_won(news: &[&Event], winner: Seat) -> bool {
    news.iter().any(|event| match event {
        Event::Stole { seat, .. } | Event::Failed { seat, .. } | Event::Shared { seat, .. } => {
            *seat == winner
        }
        _ => false,
    })
}

/// How many cards stand side by side in the picture of a hand.
const COLUMNS: i16 = 9;

/// A hand, for its owner's eyes: hens by value, worms by plaque. What can't be laid any more is struck.
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
            scene.block(Area::new(x + 32, y + 5, 40, 32), 9, Ink::Umber);
            scene.block(Area::new(x + 33, y + 6, 38, 30), 8, Ink::Gold);
            let pen = Pen::new(23, Ink::Umber, Ink::Gold);
            scene.write_middle(pen, (x + 52, y + 30), format!("×{count}"));
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
