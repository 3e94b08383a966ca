//! The Bratwurmeck: the grill above, the dice in the middle, the stacks below.

use super::{Event, Heckmeck, Prize, Stack, Tile, TileState, Turned, View};
use crate::game::worm_dice::picture::{self as worm_dice, DICE_HEIGHT};
use crate::game::{Picture, Seat};
use crate::picture::parts::{Badge, Count};
use crate::picture::tiles::{self, GRILL_END, Lies, SmallTile};
use crate::picture::{Area, Icon, Ink, MARGIN, Pen, Scene, Sight, table};

const PLACE: i16 = 106;

impl Picture for Heckmeck {
    fn scene(view: &View, news: &[&Event], sight: &Sight<'_>) -> Scene {
        let (places, bottom) = table::places(view.stacks.len(), GRILL_END + DICE_HEIGHT + 10, PLACE);
        let mut scene = Scene::board(bottom + MARGIN);
        let news = News::of(news);
        grill(&mut scene, view, &news);
        dice(&mut scene, GRILL_END, view, sight);
        for ((seat, stack), area) in Seat::all(view.stacks.len()).zip(&view.stacks).zip(places) {
            let paper = table::place(&mut scene, area, sight, seat, view.turn == Some(seat));
            self::stack(&mut scene, area, stack, paper);
            mark_stack(&mut scene, area, seat, view, &news);
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let tiles: Vec<_> = view.stacks[seat.index()].tiles().map(|tile| tile.to_string()).collect();
        tiles.join(" · ")
    }
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
    fn of(events: &[&Event]) -> News {
        let mut news = News::default();
        for event in events {
            match event {
                Event::Took { seat, .. } | Event::Stole { seat, .. } => news.winner = Some(*seat),
                Event::Failed { returned, turned, .. } => {
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

fn grill(scene: &mut Scene, view: &View, news: &News) {
    let to_be_had = match view.prize {
        Some(Prize::Grill(tile)) => Some(tile),
        Some(Prize::Steal { instead, .. }) => instead,
        _ => None,
    };
    for (index, tile) in (0..).zip(Tile::all()) {
        let area = tiles::grill_place(index);
        let lies = match view.grill.state(tile) {
            TileState::FaceUp => Lies::Up,
            TileState::Turned => Lies::Turned,
            TileState::Away => Lies::Away,
        };
        scene.part((area.x, area.y), tiles::Tile { number: tile.value(), worms: tile.worms(), lies });
        if to_be_had == Some(tile) {
            table::to_be_had(scene, area);
        } else if news.tiles.contains(&tile) {
            table::changed(scene, area);
        }
    }
}

fn dice(scene: &mut Scene, top: i16, view: &View, sight: &Sight<'_>) {
    let area = worm_dice::dice(scene, top, sight, &view.dice);
    let Some(prize) = view.prize else { return };
    worm_dice::prize_caption(scene, top, sight);
    match prize {
        Prize::Grill(tile) => scene.part((area.x, area.y), small(tile)),
        Prize::Steal { from, tile, .. } => {
            scene.part((area.x, area.y), small(tile));
            scene.part((area.x - 22, area.y - 10), Badge(from));
        }
        Prize::Nothing(_) => scene.icon(Icon::Cross, (area.x + 9, area.y + 5), 46, Ink::Sage),
    }
}

const fn small(tile: Tile) -> SmallTile {
    SmallTile { number: tile.value(), worms: tile.worms() }
}

/// The top of a stack, its height and its worms.
fn stack(scene: &mut Scene, area: Area, stack: &Stack, paper: Ink) {
    let (x, y) = (area.x + 12, area.y + 45);
    let base = area.y + 86;
    match stack.top() {
        Some(top) => {
            tiles::pile(scene, (x, y), stack.height());
            scene.part((x, y), small(top));
            if stack.height() > 1 {
                scene.part((x + SmallTile::SIZE.0 - 12, y - 8), Count(stack.height()));
            }
        }
        None => scene.dashed_frame(Area::new(x, y, SmallTile::SIZE.0, SmallTile::SIZE.1), 12, 2, Ink::Faint),
    }
    let pen = Pen::new(34, Ink::Cream, paper);
    table::counted(scene, pen, (area.right() - 12, base), stack.worms().into(), Icon::Worm, Ink::Cream);
}

fn mark_stack(scene: &mut Scene, area: Area, seat: Seat, view: &View, news: &News) {
    let top = Area::new(area.x + 12, area.y + 45, SmallTile::SIZE.0, SmallTile::SIZE.1);
    match view.prize {
        Some(Prize::Steal { from, .. }) if from == seat => table::to_be_had(scene, top),
        _ if news.winner == Some(seat) => table::changed(scene, top),
        _ => {}
    }
}
