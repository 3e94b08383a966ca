//! `/stop`: ends the turn and takes what it brought.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// From the grill, where a tile could be stolen as well.
const GRILL: &str = "grill";

/// The command.
pub const COMMAND: Command = Command::new("stop", |options, _| {
    let action = if options.is_on(GRILL) { Action::StopGrill } else { Action::Stop };
    Ok(Run::execute(TableCommand::Act(action, None)))
})
.options(|command| vec![command.yes_or_no(GRILL)]);
