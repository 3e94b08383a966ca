//! A message as Discord takes it. Plain data of our own: serenity's builders would drop attachments on an update.

use serde::Serialize;
use serde_json::{Value, json};

use crate::table::UserId;

/// Only its reader sees it.
const EPHEMERAL: u64 = 1 << 6;

/// A message to send.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Post {
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
}

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

impl Post {
    /// A line of text.
    pub fn text(content: impl Into<String>) -> Post {
        Post { content: content.into(), ..Post::default() }
    }

    /// The same under another line, which pings nobody.
    #[must_use]
    pub fn retitled(mut self, line: String) -> Post {
        (self.content, self.allowed_mentions) = (line, Mentions::default());
        self
    }

    /// With an embed.
    #[must_use]
    pub fn embed(mut self, embed: Embed) -> Post {
        self.embeds.push(embed.into_json());
        self
    }

    /// With rows of buttons or menus; empty rows are left out.
    #[must_use]
    pub fn rows(mut self, rows: Vec<Vec<Value>>) -> Post {
        let rows = rows.into_iter().filter(|row| !row.is_empty());
        self.components.extend(rows.map(|row| json!({ "type": 1, "components": row })));
        self
    }

    /// With nothing to press.
    #[must_use]
    pub fn without_rows(mut self) -> Post {
        self.components.clear();
        self
    }

    /// This person is pinged, if the text mentions them.
    #[must_use]
    pub fn pinging(mut self, user: UserId) -> Post {
        self.allowed_mentions.users.push(user.0.to_string());
        self
    }

    /// Nobody is pinged, whoever the text mentions.
    #[must_use]
    pub fn quiet(mut self) -> Post {
        self.allowed_mentions = Mentions::default();
        self
    }

    /// For one reader only.
    #[must_use]
    pub const fn private(mut self) -> Post {
        self.flags = EPHEMERAL;
        self
    }

    /// For an answer whose reader was settled when it was deferred.
    #[must_use]
    pub const fn unflagged(mut self) -> Post {
        self.flags = 0;
        self
    }

    /// As Discord numbers them.
    pub const fn flags(&self) -> u64 {
        self.flags
    }

    /// Sent at most once, however often it is tried.
    #[must_use]
    pub fn once(mut self, nonce: String) -> Post {
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
