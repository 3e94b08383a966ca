//! The bot's first answer to an interaction: once, in time, and of a kind that fits.

use serde_json::{Value, json};

use super::{
    World,
    interaction::{Interaction, Kind, Reply, Stage},
    posting::Posting,
};
use crate::playground::{
    change::{Change, What},
    check::{
        choices,
        draft::{Draft, Purpose, Upload},
        modal,
    },
    form::read_form,
    ids::{InteractionId, MessageId, UserId},
    refusal::Refusal,
};

const MESSAGE: i64 = 4;
const DEFERRED_MESSAGE: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const FORM: i64 = 9;

impl World {
    /// Takes the first answer, and tells of which kind it is.
    pub fn answer(
        &mut self,
        id: InteractionId,
        token: &str,
        body: &Value,
        uploads: Vec<Upload>,
    ) -> Result<i64, Refusal> {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or_else(Refusal::unknown_interaction)?;
        if !matches!(*interaction.stage.borrow(), Stage::Waiting) {
            return Err(Refusal::already_acknowledged());
        }
        if self.now().since(interaction.created) > self.settings.deadline {
            return Err(Refusal::unknown_interaction());
        }
        let kind = read_kind(body, interaction)?;
        let stage = self.take_answer(id, kind, &body["data"], uploads)?;
        let interaction = self.interactions.get_mut(&id).ok_or_else(Refusal::unknown_interaction)?;
        interaction.original = match &stage {
            Stage::Deferred(message) | Stage::Done(Reply::Message(message)) => Some(*message),
            Stage::Waiting | Stage::Done(_) => None,
        };
        interaction.stage.send_replace(stage);
        Ok(kind)
    }

    fn take_answer(
        &mut self,
        id: InteractionId,
        kind: i64,
        data: &Value,
        uploads: Vec<Upload>,
    ) -> Result<Stage, Refusal> {
        let source = self.interactions.get(&id).and_then(|interaction| interaction.message);
        let source = source.ok_or_else(Refusal::unknown_message);
        match kind {
            MESSAGE => {
                let draft = Draft::read(data, uploads, Purpose::InteractionAnswer)?;
                Ok(Stage::Done(Reply::Message(self.post_answer(id, draft, false)?)))
            }
            DEFERRED_MESSAGE => {
                let draft = Draft::read(data, uploads, Purpose::InteractionAnswer)?;
                let only_flags = Draft { flags: draft.flags, ..Draft::default() };
                Ok(Stage::Deferred(self.post_answer(id, only_flags, true)?))
            }
            DEFERRED_UPDATE => Ok(Stage::Deferred(source?)),
            UPDATE => {
                let (source, draft) = (source?, Draft::read(data, uploads, Purpose::Edit)?);
                self.edit(source, draft)?;
                Ok(Stage::Done(Reply::Message(source)))
            }
            CHOICES => Ok(Stage::Done(Reply::Choices(choices::read(data)?))),
            _ => self.open_form(id, data),
        }
    }

    fn open_form(&mut self, id: InteractionId, data: &Value) -> Result<Stage, Refusal> {
        let form = modal::read(data)?;
        if let Some(interaction) = self.interactions.get(&id) {
            let (channel, reader) = (interaction.channel, Some(interaction.user));
            self.tell_people(Change { channel, what: What::Form(form.clone()), reader });
        }
        Ok(Stage::Done(Reply::Form(form)))
    }

    /// Answers need no permission to post: the person's right to use the command is enough, and
    /// files and embeds are always allowed (see `app_permissions`).
    fn post_answer(&mut self, id: InteractionId, draft: Draft, loading: bool) -> Result<MessageId, Refusal> {
        let interaction = self.interactions.get(&id).ok_or_else(Refusal::unknown_interaction)?;
        let origin = Some(self.origin(interaction, None));
        let channel = interaction.channel;
        let reader = reader(interaction, &draft);
        self.post(Posting { channel, author: self.bot, draft, reader, origin, loading })
    }

    /// What `with_response` asks for.
    pub fn answer_json(&self, id: InteractionId, kind: i64) -> Value {
        let Some(interaction) = self.interactions.get(&id) else {
            return Value::Null;
        };
        let message = interaction.original.and_then(|id| self.message(id));
        let mut answer = json!({
            "interaction": { "id": id, "type": interaction.kind as u8 },
            "resource": { "type": kind },
        });
        if let Some(message) = message {
            answer["interaction"]["response_message_id"] = json!(message.id);
            answer["interaction"]["response_message_loading"] = json!(message.is_loading());
            answer["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
            answer["resource"]["message"] = self.message_json(message);
        }
        answer
    }
}

/// The one reader of an ephemeral answer.
pub(super) fn reader(interaction: &Interaction, draft: &Draft) -> Option<UserId> {
    draft.ephemeral().then_some(interaction.user)
}

/// Which answers fit which interactions. A pong (1) fits none that a gateway delivers.
fn read_kind(body: &Value, interaction: &Interaction) -> Result<i64, Refusal> {
    let fitting: &[i64] = match interaction.kind {
        Kind::Command => &[MESSAGE, DEFERRED_MESSAGE, FORM],
        Kind::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, FORM],
        Kind::Autocomplete => &[CHOICES],
        Kind::Form if interaction.message.is_some() => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        Kind::Form => &[MESSAGE, DEFERRED_MESSAGE],
    };
    read_form(body, |form| {
        form.require("type");
        let kind = form.integer("type", 1..=12).unwrap_or_default();
        if !fitting.contains(&kind) {
            let message = format!("Value must be one of {fitting:?}.");
            form.flaw("type", "BASE_TYPE_CHOICES", message);
        }
        if matches!(kind, MESSAGE | CHOICES | FORM | UPDATE) {
            form.require("data");
        }
        kind
    })
}
