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
async fn a_reminder_is_neither_lost_nor_doubled() {
    let mut bot = TestBot::open().await;
    let manager = bot.person("Manager");
    manager.may(&bot.guild, discord_playground::Permissions::MANAGE_GUILD);
    manager.types(&bot.channel, "/settings pace:relaxed").await.unwrap();
    bot.seated(GameKind::Heckmeck, 2).await;
    let reminders = |bot: &TestBot| {
        let is_one = |message: &&discord_playground::Message| message.text().contains("is waiting for you");
        bot.messages().iter().filter(is_one).count()
    };
    // Discord can't be reached. What could not be sent is sent once whoever was sending it has had its time.
    bot.discord.fails("POST", "/messages", discord_playground::Fault::Status(503), 4);
    bot.passes(17 * 60 * 60);
    let refused = || bot.discord.requests().iter().filter(|request| request.status == Some(503)).count();
    support::until("it is tried", || refused() == 4).await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(reminders(&bot), 0);
    bot.waits(31).await;
    assert_eq!(reminders(&bot), 1);
    let sent = bot.discord.requests().len();
    bot.restart().await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let again = bot.discord.requests_after(sent);
    let again =
        again.iter().filter(|request| request.method == "POST" && request.path.ends_with("/messages"));
    assert_eq!(again.count(), 0, "after a restart nobody is reminded again");
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
