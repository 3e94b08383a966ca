//! `/odds` and *What were the odds?*: how likely the last roll was, for whoever asks.

use discord_playground::{Message, Person};
use serde_json::json;
use stammtisch::games::GameKind;
use support::TestBot;

/// What somebody is told who asks in the menu of a message.
async fn asks_about(bot: &TestBot, person: &Person, board: &Message) -> Message {
    let id = board.id.get().to_string();
    let author =
        json!({ "id": "1", "username": "Stammtisch", "discriminator": "0", "avatar": null, "bot": true });
    let message = json!({ "id": id, "channel_id": bot.channel.id().get().to_string(), "author": author,
        "content": "", "timestamp": "2026-11-18T20:00:00+00:00", "edited_timestamp": null, "tts": false,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
        "pinned": false, "type": 0, "components": *board.components });
    let used = json!({ "type": 2, "data": { "id": "1", "type": 3, "name": "What were the odds?",
        "target_id": id, "resolved": { "messages": { id.clone(): message } } } });
    let told = person.forges(&bot.channel, used).await.unwrap().finished().await.unwrap().message().unwrap();
    assert!(told.is_ephemeral(), "{}", told.text());
    told
}

#[tokio::test]
async fn whoever_asks_is_told_how_likely_the_last_roll_was_and_what_it_did() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let board = bot.board();
    let (first, other) = match bot.on_turn(&people, &board).unwrap().id() == people[0].id() {
        true => (&people[0], &people[1]),
        false => (&people[1], &people[0]),
    };
    let told = async |person: &Person, command: &str| {
        let answer = person.types(&bot.channel, command).await.unwrap().finished().await.unwrap();
        let answer = answer.message().unwrap();
        assert!(answer.is_ephemeral(), "{}", answer.text());
        answer.text()
    };
    assert!(told(other, "/odds").await.contains("Nothing has happened yet"));
    first.clicks(&board, "Roll").await.unwrap();
    bot.settles().await;
    for (locale, command, part) in [
        ("en-US", "/odds", "with one die: **1 in 6** (16.7%)"),
        ("de", "/chancen", "mit einem Würfel: **1 zu 6** (16,7\u{a0}%)"),
        ("ru", "/шансы", "на одном кубике: **1 из 6** (16,7\u{a0}%)"),
    ] {
        let text = told(&bot.person("Carl").speaks(locale), command).await;
        assert!(text.contains(part), "{locale}: {text}");
    }
    let text = told(&bot.person("Dora"), "/odds").await;
    assert!(text.contains("Chance to win of") && text.contains("an estimate"), "{text}");
    assert!(!text.contains("wins about"), "only whoever decides sees the odds of the moves: {text}");
    let by_message = asks_about(&bot, other, &bot.board()).await.text();
    assert!(by_message.contains("**1 in 6**"), "{by_message}");
    let on_turn = bot.on_turn(&people, &bot.board()).unwrap();
    let own = told(on_turn, "/odds").await;
    assert!(own.contains("**1 in 6**") && own.contains("wins about"), "{own}");

    bot.plays_by_buttons(&people).await;
    bot.settles().await;
    let result = asks_about(&bot, first, &bot.board()).await.text();
    assert!(result.contains("**1 in 6**"), "also of a game that is over: {result}");
    bot.close().await;
}

/// Where rated games have no hints, the odds say nothing of the chances to win.
#[tokio::test]
async fn without_hints_the_odds_are_of_the_dice_alone() {
    let bot = TestBot::open().await;
    super::privacy::manager(&bot).types(&bot.channel, "/settings hints:false").await.unwrap();
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let on_turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    on_turn.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let told = on_turn.types(&bot.channel, "/odds").await.unwrap().finished().await.unwrap();
    let text = told.message().unwrap().text();
    assert!(text.contains("8 dice that fall like that") && text.contains("1 in "), "{text}");
    assert!(!text.contains("Chance to win") && !text.contains("wins about"), "{text}");
    bot.close().await;
}
