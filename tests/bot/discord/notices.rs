//! Told where one wants to be told: in the channel, by direct message, by both or by neither.

use std::time::Duration;

use discord_playground::{Fault, Message, Person};
use stammtisch::games::GameKind;
use support::{TestBot, until};

const HOUR: i64 = 3600;

/// What the bot has sent to somebody in their conversation with it.
fn direct(person: &Person) -> Vec<Message> {
    let seen = person.sees(&person.private().unwrap()).into_iter();
    seen.filter(|message| !message.is_ephemeral()).collect()
}

/// Requests that open a conversation.
fn opened(bot: &TestBot) -> usize {
    bot.discord.requests().iter().filter(|request| request.path.contains("/users/@me/channels")).count()
}

/// A slow game of Pig: whose turn it is, and the other one.
async fn slow_table(bot: &TestBot) -> [Person; 2] {
    bot.settles_on("pace:relaxed").await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let other = people.iter().find(|person| person.id() != turn.id()).unwrap().clone();
    bot.passes(61);
    [turn, other]
}

/// Somebody plays on the board in the channel until it is another one's turn.
async fn ends_turn(bot: &TestBot, person: &Person) {
    let people = [person.clone()];
    while bot.board().content.contains(&person.mention()) {
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    bot.passes(61);
}

async fn wants(bot: &TestBot, person: &Person, notify: &str) {
    let answer = person.types(&bot.channel, &format!("/preferences notify:{notify}")).await.unwrap();
    assert!(answer.message().unwrap().text().contains("Told that it is your turn:"));
    bot.passes(61);
}

async fn has_direct(person: &Person, count: usize) -> Message {
    until("the direct message is there", || direct(person).len() == count).await;
    direct(person).pop().unwrap()
}

#[tokio::test]
async fn nobody_who_has_not_asked_for_it_gets_a_direct_message() {
    let bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    wants(&bot, &turn, "off").await;
    ends_turn(&bot, &turn).await;
    assert_eq!(bot.board().notified(), [other.id()], "in the channel, as usual");
    ends_turn(&bot, &other).await;
    assert!(bot.board().notified().is_empty(), "not at all");
    assert_eq!((direct(&turn).len(), direct(&other).len(), opened(&bot)), (0, 0, 0));
    bot.close().await;
}

#[tokio::test]
async fn a_direct_message_shows_the_board_and_its_buttons_play() {
    let bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    wants(&bot, &other, "direct").await;
    assert!(direct(&other).is_empty(), "it isn't their turn");
    ends_turn(&bot, &turn).await;
    let told = has_direct(&other, 1).await;
    let heading = format!("Pig in <#{}>: your turn.", bot.channel.id());
    assert!(told.content.contains(&heading) && !told.is_silent(), "{}", told.text());
    let alt = told.attachments.first().and_then(|picture| picture.description.clone()).unwrap_or_default();
    assert!(alt.contains("P1") && alt.contains("P2"), "the picture is described: {alt:?}");
    assert!(bot.board().notified().is_empty(), "one notice for one event");
    // The buttons play, in place, and the board in the channel follows.
    let before = bot.board();
    let answer = other.clicks(&told, "Roll").await.unwrap().message().unwrap();
    assert_eq!((answer.id, answer.is_ephemeral()), (told.id, false), "{}", answer.text());
    bot.moves_on(&before).await;
    bot.settles().await;
    while bot.board().content.contains(&other.mention()) {
        let now = has_direct(&other, 1).await;
        let label = now.live_buttons().into_iter().find(|label| label.starts_with("Hold")).unwrap();
        other.clicks(&now, &label).await.unwrap();
        bot.settles().await;
    }
    let done = has_direct(&other, 1).await;
    assert!(done.content.contains("the others are to move"), "{}", done.text());
    assert_eq!(done.id, told.id);
    // The next turn is a new message, and the one before goes.
    bot.passes(61);
    ends_turn(&bot, &turn).await;
    until("the next turn is told", || direct(&other).iter().any(|message| message.id != told.id)).await;
    bot.settles().await;
    let next = has_direct(&other, 1).await;
    assert!(next.id != told.id && next.content.contains("your turn"), "{}", next.text());
    // Within a turn it is edited, also if they play in the channel.
    let text = next.text();
    other.clicks(&bot.board(), "Roll").await.unwrap();
    until("the message follows", || direct(&other)[0].text() != text).await;
    assert_eq!(opened(&bot), 1, "a conversation is opened once");
    bot.close().await;
}

#[tokio::test]
async fn both_means_both() {
    let bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    wants(&bot, &other, "both").await;
    ends_turn(&bot, &turn).await;
    has_direct(&other, 1).await;
    assert_eq!(bot.board().notified(), [other.id()]);
    bot.close().await;
}

#[tokio::test]
async fn whose_direct_messages_are_closed_is_told_in_the_channel_and_that_is_remembered() {
    let mut bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    other.closes_private();
    wants(&bot, &other, "direct").await;
    ends_turn(&bot, &turn).await;
    let says_so = |message: &&Message| message.text().contains("doesn't let me send you direct messages");
    until("it is said", || bot.messages().iter().any(|message| says_so(&message))).await;
    bot.settles().await;
    let said: Vec<Message> = bot.messages().iter().filter(says_so).cloned().collect();
    assert_eq!((said.len(), said[0].notified()), (1, &[other.id()][..]));
    bot.restart().await;
    while !bot.board().live_buttons().contains(&"Roll".to_owned()) {
        other.types(&bot.channel, "/table").await.unwrap();
        bot.settles().await;
    }
    bot.passes(61);
    ends_turn(&bot, &other).await;
    ends_turn(&bot, &turn).await;
    assert_eq!(bot.board().notified(), [other.id()], "from now on in the channel");
    assert_eq!(bot.messages().iter().filter(says_so).count(), 1, "it is said once");
    let refused =
        |bot: &TestBot| bot.discord.requests().iter().filter(|request| request.status == Some(403)).count();
    assert_eq!(refused(&bot), 1);
    // Whoever asks for it again is tried again.
    other.opens_private();
    wants(&bot, &other, "direct").await;
    has_direct(&other, 1).await;
    bot.close().await;
}

/// A seat was kept for somebody, and the others have begun without them.
#[tokio::test]
async fn a_direct_message_about_a_seat_that_is_gone_has_no_buttons() {
    let bot = TestBot::open().await;
    let [anna, ben, carl] = ["Anna", "Ben", "Carl"].map(|name| bot.person(name));
    wants(&bot, &carl, "direct").await;
    anna.types(&bot.channel, "/play pig pace:relaxed thread:false with:@Carl").await.unwrap();
    bot.lobby().await;
    let told = has_direct(&carl, 1).await;
    assert!(told.content.contains("a seat is kept for you"), "{}", told.text());
    assert!(!told.live_buttons().is_empty());
    ben.types(&bot.channel, "/join").await.unwrap();
    bot.settles().await;
    anna.types(&bot.channel, "/start").await.unwrap();
    until("it is taken back", || !direct(&carl)[0].content.contains("a seat is kept")).await;
    let now = has_direct(&carl, 1).await;
    assert!(now.live_buttons().is_empty(), "{:?}", now.live_buttons());
    bot.close().await;
}

/// A friend plays for somebody who is away, by direct message. Then the owner is back.
#[tokio::test]
async fn a_direct_message_follows_a_seat_that_is_lent_and_handed_back() {
    let bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    let dora = bot.person("Dora");
    for person in [&turn, &dora] {
        wants(&bot, person, "direct").await;
    }
    has_direct(&turn, 1).await;
    turn.types(&bot.channel, "/away until:3").await.unwrap();
    bot.settles().await;
    dora.types(&bot.channel, "/standin").await.unwrap();
    bot.settles().await;
    bot.passes(61);
    other.types(&bot.channel, "/standin friend:true").await.unwrap();
    let told = has_direct(&dora, 1).await;
    assert!(told.content.contains("your turn"), "{}", told.text());
    until("the owner's message follows", || !direct(&turn)[0].content.contains("your turn")).await;
    turn.types(&bot.channel, "/away").await.unwrap();
    until("the friend's message follows", || !direct(&dora)[0].content.contains("your turn")).await;
    let now = has_direct(&dora, 1).await;
    assert!(now.live_buttons().is_empty(), "{:?}", now.live_buttons());
    bot.close().await;
}

/// A table in somebody's conversation with the bot is a direct message already.
#[tokio::test]
async fn a_conversation_has_one_board() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    wants(&bot, &anna, "direct").await;
    let private = anna.private().unwrap();
    anna.types(&private, "/play pig computers:1 pace:relaxed thread:false").await.unwrap();
    let boards = || {
        let seen = anna.sees(&private).into_iter();
        seen.filter(|message| message.live_buttons().contains(&"Roll".to_owned())).count()
    };
    until("the game begins", || boards() > 0).await;
    bot.settles().await;
    assert_eq!(boards(), 1, "{:?}", anna.sees(&private).iter().map(Message::text).collect::<Vec<_>>());
    bot.close().await;
}

