//! The playground against a real serenity bot, and against raw requests for what a well-behaved
//! library would never send.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

#[path = "playground/bot.rs"]
mod bot;
#[path = "playground/commands.rs"]
mod commands;
#[path = "playground/faults.rs"]
mod faults;
#[path = "playground/gateway.rs"]
mod gateway;
#[path = "playground/limits.rs"]
mod limits;
#[path = "playground/messages.rs"]
mod messages;
#[path = "playground/raw.rs"]
mod raw;
#[path = "playground/scenes.rs"]
mod scenes;
#[path = "playground/tokens.rs"]
mod tokens;
