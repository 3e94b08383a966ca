//! `/end`: ends the table, or votes for it.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::settings::EndPolicy;
use crate::table::{Table, TableCommand};
use crate::tables::TablesError;

/// The command.
pub const COMMAND: Command =
    Command::new("end", |_, _| Ok(Run::new(|app, ctx| Box::pin(end(app, ctx))))).public().in_lessons();

/// Ends a lobby, or asks whether to end the game.
pub async fn end(app: &App, ctx: &Context) -> HandlerResult {
    match command_here(app, ctx).await {
        Err(TablesError::Parked(_)) => close_parked(app, ctx).await,
        found => match found? {
            Some(command) => {
                app.allow(ctx, LimitedAction::End)?;
                app.ask_to_go(ctx, command).await
            }
            None => app.reply_ephemeral(ctx, ctx.lang.say("refuse-end-moderators", &[])).await,
        },
    }
}

/// Ends the game: the question was answered.
pub async fn end_for_sure(app: &App, ctx: &Context) -> HandlerResult {
    match command_here(app, ctx).await? {
        Some(command) => app.execute(ctx, command).await,
        None => app.reply_ephemeral(ctx, ctx.lang.say("refuse-end-moderators", &[])).await,
    }
}

async fn command_here(app: &App, ctx: &Context) -> Result<Option<TableCommand>, TablesError> {
    Ok(command(ctx, &app.tables.look(&ctx.request).await?.table))
}

/// What somebody's wish to end the table comes to. In a running game the server's setting decides who may end it; a lobby
/// can always be ended by its host.
pub fn command(ctx: &Context, table: &Table) -> Option<TableCommand> {
    match ctx.server.enders {
        _ if table.is_lobby() || table.terms().is_lesson() || ctx.person().moderates => {
            Some(TableCommand::End)
        }
        EndPolicy::Host => Some(TableCommand::End),
        EndPolicy::Vote => Some(TableCommand::Vote),
        EndPolicy::Moderators => None,
    }
}

/// Closes a table that can't be read.
async fn close_parked(app: &App, ctx: &Context) -> HandlerResult {
    app.tables.close_parked(&ctx.request).await?;
    app.reply_ephemeral(ctx, ctx.lang.say("end-parked", &[])).await
}
