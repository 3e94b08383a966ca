//! Where people can use the app: guilds, the conversation with the bot, and places where the bot is not.

use discord_playground::{ActionError, Channel, InteractionResponse, Permissions, Person};
use serde_json::{Value, json};

use crate::raw::{Raw, Wire, callback};

/// A bot whose `/ping` works everywhere, and whose `/here` needs the bot in the guild.
async fn listening() -> (Raw, Wire) {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.discord.bot());
    let everywhere = json!({ "integration_types": [0, 1], "contexts": [0, 1, 2] });
    let mut ping = json!({ "name": "ping", "description": "Ping" });
    ping.as_object_mut().unwrap().extend(everywhere.as_object().unwrap().clone());
    let (status, _) = raw.call("PUT", &path, json!([ping, { "name": "here", "description": "Here" }])).await;
    assert_eq!(status, 200);
    let wire = raw.identified(1 | 1 << 9 | 1 << 12).await;
    (raw, wire)
}

type Answer = tokio::task::JoinHandle<Result<InteractionResponse, ActionError>>;

async fn types(wire: &mut Wire, person: &Person, channel: &Channel) -> (Value, Answer) {
    let (person, channel) = (person.clone(), channel.clone());
    let waiting = tokio::spawn(async move { person.types(&channel, "/ping").await });
    (wire.event("INTERACTION_CREATE").await, waiting)
}

fn board() -> Value {
    let button = json!({ "type": 2, "style": 1, "label": "Vote", "custom_id": "vote" });
    json!({ "content": "poll", "components": [{ "type": 1, "components": [button] }] })
}

