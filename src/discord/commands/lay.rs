//! `/lay`: lays cards from the hand.

use std::future::ready;

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::safe_name;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::discord::suggestions::legal_moves;
use crate::game::{Action, Viewer};
use crate::games::AnyView;
use crate::table::TableCommand;
use crate::text::{self, CardsWanted, Lang};

const CARDS: &str = "cards";

/// The command.
pub const COMMAND: Command = Command::new("lay", parse)
    .options(|command| vec![command.text(CARDS).required(true).set_autocomplete(true)])
    .suggesting(|app, typing| Box::pin(ready(legal_moves(app, typing, None))))
    .public()
    .in_lessons();

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let text = options.required_text(CARDS)?.to_owned();
    Ok(Run::new(move |app, ctx| Box::pin(lay(app, ctx, text))))
}

/// `/lay worms` means every worm in the hand, so parsing needs the hand.
async fn lay(app: &App, ctx: &Context, text: String) -> HandlerResult {
    let lay = match view(app, ctx).await {
        Some(view) => view.typed_lay(&text),
        None => text::typed_cards(&text).and_then(CardsWanted::exactly),
    };
    let unclear =
        || InputError::UnreadableMove(ctx.lang.say("refuse-cards", &[("text", safe_name(&text).into())]));
    app.execute(ctx, TableCommand::Act(Action::Lay(lay.ok_or_else(unclear)?), None)).await
}

/// The game in this channel as seen by the user. None if they don't play there.
async fn view(app: &App, ctx: &Context) -> Option<AnyView> {
    let table = app.tables.look(&ctx.request).await.ok()?.table.clone();
    let seat = table.seat_of(ctx.person().user)?;
    Some(table.game()?.view(Viewer::Seat(seat)))
}
