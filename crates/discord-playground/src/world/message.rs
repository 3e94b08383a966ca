//! A message: as it is stored, as tests see it, and as Discord's JSON.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{World, attachment::Attachment, interaction::Origin};
use crate::{
    check::{
        components::BUTTON,
        message::{EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS},
    },
    clock::Moment,
    ids::{ChannelId, GuildId, MessageId, UserId},
};

/// A message at the moment it was looked at.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: MessageId,
    /// The channel it is in.
    pub channel: ChannelId,
    /// The guild; None in direct messages.
    pub guild: Option<GuildId>,
    /// Who wrote it.
    pub author: UserId,
    /// Its text, as sent.
    pub content: String,
    /// Its embeds, with `attachment://` links resolved.
    pub embeds: Arc<Vec<Value>>,
    /// Its action rows.
    pub components: Arc<Vec<Value>>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags.
    pub flags: u64,
    /// When it was last edited, if ever.
    pub edited: Option<Moment>,
    /// When it was posted.
    pub created: Moment,
    /// The thread that grew from it.
    pub thread: Option<ChannelId>,
    pub(crate) reader: Option<UserId>,
    pub(crate) pinged: Vec<UserId>,
    pub(crate) pings_everyone: bool,
    pub(crate) mentioned: Vec<UserId>,
    pub(crate) nonce: Option<Value>,
    pub(crate) origin: Option<Origin>,
    pub(crate) reply_to: Option<MessageId>,
    pub(crate) late_edits: Vec<Moment>,
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What is written on it; the emoji if there is no text.
    pub label: String,
    /// What the bot receives; None for a link.
    pub custom_id: Option<String>,
    /// Whether it can't be pressed.
    pub disabled: bool,
}

impl Message {
    /// Whose mention was a ping when it was posted. Edits ping nobody, and neither does filling in a deferred answer.
    pub fn pinged(&self) -> &[UserId] {
        &self.pinged
    }

    /// Of those it pings, the ones whose device made itself heard: nobody if it is silent.
    pub fn notified(&self) -> &[UserId] {
        if self.is_silent() { &[] } else { &self.pinged }
    }

    /// Whether it was posted without notifications (`SUPPRESS_NOTIFICATIONS`).
    pub fn is_silent(&self) -> bool {
        self.flags & SUPPRESS_NOTIFICATIONS != 0
    }

    /// Whether it notified everyone in the channel.
    pub fn pings_everyone(&self) -> bool {
        self.pings_everyone
    }

    /// Whether only one person can see it.
    pub fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }

    /// Whether it only says that the bot is thinking.
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Components alone don't make a message.
    pub(super) fn is_empty(&self) -> bool {
        self.content.is_empty() && self.embeds.is_empty() && self.attachments.is_empty()
    }

    /// Its buttons, row by row.
    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.parts().filter(|part| part["type"] == BUTTON);
        buttons.map(Button::read).collect()
    }

    /// The labels of the buttons that can be pressed.
    pub fn live_buttons(&self) -> Vec<String> {
        let live = self.buttons().into_iter().filter(|button| !button.disabled);
        live.map(|button| button.label).collect()
    }

    /// The placeholders of all menus.
    pub fn menus(&self) -> Vec<String> {
        self.parts().filter_map(|part| part["placeholder"].as_str()).map(str::to_owned).collect()
    }

    /// Every part of every action row.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Value> {
        let rows = self.components.iter().filter_map(|row| row["components"].as_array());
        rows.flatten()
    }

    /// Content, the texts of all embeds and the descriptions of pictures, line by line: what a person can read or
    /// have read to them.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.as_str()];
        for embed in self.embeds.iter() {
            let fields = embed["fields"].as_array().into_iter().flatten();
            lines.extend(embed["author"]["name"].as_str());
            lines.extend(embed["title"].as_str());
            lines.extend(embed["description"].as_str());
            lines
                .extend(fields.flat_map(|field| [&field["name"], &field["value"]]).filter_map(Value::as_str));
            lines.extend(embed["footer"]["text"].as_str());
        }
        lines.extend(self.attachments.iter().filter_map(|attachment| attachment.description.as_deref()));
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}

impl Button {
    fn read(part: &Value) -> Self {
        let label = part["label"].as_str().filter(|label| !label.is_empty());
        let emoji = part["emoji"]["name"].as_str();
        Self {
            label: label.or(emoji).unwrap_or_default().to_owned(),
            custom_id: part["custom_id"].as_str().map(str::to_owned),
            disabled: part["disabled"] == true,
        }
    }
}

impl World {
    /// The message as the REST interface shows it to the bot.
    pub fn message_json(&self, message: &Message) -> Value {
        let mut data = json!({
            "id": message.id,
            "type": self.type_number(message),
            "channel_id": message.channel,
            "author": self.user(message.author).map(super::User::json).unwrap_or_default(),
            "content": message.content,
            "timestamp": message.created.iso(),
            "edited_timestamp": message.edited.map(Moment::iso),
            "tts": false,
            "mention_everyone": message.pings_everyone,
            "mentions": self.users_json(&message.mentioned),
            "mention_roles": [],
            "attachments": message.attachments.iter().map(Attachment::json).collect::<Vec<_>>(),
            "embeds": *message.embeds,
            "components": *message.components,
            "pinned": false,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            data["nonce"] = nonce.clone();
        }
        if let Some(origin) = &message.origin {
            self.add_origin(&mut data, origin);
        }
        if let Some(thread) = message.thread.and_then(|thread| self.channel(thread).ok()) {
            data["thread"] = self.channel_json(thread);
        }
        if let Some(reply_to) = message.reply_to {
            data["message_reference"] =
                json!({ "type": 0, "message_id": reply_to, "channel_id": message.channel });
        }
        data
    }

    /// The message as the gateway announces it.
    pub(super) fn message_event_json(&self, message: &Message) -> Value {
        let mut data = self.message_json(message);
        if let Some(guild) = message.guild.and_then(|guild| self.guild(guild).ok()) {
            data["guild_id"] = json!(guild.id);
            let mut member = self.member_json(guild, message.author).unwrap_or_default();
            if let Some(member) = member.as_object_mut() {
                member.remove("user");
                data["member"] = json!(member);
            }
        }
        data
    }

    fn type_number(&self, message: &Message) -> u8 {
        const DEFAULT: u8 = 0;
        const REPLY: u8 = 19;
        const CHAT_INPUT_COMMAND: u8 = 20;
        match &message.origin {
            Some(origin) if origin.original.is_some() => REPLY,
            Some(origin) if origin.is_command() => CHAT_INPUT_COMMAND,
            Some(_) => REPLY,
            None if message.reply_to.is_some() => REPLY,
            None => DEFAULT,
        }
    }
}
