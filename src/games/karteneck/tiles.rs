//! The thirty tiles: three of value 0, and 16 to 42, one of each.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::Chance;

/// The worms on the tiles, by their highest value. Reconstructed, because the rulebook shows them only in a picture
/// that is lost.
const WORMS: [(u8, u8); 7] = [(0, 0), (24, 1), (28, 2), (32, 3), (36, 4), (40, 5), (42, 6)];

/// The number of tiles of value 0.
const ZEROS: u8 = 3;

/// The number of tiles.
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
        worms_on(self.0)
    }
}

/// The worms by value, because the computers ask often.
const WORMS_ON: [u8; 43] = {
    let mut worms = [0; 43];
    let (mut value, mut step) = (0, 0);
    while value < worms.len() {
        if value > WORMS[step].0 as usize {
            step += 1;
        }
        worms[value] = WORMS[step].1;
        value += 1;
    }
    worms
};

/// The worms on a tile of this value, for code that has only the value.
pub(crate) const fn worms_on(value: u8) -> u8 {
    WORMS_ON[value as usize]
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

/// The tiles that nobody has seen yet, including those that are never used. Which ones are never used isn't decided in
/// advance: they are those not drawn by the end of the last round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Unseen {
    zeros: u8,
    /// One bit per value.
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

    /// Removes a random tile. There must be one.
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
