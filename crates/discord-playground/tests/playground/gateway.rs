//! The gateway's manners, over a raw connection.

use std::time::Duration;

use discord_playground::Options;
use serde_json::{Value, json};

use crate::raw::{Raw, identify, quick};

const GUILDS: u64 = 1;
const GUILD_MESSAGES: u64 = 1 << 9;
const MESSAGE_CONTENT: u64 = 1 << 15;

async fn closed_with(raw: &Raw, payload: Value) -> u16 {
    let mut wire = raw.connect().await;
    wire.send(payload).await;
    loop {
        if let Err(code) = wire.next().await {
            return code;
        }
    }
}

#[tokio::test]
async fn strangers_are_turned_away() {
    let raw = Raw::start().await;
    let identify = |changes: Value| identify(&raw.discord, changes);
    assert_eq!(closed_with(&raw, identify(json!({ "token": "wrong" }))).await, 4004);
    assert_eq!(closed_with(&raw, identify(json!({ "shard": [1, 1] }))).await, 4010);
    assert_eq!(closed_with(&raw, identify(json!({ "intents": 1u64 << 30 }))).await, 4013);
    assert_eq!(closed_with(&raw, identify(json!({ "intents": null }))).await, 4013);
    assert_eq!(closed_with(&raw, identify(json!({ "intents": MESSAGE_CONTENT }))).await, 4014);
    assert_eq!(closed_with(&raw, json!({ "op": 99 })).await, 4001);
    assert_eq!(closed_with(&raw, json!("nonsense")).await, 4002);
    assert_eq!(closed_with(&raw, json!({ "op": 3, "d": {} })).await, 4003);
    let mut wire = raw.identified(GUILDS).await;
    wire.identify(&raw.discord, GUILDS).await;
    assert_eq!(
        loop {
            if let Err(code) = wire.next().await {
                break code;
            }
        },
        4005
    );
    let mut chatty = raw.identified(GUILDS).await;
    for _ in 0..120 {
        chatty.send(json!({ "op": 1, "d": null })).await;
    }
    assert_eq!(
        loop {
            if let Err(code) = chatty.next().await {
                break code;
            }
        },
        4008
    );
}

#[tokio::test]
async fn silence_is_a_dead_bot() {
    let raw = Raw::start_with(Options { heartbeat_interval: Duration::from_millis(300), ..quick() }).await;
    let mut wire = raw.identified(0).await;
    for _ in 0..3 {
        assert!(wire.events_until_now().await.is_empty());
    }
    assert_eq!(wire.next().await, Err(4009));
}

#[tokio::test]
async fn identifies_are_counted() {
    let options =
        Options { remaining_identifies: 2, identify_interval: Duration::from_secs(5), ..Options::default() };
    let raw = Raw::start_with(options).await;
    raw.identified(GUILDS).await;
    let limit = async || raw.call("GET", "/gateway/bot", Value::Null).await.1["session_start_limit"].clone();
    assert_eq!(limit().await["remaining"], 1);
    assert_eq!(limit().await["max_concurrency"], 1);
    let mut hasty = raw.connect().await;
    hasty.identify(&raw.discord, GUILDS).await;
    let refused = hasty.next().await.unwrap();
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
    raw.discord.advance(Duration::from_secs(6));
    raw.identified(GUILDS).await;
    raw.discord.advance(Duration::from_secs(6));
    assert_eq!(closed_with(&raw, identify(&raw.discord, json!({}))).await, 4004, "the budget is spent");
}

#[tokio::test]
async fn intents_decide_what_is_heard() {
    let raw = Raw::start().await;
    let mut nothing = raw.identified(0).await;
    let mut guilds = raw.identified(GUILDS).await;
    let mut messages = raw.identified(GUILD_MESSAGES).await;
    let (_, mine) = raw.post(json!({ "content": "mine" })).await;
    raw.call("PATCH", &raw.message(&mine), json!({ "content": "edited" })).await;
    raw.call("DELETE", &raw.message(&mine), Value::Null).await;
    raw.guild.channel("new");
    raw.anna.says(&raw.channel, "secret").unwrap();
    assert!(nothing.events_until_now().await.is_empty());
    assert_eq!(guilds.events_until_now().await, ["GUILD_CREATE", "CHANNEL_CREATE"]);
    assert_eq!(messages.event("MESSAGE_CREATE").await["content"], "mine");
    assert_eq!(messages.event("MESSAGE_UPDATE").await["content"], "edited");
    assert_eq!(messages.event("MESSAGE_DELETE").await["id"], mine["id"]);
    assert_eq!(messages.event("MESSAGE_CREATE").await["content"], "", "content is privileged");
}

