//! The bot in trouble: Discord's gateway and REST interface with all their moods, a database that fails, many hands
//! at once, and people who mean no good. A move counts once or not at all, and somebody is told.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

#[allow(dead_code, reason = "shared with the bot's other scenes")]
#[path = "bot/house.rs"]
mod house;

mod chaos {
    mod connection;
    mod database;
    mod hands;
    mod hostile;
    mod ledger;
    mod program;
    mod requests;
    mod storm;
}
