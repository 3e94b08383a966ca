//! The bot on a database that is slow, fails or is full: the player is told, nothing is half done, and the next try
//! works. `tests/bot/store` tests the same for the store alone.

use discord_playground::Message;
use stammtisch::games::GameKind;

use super::ledger::Ledger;
use support::TestBot;

#[tokio::test]
async fn a_slow_database_only_takes_longer() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    let mut ledger = Ledger::of(&bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    let (answer, ()) = tokio::join!(person.clicks(&board, "Roll"), async {
        tokio::time::sleep(std::time::Duration::from_millis(900)).await;
        ledger.sql("ROLLBACK").await;
    });
    let message = answer.unwrap().finished().await.unwrap().message().unwrap();
    assert!(!message.is_ephemeral() && message.text().contains("Rolled"), "{}", message.text());
    bot.close().await;
}

#[tokio::test]
async fn a_full_or_broken_disk_costs_nobody_anything_but_patience() {
    const FULL: &str =
        "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END";
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    let person = bot.on_turn(&people, &before).unwrap();
    let mut ledger = Ledger::of(&bot).await;
    let counted = ledger.counted().await;

    ledger.sql(FULL).await;
    let told = person.clicks(&before, "Roll").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("Your game is safe"), "{}", told.text());
    let (otto, other) = (bot.person("Otto"), bot.guild.channel("other"));
    otto.types(&other, "/play qwixx").await.unwrap();
    support::until("its announcement is taken back", || {
        let seen = otto.sees(&other);
        !seen.is_empty() && seen.iter().all(Message::is_ephemeral)
    })
    .await;
    assert_eq!((bot.board().text(), ledger.counted().await), (before.text(), counted));

    ledger.sql("DROP TRIGGER full").await;
    person.clicks(&bot.board(), "Roll").await.unwrap();
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    assert_eq!(ledger.moves(&bot.channel).await, 1);
    bot.close().await;
}
