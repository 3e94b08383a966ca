//! `/standin`: votes for somebody who plays for those who are away, or asks for such a seat.

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::table::{StandIn, TableCommand};
use crate::text::Lang;

const FRIEND: &str = "friend";

/// The command.
pub const COMMAND: Command =
    Command::new("standin", parse).options(|command| vec![command.boolean(FRIEND)]).public();

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let stand_in = if options.is_on(FRIEND) { StandIn::Friend } else { StandIn::Computer };
    Ok(Run::new(move |app, ctx| Box::pin(ask(app, ctx, stand_in))))
}

/// Whoever sits at the table votes; whoever doesn't asks for the seat.
async fn ask(app: &App, ctx: &Context, stand_in: StandIn) -> HandlerResult {
    let user = ctx.person().user;
    let is_seated = app.tables.look(&ctx.request).await?.table.seat_of(user).is_some();
    let command = if is_seated { TableCommand::Lend(stand_in) } else { TableCommand::Offer };
    app.execute(ctx, command).await
}
