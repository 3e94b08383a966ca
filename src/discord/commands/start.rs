//! `/start`: begins the game.

use super::{Command, Run};
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("start", |_, _| Ok(Run::execute(TableCommand::Start))).public();
