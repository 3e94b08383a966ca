//! Sends reminders to the people for whom a table waits, where each of them wants to be told.

use super::app::App;
use super::board::BoardMessage;
use super::commands::HandlerResult;
use super::context::{Context, ServerContext};
use super::direct::{is_conversation, letter};
use super::message::MessagePayload;
use super::rest::ApiError;
use crate::table::{Moment, Table, UserId};
use crate::tables::{OpenTable, Reminder};
use crate::text::{Arg, Lang};

impl App {
    /// Sends reminders that are due. Nobody waits for them.
    pub(super) async fn remind(&self, open_table: &OpenTable, reminders: Vec<Reminder>) {
        let server_context = self.server_context(open_table.guild).await;
        for mut reminder in reminders {
            let failure = self.remind_one(open_table, server_context, &mut reminder).await.err();
            let is_settled = failure.as_ref().is_none_or(|failure| !failure.is_transient());
            self.tables.has_reminded(&open_table.table, reminder, is_settled).await;
            failure.inspect(|failure| tracing::warn!(error = %failure, "could not send a reminder"));
        }
    }

    /// Reminds somebody where they want to be told, unless they are looking at the table, or asleep.
    async fn remind_one(
        &self,
        open_table: &OpenTable,
        server_context: ServerContext,
        reminder: &mut Reminder,
    ) -> Result<(), ApiError> {
        let (table, user, now) = (&open_table.table, reminder.user, self.tables.now());
        let Some(channel) = open_table.place.channel() else { return Ok(()) };
        let personal = self.user_settings(user).await;
        let is_looking = self.presence.is_looking(channel, user, now);
        if is_looking || self.is_quiet(server_context.server, personal) || self.has_moved_on(table, user) {
            return Ok(());
        }
        let notify = self.notify_of(user, is_conversation(open_table.guild, open_table.is_external)).await;
        // Whoever slept when it became their turn is sent the direct message now anyway.
        let is_direct = notify.directly() && !table.is_waking(user, reminder.number);
        let told = if is_direct { self.remind_directly(open_table, reminder).await } else { Ok(()) };
        let is_closed = told.as_ref().is_err_and(ApiError::is_closed_conversation);
        if is_closed {
            if let Err(error) = self.note_closed(user).await {
                tracing::warn!(%error, "could not store that somebody's direct messages are closed");
            }
        } else {
            told?;
        }
        if (is_closed || notify.in_channel()) && !open_table.is_external {
            self.remind_in_channel(table, channel, server_context, reminder).await?;
        }
        Ok(())
    }

    /// Whether the table has stopped waiting for what a reminder is about: others were reminded first, and that took long.
    fn has_moved_on(&self, table: &Table, user: UserId) -> bool {
        let now = self.tables.snapshot_of(table.id());
        now.is_none_or(|now| {
            now.call_of(user) != table.call_of(user) || now.board_version() != table.board_version()
        })
    }

    async fn remind_in_channel(
        &self,
        table: &Table,
        channel: u64,
        ServerContext { lang, server }: ServerContext,
        reminder: &Reminder,
    ) -> Result<(), ApiError> {
        let Some(line) = reminder_line(table, reminder.user, lang, self.tables.now()) else { return Ok(()) };
        let seat = letter(table, reminder.user);
        let nonce = format!("{}r{}{seat}{}", table.id(), table.board_version(), reminder.number);
        let post = MessagePayload::text(line).with_button(BoardMessage::new(table, lang).unremind_button());
        let post = if server.mentions { post.pinging(reminder.user) } else { post.silent() };
        if let Some(token) = self.publishers.newest_token(table.id(), self.tables.now()) {
            match self.rest.follow_up(&token, &post).await {
                // It may be there although its answer was lost, and one reminder is enough.
                Ok(_) | Err(ApiError::Unreachable) => return Ok(()),
                Err(error) => tracing::debug!(%error, "could not send a reminder with a token"),
            }
        }
        self.rest.in_background().post(channel, &post.once(nonce)).await.map(drop)
    }

    /// Somebody wants no more reminders of this turn.
    pub(super) async fn unremind(&self, ctx: &Context) -> HandlerResult {
        let table = self.tables.look(&ctx.request).await?.table.clone();
        let is_asked = self.tables.mute(&table, ctx.person().user).await?;
        let answer = if is_asked { "reminders-off" } else { "reminders-not-asked" };
        Ok(ctx.reply_ephemeral(&self.rest, MessagePayload::text(ctx.lang.say(answer, &[]))).await?)
    }
}

/// What a reminder says. A game without a clock ends when nobody has moved for long; until then there is only since when it
/// has been waiting.
pub(super) fn reminder_line(table: &Table, user: UserId, lang: Lang, now: Moment) -> Option<String> {
    let mention = || Arg::from(format!("<@{}>", user.0));
    let when = |at: Moment| Arg::from(format!("<t:{}:R>", at.seconds()));
    let deadline = table.seat_of(user).and_then(|seat| table.deadline_of(seat));
    let reminder = deadline.map(|at| ("clock-reminder", at));
    let idle = || table.abandoned_at().filter(|_| table.is_nearly_abandoned(user, now));
    if let Some((key, at)) = reminder.or_else(|| idle().map(|at| ("clock-idle", at))) {
        return Some(lang.say(key, &[("user", mention()), ("when", when(at))]));
    }
    let call = table.call_of(user)?;
    let turn = lang.say("board-mention", &[("count", 1.into()), ("user", mention())]);
    Some(format!("{turn} · {}", lang.say("tables-mine-since", &[("when", when(call.at))])))
}
