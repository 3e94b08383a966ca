//! Lessons: private tables with a coach. A lesson is one message that only its person sees; every press updates it, and
//! `/learn` brings it back.

use std::sync::Arc;

use serenity::all::CommandInteraction;

use super::app::App;
use super::board::{BoardMessage, LessonRights, News};
use super::commands::HandlerResult;
use super::context::Context;
use super::message::MessagePayload;
use crate::coach::{Coached, Says, coach};
use crate::fair::GameId;
use crate::table::{Table, UserId};

impl App {
    /// Shows a lesson to its person: updates the private message they clicked, or replies with it.
    pub(super) async fn show_lesson(&self, ctx: &Context, table: &Arc<Table>, news: &News) -> HandlerResult {
        let post = self.lesson(ctx, table, news, None).await;
        let post = self.render(post, ctx.in_words()).await;
        Ok(ctx.show(&self.rest, post).await?)
    }

    /// A lesson as a message, under a line if there is one. Its picture is still to be drawn.
    pub(super) async fn lesson(
        &self,
        ctx: &Context,
        table: &Arc<Table>,
        news: &News,
        line: Option<String>,
    ) -> MessagePayload {
        let thinks = table.clone();
        let coached = tokio::task::spawn_blocking(move || coach(&thinks)).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the coach of a lesson could not think");
            None
        });
        let silent = Coached { step: None, remark: None, says: Says::Nothing };
        let board =
            BoardMessage::new(table, ctx.lang).in_words(ctx.in_words()).told(ctx.personal.text_boards);
        // Where the bot isn't a member, only those who have installed it for themselves can type.
        let (may_type, may_take_back) = (!ctx.request.is_external, self.may_take_back(ctx, table));
        board.lesson(&coached.unwrap_or(silent), news, line, LessonRights { may_type, may_take_back })
    }

    /// The lesson that a typed command is for: the last one of a person who doesn't play in this channel.
    pub(super) async fn lesson_typed_for(&self, interaction: &CommandInteraction) -> Option<GameId> {
        let (channel, user) = (interaction.channel_id.get(), UserId(interaction.user.id.get()));
        if self.tables.plays_in(channel, user).await {
            return None;
        }
        let lessons = self.tables.lessons_of(user).await;
        let lessons = lessons.inspect_err(|error| tracing::warn!(?error, "could not look for a lesson"));
        let last = lessons.ok()?.into_iter().max_by_key(|table| table.waiting_since())?;
        Some(last.id().clone())
    }
}
