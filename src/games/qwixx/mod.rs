//! Qwixx: crosses on four rows, 2 to 5 players. In the white action all choose at once and in secret.

pub mod computer;
pub(crate) mod picture;

mod panel;
mod rules;
mod sheet;
pub mod words;

pub use rules::*;
pub use sheet::{NEEDED_TO_LOCK, PENALTIES, Sheet};
