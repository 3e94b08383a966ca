//! Publishes what happened at a table. Each table has one live board. It is edited as long as it has asked everybody
//! who is to act; otherwise a new one is posted, and the old one is replaced by one line.
//!
//! `update` is a change to publish, `inbox` what waits for a table's publisher, `publisher` the task that brings the channel
//! up to date, `lease` what keeps other processes from it, `shown` what the channel shows and the tokens for it, `delivery` the
//! ways to Discord, `words` what is told.

mod delivery;
mod inbox;
mod lease;
mod publisher;
mod shown_board;
mod update;
mod words;

pub use self::inbox::Publishers;
pub(super) use self::shown_board::TOKEN_LIFETIME;
pub(super) use self::update::{Analysed, Update};
use super::app::App;
use super::board::{BoardMessage, News};
use super::commands::HandlerResult;
use super::context::{Context, ServerContext};
use super::direct::is_direct;
use super::message::MessagePayload;
use super::responder::Origin;
use crate::settings::ServerSettings;
use crate::table::{Step, Table};
use crate::tables::{ClockEvent, Committed};
use crate::text::Lang;

/// Whether somebody has moved and nobody else may notice it: a choice that is still secret was changed.
pub(super) fn is_secret(committed: &Committed) -> bool {
    committed.events.is_empty() && committed.steps.iter().all(|step| matches!(step, Step::Played { .. }))
}

/// Whether somebody whose moves are on a panel has moved on a private message: they confirmed one.
fn is_from_panel(ctx: &Context, committed: &Committed) -> bool {
    let panel = committed.open_table.table.terms().game.panel();
    ctx.responder.origin == Origin::PrivateMessage
        && (ctx.personal.text_boards || panel.is_some_and(|panel| panel.is_needed))
        && committed.steps.iter().all(|step| matches!(step, Step::Played { .. }))
}

impl App {
    /// Publishes the result of an interaction. Whoever typed or clicked on the board gets the board as the answer.
    pub(super) async fn publish(&self, ctx: &Context, committed: Committed) -> HandlerResult {
        if committed.open_table.place.owner().is_some() {
            return self.show_to_owner(ctx, committed).await;
        }
        if is_direct(ctx, &committed.open_table) {
            return self.publish_from_direct(ctx, committed).await;
        }
        if is_secret(&committed) || is_from_panel(ctx, &committed) {
            return self.publish_from_panel(ctx, committed).await;
        }
        let id = committed.open_table.table.id().clone();
        let private_word = words::own_account(&committed.steps, ctx.lang);
        let is_busy = self.is_publishing(&id);
        let Some(update) = Update::new(committed) else { return Ok(()) };
        let update = update.by(ctx.person(), ctx.server_context()).caused_by(ctx);
        match (private_word, ctx.responder.origin) {
            (Some(word), _) => {
                self.submit(update);
                self.reply_ephemeral(ctx, word).await
            }
            (None, Origin::PublicCommand) => {
                self.submit_and_answer(update.on_a_new_board(), ctx.responder.clone()).await
            }
            // A request that changes the board is under way. This click is told that it counts, and the next request
            // shows what it did.
            (None, Origin::Message(_)) if is_busy => {
                self.submit(update);
                ctx.responder.defer(&self.rest).await;
                Ok(())
            }
            (None, Origin::Message(_)) => self.submit_and_answer(update, ctx.responder.clone()).await,
            (None, Origin::Command | Origin::PrivateMessage) => {
                let (told, table) = (words::told(&update, ctx.lang), update.table.clone());
                self.submit(update);
                self.acknowledge(ctx, &table, told).await
            }
        }
    }

    /// Shows a private table to its owner: updates the board they clicked, or replies with it.
    async fn show_to_owner(&self, ctx: &Context, committed: Committed) -> HandlerResult {
        let (table, events) = (committed.open_table.table.clone(), committed.events.clone());
        drop(committed);
        let board = BoardMessage::new(&table, ctx.lang);
        let news = News { lines: board.news(&events), under: Vec::new(), events };
        let shown = if table.terms().is_lesson() {
            self.show_lesson(ctx, &table, &news).await
        } else {
            let board = board.in_words(ctx.in_words()).with_hints(ctx.server);
            let post = self.render(board.post(&news), ctx.in_words()).await;
            ctx.show(&self.rest, post).await.map_err(Into::into)
        };
        self.double_taps.shown(table.id(), table.steps(), self.tables.now());
        shown
    }

    /// Tells a user who acted on a private message what they did, in their language. The board is on its way by then, so
    /// a failure is only logged.
    async fn acknowledge(&self, ctx: &Context, table: &Table, told: String) -> HandlerResult {
        let post = match table.is_lobby() {
            true => BoardMessage::new(table, ctx.lang).lobby_more(ctx.person().user).retitled(told),
            false => MessagePayload::text(told),
        };
        if let Err(error) = ctx.show(&self.rest, post).await {
            tracing::warn!(%error, "could not send the ephemeral acknowledgement of a move");
        }
        Ok(())
    }

    /// Publishes a reminder or what happened when a deadline passed.
    pub async fn publish_clock_event(&self, event: ClockEvent) {
        match event {
            ClockEvent::Remind(open_table, reminders) => self.remind(&open_table, reminders).await,
            ClockEvent::WentOn(committed) => {
                Update::new(committed).into_iter().for_each(|update| self.submit(update))
            }
        }
    }

    /// A server's language and settings, for messages that no interaction causes.
    pub(super) async fn server_context(&self, guild: Option<u64>) -> ServerContext {
        let server = match guild {
            Some(guild) => self.server_settings(guild).await,
            None => ServerSettings::default(),
        };
        ServerContext { lang: self.language(guild).await, server }
    }

    /// The server's language when a table was last opened there.
    pub(super) async fn language(&self, guild: Option<u64>) -> Lang {
        let Some(guild) = guild else { return Lang::default() };
        let noted = self.tables.store().setting(&format!("guild:{guild}"), "language").await;
        noted.ok().flatten().map_or_else(Lang::default, |code| Lang::of_locale(&code))
    }
}
