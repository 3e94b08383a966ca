//! Telling everybody what happened: one live board a table, edited in place while a turn goes on, posted anew when
//! it passes; the old one shrinks to a line of account.

use std::time::Duration;

use tokio::sync::OwnedMutexGuard;

use super::app::{App, HandlerError};
use super::board::{BoardMessage, News, safe_name};
use super::context::{Audience, Context, Origin};
use super::message::MessagePayload;
use crate::game::Seat;
use crate::settings::Server;
use crate::store::BoardLocation;
use crate::table::{Mover, Person, Step, Table};
use crate::tables::{Committed, OpenTable, Ring};
use crate::text::{Arg, Lang};

/// Discord's codes for a message that is gone, or can't be edited any more, or not now.
const UNKNOWN_MESSAGE: i64 = 10008;
const TOO_MANY_OLD_EDITS: i64 = 30046;
const THREAD_ARCHIVED: i64 = 50083;

/// When a table that could not be shown is tried again; each further try waits twice as long.
const LATER: Duration = Duration::from_secs(2);
/// How often: for about a quarter of an hour.
const LATER_TRIES: u32 = 9;

impl App {
    /// Shows everybody what came of an interaction: the board in place while the turn goes on, a new one when it passes.
    /// Its sender is answered last, so that whoever has an answer can rely on the board.
    pub(super) async fn publish(&self, ctx: &Context, mut committed: Committed) -> Result<(), HandlerError> {
        let told = self.publish_to_sender(ctx, &mut committed).await;
        told.map_err(|failure| self.retry_later(&committed, ctx.audience(), failure))
    }

    async fn publish_to_sender(&self, ctx: &Context, committed: &mut Committed) -> Result<(), HandlerError> {
        let news = self.news(committed, ctx.public, Some(ctx.person()));
        let old = newest(committed.open_table.board, ctx);
        committed.open_table.board = old;
        let on_board = old.is_some_and(|board| ctx.origin == Origin::Message(board.message));
        if !is_new_board(committed) {
            if !on_board {
                self.refresh(&mut committed.open_table, ctx.audience(), &news).await?;
                self.acknowledge(ctx, committed).await;
                return Ok(());
            }
            let post = self.board(&committed.open_table, ctx.audience(), &news).await;
            return match ctx.update(&self.rest, &post).await {
                Ok(()) => Ok(()),
                // Too late for an answer; the board is everybody's and changes all the same.
                Err(_) => self.refresh(&mut committed.open_table, ctx.audience(), &news).await,
            };
        }
        let account = account(committed, ctx.public);
        match self.post_board(&mut committed.open_table, ctx.audience(), &news).await {
            Ok(()) if on_board => {
                if ctx.update(&self.rest, &MessagePayload::text(&account)).await.is_err() {
                    self.shrink(old, &account).await;
                }
                Ok(())
            }
            Ok(()) => {
                self.shrink(old, &account).await;
                self.acknowledge(ctx, committed).await;
                Ok(())
            }
            // Where no message can be posted the board lives on in its old place, and its sender learns why.
            Err(failure) if on_board => {
                let post = self.board(&committed.open_table, ctx.audience(), &news).await;
                ctx.update(&self.rest, &post).await?;
                Err(failure)
            }
            Err(failure) => Err(failure),
        }
    }

    /// A change that Discord doesn't let us show now is shown as soon as it does, unless another came meanwhile.
    pub(super) fn retry_later(
        &self,
        committed: &Committed,
        audience: Audience,
        failure: HandlerError,
    ) -> HandlerError {
        let HandlerError::Api(refused) = failure else { return failure };
        if !refused.is_passing() {
            return HandlerError::Api(refused);
        }
        let (app, open_table) = (self.clone(), OwnedMutexGuard::mutex(&committed.open_table).clone());
        let (steps, is_new) = (
            committed.open_table.table.steps(),
            is_new_board(committed) || committed.open_table.board.is_none(),
        );
        tokio::spawn(async move {
            let mut pause = LATER;
            for _ in 0..LATER_TRIES {
                tokio::time::sleep(pause).await;
                let mut open_table = open_table.lock().await;
                if open_table.table.steps() != steps
                    || app.publish_again(&mut open_table, audience, is_new).await
                {
                    return;
                }
                pause *= 2;
            }
            tracing::warn!("gave up publishing a table");
        });
        HandlerError::NotShownYet(refused)
    }

