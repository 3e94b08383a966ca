//! Tiles with a number and worms, which several games have: on a grill, on a stack, in a pile.

use super::icon::Icon;
use super::look::Ink;
use super::parts::Piece;
use super::scene::{Area, MARGIN, Pen, Scene};
use super::table::INSIDE;

const ROUND: i16 = 12;

/// A tile on a grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// What it costs.
    pub number: u8,
    /// What it is worth.
    pub worms: u8,
    /// How it lies.
    pub lies: Lies,
}

/// How a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// To be had.
    Up,
    /// Face down for good.
    Turned,
    /// In somebody's stack: only its place is left.
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
            Lies::Up => {
                slab(&mut scene);
                scene.write_middle(Pen::new(42, Ink::Umber, Ink::Ivory), (width / 2, 46), number);
                worms(&mut scene, self.worms, width / 2, 56, 20, width - 4);
            }
            Lies::Turned => {
                scene.block(Area::new(0, 0, width, height), ROUND, Ink::Panel);
                scene.frame(Area::new(0, 0, width, height), ROUND, 3, Ink::Faint);
                scene.icon(Icon::Cross, (18, 8), 50, Ink::Faint);
                scene.write_middle(Pen::new(24, Ink::Sage, Ink::Panel), (width / 2, 84), number);
            }
            Lies::Away => {
                scene.dashed_frame(Area::new(1, 1, width - 2, height - 2), ROUND, 2, Ink::Faint);
                scene.write_middle(Pen::new(24, Ink::Sage, Ink::Felt), (width / 2, 56), number);
            }
        }
        scene
    }
}

/// The same on somebody's stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SmallTile {
    /// What it cost.
    pub number: u8,
    /// What it is worth.
    pub worms: u8,
}

impl SmallTile {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (64, 56);
}

impl Piece for SmallTile {
    fn scene(&self) -> Scene {
        let (width, height) = SmallTile::SIZE;
        let mut scene = Scene::part_of(width, height);
        slab(&mut scene);
        let pen = Pen::new(28, Ink::Umber, Ink::Ivory);
        scene.write_middle(pen, (width / 2, 29), self.number.to_string());
        worms(&mut scene, self.worms, width / 2, 31, 19, width - 4);
        scene
    }
}

/// Paints a part as a thick tile with a shadow at its lower edge.
pub fn slab(scene: &mut Scene) {
    let area = Area::new(0, 0, scene.width, scene.height);
    scene.block(area, ROUND, Ink::Sand);
    scene.block(Area { height: area.height - 5, ..area }, ROUND, Ink::Ivory);
}

/// So many worms on a tile, around `middle`: side by side, or one with its number where they have no room.
pub fn worms(scene: &mut Scene, count: u8, middle: i16, y: i16, size: i16, room: i16) {
    let (number, count) = (count, i16::from(count));
    if count * size <= room {
        let left = middle - count * size / 2;
        for worm in 0..count {
            scene.icon(Icon::Worm, (left + size * worm, y), size, Ink::Worm);
        }
        return;
    }
    let pen = Pen::new(size, Ink::Worm, Ink::Ivory);
    let end = scene.write(pen, (middle - size, y + size * 8 / 10), number.to_string());
    scene.icon(Icon::Worm, (end + 2, y), size, Ink::Worm);
}

const COLUMNS: i16 = 8;
const LINE: i16 = Tile::SIZE.1 + 8;

/// Where a grill of sixteen tiles ends, and what is below it begins.
pub const GRILL_END: i16 = MARGIN + 2 * LINE + 4;

/// Where a tile has its place on such a grill, by its position in the row of all.
pub fn grill_place(index: i16) -> Area {
    let (width, height) = Tile::SIZE;
    let gap = (INSIDE - COLUMNS * width) / (COLUMNS - 1);
    let (column, row) = (index % COLUMNS, index / COLUMNS);
    Area::new(MARGIN + column * (width + gap), MARGIN + row * LINE, width, height)
}

/// The edges of the tiles below the top of a stack.
pub fn pile(scene: &mut Scene, (x, y): (i16, i16), height: u8) {
    let (width, tall) = SmallTile::SIZE;
    for depth in (1..i16::from(height).min(4)).rev() {
        scene.block(Area::new(x + 3 * depth, y + 3 - depth, width, tall - 3), 11, Ink::Umber);
        scene.block(Area::new(x + 3 * depth, y + 4 - depth, width - 1, tall - 5), 11, Ink::Sand);
    }
}
