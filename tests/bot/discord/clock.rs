//! The clock: it reminds the player, then plays for them, then gives their seat to a computer until they are back. It
//! also closes a lobby that nobody starts. So nobody can block a table.

use stammtisch::games::GameKind;

use support::TestBot;

#[tokio::test]
async fn a_reminder_then_the_turn_is_played_then_the_seat_released_and_taken_back() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let absent = bot.on_turn(&people, &bot.board()).unwrap();
    assert!(bot.board().text().contains("The turn ends <t:"), "{}", bot.board().text());
    bot.waits(85).await;
    let reminder = bot.board();
    assert!(reminder.text().contains("the table is waiting for you"), "{}", reminder.text());
    assert_eq!(reminder.pinged(), [absent.id()]);
    bot.waits(40).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());

    while bot.on_turn(&people, &bot.board()).unwrap().id() != absent.id() {
        bot.moves_by_buttons(&people).await;
    }
    bot.waits(125).await;
    assert!(bot.board().text().contains("keeps the seat warm"), "{}", bot.board().text());
    let answer = absent.clicks(&bot.board(), "I'm back").await.unwrap().message().unwrap();
    assert!(!answer.is_ephemeral() && bot.board().text().contains("is back"), "{}", bot.board().text());
    assert!(!bot.board().live_buttons().contains(&"I'm back".to_owned()));
    bot.close().await;
}

#[tokio::test]
async fn an_idle_lobby_closes() {
    let bot = TestBot::open().await;
    bot.person("Anna").types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    bot.waits(31 * 60).await;
    assert!(bot.board().text().contains("Nobody started"), "{}", bot.board().text());
    bot.person("Ben").types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    assert!(bot.board().text().contains("A table for Qwixx"));
    bot.close().await;
}
