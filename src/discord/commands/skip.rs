//! `/skip`: crosses nothing.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command =
    Command::new("skip", |_, _| Ok(Run::execute(TableCommand::Act(Action::Skip, None))))
        .public()
        .in_lessons();
