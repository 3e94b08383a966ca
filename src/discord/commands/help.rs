//! `/help`: shows the help text.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::text;

/// The command.
pub const COMMAND: Command = Command::new("help", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx)))));

/// Shows the help text.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    let rights = Embed {
        title: ctx.lang.say("help-rights-title", &[]),
        description: text::rights(ctx.lang, app.contact.as_deref()),
        fields: Vec::new(),
        footer: String::new(),
    };
    let post = MessagePayload::text(ctx.lang.say("help-text", &[])).embed(rights);
    Ok(ctx.reply_ephemeral(&app.rest, post).await?)
}
