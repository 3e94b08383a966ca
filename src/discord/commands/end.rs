//! `/end`: ends the table, or votes for it.

use super::{Command, Run, Served};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::settings::Enders;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("end", |_, _| Ok(Run::new(|app, ctx| Box::pin(end(app, ctx)))));

/// A game under way is ended by those whom the server lets; a lobby by its host in any case.
pub async fn end(app: &App, ctx: &Context) -> Served {
    let is_lobby = app.tables.look(ctx.request.channel, ctx.table.as_ref()).await?.table.is_lobby();
    match ctx.server.enders {
        _ if is_lobby || ctx.person().moderates => app.execute(ctx, TableCommand::End).await,
        Enders::Host => app.execute(ctx, TableCommand::End).await,
        Enders::Vote => app.execute(ctx, TableCommand::Vote).await,
        Enders::Moderators => app.reply_ephemeral(ctx, ctx.lang.say("refuse-end-moderators", &[])).await,
    }
}
