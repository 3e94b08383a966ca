//! The people of the playground and what they do: type commands, press buttons, choose from menus,
//! fill in forms. They can do what Discord's own window lets a person do, and no more; for what it
//! doesn't, there is `Person::forges`.

mod acts;
mod answer;
mod hints;
mod places;
mod typed;

use std::{fmt, sync::Arc};

use serde_json::Value;
use twilight_model::guild::Permissions;

pub use self::{
    answer::Answer,
    hints::{Hint, Hints},
    places::{Channel, Guild, Place},
};
use super::{
    change::Window,
    check::choices::Choice,
    ids::{ChannelId, GuildId, InteractionId, MessageId, UserId},
    refusal::Refusal,
    shared::Shared,
    world::{
        interaction::{Approach, Kind, Reply},
        message::Message,
    },
};

/// Why something a person tried came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Discord's window doesn't let a person do this.
    Impossible(String),
    /// "The application did not respond."
    NoResponse,
    /// The bot answered, but not with what was asked for.
    Unexpected(String),
}

impl fmt::Display for Mishap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible(why) => write!(f, "Discord does not let a person do this: {why}"),
            Self::NoResponse => write!(f, "The application did not respond"),
            Self::Unexpected(what) => write!(f, "unexpected answer: {what}"),
        }
    }
}

impl std::error::Error for Mishap {}

impl From<Refusal> for Mishap {
    fn from(refusal: Refusal) -> Self {
        Self::Impossible(refusal.to_string())
    }
}

fn impossible<T>(why: impl Into<String>) -> Result<T, Mishap> {
    Err(Mishap::Impossible(why.into()))
}

/// Somebody at the playground.
#[derive(Clone)]
pub struct Person {
    shared: Arc<Shared>,
    id: UserId,
    name: String,
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Person").field("id", &self.id).field("name", &self.name).finish()
    }
}

impl Person {
    pub(super) fn new(shared: Arc<Shared>, name: &str) -> Self {
        let id = shared.world().add_person(name);
        Self { shared, id, name: name.to_owned() }
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
        if let Some(user) = self.shared.world().user_mut(self.id) {
            user.locale = locale.to_owned();
        }
        self
    }

    /// Makes the person a member of one more guild.
    pub fn joins(&self, guild: &Guild) {
        self.shared.world().add_member(guild.id(), self.id);
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
    pub fn private(&self) -> Result<Channel, Mishap> {
        let id = self.shared.world().private_channel(self.id)?;
        Ok(Channel::new(self.shared.clone(), id))
    }

    /// Writes a message.
    pub fn says(&self, channel: &Channel, content: &str) -> Result<Message, Mishap> {
        let mut world = self.shared.world();
        if !world.may_view(self.id, channel.id()) {
            return impossible("the channel can't be seen");
        }
        let id = world.say(self.id, channel.id(), content)?;
        world.message(id).cloned().ok_or(Mishap::NoResponse)
    }

    /// Everything the person sees in a channel, oldest first, with what is for them alone.
    pub fn sees(&self, channel: &Channel) -> Vec<Message> {
        self.shared.world().seen_by(self.id, channel.id())
    }

    /// The message as it is now, if the person can see it.
    pub fn looks_at(&self, message: &Message) -> Option<Message> {
        let world = self.shared.world();
        let now = world.message(message.id)?;
        let readable = now.reader.is_none_or(|reader| reader == self.id);
        (readable && world.may_view(self.id, now.channel)).then(|| now.clone())
    }

    /// A message by its id, if the person can see it.
    pub fn finds(&self, message: MessageId) -> Option<Message> {
        let message = self.shared.world().message(message).cloned()?;
        self.looks_at(&message)
    }

    /// A message in the shape in which Discord sends it to the person's window.
    pub fn receives(&self, message: &Message) -> Value {
        self.shared.world().message_json(message)
    }

    /// A channel by its id, if the person can see it.
    pub fn enters(&self, channel: ChannelId) -> Option<Channel> {
        self.sees_channel(channel).map(|_| Channel::new(self.shared.clone(), channel))
    }

    /// Hides an ephemeral message, as "Dismiss message" does.
    pub fn dismisses(&self, message: &Message) {
        let mut world = self.shared.world();
        if world.message(message.id).is_some_and(|now| now.reader == Some(self.id)) {
            world.delete(message.id);
        }
    }

    /// Follows everything the person can see changing.
    pub fn watches(&self) -> Window {
        let changes = self.shared.world().subscribe();
        Window { shared: self.shared.clone(), person: self.id, changes }
    }

    /// Types a command and waits for the bot's first answer. Options are given in order, or as
    /// `name:value`; "quotes" keep words together. Localised names work.
    pub async fn types(&self, channel: &Channel, text: &str) -> Result<Answer, Mishap> {
        let id = self.sends_command(channel, text)?;
        self.waits_for(id).await
    }

    fn sends_command(&self, channel: &Channel, text: &str) -> Result<InteractionId, Mishap> {
        let mut world = self.shared.world();
        let data = typed::command(&world, self.id, channel.id(), text)?;
        let approach =
            Approach { kind: Kind::Command, user: self.id, channel: channel.id(), message: None, data };
        Ok(world.raise(approach)?)
    }

    /// Types a command halfway and reads the choices the bot offers for its last option.
    pub async fn completes(&self, channel: &Channel, text: &str) -> Result<Vec<Choice>, Mishap> {
        let id = {
            let mut world = self.shared.world();
            let data = typed::unfinished(&world, self.id, channel.id(), text)?;
            let (user, channel) = (self.id, channel.id());
            world.raise(Approach { kind: Kind::Autocomplete, user, channel, message: None, data })?
        };
        match self.waits_for(id).await?.reply() {
            Some(Reply::Choices(choices)) => Ok(choices),
            other => Err(Mishap::Unexpected(format!("{other:?} instead of choices"))),
        }
    }

    /// The raw door: an interaction whose fields are replaced by the given ones, whatever Discord
    /// would have sent. It is delivered and can be answered like any other.
    pub async fn forges(&self, channel: &Channel, interaction: Value) -> Result<Answer, Mishap> {
        let (id, _) = self.shared.world().raise_forged(self.id, channel.id(), &interaction)?;
        self.waits_for(id).await
    }

    /// The same without waiting for an answer: what the bot is told.
    pub fn throws(&self, channel: &Channel, interaction: &Value) -> Result<Value, Mishap> {
        let (_, told) = self.shared.world().raise_forged(self.id, channel.id(), interaction)?;
        Ok(told)
    }

    async fn waits_for(&self, id: InteractionId) -> Result<Answer, Mishap> {
        Answer::first(self.shared.clone(), id).await
    }

    fn sees_channel(&self, channel: ChannelId) -> Option<Option<GuildId>> {
        let world = self.shared.world();
        let guild = world.channel(channel).ok()?.guild;
        world.may_view(self.id, channel).then_some(guild)
    }
}
