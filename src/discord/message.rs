//! Message payloads. Plain data of our own, so that we control every byte of a request (docs/DECISIONS.md).

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::picture::{ButtonIcon, Scene};
use crate::table::UserId;

/// Flag: only one user sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// Flag: nobody is notified, not even those who watch the channel.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

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
    /// The attachments. Always serialised, so that an edited message loses its old picture.
    attachments: Vec<Value>,
    #[serde(skip)]
    file: Option<(String, Arc<[u8]>)>,
    #[serde(skip)]
    illustration: Option<Box<Illustration>>,
    /// What stands below the picture.
    #[serde(skip)]
    below: Option<Embed>,
    /// The message without its picture.
    #[serde(skip)]
    words: Option<Box<MessagePayload>>,
}

/// What a message shows when its picture can be drawn.
#[derive(Clone, Debug)]
pub struct Illustration {
    /// The picture.
    pub scene: Scene,
    /// The picture's alt text.
    pub alt: String,
    /// The embed around the picture, which replaces the text's embed. None puts the picture below the text.
    pub embed: Option<Embed>,
    /// The text above the picture, which replaces the other. None keeps it.
    pub content: Option<String>,
}

/// The most characters of a message's text.
const LONGEST_TEXT: usize = 2000;

/// File name of a message's picture.
const PICTURE: &str = "board.png";

/// Who may be pinged: only the listed users.
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
    /// A message with this text.
    pub fn text(content: impl Into<String>) -> MessagePayload {
        MessagePayload { content: content.into(), ..MessagePayload::default() }
    }

    /// Replaces the text by one that pings nobody.
    #[must_use]
    pub fn retitled(mut self, line: String) -> MessagePayload {
        (self.content, self.allowed_mentions) = (line, Mentions::default());
        self
    }

    /// Adds a line below the text, if there is room for it.
    #[must_use]
    pub fn with_last_line(mut self, line: &str) -> MessagePayload {
        let added = |text: &str| match text.is_empty() {
            true => line.to_owned(),
            false => format!("{text}\n{line}"),
        };
        let words = self.words.take().map(|words| Box::new(words.with_last_line(line)));
        if let Some(content) = self.illustration.as_mut().and_then(|shown| shown.content.as_mut()) {
            *content = added(content);
        }
        let content = added(&self.content);
        if content.chars().count() <= LONGEST_TEXT {
            self.content = content;
        }
        MessagePayload { words, ..self }
    }

    /// Adds an embed.
    #[must_use]
    pub fn embed(mut self, embed: Embed) -> MessagePayload {
        self.embeds.push(embed.into_json());
        self
    }

    /// Adds an illustration, to be used if the picture can be drawn.
    #[must_use]
    pub fn illustrated(mut self, illustration: Illustration) -> MessagePayload {
        self.illustration = Some(Box::new(illustration));
        self
    }

    /// Adds an embed below the picture, to be used if that can be drawn.
    #[must_use]
    pub fn below_picture(mut self, embed: Embed) -> MessagePayload {
        self.below = Some(embed);
        self
    }

    /// The scene to draw.
    pub fn scene(&self) -> Option<Scene> {
        self.illustration.as_ref().map(|illustration| illustration.scene.clone())
    }

    /// Whether somebody who sees or hears the other message would notice no difference.
    pub fn shows_the_same(&self, other: &MessagePayload) -> bool {
        let pictures = [self, other]
            .map(|post| post.illustration.as_ref().map(|shown| (&shown.scene, &shown.alt, &shown.content)));
        let [one, two] = [self, other].map(|post| (&post.content, &post.embeds, &post.components));
        one == two && pictures[0] == pictures[1]
    }

    /// Switches to the illustration, with the drawn picture.
    #[must_use]
    pub fn with_picture(mut self, file: Arc<[u8]>) -> MessagePayload {
        let Some(illustration) = self.illustration.take() else { return self };
        self.words = Some(Box::new(self.clone()));
        let Illustration { alt, embed, content, .. } = *illustration;
        if let Some(embed) = embed {
            let mut embed = embed.into_json();
            embed["image"] = json!({ "url": format!("attachment://{PICTURE}") });
            self.embeds = vec![embed];
            self.embeds.extend(self.below.take().map(Embed::into_json));
        }
        self.content = content.unwrap_or(self.content);
        self.attachments = vec![json!({ "id": 0, "filename": PICTURE, "description": alt })];
        self.file = Some((PICTURE.to_owned(), file));
        self
    }

    /// Attaches a file.
    #[must_use]
    pub fn attaching(mut self, name: String, bytes: Vec<u8>) -> MessagePayload {
        self.attachments = vec![json!({ "id": 0, "filename": name })];
        self.file = Some((name, bytes.into()));
        self
    }

    /// The message without its picture, if it has one.
    pub fn in_words(&self) -> Option<MessagePayload> {
        let words = self.words.as_deref()?.clone();
        Some(MessagePayload {
            nonce: self.nonce.clone(),
            enforce_nonce: self.enforce_nonce,
            flags: self.flags,
            allowed_mentions: self.allowed_mentions.clone(),
            ..words
        })
    }

    /// Name and bytes of the attached file.
    pub fn file(&self) -> Option<(String, Arc<[u8]>)> {
        self.file.clone()
    }

    /// Adds rows of buttons or menus; empty rows are left out.
    #[must_use]
    pub fn rows(mut self, rows: Vec<Vec<Value>>) -> MessagePayload {
        let rows = rows.into_iter().filter(|row| !row.is_empty());
        self.components.extend(rows.map(|row| json!({ "type": 1, "components": row })));
        self
    }

    /// Adds a button: in a row of its own, or in the last one if there are five rows.
    #[must_use]
    pub fn with_button(mut self, button: Value) -> MessagePayload {
        if self.components.len() < 5 {
            return self.rows(vec![vec![button]]);
        }
        if let Some(last) = self.components.last_mut().and_then(|row| row["components"].as_array_mut())
            && last.len() < 5
        {
            last.push(button);
        }
        self
    }

    /// The message with its icons as Discord knows them. A component whose icon it doesn't know stays text.
    #[must_use]
    pub fn with_icons(&self, emoji: impl Fn(&str) -> Option<Value>) -> MessagePayload {
        let mut post = self.clone();
        for part in parts(&mut post.components) {
            let Some(icon) = part.remove("emoji") else { continue };
            let known = icon["name"].as_str().and_then(&emoji);
            part.extend(known.map(|known| ("emoji".to_owned(), known)));
        }
        post
    }

    /// Whether a component has an icon.
    pub fn has_icons(&self) -> bool {
        parts(&mut self.components.clone()).iter().any(|part| part.contains_key("emoji"))
    }

    /// Removes all buttons and menus.
    #[must_use]
    pub fn without_rows(mut self) -> MessagePayload {
        self.components.clear();
        self
    }

    /// Pings this user if the text mentions them.
    #[must_use]
    pub fn pinging(mut self, user: UserId) -> MessagePayload {
        self.allowed_mentions.users.push(user.0.to_string());
        self
    }

    /// Whether it pings somebody.
    pub const fn pings(&self) -> bool {
        !self.allowed_mentions.users.is_empty()
    }

    /// Pings nobody, even if the text mentions somebody.
    #[must_use]
    pub fn quiet(mut self) -> MessagePayload {
        self.allowed_mentions = Mentions::default();
        self
    }

    /// Makes the message ephemeral.
    #[must_use]
    pub const fn private(mut self) -> MessagePayload {
        self.flags = EPHEMERAL;
        self
    }

    /// Notifies nobody. Only new messages can be silent.
    #[must_use]
    pub const fn silent(mut self) -> MessagePayload {
        self.flags |= SUPPRESS_NOTIFICATIONS;
        self
    }

    /// Clears the flags: only new messages have any.
    #[must_use]
    pub const fn unflagged(mut self) -> MessagePayload {
        self.flags = 0;
        self
    }

    /// The flags as Discord's bit field.
    pub const fn flags(&self) -> u64 {
        self.flags
    }

    /// Makes Discord drop repetitions with the same nonce.
    #[must_use]
    pub fn once(mut self, nonce: String) -> MessagePayload {
        (self.nonce, self.enforce_nonce) = (Some(nonce), Some(true));
        self
    }
}

