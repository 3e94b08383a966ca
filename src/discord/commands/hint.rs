//! `/hint`: suggests a move and says why. The numbers behind it are behind a button.

use super::{Command, HandlerResult, Run};
use crate::computer::advice::advise;
use crate::discord::app::App;
use crate::discord::board::BoardMessage;
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::discord::message::MessagePayload;
use crate::game::Viewer;
use crate::table::TableError;
use crate::tables::TablesError;
use crate::text;

/// The command.
pub const COMMAND: Command =
    Command::new("hint", |_, _| Ok(Run::new(|app, ctx| Box::pin(advice(app, ctx, HintDetail::Reason)))))
        .in_lessons();

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintDetail {
    /// One sentence with the reason.
    Reason,
    /// The numbers, too.
    Numbers,
}

/// Computes a hint from what the asking player's seat may see.
pub async fn advice(app: &App, ctx: &Context, detail: HintDetail) -> HandlerResult {
    let table = app.tables.look(&ctx.request).await?.table.clone();
    let seat = table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
    let game = table.game().ok_or(TablesError::Refused(TableError::NotStarted))?;
    let (view, legal, seed) = (game.view(Viewer::Seat(seat)), game.legal(seat), table.steps().into());
    let lang = ctx.lang;
    let refused = match () {
        () if !ctx.server.hints && table.is_rated() => Some("hint-off"),
        () if !game.acting().contains(&seat) => Some("hint-not-now"),
        () => None,
    };
    if let Some(key) = refused {
        return app.reply_ephemeral(ctx, lang.say(key, &[])).await;
    }
    app.allow(ctx, LimitedAction::Hint)?;
    let thought = tokio::task::spawn_blocking(move || {
        let advice = advise(seat, &view, &legal, seed);
        match detail {
            HintDetail::Reason => text::hint(lang, &view, &advice),
            HintDetail::Numbers => text::odds(lang, &view, &advice),
        }
    });
    let text = thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "could not compute a hint");
        lang.say("trouble-internal", &[])
    });
    let post = MessagePayload::text(text);
    match detail {
        HintDetail::Reason => {
            let row = BoardMessage::new(&table, lang).odds_row();
            Ok(ctx.reply_ephemeral(&app.rest, post.rows(vec![row])).await?)
        }
        // In place of the sentence that has the button.
        HintDetail::Numbers => Ok(ctx.show(&app.rest, post).await?),
    }
}
