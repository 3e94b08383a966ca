//! Faults on request, as a real bot lives through them.

use std::time::{Duration, Instant};

use discord_playground::{ClientEventKind, Fault, GatewayControl};
use serde_json::{Value, json};

use crate::{raw::Raw, scenes::Scene};

#[tokio::test]
async fn rate_limits_come_with_body_and_headers() {
    let raw = Raw::start().await;
    let (retry_after, start) = (Duration::from_millis(1500), Instant::now());
    raw.discord.fails("POST", "/messages", Fault::RateLimit { retry_after, global: false }, 1);
    raw.discord.fails("GET", "/users/@me", Fault::RateLimit { retry_after, global: true }, 1);
    let ask = || raw.request("POST", &raw.messages()).json(&json!({ "content": "hi" })).send();
    let local = ask().await.unwrap();
    assert_eq!(local.status(), 429);
    assert_eq!(local.headers()["retry-after"], "2");
    assert_eq!(local.headers()["x-ratelimit-reset-after"], "1.5");
    assert_eq!(local.json::<Value>().await.unwrap()["retry_after"], 1.5);
    let global = raw.request("GET", "/users/@me").send().await.unwrap();
    assert_eq!(global.headers()["x-ratelimit-global"], "true");
    assert_eq!(global.json::<Value>().await.unwrap()["global"], true);
    tokio::time::sleep_until((start + 2 * retry_after).into()).await;
    assert_eq!(ask().await.unwrap().status(), 200, "planned faults are used up");
    assert_eq!(raw.anna.sees(&raw.channel).len(), 1);
}

#[tokio::test]
async fn errors_delays_and_lost_answers() {
    let raw = Raw::start().await;
    raw.discord.fails("POST", "/messages", Fault::Status(503), 1);
    assert_eq!(raw.post(json!({ "content": "one" })).await.0, 503);
    assert!(raw.anna.sees(&raw.channel).is_empty());

    raw.discord.fails("POST", "/messages", Fault::Slow(Duration::from_millis(50)), 1);
    let start = Instant::now();
    assert_eq!(raw.post(json!({ "content": "two" })).await.0, 200);
    assert!(start.elapsed() >= Duration::from_millis(50));

    raw.discord.fails("POST", "/messages", Fault::Lost, 1);
    let lost = raw.request("POST", &raw.messages()).json(&json!({ "content": "three" })).send().await;
    assert!(lost.is_err());
    let seen = raw.anna.sees(&raw.channel);
    assert_eq!(seen.iter().filter(|message| message.content == "three").count(), 1, "it was carried out");
    assert_eq!(raw.discord.requests().last().unwrap().status, None);
}

#[tokio::test]
async fn who_comes_back_too_early_is_refused_again_and_noted() {
    let raw = Raw::start().await;
    let retry_after = Duration::from_millis(400);
    raw.discord.fails("POST", "/messages", Fault::RateLimit { retry_after, global: false }, 1);
    let start = Instant::now();
    let states =
        [raw.post(json!({ "content": "one" })).await.0, raw.post(json!({ "content": "two" })).await.0];
    assert_eq!(states, [429, 429]);
    assert_eq!(raw.discord.rate_limit_violations().len(), 1, "{:?}", raw.discord.rate_limit_violations());
    tokio::time::sleep_until((start + 3 * retry_after).into()).await;
    assert_eq!(raw.post(json!({ "content": "three" })).await.0, 200);
    assert_eq!(raw.discord.rate_limit_violations().len(), 1);
}

#[tokio::test]
async fn a_request_that_is_dropped_was_not_carried_out() {
    let raw = Raw::start().await;
    raw.discord.fails("POST", "/messages", Fault::Dropped, 1);
    let lost = raw.request("POST", &raw.messages()).json(&json!({ "content": "one" })).send().await;
    assert!(lost.is_err() && raw.anna.sees(&raw.channel).is_empty());
}

