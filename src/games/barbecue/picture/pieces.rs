//! A section of the grill.

use crate::game::Seat;
use crate::games::barbecue::Cover;
use crate::picture::parts::{Piece, seat_ink, seat_letter};
use crate::picture::tiles::{Tile, slab, worms};
use crate::picture::{Area, Icon, Ink, Pen, Scene};

/// A section of the grill, as large as a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// The total that hits it.
    pub number: u8,
    /// What it is worth.
    pub worms: u8,
    /// What lies on it.
    pub cover: Cover,
}

impl Piece for Section {
    fn scene(&self) -> Scene {
        let (width, height) = Tile::SIZE;
        let mut scene = Scene::part_of(width, height);
        slab(&mut scene);
        let pen = Pen::new(30, Ink::Umber, Ink::Ivory);
        scene.write_middle(pen, (width / 2, 31), self.number.to_string());
        match self.cover {
            Cover::Empty => worms(&mut scene, self.worms, width / 2, 48, 20, width - 4),
            Cover::Snail => scene.icon(Icon::Snail, (18, 36), 50, Ink::Clay),
            Cover::Plate(seat) => {
                worms(&mut scene, self.worms, 19, 52, 20, 20);
                plate(&mut scene, (38, 40), seat);
            }
            Cover::Closed(seat) => {
                plate(&mut scene, (20, 40), seat);
                plate(&mut scene, (38, 40), seat);
                scene.icon(Icon::Lock, (4, 44), 26, Ink::Umber);
            }
        }
        scene
    }
}

fn plate(scene: &mut Scene, (x, y): (i16, i16), seat: Seat) {
    let area = Area::new(x, y, 44, 44);
    scene.block(area, 22, Ink::Umber);
    scene.block(area.grown(-2), 20, seat_ink(seat));
    scene.frame(area.grown(-6), 16, 2, Ink::Umber);
    let pen = Pen::new(24, Ink::Umber, seat_ink(seat));
    scene.write_middle(pen, (x + 22, y + 31), seat_letter(seat));
}
