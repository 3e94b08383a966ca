//! The Bratwurmeck: the grill above, the dice in the middle, the stacks below.

use super::icon::Icon;
use super::look::Ink;
use super::parts::{Lies, Part};
use super::scene::{Area, MARGIN, Pen, Scene};
use super::table::{self, DICE_HEIGHT, INSIDE, Sight};
use crate::game::Seat;
use crate::games::AnyEvent;
use crate::games::heckmeck::{Event, Prize, Stack, Tile, TileState, Turned, View};

const PLACE: i16 = 106;
const COLUMNS: i16 = 8;

pub(super) fn board(view: &View, sight: &Sight<'_>) -> Scene {
    let dice_top = MARGIN + 2 * (Part::TILE.1 + 8) + 4;
    let (places, bottom) = table::places(view.stacks.len(), dice_top + DICE_HEIGHT + 10, PLACE);
    let mut scene = Scene::board(bottom + MARGIN);
    let news = News::of(sight.news);
    grill(&mut scene, view, &news);
    dice(&mut scene, dice_top, view, sight);
    for ((seat, stack), area) in Seat::all(view.stacks.len()).zip(&view.stacks).zip(places) {
        let paper = table::place(&mut scene, area, sight, seat, view.turn == Some(seat));
        self::stack(&mut scene, area, stack, paper);
        mark_stack(&mut scene, area, seat, view, &news);
    }
    scene
}

/// What has just changed.
#[derive(Default)]
struct News {
    /// On the grill.
    tiles: Vec<Tile>,
    /// Whose stack grew.
    winner: Option<Seat>,
}

impl News {
    fn of(events: &[AnyEvent]) -> News {
        let mut news = News::default();
        for event in events {
            match event {
                AnyEvent::Heckmeck(Event::Took { seat, .. } | Event::Stole { seat, .. }) => {
                    news.winner = Some(*seat)
                }
                AnyEvent::Heckmeck(Event::Failed { returned, turned, .. }) => {
                    news.tiles.extend(returned);
                    if let Turned::Highest(tile) | Turned::Both(tile) = turned {
                        news.tiles.push(*tile);
                    }
                }
                _ => {}
            }
        }
        news
    }
}

/// Where the place of a tile or section is on the grill, by its position in the row of all.
pub(super) fn grill_place(index: i16) -> Area {
    let (width, height) = Part::TILE;
    let gap = (INSIDE - COLUMNS * width) / (COLUMNS - 1);
    let (column, row) = (index % COLUMNS, index / COLUMNS);
    Area::new(MARGIN + column * (width + gap), MARGIN + row * (height + 8), width, height)
}

fn grill(scene: &mut Scene, view: &View, news: &News) {
    let to_be_had = match view.prize {
        Some(Prize::Grill(tile)) => Some(tile),
        Some(Prize::Steal { instead, .. }) => instead,
        _ => None,
    };
    for (index, tile) in (0..).zip(Tile::all()) {
        let area = grill_place(index);
        let lies = match view.grill.state(tile) {
            TileState::FaceUp => Lies::Up,
            TileState::Turned => Lies::Turned,
            TileState::Away => Lies::Away,
        };
        scene.part((area.x, area.y), Part::Tile { number: tile.value(), worms: tile.worms(), lies });
        if to_be_had == Some(tile) {
            table::to_be_had(scene, area);
        } else if news.tiles.contains(&tile) {
            table::changed(scene, area);
        }
    }
}

fn dice(scene: &mut Scene, top: i16, view: &View, sight: &Sight<'_>) {
    let area = table::dice(scene, top, sight, &view.dice);
    let Some(prize) = view.prize else { return };
    table::prize_caption(scene, top, sight);
    match prize {
        Prize::Grill(tile) => scene.part((area.x, area.y), small(tile)),
        Prize::Steal { from, tile, .. } => {
            scene.part((area.x, area.y), small(tile));
            scene.part((area.x - 22, area.y - 10), Part::Badge(from));
        }
        Prize::Nothing(_) => scene.icon(Icon::Cross, (area.x + 9, area.y + 5), 46, Ink::Sage),
    }
}

const fn small(tile: Tile) -> Part {
    Part::SmallTile { number: tile.value(), worms: tile.worms() }
}

/// The top of a stack, its height and its worms.
fn stack(scene: &mut Scene, area: Area, stack: &Stack, paper: Ink) {
    let (x, y) = (area.x + 12, area.y + 45);
    let base = area.y + 86;
    match stack.top() {
        Some(top) => {
            pile(scene, (x, y), stack.height());
            scene.part((x, y), small(top));
            if stack.height() > 1 {
                scene.part((x + Part::SMALL_TILE.0 - 12, y - 8), Part::Count(stack.height()));
            }
        }
        None => {
            scene.dashed_frame(Area::new(x, y, Part::SMALL_TILE.0, Part::SMALL_TILE.1), 12, 2, Ink::Faint)
        }
    }
    let pen = Pen::new(34, Ink::Cream, paper);
    table::counted(scene, pen, (area.right() - 12, base), stack.worms().into(), Icon::Worm, Ink::Cream);
}

/// The edges of the tiles below the top.
pub(super) fn pile(scene: &mut Scene, (x, y): (i16, i16), height: u8) {
    let (width, tall) = Part::SMALL_TILE;
    for depth in (1..i16::from(height).min(4)).rev() {
        scene.block(Area::new(x + 3 * depth, y + 3 - depth, width, tall - 3), 11, Ink::Umber);
        scene.block(Area::new(x + 3 * depth, y + 4 - depth, width - 1, tall - 5), 11, Ink::Sand);
    }
}

fn mark_stack(scene: &mut Scene, area: Area, seat: Seat, view: &View, news: &News) {
    let top = Area::new(area.x + 12, area.y + 45, Part::SMALL_TILE.0, Part::SMALL_TILE.1);
    match view.prize {
        Some(Prize::Steal { from, .. }) if from == seat => table::to_be_had(scene, top),
        _ if news.winner == Some(seat) => table::changed(scene, top),
        _ => {}
    }
}
