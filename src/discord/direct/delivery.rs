//! The ways by which a direct message reaches Discord.

use super::{Live, News, words};
use crate::discord::app::App;
use crate::discord::board::BoardMessage;
use crate::discord::context::ServerContext;
use crate::discord::message::MessagePayload;
use crate::discord::reminders::reminder_line;
use crate::discord::rest::{ApiError, Rest};
use crate::settings::key;
use crate::store::{BoardLocation, Notice, StoreError};
use crate::table::{Call, Table, UserId};
use crate::tables::Reminder;

/// Whether a message that isn't known may be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recovery {
    /// No.
    None,
    /// A process may have been killed after it had sent it. Look before sending another.
    Look,
}

/// Why a direct message was not sent.
pub(super) enum DirectError {
    /// It may work later.
    Later,
    /// It is not worth another try.
    Never,
}

impl From<ApiError> for DirectError {
    fn from(error: ApiError) -> DirectError {
        tracing::debug!(%error, "could not send a direct message");
        if error.is_transient() { DirectError::Later } else { DirectError::Never }
    }
}

impl From<StoreError> for DirectError {
    fn from(error: StoreError) -> DirectError {
        tracing::warn!(%error, "could not store what somebody was told");
        DirectError::Later
    }
}

impl App {
    /// Makes a direct message show the newest state of a table.
    pub(super) async fn deliver_directly(
        &self,
        live: &mut Live,
        news: &News,
        user: UserId,
    ) -> Result<(), DirectError> {
        if live.notice.is_none() || self.tables.store().is_shared() {
            let stored = self.tables.store().notice(&news.table.id().to_string(), user.0).await?;
            live.is_unsure |= live.notice.is_none() && stored.is_some();
            live.notice = stored.or(live.notice.take());
        }
        let told = live.notice.as_ref().map_or(0, |notice| notice.told);
        match call_of(&news.table, user).filter(|call| call.step > told) {
            Some(call) => self.post_directly(live, news, user, call).await,
            None => self.edit_directly(live, news, user).await,
        }
    }

    /// A new turn is a new message. The one before goes.
    async fn post_directly(
        &self,
        live: &mut Live,
        news: &News,
        user: UserId,
        call: Call,
    ) -> Result<(), DirectError> {
        let (personal, now) = (self.user_settings(user).await, self.tables.now());
        let server = self.server_context(news.guild).await.server;
        if self.is_quiet(server, personal) || news.table.is_absent(user, now) {
            // It is owed until they are awake, or back.
            return Err(DirectError::Never);
        }
        let Some(mut notice) = self.tables.claim_notice(&news.table, user).await? else {
            return Err(DirectError::Later);
        };
        if notice.told >= call.step {
            // Another process has told them.
            live.notice = Some(notice.clone());
            return Ok(self.tables.store().put_notice(notice).await?);
        }
        let context = self.direct_context(news, user).await;
        let post = words::message(news, user, context, None, None);
        let recovery = if live.is_unsure { Recovery::Look } else { news.recovery };
        let sent = self.send_directly((news, recovery), user, call, &post, context, &notice).await;
        let (message, is_found) = match sent {
            Ok((message, is_found)) => (Some(message), is_found),
            Err(error) if error.is_closed_conversation() => {
                self.fall_back_to_channel(news, user, call).await?;
                (None, false)
            }
            Err(error) => {
                self.tables.store().put_notice(notice).await?;
                return Err(error.into());
            }
        };
        let before = std::mem::replace(&mut notice.message, message);
        (notice.told, live.is_unsure) = (call.step, false);
        self.delete_directly(live, before.filter(|before| Some(*before) != message));
        (live.token, live.steps, live.shown) = (None, news.table.steps(), message.map(|_| post));
        self.remember_direct(live, news, notice).await?;
        if !is_found {
            return Ok(());
        }
        // Nobody knows what the message shows that was there already.
        (live.steps, live.shown, live.is_asking) = (0, None, true);
        self.edit_directly(live, news, user).await
    }

