//! Who may read which messages.

use twilight_model::guild::Permissions;

use super::{World, message::Message};
use crate::{
    api_error::ApiError,
    ids::{ChannelId, MessageId, UserId},
};

impl World {
    /// A message of a channel that isn't ephemeral: those exist only for their reader.
    pub fn public_message(&self, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
        let message = self.messages.get(&id);
        let public = message.filter(|message| message.channel == channel && message.reader.is_none());
        public.ok_or_else(ApiError::unknown_message)
    }

    pub fn message(&self, id: MessageId) -> Option<&Message> {
        self.messages.get(&id)
    }

    /// One message, if the bot may read it.
    pub fn message_for_bot(&self, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
        self.channel_for_bot(channel)?;
        self.require(channel, Permissions::READ_MESSAGE_HISTORY)?;
        self.public_message(channel, id)
    }

    /// What the bot reads in a channel, newest first.
    pub fn history(&self, channel: ChannelId) -> Result<Vec<&Message>, ApiError> {
        self.channel_for_bot(channel)?;
        if !self.permissions(self.bot, channel).contains(Permissions::READ_MESSAGE_HISTORY) {
            return Ok(Vec::new());
        }
        let public = |message: &&Message| message.channel == channel && message.reader.is_none();
        Ok(self.messages.values().rev().filter(public).collect())
    }

    /// What a person sees in a channel, oldest first, with what is for them alone.
    pub fn seen_by(&self, person: UserId, channel: ChannelId) -> Vec<Message> {
        if !self.may_view(person, channel) {
            return Vec::new();
        }
        let seen = |message: &&Message| {
            message.channel == channel && message.reader.is_none_or(|reader| reader == person)
        };
        self.messages.values().filter(seen).cloned().collect()
    }
}
