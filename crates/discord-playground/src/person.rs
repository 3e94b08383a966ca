//! A person: types commands, presses buttons, chooses from menus and submits modals.
//!
//! A person can do what Discord's own client lets a user do, and no more; for the rest there is [`Person::forges`].

mod command_hints;
mod command_input;
mod components;
mod interaction_response;

use std::{fmt, sync::Arc};

use serde_json::Value;
use twilight_model::guild::Permissions;

pub use self::{
    command_hints::{CommandHint, CommandHints},
    interaction_response::InteractionResponse,
};
use super::{
    api_error::ApiError,
    check::choices::CommandOptionChoice,
    client_events::ClientEvents,
    guild::{Channel, Guild},
    ids::{ChannelId, GuildId, InteractionId, MessageId, UserId},
    state::PlaygroundState,
    world::{
        User,
        interaction::{InteractionKind, NewInteraction, ResponseContent},
        message::Message,
    },
};

/// Why something a person tried failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// Discord's client doesn't let a user do this.
    Impossible(String),
    /// "The application did not respond."
    NoResponse,
    /// The bot responded, but not with what the test asked for.
    Unexpected(String),
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible(why) => write!(f, "Discord does not let a person do this: {why}"),
            Self::NoResponse => write!(f, "The application did not respond"),
            Self::Unexpected(what) => write!(f, "unexpected answer: {what}"),
        }
    }
}

impl std::error::Error for ActionError {}

impl From<ApiError> for ActionError {
    fn from(api_error: ApiError) -> Self {
        Self::Impossible(api_error.to_string())
    }
}

fn impossible<T>(why: impl Into<String>) -> Result<T, ActionError> {
    Err(ActionError::Impossible(why.into()))
}

/// A user who isn't a bot. Cloning gives another handle on the same person.
#[derive(Clone)]
pub struct Person {
    state: Arc<PlaygroundState>,
    id: UserId,
    name: String,
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person").field("id", &self.id).field("name", &self.name).finish()
    }
}

impl Person {
    pub(super) fn new(state: Arc<PlaygroundState>, name: &str) -> Self {
        let id = state.world().add_person(name);
        Self { state, id, name: name.to_owned() }
    }

    /// The person's id.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The person's name, as given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What mentions the person in a text.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Sets the language of the person's Discord.
    #[must_use]
    pub fn speaks(self, locale: &str) -> Self {
        self.changes(|user| user.locale = locale.to_owned());
        self
    }

    /// Makes the person a member of one more guild.
    pub fn joins(&self, guild: &Guild) {
        self.state.world().add_member(guild.id(), self.id);
    }

    /// Installs the app for themselves: they find its commands wherever they are.
    pub fn installs_app(&self) {
        self.changes(|user| user.installed = true);
    }

    /// Takes that back.
    pub fn uninstalls_app(&self) {
        self.changes(|user| user.installed = false);
    }

    /// Closes their direct messages: what the bot sends there of its own accord is refused. Answers to what the person
    /// does there still arrive.
    pub fn closes_private(&self) {
        self.changes(|user| user.is_closed = true);
    }

    /// Opens them again.
    pub fn opens_private(&self) {
        self.changes(|user| user.is_closed = false);
    }

    fn changes(&self, change: impl FnOnce(&mut User)) {
        if let Some(user) = self.state.world().user_mut(self.id) {
            change(user);
        }
    }

    /// Gives permissions in a guild.
    pub fn may(&self, guild: &Guild, bits: Permissions) {
        guild.set_permissions(self.id, |permissions| permissions | bits);
    }

    /// Takes permissions away in a guild.
    pub fn may_not(&self, guild: &Guild, bits: Permissions) {
        guild.set_permissions(self.id, |permissions| permissions - bits);
    }

    /// The private conversation with the bot.
    pub fn private(&self) -> Result<Channel, ActionError> {
        let id = self.state.world().private_channel(self.id)?;
        Ok(Channel::new(self.state.clone(), id))
    }

    /// Writes a message.
    pub fn says(&self, channel: &Channel, content: &str) -> Result<Message, ActionError> {
        let mut world = self.state.world();
        if !world.may_view(self.id, channel.id()) {
            return impossible("the channel can't be seen");
        }
        let id = world.say(self.id, channel.id(), content)?;
        world.message(id).cloned().ok_or(ActionError::NoResponse)
    }

