//! Interactions: what a person did, told to the bot, and how far the bot's answer has come.

use serde_json::{Value, json};
use tokio::sync::watch;
use twilight_model::guild::Permissions;

use super::{World, channel::Channel};
use crate::playground::{
    check::{choices::Choice, modal::Modal},
    clock::Moment,
    gateway::switchboard::{Event, Intent},
    ids::{ChannelId, GuildId, InteractionId, MessageId, UserId},
    refusal::Refusal,
};

/// The kinds of interaction a gateway delivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Form = 5,
}

impl Kind {
    fn from_number(number: Option<u64>) -> Self {
        match number {
            Some(3) => Self::Component,
            Some(4) => Self::Autocomplete,
            Some(5) => Self::Form,
            _ => Self::Command,
        }
    }
}

/// What a person does to the bot.
pub(crate) struct Approach {
    pub kind: Kind,
    pub user: UserId,
    pub channel: ChannelId,
    /// The message with the button, menu, or the one a form came from.
    pub message: Option<MessageId>,
    pub data: Value,
}

/// How far the answer has come.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    Waiting,
    /// Acknowledged; this message will change.
    Deferred(MessageId),
    Done(Reply),
}

/// A bot's answer.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A new message, or the changed one.
    Message(MessageId),
    /// Choices for what the person is typing.
    Choices(Vec<Choice>),
    /// A form to fill in.
    Form(Modal),
}

pub(crate) struct Interaction {
    pub id: InteractionId,
    pub token: String,
    pub kind: Kind,
    pub user: UserId,
    pub channel: ChannelId,
    pub created: Moment,
    pub message: Option<MessageId>,
    /// The message behind `@original`, once there is one.
    pub original: Option<MessageId>,
    /// Those that followed it.
    pub follow_ups: Vec<MessageId>,
    pub stage: watch::Sender<Stage>,
    name: Option<String>,
}

/// Where a message came from, if it answers an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    interaction: InteractionId,
    kind: Kind,
    user: UserId,
    guild: Option<GuildId>,
    name: Option<String>,
    interacted: Option<MessageId>,
    /// For a follow-up, the answer it follows.
    pub original: Option<MessageId>,
}

impl Origin {
    pub fn is_command(&self) -> bool {
        self.kind == Kind::Command
    }
}

impl World {
    pub fn interaction_tokens(&self) -> Vec<String> {
        self.tokens.keys().cloned().collect()
    }

    /// Tells the bot what a person did, and keeps the interaction for its answer.
    pub fn raise(&mut self, approach: Approach) -> Result<InteractionId, Refusal> {
        let envelope = self.envelope(&approach)?;
        self.deliver(approach, envelope)
    }

    /// As `raise`, but the given fields replace what Discord would have sent. Of the message, the
    /// member and so on only the fields named are replaced; the data is replaced as a whole.
    pub fn raise_forged(
        &mut self,
        user: UserId,
        channel: ChannelId,
        forged: &Value,
    ) -> Result<(InteractionId, Value), Refusal> {
        let message = forged["message"]["id"].as_str().and_then(|id| id.parse().ok());
        let kind = Kind::from_number(forged["type"].as_u64());
        let approach = Approach { kind, user, channel, message, data: json!({}) };
        let mut envelope = self.envelope(&approach)?;
        for (key, value) in forged.as_object().into_iter().flatten() {
            overwrite(&mut envelope[key], value, key != "data");
        }
        let id = self.deliver(approach, envelope.clone())?;
        Ok((id, envelope))
    }

