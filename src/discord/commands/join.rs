//! `/join`: takes a seat, or takes it back from the computer that plays for an absent player.

use super::{Command, Run};
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("join", |_, _| Ok(Run::execute(TableCommand::Join))).public();