#[tokio::test]
async fn comings_and_goings_are_told() {
    let raw = Raw::start_with(Options { privileged_intents: MESSAGE_CONTENT, ..quick() }).await;
    let mut wire = raw.identified(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT).await;
    let guild = wire.event("GUILD_CREATE").await;
    assert_eq!(guild["name"], "Test Guild");
    assert_eq!(guild["channels"][0]["name"], "general");
    raw.anna.says(&raw.channel, "hello").unwrap();
    assert_eq!(wire.event("MESSAGE_CREATE").await["content"], "hello");
    raw.call("POST", &format!("/channels/{}/threads", raw.channel.id()), json!({ "name": "t", "type": 11 }))
        .await;
    let thread = wire.event("THREAD_CREATE").await;
    raw.call("PATCH", &format!("/channels/{}", thread["id"].as_str().unwrap()), json!({ "archived": true }))
        .await;
    assert_eq!(wire.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    raw.channel.is_deleted();
    wire.event("CHANNEL_DELETE").await;
    raw.guild.kicks_bot();
    assert_eq!(wire.event("GUILD_DELETE").await["id"], raw.guild.id().to_string());
    raw.guild.invites_bot();
    wire.event("GUILD_CREATE").await;
}

#[tokio::test]
async fn a_session_is_resumed_with_what_was_missed() {
    let raw = Raw::start().await;
    let mut first = raw.identified(GUILD_MESSAGES).await;
    raw.discord.gateway().drops();
    assert_eq!(first.next().await, Err(1006));
    raw.discord.gateway().has_sessions(0).await;
    raw.post(json!({ "content": "missed" })).await;
    let mut second = raw.connect().await;
    second.resume(&raw.discord, &first).await;
    let missed = second.next().await.unwrap();
    assert_eq!((&missed["t"], &missed["d"]["content"]), (&json!("MESSAGE_CREATE"), &json!("missed")));
    assert_eq!(missed["s"], first.sequence + 1);
    assert_eq!(second.next().await.unwrap()["t"], "RESUMED");

    let mut confused = raw.connect().await;
    first.sequence = 999;
    confused.resume(&raw.discord, &first).await;
    assert_eq!(
        loop {
            if let Err(code) = confused.next().await {
                break code;
            }
        },
        4007
    );
}

#[tokio::test]
async fn a_session_is_not_resumed_when_too_much_was_missed() {
    let raw = Raw::start_with(Options { replay_buffer: 3, ..quick() }).await;
    let first = raw.identified(GUILD_MESSAGES).await;
    raw.discord.gateway().drops();
    raw.discord.gateway().has_sessions(0).await;
    for i in 0..4 {
        raw.post(json!({ "content": i.to_string() })).await;
    }
    let mut second = raw.connect().await;
    second.resume(&raw.discord, &first).await;
    assert_eq!(second.next().await.unwrap(), json!({ "op": 9, "d": false, "s": null, "t": null }));
    second.identify(&raw.discord, GUILDS).await;
    second.event("READY").await;
}

#[tokio::test]
async fn invalid_sessions_are_forgotten() {
    let raw = Raw::start().await;
    let mut wire = raw.identified(GUILD_MESSAGES).await;
    raw.discord.gateway().invalidates_sessions(false);
    assert_eq!(wire.next().await.unwrap()["d"], false);
    raw.post(json!({ "content": "lost" })).await;
    let mut other = raw.connect().await;
    other.resume(&raw.discord, &wire).await;
    assert_eq!(other.next().await.unwrap()["op"], 9);
    wire.identify(&raw.discord, GUILD_MESSAGES).await;
    wire.event("READY").await;
    assert!(wire.events_until_now().await.is_empty(), "what was sent meanwhile is gone");
    raw.discord.gateway().asks_to_reconnect();
    assert_eq!(wire.next().await.unwrap()["op"], 7);
}

#[tokio::test]
async fn guilds_are_spread_over_shards() {
    let raw = Raw::start().await;
    let second = raw.discord.guild("Others");
    let shards = 2;
    let mut wires = Vec::new();
    for shard in 0..shards {
        let mut wire = raw.connect().await;
        wire.send(identify(&raw.discord, json!({ "shard": [shard, shards] }))).await;
        let ready = wire.event("READY").await;
        let here = |id: u64| (id >> 22) % shards == shard;
        let expected = [raw.guild.id().get(), second.id().get()].into_iter().filter(|id| here(*id)).count();
        assert_eq!(ready["guilds"].as_array().unwrap().len(), expected);
        wires.push(wire);
    }
    assert_eq!(raw.discord.gateway().sessions(), 2);
    raw.registers_ping().await;
    let shard = (raw.guild.id().get() >> 22) % shards;
    let (ping, _) = raw.pinged(&mut wires[shard as usize]).await;
    assert_eq!(ping["guild_id"], raw.guild.id().to_string());
    let other = wires[1 - shard as usize].events_until_now().await;
    assert!(!other.contains(&"INTERACTION_CREATE".to_owned()));
}

#[tokio::test]
async fn a_shard_with_too_many_guilds_is_refused() {
    let raw = Raw::start_with(Options { guilds_per_shard: 1, ..quick() }).await;
    raw.discord.guild("Others");
    assert_eq!(closed_with(&raw, identify(&raw.discord, json!({ "shard": [0, 1] }))).await, 4011);
    let mut wire = raw.connect().await;
    // Of very many shards this one has at most one of the two.
    wire.send(identify(&raw.discord, json!({ "shard": [0, 1 << 20] }))).await;
    wire.event("READY").await;
}

#[tokio::test]
async fn two_sessions_of_one_shard_both_hear_everything() {
    let raw = Raw::start().await;
    raw.registers_ping().await;
    let mut wires = Vec::new();
    for _ in 0..2 {
        let mut wire = raw.connect().await;
        wire.identify(&raw.discord, GUILDS).await;
        assert_eq!(wire.event("READY").await["shard"], json!([0, 1]));
        wires.push(wire);
    }
    assert_eq!(raw.discord.gateway().sessions(), 2);
    let (ping, _) = raw.pinged(&mut wires[0]).await;
    assert_eq!(wires[1].event("INTERACTION_CREATE").await["id"], ping["id"]);
}

#[tokio::test]
async fn heartbeats_go_unanswered_on_request() {
    let raw = Raw::start().await;
    let mut wire = raw.identified(GUILD_MESSAGES).await;
    raw.discord.gateway().stays_silent(true);
    wire.send(json!({ "op": 1, "d": null })).await;
    wire.send(json!({ "op": 3, "d": {} })).await;
    raw.post(json!({ "content": "hi" })).await;
    assert_eq!(wire.next().await.unwrap()["t"], "MESSAGE_CREATE");
    raw.discord.gateway().stays_silent(false);
    assert!(wire.events_until_now().await.is_empty());
}

#[tokio::test]
async fn newcomers_are_turned_away_and_heartbeats_asked_for_on_request() {
    let raw = Raw::start().await;
    raw.discord.gateway().turns_away(Some(4011));
    assert_eq!(closed_with(&raw, identify(&raw.discord, json!({}))).await, 4011);
    raw.discord.gateway().turns_away(None);
    let mut wire = raw.identified(0).await;
    raw.discord.gateway().asks_for_heartbeat();
    assert_eq!(wire.next().await.unwrap()["op"], 1);
    assert!(wire.events_until_now().await.is_empty());
    let gateway = raw.discord.gateway();
    assert_eq!((gateway.identifies(), gateway.hasty_identifies(), gateway.heartbeats()), (1, 0, 1));
}

#[tokio::test]
async fn nothing_comes_through_a_line_that_hangs_until_the_session_is_resumed() {
    let raw = Raw::start().await;
    let mut first = raw.identified(GUILD_MESSAGES).await;
    raw.discord.gateway().freezes();
    raw.post(json!({ "content": "missed" })).await;
    first.send(json!({ "op": 1, "d": null })).await;
    let mut second = raw.connect().await;
    second.resume(&raw.discord, &first).await;
    assert_eq!(second.event("MESSAGE_CREATE").await["content"], "missed");
    assert_eq!((raw.discord.gateway().heartbeats(), raw.discord.gateway().resumes()), (0, 1));
}

/// twilight reads what we send as it would read Discord's own.
#[tokio::test]
async fn what_is_sent_is_well_formed() {
    use twilight_model::{
        application::interaction::Interaction,
        channel::{Channel, Message},
        gateway::payload::incoming::{GuildCreate, MessageCreate, Ready},
        guild::Member,
    };
    let raw = Raw::start().await;
    raw.registers_ping().await;
    let mut wire = raw.connect().await;
    wire.identify(&raw.discord, GUILDS | GUILD_MESSAGES).await;
    serde_json::from_value::<Ready>(wire.event("READY").await).unwrap();
    serde_json::from_value::<GuildCreate>(wire.event("GUILD_CREATE").await).unwrap();
    let (ping, _) = raw.pinged(&mut wire).await;
    serde_json::from_value::<Interaction>(ping.clone()).unwrap();
    raw.answer(&ping, json!({ "type": 4, "data": { "content": raw.ben.mention() } })).await;
    let posted = wire.event("MESSAGE_CREATE").await;
    serde_json::from_value::<MessageCreate>(posted.clone()).unwrap();
    let (_, message) = raw.call("GET", &raw.message(&posted), Value::Null).await;
    serde_json::from_value::<Message>(message).unwrap();
    let (_, thread) =
        raw.call("POST", &format!("{}/threads", raw.message(&posted)), json!({ "name": "t" })).await;
    serde_json::from_value::<Channel>(thread).unwrap();
    let member = format!("/guilds/{}/members/{}", raw.guild.id(), raw.anna.id());
    serde_json::from_value::<Member>(raw.call("GET", &member, Value::Null).await.1).unwrap();
}
