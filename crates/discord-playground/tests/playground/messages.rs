//! Posting, editing, files, pings, permissions, threads.

use std::time::Duration;

use discord_playground::Permissions;
use serde_json::{Value, json};

use crate::raw::Raw;

fn long(length: usize) -> String {
    "x".repeat(length)
}

#[tokio::test]
async fn empty_messages_are_refused() {
    let raw = Raw::start().await;
    let button = json!({ "type": 2, "style": 1, "label": "Vote", "custom_id": "vote" });
    let buttons = json!({ "components": [{ "type": 1, "components": [button] }] });
    for body in [json!({}), json!({ "content": " \n " }), buttons] {
        assert_eq!(raw.post(body).await.1["code"], 50006);
    }
    let (_, message) = raw.post(json!({ "content": "hi" })).await;
    let (status, answer) = raw.call("PATCH", &raw.message(&message), json!({ "content": "" })).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    assert_eq!(raw.anna.sees(&raw.channel)[0].content, "hi");
}

#[tokio::test]
async fn files_follow_the_attachments_list() {
    let raw = Raw::start().await;
    let note = json!({ "id": 0, "description": "Eight pizzas" });
    let body = json!({ "embeds": [{ "image": { "url": "attachment://menu.png" } }], "attachments": [note, { "id": 1 }] });
    let files: [(&str, &[u8]); 2] = [("menu.png", b"PNG"), ("log.txt", b"text")];
    let (status, message) = raw.post_files("POST", &raw.messages(), body, &files).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(message["attachments"][0]["description"], "Eight pizzas");
    let url = message["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(message["embeds"][0]["image"]["url"], url);
    let served = reqwest::get(url).await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap().as_ref(), b"PNG");

    // Absent keeps all, a list keeps what it names and takes new files.
    let path = raw.message(&message);
    let (_, edited) = raw.call("PATCH", &path, json!({ "content": "new" })).await;
    assert_eq!(edited["attachments"].as_array().unwrap().len(), 2);
    let keep = json!({ "attachments": [{ "id": message["attachments"][1]["id"] }, { "id": 0 }] });
    let (_, edited) = raw.post_files("PATCH", &path, keep, &[("new.png", b"NEW")]).await;
    let names: Vec<_> = edited["attachments"].as_array().unwrap().iter().map(|a| &a["filename"]).collect();
    assert_eq!(names, ["log.txt", "new.png"]);
    assert_eq!(reqwest::get(url).await.unwrap().status(), 200, "for who was just told of it");
    for _ in 0..64 {
        raw.post_files("PATCH", &path, json!({ "attachments": [{ "id": 0 }] }), &[("next.png", b"NEXT")])
            .await;
    }
    assert_eq!(reqwest::get(url).await.unwrap().status(), 404, "but not for ever");
    let (_, edited) = raw.call("PATCH", &path, json!({ "attachments": [] })).await;
    assert_eq!(edited["attachments"], json!([]));
    let (_, refused) = raw.call("PATCH", &path, json!({ "attachments": [{ "id": "77" }] })).await;
    assert_eq!(refused["errors"]["attachments"]["_errors"][0]["code"], "ATTACHMENT_DATA_NOT_FOUND");
}

