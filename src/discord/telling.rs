//! Telling everybody what happened: one live board a table, edited in place while a turn goes on, posted anew when
//! it passes; the old one shrinks to a line of account.

use std::time::Duration;

use tokio::sync::OwnedMutexGuard;

use super::board::{News, Showing, safe_name};
use super::desk::{Desk, Snag};
use super::post::Post;
use super::visit::{Via, Visit};
use crate::game::Seat;
use crate::store::Board;
use crate::table::{Mover, Person, Step, Table};
use crate::tables::{Held, Ring, Slot};
use crate::text::{Arg, Lang};

/// Discord's codes for a message that is gone, or can't be edited any more, or not now.
const UNKNOWN_MESSAGE: i64 = 10008;
const TOO_MANY_OLD_EDITS: i64 = 30046;
const THREAD_ARCHIVED: i64 = 50083;

/// When a table that could not be shown is tried again; each further try waits twice as long.
const LATER: Duration = Duration::from_secs(2);
/// How often: for about a quarter of an hour.
const LATER_TRIES: u32 = 9;

impl Desk {
    /// Tells everybody what came of a visit: the board in place while the turn goes on, a new one when it passes.
    /// The visitor is answered last, so that whoever has an answer can rely on the board.
    pub(super) async fn tell(&self, visit: &Visit, mut held: Held) -> Result<(), Snag> {
        let told = self.tell_visitor(visit, &mut held).await;
        told.map_err(|snag| self.untold(&held, visit.public, snag))
    }

    async fn tell_visitor(&self, visit: &Visit, held: &mut Held) -> Result<(), Snag> {
        let news = self.news(held, visit.public, Some(visit.person()));
        let old = newest(held.slot.board, visit);
        held.slot.board = old;
        let on_board = old.is_some_and(|board| visit.via == Via::Message(board.message));
        if !is_new_board(held) {
            if !on_board {
                self.refresh(&mut held.slot, visit.public, &news).await?;
                self.acknowledge(visit, held).await;
                return Ok(());
            }
            let post = self.board(&held.slot, visit.public, &news).await;
            return match visit.update(&self.rest, &post).await {
                Ok(()) => Ok(()),
                // Too late for an answer; the board is everybody's and changes all the same.
                Err(_) => self.refresh(&mut held.slot, visit.public, &news).await,
            };
        }
        let account = account(held, visit.public);
        match self.post_board(&mut held.slot, visit.public, &news).await {
            Ok(()) if on_board => {
                if visit.update(&self.rest, &Post::text(&account)).await.is_err() {
                    self.shrink(old, &account).await;
                }
                Ok(())
            }
            Ok(()) => {
                self.shrink(old, &account).await;
                self.acknowledge(visit, held).await;
                Ok(())
            }
            // Where no message can be posted the board lives on in its old place, and the visitor learns why.
            Err(snag) if on_board => {
                let post = self.board(&held.slot, visit.public, &news).await;
                visit.update(&self.rest, &post).await?;
                Err(snag)
            }
            Err(snag) => Err(snag),
        }
    }

    /// A change that Discord doesn't let us show now is shown as soon as it does, unless another came meanwhile.
    pub(super) fn untold(&self, held: &Held, lang: Lang, snag: Snag) -> Snag {
        let Snag::Refused(refused) = snag else { return snag };
        if !refused.is_passing() {
            return Snag::Refused(refused);
        }
        let (desk, slot) = (self.clone(), OwnedMutexGuard::mutex(&held.slot).clone());
        let (steps, is_new) = (held.slot.table.steps(), is_new_board(held) || held.slot.board.is_none());
        tokio::spawn(async move {
            let mut pause = LATER;
            for _ in 0..LATER_TRIES {
                tokio::time::sleep(pause).await;
                let mut slot = slot.lock().await;
                if slot.table.steps() != steps || desk.tell_again(&mut slot, lang, is_new).await {
                    return;
                }
                pause *= 2;
            }
            tracing::warn!("a table could not be shown for a long time");
        });
        Snag::Untold(refused)
    }

