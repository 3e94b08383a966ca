//! Reminders: when, for whom, and when not.

use std::time::Duration;

use discord_playground::{Message, Person};
use stammtisch::games::GameKind;
use support::TestBot;

const HOUR: i64 = 3600;

fn reminders(bot: &TestBot) -> Vec<Message> {
    let is_one = |message: &Message| message.text().contains("the table is waiting for you");
    bot.messages().into_iter().filter(is_one).collect()
}

/// Time passes, and whatever the clock has to say is said.
async fn passes(bot: &TestBot, seconds: i64) {
    bot.passes(seconds);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    bot.settles().await;
}

async fn slow_table(bot: &TestBot, game: GameKind) -> Vec<Person> {
    bot.settles_on("pace:relaxed").await;
    bot.seated(game, 2).await
}

#[tokio::test]
async fn a_slow_game_reminds_twice_and_a_live_one_once() {
    let bot = TestBot::open().await;
    let people = slow_table(&bot, GameKind::Pig).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    passes(&bot, 15 * HOUR).await;
    assert_eq!(reminders(&bot).len(), 0);
    passes(&bot, HOUR + 60).await;
    assert_eq!(reminders(&bot).len(), 1, "at two thirds of the time");
    assert_eq!(reminders(&bot)[0].notified(), [turn.id()]);
    passes(&bot, 6 * HOUR).await;
    assert_eq!(reminders(&bot).len(), 1);
    passes(&bot, HOUR).await;
    assert_eq!(reminders(&bot).len(), 2, "an hour before the end");
    bot.close().await;

    let bot = TestBot::open().await;
    bot.seated(GameKind::Pig, 2).await;
    passes(&bot, 85).await;
    passes(&bot, 30).await;
    assert_eq!(reminders(&bot).len(), 1);
    bot.close().await;
}

#[tokio::test]
async fn not_again_this_turn_and_the_next_turn_is_another() {
    let mut bot = TestBot::open().await;
    let people = slow_table(&bot, GameKind::Pig).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let other = people.iter().find(|person| person.id() != turn.id()).unwrap();
    passes(&bot, 16 * HOUR + 60).await;
    let reminder = reminders(&bot).pop().unwrap();
    let no = other.clicks(&reminder, "Not again this turn").await.unwrap().message().unwrap();
    assert!(no.is_ephemeral() && no.text().contains("isn't waiting for you"), "{}", no.text());
    let yes = turn.clicks(&reminder, "Not again this turn").await.unwrap().message().unwrap();
    assert!(
        yes.is_ephemeral() && yes.text().contains("won't remind you of this turn again"),
        "{}",
        yes.text()
    );
    // It is stored.
    bot.restart().await;
    passes(&bot, 7 * HOUR).await;
    assert_eq!(reminders(&bot).len(), 1);
    // The turn is missed, and the others' turns are others. Hours in which nothing was heard from Discord before the restart
    // count as an outage, so it may take a whole day more.
    bot.passes(24 * HOUR);
    support::until("the turn is missed", || bot.board().content.contains(&other.mention())).await;
    passes(&bot, 16 * HOUR + 60).await;
    assert_eq!(
        reminders(&bot).len(),
        2,
        "{:?}",
        bot.messages().iter().map(Message::text).collect::<Vec<_>>()
    );
    assert_eq!(reminders(&bot)[1].notified(), [other.id()]);
    bot.close().await;
}

#[tokio::test]
async fn everybody_is_reminded_as_they_wish() {
    let bot = TestBot::open().await;
    let people = slow_table(&bot, GameKind::Pig).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let answer = turn.types(&bot.channel, "/preferences remind:6h").await.unwrap().message().unwrap();
    assert!(answer.text().contains("Reminded of a turn: every 6 hours"), "{}", answer.text());
    for count in 1..=3 {
        passes(&bot, 6 * HOUR + 60).await;
        assert_eq!(reminders(&bot).len(), count);
    }
    turn.types(&bot.channel, "/preferences remind:never").await.unwrap();
    passes(&bot, 5 * HOUR).await;
    assert_eq!(reminders(&bot).len(), 3);
    bot.close().await;
}

#[tokio::test]
async fn nobody_is_reminded_of_what_they_are_looking_at() {
    let bot = TestBot::open().await;
    let people = slow_table(&bot, GameKind::Pig).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    bot.passes(16 * HOUR - 30);
    turn.types(&bot.channel, "/rules").await.unwrap();
    passes(&bot, 40).await;
    assert_eq!(reminders(&bot).len(), 0, "they are here");
    passes(&bot, 60).await;
    assert_eq!(reminders(&bot).len(), 0, "and it isn't sent when they have gone");
    passes(&bot, 7 * HOUR).await;
    assert_eq!(reminders(&bot).len(), 1, "but the next one is");
    bot.close().await;
}

#[tokio::test]
async fn after_a_long_time_only_the_last_reminder_is_sent() {
    let bot = TestBot::open().await;
    slow_table(&bot, GameKind::Pig).await;
    passes(&bot, 23 * HOUR + 60).await;
    assert_eq!(reminders(&bot).len(), 1);
    passes(&bot, 60).await;
    assert_eq!(reminders(&bot).len(), 1);
    bot.close().await;
}

/// Whoever has chosen in Qwixx isn't waited for, and isn't reminded.
#[tokio::test]
async fn those_who_are_still_to_choose_are_reminded_and_nobody_else() {
    let bot = TestBot::open().await;
    bot.settles_on("pace:relaxed").await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    turn.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    turn.types(&bot.channel, "/skip").await.unwrap();
    bot.settles().await;
    passes(&bot, 16 * HOUR + 60).await;
    let mut reminded: Vec<_> = reminders(&bot).iter().flat_map(|told| told.notified().to_vec()).collect();
    reminded.sort_unstable();
    let mut others: Vec<_> = people.iter().map(Person::id).filter(|id| *id != turn.id()).collect();
    others.sort_unstable();
    assert_eq!(reminded, others);
    bot.close().await;
}
