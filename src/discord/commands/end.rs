//! `/end`: ends the table, or votes for it.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::cooldowns::Deed;
use crate::settings::Enders;
use crate::table::TableCommand;
use crate::tables::TablesError;

/// The command.
pub const COMMAND: Command =
    Command::new("end", |_, _| Ok(Run::new(|app, ctx| Box::pin(end(app, ctx))))).public();

/// In a running game the server's setting decides who may end it. A lobby can always be ended by its host.
pub async fn end(app: &App, ctx: &Context) -> HandlerResult {
    let is_lobby = match app.tables.look(&ctx.request).await {
        Err(TablesError::Parked(_)) => return close_parked(app, ctx).await,
        found => found?.table.is_lobby(),
    };
    app.allow(ctx, Deed::End)?;
    match ctx.server.enders {
        _ if is_lobby || ctx.person().moderates => app.execute(ctx, TableCommand::End).await,
        Enders::Host => app.execute(ctx, TableCommand::End).await,
        Enders::Vote => app.execute(ctx, TableCommand::Vote).await,
        Enders::Moderators => app.reply_ephemeral(ctx, ctx.lang.say("refuse-end-moderators", &[])).await,
    }
}

/// Closes a table that can't be read.
async fn close_parked(app: &App, ctx: &Context) -> HandlerResult {
    app.tables.close_parked(&ctx.request).await?;
    app.reply_ephemeral(ctx, ctx.lang.say("end-parked", &[])).await
}
