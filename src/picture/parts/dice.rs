//! Dice.

use super::{DieState, Part, row_icon, row_inks};
use crate::game::action::Row;
use crate::game::worm_dice::Face;
use crate::picture::icon::Icon;
use crate::picture::look::Ink;
use crate::picture::scene::{Area, Pen, Scene};

const SIDE: i16 = Part::DIE;
const WHOLE: Area = Area::new(0, 0, SIDE, SIDE);
const ROUND: i16 = 13;

pub(super) fn die(face: Face, state: DieState) -> Scene {
    let mut scene = Scene::part_of(SIDE, SIDE);
    let paper = if state == DieState::Used { Ink::Ash } else { Ink::White };
    scene.block(WHOLE, ROUND, Ink::Sand);
    scene.block(Area { height: SIDE - 4, ..WHOLE }, ROUND, paper);
    match face {
        Face::Worm => {
            scene.icon(Icon::Worm, (6, 4), 48, if paper == Ink::Ash { Ink::Umber } else { Ink::Worm })
        }
        number => pips(&mut scene, number.points(), Ink::Umber),
    }
    if state == DieState::Used {
        scene.icon(Icon::Struck, (2, 0), 56, Ink::Umber);
    }
    scene
}

pub(super) fn in_cup() -> Scene {
    let mut scene = Scene::part_of(SIDE, SIDE);
    scene.dashed_frame(WHOLE.grown(-2), ROUND, 2, Ink::Faint);
    scene
}

/// A die of Qwixx: its number, and the sign of its row.
pub(super) fn colour_die(row: Option<Row>, value: u8) -> Scene {
    let mut scene = Scene::part_of(SIDE, SIDE);
    let (paper, ink) = row.map_or((Ink::White, Ink::Umber), |row| (row_inks(row).0, row_inks(row).1));
    scene.block(WHOLE, ROUND, Ink::Sand);
    scene.block(Area { height: SIDE - 4, ..WHOLE }, ROUND, paper);
    scene.write_middle(Pen::new(40, ink, paper), (SIDE / 2, 44), value.to_string());
    if let Some(row) = row {
        scene.icon(row_icon(row), (SIDE - 19, 4), 13, ink);
    }
    scene
}

/// The spots of 1 to 6.
fn pips(scene: &mut Scene, count: u8, ink: Ink) {
    const NEAR: i16 = 9;
    const MIDDLE: i16 = 23;
    const FAR: i16 = 37;
    let (centre, diagonal, other, sides) = (count % 2 == 1, count >= 2, count >= 4, count == 6);
    let spots = [
        (centre, MIDDLE, MIDDLE),
        (diagonal, FAR, NEAR),
        (diagonal, NEAR, FAR),
        (other, NEAR, NEAR),
        (other, FAR, FAR),
        (sides, NEAR, MIDDLE),
        (sides, FAR, MIDDLE),
    ];
    for (_, x, y) in spots.into_iter().filter(|(there, ..)| *there) {
        scene.block(Area::new(x, y - 2, 14, 14), 7, ink);
    }
}
