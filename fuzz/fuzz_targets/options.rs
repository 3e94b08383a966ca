//! A command with any options: the first line is its name, each other line an option's type, name and value.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use stammtisch::discord::fuzzing;

fuzz_target!(|text: &str| {
    let mut lines = text.split('\n');
    let name = lines.next().unwrap_or_default();
    let options: Vec<_> = lines.filter_map(option).collect();
    let event = json!({ "t": "INTERACTION_CREATE", "s": 1, "op": 0, "d": {
        "id": "1", "application_id": "1", "type": 2, "token": "t", "version": 1, "channel_id": "1", "locale": "de",
        "entitlements": [], "authorizing_integration_owners": {},
        "user": { "id": "1", "username": "u", "discriminator": "0", "avatar": null },
        "data": { "id": "1", "name": name, "type": 1, "options": options },
    } });
    fuzzing::interaction(&event.to_string());
});

fn option(line: &str) -> Option<Value> {
    let (kind, rest) = line.split_at_checked(1)?;
    let (name, value) = rest.split_once(' ')?;
    let kind = kind.parse::<u8>().ok()?;
    let value = match kind {
        4 => json!(value.parse::<i64>().ok()?),
        5 => json!(value == "true"),
        _ => json!(value),
    };
    Some(json!({ "name": name, "type": kind, "value": value, "focused": name == "id" }))
}
