//! The cards in an action: hens by value, worms by plaque.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The values of the hens.
pub const HENS: std::ops::RangeInclusive<u8> = 1..=5;

/// The number of hens of each value.
pub const HENS_OF_EACH: u8 = 17;

/// The plaque numbers of the worm cards, one card each. Reconstructed, because the rulebook shows the numbers only in a
/// picture that is lost.
pub const PLAQUES: std::ops::RangeInclusive<u8> = 1..=25;

/// The journal records a worm card as its plaque plus this.
pub const WORM_LABEL: u8 = 100;

/// A kind of card. Cards of the same kind can be laid together. A hen of value 5 and a worm are different kinds.
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

/// A set of worm cards, identified by their plaques.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plaques(u32);

impl Plaques {
    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains this plaque.
    pub const fn contains(self, plaque: u8) -> bool {
        self.0 >> plaque & 1 == 1
    }

    /// Whether this is a subset of `others`.
    pub const fn are_among(self, others: Plaques) -> bool {
        self.0 & !others.0 == 0
    }

    /// The highest plaque, if there is one.
    pub fn best(self) -> Option<u8> {
        self.0.checked_ilog2().map(|plaque| plaque as u8)
    }

    /// All plaques in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        PLAQUES.filter(move |&plaque| self.contains(plaque))
    }

    /// Adds these plaques.
    pub const fn insert(&mut self, others: Plaques) {
        self.0 |= others.0;
    }

    /// Removes these plaques.
    pub const fn remove(&mut self, others: Plaques) {
        self.0 &= !others.0;
    }

    /// A set of one plaque.
    pub const fn only(plaque: u8) -> Plaques {
        Plaques(1 << plaque)
    }

    /// All non-empty subsets.
    pub fn choices(self) -> impl Iterator<Item = Plaques> {
        // Enumerates the subsets of a bit mask. After the last one it wraps around to the empty set.
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

/// The cards laid in one turn: one or more of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lay {
    /// Hens of one value.
    Hens {
        /// The number of cards.
        count: u8,
        /// Their value.
        value: u8,
    },
    /// Worms with these plaques.
    Worms(Plaques),
}

impl Lay {
    /// The kind of the cards.
    pub const fn kind(self) -> CardKind {
        match self {
            Lay::Hens { value, .. } => CardKind::Hen(value),
            Lay::Worms(_) => CardKind::Worm,
        }
    }
}
