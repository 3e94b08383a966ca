//! The bot's answer to something a person did.

use std::sync::Arc;

use tokio::sync::watch;

use super::Mishap;
use crate::playground::{
    check::modal::Modal,
    clock::{Clock, Moment},
    ids::{ChannelId, InteractionId, MessageId},
    shared::Shared,
    world::{
        World,
        interaction::{Interaction, Reply, Stage},
        message::Message,
    },
};

/// An answer. It follows the interaction: after a deferral it may still change.
pub struct Answer {
    shared: Arc<Shared>,
    id: InteractionId,
    stage: watch::Receiver<Stage>,
    created: Moment,
}

impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answer").field("id", &self.id).field("stage", &*self.stage.borrow()).finish()
    }
}

impl Answer {
    /// Waits for the bot's first word, until Discord would give up.
    pub(super) async fn first(shared: Arc<Shared>, id: InteractionId) -> Result<Self, Mishap> {
        let (stage, created, clock, deadline) = {
            let world = shared.world();
            let interaction = world.interaction(id).ok_or(Mishap::NoResponse)?;
            (interaction.stage.subscribe(), interaction.created, world.clock.clone(), world.settings.deadline)
        };
        let mut answer = Self { shared, id, stage, created };
        let answered = |stage: &Stage| !matches!(stage, Stage::Waiting);
        answer.reaches(answered, &clock, created.plus(deadline)).await?;
        Ok(answer)
    }

    async fn reaches(
        &mut self,
        goal: impl FnMut(&Stage) -> bool,
        clock: &Clock,
        until: Moment,
    ) -> Result<(), Mishap> {
        tokio::select! {
            biased;
            reached = self.stage.wait_for(goal) => reached.map(|_| ()).map_err(|_| Mishap::NoResponse),
            () = clock.reaches(until) => Err(Mishap::NoResponse),
        }
    }

    /// The interaction's id.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// Whether the bot has only said that it will answer.
    pub fn is_deferred(&self) -> bool {
        matches!(*self.stage.borrow(), Stage::Deferred(_))
    }

    /// Waits until a deferred answer has come. Discord's "thinking…" lasts as long as the token,
    /// fifteen minutes, and so does this.
    pub async fn finished(mut self) -> Result<Self, Mishap> {
        let (clock, lifetime) = {
            let world = self.shared.world();
            (world.clock.clone(), world.settings.token_lifetime)
        };
        let until = self.created.plus(lifetime);
        self.reaches(|stage| matches!(stage, Stage::Done(_)), &clock, until).await?;
        Ok(self)
    }

    pub(super) fn reply(&self) -> Option<Reply> {
        match &*self.stage.borrow() {
            Stage::Done(reply) => Some(reply.clone()),
            Stage::Waiting | Stage::Deferred(_) => None,
        }
    }

    fn message_id(&self) -> Option<MessageId> {
        match &*self.stage.borrow() {
            Stage::Deferred(id) | Stage::Done(Reply::Message(id)) => Some(*id),
            Stage::Waiting | Stage::Done(_) => None,
        }
    }

    /// The message the bot answered with, or changed, as it is now.
    pub fn message(&self) -> Result<Message, Mishap> {
        let id = self.message_id();
        let message = id.and_then(|id| self.shared.world().message(id).cloned());
        message.ok_or_else(|| Mishap::Unexpected(format!("{self:?} instead of a message")))
    }

    /// The form the bot opened.
    pub fn form(&self) -> Result<Modal, Mishap> {
        match self.reply() {
            Some(Reply::Form(form)) => Ok(form),
            other => Err(Mishap::Unexpected(format!("{other:?} instead of a form"))),
        }
    }

    /// What the bot added after its answer.
    pub fn follow_ups(&self) -> Vec<Message> {
        let world = self.shared.world();
        let ids = self.look(&world, |interaction| interaction.follow_ups.clone());
        ids.unwrap_or_default().iter().filter_map(|id| world.message(*id).cloned()).collect()
    }

    pub(super) fn source(&self) -> Option<(ChannelId, Option<MessageId>)> {
        let world = self.shared.world();
        self.look(&world, |interaction| (interaction.channel, interaction.message))
    }

    fn look<T>(&self, world: &World, what: impl Fn(&Interaction) -> T) -> Option<T> {
        world.interaction(self.id).map(what)
    }
}
