//! Heckmeck am Bratwurmeck: dice for the tiles on the grill, 2 to 7 players.

pub mod computer;

mod grill;
mod picture;
mod rules;
mod words;

pub use grill::{Grill, Stack, Tile, TileState};
pub use rules::*;
