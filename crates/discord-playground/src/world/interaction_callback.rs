//! The bot's first response to an interaction: only once, in time, and of a type that fits.

use serde_json::{Value, json};

use super::{
    World,
    interaction::{Interaction, InteractionKind, ResponseContent, ResponseState},
    message_writes::NewMessage,
};
use crate::{
    api_error::ApiError,
    check::{
        choices,
        message::{Draft, Purpose, Upload},
        modal,
    },
    client_events::{ClientEvent, ClientEventKind},
    form_body::read_form,
    ids::{InteractionId, MessageId, UserId},
};

const MESSAGE: i64 = 4;
const DEFERRED_MESSAGE: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const MODAL: i64 = 9;

impl World {
    /// Takes the first response; returns its type.
    pub fn answer(
        &mut self,
        id: InteractionId,
        token: &str,
        body: &Value,
        uploads: Vec<Upload>,
    ) -> Result<i64, ApiError> {
        let interaction = self.interactions.get(&id).filter(|known| known.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?;
        if !matches!(*interaction.stage.borrow(), ResponseState::Waiting) {
            return Err(ApiError::already_acknowledged());
        }
        if self.now().since(interaction.created) > self.options.response_deadline {
            return Err(ApiError::unknown_interaction());
        }
        let kind = read_kind(body, interaction)?;
        let stage = self.take_answer(id, kind, &body["data"], uploads)?;
        let interaction = self.interactions.get_mut(&id).ok_or_else(ApiError::unknown_interaction)?;
        interaction.original = match &stage {
            ResponseState::Deferred(message) | ResponseState::Done(ResponseContent::Message(message)) => {
                Some(*message)
            }
            ResponseState::Waiting | ResponseState::Done(_) => None,
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
    ) -> Result<ResponseState, ApiError> {
        let source = self.interactions.get(&id).and_then(|interaction| interaction.message);
        let source = source.ok_or_else(ApiError::unknown_message);
        match kind {
            MESSAGE => {
                let draft = Draft::read(data, uploads, Purpose::InteractionAnswer)?;
                Ok(ResponseState::Done(ResponseContent::Message(self.post_answer(id, draft, false)?)))
            }
            DEFERRED_MESSAGE => {
                let draft = Draft::read(data, uploads, Purpose::Deferral)?;
                let only_flags = Draft { flags: draft.flags, ..Draft::default() };
                Ok(ResponseState::Deferred(self.post_answer(id, only_flags, true)?))
            }
            DEFERRED_UPDATE => Ok(ResponseState::Deferred(source?)),
            UPDATE => {
                let (source, draft) = (source?, Draft::read(data, uploads, Purpose::Edit)?);
                self.edit(source, draft)?;
                Ok(ResponseState::Done(ResponseContent::Message(source)))
            }
            CHOICES => Ok(ResponseState::Done(ResponseContent::Choices(choices::read(data)?))),
            _ => self.open_modal(id, data),
        }
    }

    fn open_modal(&mut self, id: InteractionId, data: &Value) -> Result<ResponseState, ApiError> {
        let form = modal::read(data)?;
        if let Some(interaction) = self.interactions.get(&id) {
            let (channel, reader) = (interaction.channel, Some(interaction.user));
            self.tell_people(ClientEvent {
                channel,
                kind: ClientEventKind::ModalOpened(form.clone()),
                reader,
            });
        }
        Ok(ResponseState::Done(ResponseContent::Modal(form)))
    }

    /// Answers need no permission to post: the person's right to use the command is enough, and
    /// files and embeds are always allowed (see `app_permissions`).
    fn post_answer(&mut self, id: InteractionId, draft: Draft, loading: bool) -> Result<MessageId, ApiError> {
        let interaction = self.interactions.get(&id).ok_or_else(ApiError::unknown_interaction)?;
        let origin = Some(self.origin(interaction, None));
        let channel = interaction.channel;
        let reader = self.reader(interaction, &draft);
        self.post(NewMessage { channel, author: self.bot, draft, reader, origin, loading })
    }

    /// The one reader of an ephemeral answer.
    pub(super) fn reader(&self, interaction: &Interaction, draft: &Draft) -> Option<UserId> {
        (draft.ephemeral() || self.hides_answers(interaction)).then_some(interaction.user)
    }

    /// What `with_response` asks for. Only a message that was posted or edited is in it, not one that is to come.
    pub fn answer_json(&self, id: InteractionId, kind: i64) -> Value {
        let Some(interaction) = self.interactions.get(&id) else {
            return Value::Null;
        };
        let message = interaction.original.and_then(|id| self.message(id));
        let mut answer = json!({
            "interaction": { "id": id, "type": interaction.kind as u8, "channel_id": interaction.channel },
        });
        if let Some(message) = message {
            answer["interaction"]["response_message_id"] = json!(message.id);
            answer["interaction"]["response_message_loading"] = json!(message.is_loading());
            answer["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
            if matches!(kind, MESSAGE | UPDATE) {
                answer["resource"] = json!({ "type": kind, "message": self.message_json(message) });
            }
        }
        answer
    }
}

/// Which answers fit which interactions. A pong (1) fits none that a gateway delivers.
fn read_kind(body: &Value, interaction: &Interaction) -> Result<i64, ApiError> {
    let fitting: &[i64] = match interaction.kind {
        InteractionKind::Command => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
        InteractionKind::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL],
        InteractionKind::Autocomplete => &[CHOICES],
        InteractionKind::ModalSubmit if interaction.message.is_some() => {
            &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE]
        }
        InteractionKind::ModalSubmit => &[MESSAGE, DEFERRED_MESSAGE],
    };
    read_form(body, |form| {
        form.require("type");
        let kind = form.integer("type", 1..=12).unwrap_or_default();
        if !fitting.contains(&kind) {
            let message = format!("Value must be one of {fitting:?}.");
            form.reject("type", "BASE_TYPE_CHOICES", message);
        }
        if matches!(kind, MESSAGE | CHOICES | MODAL | UPDATE) {
            form.require("data");
        }
        kind
    })
}
