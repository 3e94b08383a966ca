//! Channels: text channels of a guild, threads in them, and private conversations with the bot.

use std::collections::HashMap;

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::World;
use crate::playground::{
    change::{Change, What},
    clock::Moment,
    gateway::switchboard::{Event, Intent},
    ids::{ChannelId, GuildId, MessageId, UserId},
    people::Place,
    refusal::Refusal,
};

#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub id: ChannelId,
    pub guild: Option<GuildId>,
    pub name: String,
    pub kind: Kind,
    /// What is taken from whom in this channel.
    pub denied: HashMap<UserId, Permissions>,
    /// The newest message that everybody sees.
    pub last_message: Option<MessageId>,
    /// How many messages were ever posted for everybody.
    pub posted: u64,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Text,
    Private { with: UserId },
    Thread(Thread),
}

#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub parent: ChannelId,
    pub owner: UserId,
    pub archived: bool,
    pub locked: bool,
    /// In minutes.
    pub archives_after: i64,
    pub created: Moment,
}

impl Channel {
    pub fn new(id: ChannelId, guild: Option<GuildId>, name: String, kind: Kind) -> Self {
        Self { id, guild, name, kind, denied: HashMap::new(), last_message: None, posted: 0 }
    }

    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            Kind::Thread(thread) => Some(thread),
            Kind::Text | Kind::Private { .. } => None,
        }
    }

    pub fn is_thread(&self) -> bool {
        self.thread().is_some()
    }

    pub fn is_archived(&self) -> bool {
        self.thread().is_some_and(|thread| thread.archived)
    }

    fn is_private_with(&self, person: UserId) -> bool {
        matches!(self.kind, Kind::Private { with } if with == person)
    }

    fn type_number(&self) -> u8 {
        match self.kind {
            Kind::Text => 0,
            Kind::Private { .. } => 1,
            Kind::Thread(_) => 11,
        }
    }
}

impl World {
    pub fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = self.next_id();
        self.insert_channel(Channel::new(id, Some(guild), name.to_owned(), Kind::Text));
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    pub(super) fn insert_channel(&mut self, channel: Channel) {
        self.channels.insert(channel.id, channel);
    }

    pub fn remove_channel(&mut self, id: ChannelId) {
        if let Some(channel) = self.channels.get(&id) {
            let data = self.channel_json(channel);
            let name = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
            self.tell_bot(Event::new(name, data, channel.guild, Intent::Guilds));
            self.tell_people(Change { channel: id, what: What::Channel, reader: None });
            self.channels.remove(&id);
            self.messages.retain(|_, message| message.channel != id);
        }
    }

    /// The private conversation between the bot and a person; made when first asked for.
    pub fn private_channel(&mut self, with: UserId) -> Result<ChannelId, Refusal> {
        let user = self.user(with)?;
        if user.bot {
            return Err(Refusal::new(400, 50007, "Cannot send messages to this user"));
        }
        let known = |channel: &&Channel| channel.is_private_with(with);
        if let Some(channel) = self.channels.values().find(known) {
            return Ok(channel.id);
        }
        let (name, id) = (user.name.clone(), self.next_id());
        self.insert_channel(Channel::new(id, None, name, Kind::Private { with }));
        Ok(id)
    }

    pub fn channel(&self, id: ChannelId) -> Result<&Channel, Refusal> {
        self.channels.get(&id).ok_or_else(Refusal::unknown_channel)
    }

    /// The channel, if the bot may look into it.
    pub fn channel_for_bot(&self, id: ChannelId) -> Result<&Channel, Refusal> {
        let channel = self.channel(id)?;
        if self.may_view(self.bot, id) { Ok(channel) } else { Err(Refusal::missing_access()) }
    }

    pub fn channel_named(&self, guild: GuildId, name: &str) -> Option<ChannelId> {
        let mut channels = self.channels.values();
        channels
            .find(|channel| channel.guild == Some(guild) && channel.name == name)
            .map(|channel| channel.id)
    }

    pub fn places_of(&self, person: UserId, guild: GuildId) -> Vec<Place> {
        let listed = |channel: &&Channel| {
            channel.guild == Some(guild) && !channel.is_archived() && self.may_view(person, channel.id)
        };
        let place = |channel: &Channel| Place {
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
            self.tell_bot(Event::new(event, data, guild, Intent::Guilds));
        }
        self.tell_people(Change { channel: id, what: What::Channel, reader: None });
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
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
            Kind::Text => add_text_fields(&mut data, channel),
            Kind::Private { with } => {
                data["recipients"] =
                    json!(self.user(*with).map(super::User::json).into_iter().collect::<Vec<_>>());
            }
            Kind::Thread(thread) => add_thread_fields(&mut data, channel.posted, thread),
        }
        data
    }
}

fn add_thread_fields(data: &mut Value, posted: u64, thread: &Thread) {
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

fn add_text_fields(data: &mut Value, channel: &Channel) {
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
