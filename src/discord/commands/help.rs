//! `/help`: what there is to know.

use super::{Command, Run, Served};
use crate::discord::app::App;
use crate::discord::context::Context;

/// The command.
pub const COMMAND: Command = Command::new("help", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx)))));

/// Says what there is to know.
pub async fn show(app: &App, ctx: &Context) -> Served {
    app.reply_ephemeral(ctx, ctx.lang.say("help-text", &[])).await
}
