//! What an interaction's token still opens after the first answer: reading, editing and deleting
//! that answer (`@original`), and follow-ups. For fifteen minutes.

use super::{
    World,
    callback::reader,
    interaction::{Interaction, Reply, Stage},
    message::Message,
    posting::Posting,
};
use crate::playground::{
    check::draft::Draft,
    ids::{ApplicationId, InteractionId, MessageId},
    refusal::Refusal,
};

/// Which of the token's messages is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    Original,
    Id(MessageId),
}

impl World {
    /// The interaction a token belongs to, while it is good. Before the first answer there is
    /// nothing behind it yet.
    fn opened(&self, application: ApplicationId, token: &str) -> Result<&Interaction, Refusal> {
        let interaction = self.tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = interaction.filter(|_| application == self.application());
        let interaction = interaction.ok_or_else(Refusal::unknown_webhook)?;
        let answered = !matches!(*interaction.stage.borrow(), Stage::Waiting);
        let fresh = self.now().since(interaction.created) <= self.settings.token_lifetime;
        if answered && fresh { Ok(interaction) } else { Err(Refusal::unknown_webhook()) }
    }

    fn token_message(
        &self,
        application: ApplicationId,
        token: &str,
        which: Which,
    ) -> Result<(InteractionId, MessageId), Refusal> {
        let interaction = self.opened(application, token)?;
        let id = match which {
            Which::Original => interaction.original,
            Which::Id(id) => {
                let own = interaction.original == Some(id) || interaction.follow_ups.contains(&id);
                own.then_some(id)
            }
        };
        let there = id.filter(|id| self.message(*id).is_some());
        Ok((interaction.id, there.ok_or_else(Refusal::unknown_message)?))
    }

    pub fn answer_message(
        &self,
        application: ApplicationId,
        token: &str,
        which: Which,
    ) -> Result<&Message, Refusal> {
        let (_, id) = self.token_message(application, token, which)?;
        self.message(id).ok_or_else(Refusal::unknown_message)
    }

    pub fn edit_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: Which,
        draft: Draft,
    ) -> Result<MessageId, Refusal> {
        let (interaction, id) = self.token_message(application, token, which)?;
        self.edit(id, draft)?;
        self.settle(interaction, id);
        Ok(id)
    }

    pub fn delete_answer(
        &mut self,
        application: ApplicationId,
        token: &str,
        which: Which,
    ) -> Result<(), Refusal> {
        let (_, id) = self.token_message(application, token, which)?;
        self.delete(id);
        Ok(())
    }

    /// Posts a follow-up. The first one after a deferral takes the place of the "thinking…"
    /// message, and is seen by whom the deferral said, whatever its own flags. If it was a change of the clicked message
    /// that was promised, the follow-up is what came of it.
    pub fn follow_up(
        &mut self,
        application: ApplicationId,
        token: &str,
        draft: Draft,
    ) -> Result<MessageId, Refusal> {
        let interaction = self.opened(application, token)?;
        let (id, channel) = (interaction.id, interaction.channel);
        let original = interaction.original;
        let loading = original.filter(|id| self.message(*id).is_some_and(Message::is_loading));
        if let Some(thinking) = loading {
            let draft = Draft { flags: 0, ..draft };
            self.edit(thinking, draft)?;
            self.settle(id, thinking);
            return Ok(thinking);
        }
        let origin = Some(self.origin(interaction, original));
        let reader = reader(interaction, &draft);
        let message =
            self.post(Posting { channel, author: self.bot, draft, reader, origin, loading: false })?;
        if let Some(interaction) = self.interactions.get_mut(&id) {
            interaction.follow_ups.push(message);
            if matches!(*interaction.stage.borrow(), Stage::Deferred(_)) {
                interaction.stage.send_replace(Stage::Done(Reply::Message(message)));
            }
        }
        Ok(message)
    }

    /// A deferred answer has come.
    fn settle(&mut self, interaction: InteractionId, message: MessageId) {
        let Some(interaction) = self.interactions.get(&interaction) else {
            return;
        };
        let awaited = matches!(*interaction.stage.borrow(), Stage::Deferred(id) if id == message);
        if awaited {
            interaction.stage.send_replace(Stage::Done(Reply::Message(message)));
        }
    }
}