/// An embed.
#[derive(Clone, Debug, Default)]
pub struct Embed {
    /// The heading.
    pub title: String,
    /// The text.
    pub description: String,
    /// Name and value of each field.
    pub fields: Vec<(String, String)>,
    /// The footer.
    pub footer: String,
}

/// A calm green that is legible in both themes.
const COLOUR: u32 = 0x3b_7a_57;

impl Embed {
    fn into_json(self) -> Value {
        // A sheet in a code block needs the whole width.
        let field = |(name, value): (String, String)| {
            let inline = !value.contains("```");
            json!({ "name": name, "value": value, "inline": inline })
        };
        let fields: Vec<_> = self.fields.into_iter().map(field).collect();
        let mut embed = json!({ "color": COLOUR });
        for (part, text) in [("title", self.title), ("description", self.description)] {
            if !text.is_empty() {
                embed[part] = text.into();
            }
        }
        if !fields.is_empty() {
            embed["fields"] = fields.into();
        }
        if !self.footer.is_empty() {
            embed["footer"] = json!({ "text": self.footer });
        }
        embed
    }
}

/// A menu's type as a component.
const MENU: u64 = 3;

/// A button's style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The most likely choice.
    Primary = 1,
    /// Other choices.
    Secondary = 2,
    /// A choice that gains something.
    Success = 3,
    /// A choice that cannot be undone.
    Danger = 4,
}

/// A button.
pub fn button(style: Style, id: String, label: &str) -> Value {
    json!({ "type": 2, "style": style as u8, "custom_id": id, "label": label })
}

/// Adds an icon to a button or an option. Its id is put in when the message is sent.
pub fn with_icon(mut part: Value, icon: Option<ButtonIcon>) -> Value {
    if let Some(icon) = icon {
        part["emoji"] = json!({ "name": icon.name() });
    }
    part
}

/// Every button, and every option of a menu.
fn parts(rows: &mut [Value]) -> Vec<&mut Map<String, Value>> {
    let mut parts = Vec::new();
    for row in rows {
        let components = row["components"].as_array_mut().into_iter().flatten();
        for part in components {
            match part["type"].as_u64() {
                Some(MENU) => {
                    let options = part["options"].as_array_mut().into_iter().flatten();
                    parts.extend(options.filter_map(Value::as_object_mut));
                }
                _ => parts.extend(part.as_object_mut()),
            }
        }
    }
    parts
}

/// A menu that takes between `least` and `most` of the options `(value, label)`.
pub fn menu(id: String, placeholder: &str, least: usize, most: usize, options: &[(String, String)]) -> Value {
    let options: Vec<_> =
        options.iter().map(|(value, label)| json!({ "value": value, "label": label })).collect();
    json!({
        "type": MENU, "custom_id": id, "placeholder": placeholder,
        "min_values": least, "max_values": most, "options": options,
    })
}

/// A form with one text field.
pub fn form(id: String, title: &str, field: &str, label: &str, longest: u32) -> Value {
    let line = json!({ "type": 4, "custom_id": field, "label": label, "style": 1, "max_length": longest });
    json!({ "custom_id": id, "title": title, "components": [{ "type": 1, "components": [line] }] })
}
