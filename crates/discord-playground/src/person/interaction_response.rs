//! The bot's response to an interaction, as the person who caused it sees it.

use std::sync::Arc;

use tokio::sync::watch;

use super::ActionError;
use crate::{
    check::modal::Modal,
    clock::{Clock, Moment},
    ids::{ChannelId, InteractionId, MessageId},
    state::PlaygroundState,
    world::{
        World,
        interaction::{Interaction, ResponseContent, ResponseState},
        message::Message,
    },
};

/// The bot's response to an interaction. It stays up to date: after a deferral it may still change.
pub struct InteractionResponse {
    state: Arc<PlaygroundState>,
    id: InteractionId,
    stage: watch::Receiver<ResponseState>,
    created: Moment,
}

impl std::fmt::Debug for InteractionResponse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("InteractionResponse")
            .field("id", &self.id)
            .field("stage", &*self.stage.borrow())
            .finish()
    }
}

impl InteractionResponse {
    /// Waits for the bot's first word, until Discord would give up.
    pub(super) async fn first(state: Arc<PlaygroundState>, id: InteractionId) -> Result<Self, ActionError> {
        let (stage, created, clock, deadline) = {
            let world = state.world();
            let interaction = world.interaction(id).ok_or(ActionError::NoResponse)?;
            (
                interaction.stage.subscribe(),
                interaction.created,
                world.clock.clone(),
                world.options.response_deadline,
            )
        };
        let mut answer = Self { state, id, stage, created };
        let answered = |stage: &ResponseState| !matches!(stage, ResponseState::Waiting);
        answer.reaches(answered, &clock, created.plus(deadline)).await?;
        Ok(answer)
    }

    async fn reaches(
        &mut self,
        goal: impl FnMut(&ResponseState) -> bool,
        clock: &Clock,
        until: Moment,
    ) -> Result<(), ActionError> {
        tokio::select! {
            biased;
            reached = self.stage.wait_for(goal) => reached.map(|_| ()).map_err(|_| ActionError::NoResponse),
            () = clock.reaches(until) => Err(ActionError::NoResponse),
        }
    }

    /// The interaction's id.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// Whether the bot has only deferred its response.
    pub fn is_deferred(&self) -> bool {
        matches!(*self.stage.borrow(), ResponseState::Deferred(_))
    }

    /// Waits until a deferred response has come. Discord's "thinking…" lasts as long as the token,
    /// fifteen minutes, and so does this.
    pub async fn finished(mut self) -> Result<Self, ActionError> {
        let (clock, lifetime) = {
            let world = self.state.world();
            (world.clock.clone(), world.options.interaction_token_lifetime)
        };
        let until = self.created.plus(lifetime);
        self.reaches(|stage| matches!(stage, ResponseState::Done(_)), &clock, until).await?;
        Ok(self)
    }

    pub(super) fn reply(&self) -> Option<ResponseContent> {
        match &*self.stage.borrow() {
            ResponseState::Done(reply) => Some(reply.clone()),
            ResponseState::Waiting | ResponseState::Deferred(_) => None,
        }
    }

    fn message_id(&self) -> Option<MessageId> {
        match &*self.stage.borrow() {
            ResponseState::Deferred(id) | ResponseState::Done(ResponseContent::Message(id)) => Some(*id),
            ResponseState::Waiting | ResponseState::Done(_) => None,
        }
    }

    /// The message the bot responded with or edited, as it is now.
    pub fn message(&self) -> Result<Message, ActionError> {
        let id = self.message_id();
        let message = id.and_then(|id| self.state.world().message(id).cloned());
        message.ok_or_else(|| ActionError::Unexpected(format!("{self:?} instead of a message")))
    }

    /// The modal the bot opened.
    pub fn modal(&self) -> Result<Modal, ActionError> {
        match self.reply() {
            Some(ResponseContent::Modal(modal)) => Ok(modal),
            other => Err(ActionError::Unexpected(format!("{other:?} instead of a modal"))),
        }
    }

    /// The follow-up messages.
    pub fn follow_ups(&self) -> Vec<Message> {
        let world = self.state.world();
        let ids = self.look(&world, |interaction| interaction.follow_ups.clone());
        ids.unwrap_or_default().iter().filter_map(|id| world.message(*id).cloned()).collect()
    }

    pub(super) fn source(&self) -> Option<(ChannelId, Option<MessageId>)> {
        let world = self.state.world();
        self.look(&world, |interaction| (interaction.channel, interaction.message))
    }

    fn look<T>(&self, world: &World, what: impl Fn(&Interaction) -> T) -> Option<T> {
        world.interaction(self.id).map(what)
    }
}
