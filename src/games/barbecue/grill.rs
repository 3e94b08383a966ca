//! The fourteen sections of the grill and what is on them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// The worms on the sections 23 to 36. Reconstructed, because the rulebook shows them only in a picture that is lost.
const WORMS: [u8; Section::COUNT] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];

/// A section of the grill, 23 to 36.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Section(u8);

impl Section {
    pub(super) const LOWEST: u8 = 23;
    const COUNT: usize = 14;

    /// All fourteen sections in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Section> {
        (0..Section::COUNT as u8).map(|index| Section(Section::LOWEST + index))
    }

    /// The section of a total; `None` below 23 and above 36.
    pub fn of(total: u8) -> Option<Section> {
        let index = total.checked_sub(Section::LOWEST)?;
        (usize::from(index) < Section::COUNT).then_some(Section(total))
    }

    /// The total that hits the section.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The worms on the section.
    pub const fn worms(self) -> u8 {
        WORMS[self.index()]
    }

    const fn index(self) -> usize {
        (self.0 - Section::LOWEST) as usize
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is on a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Cover {
    /// Nothing.
    #[default]
    Empty,
    /// One plate of this player.
    Plate(Seat),
    /// Two plates of this player: the section is closed.
    Closed(Seat),
    /// A snail.
    Snail,
}

/// All sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Grill([Cover; Section::COUNT]);

impl Grill {
    /// What is on `section`.
    pub const fn cover(&self, section: Section) -> Cover {
        self.0[section.index()]
    }

    /// The highest section with a snail.
    pub fn highest_snail(&self) -> Option<Section> {
        self.highest(|cover| cover == Cover::Snail)
    }

    /// Where a failure puts the next snail: on the highest empty section, otherwise on the highest single plate.
    pub fn place_for_snail(&self) -> Option<Section> {
        self.highest(|cover| cover == Cover::Empty)
            .or_else(|| self.highest(|cover| matches!(cover, Cover::Plate(_))))
    }

    /// The highest section on which `seat` has a plate, which breaks ties.
    pub fn highest_plate_of(&self, seat: Seat) -> Option<Section> {
        self.highest(|cover| cover == Cover::Plate(seat) || cover == Cover::Closed(seat))
    }

    pub(super) const fn put(&mut self, section: Section, cover: Cover) {
        self.0[section.index()] = cover;
    }

    fn highest(&self, wanted: impl Fn(Cover) -> bool) -> Option<Section> {
        Section::all().rev().find(|&section| wanted(self.cover(section)))
    }
}
