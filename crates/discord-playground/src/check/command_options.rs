//! Checks the options of a command, its subcommands and their groups.

use std::collections::HashSet;

use serde_json::Value;

use super::{
    choices,
    commands::{check_description, check_distinct, check_name},
};
use crate::form_body::FormBody;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const NUMBER: i64 = 10;

/// Checks the options of a command (depth 0), a group (1) or a subcommand (2).
pub(super) fn check(owner: &FormBody<'_>, depth: u8) {
    let options = owner.objects("options", 0..=25);
    let mut optional_before = false;
    let mut kinds = HashSet::new();
    for option in &options {
        check_name(option, "name");
        check_description(option);
        option.require("type");
        let kind = option.integer("type", 1..=11).unwrap_or(STRING);
        kinds.insert(matches!(kind, SUBCOMMAND | GROUP));
        match kind {
            SUBCOMMAND | GROUP => check_nesting(option, kind, depth),
            _ => check_plain(option, kind, &mut optional_before),
        }
    }
    if kinds.len() > 1 {
        let message = "Sub-command and option types are mutually exclusive";
        owner.reject("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let all: Vec<_> = options.iter().collect();
    check_distinct(&all, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED");
}

fn check_nesting(option: &FormBody<'_>, kind: i64, depth: u8) {
    if depth == 2 || (depth == 1 && kind == GROUP) {
        let message = "Subcommands and groups can't be nested this deep";
        option.reject("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        return;
    }
    if kind == GROUP {
        option.require("options");
    }
    check(option, if kind == GROUP { 1 } else { 2 });
}

fn check_plain(option: &FormBody<'_>, kind: i64, optional_before: &mut bool) {
    let required = option.boolean("required");
    if required && *optional_before {
        let message = "Required options must be placed before non-required options";
        option.reject("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
    }
    *optional_before |= !required;
    check_choices(option, kind);
    if kind == STRING {
        let least = option.integer("min_length", 0..=6000).unwrap_or(0);
        if option.integer("max_length", 1..=6000).is_some_and(|most| most < least) {
            option.reject("max_length", "BASE_TYPE_BAD_INT", "max_length is below min_length");
        }
    }
    let bound = |key| option.get(key).and_then(Value::as_f64);
    if let (Some(least), Some(most)) = (bound("min_value"), bound("max_value"))
        && most < least
    {
        option.reject("max_value", "BASE_TYPE_BAD_INT", "max_value is below min_value");
    }
}

fn check_choices(option: &FormBody<'_>, kind: i64) {
    let offered = option.objects("choices", 0..=25);
    let autocomplete = option.boolean("autocomplete");
    if (autocomplete || !offered.is_empty()) && !matches!(kind, STRING | INTEGER | NUMBER) {
        let message = "Only strings and numbers have choices";
        option.reject("choices", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    if autocomplete && !offered.is_empty() {
        let message = "Choices and autocomplete are mutually exclusive";
        option.reject("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
    }
    let mut names = HashSet::new();
    for choice in &offered {
        let Some(read) = choices::read_one(choice) else {
            continue;
        };
        if !names.insert(read.name) {
            let message = "The choice's name is already used";
            choice.reject("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", message);
        }
        if read.value.is_string() != (kind == STRING) {
            choice.reject("value", "STRING_TYPE_CONVERT", "The value is not of the option's type.");
        }
    }
}