#[tokio::test]
async fn files_have_limits() {
    let raw = Raw::start().await;
    let post = async |body: Value, files: &[(&str, &[u8])]| {
        raw.post_files("POST", &raw.messages(), body, files).await
    };
    let large = vec![0; 10 * 1024 * 1024 + 1];
    assert_eq!(post(json!({}), &[("a.bin", &large)]).await.1["code"], 40005);
    let code = |answer: &Value, field: &str| answer["errors"][field]["_errors"][0]["code"].clone();
    let (_, answer) = post(json!({}), &[("my menu.png", b"x")]).await;
    assert_eq!(code(&answer, "files"), "ATTACHMENT_NAME_INVALID");
    let eleven: Vec<(&str, &[u8])> = vec![("a.png", b"x"); 11];
    assert_eq!(code(&post(json!({}), &eleven).await.1, "files"), "BASE_TYPE_MAX_LENGTH");
    let (_, answer) = post(json!({ "attachments": [] }), &[("a.png", b"x")]).await;
    assert_eq!(code(&answer, "attachments"), "ATTACHMENT_NOT_LISTED");
    let alt = json!({ "attachments": [{ "id": 0, "description": long(1025) }] });
    let (_, answer) = post(alt, &[("a.png", b"x")]).await;
    assert_eq!(
        answer["errors"]["attachments"]["0"]["description"]["_errors"][0]["code"],
        "BASE_TYPE_MAX_LENGTH"
    );
    let (status, _) = raw.send(raw.request("POST", &raw.messages()).body("{not json")).await;
    assert_eq!(status, 400);
    let (_, answer) = raw.send(raw.request("POST", &raw.messages()).body("{not json")).await;
    assert_eq!(answer["code"], 50109);
}

#[tokio::test]
async fn a_nonce_posts_once() {
    let raw = Raw::start().await;
    let body = json!({ "content": "once", "nonce": "votes-7", "enforce_nonce": true });
    let (_, first) = raw.post(body.clone()).await;
    let (_, again) = raw.post(body.clone()).await;
    assert_eq!(first["id"], again["id"]);
    assert_eq!(first["nonce"], "votes-7");
    raw.discord.advance(Duration::from_secs(6 * 60));
    let (_, later) = raw.post(body).await;
    assert_ne!(first["id"], later["id"]);
    let (_, unenforced) = raw.post(json!({ "content": "once", "nonce": "votes-7" })).await;
    assert_ne!(later["id"], unenforced["id"]);
}

#[tokio::test]
async fn pings_are_who_is_named_and_allowed() {
    let raw = Raw::start().await;
    let (anna, ben) = (raw.anna.mention(), raw.ben.mention());
    let content = format!("{anna} {ben} @everyone");
    raw.post(json!({ "content": content })).await;
    raw.post(json!({ "content": content, "allowed_mentions": { "users": [raw.ben.id()] } })).await;
    raw.post(json!({ "content": content, "allowed_mentions": { "parse": [] } })).await;
    let seen = raw.anna.sees(&raw.channel);
    assert_eq!(seen[0].pinged(), [raw.anna.id(), raw.ben.id()]);
    assert!(!seen[0].pings_everyone(), "the bot may not mention everyone");
    assert_eq!(seen[1].pinged(), [raw.ben.id()]);
    assert!(seen[2].pinged().is_empty());
    let (_, quiet) = raw.post(json!({ "content": "hi" })).await;
    raw.call("PATCH", &raw.message(&quiet), json!({ "content": content })).await;
    assert!(raw.anna.sees(&raw.channel)[3].pinged().is_empty(), "edits ping nobody");
    raw.guild.gives_bot(Permissions::MENTION_EVERYONE);
    raw.post(json!({ "content": content })).await;
    assert!(raw.anna.sees(&raw.channel)[4].pings_everyone());
}

#[tokio::test]
async fn replies_ping_whom_they_answer() {
    let raw = Raw::start().await;
    let theirs = raw.anna.says(&raw.channel, "Anyone for a round?").unwrap();
    let reply = |changes: Value| {
        let reference = json!({ "message_id": theirs.id });
        let mut body = json!({ "content": "Yes!", "message_reference": reference });
        body.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        body
    };
    let (_, message) = raw.post(reply(json!({}))).await;
    assert_eq!(
        (&message["type"], &message["message_reference"]["message_id"]),
        (&json!(19), &json!(theirs.id))
    );
    raw.post(reply(json!({ "allowed_mentions": { "replied_user": false } }))).await;
    let dangling = json!({ "message_reference": { "message_id": "1", "fail_if_not_exists": false } });
    assert_eq!(raw.post(reply(dangling)).await.1["type"], 0);
    let pinged: Vec<_> = raw.ben.sees(&raw.channel).iter().map(|message| message.pinged().len()).collect();
    assert_eq!(pinged, [0, 1, 0, 0]);
}

