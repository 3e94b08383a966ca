//! `/leave`: gives up the seat.

use super::{Command, Run};
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command =
    Command::new("leave", |_, _| Ok(Run::new(|app, ctx| Box::pin(app.ask_to_go(ctx, TableCommand::Leave)))))
        .public()
        .in_lessons();
