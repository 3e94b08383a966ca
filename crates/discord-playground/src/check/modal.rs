//! Reads and checks modals: a title and one to five text fields.

use std::collections::HashSet;

use serde_json::Value;

use super::{
    components::{ROW, TEXT_INPUT},
    twilight,
};
use crate::{
    api_error::ApiError,
    form_body::{FormBody, read_form},
};

/// A modal the bot opened for a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// Comes back with what the person typed.
    pub custom_id: String,
    /// The heading.
    pub title: String,
    /// The fields, from top to bottom.
    pub fields: Vec<ModalField>,
}

/// One text field of a modal.
#[derive(Clone, Debug, PartialEq)]
pub struct ModalField {
    /// Comes back with the text.
    pub custom_id: String,
    /// What the person reads above the field.
    pub label: String,
    /// The text it is filled with at first.
    pub value: String,
    /// Whether it may not be left empty.
    pub required: bool,
    /// The shortest and the longest text it takes.
    pub length: (usize, usize),
}

/// Reads the data of a response that opens a modal.
pub(crate) fn read(data: &Value) -> Result<Modal, ApiError> {
    let modal = read_form(data, |form| {
        let mut ids = HashSet::new();
        form.require("components");
        let rows = form.objects("components", 1..=5);
        Modal {
            custom_id: form.required_text("custom_id", 1..=100).unwrap_or_default().to_owned(),
            title: form.required_text("title", 1..=45).unwrap_or_default().to_owned(),
            fields: rows.iter().flat_map(|row| read_row(row, &mut ids)).collect(),
        }
    })?;
    twilight::on_rows(data.get("components"))?;
    Ok(modal)
}

fn read_row(row: &FormBody<'_>, ids: &mut HashSet<String>) -> Vec<ModalField> {
    row.require("type");
    row.integer("type", ROW..=ROW);
    row.require("components");
    row.objects("components", 1..=1).iter().map(|input| read_field(input, ids)).collect()
}

fn read_field(input: &FormBody<'_>, ids: &mut HashSet<String>) -> ModalField {
    input.require("type");
    input.integer("type", TEXT_INPUT..=TEXT_INPUT);
    input.require("style");
    input.integer("style", 1..=2);
    input.text("placeholder", 0..=100);
    let custom_id = input.required_text("custom_id", 1..=100).unwrap_or_default().to_owned();
    if !ids.insert(custom_id.clone()) {
        let message = "Component custom id cannot be duplicated";
        input.reject("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    let least = input.integer("min_length", 0..=4000).unwrap_or(0) as usize;
    let most = input.integer("max_length", 1..=4000).unwrap_or(4000) as usize;
    if least > most {
        input.reject("min_length", "TEXT_INPUT_MIN_ABOVE_MAX", "min_length is above max_length");
    }
    let value = input.text("value", 0..=4000).unwrap_or_default().to_owned();
    ModalField {
        custom_id,
        label: input.required_text("label", 1..=45).unwrap_or_default().to_owned(),
        value,
        required: input.get("required").is_none() || input.boolean("required"),
        length: (least, most),
    }
}
