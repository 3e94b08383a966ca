//! Qwixx, for 2 to 5 players: cross numbers in four rows. In the white action all players choose at once and in secret.

pub mod computer;
pub(crate) mod picture;

mod lesson;
mod panel;
mod reasons;
mod rule_cards;
mod rules;
mod sheet;
pub mod words;

pub use rules::*;
pub use sheet::{NEEDED_TO_LOCK, PENALTIES, Sheet};
