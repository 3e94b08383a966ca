//! `/rematch`: opens another table with the same terms.

use super::{Command, HandlerResult, Run, play};
use crate::discord::app::App;
use crate::discord::context::Context;

/// The command.
pub const COMMAND: Command =
    Command::new("rematch", |_, _| Ok(Run::new(|app, ctx| Box::pin(open_again(app, ctx))))).public();

/// Opens a table with the terms of the named table, or of the last one in this channel.
pub async fn open_again(app: &App, ctx: &Context) -> HandlerResult {
    let terms = app.tables.last_terms(&ctx.request).await?;
    play::open(app, ctx, terms, false).await
}
