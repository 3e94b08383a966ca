//! Checks choices: those of an autocomplete response, and the fixed ones of a command option.

use serde_json::Value;

use crate::api_error::ApiError;
use crate::form_body::{FormBody, read_form};

/// One choice offered to a person.
#[derive(Clone, Debug, PartialEq)]
pub struct CommandOptionChoice {
    /// What the person reads.
    pub name: String,
    /// What the bot receives.
    pub value: Value,
}

/// Reads the data of an autocomplete response.
pub(crate) fn read(data: &Value) -> Result<Vec<CommandOptionChoice>, ApiError> {
    read_form(data, |form| {
        form.require("choices");
        form.objects("choices", 0..=25).iter().filter_map(read_one).collect()
    })
}

/// Checks one choice; both kinds have the same limits.
pub(super) fn read_one(choice: &FormBody<'_>) -> Option<CommandOptionChoice> {
    choice.required_text("name", 1..=100);
    choice.require("value");
    match choice.get("value")? {
        Value::String(_) => {
            choice.text("value", 0..=100);
        }
        Value::Number(_) => {}
        _ => choice.reject("value", "BASE_TYPE_CHOICES", "A value is a string or a number."),
    }
    Some(CommandOptionChoice {
        name: choice.get("name")?.as_str()?.to_owned(),
        value: choice.get("value")?.clone(),
    })
}
