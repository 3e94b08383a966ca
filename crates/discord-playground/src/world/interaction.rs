//! Interactions: creates them, sends them to the bot, and tracks its response.

use serde_json::{Value, json};
use tokio::sync::watch;

use super::{World, channel::ChannelState, follow_up_limits::RateWindow, installation::Owners};
use crate::{
    api_error::ApiError,
    check::{choices::CommandOptionChoice, modal::Modal},
    clock::Moment,
    gateway::sessions::{GatewayEvent, Intent},
    ids::{ChannelId, InteractionId, MessageId, UserId},
};

/// The kinds of interaction a gateway delivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    ModalSubmit = 5,
}

impl InteractionKind {
    fn from_number(number: Option<u64>) -> Self {
        match number {
            Some(3) => Self::Component,
            Some(4) => Self::Autocomplete,
            Some(5) => Self::ModalSubmit,
            _ => Self::Command,
        }
    }
}

/// What a person does to the bot.
pub(crate) struct NewInteraction {
    pub kind: InteractionKind,
    pub user: UserId,
    pub channel: ChannelId,
    /// The message with the button, menu, or the one a modal was opened from.
    pub message: Option<MessageId>,
    pub data: Value,
}

/// How far the bot's response has come.
#[derive(Clone, Debug)]
pub(crate) enum ResponseState {
    Waiting,
    /// Acknowledged; this message will change.
    Deferred(MessageId),
    Done(ResponseContent),
}

/// What the bot responded with.
#[derive(Clone, Debug)]
pub enum ResponseContent {
    /// A new message, or the changed one.
    Message(MessageId),
    /// Choices for what the person is typing.
    Choices(Vec<CommandOptionChoice>),
    /// A modal to fill in.
    Modal(Modal),
}

pub(crate) struct Interaction {
    pub id: InteractionId,
    pub token: String,
    pub kind: InteractionKind,
    pub user: UserId,
    pub channel: ChannelId,
    pub created: Moment,
    pub message: Option<MessageId>,
    /// The message behind `@original`, once there is one.
    pub original: Option<MessageId>,
    /// Those that followed it.
    pub follow_ups: Vec<MessageId>,
    /// How many follow-ups were sent, with one that filled in a deferral.
    pub follow_ups_sent: usize,
    /// When follow-ups were tried, as far as that still counts.
    pub follow_ups_tried: RateWindow,
    pub stage: watch::Sender<ResponseState>,
    pub owners: Owners,
    name: Option<String>,
}

/// Where a message came from, if it answers an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    interaction: InteractionId,
    kind: InteractionKind,
    user: UserId,
    owners: Owners,
    name: Option<String>,
    interacted: Option<MessageId>,
    /// For a follow-up, the answer it follows.
    pub original: Option<MessageId>,
}

impl Origin {
    pub fn is_command(&self) -> bool {
        self.kind == InteractionKind::Command
    }
}

impl World {
    pub fn interaction_tokens(&self) -> Vec<String> {
        self.tokens.keys().cloned().collect()
    }

    /// Tells the bot what a person did, and keeps the interaction for its answer.
    pub fn create_interaction(&mut self, new: NewInteraction) -> Result<InteractionId, ApiError> {
        let (envelope, owners) = self.envelope(&new)?;
        self.deliver(new, envelope, owners)
    }

    /// As `create_interaction`, but the given fields replace what Discord would have sent. Of the message, the
    /// member and so on only the fields named are replaced; the data is replaced as a whole.
    pub fn create_forged_interaction(
        &mut self,
        user: UserId,
        channel: ChannelId,
        forged: &Value,
    ) -> Result<(InteractionId, Value), ApiError> {
        let message = forged["message"]["id"].as_str().and_then(|id| id.parse().ok());
        let kind = InteractionKind::from_number(forged["type"].as_u64());
        let new = NewInteraction { kind, user, channel, message, data: json!({}) };
        let (mut envelope, owners) = self.envelope(&new)?;
        for (key, value) in forged.as_object().into_iter().flatten() {
            overwrite(&mut envelope[key], value, key != "data");
        }
        let id = self.deliver(new, envelope.clone(), owners)?;
        Ok((id, envelope))
    }

