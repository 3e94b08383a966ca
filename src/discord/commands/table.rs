//! `/table`: posts the board again at the bottom of the channel, and returns an absent player to their seat.

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::board::{BoardMessage, News};
use crate::discord::context::Context;
use crate::discord::publish::Update;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command =
    Command::new("table", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx))))).public().in_lessons();

/// Reposts the board for seated players; others get a private copy. A private table has only one reader and
/// its board is never posted to a channel, so its owner gets a private copy too.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    let open_table = app.tables.look(&ctx.request).await?;
    let seat = open_table.table.seat_of(ctx.person().user);
    let is_away = seat.is_some_and(|seat| open_table.table.participants()[seat.index()].away);
    if is_away {
        drop(open_table);
        return app.execute(ctx, TableCommand::Join).await;
    }
    if open_table.table.terms().is_lesson() {
        let table = open_table.table.clone();
        drop(open_table);
        return app.show_lesson(ctx, &table, &News::default()).await;
    }
    // The board is posted where the table is. From elsewhere one gets a copy, too.
    if seat.is_none() || open_table.place.channel() != Some(ctx.request.channel) {
        let board = BoardMessage::new(&open_table.table, ctx.lang).at(app.tables.now());
        let post = board.post(&News::default());
        drop(open_table);
        let post = app.render(post, ctx.in_words()).await;
        return Ok(ctx.reply_ephemeral(&app.rest, post).await?);
    }
    let update = Update::unchanged(&open_table).map(|update| update.by(ctx.person(), ctx.server_context()));
    drop(open_table);
    match update {
        Some(update) => app.submit_and_answer(update.on_a_new_board(), ctx.responder.clone()).await,
        None => Ok(()),
    }
}
