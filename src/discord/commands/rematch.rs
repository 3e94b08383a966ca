//! `/rematch`: opens the same table again.

use super::{Command, Run, Served, play};
use crate::discord::app::App;
use crate::discord::context::Context;

/// The command.
pub const COMMAND: Command =
    Command::new("rematch", |_, _| Ok(Run::new(|app, ctx| Box::pin(open_again(app, ctx))))).public();

/// Opens a table on the terms of the one named, or of the last one in this channel.
pub async fn open_again(app: &App, ctx: &Context) -> Served {
    let terms = app.tables.last_terms(ctx.request.channel, ctx.table.as_ref()).await?;
    play::open(app, ctx, terms, false).await
}