#[tokio::test]
async fn a_later_edit_overtakes_an_earlier_one() {
    let raw = Raw::start().await;
    let (_, message) = raw.post(json!({ "content": "new" })).await;
    let path = raw.message(&message);
    let edit = async |text: &str| raw.call("PATCH", &path, json!({ "content": text })).await.0;
    let content = || raw.anna.sees(&raw.channel)[0].content.clone();
    raw.discord.holds_back("PATCH", &path, 2);
    assert_eq!(edit("first").await, 200);
    let later = async {
        raw.discord.has_held_back().await;
        assert_eq!(edit("third").await, 200);
    };
    let (held_back, ()) = tokio::join!(edit("second"), later);
    assert_eq!((held_back, content()), (200, "second".to_owned()), "sent second, applied last");

    raw.discord.holds_back("PATCH", &path, 1);
    let release = async {
        raw.discord.has_held_back().await;
        assert_eq!(content(), "second");
        raw.discord.releases();
    };
    assert_eq!(tokio::join!(edit("released"), release).0, 200);
    assert_eq!(content(), "released");
}

#[tokio::test]
async fn a_request_that_is_held_back_takes_effect_although_its_sender_has_gone() {
    let raw = Raw::start().await;
    let mut window = raw.anna.watches();
    raw.discord.holds_back("POST", "/messages", 1);
    let post = raw.request("POST", &raw.messages()).json(&json!({ "content": "late" })).send();
    tokio::select! {
        _ = post => panic!("it is held back"),
        () = raw.discord.has_held_back() => {}
    }
    raw.discord.releases();
    while !matches!(window.next().await.unwrap().kind, ClientEventKind::MessageCreated(_)) {}
    assert_eq!(raw.anna.sees(&raw.channel)[0].content, "late");
}

#[tokio::test]
async fn a_distant_discord_takes_a_round_trip() {
    let raw = Raw::start().await;
    raw.registers_ping().await;
    let mut wire = raw.identified(1).await;
    let latency = Duration::from_millis(200);
    raw.discord.set_latency(latency);
    let start = Instant::now();
    let (ping, answer) = raw.pinged(&mut wire).await;
    assert!(start.elapsed() >= latency / 2, "an event takes half the way");
    let body = json!({ "type": 4, "data": { "content": "pong" } });
    let shown = async {
        let message = answer.await.unwrap().unwrap();
        (message, start.elapsed())
    };
    let ((status, _), (_, shown)) = tokio::join!(raw.answer(&ping, body), shown);
    assert_eq!(status, 204);
    assert!(shown >= latency && start.elapsed() >= latency * 3 / 2, "{shown:?}, {:?}", start.elapsed());
}

#[tokio::test]
async fn the_log_keeps_tokens_out() {
    let Scene { discord, channel, anna, .. } = &Scene::start().await;
    anna.types(channel, "/secret").await.unwrap();
    discord.request("POST", "/webhooks/").await;
    let log = format!("{:?}", discord.requests());
    assert!(log.contains("/callback") && log.contains("[token]"));
    assert!(!log.contains("playground-"), "{log}");
}

#[tokio::test]
async fn interactions_come_twice_or_in_reverse() {
    let Scene { discord, channel, anna, ben, bot, .. } = &Scene::start().await;
    discord.gateway().doubles_next(1);
    anna.types(channel, "/order once").await.unwrap();
    discord.nth_request("POST", "/callback", 2).await;
    assert_eq!(bot.heard(), 2);
    let mut answers: Vec<_> =
        discord.requests().into_iter().filter(|request| request.is("POST", "/callback")).collect();
    answers.sort_by_key(|request| request.status);
    assert_eq!((answers[0].status, answers[1].status), (Some(204), Some(400)));
    assert_eq!(anna.sees(channel).len(), 1);

    discord.gateway().reverses_next(2);
    let (first, second) =
        tokio::join!(anna.types(channel, "/order first"), ben.types(channel, "/order second"));
    assert!(first.is_ok() && second.is_ok());
}

#[tokio::test]
async fn a_bot_resumes_after_every_kind_of_break() {
    let Scene { discord, channel, anna, bot, .. } = &Scene::start().await;
    type Break = fn(&GatewayControl);
    let breaks: [(&str, Break); 5] = [
        ("op 7", |gateway| gateway.asks_to_reconnect()),
        ("closed", |gateway| gateway.closes(4000)),
        ("going away", |gateway| gateway.closes(1001)),
        ("dead line", |gateway| gateway.drops()),
        ("invalid, resumable", |gateway| gateway.invalidates_sessions(true)),
    ];
    for (name, break_it) in breaks {
        break_it(&discord.gateway());
        // Sent while the bot is away: it must be replayed.
        let answer = anna.types(channel, "/order spinach").await;
        assert!(answer.is_ok(), "{name}: {answer:?}");
        bot.resumes().await;
    }
}
