//! `/takeback`: takes back one's own last move, while nothing has come of it.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command =
    Command::new("takeback", |_, _| Ok(Run::new(|app, ctx| Box::pin(take_back(app, ctx, None)))))
        .public()
        .in_lessons();

/// Takes back the last move of the user, with the version of the board that the pressed button belongs to.
pub async fn take_back(app: &App, ctx: &Context, board_version: Option<u32>) -> HandlerResult {
    if !ctx.server.takeback {
        return app.reply_ephemeral(ctx, ctx.lang.say("refuse-takeback-off", &[])).await;
    }
    app.allow(ctx, LimitedAction::TakeBack)?;
    app.execute(ctx, TableCommand::TakeBack(board_version)).await
}
