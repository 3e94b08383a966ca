//! Channels: a guild's text channels, threads in them, and direct messages with the bot.

use std::collections::HashMap;

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::World;
use crate::{
    api_error::ApiError,
    client_events::{ClientEvent, ClientEventKind},
    clock::Moment,
    gateway::sessions::{GatewayEvent, Intent},
    guild::ListedChannel,
    ids::{ChannelId, GuildId, MessageId, UserId},
};

#[derive(Clone, Debug)]
pub(crate) struct ChannelState {
    pub id: ChannelId,
    pub guild: Option<GuildId>,
    pub name: String,
    pub kind: ChannelKind,
    /// What is taken from whom in this channel.
    pub denied: HashMap<UserId, Permissions>,
    /// The newest message that everybody sees.
    pub last_message: Option<MessageId>,
    /// How many messages were ever posted for everybody.
    pub posted: u64,
}

#[derive(Clone, Debug)]
pub(crate) enum ChannelKind {
    Text,
    /// The conversation between the bot and a person.
    Private {
        with: UserId,
    },
    /// A conversation among people. The bot isn't in it.
    Group {
        members: Vec<UserId>,
    },
    Thread(ThreadState),
}

#[derive(Clone, Debug)]
pub(crate) struct ThreadState {
    pub parent: ChannelId,
    pub owner: UserId,
    pub archived: bool,
    pub locked: bool,
    /// In minutes.
    pub archives_after: i64,
    pub created: Moment,
}

impl ChannelState {
    pub fn new(id: ChannelId, guild: Option<GuildId>, name: String, kind: ChannelKind) -> Self {
        Self { id, guild, name, kind, denied: HashMap::new(), last_message: None, posted: 0 }
    }

    pub fn thread(&self) -> Option<&ThreadState> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            ChannelKind::Text | ChannelKind::Private { .. } | ChannelKind::Group { .. } => None,
        }
    }

    pub fn is_thread(&self) -> bool {
        self.thread().is_some()
    }

    pub fn is_archived(&self) -> bool {
        self.thread().is_some_and(|thread| thread.archived)
    }

    fn is_private_with(&self, person: UserId) -> bool {
        matches!(self.kind, ChannelKind::Private { with } if with == person)
    }

    /// The number that interactions and commands have for the kind of place.
    pub fn context(&self) -> u64 {
        match self.kind {
            ChannelKind::Text | ChannelKind::Thread(_) => 0,
            ChannelKind::Private { .. } => 1,
            ChannelKind::Group { .. } => 2,
        }
    }

    fn type_number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Private { .. } => 1,
            ChannelKind::Group { members } if members.len() == 2 => 1,
            ChannelKind::Group { .. } => 3,
            ChannelKind::Thread(_) => 11,
        }
    }
}

impl World {
    pub fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = self.next_id();
        self.insert_channel(ChannelState::new(id, Some(guild), name.to_owned(), ChannelKind::Text));
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    pub(super) fn insert_channel(&mut self, channel: ChannelState) {
        self.channels.insert(channel.id, channel);
    }

    pub fn remove_channel(&mut self, id: ChannelId) {
        if let Some(channel) = self.channels.get(&id) {
            let data = self.channel_json(channel);
            let name = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
            if self.may_view(self.bot, id) {
                self.tell_bot(GatewayEvent::new(name, data, channel.guild, Intent::Guilds));
            }
            self.tell_people(ClientEvent {
                channel: id,
                kind: ClientEventKind::ChannelChanged,
                reader: None,
            });
            self.channels.remove(&id);
            self.messages.retain(|_, message| message.channel != id);
        }
    }

    /// The private conversation between the bot and a person; made when first asked for.
    pub fn private_channel(&mut self, with: UserId) -> Result<ChannelId, ApiError> {
        let user = self.user(with)?;
        if user.bot {
            return Err(ApiError::cannot_message_user());
        }
        let known = |channel: &&ChannelState| channel.is_private_with(with);
        if let Some(channel) = self.channels.values().find(known) {
            return Ok(channel.id);
        }
        let (name, id) = (user.name.clone(), self.next_id());
        self.insert_channel(ChannelState::new(id, None, name, ChannelKind::Private { with }));
        Ok(id)
    }

    /// The bot may write privately only to those who share a guild with it or have installed it, and who let it.
    pub(super) fn check_reachable(&self, id: ChannelId) -> Result<(), ApiError> {
        let ChannelKind::Private { with } = self.channel(id)?.kind else {
            return Ok(());
        };
        let user = self.user(with)?;
        let shares =
            |guild: &GuildId| self.guild(*guild).is_ok_and(|guild| guild.members.contains_key(&with));
        let known = user.installed || self.bot_guilds().iter().any(shares);
        if known && !user.is_closed { Ok(()) } else { Err(ApiError::cannot_message_user()) }
    }

