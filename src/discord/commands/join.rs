//! `/join`: takes a seat, or takes it back.

use super::{Command, Run};
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("join", |_, _| Ok(Run::execute(TableCommand::Join)));
