//! `/pass`: lays no more cards in this round.

use super::{Command, Run};
use crate::game::Action;
use crate::table::TableCommand;

/// Steals as well, if that is possible.
const STEAL: &str = "steal";

/// The command.
pub const COMMAND: Command = Command::new("pass", |options, _| {
    let action = if options.is_on(STEAL) { Action::PassSteal } else { Action::Pass };
    Ok(Run::execute(TableCommand::Act(action, None)))
})
.options(|command| vec![command.boolean(STEAL)])
.public()
.in_lessons();