    fn deliver(&mut self, approach: Approach, envelope: Value) -> Result<InteractionId, Refusal> {
        let id = envelope["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .ok_or_else(Refusal::unknown_interaction)?;
        let token = envelope["token"].as_str().unwrap_or_default().to_owned();
        self.tokens.insert(token.clone(), id);
        let interaction = Interaction {
            id,
            token,
            kind: approach.kind,
            user: approach.user,
            channel: approach.channel,
            created: self.now(),
            message: approach.message,
            original: None,
            follow_ups: Vec::new(),
            stage: watch::Sender::new(Stage::Waiting),
            name: envelope["data"]["name"].as_str().map(str::to_owned),
        };
        self.interactions.insert(id, interaction);
        let guild = self.channel(approach.channel)?.guild;
        self.tell_bot(Event::new("INTERACTION_CREATE", envelope, guild, Intent::Always));
        Ok(id)
    }

    /// Everything Discord sends around the data.
    fn envelope(&mut self, approach: &Approach) -> Result<Value, Refusal> {
        let id: InteractionId = self.next_id();
        let channel = self.channel(approach.channel)?;
        let user = self.user(approach.user)?;
        let mut data = json!({
            "id": id,
            "application_id": self.application(),
            "type": approach.kind as u8,
            "data": approach.data,
            "channel_id": channel.id,
            "channel": self.channel_json(channel),
            // Real tokens are long and opaque, and count towards the length of addresses.
            "token": format!("playground-{id}-{}", "x".repeat(150)),
            "version": 1,
            "locale": user.locale,
            "app_permissions": self.app_permissions(channel.id).bits().to_string(),
            "entitlements": [],
            "authorizing_integration_owners": owners_json(channel.guild),
            "context": if channel.guild.is_some() { 0 } else { 1 },
            "attachment_size_limit": 10 * 1024 * 1024,
        });
        if let Some(message) = approach.message.and_then(|id| self.message(id)) {
            data["message"] = self.message_json(message);
        }
        self.add_actor(&mut data, approach.user, channel)?;
        Ok(data)
    }

    /// Who it was: a member of the guild, or in private just a user.
    fn add_actor(&self, data: &mut Value, user: UserId, channel: &Channel) -> Result<(), Refusal> {
        let allowed = json!(self.permissions(user, channel.id).bits().to_string());
        data["channel"]["permissions"] = allowed.clone();
        let Some(guild) = channel.guild else {
            data["user"] = self.user(user)?.json();
            return Ok(());
        };
        let guild = self.guild_for_bot(guild)?;
        data["guild_id"] = json!(guild.id);
        data["guild_locale"] = json!(guild.locale);
        data["guild"] = json!({ "id": guild.id, "locale": guild.locale, "features": [] });
        data["member"] = self.member_json(guild, user)?;
        data["member"]["permissions"] = allowed;
        Ok(())
    }

    /// Discord documents that an application may always attach files and embed links when it
    /// answers an interaction (change log of August 2022), so these two bits are always here.
    fn app_permissions(&self, channel: ChannelId) -> Permissions {
        self.permissions(self.bot, channel) | Permissions::ATTACH_FILES | Permissions::EMBED_LINKS
    }

    pub fn interaction(&self, id: InteractionId) -> Option<&Interaction> {
        self.interactions.get(&id)
    }

    pub(super) fn origin(&self, interaction: &Interaction, original: Option<MessageId>) -> Origin {
        Origin {
            interaction: interaction.id,
            kind: interaction.kind,
            user: interaction.user,
            guild: self.channel(interaction.channel).ok().and_then(|channel| channel.guild),
            name: interaction.name.clone(),
            interacted: interaction.message,
            original,
        }
    }

    pub(super) fn add_origin(&self, data: &mut Value, origin: &Origin) {
        let user = self.user(origin.user).map(super::User::json).unwrap_or_default();
        let mut metadata = json!({
            "id": origin.interaction,
            "type": origin.kind as u8,
            "user": user,
            "authorizing_integration_owners": owners_json(origin.guild),
        });
        if let Some(original) = origin.original {
            metadata["original_response_message_id"] = json!(original);
        }
        if origin.kind == Kind::Component {
            metadata["interacted_message_id"] = json!(origin.interacted);
        }
        // A form's metadata must name what opened it, which we don't keep; Discord's clients, and
        // serenity, can do without the whole block.
        if origin.kind != Kind::Form {
            data["interaction_metadata"] = metadata;
        }
        if origin.is_command() && origin.original.is_none() {
            let name = origin.name.clone().unwrap_or_default();
            data["interaction"] = json!({ "id": origin.interaction, "type": 2, "name": name, "user": user });
        }
        data["application_id"] = json!(self.application());
        data["webhook_id"] = json!(self.application());
    }
}

fn overwrite(old: &mut Value, new: &Value, field_by_field: bool) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) if field_by_field => old.extend(new.clone()),
        (old, new) => *old = new.clone(),
    }
}

/// Who installed the application: the guild, or in a private conversation Discord's zero.
fn owners_json(guild: Option<GuildId>) -> Value {
    json!({ "0": guild.map_or("0".to_owned(), |guild| guild.to_string()) })
}