/// Whoever moves while others are reminded needs no reminder any more, wherever they have moved.
#[tokio::test]
async fn nobody_is_reminded_of_a_move_that_they_have_made_meanwhile() {
    let bot = TestBot::open().await;
    bot.settles_on("pace:relaxed").await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let [first, .., last] = &people[..] else { panic!("three play") };
    wants(&bot, last, "direct").await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    turn.clicks(&bot.board(), "Roll").await.unwrap();
    until("all are asked", || direct(last).iter().any(|told| told.content.contains("your turn"))).await;
    bot.settles().await;
    let told = direct(last).pop().unwrap();
    assert_ne!(first.id(), last.id());
    // The first reminder takes long.
    bot.discord.fails("POST", "", Fault::Slow(Duration::from_secs(8)), 1);
    bot.passes(16 * HOUR + 60);
    tokio::time::sleep(Duration::from_secs(4)).await;
    let skip = told.live_buttons().into_iter().find(|label| label.to_lowercase().contains("skip")).unwrap();
    last.clicks(&told, &skip).await.unwrap();
    tokio::time::sleep(Duration::from_secs(8)).await;
    bot.settles().await;
    let is_reminder = |message: &Message| message.text().contains("the table is waiting for you");
    assert!(bot.messages().iter().any(is_reminder), "others are reminded");
    assert!(!direct(last).iter().any(is_reminder), "they have moved");
    bot.close().await;
}

