//! Works out permissions: a member's bits, less what a channel denies.

use twilight_model::guild::Permissions;

use super::{World, channel::ChannelKind};
use crate::{
    api_error::ApiError,
    ids::{ChannelId, UserId},
};

/// In a private conversation everything that concerns messages is allowed.
const PRIVATE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS);

impl World {
    /// What a user may do in a channel; nothing for those who aren't there.
    pub fn permissions(&self, user: UserId, id: ChannelId) -> Permissions {
        let Ok(channel) = self.channel(id) else {
            return Permissions::empty();
        };
        match &channel.kind {
            ChannelKind::Private { with } if *with == user || self.bot == user => PRIVATE,
            ChannelKind::Group { members } if members.contains(&user) => PRIVATE,
            ChannelKind::Private { .. } | ChannelKind::Group { .. } => Permissions::empty(),
            ChannelKind::Thread(thread) => self.permissions(user, thread.parent) - self.denied(user, id),
            ChannelKind::Text => {
                let guild = channel.guild.and_then(|guild| self.guild(guild).ok());
                let member = guild.and_then(|guild| guild.members.get(&user));
                let bits = member.map_or(Permissions::empty(), |member| member.permissions);
                if bits.contains(Permissions::ADMINISTRATOR) {
                    return Permissions::all();
                }
                bits - self.denied(user, id)
            }
        }
    }

    fn denied(&self, user: UserId, id: ChannelId) -> Permissions {
        let channel = self.channel(id).ok();
        let denied = channel.and_then(|channel| channel.denied.get(&user).copied());
        denied.unwrap_or(Permissions::empty())
    }

    pub fn may_view(&self, user: UserId, id: ChannelId) -> bool {
        self.permissions(user, id).contains(Permissions::VIEW_CHANNEL)
    }

    /// Refuses with 50001 if the bot can't see the channel, with 50013 if it lacks `needed` there.
    pub(super) fn require(&self, id: ChannelId, needed: Permissions) -> Result<(), ApiError> {
        self.channel_for_bot(id)?;
        if self.permissions(self.bot, id).contains(needed) {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }

    /// The permission to post, which threads have of their own.
    pub(super) fn posting_permission(&self, id: ChannelId) -> Permissions {
        match self.channel(id) {
            Ok(channel) if channel.is_thread() => Permissions::SEND_MESSAGES_IN_THREADS,
            _ => Permissions::SEND_MESSAGES,
        }
    }
}
