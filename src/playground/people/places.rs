//! Guilds and channels, as a test holds them.

use std::{fmt, sync::Arc};

use twilight_model::guild::Permissions;

use super::Person;
use crate::playground::{
    ids::{ChannelId, GuildId, UserId},
    shared::Shared,
    world::message::Message,
};

/// A guild with the bot in it.
#[derive(Clone)]
pub struct Guild {
    shared: Arc<Shared>,
    id: GuildId,
}

/// A channel, a thread or a private conversation.
#[derive(Clone)]
pub struct Channel {
    shared: Arc<Shared>,
    id: ChannelId,
}

/// A channel or thread as a list of channels shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its id.
    pub id: ChannelId,
    /// Its name.
    pub name: String,
    /// The channel a thread belongs to.
    pub parent: Option<ChannelId>,
}

impl fmt::Debug for Guild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guild({})", self.id)
    }
}

impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Channel({})", self.id)
    }
}

impl Guild {
    pub(crate) fn new(shared: Arc<Shared>, name: &str) -> Self {
        let id = shared.world().add_guild(name);
        Self { shared, id }
    }

    /// The guild's id.
    pub fn id(&self) -> GuildId {
        self.id
    }

    /// Sets the guild's preferred language.
    #[must_use]
    pub fn speaks(self, locale: &str) -> Self {
        if let Some(guild) = self.shared.world().guild_mut(self.id) {
            guild.locale = locale.to_owned();
        }
        self
    }

    /// A new channel.
    pub fn channel(&self, name: &str) -> Channel {
        let id = self.shared.world().add_channel(self.id, name);
        Channel::new(self.shared.clone(), id)
    }

    /// A channel or thread that is already there.
    pub fn channel_named(&self, name: &str) -> Option<Channel> {
        let id = self.shared.world().channel_named(self.id, name)?;
        Some(Channel::new(self.shared.clone(), id))
    }

    /// The channels and threads that a person can see, oldest first. Archived threads aren't listed.
    pub fn places(&self, person: &Person) -> Vec<Place> {
        self.shared.world().places_of(person.id(), self.id)
    }

    /// A new person, member of this guild.
    pub fn person(&self, name: &str) -> Person {
        let person = Person::new(self.shared.clone(), name);
        person.joins(self);
        person
    }

    /// Throws the bot out.
    pub fn kicks_bot(&self) {
        self.shared.world().kick_bot(self.id);
    }

    /// Lets the bot in again.
    pub fn invites_bot(&self) {
        self.shared.world().invite_bot(self.id);
    }

    /// Gives the bot permissions in the whole guild.
    pub fn gives_bot(&self, bits: Permissions) {
        let bot = self.shared.world().bot;
        self.set_permissions(bot, |permissions| permissions | bits);
    }

    /// Takes permissions from the bot in the whole guild.
    pub fn takes_from_bot(&self, bits: Permissions) {
        let bot = self.shared.world().bot;
        self.set_permissions(bot, |permissions| permissions - bits);
    }

    pub(super) fn set_permissions(&self, user: UserId, change: impl FnOnce(Permissions) -> Permissions) {
        let mut world = self.shared.world();
        let member = world.guild_mut(self.id).and_then(|guild| guild.members.get_mut(&user));
        if let Some(member) = member {
            member.permissions = change(member.permissions);
        }
    }
}

impl Channel {
    pub(crate) fn new(shared: Arc<Shared>, id: ChannelId) -> Self {
        Self { shared, id }
    }

    /// The channel's id.
    pub fn id(&self) -> ChannelId {
        self.id
    }

    /// Takes permissions from the bot in this channel.
    pub fn takes_from_bot(&self, bits: Permissions) {
        let mut world = self.shared.world();
        let bot = world.bot;
        world.deny(bot, self.id, bits);
    }

    /// Gives the bot back what was taken in this channel.
    pub fn returns_to_bot(&self, bits: Permissions) {
        let mut world = self.shared.world();
        let bot = world.bot;
        world.allow_again(bot, self.id, bits);
    }

    /// Hides the channel from a person.
    pub fn hides_from(&self, person: &Person) {
        self.shared.world().deny(person.id(), self.id, Permissions::VIEW_CHANNEL);
    }

    /// Archives a thread as time would, or a moderator, who may also lock it.
    pub fn is_archived(&self, locked: bool) {
        self.shared.world().archive(self.id, locked);
    }

    /// Deletes the channel.
    pub fn is_deleted(&self) {
        self.shared.world().remove_channel(self.id);
    }

    /// Deletes a message as a moderator would.
    pub fn loses(&self, message: &Message) {
        self.shared.world().delete(message.id);
    }

    /// The newest message that everybody sees, if it is still there.
    pub fn newest(&self) -> Option<Message> {
        let world = self.shared.world();
        let id = world.channel(self.id).ok()?.last_message?;
        world.message(id).cloned()
    }

    /// Everybody but the bot who can see it.
    pub fn people(&self) -> Vec<UserId> {
        self.shared.world().people_in(self.id)
    }
}
