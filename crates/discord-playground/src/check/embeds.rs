//! Checks embeds: lengths, the sum of 6,000 characters, and links.

use serde_json::{Value, json};
use twilight_model::util::Timestamp;

use crate::form_body::FormBody;

const MOST_CHARACTERS: usize = 6000;

/// The embeds of a body, as Discord would give them back.
pub(super) fn read(form: &FormBody<'_>) -> Vec<Value> {
    let mut total = 0;
    let embeds = form.objects("embeds", 0..=10);
    let read = embeds.iter().map(|embed| {
        total += check(embed);
        let mut kept = Value::Object(embed.fields().clone());
        kept["type"] = json!("rich");
        kept
    });
    let read = read.collect();
    if total > MOST_CHARACTERS {
        let message = "Embed size exceeds maximum size of 6000";
        form.reject("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
    read
}

/// Checks one embed and counts the characters that go into the sum.
fn check(embed: &FormBody<'_>) -> usize {
    let mut characters = 0;
    let mut count = |text: Option<&str>| characters += text.map_or(0, |text| text.chars().count());
    count(embed.text("title", 0..=256));
    count(embed.text("description", 0..=4096));
    if let Some(footer) = embed.object("footer") {
        count(footer.required_text("text", 1..=2048));
        check_link(&footer, "icon_url", &["http", "https", "attachment"]);
    }
    if let Some(author) = embed.object("author") {
        count(author.required_text("name", 1..=256));
        check_link(&author, "url", &["http", "https"]);
        check_link(&author, "icon_url", &["http", "https", "attachment"]);
    }
    for field in embed.objects("fields", 0..=25) {
        count(required_visible(&field, "name", 256));
        count(required_visible(&field, "value", 1024));
        field.boolean("inline");
    }
    check_rest(embed);
    characters
}

/// A name or value of blanks shows nothing, and Discord refuses it as missing.
fn required_visible<'a>(field: &FormBody<'a>, key: &str, most: usize) -> Option<&'a str> {
    let text = field.required_text(key, 0..=most)?;
    if text.trim().is_empty() {
        field.reject(key, "BASE_TYPE_REQUIRED", "This field is required");
    }
    Some(text)
}

fn check_rest(embed: &FormBody<'_>) {
    embed.integer("color", 0..=0xFF_FF_FF);
    check_link(embed, "url", &["http", "https"]);
    for picture in ["image", "thumbnail"] {
        if let Some(picture) = embed.object(picture) {
            picture.require("url");
            check_link(&picture, "url", &["http", "https", "attachment"]);
        }
    }
    if let Some(stamp) = embed.text("timestamp", 1..=64)
        && Timestamp::parse(stamp).is_err()
    {
        embed.reject("timestamp", "DATE_TIME_TYPE_PARSE", "Could not parse the date.");
    }
    let shown = ["title", "description", "fields", "image", "thumbnail", "footer", "author"];
    let visible = |key: &&str| match embed.get(key) {
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(list)) => !list.is_empty(),
        other => other.is_some(),
    };
    if !shown.iter().any(visible) {
        embed.reject("description", "BASE_TYPE_REQUIRED", "This field is required");
    }
}

fn check_link(form: &FormBody<'_>, key: &str, schemes: &[&str]) {
    let Some(link) = form.text(key, 0..=2048) else {
        return;
    };
    let scheme = link.split_once("://").filter(|(_, rest)| !rest.is_empty());
    if !scheme.is_some_and(|(scheme, _)| schemes.contains(&scheme)) {
        let message = format!("Scheme must be one of {schemes:?}.");
        form.reject(key, "URL_TYPE_INVALID_SCHEME", message);
    }
}
