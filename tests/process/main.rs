//! The program as its operator sees it: started, killed, asked, and run twice at once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

mod crash;
mod exit_codes;
#[cfg(not(feature = "playground"))]
mod no_playground;
mod operators;
mod owed;
mod program;
mod two_processes;
#[cfg(feature = "playground")]
mod web;
