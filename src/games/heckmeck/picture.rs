//! Draws Heckmeck: the grill at the top, the dice in the middle, the stacks at the bottom.

use super::{Event, Heckmeck, Prize, Stack, Tile, TileState, Turned, View};
use crate::game::worm_dice::picture::{self as worm_dice, DICE_HEIGHT, LastTurn};
use crate::game::{Picture, Seat};
use crate::picture::parts::Badge;
use crate::picture::tiles::{self, GRILL_END, SmallTile, TileLook};
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, table};

const PLACE: i16 = 118;

impl Picture for Heckmeck {
    fn scene(view: &View, news: &[&Event], labels: &Labels<'_>) -> Scene {
        let (places, bottom) = table::places(view.stacks.len(), GRILL_END + DICE_HEIGHT + 10, PLACE);
        let mut scene = Scene::board(bottom + MARGIN);
        let last = LastTurn::of(news.iter().filter_map(|event| event.of_dice()));
        let news = News::of(news);
        grill(&mut scene, view, &news);
        dice(&mut scene, view, labels, last.as_ref(), &news);
        for ((seat, stack), area) in Seat::all(view.stacks.len()).zip(&view.stacks).zip(places) {
            let paper = table::place(&mut scene, area, labels, seat, view.turn == Some(seat));
            self::stack(&mut scene, area, stack, paper);
            mark_stack(&mut scene, area, seat, view, &news);
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let tiles: Vec<_> = view.stacks[seat.index()].tiles().map(|tile| tile.to_string()).collect();
        tiles.join(" ")
    }
}

/// What the latest events changed.
#[derive(Default)]
struct News {
    /// The places on the grill that changed.
    tiles: Vec<Tile>,
    /// Who won a tile.
    winners: Vec<Seat>,
    /// Who lost one, and to whom.
    robbed: Vec<(Seat, Seat)>,
    /// What the last turn brought: a tile, and the player it came from; `None` if it failed.
    prize: Option<(Tile, Option<Seat>)>,
}

impl News {
    fn of(events: &[&Event]) -> News {
        let mut news = News::default();
        for event in events {
            match **event {
                Event::Took { seat, tile } => {
                    news.winners.push(seat);
                    news.tiles.push(tile);
                    news.prize = Some((tile, None));
                }
                Event::Stole { seat, from, tile } => {
                    news.winners.push(seat);
                    news.robbed.push((from, seat));
                    news.prize = Some((tile, Some(from)));
                }
                Event::Failed { returned, turned, .. } => {
                    news.tiles.extend(returned);
                    if let Turned::Highest(tile) | Turned::Both(tile) = turned {
                        news.tiles.push(tile);
                    }
                    news.prize = None;
                }
                Event::Begins { .. } | Event::Rolled { .. } | Event::SetAside { .. } | Event::Over => {}
            }
        }
        news
    }
}

fn grill(scene: &mut Scene, view: &View, news: &News) {
    let available = match view.prize {
        Some(Prize::Grill(tile)) => Some(tile),
        Some(Prize::Steal { instead, .. }) => instead,
        _ => None,
    };
    for (index, tile) in (0..).zip(Tile::all()) {
        let area = tiles::grill_place(index);
        let lies = match view.grill.state(tile) {
            TileState::FaceUp => TileLook::Up,
            TileState::Turned => TileLook::Turned,
            TileState::Away => TileLook::Away,
        };
        scene.part((area.x, area.y), tiles::Tile { number: tile.value(), worms: tile.worms(), lies });
        if available == Some(tile) {
            table::mark_available(scene, area);
        } else if news.tiles.contains(&tile) {
            table::changed(scene, area);
        }
    }
}

fn dice(scene: &mut Scene, view: &View, labels: &Labels<'_>, last: Option<&LastTurn>, news: &News) {
    let area = worm_dice::dice(scene, GRILL_END, labels, &view.dice, last);
    let won = match (view.prize, last) {
        (Some(prize), _) => {
            worm_dice::prize_caption(scene, GRILL_END, labels);
            match prize {
                Prize::Grill(tile) => Some((tile, None)),
                Prize::Steal { from, tile, .. } => Some((tile, Some(from))),
                Prize::Nothing(_) => None,
            }
        }
        (None, Some(_)) if view.dice.is_fresh() => news.prize,
        (None, _) => return,
    };
    let Some((tile, from)) = won else { return worm_dice::nothing(scene, area) };
    scene.part((area.x, area.y), small(tile));
    if let Some(from) = from {
        scene.part((area.x - 24, area.y - 12), Badge(from));
    }
}

const fn small(tile: Tile) -> SmallTile {
    SmallTile { number: tile.value(), worms: tile.worms() }
}

/// The area of the top tile of a stack.
const fn top_place(area: Area) -> Area {
    Area::new(area.x + 12, area.y + 51, SmallTile::SIZE.0, SmallTile::SIZE.1)
}

/// The top tile of a stack, its height and its worms.
fn stack(scene: &mut Scene, area: Area, stack: &Stack, paper: Ink) {
    let place = top_place(area);
    let base = area.y + 93;
    match stack.top() {
        Some(top) => {
            tiles::pile(scene, (place.x, place.y), stack.height());
            scene.part((place.x, place.y), small(top));
            if stack.height() > 1 {
                let pen = Pen::new(SMALL, Ink::Sage, paper);
                scene.write(pen, (place.right() + 16, base), format!("×{}", stack.height()));
            }
        }
        None => scene.dashed_frame(place, 12, 2, Ink::Faint),
    }
    let pen = Pen::new(36, Ink::Cream, paper);
    table::counted(scene, pen, (area.right() - 12, base), stack.worms().into(), Icon::Worm, Ink::Cream);
}

fn mark_stack(scene: &mut Scene, area: Area, seat: Seat, view: &View, news: &News) {
    let top = top_place(area);
    match view.prize {
        Some(Prize::Steal { from, .. }) if from == seat => table::mark_available(scene, top),
        _ if news.winners.contains(&seat) => table::changed(scene, top),
        _ => {}
    }
    if let Some((_, thief)) = news.robbed.iter().find(|(robbed, _)| *robbed == seat) {
        // The name is above the tile, and the height of the stack beside it.
        table::robbed(scene, top, *thief, (top.x - 10, top.bottom() - 30));
    }
}
