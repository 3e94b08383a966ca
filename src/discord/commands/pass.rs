//! `/pass`: lays no cards.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// With a theft, where one is to be had.
const STEAL: &str = "steal";

/// The command.
pub const COMMAND: Command = Command::new("pass", |options, _| {
    let action = if options.is_on(STEAL) { Action::PassSteal } else { Action::Pass };
    Ok(Run::execute(TableCommand::Act(action, None)))
})
.options(|command| vec![command.yes_or_no(STEAL)]);
