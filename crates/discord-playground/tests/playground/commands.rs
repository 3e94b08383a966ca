//! Registering commands: what Discord takes and what it refuses.

use discord_playground::{ActionError, Channel, Permissions};
use serde_json::{Value, json};

use crate::raw::Raw;

fn command(changes: Value) -> Value {
    let mut command = json!({ "name": "order", "description": "Orders pizza" });
    for (key, value) in changes.as_object().unwrap() {
        command[key] = value.clone();
    }
    command
}

fn option(changes: Value) -> Value {
    let mut option = json!({ "type": 3, "name": "topping", "description": "Which" });
    for (key, value) in changes.as_object().unwrap() {
        option[key] = value.clone();
    }
    option
}

fn with(options: Vec<Value>) -> Value {
    json!([command(json!({ "options": options }))])
}

#[tokio::test]
async fn commands_are_registered_and_keep_their_ids() {
    let raw = Raw::start().await;
    let global = format!("/applications/{}/commands", raw.discord.bot());
    let own = format!("/applications/{}/guilds/{}/commands", raw.discord.bot(), raw.guild.id());
    let localised = command(json!({ "name_localizations": { "de": "bestellen", "ru": "заказать" } }));
    let (status, first) = raw.call("PUT", &global, json!([localised])).await;
    assert_eq!(status, 200, "{first}");
    let (_, second) =
        raw.call("PUT", &global, json!([command(json!({})), { "name": "Look", "type": 2 }])).await;
    assert_eq!(first[0]["id"], second[0]["id"]);
    assert_ne!(first[0]["version"], second[0]["version"]);
    assert_eq!(raw.call("GET", &global, Value::Null).await.1, second);
    assert_eq!(
        raw.call("PUT", &own, json!([command(json!({}))])).await.1[0]["guild_id"],
        raw.guild.id().to_string()
    );
    assert_eq!(raw.discord.commands(Some(raw.guild.id())).len(), 1);
    let (_, refused) = raw.call("PUT", "/applications/1/commands", json!([])).await;
    assert_eq!(refused["code"], 10002);
    let sub =
        |name: &str| json!({ "type": 1, "name": name, "description": "d", "options": [option(json!({}))] });
    let group = json!({ "type": 2, "name": "g", "description": "d", "options": [sub("a"), sub("b")] });
    assert_eq!(raw.call("PUT", &own, with(vec![group, sub("c")])).await.0, 200);
}

