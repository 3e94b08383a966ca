//! The icons on buttons are emojis of the application. They are uploaded once, by the process with the first shard: the
//! name ends with a hash of the drawing, so that a new drawing is a new emoji. Older ones stay, because older messages
//! show them. Whatever Discord doesn't have (yet, or any more) stays text.

use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::all::EmojiId;
use sha2::{Digest, Sha256};

use super::http::ApiError;
use super::rest::Rest;
use crate::picture::{ButtonIcon, PictureError};

/// Pauses before another attempt, if icons are missing: they could not be uploaded, or another process uploads them.
const PAUSES: [Duration; 3] =
    [Duration::from_secs(60), Duration::from_secs(10 * 60), Duration::from_secs(60 * 60)];

/// The icons that Discord has.
#[derive(Default)]
pub struct ButtonIcons(RwLock<HashMap<ButtonIcon, Emoji>>);

/// An emoji of the application, as Discord describes it.
#[derive(Clone, Debug, Deserialize)]
pub struct Emoji {
    id: EmojiId,
    name: String,
}

/// All emojis of the application.
#[derive(Deserialize)]
pub struct Emojis {
    /// In no particular order.
    pub items: Vec<Emoji>,
}

/// What an upload sends.
pub struct IconFile {
    icon: ButtonIcon,
    name: String,
    png: Vec<u8>,
}

impl IconFile {
    /// All of them. They are drawn once in a process, however often it asks Discord which ones are missing.
    fn all() -> Result<&'static [IconFile], PictureError> {
        static DRAWN: OnceLock<Vec<IconFile>> = OnceLock::new();
        if let Some(files) = DRAWN.get() {
            return Ok(files);
        }
        let files = ButtonIcon::ALL.into_iter().map(IconFile::draw).collect::<Result<_, _>>()?;
        Ok(DRAWN.get_or_init(|| files))
    }

    fn draw(icon: ButtonIcon) -> Result<IconFile, PictureError> {
        let png = icon.png()?;
        let hash: String = Sha256::digest(&png).iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        Ok(IconFile { icon, name: format!("{}_{hash}", icon.name()), png })
    }

    /// The body of the request.
    pub fn json(&self) -> Value {
        let image = format!("data:image/png;base64,{}", BASE64_STANDARD.encode(&self.png));
        json!({ "name": self.name, "image": image })
    }
}

impl ButtonIcons {
    fn know(&self, icon: ButtonIcon, emoji: Emoji) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(icon, emoji);
    }

    fn has(&self, icon: ButtonIcon) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains_key(&icon)
    }

    /// Forgets all of them: Discord refused one. From now on buttons are text.
    pub fn forget(&self) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The icon of this name as a component's `emoji`.
    pub fn emoji(&self, name: &str) -> Option<Value> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let Emoji { id, name } = known.get(&ButtonIcon::named(name)?)?;
        Some(json!({ "id": id.to_string(), "name": name }))
    }
}

/// Looks up which icons Discord has. Returns the files of those it doesn't have.
pub async fn look_up(rest: &Rest) -> Vec<&'static IconFile> {
    let files = match IconFile::all() {
        Ok(files) => files,
        Err(error) => {
            tracing::error!(%error, "could not draw the icons of buttons: they stay text");
            return Vec::new();
        }
    };
    let known = match rest.emojis().await {
        Ok(Emojis { items }) => items,
        Err(error) => {
            tracing::warn!(%error, "could not look up the icons of buttons");
            return files.iter().collect();
        }
    };
    let find = |file: &IconFile| known.iter().find(|emoji| emoji.name == file.name).cloned();
    files
        .iter()
        .filter(|file| find(file).map(|emoji| rest.icons().know(file.icon, emoji)).is_none())
        .collect()
}

/// Uploads what is missing, or waits until another process has done so.
pub async fn complete(rest: Rest, mut missing: Vec<&'static IconFile>, is_first: bool) {
    for pause in PAUSES {
        if is_first && let Err(error) = upload(&rest, &missing).await {
            tracing::warn!(%error, "could not upload an icon: buttons without one stay text");
        } else if is_first || missing.is_empty() {
            return;
        }
        tokio::time::sleep(pause).await;
        missing = look_up(&rest).await;
    }
}

async fn upload(rest: &Rest, missing: &[&IconFile]) -> Result<(), ApiError> {
    for file in missing.iter().filter(|file| !rest.icons().has(file.icon)) {
        match rest.create_emoji(file).await {
            Ok(emoji) => rest.icons().know(file.icon, emoji),
            // Another process may have uploaded it at the same time, and the name is taken.
            Err(error) => {
                look_up(rest).await;
                if !rest.icons().has(file.icon) {
                    return Err(error);
                }
            }
        }
    }
    if !missing.is_empty() {
        tracing::info!(count = missing.len(), "uploaded icons for buttons");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_that_discord_takes_and_changes_with_the_drawing() {
        let files = IconFile::all().unwrap();
        for IconFile { name, png, .. } in files {
            assert!((2..=32).contains(&name.len()), "{name}");
            assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'), "{name}");
            assert!(png.len() <= 256 * 1024, "{name}");
        }
        let hash = |index: usize| files[index].name.rsplit_once('_').unwrap().1.to_owned();
        assert_ne!(hash(0), hash(1));
    }
}
