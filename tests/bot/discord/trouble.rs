//! Discord or the disk fails during a single move: it counts once or not at all, and the player is told which.

use std::time::Duration;

use discord_playground::Fault;
use sqlx::{Connection, Executor, SqliteConnection};
use stammtisch::games::GameKind;

use support::TestBot;

#[tokio::test]
async fn a_locked_database_refuses_the_move_politely_and_keeps_the_table() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    let person = bot.on_turn(&people, &before).unwrap();
    let mut other = SqliteConnection::connect(bot.database()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    // It takes longer than Discord waits, so the answer is deferred first.
    let answer = person.clicks(&before, "Roll").await.unwrap();
    assert!(answer.is_deferred());
    let told = bot.whisper_to(person).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert_eq!(bot.board().text(), before.text());
    other.execute("ROLLBACK").await.unwrap();
    person.clicks(&bot.board(), "Roll").await.unwrap();
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_table_that_could_not_be_opened_leaves_nothing_behind() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let mut other = SqliteConnection::connect(bot.database()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    let told = bot.whisper_to(&anna).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    bot.settles().await;
    assert!(bot.messages().is_empty(), "the commitment was taken back");
    other.execute("ROLLBACK").await.unwrap();
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    assert!(bot.board().text().contains("A table for Heckmeck"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn what_discord_refuses_in_passing_is_tried_again_and_posted_once() {
    for fault in
        [Fault::Status(502), Fault::RateLimit { retry_after: Duration::from_millis(100), global: false }]
    {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Karteneck, 2).await;
        let posted = bot.messages().len();
        bot.discord.fails("POST", "/webhooks/", fault, 1);
        bot.moves_by_buttons(&people).await;
        // The second try comes after a pause.
        tokio::time::sleep(Duration::from_millis(500)).await;
        bot.settles().await;
        assert_eq!(bot.messages().len(), posted + 1, "one new board, however often it was tried");
        bot.close().await;
    }
}

#[tokio::test]
async fn the_game_goes_on_over_lost_connections() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 2).await;
    for number in 0..3 {
        match number {
            0 => bot.discord.gateway().asks_to_reconnect(),
            1 => bot.discord.gateway().drops(),
            _ => bot.discord.gateway().invalidates_sessions(true),
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let before = bot.board();
        bot.moves_by_buttons(&people).await;
        assert_ne!(bot.board().text(), before.text());
    }
    bot.close().await;
}