    /// Whether it is settled now: shown, or never to be shown.
    async fn publish_again(&self, open_table: &mut OpenTable, audience: Audience, is_new: bool) -> bool {
        let old = open_table.board;
        let told = if is_new {
            self.post_board(open_table, audience, &News::default()).await
        } else {
            self.refresh(open_table, audience, &News::default()).await
        };
        if told.is_ok() && old != open_table.board {
            self.shrink(old, &audience.lang.say("board-moved", &[])).await;
        }
        !matches!(told, Err(HandlerError::Api(refused)) if refused.is_passing())
    }

    /// A word to who acted away from the board, in their language: what they did, or the hand they have now. The
    /// board is out by then, so nothing is lost if they can't be told.
    async fn acknowledge(&self, ctx: &Context, committed: &Committed) {
        let table = &committed.open_table.table;
        let seat = table.seat_of(ctx.person().user);
        let is_needed = table.terms().game.panel().is_some_and(|panel| panel.is_needed);
        let panel =
            seat.filter(|_| is_needed).and_then(|seat| BoardMessage::new(table, ctx.lang).panel(seat));
        let post = match (own_account(committed, ctx.lang), panel) {
            (Some(text), _) => MessagePayload::text(text),
            (None, Some(panel)) => panel.unflagged(),
            (None, None) => {
                let news = self.news(committed, ctx.lang, Some(ctx.person())).lines;
                MessagePayload::text(if news.is_empty() {
                    account(committed, ctx.lang)
                } else {
                    news.join("\n")
                })
            }
        };
        let post = self.drawn(post, ctx.server).await;
        if let Err(error) = ctx.show(&self.rest, post).await {
            tracing::warn!(%error, "could not send the ephemeral acknowledgement of a move");
        }
    }

    /// What happened, for the board. `actor` is who did it, if somebody did.
    pub(super) fn news(&self, committed: &Committed, lang: Lang, actor: Option<&Person>) -> News {
        let board_message = BoardMessage::new(&committed.open_table.table, lang);
        let mut news = step_news(&committed.steps, &committed.open_table.table, lang);
        if committed.steps.iter().any(|step| matches!(step, Step::Left { .. })) {
            let name = actor.map(|person| safe_name(&person.name)).unwrap_or_default();
            news.push(lang.say("lobby-left", &[("name", name.into())]));
        }
        news.extend(board_message.news(&committed.events));
        News { lines: news, events: committed.events.clone() }
    }

