//! Time that passes while players can't act isn't theirs.

use std::time::Duration;

use stammtisch::games::GameKind;
use support::TestBot;

/// Longer than the players of a live game may think, twice.
const LONG: i64 = 8 * 60;

#[tokio::test]
async fn nobody_loses_a_turn_because_the_bot_was_down() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    bot.stops_for(LONG).await;
    // Time enough for a clock that rings too early.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(bot.board().content.contains(&turn.mention()), "{}", bot.board().text());
    assert!(!bot.board().text().contains("is away"), "{}", bot.board().text());
    // The rest of the time is still theirs, and no more than that.
    bot.waits(85).await;
    assert!(bot.board().text().contains("the table is waiting for you"), "{}", bot.board().text());
    bot.waits(40).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn an_idle_table_says_so_a_day_before_it_ends() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck pace:none").await.unwrap();
    ben.clicks(&bot.lobby().await, "Join").await.unwrap();
    anna.clicks(&bot.board(), "Start").await.unwrap();
    bot.waits(13 * 24 * 3600 + 60).await;
    let told = bot.board();
    assert!(told.text().contains("nobody has moved here for almost two weeks"), "{}", told.text());
    bot.waits(24 * 3600).await;
    assert!(bot.board().text().contains("Nobody was left at the table"), "{}", bot.board().text());
    bot.close().await;
}
