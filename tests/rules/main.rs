//! What is pure: the rules of the games, journals, tables, computers, standings, texts and pictures.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod actions;
mod chances;
mod computer;
mod days;
mod hints;
mod honest;
mod imports;
mod independent_check;
mod journal;
mod laws;
mod lessons;
mod log_messages;
mod odds;
mod old_players;
mod papers;
mod picture;
mod review;
mod rule_cards;
mod standings;
mod table;
mod text;
mod transcripts;
