//! When Discord or the disk make trouble, a move counts once or not at all, and somebody is told.

use std::time::Duration;

use sqlx::{Connection, Executor, SqliteConnection};
use stammtisch::games::GameKind;
use stammtisch::playground::Fault;

use super::house::House;

#[tokio::test]
async fn a_locked_database_refuses_the_move_politely_and_keeps_the_table() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let before = house.board();
    let person = house.on_turn(&people, &before).unwrap();
    let mut other = SqliteConnection::connect(house.database()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    // It takes longer than Discord waits, so the answer is deferred first.
    let answer = person.clicks(&before, "Roll").await.unwrap();
    assert!(answer.is_deferred());
    let told = house.whisper_to(person).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert_eq!(house.board().text(), before.text());
    other.execute("ROLLBACK").await.unwrap();
    person.clicks(&house.board(), "Roll").await.unwrap();
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn a_table_that_could_not_be_opened_leaves_nothing_behind() {
    let house = House::open().await;
    let anna = house.person("Anna");
    let mut other = SqliteConnection::connect(house.database()).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let answer = anna.types(&house.channel, "/play heckmeck").await.unwrap();
    assert!(answer.is_deferred());
    let told = house.whisper_to(&anna).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert!(house.messages().is_empty(), "the promise of a public answer was taken back");
    other.execute("ROLLBACK").await.unwrap();
    anna.types(&house.channel, "/play heckmeck").await.unwrap();
    assert!(house.board().text().contains("A table for Heckmeck"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn what_discord_refuses_in_passing_is_tried_again_and_posted_once() {
    for fault in [
        Fault::Status(502),
        Fault::Lost,
        Fault::RateLimit { retry_after: Duration::from_millis(100), global: false },
    ] {
        let house = House::open().await;
        let people = house.seated(GameKind::Karteneck, 2).await;
        let posted = house.messages().len();
        house.discord.fails("POST", "/messages", fault, 1);
        house.moves_by_buttons(&people).await;
        assert_eq!(house.messages().len(), posted + 1, "one new board, however often it was tried");
        house.close().await;
    }
}

#[tokio::test]
async fn the_game_goes_on_over_lost_connections() {
    let house = House::open().await;
    let people = house.seated(GameKind::Barbecue, 2).await;
    for number in 0..3 {
        match number {
            0 => house.discord.gateway().asks_to_reconnect(),
            1 => house.discord.gateway().drops(),
            _ => house.discord.gateway().invalidates_sessions(true),
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let before = house.board();
        house.moves_by_buttons(&people).await;
        assert_ne!(house.board().text(), before.text());
    }
    house.close().await;
}
