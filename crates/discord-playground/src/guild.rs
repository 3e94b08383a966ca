//! Handles for guilds and channels: what a test holds to set them up and change them.

use std::{fmt, sync::Arc};

use twilight_model::guild::Permissions;

use crate::{
    Person,
    ids::{ChannelId, GuildId, UserId},
    state::PlaygroundState,
    world::message::Message,
};

/// A guild, with or without the bot in it.
#[derive(Clone)]
pub struct Guild {
    state: Arc<PlaygroundState>,
    id: GuildId,
}

/// A channel, a thread or direct messages.
#[derive(Clone)]
pub struct Channel {
    state: Arc<PlaygroundState>,
    id: ChannelId,
}

/// A channel or thread as a list of channels shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedChannel {
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
    /// A new guild, without the bot.
    pub(crate) fn new(state: Arc<PlaygroundState>, name: &str) -> Self {
        let id = state.world().add_guild(name);
        Self { state, id }
    }

    /// The guild's id.
    pub fn id(&self) -> GuildId {
        self.id
    }

    /// Sets the guild's preferred language.
    #[must_use]
    pub fn speaks(self, locale: &str) -> Self {
        if let Some(guild) = self.state.world().guild_mut(self.id) {
            guild.locale = locale.to_owned();
        }
        self
    }

    /// A new channel.
    pub fn channel(&self, name: &str) -> Channel {
        let id = self.state.world().add_channel(self.id, name);
        Channel::new(self.state.clone(), id)
    }

    /// A channel or thread that is already there.
    pub fn channel_named(&self, name: &str) -> Option<Channel> {
        let id = self.state.world().channel_named(self.id, name)?;
        Some(Channel::new(self.state.clone(), id))
    }

    /// The channels and threads that a person can see, oldest first. Archived threads aren't listed.
    pub fn channels_seen_by(&self, person: &Person) -> Vec<ListedChannel> {
        self.state.world().channels_seen_by(person.id(), self.id)
    }

    /// A new person, member of this guild.
    pub fn person(&self, name: &str) -> Person {
        let person = Person::new(self.state.clone(), name);
        person.joins(self);
        person
    }

    /// Kicks the bot.
    pub fn kicks_bot(&self) {
        self.state.world().kick_bot(self.id);
    }

    /// Invites the bot, or invites it again.
    pub fn invites_bot(&self) {
        self.state.world().invite_bot(self.id);
    }

    /// Makes a channel of this guild the one where Discord tells who has joined. One of another guild can't be that.
    pub fn tells_joins_in(&self, channel: &Channel) {
        let mut world = self.state.world();
        let is_here = world.channel(channel.id).is_ok_and(|channel| channel.guild == Some(self.id));
        assert!(is_here, "{channel:?} is no channel of {self:?}");
        if let Some(guild) = world.guild_mut(self.id) {
            guild.system_channel = Some(channel.id);
        }
    }

    /// An outage of this guild begins.
    pub fn goes_down(&self) {
        self.state.world().guild_goes_down(self.id);
    }

    /// An outage of this guild ends.
    pub fn comes_back(&self) {
        self.state.world().guild_comes_back(self.id);
    }

    /// Gives the bot permissions in the whole guild.
    pub fn gives_bot(&self, bits: Permissions) {
        let bot = self.state.world().bot;
        self.set_permissions(bot, |permissions| permissions | bits);
    }

    /// Takes permissions from the bot in the whole guild.
    pub fn takes_from_bot(&self, bits: Permissions) {
        let bot = self.state.world().bot;
        self.set_permissions(bot, |permissions| permissions - bits);
    }

    pub(crate) fn set_permissions(&self, user: UserId, change: impl FnOnce(Permissions) -> Permissions) {
        let mut world = self.state.world();
        let member = world.guild_mut(self.id).and_then(|guild| guild.members.get_mut(&user));
        if let Some(member) = member {
            member.permissions = change(member.permissions);
        }
    }
}

impl Channel {
    pub(crate) fn new(state: Arc<PlaygroundState>, id: ChannelId) -> Self {
        Self { state, id }
    }

    /// The channel's id.
    pub fn id(&self) -> ChannelId {
        self.id
    }

    /// Takes permissions from the bot in this channel.
    pub fn takes_from_bot(&self, bits: Permissions) {
        let mut world = self.state.world();
        let bot = world.bot;
        world.deny(bot, self.id, bits);
    }

    /// Gives the bot back what was taken in this channel.
    pub fn returns_to_bot(&self, bits: Permissions) {
        let mut world = self.state.world();
        let bot = world.bot;
        world.allow_again(bot, self.id, bits);
    }

    /// Takes permissions from a person in this channel.
    pub fn takes_from(&self, person: &Person, bits: Permissions) {
        self.state.world().deny(person.id(), self.id, bits);
    }

    /// Hides the channel from a person.
    pub fn hides_from(&self, person: &Person) {
        self.takes_from(person, Permissions::VIEW_CHANNEL);
    }

    /// Archives a thread, as happens after a while without messages or by a moderator, who may also lock it.
    pub fn is_archived(&self, locked: bool) {
        self.state.world().archive(self.id, locked);
    }

    /// After how many minutes without messages a thread is archived. None for other channels.
    pub fn archives_after(&self) -> Option<i64> {
        self.state.world().archives_after(self.id)
    }

    /// Deletes the channel.
    pub fn is_deleted(&self) {
        self.state.world().remove_channel(self.id);
    }

    /// Deletes a message as a moderator would.
    pub fn loses(&self, message: &Message) {
        self.state.world().delete(message.id);
    }

    /// The newest message that everybody sees, if it is still there.
    pub fn newest(&self) -> Option<Message> {
        let world = self.state.world();
        let id = world.channel(self.id).ok()?.last_message?;
        world.message(id).cloned()
    }

    /// Everybody but the bot who can see it.
    pub fn people(&self) -> Vec<UserId> {
        self.state.world().people_in(self.id)
    }
}
