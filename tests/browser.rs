//! The page in a real browser: people in windows of their own, who read, click and type.
//!
//! Needs Chromium and its driver, as `.ci/run` installs them. Where they are missing the scenes are skipped and say so;
//! where `CI` is set they fail.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

#[path = "browser/browser.rs"]
mod browser;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/games.rs"]
mod games;
#[path = "browser/page.rs"]
mod page;
#[path = "browser/screens.rs"]
mod screens;
