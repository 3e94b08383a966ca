//! A message as Discord takes it. Plain data of our own: serenity's builders would drop attachments on an update.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};

use crate::picture::Scene;
use crate::table::UserId;

/// Only its reader sees it.
const EPHEMERAL: u64 = 1 << 6;

/// A message to send.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MessagePayload {
    content: String,
    embeds: Vec<Value>,
    components: Vec<Value>,
    allowed_mentions: Mentions,
    #[serde(skip_serializing_if = "is_zero")]
    flags: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
    /// What is attached. Always said, so that a message that is edited loses the picture it had.
    attachments: Vec<Value>,
    #[serde(skip)]
    file: Option<(String, Arc<[u8]>)>,
    #[serde(skip)]
    illustration: Option<Box<Illustration>>,
    /// The post without its picture.
    #[serde(skip)]
    words: Option<Box<MessagePayload>>,
}

/// How a post looks with a picture instead of words.
#[derive(Clone, Debug)]
pub struct Illustration {
    /// The picture.
    pub scene: Scene,
    /// The picture in words, for those who hear it.
    pub alt: String,
    /// The box around it, instead of the one in words; without, the picture stands under the text.
    pub embed: Option<Embed>,
    /// The text above it, instead of the other; none to leave it.
    pub content: Option<String>,
}

/// What the picture of a post is called.
const PICTURE: &str = "board.png";

/// Who may be pinged: nobody but those named.
#[derive(Clone, Debug, Default, Serialize)]
struct Mentions {
    parse: [(); 0],
    users: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(flags: &u64) -> bool {
    *flags == 0
}

impl MessagePayload {
    /// A line of text.
    pub fn text(content: impl Into<String>) -> MessagePayload {
        MessagePayload { content: content.into(), ..MessagePayload::default() }
    }

    /// The same under another line, which pings nobody.
    #[must_use]
    pub fn retitled(mut self, line: String) -> MessagePayload {
        (self.content, self.allowed_mentions) = (line, Mentions::default());
        self
    }

    /// With an embed.
    #[must_use]
    pub fn embed(mut self, embed: Embed) -> MessagePayload {
        self.embeds.push(embed.into_json());
        self
    }

    /// Better with a picture, if it can be drawn.
    #[must_use]
    pub fn illustrated(mut self, illustration: Illustration) -> MessagePayload {
        self.illustration = Some(Box::new(illustration));
        self
    }

    /// What is to be drawn for it.
    pub fn scene(&self) -> Option<Scene> {
        self.illustration.as_ref().map(|illustration| illustration.scene.clone())
    }

    /// With the picture that was drawn for it.
    #[must_use]
    pub fn with_picture(mut self, file: Arc<[u8]>) -> MessagePayload {
        let Some(illustration) = self.illustration.take() else { return self };
        self.words = Some(Box::new(self.clone()));
        let Illustration { alt, embed, content, .. } = *illustration;
        if let Some(embed) = embed {
            let mut embed = embed.into_json();
            embed["image"] = json!({ "url": format!("attachment://{PICTURE}") });
            self.embeds = vec![embed];
        }
        self.content = content.unwrap_or(self.content);
        self.attachments = vec![json!({ "id": 0, "filename": PICTURE, "description": alt })];
        self.file = Some((PICTURE.to_owned(), file));
        self
    }

    /// With a file to keep.
    #[must_use]
    pub fn attaching(mut self, name: String, bytes: Vec<u8>) -> MessagePayload {
        self.attachments = vec![json!({ "id": 0, "filename": name })];
        self.file = Some((name, bytes.into()));
        self
    }

    /// The same in words, if it has a picture.
    pub fn in_words(&self) -> Option<MessagePayload> {
        let words = self.words.as_deref()?.clone();
        Some(MessagePayload {
            nonce: self.nonce.clone(),
            enforce_nonce: self.enforce_nonce,
            flags: self.flags,
            ..words
        })
    }

