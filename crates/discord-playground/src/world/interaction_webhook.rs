//! What the bot does with an interaction's token after its first response: read, edit or delete it, and follow up.

use super::{
    World,
    follow_up_limits::{MOST_BY_USER_INSTALL, PER_CHANNEL, PER_INTERACTION},
    interaction::{Interaction, ResponseContent, ResponseState},
    message::Message,
    message_writes::NewMessage,
};
use crate::{
    api_error::ApiError,
    check::message::Draft,
    ids::{ApplicationId, InteractionId, MessageId},
};

/// Which of the token's messages is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenMessage {
    Original,
    Id(MessageId),
}

impl World {
    /// The interaction a token belongs to, while it is good. Before the first answer there is
    /// nothing behind it yet. A token that is too old is refused with 401, which counts as an invalid request.
    fn opened(&self, application: ApplicationId, token: &str) -> Result<&Interaction, ApiError> {
        if application != self.application() {
            return Err(ApiError::unknown_webhook());
        }
        let interaction = self.tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = interaction.ok_or_else(ApiError::invalid_webhook_token)?;
        if self.now().since(interaction.created) > self.options.interaction_token_lifetime {
            return Err(ApiError::invalid_webhook_token());
        }
        let answered = !matches!(*interaction.stage.borrow(), ResponseState::Waiting);
        if answered { Ok(interaction) } else { Err(ApiError::unknown_webhook()) }
    }

    /// A token opens the messages that were sent with it. The message with the clicked button isn't one of them: it is
    /// `@original` after an update, and has no other name here.
    fn token_message(
        &self,
        application: ApplicationId,
        token: &str,
        which: TokenMessage,
    ) -> Result<(InteractionId, MessageId), ApiError> {
        let interaction = self.opened(application, token)?;
        let id = match which {
            TokenMessage::Original => interaction.original,
            TokenMessage::Id(id) => {
                let original = interaction.original.filter(|original| interaction.message != Some(*original));
                (original == Some(id) || interaction.follow_ups.contains(&id)).then_some(id)
            }
        };
        let there = id.filter(|id| self.message(*id).is_some());
        Ok((interaction.id, there.ok_or_else(ApiError::unknown_message)?))
    }

    pub fn answer_message(
        &self,
        application: ApplicationId,
        token: &str,
        which: TokenMessage,
    ) -> Result<&Message, ApiError> {
        let (_, id) = self.token_message(application, token, which)?;
        self.message(id).ok_or_else(ApiError::unknown_message)
    }

    pub fn edit_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: TokenMessage,
        draft: Draft,
    ) -> Result<MessageId, ApiError> {
        let (interaction, id) = self.token_message(application, token, which)?;
        self.edit(id, draft)?;
        self.settle(interaction, id);
        Ok(id)
    }

    pub fn delete_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: TokenMessage,
    ) -> Result<(), ApiError> {
        let (_, id) = self.token_message(application, token, which)?;
        self.delete(id);
        Ok(())
    }

    /// Counts one more try to follow up, whatever becomes of it.
    pub fn spend_follow_up(&mut self, application: ApplicationId, token: &str) -> Result<(), ApiError> {
        let (id, channel) = {
            let interaction = self.opened(application, token)?;
            (interaction.id, interaction.channel)
        };
        if !self.options.limits_follow_ups {
            return Ok(());
        }
        let now = self.now();
        let interaction = self.interactions.get_mut(&id).ok_or_else(ApiError::invalid_webhook_token)?;
        let of_channel = self.follow_ups_tried.entry(channel).or_default();
        interaction.follow_ups_tried.spend(PER_INTERACTION, now)?;
        of_channel.spend(PER_CHANNEL, now)
    }

    /// Posts a follow-up. The first one after a deferral replaces the "thinking…" message, and the deferral decides
    /// who sees it, whatever its own flags. After a deferred update, the follow-up counts as the response.
    pub fn follow_up(
        &mut self,
        application: ApplicationId,
        token: &str,
        draft: Draft,
    ) -> Result<MessageId, ApiError> {
        let interaction = self.opened(application, token)?;
        if interaction.owners.is_user_alone() && interaction.follow_ups_sent >= MOST_BY_USER_INSTALL {
            return Err(ApiError::too_many_follow_ups());
        }
        let (id, channel) = (interaction.id, interaction.channel);
        let original = interaction.original;
        let loading = original.filter(|id| self.message(*id).is_some_and(Message::is_loading));
        if let Some(thinking) = loading {
            let draft = Draft { flags: 0, ..draft };
            self.edit(thinking, draft)?;
            self.settle(id, thinking);
            self.count_follow_up(id);
            return Ok(thinking);
        }
        let origin = Some(self.origin(interaction, original));
        let reader = self.reader(interaction, &draft);
        let message =
            self.post(NewMessage { channel, author: self.bot, draft, reader, origin, loading: false })?;
        self.count_follow_up(id);
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.follow_ups.push(message);
            if matches!(*interaction.stage.borrow(), ResponseState::Deferred(_)) {
                interaction.stage.send_replace(ResponseState::Done(ResponseContent::Message(message)));
            }
        }
        Ok(message)
    }

    fn count_follow_up(&mut self, id: InteractionId) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.follow_ups_sent += 1;
        }
    }

    /// A deferred answer has come.
    fn settle(&mut self, interaction: InteractionId, message: MessageId) {
        let Some(interaction) = self.interactions.get(&interaction) else {
            return;
        };
        let awaited = matches!(*interaction.stage.borrow(), ResponseState::Deferred(id) if id == message);
        if awaited {
            interaction.stage.send_replace(ResponseState::Done(ResponseContent::Message(message)));
        }
    }
}
