//! The computers at the tables: woken when it may be theirs to move, what they did is told to everybody, and their
//! advice to whoever asks for it.

use std::sync::atomic::Ordering;

use super::board::{News, Showing};
use super::desk::{Desk, Snag};
use super::post::Post;
use super::telling::{account, is_new_board};
use super::visit::Visit;
use crate::computer::advice::advise;
use crate::computer::judgement::{Judgement, Luck, judge};
use crate::games::{Game, Viewer};
use crate::store::{Board, Judged};
use crate::table::Refusal;
use crate::tables::{Denied, Held, Slot};
use crate::text::{self, Lang};

/// A judgement as it is stored: whole numbers, and luck only where it is exact.
fn stored(seat: u8, judgement: &Judgement) -> Judged {
    let thousandths = |value: f64| (value * 1000.0).round() as i32;
    let quality = thousandths((1.0 - judgement.given_away).clamp(0.0, 1.0)) as u16;
    let luck = match judgement.luck {
        Luck::Gain(gain) => Some(thousandths(gain)),
        Luck::Chance(_) => None,
    };
    Judged { seat, quality, luck }
}

impl Desk {
    /// Lets the computers in a channel move, turn after turn, as long as it is theirs.
    pub(super) fn wake_computers(&self, channel: u64) {
        if !self.tables.may_think(channel) {
            return;
        }
        let desk = self.clone();
        tokio::spawn(async move {
            while let Some(held) = desk.tables.computers_move(channel).await {
                if let Err(snag) = desk.tell_everybody(held).await {
                    tracing::warn!(error = %snag, channel, "a computer's move could not be told");
                }
            }
        });
    }

    /// Advice, for whoever asks and has something to decide. It stands on what that seat may see.
    pub(super) async fn hint(&self, visit: &Visit) -> Result<(), Snag> {
        let slot = self.tables.look(visit.request.channel, visit.table.as_ref()).await?;
        let seat = slot.table.seat_of(visit.person().user).ok_or(Denied::Refused(Refusal::NotSeated))?;
        let game = slot.table.game().ok_or(Denied::Refused(Refusal::NotStarted))?;
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let seed = slot.table.steps().into();
        drop(slot);
        if legal.is_empty() {
            return self.whisper(visit, visit.lang.say("hint-not-now", &[])).await;
        }
        let lang = visit.lang;
        let thought =
            tokio::task::spawn_blocking(move || text::hint(lang, &view, &advise(seat, &view, &legal, seed)));
        match thought.await {
            Ok(hint) => Ok(visit.say_privately(&self.rest, Post::text(hint)).await?),
            Err(error) => {
                tracing::error!(%error, "a hint came to nothing");
                self.whisper(visit, lang.say("trouble-internal", &[])).await
            }
        }
    }

    /// Adds to the result of a finished game how lucky and how well played it was, once that is known. The result
    /// doesn't wait for it, and only one game is judged at a time.
    pub(super) fn judge_later(&self, slot: &Slot, board: Board, lang: Lang, news: &News) {
        let Some(journal) = slot.table.journal().cloned() else { return };
        let (desk, table, guild, news) = (self.clone(), slot.table.clone(), slot.guild, news.clone());
        tokio::spawn(async move {
            let judged = {
                let _turn = desk.judging.lock().await;
                let closing = desk.closing.clone();
                let goes_on = move || !closing.load(Ordering::Relaxed);
                tokio::task::spawn_blocking(move || judge(&journal, &goes_on)).await
            };
            let Ok(Some(judged)) = judged else { return };
            let seats = (0..).zip(&judged).map(|(seat, judgement)| stored(seat, judgement)).collect();
            if let Err(error) = desk.tables.store().judge(&table.id().to_string(), seats).await {
                tracing::warn!(%error, "a judgement could not be stored");
            }
            let post = desk.drawn(Showing::new(&table, lang).judged(&judged).post(&news), guild).await;
            if let Err(error) = desk.rest.edit(board.channel, board.message, &post).await {
                tracing::debug!(%error, "a judgement could not be added to its result");
            }
        });
    }

    /// Tells what nobody in particular did: one board, in place or anew.
    async fn tell_everybody(&self, mut held: Held) -> Result<(), Snag> {
        let lang = self.language(held.slot.guild).await;
        let news = self.news(&held, lang, None);
        let told = if is_new_board(&held) {
            let (old, account) = (held.slot.board, account(&held, lang));
            let posted = self.post_board(&mut held.slot, lang, &news).await;
            if posted.is_ok() {
                self.shrink(old, &account).await;
            }
            posted
        } else {
            self.refresh(&mut held.slot, lang, &news).await
        };
        told.map_err(|snag| self.untold(&held, lang, snag))
    }
}
