//! Pig, a folk game for 2 to 7 players: one die, roll or hold, and a one loses the turn. The first to reach 100 wins.
//!
//! This is the smallest game, and the example of how to write one: it has every file that a game needs.

mod computer;
mod lesson;
mod picture;
mod reasons;
mod rule_cards;
mod rules;
mod words;

pub use rules::*;
