//! `/help`: shows the help text.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;

/// The command.
pub const COMMAND: Command = Command::new("help", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx)))));

/// Shows the help text.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    app.reply_ephemeral(ctx, ctx.lang.say("help-text", &[])).await
}
