//! Draws the dice, and the boxes of a sheet.

use std::fmt;

use crate::game::action::Row;
use crate::picture::parts::Piece;
use crate::picture::{Area, Icon, Ink, Pen, Scene, dice};

/// A die, white without a row. It shows its number and the sign of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColourDie(pub Option<Row>, pub u8);

impl Piece for ColourDie {
    fn scene(&self) -> Scene {
        let ColourDie(row, value) = *self;
        let (paper, ink) = row.map_or((Ink::White, Ink::Umber), |row| (row_inks(row).0, row_inks(row).1));
        let mut scene = dice::blank(paper);
        scene.write_middle(Pen::new(40, ink, paper), (dice::SIDE / 2, 44), value.to_string());
        if let Some(row) = row {
            scene.icon(row_icon(row), (dice::SIDE - 19, 4), 13, ink);
        }
        scene
    }
}

/// The state of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoxState {
    /// Neither crossed nor lost.
    Open,
    /// It can be crossed now.
    Legal,
    /// Crossed.
    Crossed,
    /// Passed over, or its row is closed.
    Lost,
}

/// The size of a sheet's boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoxSize {
    pub width: i16,
    pub height: i16,
}

impl BoxSize {
    /// The font size that fits.
    const fn letters(self) -> i16 {
        let by_width = self.width * 7 / 10;
        let by_height = self.height * 7 / 10;
        if by_width < by_height { by_width } else { by_height }
    }
}

impl fmt::Debug for BoxSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

/// The colour of a row, of the text on it, and of its background.
pub const fn row_inks(row: Row) -> (Ink, Ink, Ink) {
    match row {
        Row::Red => (Ink::Red, Ink::White, Ink::PaleRed),
        Row::Yellow => (Ink::Yellow, Ink::Umber, Ink::PaleYellow),
        Row::Green => (Ink::Green, Ink::White, Ink::PaleGreen),
        Row::Blue => (Ink::Blue, Ink::White, Ink::PaleBlue),
    }
}

/// The sign of a row, for people who can't distinguish the colours.
pub const fn row_icon(row: Row) -> Icon {
    match row {
        Row::Red => Icon::Circle,
        Row::Yellow => Icon::Triangle,
        Row::Green => Icon::Square,
        Row::Blue => Icon::Diamond,
    }
}

/// A number of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Box(pub Row, pub u8, pub BoxState, pub BoxSize);

impl Piece for Box {
    fn scene(&self) -> Scene {
        let Box(row, number, state, size) = *self;
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
}

/// The lock at the end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LockBox(pub Row, pub BoxState, pub BoxSize);

impl Piece for LockBox {
    fn scene(&self) -> Scene {
        let LockBox(row, state, size) = *self;
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
}

/// A box of a small sheet, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(pub Row, pub BoxState, pub BoxSize);

impl Piece for Spot {
    fn scene(&self) -> Scene {
        let Spot(row, state, size) = *self;
        let mut scene = Scene::part_of(size.width, size.height);
        let area = Area::new(1, 1, size.width - 2, size.height - 2);
        let (_, _, pale) = row_inks(row);
        match state {
            BoxState::Lost => scene.frame(area, 4, 1, Ink::Faint),
            BoxState::Open | BoxState::Legal => scene.block(area, 4, pale),
            BoxState::Crossed => {
                scene.block(area, 4, pale);
                scene.block(area.grown(-3), 3, Ink::Umber);
            }
        }
        scene
    }
}

/// The sign of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowSign(pub Row, pub BoxSize);

impl Piece for RowSign {
    fn scene(&self) -> Scene {
        let RowSign(row, size) = *self;
        let mut scene = Scene::part_of(size.width, size.height);
        let (ink, on, _) = row_inks(row);
        let area = Area::new(1, 1, size.width - 2, size.height - 2);
        scene.block(area, 6, ink);
        let side = size.width.min(size.height) * 6 / 10;
        let at = (area.middle() - side / 2, area.y + (area.height - side) / 2);
        scene.icon(row_icon(row), at, side, on);
        scene
    }
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

/// A cross that fills the box.
fn crossed(scene: &mut Scene, area: Area) {
    let inside = area.grown(-area.height.min(area.width) / 6);
    let thick = (area.height / 8).max(4);
    let (left, right, top, bottom) = (inside.x, inside.right(), inside.y, inside.bottom());
    scene.line(vec![(left, top), (right, bottom)], thick, Ink::Umber);
    scene.line(vec![(right, top), (left, bottom)], thick, Ink::Umber);
}
