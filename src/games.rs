//! The games: the one list of them, and everything that holds any of them.
//!
//! A game is a folder here with the rooms that every game has: `rules.rs` and its parts, `words.rs`, `picture.rs`,
//! `computer.rs` or `computer/`, `panel.rs` where something is private, and a catalogue for each language. One line in
//! [`games!`](self) registers it; a trait that its folder doesn't implement is then a compile error.

#[macro_use]
mod registry;
mod any;
mod setup;

pub use any::Visitor;
pub use setup::{Setup, SetupError, Variant, stored_variant};

games! {
    heckmeck::Heckmeck,
    barbecue::Barbecue,
    karteneck::Karteneck,
    qwixx::Qwixx,
    pig::Pig,
}
