//! `/table`: brings the board to the bottom, and gives a seat back to who was away.

use super::{Command, Run, Served};
use crate::discord::app::App;
use crate::discord::board::{BoardMessage, News};
use crate::discord::context::Context;
use crate::table::TableCommand;

/// The command.
pub const COMMAND: Command = Command::new("table", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx)))));

/// The board at the bottom again, for those who sit there; a look at it for the others.
pub async fn show(app: &App, ctx: &Context) -> Served {
    let mut open_table = app.tables.look(ctx.request.channel, ctx.table.as_ref()).await?;
    let seat = open_table.table.seat_of(ctx.person().user);
    let is_away = seat.is_some_and(|seat| open_table.table.guests()[seat.index()].away);
    if is_away {
        drop(open_table);
        return app.execute(ctx, TableCommand::Join).await;
    }
    if seat.is_none() {
        let post = BoardMessage::new(&open_table.table, ctx.lang).post(&News::default());
        drop(open_table);
        let post = app.drawn(post, ctx.server).await;
        return Ok(ctx.say_privately(&app.rest, post).await?);
    }
    let old = open_table.board;
    // Nothing has happened since the old board was posted, so this one needs a nonce of its own.
    let nonce = ctx.request.interaction.to_string();
    app.post_board_once(&mut open_table, ctx.audience(), &News::default(), nonce).await?;
    app.shrink(old, &ctx.public.say("board-moved", &[])).await;
    app.reply_ephemeral(ctx, ctx.lang.say("board-here", &[])).await
}
