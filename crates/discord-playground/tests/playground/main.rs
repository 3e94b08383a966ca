//! The playground against a real serenity bot, and against raw requests for what a well-behaved
//! library would never send.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod bot;
mod commands;
mod emojis;
mod faults;
mod follow_ups;
mod gateway;
mod limits;
mod messages;
mod places;
mod raw;
mod scenes;
mod tokens;
