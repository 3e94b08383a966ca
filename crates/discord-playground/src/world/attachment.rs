//! Files attached to messages: kept in memory, and served by the stand-in.

use serde_json::{Value, json};

use super::World;
use crate::{
    api_error::ApiError,
    check::message::{AttachmentEntry, Draft, Upload},
    form_body::read_form,
    ids::{AttachmentId, ChannelId},
};

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Its id.
    pub id: AttachmentId,
    /// Its name.
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// Its type, as uploaded.
    pub content_type: Option<String>,
    /// Bytes.
    pub size: usize,
    /// Width and height, for a PNG.
    pub dimensions: Option<(u32, u32)>,
    /// Where it can be fetched from the stand-in.
    pub url: String,
}

/// The bytes, and what they claim to be.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub content_type: String,
    pub bytes: Vec<u8>,
}

impl From<&Upload> for File {
    fn from(upload: &Upload) -> Self {
        let content_type = upload.content_type.clone().unwrap_or_default();
        Self { content_type, bytes: upload.bytes.clone() }
    }
}

/// What a message will have once an edit goes through.
pub(super) struct AttachmentPlan {
    pub attachments: Vec<Attachment>,
    pub embeds: Option<Vec<Value>>,
    files: Vec<(AttachmentId, File)>,
    dropped: Vec<AttachmentId>,
}

impl Attachment {
    pub(crate) fn json(&self) -> Value {
        let mut data = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
        });
        if let Some(description) = &self.description {
            data["description"] = json!(description);
        }
        if let Some(content_type) = &self.content_type {
            data["content_type"] = json!(content_type);
        }
        if let Some((width, height)) = self.dimensions {
            data["width"] = json!(width);
            data["height"] = json!(height);
        }
        data
    }

    fn described(mut self, note: &AttachmentEntry) -> Self {
        self.description = note.description.clone().or(self.description);
        self
    }
}

/// How many dropped files can still be fetched.
const FADING: usize = 64;

impl World {
    /// Works out the files of a message from those it had and a draft. Nothing changes yet.
    /// No `attachments` in the draft keeps all; a list keeps those it names.
    pub(super) fn plan_files(
        &mut self,
        channel: ChannelId,
        before: &[Attachment],
        draft: &Draft,
    ) -> Result<AttachmentPlan, ApiError> {
        let mut attachments = keep(before, draft)?;
        let kept: Vec<_> = attachments.iter().map(|attachment| attachment.id).collect();
        let dropped = before.iter().map(|old| old.id).filter(|id| !kept.contains(id)).collect();
        let mut files = Vec::new();
        for upload in &draft.uploads {
            let attachment = self.new_attachment(channel, upload, draft.notes.as_deref());
            files.push((attachment.id, File::from(upload)));
            attachments.push(attachment);
        }
        let embeds = draft.embeds.as_ref();
        let embeds = embeds.map(|embeds| resolve_links(embeds, &attachments)).transpose()?;
        read_form(&Value::Null, |form| {
            form.check_length("attachments", attachments.len(), 0..=10);
        })?;
        Ok(AttachmentPlan { attachments, embeds, files, dropped })
    }

    /// Puts the new files where they can be fetched. The dropped ones can be for a while yet, as on Discord: who was
    /// just told of a picture may come for it when it has been replaced already.
    pub(super) fn store_files(&mut self, plan: &mut AttachmentPlan) {
        self.fading.extend(plan.dropped.drain(..));
        while self.fading.len() > FADING {
            let oldest = self.fading.pop_front();
            oldest.map(|id| self.files.remove(&id));
        }
        self.files.extend(plan.files.drain(..));
    }

    fn new_attachment(
        &mut self,
        channel: ChannelId,
        upload: &Upload,
        notes: Option<&[AttachmentEntry]>,
    ) -> Attachment {
        let note = notes.and_then(|notes| notes.iter().find(|note| note.id == upload.index));
        let filename = note.and_then(|note| note.filename.clone()).unwrap_or_else(|| upload.name.clone());
        let id = self.next_id();
        Attachment {
            id,
            url: format!("{}/attachments/{channel}/{id}/{filename}", self.base_url),
            filename,
            description: note.and_then(|note| note.description.clone()),
            content_type: upload.content_type.clone(),
            size: upload.bytes.len(),
            dimensions: png_dimensions(&upload.bytes),
        }
    }

    pub fn file(&self, id: AttachmentId) -> Option<File> {
        self.files.get(&id).cloned()
    }
}

fn keep(before: &[Attachment], draft: &Draft) -> Result<Vec<Attachment>, ApiError> {
    let Some(notes) = &draft.notes else {
        return Ok(before.to_vec());
    };
    let mut kept = Vec::new();
    for note in notes {
        if draft.uploads.iter().any(|upload| upload.index == note.id) {
            continue;
        }
        let Some(attachment) = before.iter().find(|attachment| attachment.id.get() == note.id) else {
            return read_form(&Value::Null, |form| {
                let message = format!("Attachment data not found for {}.", note.id);
                form.reject("attachments", "ATTACHMENT_DATA_NOT_FOUND", message);
                Vec::new()
            });
        };
        kept.push(attachment.clone().described(note));
    }
    Ok(kept)
}

/// Turns `attachment://name` into the address of the file. A name that isn't attached would show
/// an empty frame on Discord; here it is refused, since it is always a mistake.
fn resolve_links(embeds: &[Value], attachments: &[Attachment]) -> Result<Vec<Value>, ApiError> {
    let mut embeds = embeds.to_vec();
    let places = ["/image/url", "/thumbnail/url", "/footer/icon_url", "/author/icon_url"];
    read_form(&Value::Null, |form| {
        for (i, embed) in embeds.iter_mut().enumerate() {
            for place in places {
                let Some(link) = embed.pointer_mut(place) else {
                    continue;
                };
                let Some(name) = link.as_str().and_then(|link| link.strip_prefix("attachment://")) else {
                    continue;
                };
                match attachments.iter().find(|attachment| attachment.filename == name) {
                    Some(attachment) => *link = json!(attachment.url),
                    None => form.reject(
                        &format!("embeds.{i}{}", place.replace('/', ".")),
                        "ATTACHMENT_NOT_FOUND",
                        format!("{name:?} is not attached."),
                    ),
                }
            }
        }
    })?;
    Ok(embeds)
}

/// Width and height stand in the first chunk of every PNG.
fn png_dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return None;
    }
    let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    Some((number(16)?, number(20)?))
}
