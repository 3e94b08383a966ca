//! Heckmeck am Bratwurmeck, for 2 to 7 players: roll dice for the tiles on the grill.

pub mod computer;

mod grill;
mod lesson;
mod picture;
mod reasons;
mod rule_cards;
mod rules;
mod words;

pub use grill::{Grill, Stack, Tile, TileState};
pub use rules::*;