    /// Everything the person sees in a channel, oldest first, with what is for them alone.
    pub fn sees(&self, channel: &Channel) -> Vec<Message> {
        self.state.world().seen_by(self.id, channel.id())
    }

    /// The message as it is now, if the person can see it.
    pub fn looks_at(&self, message: &Message) -> Option<Message> {
        let world = self.state.world();
        let now = world.message(message.id)?;
        let readable = now.reader.is_none_or(|reader| reader == self.id);
        (readable && world.may_view(self.id, now.channel)).then(|| now.clone())
    }

    /// A message by its id, if the person can see it.
    pub fn finds(&self, message: MessageId) -> Option<Message> {
        let message = self.state.world().message(message).cloned()?;
        self.looks_at(&message)
    }

    /// A message in the shape in which Discord sends it to the person's client.
    pub fn receives(&self, message: &Message) -> Value {
        self.state.world().message_json(message)
    }

    /// A channel by its id, if the person can see it.
    pub fn enters(&self, channel: ChannelId) -> Option<Channel> {
        self.sees_channel(channel).map(|_| Channel::new(self.state.clone(), channel))
    }

    /// Hides an ephemeral message, as "Dismiss message" does.
    pub fn dismisses(&self, message: &Message) {
        let mut world = self.state.world();
        if world.message(message.id).is_some_and(|now| now.reader == Some(self.id)) {
            world.delete(message.id);
        }
    }

    /// Watches what happens in the channels the person can see.
    pub fn watches(&self) -> ClientEvents {
        let events = self.state.world().subscribe();
        ClientEvents { state: self.state.clone(), person: self.id, events }
    }

    /// Types a command and waits for the bot's first response. Options are given in order, or as
    /// `name:value`; "quotes" keep words together. Localised names work.
    pub async fn types(&self, channel: &Channel, text: &str) -> Result<InteractionResponse, ActionError> {
        let id = self.sends_command(channel, text)?;
        self.waits_for(id).await
    }

    fn sends_command(&self, channel: &Channel, text: &str) -> Result<InteractionId, ActionError> {
        let mut world = self.state.world();
        let data = command_input::command(&world, self.id, channel.id(), text)?;
        let new = NewInteraction {
            kind: InteractionKind::Command,
            user: self.id,
            channel: channel.id(),
            message: None,
            data,
        };
        Ok(world.create_interaction(new)?)
    }

    /// Types part of a command and reads the choices the bot offers for its last option.
    pub async fn completes(
        &self,
        channel: &Channel,
        text: &str,
    ) -> Result<Vec<CommandOptionChoice>, ActionError> {
        let id = {
            let mut world = self.state.world();
            let data = command_input::unfinished(&world, self.id, channel.id(), text)?;
            let (user, channel) = (self.id, channel.id());
            world.create_interaction(NewInteraction {
                kind: InteractionKind::Autocomplete,
                user,
                channel,
                message: None,
                data,
            })?
        };
        match self.waits_for(id).await?.reply() {
            Some(ResponseContent::Choices(choices)) => Ok(choices),
            other => Err(ActionError::Unexpected(format!("{other:?} instead of choices"))),
        }
    }

    /// Sends an interaction whose fields are replaced by the given ones, whatever Discord
    /// would have sent. It is delivered like any other, and the bot can respond to it.
    pub async fn forges(
        &self,
        channel: &Channel,
        interaction: Value,
    ) -> Result<InteractionResponse, ActionError> {
        let (id, _) = self.state.world().create_forged_interaction(self.id, channel.id(), &interaction)?;
        self.waits_for(id).await
    }

    /// The same without waiting for a response. Returns the interaction as the bot receives it.
    pub fn throws(&self, channel: &Channel, interaction: &Value) -> Result<Value, ActionError> {
        let (_, told) = self.state.world().create_forged_interaction(self.id, channel.id(), interaction)?;
        Ok(told)
    }

    async fn waits_for(&self, id: InteractionId) -> Result<InteractionResponse, ActionError> {
        InteractionResponse::first(self.state.clone(), id).await
    }

    fn sees_channel(&self, channel: ChannelId) -> Option<Option<GuildId>> {
        let world = self.state.world();
        let guild = world.channel(channel).ok()?.guild;
        world.may_view(self.id, channel).then_some(guild)
    }
}
