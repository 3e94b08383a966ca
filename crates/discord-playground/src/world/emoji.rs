//! The application's own emojis, which it may use on buttons and in menus everywhere.

use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};

use super::World;
use crate::{
    api_error::ApiError,
    check::message::Draft,
    form_body::{FormBody, read_form},
    ids::EmojiId,
};

const MOST_EMOJIS: usize = 2000;
const LARGEST_IMAGE: usize = 256 * 1024;

/// How the files that Discord takes begin, in base64.
const IMAGES: [(&str, &str); 4] =
    [("image/png", "iVBORw0KGgo"), ("image/jpeg", "/9j/"), ("image/gif", "R0lGODl"), ("image/webp", "UklGR")];

#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    id: EmojiId,
    pub name: String,
    image: Image,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Image {
    pub content_type: String,
    pub bytes: Vec<u8>,
}

impl World {
    pub fn emojis(&self) -> &[Emoji] {
        &self.emojis
    }

    pub fn emoji(&self, id: EmojiId) -> Result<&Emoji, ApiError> {
        self.emojis.iter().find(|emoji| emoji.id == id).ok_or_else(ApiError::unknown_emoji)
    }

    pub fn emoji_image(&self, id: EmojiId) -> Option<Image> {
        self.emoji(id).ok().map(|emoji| emoji.image.clone())
    }

    pub fn create_emoji(&mut self, body: &Value) -> Result<EmojiId, ApiError> {
        let (name, image) = read_form(body, |form| {
            let name = self.read_name(form);
            form.require("image");
            (name, form.get("image").map(|_| read_image(form)).unwrap_or_default())
        })?;
        if self.emojis.len() >= MOST_EMOJIS {
            return Err(ApiError::too_many_emojis());
        }
        let id = self.next_id();
        self.emojis.push(Emoji { id, name, image });
        Ok(id)
    }

    pub fn rename_emoji(&mut self, id: EmojiId, body: &Value) -> Result<(), ApiError> {
        self.emoji(id)?;
        let name = read_form(body, |form| self.read_name(form))?;
        if let Some(emoji) = self.emojis.iter_mut().find(|emoji| emoji.id == id) {
            emoji.name = name;
        }
        Ok(())
    }

    pub fn delete_emoji(&mut self, id: EmojiId) -> Result<(), ApiError> {
        self.emoji(id)?;
        self.emojis.retain(|emoji| emoji.id != id);
        Ok(())
    }

    pub fn delete_emojis(&mut self) {
        self.emojis.clear();
    }

    fn read_name(&self, form: &FormBody<'_>) -> String {
        let name = form.required_text("name", 2..=32).unwrap_or_default();
        if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            form.reject("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
        }
        if self.emojis.iter().any(|emoji| emoji.name == name) {
            let message = "An emoji with this name already exists";
            form.reject("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
        }
        name.to_owned()
    }

    pub fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id,
            "name": emoji.name,
            "roles": [],
            "user": self.user(self.bot).map(super::User::json).unwrap_or_default(),
            "require_colons": true,
            "managed": false,
            "animated": emoji.image.content_type == "image/gif",
            "available": true,
        })
    }

    /// A button or an option of a menu may show an emoji of the application. Guilds have none here.
    pub(super) fn check_emojis(&self, draft: &Draft) -> Result<(), ApiError> {
        let Some(rows) = &draft.components else {
            return Ok(());
        };
        read_form(&Value::Null, |form| {
            for (place, emoji) in emojis_of(rows) {
                let id = emoji["id"].as_str().and_then(|id| id.parse().ok()).and_then(EmojiId::new_checked);
                let known = id.is_some_and(|id| self.emoji(id).is_ok());
                if !emoji["id"].is_null() && !known {
                    let place = format!("{place}.emoji.id");
                    form.reject(&place, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
                }
            }
        })
    }
}

/// Every emoji of the action rows, with the place of what it stands on.
fn emojis_of(rows: &[Value]) -> Vec<(String, &Value)> {
    let mut emojis = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for (j, part) in row["components"].as_array().into_iter().flatten().enumerate() {
            let place = format!("components.{i}.components.{j}");
            let options = part["options"].as_array().into_iter().flatten().enumerate();
            emojis.extend(options.map(|(k, option)| (format!("{place}.options.{k}"), &option["emoji"])));
            emojis.push((place, &part["emoji"]));
        }
    }
    emojis
}

/// Checks the image: `data:image/png;base64,…`.
fn read_image(form: &FormBody<'_>) -> Image {
    let uri = form.text("image", 1..=usize::MAX).unwrap_or_default();
    let (kind, data) =
        uri.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,")).unwrap_or_default();
    let known = IMAGES.iter().any(|(known, beginning)| kind == *known && data.starts_with(beginning));
    match BASE64_STANDARD.decode(data) {
        Ok(bytes) if bytes.len() > LARGEST_IMAGE => {
            form.reject("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            Image::default()
        }
        Ok(bytes) if known => Image { content_type: kind.to_owned(), bytes },
        _ => {
            form.reject("image", "IMAGE_INVALID", "Invalid image data");
            Image::default()
        }
    }
}
