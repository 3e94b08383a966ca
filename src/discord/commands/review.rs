//! `/review`: the decisions of a finished game that cost whoever asks most, with the board as it was.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::replay::{self, finished, reply_unknown_game};
use super::{Command, HandlerResult, Run};
use crate::computer::review::{self, Review};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::BoardMessage;
use crate::discord::components::{NotAComponent, RecordComponent, outdated, page_number};
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::discord::message::{Style, button};
use crate::discord::suggestions::finished_games;
use crate::fair::GameId;
use crate::game::Seat;
use crate::store::HistoryFilter;
use crate::tables::Replay;
use crate::text;

const ID: &str = "id";

/// The command.
pub const COMMAND: Command = Command::new("review", |options, _| {
    let table = options.text(ID).map(|table| table.trim().to_owned());
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, table))))
})
.options(|command| vec![command.text(ID).set_autocomplete(true)])
.suggesting(|app, typing| Box::pin(finished_games(app, typing)));

/// A decision of a review. Its id has all of them, so that turning to another one needs no new review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewPage {
    /// The game.
    pub table: GameId,
    /// The decisions, each by the number of moves before it.
    pub decisions: Vec<u32>,
    /// Which of them is shown.
    pub at: usize,
}

impl fmt::Display for ReviewPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decisions: Vec<String> = self.decisions.iter().map(ToString::to_string).collect();
        write!(f, "{}:{}:{}", self.table, decisions.join("."), self.at)
    }
}

impl FromStr for ReviewPage {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<ReviewPage, NotAComponent> {
        let parts: Vec<&str> = text.split(':').collect();
        let [table, decisions, at] = parts[..] else { return Err(NotAComponent) };
        let table = table.parse().map_err(|_| NotAComponent)?;
        let decisions: Result<Vec<u32>, _> = decisions.split('.').map(str::parse).collect();
        let decisions = decisions.map_err(|_| NotAComponent)?;
        if decisions.len() > review::MOST {
            return Err(NotAComponent);
        }
        Ok(ReviewPage { table, decisions, at: page_number(at)? })
    }
}

/// Reviews a game: the named one, or the last one that whoever asks has finished in this server.
pub async fn show(app: &App, ctx: &Context, table: Option<String>) -> HandlerResult {
    let table = match table {
        Some(table) => table,
        None => match last_game(app, ctx).await? {
            Some(table) => table,
            None => return app.reply_ephemeral(ctx, ctx.lang.say("review-no-game", &[])).await,
        },
    };
    let Some((replay, seat)) = own_game(app, ctx, &table).await? else { return Ok(()) };
    app.allow(ctx, LimitedAction::Review)?;
    let thinks = replay.clone();
    let reviewed = app.analysis_queue.review(move |goes_on| {
        let is_own = |moves| thinks.is_own_move(moves);
        review::review(thinks.table().journal()?, seat, &is_own, goes_on)
    });
    let Some(Review { decisions, costliest }) = reviewed.await else {
        return app.reply_ephemeral(ctx, ctx.lang.say("trouble-internal", &[])).await;
    };
    if costliest.is_empty() {
        let key = if decisions == 0 { "review-nothing" } else { "review-praise" };
        return app.reply_ephemeral(ctx, ctx.lang.say(key, &[("count", decisions.into())])).await;
    }
    let decisions = costliest.iter().map(|(moves, _)| *moves).collect();
    let page = ReviewPage { table: replay.table().id().clone(), decisions, at: 0 };
    show_page(app, ctx, replay, seat, page).await
}

/// Shows another decision of a review.
pub async fn turn_to(app: &App, ctx: &Context, page: ReviewPage) -> HandlerResult {
    match own_game(app, ctx, &page.table.to_string()).await? {
        Some((replay, seat)) => show_page(app, ctx, replay, seat, page).await,
        None => Ok(()),
    }
}

/// The last game that whoever asks has finished in this server or conversation.
async fn last_game(app: &App, ctx: &Context) -> Result<Option<String>, HandlerError> {
    let which = HistoryFilter { user: Some(ctx.person().user.0), ..HistoryFilter::default() };
    let games = app.tables.store().history(ctx.scope(), which, 0, 1).await?;
    Ok(games.into_iter().next().map(|played| played.table))
}

/// A finished game, and the seat in it of whoever asks. If there is none, says so.
async fn own_game(
    app: &App,
    ctx: &Context,
    table: &str,
) -> Result<Option<(Arc<Replay>, Seat)>, HandlerError> {
    let Some(replay) = finished(app, ctx, table).await? else {
        reply_unknown_game(app, ctx, table).await?;
        return Ok(None);
    };
    match replay.table().seat_of(ctx.person().user) {
        Some(seat) => Ok(Some((Arc::new(replay), seat))),
        None => {
            app.reply_ephemeral(ctx, ctx.lang.say("review-not-yours", &[])).await?;
            Ok(None)
        }
    }
}

async fn show_page(
    app: &App,
    ctx: &Context,
    replay: Arc<Replay>,
    seat: Seat,
    page: ReviewPage,
) -> HandlerResult {
    let moves = page.decisions.get(page.at).copied();
    let thinks = replay.clone();
    let decided = tokio::task::spawn_blocking(move || review::decision(thinks.table().journal()?, moves?));
    let decided = decided.await.unwrap_or_else(|error| {
        tracing::error!(%error, "could not review a decision");
        None
    });
    // Only one's own decisions are shown: others saw something else.
    let (Some(decision), Some(moves)) = (decided.filter(|decision| decision.seat == seat), moves) else {
        return Err(outdated(ctx).into());
    };
    let lang = ctx.lang;
    let of = [("at", (page.at + 1).into()), ("of", page.decisions.len().into())];
    let title = lang.say("review-title", &of);
    let place = [("at", i64::from(moves + 1).into()), ("last", i64::from(replay.moves()).into())];
    let mut lines = vec![lang.say("replay-at", &place)];
    lines.extend(text::review(lang, &decision));
    lines.push(lang.say("review-note", &[]));
    let (table, _) = replay.after(moves);
    let board = BoardMessage::new(&table, lang).in_words(ctx.in_words()).told(ctx.personal.text_boards);
    let post = board.as_seen_by(seat, &title, &lines).rows(vec![buttons(ctx, &page, moves)]);
    let post = app.render(post, ctx.in_words()).await;
    Ok(ctx.show(&app.rest, post).await?)
}

/// To the other decisions, and to the same place of the replay.
fn buttons(ctx: &Context, page: &ReviewPage, moves: u32) -> Vec<serde_json::Value> {
    let turn = |key: &str, at: Option<usize>| {
        let at = at.filter(|at| *at < page.decisions.len())?;
        let id = RecordComponent::Review(ReviewPage { at, ..page.clone() });
        Some(button(Style::Secondary, id.to_string(), &ctx.lang.say(key, &[])))
    };
    let there = replay::ReplayPosition::At { table: page.table.clone(), at: moves, by: replay::Jump::Next };
    let there = RecordComponent::Replay(there).to_string();
    let there = button(Style::Secondary, there, &ctx.lang.say("button-review-replay", &[]));
    let turns = [turn("button-previous", page.at.checked_sub(1)), turn("button-next", Some(page.at + 1))];
    turns.into_iter().flatten().chain([there]).collect()
}