    /// The name and bytes of the file to send along.
    pub fn file(&self) -> Option<(String, Arc<[u8]>)> {
        self.file.clone()
    }

    /// With rows of buttons or menus; empty rows are left out.
    #[must_use]
    pub fn rows(mut self, rows: Vec<Vec<Value>>) -> MessagePayload {
        let rows = rows.into_iter().filter(|row| !row.is_empty());
        self.components.extend(rows.map(|row| json!({ "type": 1, "components": row })));
        self
    }

    /// With nothing to press.
    #[must_use]
    pub fn without_rows(mut self) -> MessagePayload {
        self.components.clear();
        self
    }

    /// This person is pinged, if the text mentions them.
    #[must_use]
    pub fn pinging(mut self, user: UserId) -> MessagePayload {
        self.allowed_mentions.users.push(user.0.to_string());
        self
    }

    /// Nobody is pinged, whoever the text mentions.
    #[must_use]
    pub fn quiet(mut self) -> MessagePayload {
        self.allowed_mentions = Mentions::default();
        self
    }

    /// For one reader only.
    #[must_use]
    pub const fn private(mut self) -> MessagePayload {
        self.flags = EPHEMERAL;
        self
    }

    /// For an answer whose reader was settled when it was deferred.
    #[must_use]
    pub const fn unflagged(mut self) -> MessagePayload {
        self.flags = 0;
        self
    }

    /// As Discord numbers them.
    pub const fn flags(&self) -> u64 {
        self.flags
    }

    /// Sent at most once, however often it is tried.
    #[must_use]
    pub fn once(mut self, nonce: String) -> MessagePayload {
        (self.nonce, self.enforce_nonce) = (Some(nonce), Some(true));
        self
    }
}

/// The box in a message.
#[derive(Clone, Debug, Default)]
pub struct Embed {
    /// Its heading.
    pub title: String,
    /// Its text.
    pub description: String,
    /// Name and value, side by side where there is room.
    pub fields: Vec<(String, String)>,
    /// The small print.
    pub footer: String,
}

/// A calm green, legible beside either theme.
const COLOUR: u32 = 0x3b_7a_57;

impl Embed {
    fn into_json(self) -> Value {
        // A drawn sheet needs the whole width; a line or two don't.
        let field = |(name, value): (String, String)| {
            let inline = !value.contains("```");
            json!({ "name": name, "value": value, "inline": inline })
        };
        let fields: Vec<_> = self.fields.into_iter().map(field).collect();
        let mut embed = json!({ "title": self.title, "description": self.description, "color": COLOUR });
        if !fields.is_empty() {
            embed["fields"] = fields.into();
        }
        if !self.footer.is_empty() {
            embed["footer"] = json!({ "text": self.footer });
        }
        embed
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// What one mostly wants.
    Primary = 1,
    /// What else there is.
    Secondary = 2,
    /// What brings something.
    Success = 3,
    /// What can't be undone.
    Danger = 4,
}

/// A button.
pub fn button(style: Style, id: String, label: &str) -> Value {
    json!({ "type": 2, "style": style as u8, "custom_id": id, "label": label })
}

/// A menu to choose between `least` and `most` of `(value, label)`.
pub fn menu(id: String, placeholder: &str, least: usize, most: usize, options: &[(String, String)]) -> Value {
    let options: Vec<_> =
        options.iter().map(|(value, label)| json!({ "value": value, "label": label })).collect();
    json!({
        "type": 3, "custom_id": id, "placeholder": placeholder,
        "min_values": least, "max_values": most, "options": options,
    })
}

/// A form with one line to fill in.
pub fn form(id: String, title: &str, field: &str, label: &str, longest: u32) -> Value {
    let line = json!({ "type": 4, "custom_id": field, "label": label, "style": 1, "max_length": longest });
    json!({ "custom_id": id, "title": title, "components": [{ "type": 1, "components": [line] }] })
}
