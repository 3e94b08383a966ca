//! Pig, a folk game: one die, roll or hold, and a one loses the turn. First to 100, 2 to 7 players.
//!
//! The smallest game there is, and so the example of how a game is made: every file here is a room that every game has.

mod computer;
mod picture;
mod rules;
mod words;

pub use rules::*;
