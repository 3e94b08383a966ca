//! `/leave`: gives up the seat.

use super::{Command, Run};
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("leave", |_, _| Ok(Run::execute(TableCommand::Leave))).public();
