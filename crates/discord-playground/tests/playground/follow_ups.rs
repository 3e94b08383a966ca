//! Follow-ups: how many Discord takes, whom they notify, and what they may not have.

use std::time::Duration;

use discord_playground::Options;
use serde_json::{Value, json};

use crate::raw::{Raw, Wire, quick};

async fn listening(options: Options) -> (Raw, Wire) {
    let raw = Raw::start_with(options).await;
    raw.registers_ping().await;
    let wire = raw.identified(1).await;
    (raw, wire)
}

/// Anna types `/ping`, and the bot acknowledges it.
async fn acknowledged(raw: &Raw, wire: &mut Wire) -> Value {
    let (ping, _) = raw.pinged(wire).await;
    assert_eq!(raw.answer(&ping, json!({ "type": 4, "data": { "content": "pong" } })).await.0, 204);
    ping
}

#[tokio::test]
async fn five_in_two_seconds_an_interaction() {
    let (raw, mut wire) = listening(quick()).await;
    let ping = acknowledged(&raw, &mut wire).await;
    let follow_up = || raw.request("POST", &raw.webhook(&ping)).json(&json!({ "content": "more" })).send();
    for _ in 0..5 {
        assert_eq!(follow_up().await.unwrap().status(), 200);
    }
    let refused = follow_up().await.unwrap();
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["x-ratelimit-remaining"], "0");
    assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
    assert!(refused.headers().contains_key("retry-after"));
    let retry_after = refused.json::<Value>().await.unwrap()["retry_after"].as_f64().unwrap();
    assert!(retry_after > 0.0 && retry_after <= 2.0, "{retry_after}");
    let original = format!("{}/messages/@original", raw.webhook(&ping));
    for _ in 0..10 {
        assert_eq!(raw.call("PATCH", &original, json!({ "content": "edits are free" })).await.0, 200);
    }
    raw.discord.advance(Duration::from_secs(2));
    assert_eq!(follow_up().await.unwrap().status(), 200);
    assert!(raw.discord.rate_limit_violations().is_empty());
}

#[tokio::test]
async fn thirty_in_a_minute_a_channel() {
    let (raw, mut wire) = listening(quick()).await;
    let more = json!({ "content": "more" });
    for _ in 0..6 {
        let ping = acknowledged(&raw, &mut wire).await;
        for _ in 0..5 {
            assert_eq!(raw.call("POST", &raw.webhook(&ping), more.clone()).await.0, 200);
        }
    }
    let ping = acknowledged(&raw, &mut wire).await;
    let (status, refused) = raw.call("POST", &raw.webhook(&ping), more.clone()).await;
    assert_eq!(status, 429);
    assert!(refused["retry_after"].as_f64().unwrap() > 2.0, "{refused}");
    raw.discord.advance(Duration::from_secs(60));
    assert_eq!(raw.call("POST", &raw.webhook(&ping), more).await.0, 200);
}

#[tokio::test]
async fn a_benchmark_may_do_without_limits() {
    let (raw, mut wire) = listening(Options { limits_follow_ups: false, ..quick() }).await;
    let ping = acknowledged(&raw, &mut wire).await;
    for _ in 0..31 {
        assert_eq!(raw.call("POST", &raw.webhook(&ping), json!({ "content": "more" })).await.0, 200);
    }
}

#[tokio::test]
async fn only_new_messages_notify_and_silent_ones_do_not() {
    let (raw, mut wire) = listening(quick()).await;
    let ben = raw.ben.mention();
    const SILENT: u64 = 1 << 12;
    let (ping, answer) = raw.pinged(&mut wire).await;
    let silent = json!({ "content": ben, "flags": SILENT });
    assert_eq!(raw.answer(&ping, json!({ "type": 4, "data": silent.clone() })).await.0, 204);
    let first = answer.await.unwrap().unwrap().message().unwrap();
    assert!(first.is_silent() && first.notified().is_empty());
    assert_eq!(first.pinged(), [raw.ben.id()], "it is still a mention");
    raw.call("POST", &raw.webhook(&ping), json!({ "content": ben })).await;
    raw.call("POST", &raw.webhook(&ping), silent.clone()).await;
    let original = format!("{}/messages/@original", raw.webhook(&ping));
    let (status, refused) = raw.call("PATCH", &original, silent.clone()).await;
    assert_eq!((status, &refused["code"]), (400, &json!(50035)), "an edit can't be silent");

    let (late, answer) = raw.pinged(&mut wire).await;
    assert_eq!(raw.answer(&late, json!({ "type": 5, "data": { "flags": SILENT } })).await.0, 400);
    assert_eq!(raw.answer(&late, json!({ "type": 5 })).await.0, 204);
    raw.call("POST", &raw.webhook(&late), json!({ "content": ben })).await;
    let filled_in = answer.await.unwrap().unwrap().finished().await.unwrap().message().unwrap();
    assert!(filled_in.notified().is_empty(), "it only fills in the deferred answer");
    let notified: Vec<_> =
        raw.anna.sees(&raw.channel).iter().map(|message| message.notified().len()).collect();
    assert_eq!(notified, [0, 1, 0, 0]);
}

#[tokio::test]
async fn webhooks_take_no_nonce() {
    let (raw, mut wire) = listening(quick()).await;
    let (ping, _) = raw.pinged(&mut wire).await;
    let body = json!({ "content": "once", "nonce": "1", "enforce_nonce": true });
    let refused =
        |answer: Value| assert_eq!(answer["errors"]["nonce"]["_errors"][0]["code"], "BASE_TYPE_FORBIDDEN");
    refused(raw.answer(&ping, json!({ "type": 4, "data": body.clone() })).await.1);
    raw.answer(&ping, json!({ "type": 4, "data": { "content": "pong" } })).await;
    refused(raw.call("POST", &raw.webhook(&ping), body.clone()).await.1);
    refused(raw.call("PATCH", &format!("{}/messages/@original", raw.webhook(&ping)), body).await.1);
}

#[tokio::test]
async fn an_interactions_token_is_enough() {
    let (raw, mut wire) = listening(quick()).await;
    let seen = raw.discord.requests().len();
    let (ping, _) = raw.pinged(&mut wire).await;
    let stranger = |method: &str, path: String, body: Value| {
        let url = format!("{}/api/v10{path}", raw.discord.url());
        raw.send(reqwest::Client::new().request(method.parse().unwrap(), url).json(&body))
    };
    let body = json!({ "type": 4, "data": { "content": "pong" } });
    assert_eq!(stranger("POST", crate::raw::callback(&ping), body).await.0, 204);
    assert_eq!(stranger("POST", raw.webhook(&ping), json!({ "content": "more" })).await.0, 200);
    let original = format!("{}/messages/@original", raw.webhook(&ping));
    assert_eq!(stranger("PATCH", original.clone(), json!({ "content": "new" })).await.0, 200);
    let counted = || raw.discord.requests_after(seen).iter().filter(|request| request.counts()).count();
    assert_eq!(counted(), 0);
    raw.call("PATCH", &original, json!({ "content": "with the bot's token" })).await;
    raw.post(json!({ "content": "by the bot" })).await;
    assert_eq!(counted(), 2);
}
