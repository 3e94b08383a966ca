//! Reads and checks the body of a message before it is posted or merged into an existing one.

use serde_json::Value;

use super::{components, embeds, mentions::AllowedMentions, twilight};
use crate::{
    api_error::ApiError,
    form_body::{FormBody, read_form},
    ids::MessageId,
};

pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Discord's limit for a file in a guild without boosts, since 2024.
const LARGEST_FILE: usize = 10 * 1024 * 1024;

/// A file that came with the request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub index: u64,
    pub name: String,
    pub content_type: Option<String>,
    pub bytes: Vec<u8>,
}

/// What the `attachments` array says about one file: a kept one by its id, a new one by its index.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentEntry {
    pub id: u64,
    pub filename: Option<String>,
    pub description: Option<String>,
}

/// Where a message is going; it decides which flags may be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    ChannelMessage,
    /// A first response or a follow-up.
    InteractionAnswer,
    /// "Thinking…": the answer comes later, by an edit or a follow-up.
    Deferral,
    Edit,
}

/// None in a field means the body did not mention it; an edit then leaves it as it was.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub notes: Option<Vec<AttachmentEntry>>,
    pub uploads: Vec<Upload>,
    pub flags: u64,
    pub allowed_mentions: AllowedMentions,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    pub reply_to: Option<MessageId>,
    pub ping_replied: bool,
    /// Whether to post all the same if the message replied to is gone.
    pub reply_may_dangle: bool,
}

impl Draft {
    pub fn read(body: &Value, uploads: Vec<Upload>, purpose: Purpose) -> Result<Self, ApiError> {
        if uploads.iter().any(|upload| upload.bytes.len() > LARGEST_FILE) {
            return Err(ApiError::too_large());
        }
        let mut draft = read_form(body, |form| Self::read_fields(form, purpose))?;
        read_form(body, |form| check_uploads(form, draft.notes.as_deref(), &uploads))?;
        draft.uploads = uploads;
        twilight::on_message(&draft)?;
        Ok(draft)
    }

    fn read_fields(form: &FormBody<'_>, purpose: Purpose) -> Self {
        check_channel_fields(form, purpose);
        let (nonce, enforce_nonce) = read_nonce(form);
        let allowed_mentions = form.object("allowed_mentions");
        let reference = form.object("message_reference");
        Self {
            content: read_content(form),
            embeds: form.mentions("embeds").then(|| embeds::read(form)),
            components: form.mentions("components").then(|| components::read(form)),
            notes: form.mentions("attachments").then(|| read_notes(form)),
            uploads: Vec::new(),
            flags: read_flags(form, purpose),
            ping_replied: allowed_mentions.as_ref().is_none_or(|form| form.boolean("replied_user")),
            allowed_mentions: allowed_mentions.map(|form| AllowedMentions::read(&form)).unwrap_or_default(),
            nonce,
            enforce_nonce,
            reply_to: reference.as_ref().and_then(|form| {
                form.require("message_id");
                read_id(form, "message_id").and_then(MessageId::new_checked)
            }),
            reply_may_dangle: reference.is_some_and(|form| {
                form.get("fail_if_not_exists").is_some() && !form.boolean("fail_if_not_exists")
            }),
        }
    }

    pub fn ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }
}

/// Discord cuts blanks at both ends; a message of blanks is empty.
fn read_content(form: &FormBody<'_>) -> Option<String> {
    let content = form.text("content", 0..=2000).map(|text| text.trim().to_owned());
    content.or_else(|| form.mentions("content").then(String::new))
}

fn read_flags(form: &FormBody<'_>, purpose: Purpose) -> u64 {
    let flags = form.integer("flags", 0..=i64::MAX).unwrap_or(0) as u64;
    let allowed = match purpose {
        Purpose::ChannelMessage => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
        Purpose::InteractionAnswer => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL,
        Purpose::Deferral => EPHEMERAL,
        Purpose::Edit => SUPPRESS_EMBEDS,
    };
    // Discord ignores some of these silently. A bot that sets a flag without effect is mistaken,
    // so the stricter answer is the more useful one. Components V2 (1 << 15) are not modelled.
    if flags & !allowed != 0 {
        let message = format!("Flags {} can't be set here.", flags & !allowed);
        form.reject("flags", "MESSAGE_FLAGS_INVALID", message);
    }
    flags & allowed
}

/// Only a message posted into a channel has a nonce or replies to another; webhooks and edits know no such fields.
fn check_channel_fields(form: &FormBody<'_>, purpose: Purpose) {
    if purpose == Purpose::ChannelMessage {
        return;
    }
    for key in ["nonce", "enforce_nonce", "message_reference"] {
        if form.get(key).is_some() {
            form.reject(key, "BASE_TYPE_FORBIDDEN", "Only messages posted into a channel have this field.");
        }
    }
}

fn read_nonce(form: &FormBody<'_>) -> (Option<Value>, bool) {
    let nonce = form.get("nonce");
    let length = match nonce {
        Some(Value::String(text)) => text.chars().count(),
        Some(Value::Number(number)) => number.to_string().len(),
        Some(_) => usize::MAX,
        None => 0,
    };
    form.check_length("nonce", length, 0..=25);
    (nonce.cloned(), form.boolean("enforce_nonce"))
}

fn read_notes(form: &FormBody<'_>) -> Vec<AttachmentEntry> {
    let mut notes = Vec::new();
    for entry in form.objects("attachments", 0..=10) {
        entry.require("id");
        let filename = entry.text("filename", 1..=1024).map(str::to_owned);
        let description = entry.text("description", 0..=1024).map(str::to_owned);
        if let Some(id) = read_id(&entry, "id") {
            if notes.iter().any(|note: &AttachmentEntry| note.id == id) {
                entry.reject("id", "ATTACHMENT_DUPLICATE", "Attachment is listed twice.");
            }
            notes.push(AttachmentEntry { id, filename, description });
        }
    }
    notes
}

/// Ids come as strings; the index of an upload may come as a number.
pub(crate) fn read_id(form: &FormBody<'_>, key: &str) -> Option<u64> {
    let value = form.get(key)?;
    let id = value.as_u64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
    if id.is_none() {
        form.reject(key, "NUMBER_TYPE_COERCE", "Value is not snowflake.");
    }
    id
}

/// When there is an `attachments` array, every upload must be in it: it says what the message
/// will have, and a file outside it would have no say in the order or the alt text.
fn check_uploads(form: &FormBody<'_>, notes: Option<&[AttachmentEntry]>, uploads: &[Upload]) {
    if uploads.len() > 10 {
        form.reject("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
    for upload in uploads {
        let note = notes.and_then(|notes| notes.iter().find(|note| note.id == upload.index));
        if notes.is_some() && note.is_none() {
            let message = format!("files[{}] is not in the attachments.", upload.index);
            form.reject("attachments", "ATTACHMENT_NOT_LISTED", message);
        }
        let name = note.and_then(|note| note.filename.as_ref()).unwrap_or(&upload.name);
        check_name(form, name);
    }
}

/// Discord would quietly rename such a file, and `attachment://` links to it would break.
fn check_name(form: &FormBody<'_>, name: &str) {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if name.is_empty() || name.len() > 255 || !name.chars().all(plain) {
        form.reject("files", "ATTACHMENT_NAME_INVALID", format!("{name:?} is no plain file name."));
    }
}
