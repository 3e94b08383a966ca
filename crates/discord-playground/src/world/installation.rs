//! Who has installed the app, and where that makes it available.
//!
//! A guild installs the app when it invites the bot. A person may install it for themselves: then they can use it in
//! guilds without the bot and in conversations with others, and everything there goes by the tokens of interactions.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{
    World,
    channel::{ChannelKind, ChannelState},
    interaction::Interaction,
};
use crate::ids::{ChannelId, GuildId, UserId};

/// What the app may do in a conversation, as Discord documents it; with its own user it may also use emojis of others.
const IN_GROUP: Permissions =
    Permissions::ATTACH_FILES.union(Permissions::EMBED_LINKS).union(Permissions::MENTION_EVERYONE);
const IN_PRIVATE: Permissions = IN_GROUP.union(Permissions::USE_EXTERNAL_EMOJIS);

/// The numbers of `integration_types`.
pub(crate) const GUILD_INSTALL: u64 = 0;
pub(crate) const USER_INSTALL: u64 = 1;

/// The installations an interaction comes through: `authorizing_integration_owners`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owners {
    guild: Option<GuildOwner>,
    user: Option<UserId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GuildOwner {
    Guild(GuildId),
    /// The conversation with the bot's user, which needs no installation.
    BotItself,
}

impl Owners {
    pub fn is_nobody(&self) -> bool {
        self.guild.is_none() && self.user.is_none()
    }

    /// Whether only a person has installed the app.
    pub fn is_user_alone(&self) -> bool {
        self.guild.is_none() && self.user.is_some()
    }

    /// Those that a command is for, by its `integration_types`.
    pub fn restricted_to(self, integration_types: &Value) -> Self {
        let includes = |kind: u64| {
            let kinds = integration_types.as_array();
            kinds.is_none_or(|kinds| kinds.iter().any(|known| *known == kind))
        };
        Self {
            guild: self.guild.filter(|_| includes(GUILD_INSTALL)),
            user: self.user.filter(|_| includes(USER_INSTALL)),
        }
    }

    /// Keys and values are strings; the conversation with the bot is "0".
    pub fn json(&self) -> Value {
        let mut owners = json!({});
        match self.guild {
            Some(GuildOwner::Guild(guild)) => owners["0"] = json!(guild),
            Some(GuildOwner::BotItself) => owners["0"] = json!("0"),
            None => {}
        }
        if let Some(user) = self.user {
            owners["1"] = json!(user);
        }
        owners
    }
}

impl World {
    /// The installations that let a person use the app in a channel.
    pub fn owners(&self, person: UserId, channel: &ChannelState) -> Owners {
        let installed = self.user(person).is_ok_and(|user| user.installed);
        Owners { guild: self.guild_owner(channel), user: installed.then_some(person) }
    }

    fn guild_owner(&self, channel: &ChannelState) -> Option<GuildOwner> {
        match (&channel.kind, channel.guild) {
            (ChannelKind::Private { .. }, _) => Some(GuildOwner::BotItself),
            (_, Some(guild)) => self.guild_for_bot(guild).ok().map(|guild| GuildOwner::Guild(guild.id)),
            (_, None) => None,
        }
    }

    /// A click comes through the installations of the interaction that the message answers, whoever clicks. A message
    /// that the bot posted by itself is there through the guild.
    pub(super) fn owners_of_click(&self, answered: Option<Owners>, channel: &ChannelState) -> Owners {
        let guild = self.guild_owner(channel);
        let answered = answered.unwrap_or(Owners { guild, user: None });
        Owners { guild: guild.and(answered.guild), user: answered.user }
    }

    /// Discord documents that an application may always attach files and embed links when it
    /// answers an interaction (change log of August 2022), so these two bits are always here.
    pub(super) fn app_permissions(&self, channel: &ChannelState) -> Permissions {
        match channel.kind {
            ChannelKind::Private { .. } => IN_PRIVATE,
            ChannelKind::Group { .. } => IN_GROUP,
            ChannelKind::Text | ChannelKind::Thread(_) => {
                self.permissions(self.bot, channel.id) | Permissions::ATTACH_FILES | Permissions::EMBED_LINKS
            }
        }
    }

    /// Where a person may not use external apps, what an app answers that only they have installed is for them alone.
    pub(super) fn hides_answers(&self, interaction: &Interaction) -> bool {
        let in_guild = self.channel(interaction.channel).is_ok_and(|channel| channel.guild.is_some());
        in_guild
            && interaction.owners.is_user_alone()
            && !self.may_use_external_apps(interaction.user, interaction.channel)
    }

    fn may_use_external_apps(&self, person: UserId, channel: ChannelId) -> bool {
        self.permissions(person, channel).contains(Permissions::USE_EXTERNAL_APPS)
    }
}
