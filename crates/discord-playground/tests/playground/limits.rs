//! What may be in a message: limits. Every rule has a body that breaks only it, and must be refused by our
//! own reading, at the right field.

use serde_json::{Value, json};

use crate::raw::Raw;

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn button(changes: Value) -> Value {
    let mut button = json!({ "type": 2, "style": 1, "label": "Vote", "custom_id": "vote" });
    for (key, value) in changes.as_object().unwrap() {
        button[key] = value.clone();
    }
    button
}

fn row(parts: Vec<Value>) -> Value {
    json!({ "content": "hi", "components": [{ "type": 1, "components": parts }] })
}

fn menu(changes: Value) -> Value {
    let options = json!([{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }]);
    let mut menu = json!({ "type": 3, "custom_id": "menu", "options": options });
    for (key, value) in changes.as_object().unwrap() {
        menu[key] = value.clone();
    }
    row(vec![menu])
}

fn embed(embed: Value) -> Value {
    json!({ "embeds": [embed] })
}

async fn refuses(cases: Vec<(&str, &str, Value)>) {
    let raw = Raw::start().await;
    for (place, code, body) in cases {
        let (status, answer) = raw.post(body.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{place}: {answer} for {body}");
        let pointer = format!("/errors/{}/_errors", place.replace('.', "/"));
        let errors = answer.pointer(&pointer).unwrap_or_else(|| panic!("nothing at {place}: {answer}"));
        let codes: Vec<_> = errors.as_array().unwrap().iter().map(|error| &error["code"]).collect();
        assert!(codes.contains(&&json!(code)), "{place}: {codes:?} instead of {code}");
    }
    assert!(raw.anna.sees(&raw.channel).is_empty());
}

#[tokio::test]
async fn texts_have_limits() {
    let rows = vec![json!({ "type": 1, "components": [button(json!({}))] }); 6];
    refuses(vec![
        ("content", "BASE_TYPE_MAX_LENGTH", json!({ "content": long(2001) })),
        ("content", "STRING_TYPE_CONVERT", json!({ "content": 5 })),
        ("nonce", "BASE_TYPE_MAX_LENGTH", json!({ "content": "hi", "nonce": long(26) })),
        ("flags", "MESSAGE_FLAGS_INVALID", json!({ "content": "hi", "flags": 64 })),
        ("flags", "MESSAGE_FLAGS_INVALID", json!({ "content": "hi", "flags": 1 << 15 })),
        ("embeds", "BASE_TYPE_MAX_LENGTH", json!({ "embeds": vec![json!({ "title": "t" }); 11] })),
        ("components", "BASE_TYPE_MAX_LENGTH", json!({ "content": "hi", "components": rows })),
        (
            "attachments.0.id",
            "NUMBER_TYPE_COERCE",
            json!({ "content": "hi", "attachments": [{ "id": "first" }] }),
        ),
        ("enforce_nonce", "BOOLEAN_TYPE_CONVERT", json!({ "content": "hi", "enforce_nonce": 1 })),
        ("embeds", "LIST_TYPE_CONVERT", json!({ "embeds": "one" })),
        ("embeds.0", "DICT_TYPE_CONVERT", json!({ "embeds": ["one"] })),
        (
            "attachments.1.id",
            "ATTACHMENT_DUPLICATE",
            json!({ "content": "hi", "attachments": [{ "id": 0 }, { "id": 0 }] }),
        ),
        (
            "allowed_mentions.users",
            "NUMBER_TYPE_COERCE",
            json!({ "content": "hi", "allowed_mentions": { "users": ["Anna"] } }),
        ),
        (
            "allowed_mentions.parse",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            json!({ "content": "hi", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
        ),
        (
            "allowed_mentions.parse",
            "BASE_TYPE_CHOICES",
            json!({ "content": "hi", "allowed_mentions": { "parse": ["people"] } }),
        ),
        (
            "allowed_mentions.users",
            "BASE_TYPE_MAX_LENGTH",
            json!({ "content": "hi", "allowed_mentions": { "users": vec!["1"; 101] } }),
        ),
        (
            "message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
            json!({ "content": "hi", "message_reference": { "message_id": "1" } }),
        ),
    ])
    .await;
}

#[tokio::test]
async fn embeds_have_limits() {
    let field = |name: &str, value: &str| embed(json!({ "fields": [{ "name": name, "value": value }] }));
    let many = vec![json!({ "name": "n", "value": "v" }); 26];
    let heavy = vec![json!({ "description": long(3001) }); 2];
    refuses(vec![
        ("embeds.0.title", "BASE_TYPE_MAX_LENGTH", embed(json!({ "title": long(257) }))),
        ("embeds.0.description", "BASE_TYPE_MAX_LENGTH", embed(json!({ "description": long(4097) }))),
        ("embeds.0.description", "BASE_TYPE_REQUIRED", embed(json!({ "color": 5 }))),
        ("embeds.0.fields", "BASE_TYPE_MAX_LENGTH", embed(json!({ "fields": many }))),
        ("embeds.0.fields.0.name", "BASE_TYPE_MAX_LENGTH", field(&long(257), "v")),
        ("embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH", field("n", &long(1025))),
        ("embeds.0.fields.0.name", "BASE_TYPE_REQUIRED", field("", "v")),
        ("embeds.0.fields.0.value", "BASE_TYPE_REQUIRED", field("n", " ")),
        ("embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH", embed(json!({ "footer": { "text": long(2049) } }))),
        ("embeds.0.author.name", "BASE_TYPE_BAD_LENGTH", embed(json!({ "author": { "name": long(257) } }))),
        ("embeds.0.color", "NUMBER_TYPE_RANGE", embed(json!({ "title": "t", "color": 0x100_0000 }))),
        ("embeds.0.url", "URL_TYPE_INVALID_SCHEME", embed(json!({ "title": "t", "url": "ftp://x" }))),
        ("embeds.0.timestamp", "DATE_TIME_TYPE_PARSE", embed(json!({ "title": "t", "timestamp": "now" }))),
        (
            "embeds.0.image.url",
            "ATTACHMENT_NOT_FOUND",
            embed(json!({ "image": { "url": "attachment://a.png" } })),
        ),
        ("embeds", "MAX_EMBED_SIZE_EXCEEDED", json!({ "embeds": heavy })),
    ])
    .await;
}

#[tokio::test]
async fn buttons_have_limits() {
    let part = "components.0.components.0";
    let at = |field: &str| -> &'static str { format!("{part}.{field}").leak() };
    let six: Vec<_> = (0..6).map(|i| button(json!({ "custom_id": i.to_string() }))).collect();
    let twins = vec![button(json!({})), button(json!({ "label": "Other" }))];
    refuses(vec![
        (at("label"), "BASE_TYPE_MAX_LENGTH", row(vec![button(json!({ "label": long(81) }))])),
        (
            at("label"),
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            row(vec![button(json!({ "label": null }))]),
        ),
        (at("custom_id"), "BASE_TYPE_BAD_LENGTH", row(vec![button(json!({ "custom_id": long(101) }))])),
        (at("custom_id"), "BASE_TYPE_REQUIRED", row(vec![button(json!({ "custom_id": null }))])),
        (at("url"), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", row(vec![button(json!({ "url": "https://a.b" }))])),
        (
            at("custom_id"),
            "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
            row(vec![button(json!({ "style": 5, "url": "https://a.b" }))]),
        ),
        (at("url"), "BASE_TYPE_REQUIRED", row(vec![button(json!({ "style": 5, "custom_id": null }))])),
        (at("style"), "NUMBER_TYPE_RANGE", row(vec![button(json!({ "style": 9 }))])),
        (
            at("emoji.name"),
            "BUTTON_COMPONENT_INVALID_EMOJI",
            row(vec![button(json!({ "emoji": { "name": "pizza" } }))]),
        ),
        (at("type"), "BASE_TYPE_CHOICES", row(vec![button(json!({ "type": 4 }))])),
        (
            at("url"),
            "URL_TYPE_INVALID_SCHEME",
            row(vec![button(json!({ "style": 5, "custom_id": null, "url": "ftp://a.b" }))]),
        ),
        ("components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", row(twins)),
        ("components.0.components", "BASE_TYPE_BAD_LENGTH", row(six)),
        ("components.0.components", "BASE_TYPE_REQUIRED", row(vec![])),
        (
            "components.0.type",
            "NUMBER_TYPE_RANGE",
            json!({ "content": "hi", "components": [button(json!({}))] }),
        ),
    ])
    .await;
}

#[tokio::test]
async fn menus_have_limits() {
    let option = |i: usize| json!({ "label": "L", "value": i.to_string() });
    let chosen = |value: &str| json!({ "label": "L", "value": value, "default": true });
    let many: Vec<_> = (0..26).map(option).collect();
    let part = "components.0.components.0";
    let at = |field: &str| -> &'static str { format!("{part}.{field}").leak() };
    let mut crowded = menu(json!({}));
    crowded["components"][0]["components"].as_array_mut().unwrap().push(button(json!({})));
    refuses(vec![
        (at("options"), "BASE_TYPE_BAD_LENGTH", menu(json!({ "options": many }))),
        (at("options"), "BASE_TYPE_REQUIRED", menu(json!({ "options": [] }))),
        (
            at("options.1.value"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            menu(json!({ "options": [option(1), option(1)] })),
        ),
        (at("placeholder"), "BASE_TYPE_MAX_LENGTH", menu(json!({ "placeholder": long(151) }))),
        (at("min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", menu(json!({ "min_values": 2 }))),
        (at("max_values"), "SELECT_COMPONENT_MAX_ABOVE_OPTIONS", menu(json!({ "max_values": 3 }))),
        (at("max_values"), "NUMBER_TYPE_RANGE", menu(json!({ "max_values": 26 }))),
        (
            at("options.0.label"),
            "BASE_TYPE_BAD_LENGTH",
            menu(json!({ "options": [{ "label": long(101), "value": "v" }] })),
        ),
        (
            at("options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            menu(json!({ "options": [chosen("a"), chosen("b")] })),
        ),
        (at("options"), "BASE_TYPE_FORBIDDEN", menu(json!({ "type": 5 }))),
        ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", crowded),
    ])
    .await;
}

#[tokio::test]
async fn what_is_right_on_the_edge_is_taken() {
    let raw = Raw::start().await;
    let field = json!({ "name": long(256), "value": long(1024), "inline": true });
    let embed =
        json!({ "title": long(256), "description": long(2100), "fields": [field], "color": 0xFFFFFF });
    let rows: Vec<_> = (0..5)
        .map(|r| {
            let five =
                (0..5).map(|b| button(json!({ "custom_id": format!("{r}{b}"), "emoji": { "name": "🪱" } })));
            json!({ "type": 1, "components": five.collect::<Vec<_>>() })
        })
        .collect();
    let body = json!({ "content": long(2000), "embeds": [embed], "components": rows });
    let (status, message) = raw.post(body).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(raw.anna.sees(&raw.channel)[0].buttons().len(), 25);
}
