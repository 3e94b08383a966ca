//! Interactions and their tokens: who may answer, when, how often and with what.

use std::time::Duration;

use discord_playground::{ActionError, Permissions, Playground};
use serde_json::{Value, json};

use crate::raw::{Raw, Wire, callback};

const GUILD_EVENTS: u64 = 1 | 1 << 9;

async fn listening() -> (Raw, Wire) {
    let raw = Raw::start().await;
    raw.registers_ping().await;
    let wire = raw.identified(GUILD_EVENTS).await;
    (raw, wire)
}

fn message(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

#[tokio::test]
async fn an_interaction_says_who_where_and_how() {
    let (raw, mut wire) = listening().await;
    raw.channel.takes_from_bot(Permissions::EMBED_LINKS | Permissions::SEND_MESSAGES);
    let (seen, _) = raw.pinged(&mut wire).await;
    assert_eq!(seen["member"]["user"]["username"], "Anna");
    assert_eq!(seen["channel"]["id"], raw.channel.id().to_string());
    assert_eq!((&seen["locale"], &seen["guild_locale"]), (&json!("en-US"), &json!("en-US")));
    assert_eq!((&seen["context"], &seen["entitlements"]), (&json!(0), &json!([])));
    assert_eq!(seen["authorizing_integration_owners"], json!({ "0": raw.guild.id() }));
    let bits = |value: &Value| Permissions::from_bits_truncate(value.as_str().unwrap().parse().unwrap());
    assert!(bits(&seen["member"]["permissions"]).contains(Permissions::SEND_MESSAGES));
    assert!(!bits(&seen["app_permissions"]).contains(Permissions::SEND_MESSAGES));
    assert!(bits(&seen["app_permissions"]).contains(Permissions::EMBED_LINKS), "always there for answers");
    let body = json!({ "type": 4, "data": { "embeds": [{ "title": "t" }] } });
    assert_eq!(raw.answer(&seen, body).await.0, 204, "answers need no permission to post");
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let (raw, mut wire) = listening().await;
    let (first, answer) = raw.pinged(&mut wire).await;
    assert_eq!(raw.answer(&first, message("")).await.1["code"], 50006);
    assert_eq!(raw.answer(&first, message("pong")).await.0, 204);
    assert_eq!(raw.answer(&first, message("pong")).await.1["code"], 40060);
    assert_eq!(answer.await.unwrap().unwrap().message().unwrap().content, "pong");

    let (second, answer) = raw.pinged(&mut wire).await;
    let mut forged = second.clone();
    forged["token"] = json!("guessed");
    assert_eq!(raw.answer(&forged, message("pong")).await.1["code"], 10062);
    raw.discord.advance(Duration::from_millis(3001));
    assert_eq!(answer.await.unwrap().unwrap_err(), ActionError::NoResponse);
    let (status, late) = raw.answer(&second, message("late")).await;
    assert_eq!((status, &late["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn answers_must_fit_the_interaction() {
    let (raw, mut wire) = listening().await;
    let (ping, _) = raw.pinged(&mut wire).await;
    for kind in [1, 6, 7, 8, 12] {
        let (_, refused) = raw.answer(&ping, json!({ "type": kind, "data": { "content": "x" } })).await;
        assert_eq!(refused["errors"]["type"]["_errors"][0]["code"], "BASE_TYPE_CHOICES", "type {kind}");
    }
    assert_eq!(
        raw.answer(&ping, json!({ "type": 4 })).await.1["errors"]["data"]["_errors"][0]["code"],
        "BASE_TYPE_REQUIRED"
    );
    let input = json!({ "type": 4, "style": 1, "label": "Name", "custom_id": "n" });
    let form = |title: &str, rows: usize, input: &Value| {
        let rows: Vec<_> = (0..rows)
            .map(|i| {
                let mut input = input.clone();
                if rows > 1 && input["custom_id"] != "same" {
                    input["custom_id"] = json!(i.to_string())
                }
                json!({ "type": 1, "components": [input] })
            })
            .collect();
        json!({ "type": 9, "data": { "custom_id": "f", "title": title, "components": rows } })
    };
    let with = |key: &str, value: Value| {
        let mut input = input.clone();
        input[key] = value;
        input
    };
    let long = |length: usize| json!("x".repeat(length));
    let cases = [
        ("title", form(&"x".repeat(46), 1, &input)),
        ("components", form("t", 0, &input)),
        ("components", form("t", 6, &input)),
        ("components", form("t", 1, &with("label", long(46)))),
        ("components", form("t", 1, &with("placeholder", long(101)))),
        ("components", form("t", 1, &with("max_length", json!(4001)))),
        (
            "components",
            form(
                "t",
                1,
                &with("min_length", json!(5))
                    .as_object()
                    .map(|o| {
                        let mut o = o.clone();
                        o.insert("max_length".into(), json!(4));
                        json!(o)
                    })
                    .unwrap(),
            ),
        ),
        ("components", form("t", 2, &with("custom_id", json!("same")))),
        ("components", form("t", 1, &json!({ "type": 2, "style": 1, "label": "b", "custom_id": "b" }))),
    ];
    for (field, body) in cases {
        let (status, refused) = raw.answer(&ping, body.clone()).await;
        assert_eq!(status, 400, "{body}");
        let text = refused["errors"][field].to_string();
        assert!(text.contains("code") && !text.contains("TWILIGHT"), "{refused} for {body}");
    }
    assert_eq!(raw.answer(&ping, form("t", 1, &input)).await.0, 204);
}

#[tokio::test]
async fn choices_have_limits() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/commands", raw.discord.bot());
    let option = json!({ "type": 3, "name": "topping", "description": "d", "autocomplete": true });
    raw.call("PUT", &path, json!([{ "name": "order", "description": "d", "options": [option] }])).await;
    let mut wire = raw.identified(1).await;
    let (anna, channel) = (raw.anna.clone(), raw.channel.clone());
    let waiting = tokio::spawn(async move { anna.completes(&channel, "/order w").await });
    let typing = wire.event("INTERACTION_CREATE").await;
    assert_eq!(
        typing["data"]["options"][0],
        json!({ "name": "topping", "type": 3, "value": "w", "focused": true })
    );
    let choices = |list: Value| json!({ "type": 8, "data": { "choices": list } });
    let one = |name: &str, value: &str| json!([{ "name": name, "value": value }]);
    for list in [
        json!(vec![json!({ "name": "n", "value": "v" }); 26]),
        one("", "v"),
        one(&"x".repeat(101), "v"),
        one("n", &"x".repeat(101)),
    ] {
        assert_eq!(raw.answer(&typing, choices(list)).await.1["code"], 50035);
    }
    assert_eq!(raw.answer(&typing, message("x")).await.1["code"], 50035);
    assert_eq!(raw.answer(&typing, choices(one("Walnuts", "w"))).await.0, 204);
    assert_eq!(waiting.await.unwrap().unwrap()[0].name, "Walnuts");
}

#[tokio::test]
async fn a_token_opens_its_own_answers_for_fifteen_minutes() {
    let (raw, mut wire) = listening().await;
    let (ping, _) = raw.pinged(&mut wire).await;
    let original = format!("{}/messages/@original", raw.webhook(&ping));
    let (status, unknown) = raw.call("GET", &original, Value::Null).await;
    assert_eq!((status, &unknown["code"]), (404, &json!(10015)), "nothing was answered yet");
    let path = format!("{}?with_response=true", callback(&ping));
    let (status, full) = raw.call("POST", &path, message("pong")).await;
    assert_eq!(status, 200);
    let id = full["resource"]["message"]["id"].as_str().unwrap();
    assert_eq!(full["interaction"]["response_message_id"], id);
    assert_eq!(raw.call("GET", &original, Value::Null).await.1["id"], id);
    assert_eq!(raw.call("PATCH", &original, json!({ "content": "new" })).await.1["content"], "new");

    let (_, more) = raw.call("POST", &raw.webhook(&ping), json!({ "content": "more", "flags": 64 })).await;
    let follow_up = format!("{}/messages/{}", raw.webhook(&ping), more["id"].as_str().unwrap());
    assert_eq!(raw.call("PATCH", &follow_up, json!({ "content": "even more" })).await.0, 200);
    assert_eq!(raw.call("GET", &follow_up, Value::Null).await.1["content"], "even more");
    let (status, _) = raw.call("PATCH", &follow_up, json!({ "content": "for all", "flags": 0 })).await;
    assert_eq!((status, raw.ben.sees(&raw.channel).len()), (200, 1), "it stays ephemeral");
    assert_eq!(raw.call("GET", &raw.message(&more), Value::Null).await.1["code"], 10008, "ephemeral");
    assert_eq!(raw.call("PATCH", &raw.message(&more), json!({ "content": "x" })).await.1["code"], 10008);
    let whisper = json!({ "content": raw.ben.mention(), "flags": 64 });
    raw.call("POST", &raw.webhook(&ping), whisper).await;
    let whisper = raw.anna.sees(&raw.channel).pop().unwrap();
    assert!(whisper.pinged().is_empty(), "Ben can't see it");
    let (_, listed) = raw.call("GET", &raw.messages(), Value::Null).await;
    assert_eq!(listed.as_array().unwrap().len(), 1, "ephemeral messages are in no list");
    let (_, foreign) = raw.post(json!({ "content": "of the channel" })).await;
    let foreign = format!("{}/messages/{}", raw.webhook(&ping), foreign["id"].as_str().unwrap());
    assert_eq!(raw.call("PATCH", &foreign, json!({ "content": "x" })).await.1["code"], 10008);
    let stranger = raw.webhook(&ping).replace(&raw.discord.bot().to_string(), "1");
    assert_eq!(raw.call("POST", &stranger, json!({ "content": "x" })).await.1["code"], 10015);

    raw.discord.advance(Duration::from_secs(15 * 60 + 1));
    let expired = (401, json!({ "code": 50027, "message": "Invalid Webhook Token" }));
    assert_eq!(raw.call("PATCH", &original, json!({ "content": "x" })).await, expired);
    assert_eq!(raw.call("PATCH", &follow_up, json!({ "content": "x" })).await, expired);
    assert_eq!(raw.call("POST", &raw.webhook(&ping), json!({ "content": "x" })).await, expired);
    assert_eq!(raw.anna.sees(&raw.channel)[0].content, "new");
}

#[tokio::test]
async fn a_deferral_decides_who_reads_the_answer() {
    let (raw, mut wire) = listening().await;
    let (ping, answer) = raw.pinged(&mut wire).await;
    assert_eq!(raw.answer(&ping, json!({ "type": 5, "data": { "flags": 64 } })).await.0, 204);
    let answer = answer.await.unwrap().unwrap();
    assert!(answer.is_deferred() && answer.message().unwrap().is_loading());
    assert!(raw.ben.sees(&raw.channel).is_empty());
    let (_, follow_up) = raw.call("POST", &raw.webhook(&ping), json!({ "content": "done" })).await;
    let done = answer.finished().await.unwrap().message().unwrap();
    assert_eq!(follow_up["id"], done.id.to_string(), "it took the place of the deferral");
    assert!(done.is_ephemeral() && !done.is_loading());
    assert!(raw.ben.sees(&raw.channel).is_empty());
    assert_eq!(
        raw.call("DELETE", &format!("{}/messages/@original", raw.webhook(&ping)), Value::Null).await.0,
        204
    );
    assert!(raw.anna.sees(&raw.channel).is_empty());
    assert!(wire.events_until_now().await.is_empty(), "the gateway never heard of it");
}

#[tokio::test]
async fn a_click_updates_its_message() {
    let (raw, mut wire) = listening().await;
    let row =
        json!({ "type": 1, "components": [{ "type": 2, "style": 1, "label": "Vote", "custom_id": "r" }] });
    raw.post(json!({ "content": "poll", "components": [row] })).await;
    let poll = raw.anna.sees(&raw.channel).remove(0);
    let click = async |wire: &mut Wire| {
        let (anna, poll) = (raw.anna.clone(), poll.clone());
        let waiting = tokio::spawn(async move { anna.clicks(&poll, "Vote").await });
        (wire.event("INTERACTION_CREATE").await, waiting)
    };
    let (first, answer) = click(&mut wire).await;
    assert_eq!((&first["message"]["id"], &first["data"]["custom_id"]), (&json!(poll.id), &json!("r")));
    assert_eq!(raw.answer(&first, json!({ "type": 6 })).await.0, 204);
    assert!(answer.await.unwrap().unwrap().is_deferred());
    let original = format!("{}/messages/@original", raw.webhook(&first));
    assert_eq!(
        raw.call("PATCH", &original, json!({ "content": "voted" })).await.1["id"],
        poll.id.to_string()
    );
    let by_id = format!("{}/messages/{}", raw.webhook(&first), poll.id);
    assert_eq!(
        raw.call("PATCH", &by_id, json!({ "content": "x" })).await.1["code"],
        10008,
        "not sent with it"
    );
    let (refused, answer) = click(&mut wire).await;
    assert_eq!(raw.answer(&refused, json!({ "type": 6 })).await.0, 204);
    let answer = answer.await.unwrap().unwrap();
    raw.call("POST", &raw.webhook(&refused), json!({ "content": "not now", "flags": 64 })).await;
    let said = answer.finished().await.unwrap().message().unwrap();
    assert_eq!(said.content, "not now", "a word beside the poll is an answer too");
    let (fresh, answer) = click(&mut wire).await;
    assert_eq!(raw.answer(&fresh, message("beside it")).await.0, 204);
    let beside = answer.await.unwrap().unwrap().message().unwrap();
    let original = format!("{}/messages/@original", raw.webhook(&fresh));
    assert_eq!(raw.call("GET", &original, Value::Null).await.1["id"], beside.id.to_string());
    let (second, answer) = click(&mut wire).await;
    let path = format!("{}?with_response=true", callback(&second));
    let (_, full) = raw.call("POST", &path, json!({ "type": 7, "data": { "components": [] } })).await;
    assert_eq!(full["interaction"]["response_message_id"], poll.id.to_string());
    assert_eq!(full["resource"]["message"]["id"], poll.id.to_string());
    let now = answer.await.unwrap().unwrap().message().unwrap();
    assert_eq!((now.content.as_str(), now.buttons().len()), ("voted", 0));
}

#[tokio::test]
async fn it_ends_with_its_owner() {
    let discord = Playground::start().await.unwrap();
    let address = discord.address();
    let mut window = discord.person("Anna").watches();
    drop(discord);
    assert!(window.next().await.is_none());
    while tokio::net::TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
}
