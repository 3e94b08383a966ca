//! The computers at the tables: woken when it may be theirs to move, what they did is told to everybody, and their
//! advice to whoever asks for it.

use super::desk::{Desk, Snag};
use super::post::Post;
use super::telling::{account, is_new_board};
use super::visit::Visit;
use crate::computer::advice::advise;
use crate::game::Viewer;
use crate::table::Refusal;
use crate::tables::{Denied, Held};
use crate::text;

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
        let thought = tokio::task::spawn_blocking(move || {
            text::hint(lang, seat, &view, &advise(seat, &view, &legal, seed))
        });
        match thought.await {
            Ok(hint) => Ok(visit.say_privately(&self.rest, Post::text(hint)).await?),
            Err(error) => {
                tracing::error!(%error, "a hint came to nothing");
                self.whisper(visit, lang.say("trouble-internal", &[])).await
            }
        }
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
