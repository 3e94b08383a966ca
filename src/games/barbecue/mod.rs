//! Heckmeck Barbecue, for 2 to 5 players: roll dice for sections of the grill, and hold them with plates.

pub mod computer;

mod grill;
mod lesson;
mod picture;
mod reasons;
mod rule_cards;
mod rules;
mod words;

pub use grill::{Cover, Grill, Section};
pub use rules::*;
