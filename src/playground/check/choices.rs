//! The choices a bot offers while a person is still typing, or fixes for an option of a command.

use serde_json::Value;

use crate::playground::form::{Form, read_form};
use crate::playground::refusal::Refusal;

/// One choice offered to a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What the bot receives.
    pub value: Value,
}

/// Reads the data of an autocomplete answer.
pub(crate) fn read(data: &Value) -> Result<Vec<Choice>, Refusal> {
    read_form(data, |form| {
        form.require("choices");
        form.objects("choices", 0..=25).iter().filter_map(read_one).collect()
    })
}

/// Checks one choice; both kinds have the same limits.
pub(super) fn read_one(choice: &Form<'_>) -> Option<Choice> {
    choice.required_text("name", 1..=100);
    choice.require("value");
    match choice.get("value")? {
        Value::String(_) => {
            choice.text("value", 0..=100);
        }
        Value::Number(_) => {}
        _ => choice.flaw("value", "BASE_TYPE_CHOICES", "A value is a string or a number."),
    }
    Some(Choice { name: choice.get("name")?.as_str()?.to_owned(), value: choice.get("value")?.clone() })
}
