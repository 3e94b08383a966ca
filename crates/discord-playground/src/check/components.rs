//! Checks action rows, buttons and select menus. Components V2 are refused.

use std::collections::HashSet;

use serde_json::Value;

use crate::form_body::FormBody;

pub(crate) const ROW: i64 = 1;
pub(crate) const BUTTON: i64 = 2;
pub(crate) const STRING_SELECT: i64 = 3;
pub(crate) const TEXT_INPUT: i64 = 4;
const LINK_STYLE: i64 = 5;

/// The rows of a body.
pub(super) fn read(form: &FormBody<'_>) -> Vec<Value> {
    let mut ids = HashSet::new();
    for row in form.objects("components", 0..=5) {
        if row.integer("type", ROW..=ROW).is_none() {
            row.require("type");
        } else {
            check_row(&row, &mut ids);
        }
    }
    form.get("components").and_then(Value::as_array).cloned().unwrap_or_default()
}

fn check_row(row: &FormBody<'_>, ids: &mut HashSet<String>) {
    row.require("components");
    let parts = row.objects("components", 1..=5);
    for part in &parts {
        part.require("type");
        match part.integer("type", 1..=8) {
            Some(BUTTON) => check_button(part, ids),
            Some(STRING_SELECT) => check_menu(part, ids, true),
            Some(5..=8) => check_menu(part, ids, false),
            Some(_) => part.reject("type", "BASE_TYPE_CHOICES", "Value must be one of {2, 3, 5, 6, 7, 8}."),
            None => {}
        }
    }
    let menus = parts.iter().filter(|part| part.get("type").and_then(Value::as_i64) != Some(BUTTON));
    if menus.count() > 0 && parts.len() > 1 {
        let message = "The specified component exceeds the maximum width";
        row.reject("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
}

fn check_button(button: &FormBody<'_>, ids: &mut HashSet<String>) {
    button.require("style");
    let style = button.integer("style", 1..=LINK_STYLE);
    let label = button.text("label", 0..=80).filter(|label| !label.trim().is_empty());
    let emoji = button.object("emoji");
    if let Some(emoji) = &emoji {
        check_emoji(emoji);
    }
    if label.is_none() && emoji.is_none() {
        let message = "A button must have a label or an emoji";
        button.reject("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    button.boolean("disabled");
    if style == Some(LINK_STYLE) {
        check_link_button(button);
    } else {
        check_custom_id(button, ids);
        if button.get("url").is_some() {
            let message = "A button with a custom id cannot have a url";
            button.reject("url", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message);
        }
    }
}

fn check_link_button(button: &FormBody<'_>) {
    let url = button.required_text("url", 1..=512).unwrap_or("https://");
    if !["http://", "https://", "discord://"].iter().any(|scheme| url.starts_with(scheme)) {
        button.reject("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, discord.");
    }
    if button.get("custom_id").is_some() {
        let message = "A link button cannot have a custom id";
        button.reject("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message);
    }
}

fn check_custom_id(part: &FormBody<'_>, ids: &mut HashSet<String>) {
    let id = part.required_text("custom_id", 1..=100);
    if id.is_some_and(|id| !ids.insert(id.to_owned())) {
        let message = "Component custom id cannot be duplicated";
        part.reject("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// A name without an id must be an emoji itself, not a word such as `:pizza:`.
fn check_emoji(emoji: &FormBody<'_>) {
    let name = emoji.text("name", 1..=32).unwrap_or_default();
    let is_emoji = !name.is_ascii() && !name.chars().any(|c| c.is_alphabetic() || c.is_whitespace());
    if emoji.get("id").is_none() && !is_emoji {
        emoji.reject("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_menu(menu: &FormBody<'_>, ids: &mut HashSet<String>, of_strings: bool) {
    check_custom_id(menu, ids);
    menu.text("placeholder", 0..=150);
    menu.boolean("disabled");
    let least = menu.integer("min_values", 0..=25).unwrap_or(1);
    let most = menu.integer("max_values", 1..=25).unwrap_or(1);
    if least > most {
        menu.reject("min_values", "SELECT_COMPONENT_MIN_ABOVE_MAX", "min_values is above max_values");
    }
    if of_strings {
        menu.require("options");
        let options = menu.objects("options", 1..=25);
        check_menu_options(menu, &options, most as usize);
    } else if menu.get("options").is_some() {
        menu.reject("options", "BASE_TYPE_FORBIDDEN", "Only string menus have options");
    }
}

fn check_menu_options(menu: &FormBody<'_>, options: &[FormBody<'_>], most: usize) {
    let mut values = HashSet::new();
    for option in options {
        option.required_text("label", 1..=100);
        option.text("description", 0..=100);
        let value = option.required_text("value", 1..=100);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            option.reject("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        if let Some(emoji) = option.object("emoji") {
            check_emoji(&emoji);
        }
    }
    if most > options.len() {
        let message = "max_values is above the number of options";
        menu.reject("max_values", "SELECT_COMPONENT_MAX_ABOVE_OPTIONS", message);
    }
    if options.iter().filter(|option| option.boolean("default")).count() > most {
        let message = "More options are chosen from the start than may be chosen";
        menu.reject("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}