fn why(refused: Result<InteractionResponse, ActionError>) -> String {
    match refused.unwrap_err() {
        ActionError::Impossible(why) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_conversation_with_the_bot() {
    let (raw, mut wire) = listening().await;
    let private = raw.anna.private().unwrap();
    let (seen, _) = types(&mut wire, &raw.anna, &private).await;
    assert_eq!((&seen["context"], &seen["user"]["username"]), (&json!(1), &json!("Anna")));
    assert_eq!(seen["authorizing_integration_owners"], json!({ "0": "0" }));
    assert!(seen["member"].is_null() && seen["guild_id"].is_null());
    let bits: u64 = seen["app_permissions"].as_str().unwrap().parse().unwrap();
    let bits = Permissions::from_bits_truncate(bits);
    assert!(bits.contains(Permissions::EMBED_LINKS | Permissions::USE_EXTERNAL_EMOJIS));
    raw.anna.installs_app();
    let (seen, _) = types(&mut wire, &raw.anna, &private).await;
    assert_eq!(seen["authorizing_integration_owners"], json!({ "0": "0", "1": raw.anna.id() }));
}

#[tokio::test]
async fn a_group_plays_by_tokens_alone() {
    let (raw, mut wire) = listening().await;
    let clara = raw.discord.person("Clara");
    let group = raw.discord.group(&[&raw.anna, &raw.ben, &clara]);
    assert!(why(raw.anna.types(&group, "/ping").await).contains("isn't installed"));
    raw.anna.installs_app();
    assert!(why(raw.anna.types(&group, "/here").await).contains("isn't installed"), "it is for guilds");
    let (seen, answer) = types(&mut wire, &raw.anna, &group).await;
    assert_eq!((&seen["context"], &seen["channel"]["type"]), (&json!(2), &json!(3)));
    assert_eq!(seen["authorizing_integration_owners"], json!({ "1": raw.anna.id() }));
    assert!(seen["member"].is_null());
    assert_eq!(raw.answer(&seen, json!({ "type": 4, "data": board() })).await.0, 204);
    let poll = answer.await.unwrap().unwrap().message().unwrap();

    let messages = format!("/channels/{}/messages", group.id());
    assert_eq!(raw.call("POST", &messages, json!({ "content": "x" })).await.1["code"], 50001);
    let message = format!("{messages}/{}", poll.id);
    assert_eq!(raw.call("PATCH", &message, json!({ "content": "x" })).await.1["code"], 50001);
    assert_eq!(raw.call("GET", &format!("/channels/{}", group.id()), Value::Null).await.1["code"], 50001);

    let (person, board) = (clara.clone(), poll.clone());
    let click = tokio::spawn(async move { person.clicks(&board, "Vote").await });
    let seen = wire.event("INTERACTION_CREATE").await;
    assert_eq!(seen["user"]["username"], "Clara");
    assert_eq!(seen["authorizing_integration_owners"], json!({ "1": raw.anna.id() }), "Anna brought it here");
    let body = json!({ "type": 7, "data": { "content": "1 vote" } });
    assert_eq!(raw.answer(&seen, body).await.0, 204);
    assert_eq!(click.await.unwrap().unwrap().message().unwrap().content, "1 vote");
    assert!(wire.events_until_now().await.is_empty(), "the gateway tells nothing else of a group");
}

#[tokio::test]
async fn five_follow_ups_where_only_a_person_installed_it() {
    let (raw, mut wire) = listening().await;
    raw.anna.installs_app();
    let group = raw.discord.group(&[&raw.anna, &raw.ben]);
    let (seen, _) = types(&mut wire, &raw.anna, &group).await;
    assert_eq!((&seen["context"], &seen["channel"]["type"]), (&json!(2), &json!(1)));
    raw.answer(&seen, json!({ "type": 4, "data": board() })).await;
    let follow_up = async || raw.call("POST", &raw.webhook(&seen), json!({ "content": "more" })).await;
    for _ in 0..5 {
        assert_eq!(follow_up().await.0, 200);
    }
    raw.discord.advance(std::time::Duration::from_secs(2));
    let (status, refused) = follow_up().await;
    assert_eq!((status, &refused["code"]), (400, &json!(40094)));
    let original = format!("{}/messages/@original", raw.webhook(&seen));
    assert_eq!(raw.call("PATCH", &original, json!({ "content": "edits are free" })).await.0, 200);
}

#[tokio::test]
async fn a_guild_without_the_bot() {
    let (raw, mut wire) = listening().await;
    let guild = raw.discord.foreign_guild("Elsewhere");
    let channel = guild.channel("general");
    raw.anna.joins(&guild);
    assert!(why(raw.anna.types(&channel, "/ping").await).contains("isn't installed"));
    raw.anna.installs_app();
    let (seen, answer) = types(&mut wire, &raw.anna, &channel).await;
    assert_eq!((&seen["context"], &seen["guild_id"]), (&json!(0), &json!(guild.id())));
    assert_eq!(seen["authorizing_integration_owners"], json!({ "1": raw.anna.id() }));
    assert_eq!(seen["member"]["user"]["username"], "Anna");
    assert_eq!(raw.answer(&seen, json!({ "type": 4, "data": board() })).await.0, 204);
    assert!(!answer.await.unwrap().unwrap().message().unwrap().is_ephemeral());
    let messages = format!("/channels/{}/messages", channel.id());
    assert_eq!(raw.call("POST", &messages, json!({ "content": "x" })).await.1["code"], 50001);
}

#[tokio::test]
async fn answers_are_private_where_external_apps_are_not_allowed() {
    let (raw, mut wire) = listening().await;
    let guild = raw.discord.foreign_guild("Elsewhere");
    let channel = guild.channel("general");
    raw.anna.joins(&guild);
    raw.anna.installs_app();
    channel.takes_from(&raw.anna, Permissions::USE_EXTERNAL_APPS);
    let (seen, answer) = types(&mut wire, &raw.anna, &channel).await;
    let path = format!("{}?with_response=true", callback(&seen));
    let (_, full) = raw.call("POST", &path, json!({ "type": 4, "data": board() })).await;
    assert_eq!(full["interaction"]["response_message_ephemeral"], true);
    assert!(answer.await.unwrap().unwrap().message().unwrap().is_ephemeral());
    let (_, more) = raw.call("POST", &raw.webhook(&seen), json!({ "content": "more" })).await;
    assert_eq!(more["flags"], 64);

    raw.channel.takes_from(&raw.anna, Permissions::USE_EXTERNAL_APPS);
    let (seen, answer) = types(&mut wire, &raw.anna, &raw.channel).await;
    raw.answer(&seen, json!({ "type": 4, "data": board() })).await;
    let answer = answer.await.unwrap().unwrap().message().unwrap();
    assert!(!answer.is_ephemeral(), "this guild has the bot");
}

#[tokio::test]
async fn direct_messages_can_be_closed() {
    let (raw, _wire) = listening().await;
    let (_, private) =
        raw.call("POST", "/users/@me/channels", json!({ "recipient_id": raw.anna.id() })).await;
    let messages = format!("/channels/{}/messages", private["id"].as_str().unwrap());
    let send = async || raw.call("POST", &messages, json!({ "content": "hello" })).await;
    assert_eq!(send().await.0, 200);
    assert_eq!(raw.anna.sees(&raw.anna.private().unwrap()).len(), 1);
    raw.anna.closes_private();
    assert_eq!(send().await, (403, json!({ "code": 50007, "message": "Cannot send messages to this user" })));
    raw.anna.opens_private();
    assert_eq!(send().await.0, 200);
    raw.guild.kicks_bot();
    assert_eq!(send().await.1["code"], 50007, "they share no guild any more");
    raw.anna.installs_app();
    assert_eq!(send().await.0, 200);
}
