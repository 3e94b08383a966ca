//! A database that is slow, fails or is full: the player hears of it, nothing is half done, and the next try works.
//! What it looks like from inside is told in the store's own scenes.

use stammtisch::games::GameKind;

use super::ledger::Ledger;
use crate::house::House;

#[tokio::test]
async fn a_slow_database_only_takes_longer() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let board = house.board();
    let person = house.on_turn(&people, &board).unwrap();
    let mut ledger = Ledger::of(&house).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    let (answer, ()) = tokio::join!(person.clicks(&board, "Roll"), async {
        tokio::time::sleep(std::time::Duration::from_millis(900)).await;
        ledger.sql("ROLLBACK").await;
    });
    let message = answer.unwrap().finished().await.unwrap().message().unwrap();
    assert!(!message.is_ephemeral() && message.text().contains("Rolled"), "{}", message.text());
    house.close().await;
}

#[tokio::test]
async fn a_full_or_broken_disk_costs_nobody_anything_but_patience() {
    const FULL: &str =
        "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END";
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let before = house.board();
    let person = house.on_turn(&people, &before).unwrap();
    let mut ledger = Ledger::of(&house).await;
    let counted = ledger.counted().await;

    ledger.sql(FULL).await;
    let told = person.clicks(&before, "Roll").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("Your game is safe"), "{}", told.text());
    let told = house.person("Otto").types(&house.guild.channel("other"), "/play qwixx").await.unwrap();
    assert!(told.message().unwrap().is_ephemeral());
    assert_eq!((house.board().text(), ledger.counted().await), (before.text(), counted));

    ledger.sql("DROP TRIGGER full").await;
    person.clicks(&house.board(), "Roll").await.unwrap();
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    assert_eq!(ledger.moves(&house.channel).await, 1);
    house.close().await;
}
