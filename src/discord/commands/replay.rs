//! `/replay`: a finished game, move by move.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::{Command, InputError, Run, Served};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::{BoardMessage, News, safe_name};
use crate::discord::components::{NotAComponent, RecordComponent, words};
use crate::discord::context::Context;
use crate::discord::message::{MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::suggestions::finished_games;
use crate::fair::GameId;
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

/// What a button or menu shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The game that is chosen from the menu, from its beginning.
    Chosen,
    /// A game after so many moves.
    At {
        /// Which game.
        table: GameId,
        /// How many moves.
        at: u32,
        /// Which button it is: two that lead to the same move need different ids.
        by: Jump,
    },
}

words! {
    /// A button under a replay.
    pub enum Jump {
        /// To the beginning.
        First = "first",
        /// To the turn before.
        Earlier = "earlier",
        /// To the move before.
        Back = "back",
        /// To the next move.
        Next = "next",
        /// To the next turn.
        Later = "later",
        /// To the end.
        Last = "last",
    }
}

const CHOSEN: &str = "choose";

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Chosen => f.write_str(CHOSEN),
            Wanted::At { table, at, by } => write!(f, "{table}:{at}:{by}"),
        }
    }
}

impl FromStr for Wanted {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<Wanted, NotAComponent> {
        if text == CHOSEN {
            return Ok(Wanted::Chosen);
        }
        let parts: Vec<&str> = text.split(':').collect();
        let [table, at, by] = parts[..] else { return Err(NotAComponent) };
        let table = table.parse().map_err(|_| NotAComponent)?;
        Ok(Wanted::At { table, at: at.parse().map_err(|_| NotAComponent)?, by: by.parse()? })
    }
}

/// Shows a finished game after so many moves.
pub async fn show(app: &App, ctx: &Context, table: String, at: u32) -> Served {
    let guild = ctx.guild()?;
    let Some(replay) = finished(app, guild, &table).await? else { return unknown(app, ctx, &table).await };
    let post = Film { replay: &replay, at: at.min(replay.moves()), lang: ctx.lang }.post();
    let post = app.drawn(post, ctx.server).await;
    Ok(ctx.show(&app.rest, post).await?)
}

/// A finished game of this server; another server's is as good as none.
pub async fn finished(app: &App, guild: u64, table: &str) -> Result<Option<Replay>, HandlerError> {
    let stored = app.tables.store().table(table).await?;
    let stored = stored.filter(|stored| stored.over && stored.table.guild == Some(guild));
    Ok(stored.as_ref().and_then(replay_of))
}

/// Says that no such game was finished here.
pub async fn unknown(app: &App, ctx: &Context, table: &str) -> Served {
    let text = ctx.lang.say("replay-unknown", &[("text", safe_name(table).into())]);
    app.reply_ephemeral(ctx, text).await
}

/// A finished game after so many moves.
struct Film<'a> {
    replay: &'a Replay,
    at: u32,
    lang: Lang,
}

impl Film<'_> {
    /// The board as it was, drawn as the live one is, and buttons to go on.
    fn post(&self) -> MessagePayload {
        let (table, events) = self.replay.after(self.at);
        let board_message = BoardMessage::new(&table, self.lang).still();
        let mut lines = vec![self.position()];
        lines.extend(board_message.news(&events));
        board_message.post(&News { lines, events }).rows(self.buttons())
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

    /// Where a button would lead nowhere there is none.
    fn buttons(&self) -> Vec<Vec<Value>> {
        let last = self.replay.moves();
        let go = |key: &str, by: Jump, at: Option<u32>| {
            let at = at.filter(|at| *at != self.at)?;
            let id = RecordComponent::Replay(Wanted::At { table: self.replay.table().id().clone(), at, by });
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
