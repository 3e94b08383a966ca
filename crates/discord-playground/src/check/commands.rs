//! Checks application commands: names, descriptions, localisations and how many there may be.

use std::{
    collections::{HashMap, HashSet},
    ops::RangeInclusive,
};

use serde_json::{Value, json};

use super::{command_options, twilight};
use crate::{
    api_error::ApiError,
    form_body::{FormBody, read_form},
};

/// The locales Discord knows.
pub const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

const CHAT_INPUT: i64 = 1;

/// Checks the list of a bulk overwrite.
pub(crate) fn check(body: &Value) -> Result<Vec<Value>, ApiError> {
    let wrapped = json!({ "commands": body });
    read_form(&wrapped, |form| {
        form.require("commands");
        let commands = form.objects("commands", 0..=130);
        commands.iter().for_each(check_one);
        check_counts(form, &commands);
        for kind in 1..=3 {
            let of_kind: Vec<_> = commands.iter().filter(|command| kind_of(command) == kind).collect();
            check_distinct(&of_kind, "APPLICATION_COMMANDS_DUPLICATE_NAME");
        }
    })
    .map_err(unwrap_errors)?;
    let commands = body.as_array().cloned().unwrap_or_default();
    commands.iter().try_for_each(twilight::on_command)?;
    Ok(commands)
}

/// The list came bare, so its errors are reported by index alone.
fn unwrap_errors(mut api_error: ApiError) -> ApiError {
    api_error.errors = api_error.errors.map(|errors| errors["commands"].clone());
    api_error
}

fn kind_of(command: &FormBody<'_>) -> i64 {
    command.get("type").and_then(Value::as_i64).unwrap_or(CHAT_INPUT)
}

fn check_counts(form: &FormBody<'_>, commands: &[FormBody<'_>]) {
    for (kind, most) in [(CHAT_INPUT, 100), (2, 15), (3, 15)] {
        if commands.iter().filter(|command| kind_of(command) == kind).count() > most {
            let message = format!("Maximum number of application commands reached ({most}).");
            form.reject("commands", "BASE_TYPE_BAD_LENGTH", message);
        }
    }
}

fn check_one(command: &FormBody<'_>) {
    command.integer("type", 1..=3);
    if kind_of(command) == CHAT_INPUT {
        check_name(command, "name");
        check_description(command);
        command_options::check(command, 0);
    } else {
        command.required_text("name", 1..=32);
        if command.text("description", 0..=100).is_some_and(|text| !text.is_empty()) {
            command.reject("description", "BASE_TYPE_FORBIDDEN", "Context menu commands have no description");
        }
    }
    check_numbers(command, "contexts", 0..=2);
    check_numbers(command, "integration_types", 0..=1);
    let permissions = command.text("default_member_permissions", 0..=32);
    if permissions.is_some_and(|bits| bits.parse::<u64>().is_err()) {
        command.reject("default_member_permissions", "NUMBER_TYPE_COERCE", "Not a set of bits.");
    }
}

/// A list of at least one of these numbers, each once.
fn check_numbers(command: &FormBody<'_>, key: &str, numbers: RangeInclusive<i64>) {
    let most = numbers.clone().count();
    let mut seen = HashSet::new();
    for number in command.list(key, 1..=most).unwrap_or_default() {
        if !number.as_i64().is_some_and(|number| numbers.contains(&number) && seen.insert(number)) {
            let message = format!("Values must be different ones of {numbers:?}.");
            command.reject(key, "BASE_TYPE_CHOICES", message);
        }
    }
}

/// A name of a command or option and its localisations.
pub(super) fn check_name(form: &FormBody<'_>, key: &str) {
    let name = form.required_text(key, 1..=32);
    let localised = localisations(form, "name_localizations");
    for (place, name) in name.map(|name| (key, name)).into_iter().chain(localised) {
        let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || is_mark(c);
        let characters = name.chars().count();
        let sound = (1..=32).contains(&characters) && name.chars().all(fits);
        if !sound || name.to_lowercase() != name {
            let message = "Command name is invalid: 1 to 32 lower-case letters, digits, - and _.";
            form.reject(place, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    }
}

/// Devanagari and Thai write vowels as marks, which Discord allows.
fn is_mark(c: char) -> bool {
    ('\u{900}'..='\u{97F}').contains(&c) || ('\u{E00}'..='\u{E7F}').contains(&c)
}

/// A description and its localisations.
pub(super) fn check_description(form: &FormBody<'_>) {
    form.required_text("description", 1..=100);
    for (key, text) in localisations(form, "description_localizations") {
        form.check_length(key, text.chars().count(), 1..=100);
    }
}

fn localisations<'a>(form: &FormBody<'a>, key: &'static str) -> Vec<(&'static str, &'a str)> {
    let Some(localised) = form.object(key) else {
        return Vec::new();
    };
    for locale in localised.fields().keys() {
        if !LOCALES.contains(&locale.as_str()) {
            localised.reject(locale, "BASE_TYPE_CHOICES", "Discord has no such locale.");
        }
    }
    let texts = localised.fields().values().filter_map(Value::as_str);
    texts.map(|text| (key, text)).collect()
}

/// In every locale, no two of these may read the same.
pub(super) fn check_distinct(forms: &[&FormBody<'_>], code: &'static str) {
    let names = |form: &FormBody<'_>| -> HashMap<String, String> {
        let localised = form.get("name_localizations").and_then(Value::as_object);
        let texts = localised.into_iter().flatten();
        texts.filter_map(|(locale, name)| Some((locale.clone(), name.as_str()?.to_owned()))).collect()
    };
    let all: Vec<_> = forms.iter().map(|form| names(form)).collect();
    let locales: HashSet<_> = all.iter().flat_map(HashMap::keys).map(String::as_str).collect();
    for locale in locales.into_iter().chain(["default"]) {
        let mut seen = HashSet::new();
        for (form, localised) in forms.iter().zip(&all) {
            let plain = form.get("name").and_then(Value::as_str).unwrap_or_default();
            let name = localised.get(locale).map_or(plain, String::as_str);
            if !seen.insert(name) {
                form.reject("name", code, format!("{name:?} is there twice ({locale})."));
            }
        }
    }
}