    /// Edits the board in place; where that can't be done any more, posts it anew.
    pub(super) async fn refresh(
        &self,
        open_table: &mut OpenTable,
        audience: Audience,
        news: &News,
    ) -> Result<(), HandlerError> {
        let Some(board) = open_table.board else { return self.post_board(open_table, audience, news).await };
        let post = self.board(open_table, audience, news).await;
        match self.rest.edit(board.channel, board.message, &post).await {
            Ok(()) => Ok(()),
            Err(error) if matches!(error.code(), Some(UNKNOWN_MESSAGE | TOO_MANY_OLD_EDITS)) => {
                self.post_board(open_table, audience, news).await
            }
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.wake_thread(open_table.channel).await?;
                Ok(self.rest.edit(board.channel, board.message, &post).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Posts a new board at the bottom, once for what has happened so far.
    pub(super) async fn post_board(
        &self,
        open_table: &mut OpenTable,
        audience: Audience,
        news: &News,
    ) -> Result<(), HandlerError> {
        let nonce = format!("{}-{}", open_table.table.id(), open_table.table.steps());
        self.post_board_once(open_table, audience, news, nonce).await
    }

    /// Posts a new board at the bottom; a second one with the same nonce isn't posted.
    pub(super) async fn post_board_once(
        &self,
        open_table: &mut OpenTable,
        audience: Audience,
        news: &News,
        nonce: String,
    ) -> Result<(), HandlerError> {
        let mut post = self.board(open_table, audience, news).await.once(nonce);
        if let Some(user) =
            open_table.table.turn().and_then(|seat| open_table.table.guests()[seat.index()].user())
            && !self.may_ping(audience.server, user).await
        {
            post = post.quiet();
        }
        let sent = match self.rest.post(open_table.channel, &post).await {
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.wake_thread(open_table.channel).await?;
                self.rest.post(open_table.channel, &post).await
            }
            sent => sent,
        };
        let board = BoardLocation { channel: open_table.channel, message: sent? };
        self.tables.remember_board(open_table, board).await;
        self.analyse_later(open_table, board, audience, news);
        Ok(())
    }

    /// The live message of a table.
    pub(super) async fn board(
        &self,
        open_table: &OpenTable,
        audience: Audience,
        news: &News,
    ) -> MessagePayload {
        let Audience { lang, server } = audience;
        let board = BoardMessage::new(&open_table.table, lang).in_words(server.text_only);
        self.drawn(board.post(news), server).await
    }

    /// Shrinks an old board to one line. If it is gone, so much the better.
    pub(super) async fn shrink(&self, board: Option<BoardLocation>, line: &str) {
        let Some(board) = board else { return };
        if let Err(error) = self.rest.edit(board.channel, board.message, &MessagePayload::text(line)).await {
            tracing::debug!(%error, "could not shrink an old board");
        }
    }

    /// What the clock had to say.
    pub async fn ring(&self, ring: Ring) {
        let told = match ring {
            Ring::Remind(open_table) => self.remind(&open_table, self.audience(open_table.guild).await).await,
            Ring::WentOn(mut committed) => {
                let audience = self.audience(committed.open_table.guild).await;
                let news = self.news(&committed, audience.lang, None);
                let account = account(&committed, audience.lang);
                let old = committed.open_table.board;
                let posted = self.post_board(&mut committed.open_table, audience, &news).await;
                if posted.is_ok() {
                    self.shrink(old, &account).await;
                }
                posted.map_err(|failure| self.retry_later(&committed, audience, failure))
            }
        };
        if let Err(failure) = told {
            tracing::warn!(error = %failure, "could not publish a timeout");
        }
    }

    /// For whom a table of a server is shown when nobody has come.
    pub(super) async fn audience(&self, guild: Option<u64>) -> Audience {
        let server = match guild {
            Some(guild) => self.server_settings(guild).await,
            None => Server::default(),
        };
        Audience { lang: self.language(guild).await, server }
    }

    /// A server's language, as it was when a table was last opened there.
    pub(super) async fn language(&self, guild: Option<u64>) -> Lang {
        let Some(guild) = guild else { return Lang::default() };
        let noted = self.tables.store().setting(&format!("guild:{guild}"), "language").await;
        noted.ok().flatten().map_or_else(Lang::default, |code| Lang::of_locale(&code))
    }

    async fn remind(&self, open_table: &OpenTable, audience: Audience) -> Result<(), HandlerError> {
        let Some(deadline) = open_table.table.deadline() else { return Ok(()) };
        for seat in open_table.table.acting() {
            let Some(user) = open_table.table.guests()[seat.index()].user() else { continue };
            let when = format!("<t:{}:R>", deadline.seconds());
            let args = [("user", Arg::from(format!("<@{}>", user.0))), ("when", when.into())];
            let nonce = format!("{}r{}-{seat}", open_table.table.id(), open_table.table.board_version());
            let mut post =
                MessagePayload::text(audience.lang.say("clock-reminder", &args)).pinging(user).once(nonce);
            if !self.may_ping(audience.server, user).await {
                post = post.quiet();
            }
            self.rest.post(open_table.channel, &post).await?;
        }
        Ok(())
    }
}

/// The board that is known, or the newer one that was pressed: nobody wrote that down, if the program was killed just
/// then.
fn newest(known: Option<BoardLocation>, ctx: &Context) -> Option<BoardLocation> {
    let pressed = match (ctx.origin, &ctx.table) {
        (Origin::Message(message), Some(_)) => Some(BoardLocation { channel: ctx.request.channel, message }),
        _ => None,
    };
    known.into_iter().chain(pressed).max_by_key(|board| board.message)
}

/// A new board is posted when the game begins or ends, and when the turn passes to another.
pub(super) fn is_new_board(committed: &Committed) -> bool {
    let began = committed.steps.iter().any(|step| matches!(step, Step::Started { .. }));
    let table = &committed.open_table.table;
    let ended_play = table.ended().is_some() && committed.turn_before.is_some();
    began || ended_play || (table.ended().is_none() && table.turn() != committed.turn_before)
}

/// What an old board shrinks to.
pub(super) fn account(committed: &Committed, lang: Lang) -> String {
    let board_message = BoardMessage::new(&committed.open_table.table, lang);
    let mut lines = step_news(&committed.steps, &committed.open_table.table, lang);
    if !committed.events.is_empty() {
        lines.push(board_message.last_word(&committed.events));
    }
    if lines.is_empty() {
        lines.extend(committed.open_table.table.ended().map(|reason| board_message.reason(reason)));
    }
    lines.join(" ")
}

/// For who did something that isn't told on the board in so many words.
fn own_account(committed: &Committed, lang: Lang) -> Option<String> {
    committed.steps.iter().find_map(|step| match step {
        Step::Said { word, .. } => {
            let word = safe_name(&word.to_string());
            Some(lang.say("lobby-word-taken", &[("word", word.into())]))
        }
        Step::Voted { .. } => {
            let (votes, needed) = committed.open_table.table.votes();
            Some(lang.say("end-vote-noted", &[("votes", votes.into()), ("needed", needed.into())]))
        }
        _ => None,
    })
}

/// What people did at the table, other than play.
fn step_news(steps: &[Step], table: &Table, lang: Lang) -> Vec<String> {
    let names = BoardMessage::new(table, lang).names();
    let of = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let say = |key: &str, name: String| lang.say(key, &[("name", name.into())]);
    let timed_out = steps.iter().any(|step| matches!(step, Step::Played { by: Mover::Clock, .. }));
    let tell = |step: &Step| match step {
        Step::Joined { name, .. } => Some(say("lobby-joined", safe_name(name))),
        Step::Seated { number, level } => {
            Some(say("lobby-joined", super::board::computer_name(lang, *number, *level)))
        }
        Step::Unseated { .. } => Some(lang.say("computer-left", &[])),
        Step::Released { seat } if timed_out => Some(say("clock-seat-released", of(seat))),
        Step::Released { seat } => Some(say("clock-left-game", of(seat))),
        Step::Returned { seat } => Some(say("clock-back", of(seat))),
        Step::Played { seat, by: Mover::Clock, .. } => Some(say("clock-played-for", of(seat))),
        Step::Started { .. } => Some(lang.say("lobby-started", &[])),
        Step::Voted { user } => {
            let (votes, needed) = table.votes();
            let name = table.seat_of(*user).map(|seat| of(&seat)).unwrap_or_default();
            let args = [("name", Arg::from(name)), ("votes", votes.into()), ("needed", needed.into())];
            Some(lang.say("end-vote", &args))
        }
        _ => None,
    };
    steps.iter().filter_map(tell).collect()
}
