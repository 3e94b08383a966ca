//! Heckmeck am Karteneck, for 2 to 6 players: lay cards for the tiles of each round. Only the hands are secret.

pub mod cards;
pub mod computer;
pub(crate) mod picture;

mod lesson;
mod panel;
mod reasons;
mod rule_cards;
mod rules;
mod tiles;
pub mod words;

pub use rules::*;
pub(crate) use tiles::worms_on;
pub use tiles::{Stack, TILES, Tile};