    /// A conversation among people.
    pub fn add_group(&mut self, members: Vec<UserId>) -> ChannelId {
        let id = self.next_id();
        self.insert_channel(ChannelState::new(id, None, String::new(), ChannelKind::Group { members }));
        id
    }

    pub fn channel(&self, id: ChannelId) -> Result<&ChannelState, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// The channel, if the bot may look into it.
    pub fn channel_for_bot(&self, id: ChannelId) -> Result<&ChannelState, ApiError> {
        let channel = self.channel(id)?;
        if self.may_view(self.bot, id) { Ok(channel) } else { Err(ApiError::missing_access()) }
    }

    pub fn channel_named(&self, guild: GuildId, name: &str) -> Option<ChannelId> {
        let mut channels = self.channels.values();
        channels
            .find(|channel| channel.guild == Some(guild) && channel.name == name)
            .map(|channel| channel.id)
    }

    pub fn channels_seen_by(&self, person: UserId, guild: GuildId) -> Vec<ListedChannel> {
        let listed = |channel: &&ChannelState| {
            channel.guild == Some(guild) && !channel.is_archived() && self.may_view(person, channel.id)
        };
        let place = |channel: &ChannelState| ListedChannel {
            id: channel.id,
            name: channel.name.clone(),
            parent: channel.thread().map(|thread| thread.parent),
        };
        self.channels.values().filter(listed).map(place).collect()
    }

    pub fn deny(&mut self, user: UserId, id: ChannelId, bits: Permissions) {
        if let Some(channel) = self.channels.get_mut(&id) {
            *channel.denied.entry(user).or_insert(Permissions::empty()) |= bits;
            self.announce_channel("CHANNEL_UPDATE", id);
        }
    }

    pub fn allow_again(&mut self, user: UserId, id: ChannelId, bits: Permissions) {
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.denied.entry(user).or_insert(Permissions::empty()).remove(bits);
            self.announce_channel("CHANNEL_UPDATE", id);
        }
    }

    /// Tells everybody about a channel as it is now.
    pub(super) fn announce_channel(&mut self, event: &'static str, id: ChannelId) {
        let Ok(channel) = self.channel(id) else {
            return;
        };
        let (data, guild) = (self.channel_json(channel), channel.guild);
        if self.may_view(self.bot, id) {
            self.tell_bot(GatewayEvent::new(event, data, guild, Intent::Guilds));
        }
        self.tell_people(ClientEvent { channel: id, kind: ClientEventKind::ChannelChanged, reader: None });
    }

    pub fn channel_json(&self, channel: &ChannelState) -> Value {
        let mut data = json!({
            "id": channel.id,
            "type": channel.type_number(),
            "last_message_id": channel.last_message,
            "flags": 0,
        });
        if let Some(guild) = channel.guild {
            data["guild_id"] = json!(guild);
            data["name"] = json!(channel.name);
            data["rate_limit_per_user"] = json!(0);
        }
        match &channel.kind {
            ChannelKind::Text => add_text_fields(&mut data, channel),
            ChannelKind::Private { with } => data["recipients"] = self.users_json(&[*with]),
            ChannelKind::Group { members } => {
                data["recipients"] = self.users_json(members);
                data["name"] = Value::Null;
                data["icon"] = Value::Null;
                data["owner_id"] = json!(members.first());
            }
            ChannelKind::Thread(thread) => add_thread_fields(&mut data, channel.posted, thread),
        }
        data
    }
}

fn add_thread_fields(data: &mut Value, posted: u64, thread: &ThreadState) {
    data["parent_id"] = json!(thread.parent);
    data["owner_id"] = json!(thread.owner);
    data["message_count"] = json!(posted);
    data["total_message_sent"] = json!(posted);
    data["member_count"] = json!(1);
    data["thread_metadata"] = json!({
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.archives_after,
        "archive_timestamp": thread.created.iso(),
        "create_timestamp": thread.created.iso(),
    });
}

fn add_text_fields(data: &mut Value, channel: &ChannelState) {
    let overwrites = channel
        .denied
        .iter()
        .map(|(user, bits)| json!({ "id": user, "type": 1, "allow": "0", "deny": bits.bits().to_string() }));
    data["permission_overwrites"] = overwrites.collect();
    data["position"] = json!(0);
    data["topic"] = Value::Null;
    data["nsfw"] = json!(false);
    data["parent_id"] = Value::Null;
}