    /// Whether it is settled now: shown, or never to be shown.
    async fn tell_again(&self, slot: &mut Slot, lang: Lang, is_new: bool) -> bool {
        let old = slot.board;
        let told = if is_new {
            self.post_board(slot, lang, &News::default()).await
        } else {
            self.refresh(slot, lang, &News::default()).await
        };
        if told.is_ok() && old != slot.board {
            self.shrink(old, &lang.say("board-moved", &[])).await;
        }
        !matches!(told, Err(Snag::Refused(refused)) if refused.is_passing())
    }

    /// A word to who acted away from the board, in their language: what they did, or the hand they have now. The
    /// board is out by then, so nothing is lost if they can't be told.
    async fn acknowledge(&self, visit: &Visit, held: &Held) {
        let table = &held.slot.table;
        let seat = table.seat_of(visit.person().user);
        let is_needed = table.terms().game.panel().is_some_and(|panel| panel.is_needed);
        let panel = seat.filter(|_| is_needed).and_then(|seat| Showing::new(table, visit.lang).panel(seat));
        let post = match (own_account(held, visit.lang), panel) {
            (Some(text), _) => Post::text(text),
            (None, Some(panel)) => panel.unflagged(),
            (None, None) => {
                let news = self.news(held, visit.lang, Some(visit.person())).lines;
                Post::text(if news.is_empty() { account(held, visit.lang) } else { news.join("\n") })
            }
        };
        let post = self.drawn(post, held.slot.guild).await;
        if let Err(error) = visit.show(&self.rest, post).await {
            tracing::warn!(%error, "a visitor could not be told");
        }
    }

    /// What happened, for the board. `visitor` is who did it, if somebody did.
    pub(super) fn news(&self, held: &Held, lang: Lang, visitor: Option<&Person>) -> News {
        let showing = Showing::new(&held.slot.table, lang);
        let mut news = step_news(&held.steps, &held.slot.table, lang);
        if held.steps.iter().any(|step| matches!(step, Step::Left { .. })) {
            let name = visitor.map(|person| safe_name(&person.name)).unwrap_or_default();
            news.push(lang.say("lobby-left", &[("name", name.into())]));
        }
        news.extend(showing.news(&held.events));
        News { lines: news, events: held.events.clone() }
    }

