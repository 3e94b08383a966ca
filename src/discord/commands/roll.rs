//! `/roll`: rolls the dice.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command =
    Command::new("roll", |_, _| Ok(Run::execute(TableCommand::Act(Action::Roll, None))))
        .public()
        .in_lessons();