    /// Sends a message to a person, and returns where it is, and whether it was there already.
    async fn send_directly(
        &self,
        (news, recovery): (&News, Recovery),
        user: UserId,
        call: Call,
        post: &MessagePayload,
        context: ServerContext,
        notice: &Notice,
    ) -> Result<(BoardLocation, bool), ApiError> {
        let rest = self.direct_rest(news.by_person);
        let channel = self.direct_channel(&rest, user).await?;
        if recovery == Recovery::Look
            && let Some(found) = self.find_direct(&rest, channel, &news.table, notice).await
        {
            return Ok((found, true));
        }
        let mut post = self.render(post.clone(), context.server.text_only).await;
        let now = self.tables.now();
        // Whoever is looking at the table needs no sound.
        if [news.channel, channel].iter().any(|place| self.presence.is_looking(*place, user, now)) {
            post = post.silent();
        }
        let nonce = format!("{}d{}{}", news.table.id(), call.step, letter(&news.table, user));
        let message = rest.post(channel, &post.once(nonce)).await?;
        Ok((BoardLocation { channel, message }, false))
    }

    /// A message about this table that is newer than the one that is stored: whoever sent it was killed.
    async fn find_direct(
        &self,
        rest: &Rest,
        channel: u64,
        table: &Table,
        notice: &Notice,
    ) -> Option<BoardLocation> {
        let known = notice.message.map_or(0, |known| known.message);
        let listed = rest.newest_messages(channel).await.ok()?;
        let start = format!("{}:", table.id());
        let mut newer = listed.iter().filter(|message| message.id.get() > known);
        let found = newer.find(|message| message.has_component(&start))?;
        Some(BoardLocation { channel, message: found.id.get() })
    }

    /// Brings the message that is there up to date. Once it says that nobody asks them, it stays as it is until they are
    /// asked again: nobody has to know more.
    async fn edit_directly(&self, live: &mut Live, news: &News, user: UserId) -> Result<(), DirectError> {
        let Some(message) = live.notice.as_ref().and_then(|notice| notice.message) else { return Ok(()) };
        if news.table.steps() <= live.steps {
            return Ok(());
        }
        let is_asked = news.table.call_of(user).is_some() || news.table.ended().is_some();
        let was_asked = live.shown.is_none() || live.is_asking;
        if !is_asked && !was_asked {
            return Ok(());
        }
        let context = self.direct_context(news, user).await;
        let post = words::message(news, user, context, None, None);
        if live.shown.as_ref().is_some_and(|shown| shown.shows_the_same(&post)) {
            live.steps = news.table.steps();
            return Ok(());
        }
        let rendered = self.render(post.clone(), context.server.text_only).await;
        let by_token = live.token.as_ref().filter(|(_, until)| self.tables.now() < *until);
        let by_token = match by_token {
            Some((token, _)) => self.rest.edit_by_token(token, &rendered).await.is_ok(),
            None => false,
        };
        if !by_token {
            live.token = None;
            let rest = self.direct_rest(news.by_person);
            rest.edit(message.channel, message.message, &rendered).await?;
        }
        (live.shown, live.steps, live.is_asking) = (Some(post), news.table.steps(), is_asked);
        if news.table.ended().is_some() {
            self.tables.store().drop_notice(&news.table.id().to_string(), user.0).await?;
        }
        Ok(())
    }

    /// Reminds somebody by direct message: their message once more, with the reminder on top.
    pub(in crate::discord) async fn remind_directly(
        &self,
        open: &crate::tables::OpenTable,
        reminder: &mut Reminder,
    ) -> Result<(), ApiError> {
        let (Some(news), user) = (News::owed(open), reminder.user) else { return Ok(()) };
        let slot = self.direct.of(news.table.id(), user);
        let mut live = slot.live.lock().await;
        let context = self.direct_context(&news, user).await;
        let Some(line) = reminder_line(&news.table, user, context.lang, self.tables.now()) else {
            return Ok(());
        };
        let post = words::message(&news, user, context, Some(line), None);
        let post = post.with_button(BoardMessage::new(&news.table, context.lang).unremind_button());
        let rest = self.rest.in_background();
        let channel = self.direct_channel(&rest, user).await?;
        let rendered = self.render(post.clone(), context.server.text_only).await;
        let (id, seat) = (news.table.id(), letter(&news.table, user));
        let nonce = format!("{id}e{}{seat}{}", news.table.board_version(), reminder.number);
        let message = BoardLocation { channel, message: rest.post(channel, &rendered.once(nonce)).await? };
        let before = reminder.notice.message.replace(message);
        self.delete_directly(&live, before.filter(|before| *before != message));
        if let Some(call) = news.table.call_of(user) {
            reminder.notice.told = call.step;
        }
        (live.token, live.steps, live.shown, live.is_asking) = (None, news.table.steps(), Some(post), true);
        live.notice = Some(reminder.notice.clone());
        Ok(())
    }

