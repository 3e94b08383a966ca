//! Heckmeck am Karteneck: cards for the tiles of each round, 2 to 6 players. Hands are secret, all else is open.

pub mod cards;
pub mod computer;
pub(crate) mod picture;

mod panel;
mod rules;
mod tiles;
pub mod words;

pub use rules::*;
pub(crate) use tiles::worms_on;
pub use tiles::{Stack, TILES, Tile};
