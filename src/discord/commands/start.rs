//! `/start`: begins the game.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::table::{TableCommand, TableError};
use crate::tables::TablesError;

/// The command.
pub const COMMAND: Command =
    Command::new("start", |_, _| Ok(Run::new(|app, ctx| Box::pin(begin(app, ctx))))).public();

/// Begins the game. A host without company is told that a computer can sit down; the second time it does.
pub async fn begin(app: &App, ctx: &Context) -> HandlerResult {
    match app.tables.execute(&ctx.request, TableCommand::Start).await {
        Ok(committed) => app.publish(ctx, committed).await,
        Err(TablesError::Refused(TableError::TooFew { .. })) => offer_computer(app, ctx).await,
        Err(error) => Err(error.into()),
    }
}

async fn offer_computer(app: &App, ctx: &Context) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    if table.is_alone() && app.publishers.was_offered_computer(&table) {
        return app.execute(ctx, TableCommand::PlayComputer).await;
    }
    let key = if table.is_alone() { "lobby-offers-computer" } else { "lobby-still-alone" };
    app.reply_ephemeral(ctx, ctx.lang.say(key, &[])).await
}