#[tokio::test]
async fn commands_have_limits() {
    let raw = Raw::start().await;
    let long = |length: usize| "x".repeat(length);
    let numbered = |i: usize| command(json!({ "name": format!("c{i}") }));
    let choice = |i: usize| json!({ "name": format!("n{i}"), "value": i.to_string() });
    let choices = |list: Vec<Value>| with(vec![option(json!({ "choices": list }))]);
    let sub = json!({ "type": 1, "name": "s", "description": "d" });
    let nested = json!({ "type": 1, "name": "s", "description": "d", "options": [sub] });
    let option_at = |field: &str| format!("/0/options/0/{field}");
    let cases = vec![
        ("/0/description".into(), "BASE_TYPE_FORBIDDEN", json!([command(json!({ "type": 2 }))])),
        ("/0/contexts".into(), "BASE_TYPE_CHOICES", json!([command(json!({ "contexts": [3] }))])),
        ("/0/contexts".into(), "BASE_TYPE_REQUIRED", json!([command(json!({ "contexts": [] }))])),
        (
            "/0/integration_types".into(),
            "BASE_TYPE_CHOICES",
            json!([command(json!({ "integration_types": [1, 1] }))]),
        ),
        (
            "/0/default_member_permissions".into(),
            "NUMBER_TYPE_COERCE",
            json!([command(json!({ "default_member_permissions": "admin" }))]),
        ),
        (
            option_at("max_length"),
            "BASE_TYPE_BAD_INT",
            with(vec![option(json!({ "min_length": 3, "max_length": 2 }))]),
        ),
        (
            option_at("choices/0/value"),
            "BASE_TYPE_CHOICES",
            choices(vec![json!({ "name": "n", "value": true })]),
        ),
        ("/0/name".into(), "APPLICATION_COMMAND_INVALID_NAME", json!([command(json!({ "name": "Keep" }))])),
        (
            "/0/name".into(),
            "APPLICATION_COMMAND_INVALID_NAME",
            json!([command(json!({ "name": "two words" }))]),
        ),
        ("/0/name".into(), "BASE_TYPE_BAD_LENGTH", json!([command(json!({ "name": long(33) }))])),
        (
            "/0/name_localizations".into(),
            "APPLICATION_COMMAND_INVALID_NAME",
            json!([command(json!({ "name_localizations": { "de": "Bestellen" } }))]),
        ),
        (
            "/0/name_localizations/xx".into(),
            "BASE_TYPE_CHOICES",
            json!([command(json!({ "name_localizations": { "xx": "a" } }))]),
        ),
        (
            "/0/description".into(),
            "BASE_TYPE_BAD_LENGTH",
            json!([command(json!({ "description": long(101) }))]),
        ),
        ("/0/description".into(), "BASE_TYPE_REQUIRED", json!([command(json!({ "description": "" }))])),
        (
            "/0/description_localizations".into(),
            "BASE_TYPE_BAD_LENGTH",
            json!([command(json!({ "description_localizations": { "de": long(101) } }))]),
        ),
        (
            "/1/name".into(),
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            json!([command(json!({})), command(json!({}))]),
        ),
        (
            "/1/name".into(),
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            json!([
                command(json!({})),
                command(json!({ "name": "b", "name_localizations": { "de": "order" } }))
            ]),
        ),
        (String::new(), "BASE_TYPE_BAD_LENGTH", json!((0..101).map(numbered).collect::<Vec<_>>())),
        (
            "/0/options".into(),
            "BASE_TYPE_MAX_LENGTH",
            with((0..26).map(|i| option(json!({ "name": format!("o{i}") }))).collect()),
        ),
        (
            "/0/options/1/name".into(),
            "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
            with(vec![option(json!({})), option(json!({}))]),
        ),
        (
            "/0/options/1/required".into(),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            with(vec![option(json!({})), option(json!({ "name": "b", "required": true }))]),
        ),
        (option_at("choices"), "BASE_TYPE_MAX_LENGTH", choices((0..26).map(choice).collect())),
        (
            option_at("choices/1/name"),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
            choices(vec![choice(1), choice(1)]),
        ),
        (
            option_at("choices/0/value"),
            "STRING_TYPE_CONVERT",
            choices(vec![json!({ "name": "n", "value": 5 })]),
        ),
        (
            option_at("choices/0/name"),
            "BASE_TYPE_BAD_LENGTH",
            choices(vec![json!({ "name": long(101), "value": "v" })]),
        ),
        (
            option_at("autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            with(vec![option(json!({ "autocomplete": true, "choices": [choice(1)] }))]),
        ),
        (
            option_at("choices"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(vec![option(json!({ "type": 6, "autocomplete": true }))]),
        ),
        (
            option_at("max_value"),
            "BASE_TYPE_BAD_INT",
            with(vec![option(json!({ "type": 4, "min_value": 3, "max_value": 2 }))]),
        ),
        (option_at("description"), "BASE_TYPE_REQUIRED", with(vec![option(json!({ "description": null }))])),
        (option_at("type"), "NUMBER_TYPE_RANGE", with(vec![option(json!({ "type": 12 }))])),
        (
            "/0/options".into(),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(vec![sub.clone(), option(json!({}))]),
        ),
        (
            "/0/options/0/options/0/type".into(),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            with(vec![nested]),
        ),
    ];
    let path = format!("/applications/{}/commands", raw.discord.bot());
    for (place, code, body) in cases {
        let (status, answer) = raw.call("PUT", &path, body.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{place} {code}: {answer}");
        let errors = answer["errors"].pointer(&format!("{place}/_errors"));
        let errors = errors.unwrap_or_else(|| panic!("nothing at {place}: {answer}")).to_string();
        assert!(errors.contains(code), "{place}: {errors} instead of {code}");
    }
    assert!(raw.discord.commands(None).is_empty());
}

#[tokio::test]
async fn people_find_only_what_is_for_them() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.discord.bot());
    let guild_only = command(json!({ "name": "here", "contexts": [0] }));
    let managers = command(json!({ "name": "settings", "default_member_permissions": "32" }));
    raw.call("PUT", &path, json!([guild_only, managers])).await;
    let private = raw.anna.private().unwrap();
    let why = async |channel: &Channel, text: &str| match raw.anna.types(channel, text).await {
        Err(ActionError::Impossible(why)) => why,
        other => panic!("{other:?}"),
    };
    assert!(why(&private, "/here").await.contains("does not exist here"));
    assert!(why(&raw.channel, "/settings").await.contains("may not"));
    raw.anna.may(&raw.guild, Permissions::MANAGE_GUILD);
    let mut wire = raw.identified(1).await;
    let (anna, channel) = (raw.anna.clone(), raw.channel.clone());
    tokio::spawn(async move { anna.types(&channel, "/settings").await });
    assert_eq!(wire.event("INTERACTION_CREATE").await["data"]["name"], "settings");
    raw.guild.kicks_bot();
    assert!(why(&raw.channel, "/here").await.contains("isn't installed"));
}
