//! `/stop`: ends the turn and takes what it won.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// Takes the tile from the grill although one could be stolen.
const GRILL: &str = "grill";

/// The command.
pub const COMMAND: Command = Command::new("stop", |options, _| {
    let action = if options.is_on(GRILL) { Action::StopGrill } else { Action::Stop };
    Ok(Run::execute(TableCommand::Act(action, None)))
})
.options(|command| vec![command.boolean(GRILL)])
.public()
.in_lessons();
