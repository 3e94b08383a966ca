//! The boxes of a Qwixx sheet.

use super::{BoxSize, BoxState, row_icon, row_inks};
use crate::game::action::Row;
use crate::picture::icon::Icon;
use crate::picture::look::Ink;
use crate::picture::scene::{Area, Pen, Scene};

pub(super) fn number_box(row: Row, number: u8, state: BoxState, size: BoxSize) -> Scene {
    let (mut scene, area) = paper(row, state, size);
    let (_, _, pale) = row_inks(row);
    let letters = size.letters();
    let base = area.y + (area.height + letters * 7 / 10) / 2;
    match state {
        BoxState::Crossed => crossed(&mut scene, area),
        BoxState::Lost => {
            let pen = Pen::new(letters, Ink::Sage, Ink::Panel);
            scene.write_middle(pen, (area.middle(), base), number.to_string());
        }
        BoxState::Open | BoxState::Legal => {
            let pen = Pen::new(letters, Ink::Umber, pale);
            scene.write_middle(pen, (area.middle(), base), number.to_string());
        }
    }
    scene
}

pub(super) fn lock_box(row: Row, state: BoxState, size: BoxSize) -> Scene {
    let (mut scene, area) = paper(row, state, size);
    if state == BoxState::Crossed {
        crossed(&mut scene, area);
        return scene;
    }
    let side = area.width.min(area.height) * 7 / 10;
    let ink = if state == BoxState::Lost { Ink::Sage } else { Ink::Umber };
    let at = (area.middle() - side / 2, area.y + (area.height - side) / 2);
    scene.icon(Icon::Lock, at, side, ink);
    scene
}

pub(super) fn row_sign(row: Row, size: BoxSize) -> Scene {
    let mut scene = Scene::part_of(size.width, size.height);
    let (ink, on, _) = row_inks(row);
    let area = Area::new(1, 1, size.width - 2, size.height - 2);
    scene.block(area, 6, ink);
    let side = size.width.min(size.height) * 6 / 10;
    let at = (area.middle() - side / 2, area.y + (area.height - side) / 2);
    scene.icon(row_icon(row), at, side, on);
    scene
}

fn paper(row: Row, state: BoxState, size: BoxSize) -> (Scene, Area) {
    let mut scene = Scene::part_of(size.width, size.height);
    let area = Area::new(1, 1, size.width - 2, size.height - 2);
    let (_, _, pale) = row_inks(row);
    match state {
        BoxState::Lost => scene.block(area, 5, Ink::Panel),
        BoxState::Open | BoxState::Crossed => scene.block(area, 5, pale),
        BoxState::Legal => {
            scene.block(area.grown(1), 6, Ink::Umber);
            scene.block(area.grown(-1), 5, Ink::Gold);
            scene.block(area.grown(-5), 4, pale);
        }
    }
    (scene, area)
}

/// A cross as large as the box.
fn crossed(scene: &mut Scene, area: Area) {
    let inside = area.grown(-area.height.min(area.width) / 6);
    let thick = (area.height / 8).max(4);
    let (left, right, top, bottom) = (inside.x, inside.right(), inside.y, inside.bottom());
    scene.line(vec![(left, top), (right, bottom)], thick, Ink::Umber);
    scene.line(vec![(right, top), (left, bottom)], thick, Ink::Umber);
}

impl BoxSize {
    const fn letters(self) -> i16 {
        let by_width = self.width * 7 / 10;
        let by_height = self.height * 7 / 10;
        if by_width < by_height { by_width } else { by_height }
    }
}
