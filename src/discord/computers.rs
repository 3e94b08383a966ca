//! The computers at the tables: woken when it may be theirs to move, what they did is told to everybody, and their
//! advice to whoever asks for it.

use super::app::{App, HandlerError};
use super::context::Context;
use super::message::MessagePayload;
use super::publish::{account, is_new_board};
use crate::computer::advice::advise;
use crate::game::Viewer;
use crate::table::TableError;
use crate::tables::{Committed, TablesError};
use crate::text;

impl App {
    /// Lets the computers in a channel move, turn after turn, as long as it is theirs.
    pub(super) fn wake_computers(&self, channel: u64) {
        if !self.tables.may_think(channel) {
            return;
        }
        let app = self.clone();
        tokio::spawn(async move {
            while let Some(committed) = app.tables.computers_move(channel).await {
                if let Err(snag) = app.publish_to_all(committed).await {
                    tracing::warn!(error = %snag, channel, "a computer's move could not be told");
                }
            }
        });
    }

    /// Advice, for whoever asks and has something to decide. It stands on what that seat may see.
    pub(super) async fn hint(&self, ctx: &Context) -> Result<(), HandlerError> {
        let open_table = self.tables.look(ctx.request.channel, ctx.table.as_ref()).await?;
        let seat =
            open_table.table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
        let game = open_table.table.game().ok_or(TablesError::Refused(TableError::NotStarted))?;
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let seed = open_table.table.steps().into();
        drop(open_table);
        if legal.is_empty() {
            return self.reply_ephemeral(ctx, ctx.lang.say("hint-not-now", &[])).await;
        }
        let lang = ctx.lang;
        let thought =
            tokio::task::spawn_blocking(move || text::hint(lang, &view, &advise(seat, &view, &legal, seed)));
        match thought.await {
            Ok(hint) => Ok(ctx.say_privately(&self.rest, MessagePayload::text(hint)).await?),
            Err(error) => {
                tracing::error!(%error, "a hint came to nothing");
                self.reply_ephemeral(ctx, lang.say("trouble-internal", &[])).await
            }
        }
    }

    /// Tells what nobody in particular did: one board, in place or anew.
    async fn publish_to_all(&self, mut committed: Committed) -> Result<(), HandlerError> {
        let lang = self.language(committed.open_table.guild).await;
        let news = self.news(&committed, lang, None);
        let told = if is_new_board(&committed) {
            let (old, account) = (committed.open_table.board, account(&committed, lang));
            let posted = self.post_board(&mut committed.open_table, lang, &news).await;
            if posted.is_ok() {
                self.shrink(old, &account).await;
            }
            posted
        } else {
            self.refresh(&mut committed.open_table, lang, &news).await
        };
        told.map_err(|snag| self.retry_later(&committed, lang, snag))
    }
}
