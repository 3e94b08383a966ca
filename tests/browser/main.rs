//! The page in a real browser: people in windows of their own, who read, click and type.
//!
//! Needs Chromium and its driver, as `.ci/run` installs them. Where they are missing the scenes are skipped and say so;
//! where `CI` is set they fail.

#![cfg(feature = "playground")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

mod browser;
mod driver;
mod games;
mod page;
mod screens;
mod whole_games;
