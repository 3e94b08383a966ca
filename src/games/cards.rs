//! The 110 cards of Karteneck: hens 1 to 5, seventeen of each, and 25 worms, each with a plaque of its own.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The values of the hens.
pub const HENS: std::ops::RangeInclusive<u8> = 1..=5;

/// How many hens there are of each value.
pub const HENS_OF_EACH: u8 = 17;

/// The plaque numbers of the worm cards, one card each. A reconstruction: the rulebook shows the numbers only
/// in a picture that was lost.
pub const PLAQUES: std::ops::RangeInclusive<u8> = 1..=25;

/// What one worm card adds to the sum.
const WORM_VALUE: u8 = 5;

/// Cards that can be laid together. A hen 5 and a worm are different kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Hens of this value, 1 to 5.
    Hen(u8),
    /// Worms, worth five each.
    Worm,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Hen(value) => write!(f, "hen {value}"),
            Kind::Worm => f.write_str("worm"),
        }
    }
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A hen of this value.
    Hen(u8),
    /// The worm with this plaque.
    Worm(u8),
}

impl Card {
    /// In the journal's list of what chance answered, a worm stands as this much more than its plaque.
    pub(crate) const WORM_LABEL: u8 = 100;

    const fn from_label(label: u8) -> Card {
        if label > Self::WORM_LABEL { Card::Worm(label - Self::WORM_LABEL) } else { Card::Hen(label) }
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
    pub const fn kind(self) -> Kind {
        match self {
            Lay::Hens { value, .. } => Kind::Hen(value),
            Lay::Worms(_) => Kind::Worm,
        }
    }
}

/// Some cards: a hand, a deck, the cards laid before a player, the discards. Hens of one value are alike.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cards {
    hens: [u8; 5],
    worms: Plaques,
}

impl Cards {
    /// All 110.
    pub fn all() -> Cards {
        Cards { hens: [HENS_OF_EACH; 5], worms: PLAQUES.collect() }
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.hens.iter().sum::<u8>() + self.worms.len()
    }

    /// No card at all.
    pub fn is_empty(&self) -> bool {
        *self == Cards::default()
    }

    /// How many hens of this value.
    pub fn hens(&self, value: u8) -> u8 {
        if HENS.contains(&value) { self.hens[usize::from(value - 1)] } else { 0 }
    }

    /// The worms among them.
    pub const fn worms(&self) -> Plaques {
        self.worms
    }

    /// How many of a kind.
    pub fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Hen(value) => self.hens(value),
            Kind::Worm => self.worms.len(),
        }
    }

    /// The sum of their values.
    pub fn sum(&self) -> u16 {
        let hens: u16 = HENS.map(|value| u16::from(self.hens(value)) * u16::from(value)).sum();
        hens + u16::from(self.worms.len()) * u16::from(WORM_VALUE)
    }

    /// Whether these cards hold what is to be laid, and it is something.
    pub fn hold(&self, lay: Lay) -> bool {
        match lay {
            Lay::Hens { count, value } => count > 0 && count <= self.hens(value),
            Lay::Worms(plaques) => !plaques.is_empty() && plaques.are_among(self.worms),
        }
    }

    /// Adds one card.
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Hen(value) => self.hens[usize::from(value - 1)] += 1,
            Card::Worm(plaque) => self.worms.0 |= 1 << plaque,
        }
    }

    /// Adds all cards of `other`, which is empty afterwards.
    pub fn gather(&mut self, other: &mut Cards) {
        let other = std::mem::take(other);
        for (own, more) in self.hens.iter_mut().zip(other.hens) {
            *own += more;
        }
        self.worms.0 |= other.worms.0;
    }

    /// Moves what is laid from these cards to `table`.
    pub(crate) fn lay(&mut self, lay: Lay, table: &mut Cards) {
        match lay {
            Lay::Hens { count, value } => {
                self.hens[usize::from(value - 1)] -= count;
                table.hens[usize::from(value - 1)] += count;
            }
            Lay::Worms(plaques) => {
                self.worms.0 &= !plaques.0;
                table.worms.0 |= plaques.0;
            }
        }
    }

    /// Takes one card out by chance. Whoever asks knows that there is one.
    pub(crate) fn draw(&mut self, chance: &mut dyn super::Chance) -> Card {
        let hens = HENS.map(|value| (value, self.hens(value)));
        let worms = self.worms.iter().map(|plaque| (Card::WORM_LABEL + plaque, 1));
        let urn: ArrayVec<(u8, u8), 30> = hens.chain(worms).collect();
        let card = Card::from_label(chance.draw(&urn));
        match card {
            Card::Hen(value) => self.hens[usize::from(value - 1)] -= 1,
            Card::Worm(plaque) => self.worms.0 &= !(1 << plaque),
        }
        card
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        let hens = HENS.filter(|&value| self.hens(value) > 0).map(|value| (self.hens(value), value));
        let mut gap = "";
        for (count, value) in hens {
            write!(f, "{gap}{count}x{value}")?;
            gap = " ";
        }
        for plaque in self.worms.iter() {
            write!(f, "{gap}w{plaque}")?;
            gap = " ";
        }
        f.write_str("]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_110_cards() {
        let cards = Cards::all();
        assert_eq!(cards.len(), 110);
        assert_eq!(cards.sum(), 17 * (1 + 2 + 3 + 4 + 5) + 25 * 5);
    }

    #[test]
    fn worms_can_be_chosen_in_every_combination() {
        let choices: Vec<Vec<u8>> = [2, 7, 25]
            .into_iter()
            .collect::<Plaques>()
            .choices()
            .map(|choice| choice.iter().collect())
            .collect();
        assert_eq!(
            choices,
            [vec![2], vec![7], vec![2, 7], vec![25], vec![2, 25], vec![7, 25], vec![2, 7, 25]]
        );
        assert_eq!(Plaques::default().choices().count(), 0);
    }
}
