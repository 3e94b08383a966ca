//! `/hint`: suggests a move.

use super::{Command, HandlerResult, Run};
use crate::computer::advice::advise;
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::cooldowns::Deed;
use crate::game::Viewer;
use crate::table::TableError;
use crate::tables::TablesError;
use crate::text;

/// The command.
pub const COMMAND: Command = Command::new("hint", |_, _| Ok(Run::new(|app, ctx| Box::pin(advice(app, ctx)))));

/// Computes a hint from what the asking player's seat may see.
pub async fn advice(app: &App, ctx: &Context) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    let seat = table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
    let game = table.game().ok_or(TablesError::Refused(TableError::NotStarted))?;
    let (view, legal, seed) = (game.view(Viewer::Seat(seat)), game.legal(seat), table.steps().into());
    let lang = ctx.lang;
    if !game.acting().contains(&seat) {
        return app.reply_ephemeral(ctx, lang.say("hint-not-now", &[])).await;
    }
    app.allow(ctx, Deed::Hint)?;
    let thought =
        tokio::task::spawn_blocking(move || text::hint(lang, &view, &advise(seat, &view, &legal, seed)));
    let text = thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "could not compute a hint");
        lang.say("trouble-internal", &[])
    });
    app.reply_ephemeral(ctx, text).await
}