#[tokio::test]
async fn a_direct_message_is_neither_lost_nor_doubled() {
    let mut bot = TestBot::open().await;
    let [turn, other] = slow_table(&bot).await;
    wants(&bot, &other, "direct").await;
    let private = other.private().unwrap();
    // Discord refuses it until the bot is stopped.
    let path = format!("/channels/{}/messages", private.id());
    bot.discord.fails("POST", &path, Fault::Status(503), usize::MAX);
    ends_turn(&bot, &turn).await;
    until("it is tried", || bot.discord.requests().iter().any(|request| request.path.contains(&path))).await;
    assert!(direct(&other).is_empty());
    bot.stop().await;
    bot.discord.fails_no_more();
    // Whoever was sending it has had its time.
    bot.passes(31);
    bot.start().await;
    let told = has_direct(&other, 1).await;
    assert!(told.content.contains("your turn"), "{}", told.text());
    bot.settles().await;
    // Another restart tells nobody anything, and neither does one that has forgotten that it told them.
    bot.restart().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    // Discord has forgotten the nonce by then.
    bot.discord.advance(Duration::from_secs(360));
    bot.restart_with("UPDATE notices SET told = 0, channel = NULL, message = NULL").await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let now = direct(&other);
    assert_eq!(now.iter().map(|message| message.id).collect::<Vec<_>>(), [told.id]);
    bot.close().await;
}

#[tokio::test]
async fn a_reminder_comes_by_direct_message_too_and_can_be_stopped_there() {
    let bot = TestBot::open().await;
    let [turn, _] = slow_table(&bot).await;
    wants(&bot, &turn, "direct").await;
    let told = has_direct(&turn, 1).await;
    bot.passes(16 * HOUR + 60);
    until("the reminder is there", || direct(&turn).iter().any(|message| message.id != told.id)).await;
    bot.settles().await;
    let reminder = has_direct(&turn, 1).await;
    assert!(reminder.content.contains("the table is waiting for you"), "{}", reminder.text());
    assert!(reminder.live_buttons().contains(&"Roll".to_owned()), "{:?}", reminder.live_buttons());
    let in_channel = |message: &&Message| message.text().contains("the table is waiting for you");
    assert_eq!(bot.messages().iter().filter(in_channel).count(), 0, "one notice for one event");
    turn.clicks(&reminder, "Not again this turn").await.unwrap();
    bot.passes(7 * HOUR);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(has_direct(&turn, 1).await.id, reminder.id);
    // The button of the reminder plays, too.
    let before = bot.board();
    turn.clicks(&reminder, "Roll").await.unwrap();
    bot.moves_on(&before).await;
    assert_ne!(bot.board().text(), before.text());
    bot.close().await;
}

#[tokio::test]
async fn whoever_loses_their_seat_to_the_computer_is_told_once_how_to_take_it_back() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 3).await;
    let absent = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let others: Vec<Person> = people.iter().filter(|person| person.id() != absent.id()).cloned().collect();
    bot.waits(125).await;
    while !bot.board().content.contains(&absent.mention()) {
        bot.moves_by_buttons(&others).await;
        bot.settles().await;
    }
    bot.waits(125).await;
    let says_so = |message: &&Message| message.content.contains("the computer plays on in your seat");
    let told: Vec<Message> = bot.messages().iter().filter(says_so).cloned().collect();
    assert_eq!(told.len(), 1, "{:?}", bot.messages().iter().map(Message::text).collect::<Vec<_>>());
    assert!(told[0].notified().contains(&absent.id()), "{:?}", told[0].notified());
    for _ in 0..6 {
        bot.moves_by_buttons(&others).await;
        bot.settles().await;
    }
    let again = bot.messages().iter().filter(|message| message.id != told[0].id).filter(says_so).count();
    assert_eq!(again, 0, "only once");
    bot.close().await;
}

#[tokio::test]
async fn what_somebody_was_told_is_theirs_to_see_and_to_erase() {
    let bot = TestBot::open().await;
    let [turn, _] = slow_table(&bot).await;
    wants(&bot, &turn, "direct").await;
    has_direct(&turn, 1).await;
    bot.settles().await;
    let store = stammtisch::store::Store::open(bot.database()).await.unwrap();
    let user = turn.id().get();
    assert_eq!(store.notices_of(user).await.unwrap().len(), 1);
    assert_eq!(store.export(user).await.unwrap().notices.len(), 1);
    let question = turn.types(&bot.channel, "/privacy forget").await.unwrap().message().unwrap();
    turn.clicks(&question, "Yes, forget me").await.unwrap();
    bot.settles().await;
    assert!(store.notices_of(user).await.unwrap().is_empty());
    bot.close().await;
}