#[tokio::test]
async fn permissions_are_asked_for() {
    let raw = Raw::start().await;
    let (text, embed) = (json!({ "content": "hi" }), json!({ "embeds": [{ "title": "t" }] }));
    let files: [(&str, &[u8]); 1] = [("a.png", b"x")];
    raw.channel.takes_from_bot(Permissions::EMBED_LINKS | Permissions::ATTACH_FILES);
    assert_eq!(raw.post(embed.clone()).await.1["code"], 50013);
    assert_eq!(raw.post_files("POST", &raw.messages(), text.clone(), &files).await.1["code"], 50013);
    assert_eq!(raw.post(text.clone()).await.0, 200);
    raw.channel.returns_to_bot(Permissions::EMBED_LINKS);
    assert_eq!(raw.post(embed).await.0, 200);
    raw.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    assert_eq!(
        raw.post(text.clone()).await,
        (403, json!({ "code": 50013, "message": "Missing Permissions" }))
    );
    raw.channel.takes_from_bot(Permissions::CREATE_PUBLIC_THREADS);
    let threads = format!("/channels/{}/threads", raw.channel.id());
    assert_eq!(raw.call("POST", &threads, json!({ "name": "t", "type": 11 })).await.1["code"], 50013);
    raw.channel.takes_from_bot(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(raw.call("GET", &raw.messages(), Value::Null).await, (200, json!([])));
    raw.channel.takes_from_bot(Permissions::VIEW_CHANNEL);
    assert_eq!(raw.post(text.clone()).await.1["code"], 50001);
    assert_eq!(raw.call("GET", &raw.messages(), Value::Null).await.1["code"], 50001);
    raw.guild.kicks_bot();
    assert_eq!(raw.post(text).await.1["code"], 50001);
    assert_eq!(raw.call("GET", &format!("/guilds/{}", raw.guild.id()), Value::Null).await.1["code"], 50001);
}

#[tokio::test]
async fn unknown_things_are_unknown() {
    let raw = Raw::start().await;
    let code = async |method: &str, path: &str| {
        raw.call(method, path, json!({ "content": "x" })).await.1["code"].clone()
    };
    assert_eq!(code("POST", "/channels/1/messages").await, 10003);
    assert_eq!(code("PATCH", &format!("{}/1", raw.messages())).await, 10008);
    assert_eq!(code("GET", "/users/1").await, 10013);
    assert_eq!(code("GET", "/guilds/1").await, 10004);
    assert_eq!(code("GET", &format!("/guilds/{}/members/1", raw.guild.id())).await, 10007);
    assert_eq!(code("GET", "/channels/abc").await, 50035);
    assert_eq!(raw.call("GET", "/nowhere", Value::Null).await.0, 404);
    assert_eq!(raw.call("PUT", "/users/@me", Value::Null).await.0, 405);
    let theirs = raw.anna.says(&raw.channel, "hello").unwrap();
    let path = format!("{}/{}", raw.messages(), theirs.id);
    assert_eq!(code("PATCH", &path).await, 50005);
    assert_eq!(code("DELETE", &path).await, 50013);
    let stranger = reqwest::Client::new().get(format!("{}/api/v10/users/@me", raw.discord.url()));
    let (status, answer) = raw.send(stranger.header("authorization", "Bot wrong")).await;
    assert_eq!((status, answer), (401, json!({ "code": 0, "message": "401: Unauthorized" })));
}

#[tokio::test]
async fn old_messages_are_edited_only_so_often() {
    let raw = Raw::start().await;
    let (_, message) = raw.post(json!({ "content": "poll" })).await;
    let path = raw.message(&message);
    let edit = async |text: &str| raw.call("PATCH", &path, json!({ "content": text })).await;
    for i in 0..10 {
        assert_eq!(edit(&i.to_string()).await.0, 200);
    }
    raw.discord.advance(Duration::from_secs(3601));
    for i in 0..3 {
        assert_eq!(edit(&i.to_string()).await.0, 200);
    }
    let (status, answer) = edit("too much").await;
    assert_eq!((status, &answer["code"]), (429, &json!(30046)));
    raw.discord.advance(Duration::from_secs(3601));
    assert_eq!(edit("an hour later").await.0, 200);
}

#[tokio::test]
async fn threads_open_close_and_lock() {
    let raw = Raw::start().await;
    let (_, message) = raw.post(json!({ "content": "question" })).await;
    let path = format!("{}/threads", raw.message(&message));
    let (status, thread) =
        raw.call("POST", &path, json!({ "name": "Answers 1", "auto_archive_duration": 60 })).await;
    assert_eq!((status, &thread["type"]), (201, &json!(11)));
    assert_eq!(thread["id"], message["id"]);
    assert_eq!(raw.call("POST", &path, json!({ "name": "again" })).await.1["code"], 160004);
    let (_, refused) = raw.call("POST", &path, json!({ "name": "t", "auto_archive_duration": 61 })).await;
    assert_eq!(refused["errors"]["auto_archive_duration"]["_errors"][0]["code"], "BASE_TYPE_CHOICES");

    let place = raw.guild.channel_named("Answers 1").unwrap();
    let messages = format!("/channels/{}/messages", place.id());
    let (_, inside) = raw.call("POST", &messages, json!({ "content": "in" })).await;
    let inside = format!("{messages}/{}", inside["id"].as_str().unwrap());
    let nested = format!("/channels/{}/threads", place.id());
    let (_, refused) = raw.call("POST", &nested, json!({ "name": "t", "type": 11 })).await;
    assert_eq!(refused["code"], 50024);
    let this = format!("/channels/{}", place.id());
    place.is_archived(false);
    let (_, refused) = raw.call("PATCH", &this, json!({ "name": "renamed" })).await;
    assert_eq!(refused["code"], 50083);
    assert_eq!(raw.call("PATCH", &inside, json!({ "content": "x" })).await.1["code"], 50083);
    assert_eq!(raw.call("POST", &messages, json!({ "content": "wakes it" })).await.0, 200);
    assert_eq!(raw.call("PATCH", &inside, json!({ "content": "x" })).await.0, 200);
    place.is_archived(true);
    assert_eq!(raw.call("POST", &messages, json!({ "content": "locked" })).await.1["code"], 50083);
    assert_eq!(
        raw.call("PATCH", &this, json!({ "archived": false })).await.1["thread_metadata"]["archived"],
        false
    );
    raw.channel.takes_from_bot(Permissions::SEND_MESSAGES_IN_THREADS);
    assert_eq!(raw.call("POST", &messages, json!({ "content": "x" })).await.1["code"], 50013);
}

#[tokio::test]
async fn lists_are_paged_newest_first() {
    let raw = Raw::start().await;
    for i in 0..5 {
        raw.post(json!({ "content": i.to_string() })).await;
    }
    let list = async |query: &str| {
        let (_, list) = raw.call("GET", &format!("{}?{query}", raw.messages()), Value::Null).await;
        let texts =
            list.as_array().unwrap().iter().map(|message| message["content"].as_str().unwrap().to_owned());
        (texts.collect::<Vec<_>>().join(""), list)
    };
    let (all, messages) = list("limit=100").await;
    assert_eq!(all, "43210");
    let third = messages[2]["id"].as_str().unwrap();
    assert_eq!(list("limit=2").await.0, "43");
    assert_eq!(list(&format!("before={third}")).await.0, "10");
    assert_eq!(list(&format!("after={third}&limit=1")).await.0, "3");
    assert_eq!(raw.call("GET", &format!("{}?limit=101", raw.messages()), Value::Null).await.1["code"], 50035);
    assert_eq!(raw.call("DELETE", &raw.message(&messages[0]), Value::Null).await.0, 204);
    assert_eq!(list("").await.0, "3210");
}
