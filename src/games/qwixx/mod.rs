//! Qwixx: crosses on four rows, 2 to 5 players. In the white action all choose at once and in secret.

pub(crate) mod picture;
pub mod computer;

mod rules;
mod sheet;

pub use rules::*;
pub use sheet::{NEEDED_TO_LOCK, PENALTIES, Sheet};
