//! Checks the same bodies with `twilight_validate`, as a second opinion.
//!
//! It was written by others from the same documentation, so a body that only one of the two refuses shows a mistake in
//! one of them.

use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::message::{Component, Embed},
};
use twilight_validate::{command, component, message};

use super::message::Draft;
use crate::api_error::ApiError;

fn objection(field: &str, why: impl std::fmt::Display) -> ApiError {
    let entry = json!({ "code": "TWILIGHT", "message": why.to_string() });
    ApiError::invalid_form(json!({ field: { "_errors": [entry] } }))
}

pub(super) fn on_message(draft: &Draft) -> Result<(), ApiError> {
    if let Some(content) = &draft.content {
        message::content(content).map_err(|why| objection("content", why))?;
    }
    if let Some(embeds) = &draft.embeds {
        let embeds: Vec<Embed> =
            serde_json::from_value(json!(embeds)).map_err(|why| objection("embeds", why))?;
        message::embeds(&embeds).map_err(|why| objection("embeds", why))?;
    }
    if let Some(components) = &draft.components {
        let components: Vec<Component> =
            serde_json::from_value(json!(components)).map_err(|why| objection("components", why))?;
        message::components(&components, false).map_err(|why| objection("components", why))?;
    }
    for note in draft.notes.iter().flatten() {
        let description = note.description.as_deref().unwrap_or_default();
        message::attachment_description(description).map_err(|why| objection("attachments", why))?;
    }
    Ok(())
}

/// The rows of a modal.
pub(super) fn on_rows(rows: Option<&Value>) -> Result<(), ApiError> {
    let rows: Vec<Component> = serde_json::from_value(rows.cloned().unwrap_or_default())
        .map_err(|why| objection("components", why))?;
    for row in &rows {
        component::component_v1(row).map_err(|why| objection("components", why))?;
    }
    Ok(())
}

/// One command. twilight reads what Discord sends back, so what Discord would add is added first.
pub(super) fn on_command(body: &Value) -> Result<(), ApiError> {
    let mut body = body.clone();
    body["version"] = json!("1");
    if body.get("type").is_none_or(Value::is_null) {
        body["type"] = json!(1);
    }
    if body.get("description").is_none_or(Value::is_null) {
        body["description"] = json!("");
    }
    if body.get("options").is_some_and(Value::is_null) {
        body["options"] = json!([]);
    }
    let read: Command = serde_json::from_value(body).map_err(|why| objection("_", why))?;
    command::command(&read).map_err(|why| objection("_", why))?;
    command::options(&read.options).map_err(|why| objection("options", why))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What our own reading would have refused already; here twilight alone must object.
    #[test]
    fn twilight_objects_on_its_own() {
        let long = "x".repeat(5000);
        let button = json!({ "type": 2, "style": 1, "label": "b", "custom_id": "b" });
        let row = json!({ "type": 1, "components": vec![button; 6] });
        let drafts = [
            Draft { content: Some(long.clone()), ..Draft::default() },
            Draft { embeds: Some(vec![json!({ "type": "rich", "title": long })]), ..Draft::default() },
            Draft { components: Some(vec![row.clone()]), ..Draft::default() },
        ];
        assert!(drafts.iter().all(|draft| on_message(draft).is_err()));
        assert!(on_rows(Some(&json!([row]))).is_err());
        let option = json!({ "type": 3, "name": "o", "description": "d" });
        let twice = json!({ "name": "c", "description": "d", "options": vec![option; 26] });
        assert!(on_command(&twice).is_err());
        assert!(on_command(&json!({ "name": "c", "description": "d" })).is_ok());
    }
}
