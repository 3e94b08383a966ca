//! The body and pips of dice.

use super::look::Ink;
use super::scene::{Area, Scene};

/// The side of a die.
pub const SIDE: i16 = 60;

/// The whole area of a die.
pub const WHOLE: Area = Area::new(0, 0, SIDE, SIDE);

/// Corner radius.
pub const ROUND: i16 = 13;

/// An empty die of this colour.
pub fn blank(paper: Ink) -> Scene {
    let mut scene = Scene::part_of(SIDE, SIDE);
    scene.block(WHOLE, ROUND, Ink::Sand);
    scene.block(Area { height: SIDE - 4, ..WHOLE }, ROUND, paper);
    scene
}

/// The pips of 1 to 6.
pub fn pips(scene: &mut Scene, count: u8, ink: Ink) {
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
