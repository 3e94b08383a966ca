//! The list of games, and the types that hold any of them.
//!
//! A game is a folder here with the same files: `rules.rs` and its parts, `words.rs`, `picture.rs`, `computer.rs`,
//! `reasons.rs`, `rule_cards.rs`, `lesson.rs`, `panel.rs` if the game has private information, and a catalogue for each language. One
//! line in [`games!`](self)
//! registers it. If a folder lacks a trait, that is a compile error.

#[macro_use]
mod registry;
mod any;
mod daily;
mod example;
mod lesson;
mod setup;

pub use any::GameVisitor;
pub use daily::DAILY_COMPANY;
pub use lesson::LessonPlace;
pub use setup::{Setup, SetupError, Variant, stored_variant};

games! {
    heckmeck::Heckmeck,
    barbecue::Barbecue,
    karteneck::Karteneck,
    qwixx::Qwixx,
    pig::Pig,
}
