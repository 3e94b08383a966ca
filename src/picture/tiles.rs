//! Tiles with a number and worms, which several games have: on a grill, on a stack, in a pile.

use super::icon::Icon;
use super::look::Ink;
use super::parts::Piece;
use super::scene::{Area, MARGIN, Pen, SMALL, Scene};
use super::table::INSIDE;

const ROUND: i16 = 12;

/// A tile on a grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Its number, which is what it costs.
    pub number: u8,
    /// Its value.
    pub worms: u8,
    /// Its state.
    pub lies: TileLook,
}

/// The state of a tile on the grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileLook {
    /// Face up: it can be taken.
    Up,
    /// Face down for the rest of the game.
    Turned,
    /// Taken: only an outline is left.
    Away,
}

impl Tile {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (86, 92);
}

impl Piece for Tile {
    fn scene(&self) -> Scene {
        let (width, height) = Tile::SIZE;
        let number = self.number.to_string();
        let mut scene = Scene::part_of(width, height);
        match self.lies {
            TileLook::Up => {
                slab(&mut scene);
                scene.write_middle(Pen::new(42, Ink::Umber, Ink::Ivory), (width / 2, 46), number);
                worms(&mut scene, self.worms, width / 2, 56, 20, width - 4);
            }
            TileLook::Turned => {
                scene.block(Area::new(0, 0, width, height), ROUND, Ink::Panel);
                scene.frame(Area::new(0, 0, width, height), ROUND, 3, Ink::Faint);
                scene.icon(Icon::Cross, (20, 6), 46, Ink::Faint);
                scene.write_middle(Pen::new(SMALL, Ink::Sage, Ink::Panel), (width / 2, 82), number);
            }
            TileLook::Away => {
                scene.dashed_frame(Area::new(1, 1, width - 2, height - 2), ROUND, 2, Ink::Faint);
                scene.write_middle(Pen::new(SMALL, Ink::Sage, Ink::Felt), (width / 2, 57), number);
            }
        }
        scene
    }
}

/// A tile on a player's stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SmallTile {
    /// Its number.
    pub number: u8,
    /// Its value.
    pub worms: u8,
}

impl SmallTile {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (68, 60);
}

impl Piece for SmallTile {
    fn scene(&self) -> Scene {
        let (width, height) = SmallTile::SIZE;
        let mut scene = Scene::part_of(width, height);
        slab(&mut scene);
        let pen = Pen::new(32, Ink::Umber, Ink::Ivory);
        scene.write_middle(pen, (width / 2, 30), self.number.to_string());
        worms(&mut scene, self.worms, width / 2, 35, 16, width - 4);
        scene
    }
}

/// Draws a thick tile with a shadow at its lower edge.
pub fn slab(scene: &mut Scene) {
    let area = Area::new(0, 0, scene.width, scene.height);
    scene.block(area, ROUND, Ink::Sand);
    scene.block(Area { height: area.height - 5, ..area }, ROUND, Ink::Ivory);
}

/// Draws worms side by side, centred on `middle`. If they don't fit into `room`, they overlap.
pub fn worms(scene: &mut Scene, count: u8, middle: i16, y: i16, size: i16, room: i16) {
    let count = i16::from(count);
    let step = if count > 1 { size.min((room - size) / (count - 1)) } else { size };
    let left = middle - (step * (count - 1) + size) / 2;
    for worm in 0..count {
        scene.icon(Icon::Worm, (left + step * worm, y), size, Ink::Worm);
    }
}

const COLUMNS: i16 = 8;
const LINE: i16 = Tile::SIZE.1 + 8;

/// The lower edge of a grill of sixteen tiles.
pub const GRILL_END: i16 = MARGIN + 2 * LINE + 4;

/// The area of a tile on the grill, by its index.
pub fn grill_place(index: i16) -> Area {
    let (width, height) = Tile::SIZE;
    let gap = (INSIDE - COLUMNS * width) / (COLUMNS - 1);
    let (column, row) = (index % COLUMNS, index / COLUMNS);
    Area::new(MARGIN + column * (width + gap), MARGIN + row * LINE, width, height)
}

/// Draws the edges of the tiles below the top of a stack.
pub fn pile(scene: &mut Scene, (x, y): (i16, i16), height: u8) {
    let (width, tall) = SmallTile::SIZE;
    for depth in (1..i16::from(height).min(4)).rev() {
        scene.block(Area::new(x + 3 * depth, y + 3 - depth, width, tall - 3), 11, Ink::Umber);
        scene.block(Area::new(x + 3 * depth, y + 4 - depth, width - 1, tall - 5), 11, Ink::Sand);
    }
}
