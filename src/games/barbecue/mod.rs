//! Heckmeck Barbecue: dice for the sections of the grill, plates that hold them, and snails, 2 to 5 players.

pub mod computer;

mod grill;
mod picture;
mod rules;
mod words;

pub use grill::{Cover, Grill, Section};
pub use rules::*;
