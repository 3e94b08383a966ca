//! The state of the stand-in and Discord's rules for changing it: users, guilds, channels, messages, commands and
//! interactions.
//!
//! It has no network and never waits; the REST handlers and the gateway call it under one lock. It sends events to bots
//! through the gateway's sessions and to people through a broadcast channel.

pub(crate) mod attachment;
pub(crate) mod channel;
mod command;
mod emoji;
mod follow_up_limits;
pub(crate) mod guild;
mod installation;
pub(crate) mod interaction;
mod interaction_callback;
pub(crate) mod interaction_webhook;
pub(crate) mod message;
mod message_reads;
mod message_writes;
mod permission;
mod thread;

use std::collections::{BTreeMap, HashMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::broadcast;
use twilight_model::id::Id;

use self::{
    attachment::File, channel::ChannelState, emoji::Emoji, follow_up_limits::RateWindow, guild::GuildState,
    interaction::Interaction, message::Message,
};
use super::{
    api_error::ApiError,
    client_events::ClientEvent,
    clock::{Clock, Moment},
    gateway::sessions::{GatewayEvent, GatewaySessions},
    ids::{
        ApplicationId, AttachmentId, ChannelId, GuildId, InteractionId, MessageId, Snowflakes, UserId, same,
    },
    options::Options,
};

/// A person or the bot.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub id: UserId,
    pub name: String,
    pub bot: bool,
    pub locale: String,
    /// Whether the person has installed the app for themselves.
    pub installed: bool,
    /// Whether the person lets no app write to them.
    pub is_closed: bool,
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
    pub options: Options,
    pub clock: Clock,
    pub base_url: String,
    pub bot: UserId,
    pub gateway: GatewaySessions,
    client_events: broadcast::Sender<ClientEvent>,
    snowflakes: Snowflakes,
    users: BTreeMap<UserId, User>,
    guilds: BTreeMap<GuildId, GuildState>,
    channels: BTreeMap<ChannelId, ChannelState>,
    messages: BTreeMap<MessageId, Message>,
    /// The bot's last message with each nonce.
    nonces: HashMap<String, MessageId>,
    files: HashMap<AttachmentId, File>,
    /// Those that no message has any more, the oldest first.
    fading: VecDeque<AttachmentId>,
    /// The registered commands, globally (None) and per guild.
    commands: HashMap<Option<GuildId>, Vec<Value>>,
    emojis: Vec<Emoji>,
    /// What the application says of itself.
    description: String,
    interactions: HashMap<InteractionId, Interaction>,
    tokens: HashMap<String, InteractionId>,
    /// When follow-ups were tried in each channel, as far as that still counts.
    follow_ups_tried: HashMap<ChannelId, RateWindow>,
}

impl World {
    pub fn new(options: Options, clock: Clock, base_url: String) -> Self {
        let mut snowflakes = Snowflakes::default();
        let bot = snowflakes.next(clock.now().unix_ms());
        let user = User {
            id: bot,
            name: options.bot_name.clone(),
            bot: true,
            locale: "en-US".to_owned(),
            installed: false,
            is_closed: false,
        };
        Self {
            gateway: GatewaySessions::new(options.replay_buffer),
            options,
            clock,
            base_url,
            bot,
            client_events: broadcast::Sender::new(1024),
            snowflakes,
            users: BTreeMap::from([(bot, user)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: HashMap::new(),
            files: HashMap::new(),
            fading: VecDeque::new(),
            commands: HashMap::new(),
            emojis: Vec::new(),
            description: String::new(),
            interactions: HashMap::new(),
            tokens: HashMap::new(),
            follow_ups_tried: HashMap::new(),
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
        let user = User {
            id,
            name: name.to_owned(),
            bot: false,
            locale: "en-US".to_owned(),
            installed: false,
            is_closed: false,
        };
        self.users.insert(id, user);
        id
    }

    pub fn user(&self, id: UserId) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    pub fn users_json(&self, ids: &[UserId]) -> Value {
        ids.iter().filter_map(|id| Some(self.user(*id).ok()?.json())).collect()
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
            "name": self.options.bot_name,
            "icon": null,
            "description": self.description,
            "bot_public": true,
            "bot_require_code_grant": false,
            "bot": self.bot_json(),
            "verify_key": "0".repeat(64),
            "team": null,
            "flags": 0,
            "approximate_guild_count": self.guilds.len(),
            "integration_types_config": { "0": {}, "1": {} },
        })
    }

    /// Changes what the application says of itself.
    pub fn describe_application(&mut self, description: &str) {
        self.description = description.to_owned();
    }

    /// Tells the bot's gateway sessions.
    fn tell_bot(&mut self, event: GatewayEvent) {
        self.gateway.dispatch(event);
    }

    /// Tells the people's clients. It is fine if nobody is watching.
    fn tell_people(&self, event: ClientEvent) {
        let _ = self.client_events.send(event);
    }

    /// Whether anybody is watching.
    fn is_watched(&self) -> bool {
        self.client_events.receiver_count() > 0
    }

    pub fn subscribe(&self) -> broadcast::Receiver<ClientEvent> {
        self.client_events.subscribe()
    }
}
