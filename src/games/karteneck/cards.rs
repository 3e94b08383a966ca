//! The 110 cards: hens 1 to 5, seventeen of each, and 25 worms, each with its own plaque.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::cards::{CardKind, HENS, HENS_OF_EACH, Lay, PLAQUES, Plaques, WORM_LABEL};
use crate::game::{Chance, Seat};

/// The value of a worm card.
pub const WORM_VALUE: u8 = 5;

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card {
    /// A hen of this value.
    Hen(u8),
    /// The worm with this plaque.
    Worm(u8),
}

impl Card {
    const fn from_label(label: u8) -> Card {
        if label > WORM_LABEL { Card::Worm(label - WORM_LABEL) } else { Card::Hen(label) }
    }
}

/// A set of cards: a hand, the deck, the cards laid by a player, or the discards. Hens of one value are alike.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cards {
    hens: [u8; 5],
    worms: Plaques,
}

impl Cards {
    /// All 110 cards.
    pub fn all() -> Cards {
        Cards { hens: [HENS_OF_EACH; 5], worms: PLAQUES.collect() }
    }

    /// The number of cards.
    pub fn len(&self) -> u8 {
        self.hens.iter().sum::<u8>() + self.worms.len()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        *self == Cards::default()
    }

    /// The number of hens of this value.
    pub fn hens(&self, value: u8) -> u8 {
        if HENS.contains(&value) { self.hens[usize::from(value - 1)] } else { 0 }
    }

    /// The worms among them.
    pub const fn worms(&self) -> Plaques {
        self.worms
    }

    /// The number of cards of a kind.
    pub fn count(&self, kind: CardKind) -> u8 {
        match kind {
            CardKind::Hen(value) => self.hens(value),
            CardKind::Worm => self.worms.len(),
        }
    }

    /// The sum of the values.
    pub fn sum(&self) -> u16 {
        let hens: u16 = HENS.map(|value| u16::from(self.hens(value)) * u16::from(value)).sum();
        hens + u16::from(self.worms.len()) * u16::from(WORM_VALUE)
    }

    /// Whether these cards include those to be laid, and those are at least one.
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
            Card::Worm(plaque) => self.worms.insert(Plaques::only(plaque)),
        }
    }

    /// Moves all cards of `other` here.
    pub fn gather(&mut self, other: &mut Cards) {
        let other = std::mem::take(other);
        for (own, more) in self.hens.iter_mut().zip(other.hens) {
            *own += more;
        }
        self.worms.insert(other.worms);
    }

    /// Moves the cards of a lay from here to `table`.
    pub(crate) fn lay(&mut self, lay: Lay, table: &mut Cards) {
        match lay {
            Lay::Hens { count, value } => {
                self.hens[usize::from(value - 1)] -= count;
                table.hens[usize::from(value - 1)] += count;
            }
            Lay::Worms(plaques) => {
                self.worms.remove(plaques);
                table.worms.insert(plaques);
            }
        }
    }

    /// Removes a random card for a player. There must be one.
    pub(crate) fn draw(&mut self, seat: Seat, chance: &mut dyn Chance) -> Card {
        let hens = HENS.map(|value| (value, self.hens(value)));
        let worms = self.worms.iter().map(|plaque| (WORM_LABEL + plaque, 1));
        let urn: ArrayVec<(u8, u8), 30> = hens.chain(worms).collect();
        let card = Card::from_label(chance.draw_for(seat, &urn));
        match card {
            Card::Hen(value) => self.hens[usize::from(value - 1)] -= 1,
            Card::Worm(plaque) => self.worms.remove(Plaques::only(plaque)),
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