    /// Edits the board in place; where that can't be done any more, posts it anew.
    pub(super) async fn refresh(&self, slot: &mut Slot, lang: Lang, news: &News) -> Result<(), Snag> {
        let Some(board) = slot.board else { return self.post_board(slot, lang, news).await };
        let post = self.board(slot, lang, news).await;
        match self.rest.edit(board.channel, board.message, &post).await {
            Ok(()) => Ok(()),
            Err(error) if matches!(error.code(), Some(UNKNOWN_MESSAGE | TOO_MANY_OLD_EDITS)) => {
                self.post_board(slot, lang, news).await
            }
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.wake_thread(slot.channel).await?;
                Ok(self.rest.edit(board.channel, board.message, &post).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Posts a new board at the bottom, once for what has happened so far.
    pub(super) async fn post_board(&self, slot: &mut Slot, lang: Lang, news: &News) -> Result<(), Snag> {
        let nonce = format!("{}-{}", slot.table.id(), slot.table.steps());
        self.post_board_once(slot, lang, news, nonce).await
    }

    /// Posts a new board at the bottom; a second one with the same nonce isn't posted.
    pub(super) async fn post_board_once(
        &self,
        slot: &mut Slot,
        lang: Lang,
        news: &News,
        nonce: String,
    ) -> Result<(), Snag> {
        let mut post = self.board(slot, lang, news).await.once(nonce);
        if let Some(user) = slot.table.turn().and_then(|seat| slot.table.guests()[seat.index()].user())
            && !self.may_ping(slot.guild, user).await
        {
            post = post.quiet();
        }
        let sent = match self.rest.post(slot.channel, &post).await {
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.wake_thread(slot.channel).await?;
                self.rest.post(slot.channel, &post).await
            }
            sent => sent,
        };
        let board = Board { channel: slot.channel, message: sent? };
        self.tables.remember_board(slot, board).await;
        self.judge_later(slot, board, lang, news);
        Ok(())
    }

    /// The live message of a table.
    pub(super) async fn board(&self, slot: &Slot, lang: Lang, news: &News) -> Post {
        let in_words = self.wants_words(slot.guild).await;
        self.drawn(Showing::new(&slot.table, lang).in_words(in_words).post(news), slot.guild).await
    }

    /// Shrinks an old board to one line. If it is gone, so much the better.
    pub(super) async fn shrink(&self, board: Option<Board>, line: &str) {
        let Some(board) = board else { return };
        if let Err(error) = self.rest.edit(board.channel, board.message, &Post::text(line)).await {
            tracing::debug!(%error, "an old board could not be shrunk");
        }
    }

    /// What the clock had to say.
    pub async fn ring(&self, ring: Ring) {
        let told = match ring {
            Ring::Remind(slot) => self.remind(&slot, self.language(slot.guild).await).await,
            Ring::WentOn(mut held) => {
                let lang = self.language(held.slot.guild).await;
                let news = self.news(&held, lang, None);
                let account = account(&held, lang);
                let old = held.slot.board;
                let posted = self.post_board(&mut held.slot, lang, &news).await;
                if posted.is_ok() {
                    self.shrink(old, &account).await;
                }
                posted.map_err(|snag| self.untold(&held, lang, snag))
            }
        };
        if let Err(snag) = told {
            tracing::warn!(error = %snag, "what the clock did could not be told");
        }
    }

    /// A server's language, as it was when a table was last opened there.
    pub(super) async fn language(&self, guild: Option<u64>) -> Lang {
        let Some(guild) = guild else { return Lang::default() };
        let noted = self.tables.store().setting(&format!("guild:{guild}"), "language").await;
        noted.ok().flatten().map_or_else(Lang::default, |code| Lang::of_locale(&code))
    }

    async fn remind(&self, slot: &Slot, lang: Lang) -> Result<(), Snag> {
        let Some(deadline) = slot.table.deadline() else { return Ok(()) };
        for seat in slot.table.acting() {
            let Some(user) = slot.table.guests()[seat.index()].user() else { continue };
            let when = format!("<t:{}:R>", deadline.seconds());
            let args = [("user", Arg::from(format!("<@{}>", user.0))), ("when", when.into())];
            let nonce = format!("{}r{}-{seat}", slot.table.id(), slot.table.beat());
            let mut post = Post::text(lang.say("clock-reminder", &args)).pinging(user).once(nonce);
            if !self.may_ping(slot.guild, user).await {
                post = post.quiet();
            }
            self.rest.post(slot.channel, &post).await?;
        }
        Ok(())
    }
}

/// The board that is known, or the newer one that was pressed: nobody wrote that down, if the program was killed just
/// then.
fn newest(known: Option<Board>, visit: &Visit) -> Option<Board> {
    let pressed = match (visit.via, &visit.table) {
        (Via::Message(message), Some(_)) => Some(Board { channel: visit.request.channel, message }),
        _ => None,
    };
    known.into_iter().chain(pressed).max_by_key(|board| board.message)
}

/// A new board is posted when the game begins or ends, and when the turn passes to another.
pub(super) fn is_new_board(held: &Held) -> bool {
    let began = held.steps.iter().any(|step| matches!(step, Step::Started { .. }));
    let table = &held.slot.table;
    let ended_play = table.ended().is_some() && held.turn_before.is_some();
    began || ended_play || (table.ended().is_none() && table.turn() != held.turn_before)
}

/// What an old board shrinks to.
pub(super) fn account(held: &Held, lang: Lang) -> String {
    let showing = Showing::new(&held.slot.table, lang);
    let mut lines = step_news(&held.steps, &held.slot.table, lang);
    if !held.events.is_empty() {
        lines.push(showing.last_word(&held.events));
    }
    if lines.is_empty() {
        lines.extend(held.slot.table.ended().map(|reason| showing.reason(reason)));
    }
    lines.join(" ")
}

/// For who did something that isn't told on the board in so many words.
fn own_account(held: &Held, lang: Lang) -> Option<String> {
    held.steps.iter().find_map(|step| match step {
        Step::Said { word, .. } => {
            let word = safe_name(&word.to_string());
            Some(lang.say("lobby-word-taken", &[("word", word.into())]))
        }
        Step::Voted { .. } => {
            let (votes, needed) = held.slot.table.votes();
            Some(lang.say("end-vote-noted", &[("votes", votes.into()), ("needed", needed.into())]))
        }
        _ => None,
    })
}

/// What people did at the table, other than play.
fn step_news(steps: &[Step], table: &Table, lang: Lang) -> Vec<String> {
    let names = Showing::new(table, lang).names();
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
