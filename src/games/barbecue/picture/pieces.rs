//! Draws a section of the grill.

use crate::game::Seat;
use crate::games::barbecue::Cover;
use crate::picture::parts::{Piece, seat_ink, seat_letter};
use crate::picture::tiles::{Tile, slab, worms};
use crate::picture::{Area, Icon, Ink, Pen, SMALL, Scene};

/// A section of the grill, the size of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// The total that hits it.
    pub number: u8,
    /// The worms on it.
    pub worms: u8,
    /// What is on it.
    pub cover: Cover,
}

impl Piece for Section {
    fn scene(&self) -> Scene {
        let (width, height) = Tile::SIZE;
        let mut scene = Scene::part_of(width, height);
        slab(&mut scene);
        let pen = Pen::new(36, Ink::Umber, Ink::Ivory);
        scene.write_middle(pen, (width / 2, 34), self.number.to_string());
        match self.cover {
            Cover::Empty => worms(&mut scene, self.worms, width / 2, 52, 20, width - 4),
            Cover::Snail => scene.icon(Icon::Snail, (19, 38), 48, Ink::Clay),
            Cover::Plate(seat) => {
                // In two rows, so that they leave room for the plate.
                worms(&mut scene, self.worms.div_ceil(2), 21, 43, 19, 38);
                worms(&mut scene, self.worms / 2, 21, 64, 19, 38);
                plate(&mut scene, (41, 41), seat);
            }
            Cover::Closed(seat) => {
                scene.icon(Icon::Lock, (4, 48), 30, Ink::Umber);
                scene.block(Area::new(33, 41, 44, 44), 22, Ink::Umber);
                plate(&mut scene, (41, 41), seat);
            }
        }
        scene
    }
}

fn plate(scene: &mut Scene, (x, y): (i16, i16), seat: Seat) {
    let area = Area::new(x, y, 43, 43);
    scene.block(area, 22, Ink::Umber);
    scene.block(area.grown(-2), 20, seat_ink(seat));
    let pen = Pen::new(SMALL, Ink::Umber, seat_ink(seat));
    scene.write_middle(pen, (x + 21, y + 32), seat_letter(seat));
}
