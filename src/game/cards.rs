//! Cards as an action names them: hens by value, worms by plaque.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The values of the hens.
pub const HENS: std::ops::RangeInclusive<u8> = 1..=5;

/// How many hens there are of each value.
pub const HENS_OF_EACH: u8 = 17;

/// The plaque numbers of the worm cards, one card each. A reconstruction: the rulebook shows the numbers only
/// in a picture that was lost.
pub const PLAQUES: std::ops::RangeInclusive<u8> = 1..=25;

/// In the journal's list of what chance answered, a worm card stands as this much more than its plaque.
pub const WORM_LABEL: u8 = 100;

/// Cards that can be laid together. A hen 5 and a worm are different kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardKind {
    /// Hens of this value, 1 to 5.
    Hen(u8),
    /// Worms, worth five each.
    Worm,
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardKind::Hen(value) => write!(f, "hen {value}"),
            CardKind::Worm => f.write_str("worm"),
        }
    }
}

/// A set of worm cards, told by their plaques.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plaques(u32);

impl Plaques {
    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub const fn contains(self, plaque: u8) -> bool {
        self.0 >> plaque & 1 == 1
    }

    /// Whether all of them are among `others`.
    pub const fn are_among(self, others: Plaques) -> bool {
        self.0 & !others.0 == 0
    }

    /// The highest; none if there are none.
    pub fn best(self) -> Option<u8> {
        self.0.checked_ilog2().map(|plaque| plaque as u8)
    }

    /// From the lowest to the highest.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        PLAQUES.filter(move |&plaque| self.contains(plaque))
    }

    /// Adds these.
    pub const fn insert(&mut self, others: Plaques) {
        self.0 |= others.0;
    }

    /// Takes these away.
    pub const fn remove(&mut self, others: Plaques) {
        self.0 &= !others.0;
    }

    /// Only this one.
    pub const fn only(plaque: u8) -> Plaques {
        Plaques(1 << plaque)
    }

    /// Every way to take at least one of them.
    pub fn choices(self) -> impl Iterator<Item = Plaques> {
        // Counts through the subsets of a bit mask; after the last it wraps around to the empty one.
        let next = move |chosen: &u32| Some(chosen.wrapping_sub(self.0) & self.0);
        std::iter::successors(next(&0), next).take_while(|&chosen| chosen != 0).map(Plaques)
    }
}

impl FromIterator<u8> for Plaques {
    fn from_iter<T: IntoIterator<Item = u8>>(plaques: T) -> Plaques {
        Plaques(plaques.into_iter().fold(0, |mask, plaque| mask | 1 << plaque))
    }
}

impl fmt::Debug for Plaques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What is laid in one turn: one or more cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lay {
    /// So many hens of one value.
    Hens {
        /// How many.
        count: u8,
        /// Of which value.
        value: u8,
    },
    /// These worms.
    Worms(Plaques),
}

impl Lay {
    /// Of which kind they are.
    pub const fn kind(self) -> CardKind {
        match self {
            Lay::Hens { value, .. } => CardKind::Hen(value),
            Lay::Worms(_) => CardKind::Worm,
        }
    }
}
