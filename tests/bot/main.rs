//! The bot in this process: people type and click on the playground, Discord and the disk fail, and what is stored stays true.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod chaos;
mod damage;
mod discord;
mod golden;
mod store;
