//! Everything the stand-in knows: people, guilds, channels, messages, commands, interactions.
//! Pure state and rules, without a network: the REST handlers and the gateway ask it, under one
//! lock, and it never waits. What changes goes out from here, to bots through the switchboard and
//! to people's windows through a broadcast.

mod callback;
pub(crate) mod channel;
mod command;
pub(crate) mod file;
pub(crate) mod guild;
pub(crate) mod interaction;
pub(crate) mod message;
mod permission;
mod posting;
mod reading;
mod thread;
pub(crate) mod webhook;

use std::collections::{BTreeMap, HashMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::broadcast;
use twilight_model::id::Id;

use self::{channel::Channel, file::File, guild::Guild, interaction::Interaction, message::Message};
use super::{
    change::Change,
    clock::{Clock, Moment},
    gateway::switchboard::{Event, Switchboard},
    ids::{
        ApplicationId, AttachmentId, ChannelId, GuildId, InteractionId, MessageId, Snowflakes, UserId, same,
    },
    refusal::Refusal,
    settings::Settings,
};

/// A person or the bot.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub id: UserId,
    pub name: String,
    pub bot: bool,
    pub locale: String,
}

impl User {
    /// As Discord shows a user to anybody.
    pub fn json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.name,
            "global_name": if self.bot { Value::Null } else { json!(self.name) },
            "discriminator": if self.bot { "0001" } else { "0" },
            "avatar": null,
            "bot": self.bot,
            "public_flags": 0,
        })
    }
}

/// The whole state.
pub(crate) struct World {
    pub settings: Settings,
    pub clock: Clock,
    pub base_url: String,
    pub bot: UserId,
    pub switchboard: Switchboard,
    changes: broadcast::Sender<Change>,
    snowflakes: Snowflakes,
    users: BTreeMap<UserId, User>,
    guilds: BTreeMap<GuildId, Guild>,
    channels: BTreeMap<ChannelId, Channel>,
    messages: BTreeMap<MessageId, Message>,
    /// The bot's last message with each nonce.
    nonces: HashMap<String, MessageId>,
    files: HashMap<AttachmentId, File>,
    /// Those that no message has any more, the oldest first.
    fading: VecDeque<AttachmentId>,
    /// The registered commands, globally (None) and per guild.
    commands: HashMap<Option<GuildId>, Vec<Value>>,
    interactions: HashMap<InteractionId, Interaction>,
    tokens: HashMap<String, InteractionId>,
}

impl World {
    pub fn new(settings: Settings, clock: Clock, base_url: String) -> Self {
        let mut snowflakes = Snowflakes::default();
        let bot = snowflakes.next(clock.now().unix_ms());
        let user = User { id: bot, name: "Stammtisch".to_owned(), bot: true, locale: "en-US".to_owned() };
        Self {
            switchboard: Switchboard::new(settings.replay_buffer),
            settings,
            clock,
            base_url,
            bot,
            changes: broadcast::Sender::new(1024),
            snowflakes,
            users: BTreeMap::from([(bot, user)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: HashMap::new(),
            files: HashMap::new(),
            fading: VecDeque::new(),
            commands: HashMap::new(),
            interactions: HashMap::new(),
            tokens: HashMap::new(),
        }
    }

    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    fn next_id<T>(&mut self) -> Id<T> {
        self.snowflakes.next(self.clock.now().unix_ms())
    }

    /// A number nobody had before.
    pub fn fresh_number(&mut self) -> u64 {
        self.next_id::<twilight_model::id::marker::GenericMarker>().get()
    }

    /// Bots made since 2016 have one id for the application and for its user.
    pub fn application(&self) -> ApplicationId {
        same(self.bot)
    }

    pub fn add_person(&mut self, name: &str) -> UserId {
        let id = self.next_id();
        let user = User { id, name: name.to_owned(), bot: false, locale: "en-US".to_owned() };
        self.users.insert(id, user);
        id
    }

    pub fn user(&self, id: UserId) -> Result<&User, Refusal> {
        self.users.get(&id).ok_or_else(Refusal::unknown_user)
    }

    pub fn user_mut(&mut self, id: UserId) -> Option<&mut User> {
        self.users.get_mut(&id)
    }

    pub fn user_named(&self, name: &str) -> Option<&User> {
        self.users.values().find(|user| user.name == name)
    }

    /// The answer to "who am I".
    pub fn bot_json(&self) -> Value {
        let mut bot = self.users.get(&self.bot).map(User::json).unwrap_or_default();
        bot["verified"] = json!(true);
        bot["mfa_enabled"] = json!(true);
        bot["email"] = Value::Null;
        bot["flags"] = json!(0);
        bot
    }

    pub fn application_json(&self) -> Value {
        json!({
            "id": self.application(),
            "name": "Stammtisch",
            "icon": null,
            "description": "",
            "bot_public": true,
            "bot_require_code_grant": false,
            "bot": self.bot_json(),
            "verify_key": "0".repeat(64),
            "team": null,
            "flags": 0,
            "approximate_guild_count": self.guilds.len(),
            "integration_types_config": { "0": {} },
        })
    }

    /// Tells the bot's gateway sessions.
    fn tell_bot(&mut self, event: Event) {
        self.switchboard.dispatch(event);
    }

    /// Tells the people's windows. Nobody looking is fine.
    fn tell_people(&self, change: Change) {
        let _ = self.changes.send(change);
    }

    /// Whether any window is open.
    fn is_watched(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }
}
