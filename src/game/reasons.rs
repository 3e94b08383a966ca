//! The interface of a game's reasons: what speaks for one move rather than for another. A reason is a key and its
//! numbers, so that a test can compute the numbers once more.

use super::action::Row;
use super::{Action, Computer, Seat};

/// What speaks for a move. Hints are made of it.
pub trait Reasons: Computer {
    /// What `best` has over `other`, most telling first. All of it follows from the rules and from what `seat` sees.
    /// It is empty if nothing of the kind can be told.
    fn reasons(seat: Seat, view: &Self::View, best: Action, other: Action) -> Vec<Reason>;
}

/// One reason: a part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The key of its text.
    pub key: &'static str,
    /// The variables of its text.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A number or name in a reason.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fact {
    /// A whole number.
    Number(i64),
    /// A probability, 0 to 1.
    Chance(f64),
    /// An average.
    Average(f64),
    /// A row of a sheet.
    Row(Row),
}

impl Reason {
    /// A reason without numbers.
    pub const fn new(key: &'static str) -> Reason {
        Reason { key, facts: Vec::new() }
    }

    /// The same reason with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Reason {
        self.facts.push((name, fact.into()));
        self
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<u16> for Fact {
    fn from(number: u16) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<i16> for Fact {
    fn from(number: i16) -> Fact {
        Fact::Number(number.into())
    }
}

impl From<Row> for Fact {
    fn from(row: Row) -> Fact {
        Fact::Row(row)
    }
}
