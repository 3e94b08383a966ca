//! Posts, edits and deletes messages.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{World, attachment::AttachmentPlan, interaction::Origin, message::Message};
use crate::{
    api_error::ApiError,
    check::message::{Draft, EPHEMERAL, LOADING},
    client_events::{ClientEvent, ClientEventKind},
    form_body::read_form,
    gateway::sessions::{GatewayEvent, Intent},
    ids::{ChannelId, MessageId, UserId},
};

/// How long Discord remembers nonces ("the past few minutes").
const NONCE_MEMORY: Duration = Duration::from_secs(5 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// A message about to be posted.
pub(super) struct NewMessage {
    pub channel: ChannelId,
    pub author: UserId,
    pub draft: Draft,
    /// The one reader of an ephemeral message.
    pub reader: Option<UserId>,
    pub origin: Option<Origin>,
    /// Whether it only says that the bot is thinking.
    pub loading: bool,
}

impl World {
    /// The bot posts into a channel.
    pub fn post_by_bot(&mut self, channel: ChannelId, draft: Draft) -> Result<MessageId, ApiError> {
        self.require(channel, self.posting_permission(channel))?;
        self.require_for_contents(channel, &draft)?;
        self.check_reachable(channel)?;
        let reply_to = self.check_reply(channel, &draft)?;
        if let Some(earlier) = self.same_nonce(&draft) {
            return Ok(earlier);
        }
        self.post(NewMessage {
            channel,
            author: self.bot,
            draft: Draft { reply_to, ..draft },
            reader: None,
            origin: None,
            loading: false,
        })
    }

    /// For people Discord drops embeds they may not send; a bot is refused.
    fn require_for_contents(&self, channel: ChannelId, draft: &Draft) -> Result<(), ApiError> {
        if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
            self.require(channel, Permissions::EMBED_LINKS)?;
        }
        if !draft.uploads.is_empty() {
            self.require(channel, Permissions::ATTACH_FILES)?;
        }
        Ok(())
    }

    /// The message replied to, if it is there.
    fn check_reply(&self, channel: ChannelId, draft: &Draft) -> Result<Option<MessageId>, ApiError> {
        let Some(reply_to) = draft.reply_to else {
            return Ok(None);
        };
        self.require(channel, Permissions::READ_MESSAGE_HISTORY)?;
        if self.public_message(channel, reply_to).is_ok() {
            return Ok(Some(reply_to));
        }
        read_form(&Value::Null, |form| {
            if !draft.reply_may_dangle {
                let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
                form.reject("message_reference", code, "Unknown message");
            }
            None
        })
    }

    fn same_nonce(&self, draft: &Draft) -> Option<MessageId> {
        let nonce = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)?;
        let earlier = self.messages.get(self.nonces.get(&nonce.to_string())?)?;
        (self.now().since(earlier.created) < NONCE_MEMORY).then_some(earlier.id)
    }

    /// Posts without asking for permissions; every message comes into the world here.
    pub(super) fn post(&mut self, new: NewMessage) -> Result<MessageId, ApiError> {
        let channel = new.channel;
        self.check_emojis(&new.draft)?;
        let mut plan = self.plan_files(channel, &[], &new.draft)?;
        let loading = new.loading;
        let ping_replied = new.draft.ping_replied;
        let mut message = self.compose(new, &mut plan)?;
        if !loading && message.is_empty() {
            return Err(ApiError::empty_message());
        }
        self.wake_thread(channel)?;
        self.store_files(&mut plan);
        message.pinged = self.pinged_by(&message, ping_replied);
        let id = message.id;
        let place = self.channels.get_mut(&channel);
        if let Some(place) = place.filter(|_| message.reader.is_none()) {
            place.last_message = Some(id);
            place.posted += 1;
        }
        if let Some(nonce) = message.nonce.as_ref().filter(|_| message.author == self.bot) {
            self.nonces.insert(nonce.to_string(), id);
        }
        self.messages.insert(id, message);
        self.announce(id, "MESSAGE_CREATE");
        Ok(id)
    }

    fn compose(&mut self, new: NewMessage, plan: &mut AttachmentPlan) -> Result<Message, ApiError> {
        let NewMessage { channel, author, draft, reader, origin, loading } = new;
        let loud = self.permissions(author, channel).contains(Permissions::MENTION_EVERYONE);
        let content = draft.content.unwrap_or_default();
        let mut flags = draft.flags;
        flags |= if reader.is_some() { EPHEMERAL } else { 0 };
        flags |= if loading { LOADING } else { 0 };
        Ok(Message {
            id: self.next_id(),
            channel,
            guild: self.channel(channel)?.guild,
            author,
            embeds: plan.embeds.take().unwrap_or_default().into(),
            components: draft.components.unwrap_or_default().into(),
            attachments: plan.attachments.clone(),
            flags,
            edited: None,
            created: self.now(),
            thread: None,
            reader,
            pinged: Vec::new(),
            pings_everyone: loud && draft.allowed_mentions.pings_everyone(&content),
            mentioned: draft.allowed_mentions.pinged(&content),
            content,
            nonce: draft.nonce,
            origin,
            reply_to: draft.reply_to,
            late_edits: Vec::new(),
        })
    }

    /// Of those named, the ones who can see the message and didn't write it; and the author of the
    /// message it replies to.
    fn pinged_by(&self, message: &Message, ping_replied: bool) -> Vec<UserId> {
        let replied = message.reply_to.filter(|_| ping_replied).and_then(|id| self.messages.get(&id));
        let mut named = message.mentioned.clone();
        named.extend(
            replied.map(|replied| replied.author).filter(|author| !message.mentioned.contains(author)),
        );
        let readable = |user: &UserId| message.reader.is_none_or(|reader| reader == *user);
        let reached = |user: &UserId| {
            *user != message.author && self.may_view(*user, message.channel) && readable(user)
        };
        named.into_iter().filter(reached).collect()
    }

    /// The bot edits through the channel.
    pub fn edit_by_bot(&mut self, channel: ChannelId, id: MessageId, draft: Draft) -> Result<(), ApiError> {
        self.channel_for_bot(channel)?;
        let message = self.public_message(channel, id)?;
        if message.author != self.bot {
            return Err(ApiError::not_own_message());
        }
        self.require_for_contents(channel, &draft)?;
        self.check_late_edits(id)?;
        self.edit(id, draft)
    }

    /// Discord lets old messages be edited only so often. Whether that holds for edits through an
    /// interaction is not documented; only the channel's route counts here.
    fn check_late_edits(&mut self, id: MessageId) -> Result<(), ApiError> {
        let (now, most) = (self.now(), self.options.old_message_edits_per_hour);
        let Some(message) = self.messages.get_mut(&id) else {
            return Ok(());
        };
        if now.since(message.created) <= HOUR {
            return Ok(());
        }
        message.late_edits.retain(|edit| now.since(*edit) < HOUR);
        if message.late_edits.len() >= most {
            return Err(ApiError::old_message_edited_too_often());
        }
        message.late_edits.push(now);
        Ok(())
    }

    /// Merges a draft into a message.
    pub(super) fn edit(&mut self, id: MessageId, draft: Draft) -> Result<(), ApiError> {
        let now = self.now();
        let message = self.messages.get(&id).ok_or_else(ApiError::unknown_message)?.clone();
        if self.channel(message.channel)?.is_archived() {
            return Err(ApiError::thread_archived());
        }
        self.check_emojis(&draft)?;
        let mut plan = self.plan_files(message.channel, &message.attachments, &draft)?;
        let mentioned = draft.content.as_ref().map(|content| draft.allowed_mentions.pinged(content));
        let edited = Message {
            mentioned: mentioned.unwrap_or(message.mentioned),
            content: draft.content.unwrap_or(message.content),
            embeds: plan.embeds.take().map_or(message.embeds, Arc::new),
            components: draft.components.map_or(message.components, Arc::new),
            attachments: plan.attachments.clone(),
            flags: (message.flags & !LOADING) | draft.flags,
            edited: Some(now),
            ..message
        };
        if edited.is_empty() {
            return Err(ApiError::empty_message());
        }
        self.store_files(&mut plan);
        self.messages.insert(id, edited);
        self.announce(id, "MESSAGE_UPDATE");
        Ok(())
    }

    pub fn delete_by_bot(&mut self, channel: ChannelId, id: MessageId) -> Result<(), ApiError> {
        self.channel_for_bot(channel)?;
        if self.public_message(channel, id)?.author != self.bot {
            self.require(channel, Permissions::MANAGE_MESSAGES)?;
        }
        if self.channel(channel)?.is_archived() {
            return Err(ApiError::thread_archived());
        }
        self.delete(id);
        Ok(())
    }

    /// Takes a message away, with its files.
    pub fn delete(&mut self, id: MessageId) {
        let Some(message) = self.messages.remove(&id) else {
            return;
        };
        for attachment in &message.attachments {
            self.files.remove(&attachment.id);
        }
        if message.reader.is_none() && self.may_view(self.bot, message.channel) {
            let mut data = json!({ "id": id, "channel_id": message.channel });
            if let Some(guild) = message.guild {
                data["guild_id"] = json!(guild);
            }
            self.tell_bot(GatewayEvent::new(
                "MESSAGE_DELETE",
                data,
                message.guild,
                Intent::messages(message.guild),
            ));
        }
        self.tell_people(ClientEvent {
            channel: message.channel,
            kind: ClientEventKind::MessageDeleted(id),
            reader: message.reader,
        });
    }

    /// A person writes something.
    pub fn say(&mut self, author: UserId, channel: ChannelId, content: &str) -> Result<MessageId, ApiError> {
        let draft = Draft { content: Some(content.to_owned()), ping_replied: true, ..Draft::default() };
        self.post(NewMessage { channel, author, draft, reader: None, origin: None, loading: false })
    }

    /// Tells whoever listens; most bots and tests don't, and a message is long.
    fn announce(&mut self, id: MessageId, event: &'static str) {
        let Some(message) = self.messages.get(&id) else {
            return;
        };
        if self.is_watched() {
            let posted = Box::new(message.clone());
            let what = if event == "MESSAGE_CREATE" {
                ClientEventKind::MessageCreated(posted)
            } else {
                ClientEventKind::MessageUpdated(posted)
            };
            self.tell_people(ClientEvent { channel: message.channel, kind: what, reader: message.reader });
        }
        let intent = Intent::messages(message.guild);
        let is_public = message.reader.is_none() && self.may_view(self.bot, message.channel);
        if is_public && self.gateway.listens(intent) {
            let foreign = message.author != self.bot && !message.mentioned.contains(&self.bot);
            let data = self.message_event_json(message);
            let mut event = GatewayEvent::new(event, data, message.guild, intent);
            event.content_is_private = foreign && message.guild.is_some();
            self.tell_bot(event);
        }
    }
}
