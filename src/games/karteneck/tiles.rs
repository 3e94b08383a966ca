//! The thirty tiles: three of value 0, and 16 to 42, one of each.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::Chance;

/// The worms on the tiles, by their highest value. A reconstruction: the rulebook shows them only in a picture
/// that was lost.
const WORMS: [(u8, u8); 7] = [(0, 0), (24, 1), (28, 2), (32, 3), (36, 4), (40, 5), (42, 6)];

/// How many tiles of value 0 there are.
const ZEROS: u8 = 3;

/// How many tiles there are.
pub const TILES: usize = 30;

/// A tile of value 0 or 16 to 42.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(u8);

impl Tile {
    const LOWEST: u8 = 16;
    const HIGHEST: u8 = 42;

    /// The number on it.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The worms on it.
    pub fn worms(self) -> u8 {
        WORMS.iter().find(|(highest, _)| self.0 <= *highest).map_or(0, |&(_, worms)| worms)
    }
}

/// The worms on a tile of this value, for those who count tiles without holding them.
pub(crate) fn worms_on(value: u8) -> u8 {
    Tile(value).worms()
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A player's tiles, the last one on top.
pub type Stack = ArrayVec<Tile, TILES>;

/// The tiles that nobody has seen yet, those put away before the game included. Which ones are put away is
/// never decided: they are the ones that were not drawn when the last round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Unseen {
    zeros: u8,
    /// Bit by value.
    others: u64,
}

impl Unseen {
    pub(super) fn all() -> Unseen {
        Unseen { zeros: ZEROS, others: (Tile::LOWEST..=Tile::HIGHEST).fold(0, |set, value| set | 1 << value) }
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> u32 {
        u32::from(self.zeros) + self.others.count_ones()
    }

    /// Takes one out by chance. Whoever asks knows that there is one.
    pub(super) fn draw(&mut self, chance: &mut dyn Chance) -> Tile {
        let others = (Tile::LOWEST..=Tile::HIGHEST).filter(|value| self.others >> value & 1 == 1);
        let urn: ArrayVec<(u8, u8), TILES> =
            std::iter::once((0, self.zeros)).chain(others.map(|value| (value, 1))).collect();
        let value = chance.draw(&urn);
        if value == 0 {
            self.zeros -= 1;
        } else {
            self.others &= !(1 << value);
        }
        Tile(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirty_tiles_with_the_worms_of_the_rules() {
        assert_eq!(Unseen::all().len() as usize, TILES);
        for (values, worms) in
            [(0..=0, 0), (16..=24, 1), (25..=28, 2), (29..=32, 3), (33..=36, 4), (37..=40, 5), (41..=42, 6)]
        {
            assert!(
                values.clone().all(|value| Tile(value).worms() == worms),
                "{values:?} have {worms} worms"
            );
        }
    }
}
