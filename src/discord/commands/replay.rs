//! `/replay`: shows a finished game move by move.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use strum::{Display, EnumString};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::{BoardMessage, News, safe_name};
use crate::discord::components::{NotAComponent, RecordComponent, not_a_component};
use crate::discord::context::Context;
use crate::discord::message::{MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::suggestions::finished_games;
use crate::fair::GameId;
use crate::store::{HistoryViewer, StoreError};
use crate::tables::{Replay, replay_of};
use crate::text::Lang;

const ID: &str = "id";

/// The command.
pub const COMMAND: Command = Command::new("replay", parse)
    .options(|command| vec![command.text(ID).required(true).set_autocomplete(true)])
    .suggesting(|app, typing| Box::pin(finished_games(app, typing)));

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let table = options.required_text(ID)?.trim().to_owned();
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, table, 0))))
}

/// The position a button or menu leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayPosition {
    /// The start of the game chosen from the menu.
    Chosen,
    /// A game after a number of moves.
    At {
        /// The game.
        table: GameId,
        /// Number of moves.
        at: u32,
        /// The button. Two buttons may lead to the same move but need different ids.
        by: Jump,
    },
}

/// A button under a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum Jump {
    /// To the start.
    First,
    /// To the previous turn.
    Earlier,
    /// To the previous move.
    Back,
    /// To the next move.
    Next,
    /// To the next turn.
    Later,
    /// To the end.
    Last,
}

const CHOSEN: &str = "choose";

impl fmt::Display for ReplayPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayPosition::Chosen => f.write_str(CHOSEN),
            ReplayPosition::At { table, at, by } => write!(f, "{table}:{at}:{by}"),
        }
    }
}

impl FromStr for ReplayPosition {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<ReplayPosition, NotAComponent> {
        if text == CHOSEN {
            return Ok(ReplayPosition::Chosen);
        }
        let parts: Vec<&str> = text.split(':').collect();
        let [table, at, by] = parts[..] else { return Err(NotAComponent) };
        let table = table.parse().map_err(|_| NotAComponent)?;
        Ok(ReplayPosition::At { table, at: at.parse().map_err(|_| NotAComponent)?, by: by.parse()? })
    }
}

/// Shows a finished game after a number of moves.
pub async fn show(app: &App, ctx: &Context, table: String, at: u32) -> HandlerResult {
    let Some(replay) = finished(app, ctx, &table).await? else {
        return reply_unknown_game(app, ctx, &table).await;
    };
    let post = ReplayMessage { replay: &replay, at: at.min(replay.moves()), lang: ctx.lang }.post();
    let post = app.render(post, ctx.in_words()).await;
    Ok(ctx.show(&app.rest, post).await?)
}

/// A finished game of this channel, or one of this server or conversation at which the user sat. Others are not found:
/// they may have been played where this user may not look.
pub async fn finished(app: &App, ctx: &Context, table: &str) -> Result<Option<Replay>, HandlerError> {
    let (store, HistoryViewer { user, channel }) = (app.tables.store(), ctx.reader());
    let stored = match store.table(table).await {
        // It is kept, but there is nothing to show.
        Err(StoreError::Unreadable(_)) => None,
        stored => stored?,
    };
    let stored = stored.filter(|stored| stored.over && stored.table.scope() == Some(ctx.scope()));
    let is_seen = match &stored {
        Some(stored) => {
            stored.table.place.channel() == Some(channel) || store.participants(table).await?.contains(&user)
        }
        None => false,
    };
    Ok(stored.filter(|_| is_seen).as_ref().and_then(replay_of))
}

/// Replies that there is no such finished game here.
pub async fn reply_unknown_game(app: &App, ctx: &Context, table: &str) -> HandlerResult {
    let text = ctx.lang.say("replay-unknown", &[("text", safe_name(table).into())]);
    app.reply_ephemeral(ctx, text).await
}

/// A finished game after a number of moves.
struct ReplayMessage<'a> {
    replay: &'a Replay,
    at: u32,
    lang: Lang,
}

impl ReplayMessage<'_> {
    /// The board as it was, drawn like a live one, with navigation buttons.
    fn post(&self) -> MessagePayload {
        let (table, events) = self.replay.after(self.at);
        let board_message = BoardMessage::new(&table, self.lang).still();
        let mut lines = vec![self.position()];
        lines.extend(board_message.news(&events));
        let names = board_message.names();
        let names = self.replay.taken_back(self.at).into_iter().filter_map(|seat| names.get(seat.index()));
        lines.extend(names.map(|name| self.lang.say("takeback-told", &[("name", name.clone().into())])));
        board_message.post(&News { lines, under: Vec::new(), events }).rows(self.buttons())
    }

    fn position(&self) -> String {
        match self.at {
            0 => self.lang.say("replay-begins", &[]),
            at => {
                let args = [("at", i64::from(at).into()), ("last", i64::from(self.replay.moves()).into())];
                self.lang.say("replay-at", &args)
            }
        }
    }

    /// Navigation buttons. Those that would lead nowhere are left out.
    fn buttons(&self) -> Vec<Vec<Value>> {
        let last = self.replay.moves();
        let go = |key: &str, by: Jump, at: Option<u32>| {
            let at = at.filter(|at| *at != self.at)?;
            let id = RecordComponent::Replay(ReplayPosition::At {
                table: self.replay.table().id().clone(),
                at,
                by,
            });
            Some(button(Style::Secondary, id.to_string(), &self.lang.say(key, &[])))
        };
        let back = [
            go("button-replay-first", Jump::First, Some(0)),
            go("button-replay-turn-back", Jump::Earlier, self.replay.turn_before(self.at)),
            go("button-replay-back", Jump::Back, self.at.checked_sub(1)),
        ];
        let on = [
            go("button-replay-next", Jump::Next, Some(self.at + 1).filter(|at| *at <= last)),
            go("button-replay-turn", Jump::Later, self.replay.turn_after(self.at)),
            go("button-replay-last", Jump::Last, Some(last)),
        ];
        [back, on].map(|row| row.into_iter().flatten().collect()).to_vec()
    }
}
