//! `/start`: begins the game.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::double_taps::Press;
use crate::discord::message::MessagePayload;
use crate::table::{TableCommand, TableError};
use crate::tables::TablesError;

/// The command.
pub const COMMAND: Command =
    Command::new("start", |_, _| Ok(Run::new(|app, ctx| Box::pin(begin(app, ctx))))).public();

/// Begins the game. A host without company is told that a computer can sit down; the second time it does.
pub async fn begin(app: &App, ctx: &Context) -> HandlerResult {
    let Some(press) = app.begin_press(ctx) else { return app.ignore(ctx).await };
    match app.tables.execute(&ctx.request, TableCommand::Start).await {
        Ok(committed) => {
            press.counts(committed.open_table.table.steps());
            app.publish(ctx, committed).await
        }
        Err(TablesError::Refused(TableError::TooFew { .. })) => offer_computer(app, ctx, press).await,
        Err(error) => Err(error.into()),
    }
}

/// A double tap must not take the offer that it has just caused.
async fn offer_computer(app: &App, ctx: &Context, press: Press<'_>) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    if table.is_alone() && app.publishers.was_offered_computer(&table) {
        return app.execute_press(ctx, press, TableCommand::PlayComputer).await;
    }
    let key = if table.is_alone() { "lobby-offers-computer" } else { "lobby-still-alone" };
    app.answer_press(ctx, press, &table, MessagePayload::text(ctx.lang.say(key, &[]))).await
}