    /// Deletes an earlier message. Nobody waits for it.
    fn delete_directly(&self, live: &Live, message: Option<BoardLocation>) {
        let Some(BoardLocation { channel, message }) = message else { return };
        let (rest, now) = (self.rest.in_background(), self.tables.now());
        let token = live.token.as_ref().filter(|(_, until)| now < *until).map(|(token, _)| token.clone());
        self.tasks.spawn_to_end(async move {
            let by_token = match &token {
                Some(token) => rest.delete_by_token(token).await.is_ok(),
                None => false,
            };
            if !by_token && let Err(error) = rest.delete(channel, message).await {
                tracing::debug!(%error, "could not delete an earlier direct message");
            }
        });
    }

    /// Discord doesn't let us write to somebody. They are told so in the channel, once, and from now on are told there.
    async fn fall_back_to_channel(&self, news: &News, user: UserId, call: Call) -> Result<(), DirectError> {
        self.note_closed(user).await?;
        if news.is_external {
            return Ok(());
        }
        let ServerContext { lang, server } = self.server_context(news.guild).await;
        let line = lang.say("direct-closed", &[("user", format!("<@{}>", user.0).into())]);
        let post = MessagePayload::text(line);
        let post = if server.mentions { post.pinging(user) } else { post.silent() };
        let nonce = format!("{}c{}{}", news.table.id(), call.step, letter(&news.table, user));
        if let Err(error) = self.rest.in_background().post(news.channel, &post.once(nonce)).await {
            tracing::warn!(%error, "could not say that somebody's direct messages are closed");
        }
        Ok(())
    }

    /// Remembers that Discord doesn't let us write to somebody.
    pub(in crate::discord) async fn note_closed(&self, user: UserId) -> Result<(), StoreError> {
        self.direct.set(user, false);
        self.tables.store().set_setting(&format!("user:{}", user.0), key::CLOSED, "on").await
    }

    /// The language of a person, and how the server shows boards.
    pub(super) async fn direct_context(&self, news: &News, user: UserId) -> ServerContext {
        let ServerContext { lang, mut server } = self.server_context(news.guild).await;
        let personal = self.user_settings(user).await;
        // Whoever hears boards hears those of direct messages, too.
        server.text_only |= personal.text_boards;
        ServerContext { lang: personal.language.unwrap_or(lang), server }
    }

    /// People's requests go before those of clocks and computers.
    fn direct_rest(&self, by_person: bool) -> Rest {
        if by_person { self.rest.clone() } else { self.rest.in_background() }
    }

    /// The conversation with a person. The first time it costs a request.
    async fn direct_channel(&self, rest: &Rest, user: UserId) -> Result<u64, ApiError> {
        if let Some(channel) = self.direct.channels.get(&user) {
            return Ok(*channel);
        }
        let channel = rest.open_direct(user.0).await?;
        self.direct.channels.insert(user, channel);
        Ok(channel)
    }

    /// Stores what somebody was told. Of a table that is over nothing is told any more.
    async fn remember_direct(&self, live: &mut Live, news: &News, notice: Notice) -> Result<(), DirectError> {
        live.notice = Some(notice.clone());
        live.is_asking = news.table.call_of(UserId(notice.user)).is_some();
        let store = self.tables.store();
        if news.table.ended().is_some() {
            store.drop_notice(&notice.table, notice.user).await?;
        } else {
            store.put_notice(notice).await?;
        }
        Ok(())
    }
}

/// The wait for a person, or the computer that has taken over their seat, or the end of a game that they have played to the end.
fn call_of(table: &Table, user: UserId) -> Option<Call> {
    let end = || Call { user, step: table.steps(), at: table.waiting_since() };
    let is_told_the_end = table.finishers().contains(&user);
    table.call_of(user).or_else(|| table.released_of(user)).or_else(|| is_told_the_end.then(end))
}

/// Tells people apart in a nonce, which Discord wants to be short.
pub(in crate::discord) fn letter(table: &Table, user: UserId) -> char {
    let seat = table.seat_of(user).map_or(0, |seat| seat.index() + 1);
    char::from(b'a' + u8::try_from(seat).unwrap_or_default() % 26)
}
