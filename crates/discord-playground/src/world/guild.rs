//! Guilds and their members. Instead of roles every member has permission bits.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::World;
use crate::{
    api_error::ApiError,
    clock::Moment,
    gateway::sessions::{GatewayEvent, Intent},
    ids::{ChannelId, GuildId, UserId},
};

/// What the bot and everybody else may do until a test says otherwise.
const USUAL: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::USE_EXTERNAL_EMOJIS)
    .union(Permissions::USE_SLASH_COMMANDS)
    .union(Permissions::USE_EXTERNAL_APPS);

#[derive(Clone, Debug)]
pub(crate) struct GuildState {
    pub id: GuildId,
    pub name: String,
    pub locale: String,
    pub members: BTreeMap<UserId, Member>,
    /// Where Discord tells who has joined.
    pub system_channel: Option<ChannelId>,
    created: Moment,
}

#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub permissions: Permissions,
    joined: Moment,
}

impl World {
    /// A new guild, without the bot.
    pub fn add_guild(&mut self, name: &str) -> GuildId {
        let (id, created) = (self.next_id(), self.now());
        let guild = GuildState {
            id,
            name: name.to_owned(),
            locale: "en-US".to_owned(),
            members: BTreeMap::new(),
            system_channel: None,
            created,
        };
        self.guilds.insert(id, guild);
        id
    }

    pub fn add_member(&mut self, guild: GuildId, user: UserId) {
        let joined = self.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.insert(user, Member { permissions: USUAL, joined });
        }
    }

    /// The bot joins, or comes back.
    pub fn invite_bot(&mut self, id: GuildId) {
        self.add_member(id, self.bot);
        let data = self.guild_create_json(id);
        self.tell_bot(GatewayEvent::new("GUILD_CREATE", data, Some(id), Intent::Guilds));
    }

    /// The bot is thrown out.
    pub fn kick_bot(&mut self, id: GuildId) {
        let bot = self.bot;
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.members.remove(&bot);
        }
        self.tell_bot(GatewayEvent::new("GUILD_DELETE", json!({ "id": id }), Some(id), Intent::Guilds));
    }

    /// The guild is down for a while, which says nothing about whether the bot is in it.
    pub fn guild_goes_down(&mut self, id: GuildId) {
        let data = json!({ "id": id, "unavailable": true });
        self.tell_bot(GatewayEvent::new("GUILD_DELETE", data, Some(id), Intent::Guilds));
    }

    /// The guild is there again. Discord introduces it as if it were new.
    pub fn guild_comes_back(&mut self, id: GuildId) {
        let data = self.guild_create_json(id);
        self.tell_bot(GatewayEvent::new("GUILD_CREATE", data, Some(id), Intent::Guilds));
    }

    pub fn guild(&self, id: GuildId) -> Result<&GuildState, ApiError> {
        self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
    }

    pub fn guild_mut(&mut self, id: GuildId) -> Option<&mut GuildState> {
        self.guilds.get_mut(&id)
    }

    /// The guild, if the bot is in it. Discord does not let on whether others exist.
    pub fn guild_for_bot(&self, id: GuildId) -> Result<&GuildState, ApiError> {
        let guild = self.guild(id)?;
        if guild.members.contains_key(&self.bot) { Ok(guild) } else { Err(ApiError::missing_access()) }
    }

    /// The guilds the bot is in.
    pub fn bot_guilds(&self) -> Vec<GuildId> {
        let guilds = self.guilds.values();
        guilds.filter(|guild| guild.members.contains_key(&self.bot)).map(|guild| guild.id).collect()
    }

    pub fn member_json(&self, guild: &GuildState, user: UserId) -> Result<Value, ApiError> {
        let member = guild.members.get(&user).ok_or_else(ApiError::unknown_member)?;
        Ok(json!({
            "user": self.user(user)?.json(),
            "nick": null,
            "avatar": null,
            "roles": [],
            "joined_at": member.joined.iso(),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
        }))
    }

    pub fn guild_json(&self, guild: &GuildState) -> Value {
        json!({
            "id": guild.id,
            "name": guild.name,
            "icon": null,
            "splash": null,
            "discovery_splash": null,
            "owner_id": guild.members.keys().find(|user| **user != self.bot).unwrap_or(&self.bot),
            "afk_channel_id": null,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [everyone_json(guild.id)],
            "emojis": [],
            "features": [],
            "mfa_level": 0,
            "application_id": null,
            // Also if the bot can't see that channel. One that was deleted is none.
            "system_channel_id": guild.system_channel.filter(|channel| self.channels.contains_key(channel)),
            "system_channel_flags": 0,
            "rules_channel_id": null,
            "vanity_url_code": null,
            "description": null,
            "banner": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "public_updates_channel_id": null,
            "nsfw_level": 0,
            "stickers": [],
            "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null,
            "max_members": 500_000,
        })
    }

    /// The guild as the gateway introduces it. Without the members intent only the bot's own
    /// member is there.
    pub fn guild_create_json(&self, id: GuildId) -> Value {
        let Ok(guild) = self.guild(id) else {
            return Value::Null;
        };
        let seen = |thread: bool| -> Vec<Value> {
            let of_guild = self.channels.values().filter(|channel| channel.guild == Some(id));
            let shown = of_guild.filter(|channel| {
                channel.is_thread() == thread && !channel.is_archived() && self.may_view(self.bot, channel.id)
            });
            shown.map(|channel| self.channel_json(channel)).collect()
        };
        let mut data = self.guild_json(guild);
        let bot = guild.members.get(&self.bot);
        data["joined_at"] = json!(bot.map_or(guild.created, |bot| bot.joined).iso());
        data["large"] = json!(false);
        data["unavailable"] = json!(false);
        data["member_count"] = json!(guild.members.len());
        data["members"] = json!([self.member_json(guild, self.bot).unwrap_or_default()]);
        data["channels"] = json!(seen(false));
        data["threads"] = json!(seen(true));
        for empty in
            ["voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds"]
        {
            data[empty] = json!([]);
        }
        data
    }

    /// The people in a channel's guild, or in the private conversation.
    pub fn people_in(&self, channel: ChannelId) -> Vec<UserId> {
        let users = self.users.values().filter(|user| !user.bot);
        users.map(|user| user.id).filter(|user| self.may_view(*user, channel)).collect()
    }
}

/// Discord's role of everybody has the guild's own id.
fn everyone_json(guild: GuildId) -> Value {
    json!({
        "id": guild,
        "name": "@everyone",
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": USUAL.bits().to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}
