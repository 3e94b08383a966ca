//! Tiles and sections.

use super::{Lies, Part, seat_ink, seat_letter, worms};
use crate::game::Seat;
use crate::games::barbecue::Cover;
use crate::picture::icon::Icon;
use crate::picture::look::Ink;
use crate::picture::scene::{Area, Pen, Scene};

const ROUND: i16 = 12;

pub(super) fn tile(number: u8, worm_count: u8, lies: Lies) -> Scene {
    let (width, height) = Part::TILE;
    let mut scene = Scene::part_of(width, height);
    match lies {
        Lies::Up => {
            slab(&mut scene, Area::new(0, 0, width, height));
            scene.write_middle(Pen::new(42, Ink::Umber, Ink::Ivory), (width / 2, 46), number.to_string());
            worms(&mut scene, worm_count, width / 2, 56, 20, width - 4);
        }
        Lies::Turned => {
            scene.block(Area::new(0, 0, width, height), ROUND, Ink::Panel);
            scene.frame(Area::new(0, 0, width, height), ROUND, 3, Ink::Faint);
            scene.icon(Icon::Cross, (18, 8), 50, Ink::Faint);
            scene.write_middle(Pen::new(24, Ink::Sage, Ink::Panel), (width / 2, 84), number.to_string());
        }
        Lies::Away => {
            scene.dashed_frame(Area::new(1, 1, width - 2, height - 2), ROUND, 2, Ink::Faint);
            scene.write_middle(Pen::new(24, Ink::Sage, Ink::Felt), (width / 2, 56), number.to_string());
        }
    }
    scene
}

pub(super) fn small(number: u8, worm_count: u8) -> Scene {
    let (width, height) = Part::SMALL_TILE;
    let mut scene = Scene::part_of(width, height);
    slab(&mut scene, Area::new(0, 0, width, height));
    scene.write_middle(Pen::new(28, Ink::Umber, Ink::Ivory), (width / 2, 29), number.to_string());
    worms(&mut scene, worm_count, width / 2, 31, 19, width - 4);
    scene
}

pub(super) fn section(number: u8, worm_count: u8, cover: Cover) -> Scene {
    let (width, height) = Part::TILE;
    let mut scene = Scene::part_of(width, height);
    slab(&mut scene, Area::new(0, 0, width, height));
    scene.write_middle(Pen::new(30, Ink::Umber, Ink::Ivory), (width / 2, 31), number.to_string());
    match cover {
        Cover::Empty => worms(&mut scene, worm_count, width / 2, 48, 20, width - 4),
        Cover::Snail => scene.icon(Icon::Snail, (18, 36), 50, Ink::Clay),
        Cover::Plate(seat) => {
            worms(&mut scene, worm_count, 19, 52, 20, 20);
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

/// A thick tile with a shadow at its lower edge.
fn slab(scene: &mut Scene, area: Area) {
    scene.block(area, ROUND, Ink::Sand);
    scene.block(Area { height: area.height - 5, ..area }, ROUND, Ink::Ivory);
}

fn plate(scene: &mut Scene, (x, y): (i16, i16), seat: Seat) {
    let area = Area::new(x, y, 44, 44);
    scene.block(area, 22, Ink::Umber);
    scene.block(area.grown(-2), 20, seat_ink(seat));
    scene.frame(area.grown(-6), 16, 2, Ink::Umber);
    let pen = Pen::new(24, Ink::Umber, seat_ink(seat));
    scene.write_middle(pen, (x + 22, y + 31), seat_letter(seat));
}
