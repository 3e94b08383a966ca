//! What lies on a table and always looks the same: tiles, dice, cards, plates, the boxes of a sheet. Each is drawn
//! once and kept.

mod cards;
mod dice;
mod sheet;
mod tiles;

use std::fmt;

use super::icon::Icon;
use super::look::Ink;
use super::scene::{Area, Pen, Scene};
use crate::game::Seat;
use crate::game::action::Row;
use crate::game::cards::Kind;
use crate::game::worm_dice::Face;

/// Something that looks the same wherever it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A tile of Heckmeck or Karteneck.
    Tile {
        /// What it costs.
        number: u8,
        /// What it is worth.
        worms: u8,
        /// How it lies.
        lies: Lies,
    },
    /// The same on somebody's stack.
    SmallTile {
        /// What it cost.
        number: u8,
        /// What it is worth.
        worms: u8,
    },
    /// A section of Barbecue's grill.
    Section {
        /// The total that hits it.
        number: u8,
        /// What it is worth.
        worms: u8,
        /// What lies on it.
        cover: crate::games::barbecue::Cover,
    },
    /// A die of Heckmeck or Barbecue.
    Die(Face, DieState),
    /// A die that is still in the cup.
    InCup,
    /// A die of Qwixx; white without a row.
    ColourDie(Option<Row>, u8),
    /// A card in a hand.
    Card(crate::games::karteneck::cards::Card, CardState),
    /// So many cards of a kind before a player, and the best plaque of worms.
    Laid(Kind, u8, Option<u8>),
    /// A small number: how many there are.
    Count(u8),
    /// A number of a sheet's row.
    Box(Row, u8, BoxState, BoxSize),
    /// The lock at its end.
    LockBox(Row, BoxState, BoxSize),
    /// The sign of a row.
    RowSign(Row, BoxSize),
    /// A seat's letter.
    Badge(Seat),
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

/// What can be done with a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieState {
    /// It was set aside.
    Aside,
    /// It can be set aside.
    Free,
    /// Its face was set aside before.
    Used,
}

/// What can be done with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardState {
    /// It can be laid.
    Free,
    /// Its kind lies there already.
    Used,
}

/// What has become of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoxState {
    /// Nothing yet.
    Open,
    /// It can be crossed now.
    Legal,
    /// Crossed.
    Crossed,
    /// Passed over, or its row is closed.
    Lost,
}

/// How large a sheet's boxes are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoxSize {
    pub width: i16,
    pub height: i16,
}

impl fmt::Debug for BoxSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

impl Part {
    /// The size of a tile or a section.
    pub const TILE: (i16, i16) = (86, 92);
    /// The size of a tile on a stack.
    pub const SMALL_TILE: (i16, i16) = (64, 56);
    /// The side of a die.
    pub const DIE: i16 = 60;
    /// The size of a card.
    pub const CARD: (i16, i16) = (76, 108);
    /// The size of laid cards.
    pub const LAID: (i16, i16) = (54, 52);
    /// The side of a small number.
    pub const COUNT: i16 = 26;
    /// The side of a seat's letter.
    pub const BADGE: i16 = 32;

    /// How it is drawn.
    pub fn scene(self) -> Scene {
        match self {
            Part::Tile { number, worms, lies } => tiles::tile(number, worms, lies),
            Part::SmallTile { number, worms } => tiles::small(number, worms),
            Part::Section { number, worms, cover } => tiles::section(number, worms, cover),
            Part::Die(face, state) => dice::die(face, state),
            Part::InCup => dice::in_cup(),
            Part::ColourDie(row, value) => dice::colour_die(row, value),
            Part::Card(card, state) => cards::card(card, state),
            Part::Laid(kind, count, plaque) => cards::laid(kind, count, plaque),
            Part::Count(count) => self::count(count),
            Part::Box(row, number, state, size) => sheet::number_box(row, number, state, size),
            Part::LockBox(row, state, size) => sheet::lock_box(row, state, size),
            Part::RowSign(row, size) => sheet::row_sign(row, size),
            Part::Badge(seat) => badge(seat),
        }
    }
}

/// The colour of a row, that of writing on it, and its paper.
pub const fn row_inks(row: Row) -> (Ink, Ink, Ink) {
    match row {
        Row::Red => (Ink::Red, Ink::White, Ink::PaleRed),
        Row::Yellow => (Ink::Yellow, Ink::Umber, Ink::PaleYellow),
        Row::Green => (Ink::Green, Ink::White, Ink::PaleGreen),
        Row::Blue => (Ink::Blue, Ink::White, Ink::PaleBlue),
    }
}

/// The sign of a row, for those to whom its colour says nothing.
pub const fn row_icon(row: Row) -> Icon {
    match row {
        Row::Red => Icon::Circle,
        Row::Yellow => Icon::Triangle,
        Row::Green => Icon::Square,
        Row::Blue => Icon::Diamond,
    }
}

/// A seat's letter, A to G.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// A seat's colour.
pub const fn seat_ink(seat: Seat) -> Ink {
    Ink::Seat(seat.index() as u8)
}

fn count(count: u8) -> Scene {
    let mut scene = Scene::part_of(Part::COUNT, Part::COUNT);
    count_mark(&mut scene, (Part::COUNT, 0), count);
    scene
}

fn badge(seat: Seat) -> Scene {
    let mut scene = Scene::part_of(Part::BADGE, Part::BADGE);
    let ink = seat_ink(seat);
    scene.block(Area::new(0, 0, Part::BADGE, Part::BADGE), Part::BADGE / 2, ink);
    scene.write_middle(Pen::new(23, Ink::Umber, ink), (16, 24), seat_letter(seat));
    scene
}

/// So many worms on a tile, around `middle`: side by side, or one with its number where they have no room.
fn worms(scene: &mut Scene, count: u8, middle: i16, y: i16, size: i16, room: i16) {
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

/// A small number in the corner that ends here: how many there are.
fn count_mark(scene: &mut Scene, (right, top): (i16, i16), count: u8) {
    scene.block(Area::new(right - 26, top, 26, 26), 9, Ink::Umber);
    scene.block(Area::new(right - 25, top + 1, 24, 24), 8, Ink::Gold);
    scene.write_middle(Pen::new(20, Ink::Umber, Ink::Gold), (right - 13, top + 20), count.to_string());
}