    fn deliver(
        &mut self,
        new: NewInteraction,
        envelope: Value,
        owners: Owners,
    ) -> Result<InteractionId, ApiError> {
        let id = envelope["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .ok_or_else(ApiError::unknown_interaction)?;
        let token = envelope["token"].as_str().unwrap_or_default().to_owned();
        self.tokens.insert(token.clone(), id);
        let interaction = Interaction {
            id,
            token,
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            created: self.now(),
            message: new.message,
            original: None,
            follow_ups: Vec::new(),
            follow_ups_sent: 0,
            follow_ups_tried: RateWindow::default(),
            stage: watch::Sender::new(ResponseState::Waiting),
            owners,
            name: envelope["data"]["name"].as_str().map(str::to_owned),
        };
        self.interactions.insert(id, interaction);
        let guild = self.channel(new.channel)?.guild;
        self.tell_bot(GatewayEvent::new("INTERACTION_CREATE", envelope, guild, Intent::Always));
        Ok(id)
    }

    /// Everything Discord sends around the data, and through which installations it comes.
    fn envelope(&mut self, new: &NewInteraction) -> Result<(Value, Owners), ApiError> {
        let id: InteractionId = self.next_id();
        let channel = self.channel(new.channel)?;
        let owners = self.owners_of(new, channel);
        if owners.is_nobody() {
            return Err(ApiError::missing_access());
        }
        let user = self.user(new.user)?;
        let mut data = json!({
            "id": id,
            "application_id": self.application(),
            "type": new.kind as u8,
            "data": new.data,
            "channel_id": channel.id,
            "channel": self.channel_json(channel),
            // Real tokens are long and opaque, and count towards the length of addresses.
            "token": format!("playground-{id}-{}", "x".repeat(150)),
            "version": 1,
            "locale": user.locale,
            "app_permissions": self.app_permissions(channel).bits().to_string(),
            "entitlements": [],
            "authorizing_integration_owners": owners.json(),
            "context": channel.context(),
            "attachment_size_limit": 10 * 1024 * 1024,
        });
        if let Some(message) = new.message.and_then(|id| self.message(id)) {
            data["message"] = self.message_json(message);
        }
        self.add_actor(&mut data, new.user, channel)?;
        Ok((data, owners))
    }

    fn owners_of(&self, new: &NewInteraction, channel: &ChannelState) -> Owners {
        if let Some(message) = new.message.and_then(|id| self.message(id)) {
            let answered = message.origin.as_ref().map(|origin| origin.owners);
            return self.owners_of_click(answered, channel);
        }
        let owners = self.owners(new.user, channel);
        let command = new.data["id"].as_str().and_then(|id| self.command(id));
        command.map_or(owners, |command| owners.restricted_to(&command["integration_types"]))
    }

    /// Who it was: a member of the guild, or in private just a user.
    fn add_actor(&self, data: &mut Value, user: UserId, channel: &ChannelState) -> Result<(), ApiError> {
        let allowed = json!(self.permissions(user, channel.id).bits().to_string());
        data["channel"]["permissions"] = allowed.clone();
        let Some(guild) = channel.guild else {
            data["user"] = self.user(user)?.json();
            return Ok(());
        };
        let guild = self.guild(guild)?;
        data["guild_id"] = json!(guild.id);
        data["guild_locale"] = json!(guild.locale);
        data["guild"] = json!({ "id": guild.id, "locale": guild.locale, "features": [] });
        data["member"] = self.member_json(guild, user)?;
        data["member"]["permissions"] = allowed;
        Ok(())
    }

    pub fn interaction(&self, id: InteractionId) -> Option<&Interaction> {
        self.interactions.get(&id)
    }

    pub(super) fn origin(&self, interaction: &Interaction, original: Option<MessageId>) -> Origin {
        Origin {
            interaction: interaction.id,
            kind: interaction.kind,
            user: interaction.user,
            owners: interaction.owners,
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
            "authorizing_integration_owners": origin.owners.json(),
        });
        if let Some(original) = origin.original {
            metadata["original_response_message_id"] = json!(original);
        }
        if origin.kind == InteractionKind::Component {
            metadata["interacted_message_id"] = json!(origin.interacted);
        }
        // A modal's metadata must name what opened it, which we don't keep; Discord's clients, and
        // serenity, can do without the whole block.
        if origin.kind != InteractionKind::ModalSubmit {
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
