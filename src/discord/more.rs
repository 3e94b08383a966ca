//! *More*: what is rarely needed at a table, for one person.

use super::app::App;
use super::board::BoardMessage;
use super::commands::{HandlerResult, rules};
use super::context::Context;

/// Shows what the user can do besides playing.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    if !table.is_lobby() {
        return rules::show(app, ctx, None).await;
    }
    let post = BoardMessage::new(&table, ctx.lang).more(ctx.person().user);
    Ok(ctx.reply_ephemeral(&app.rest, post).await?)
}
