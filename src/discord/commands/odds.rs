//! `/odds`, and *What were the odds?* on a message with a board: how likely what chance decided last was. In one's own turn also
//! the odds that the hint has.

use std::sync::Arc;

use serenity::all::{ActionRowComponent, ButtonKind, CommandInteraction, ResolvedTarget};

use super::replay::{finished, reply_unknown_game};
use super::{Command, HandlerResult, Run};
use crate::computer::advice::advise;
use crate::computer::happened;
use crate::discord::app::{App, HandlerError};
use crate::discord::board::BoardMessage;
use crate::discord::components::ComponentId;
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::discord::message::MessagePayload;
use crate::fair::GameId;
use crate::game::Viewer;
use crate::table::Table;
use crate::text;

/// The command.
pub const COMMAND: Command =
    Command::new("odds", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx))))).on_messages();

/// The table whose board a message command was used on.
pub fn table_of(interaction: &CommandInteraction) -> Option<GameId> {
    let ResolvedTarget::Message(message) = interaction.data.target()? else { return None };
    let ids = message.components.iter().flat_map(|row| &row.components).filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => custom_id.parse::<ComponentId>().ok(),
            _ => None,
        },
        _ => None,
    });
    ids.filter_map(|id| id.table().cloned()).next()
}

/// The table in question: an open one, or the finished one whose result it is. None if it was said that there is none.
async fn table(app: &App, ctx: &Context) -> Result<Option<Arc<Table>>, HandlerError> {
    let named = ctx.request.table.as_ref();
    if let Some(id) = named.filter(|id| app.tables.snapshot_of(id).is_none()) {
        if let Some(replay) = finished(app, ctx, &id.to_string()).await? {
            return Ok(Some(Arc::new(replay.table().clone())));
        }
        reply_unknown_game(app, ctx, &id.to_string()).await?;
        return Ok(None);
    }
    Ok(Some(app.tables.look(&ctx.request).await?.table.clone()))
}

/// Tells the odds privately.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    let Some(table) = table(app, ctx).await? else { return Ok(()) };
    app.allow(ctx, LimitedAction::Hint)?;
    let lang = ctx.lang;
    let is_hinted = table.game().is_none() || ctx.server.hints || !table.is_rated();
    let thinks = table.clone();
    let names = BoardMessage::new(&table, lang).names();
    let own = table.seat_of(ctx.person().user);
    let thought = tokio::task::spawn_blocking(move || {
        let last = thinks.record().and_then(|record| happened::last(&record));
        let mut lines = match last {
            Some(last) => text::happened(lang, &last, &names, is_hinted),
            None => vec![lang.say("odds-none", &[])],
        };
        let decides = |game: &&crate::games::AnyGame| own.is_some_and(|seat| game.acting().contains(&seat));
        if let (Some(game), Some(seat)) = (thinks.game().filter(decides).filter(|_| is_hinted), own) {
            let view = game.view(Viewer::Seat(seat));
            let advice = advise(seat, &view, &game.legal(seat), thinks.steps().into());
            lines.extend([String::new(), text::odds(lang, &view, &advice)]);
        }
        lines.join("\n")
    });
    let text = thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "could not compute the odds");
        lang.say("trouble-internal", &[])
    });
    Ok(ctx.reply_ephemeral(&app.rest, MessagePayload::text(text)).await?)
}
