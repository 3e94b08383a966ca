//! Presses on direct messages. They are answered there, and the board in the channel follows.

use super::{News, words};
use crate::discord::app::App;
use crate::discord::commands::HandlerResult;
use crate::discord::context::Context;
use crate::discord::publish::{TOKEN_LIFETIME, Update, is_secret};
use crate::discord::responder::Origin;
use crate::game::Action;
use crate::tables::{Committed, OpenTable};

/// Whether this is a press on a message that shows a table elsewhere than where it is.
pub(in crate::discord) fn is_direct(ctx: &Context, open_table: &OpenTable) -> bool {
    let channel = open_table.place.channel();
    matches!(ctx.responder.origin, Origin::Message(_)) && channel.is_some_and(|at| at != ctx.request.channel)
}

impl App {
    /// The direct message is the answer, and the board follows by its own way, unless there is nothing that others may
    /// notice. The move is stored, so a failure is only logged.
    pub(in crate::discord) async fn publish_from_direct(
        &self,
        ctx: &Context,
        committed: Committed,
    ) -> HandlerResult {
        let (user, is_secret) = (ctx.person().user, is_secret(&committed));
        let Some(update) = Update::new(committed) else { return Ok(()) };
        let server_context = self.server_context(update.guild).await;
        let update = update.by(ctx.person(), server_context);
        let news = News::of(&update);
        // Locked before others hear of the change, so that this answer is the request that shows it.
        let slot = self.direct.of(news.table.id(), user);
        let mut live = slot.live.lock().await;
        if !is_secret {
            self.submit(update);
        }
        if let Err(error) = self.answer_directly(ctx, &mut live, &news, None).await {
            tracing::warn!(?error, "could not answer a move with the direct message");
        }
        self.double_taps.shown(news.table.id(), news.table.steps(), self.tables.now());
        Ok(())
    }

    /// Lets a direct message ask about an action, or takes the question back.
    pub(in crate::discord) async fn show_direct_question(
        &self,
        ctx: &Context,
        open_table: OpenTable,
        asks: Option<Action>,
    ) -> HandlerResult {
        let Some(update) = Update::unchanged(&open_table) else { return Ok(()) };
        let news = News::of(&update);
        let slot = self.direct.of(news.table.id(), ctx.person().user);
        let mut live = slot.live.lock().await;
        self.answer_directly(ctx, &mut live, &news, asks).await
    }

    /// Answers a press with the message that was pressed. Its token may edit it for a while.
    async fn answer_directly(
        &self,
        ctx: &Context,
        live: &mut super::Live,
        news: &News,
        asks: Option<Action>,
    ) -> HandlerResult {
        let user = ctx.person().user;
        let context = self.direct_context(news, user).await;
        let post = words::message(news, user, context, None, asks);
        let rendered = self.render(post.clone(), context.server.text_only).await;
        ctx.responder.update(&self.rest, &rendered).await?;
        let is_own = live.notice.as_ref().and_then(|notice| notice.message).map(|message| message.message);
        if is_own.is_none_or(|message| ctx.clicked == Some(message)) {
            let until = self.tables.now().plus(TOKEN_LIFETIME);
            live.token = Some((ctx.responder.original(), until));
            (live.shown, live.steps) = (Some(post), news.table.steps());
            live.is_asking = news.table.call_of(user).is_some();
        }
        Ok(())
    }
}
