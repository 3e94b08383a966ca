//! Slow games: paces, threads, quiet hours and days away, with the playground's clock.

use std::time::{SystemTime, UNIX_EPOCH};

use discord_playground::{Message, Permissions, Person};
use stammtisch::games::GameKind;

use support::TestBot;

const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// A bot whose clock shows noon, in UTC: no scene depends on when it is run.
async fn at_noon() -> (TestBot, i64) {
    let bot = TestBot::open().await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
    let noon = now - now % DAY + DAY + DAY / 2;
    bot.passes(noon - now);
    (bot, noon)
}

async fn told(bot: &TestBot, person: &Person, command: &str) -> Message {
    person.types(&bot.channel, command).await.unwrap().message().unwrap()
}

/// These people play a slow game in the channel.
async fn begins(bot: &TestBot, game: GameKind, pace: &str, people: &[Person]) {
    let play = format!("/play {game} pace:{pace} thread:false");
    people[0].types(&bot.channel, &play).await.unwrap();
    bot.lobby().await;
    for person in &people[1..] {
        person.types(&bot.channel, "/join").await.unwrap();
    }
    people[0].types(&bot.channel, "/start").await.unwrap();
    support::until("the game begins", || ends_at(&bot.board()).is_some()).await;
    bot.settles().await;
}

fn friends(bot: &TestBot, names: &[&str]) -> Vec<Person> {
    names.iter().map(|name| bot.person(name)).collect()
}

/// When the turn ends, by the board.
fn ends_at(board: &Message) -> Option<i64> {
    timestamp(&board.text(), "R")
}

fn timestamp(text: &str, form: &str) -> Option<i64> {
    let end = text.find(&format!(":{form}>"))?;
    let start = text[..end].rfind("<t:")? + 3;
    text[start..end].parse().ok()
}

/// Whoever is on turn rolls once and stops. Returns the board that the next one is called with.
async fn plays_turn(bot: &TestBot, people: &[Person]) -> Message {
    let seen = bot.messages();
    let board = seen.iter().rfind(|seen| ends_at(seen).is_some()).unwrap();
    let mover = bot.on_turn(people, board).unwrap();
    mover.types(&bot.channel, "/roll").await.unwrap();
    bot.settles().await;
    while bot.on_turn(people, &bot.board()).is_some_and(|turn| turn.id() == mover.id()) {
        mover.types(&bot.channel, "/stop").await.unwrap();
        bot.settles().await;
    }
    bot.board()
}

#[track_caller]
fn assert_about(shown: Option<i64>, expected: i64) {
    let shown = shown.expect("a time is shown");
    assert!((shown - expected).abs() < 120, "{} s off", shown - expected);
}

#[tokio::test]
async fn a_turn_may_take_half_a_day_a_day_or_three_and_the_server_has_a_default() {
    let (bot, noon) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    for (pace, hours) in [("half-day", 12), ("relaxed", 24), ("three-days", 72)] {
        begins(&bot, GameKind::Pig, pace, &people).await;
        assert_about(ends_at(&bot.board()), noon + hours * HOUR);
        bot.goes(&people[0], "/end").await;
        support::until("it is over", || ends_at(&bot.board()).is_none()).await;
        bot.settles().await;
    }
    let manager = bot.person("Manager");
    manager.may(&bot.guild, Permissions::MANAGE_GUILD);
    let text = told(&bot, &manager, "/settings pace:three-days").await.text();
    assert!(text.contains("three days"), "{text}");
    people[0].types(&bot.channel, "/play pig thread:false").await.unwrap();
    assert!(bot.lobby().await.text().contains("slow, 3 days a turn"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_slow_table_opens_in_a_thread_unless_somebody_says_no_and_a_second_one_is_offered_one() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play pig pace:relaxed").await.unwrap();
    bot.settles().await;
    let thread = bot.guild.channel_named("Pig").unwrap();
    assert!(support::lobby(&anna, &thread).await.text().contains("A table for Pig"));
    assert!(!bot.board().text().contains("A table for Pig"), "the channel is free");

    anna.types(&bot.channel, "/play heckmeck pace:none thread:false").await.unwrap();
    assert!(bot.lobby().await.text().contains("A table for Heckmeck"));
    let offer = told(&bot, &ben, "/play qwixx").await;
    assert!(offer.is_ephemeral() && offer.text().contains("open yours in a thread"), "{}", offer.text());
    ben.clicks(&offer, "Open it in a thread").await.unwrap();
    bot.settles().await;
    let thread = bot.guild.channel_named("Qwixx").unwrap();
    assert!(support::lobby(&ben, &thread).await.text().contains("live"), "what was asked for");
    bot.close().await;
}

#[tokio::test]
async fn nobody_is_pinged_in_quiet_hours_and_the_clock_stands_still() {
    let (bot, noon) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    for person in &people {
        let text = told(&bot, person, "/preferences quiet:22-8 zone:UTC").await.text();
        assert!(text.contains("22:00–08:00") && text.contains("UTC"), "{text}");
    }
    begins(&bot, GameKind::Pig, "half-day", &people).await;
    // Ten hours until the night, and two after it.
    assert_about(ends_at(&bot.board()), noon + 22 * HOUR);
    // A reminder after eight of twelve hours.
    bot.waits(8 * HOUR + 60).await;
    assert!(bot.board().text().contains("is waiting for you"), "{}", bot.board().text());
    // In the night somebody moves, and the other one sleeps on.
    bot.passes(3 * HOUR);
    let board = plays_turn(&bot, &people).await;
    assert!(board.pinged().is_empty(), "{:?}", board.pinged());
    // 23:00 now: the time begins at 8:00.
    assert_about(ends_at(&board), noon + 20 * HOUR + 12 * HOUR);
    // The next day everything is as usual.
    bot.passes(10 * HOUR);
    bot.waits(8 * HOUR).await;
    let reminder = bot.board();
    assert!(
        reminder.text().contains("is waiting for you") && reminder.pinged().len() == 1,
        "{}",
        reminder.text()
    );
    bot.close().await;
}

/// In the morning they are told once, also in a game without a clock.
#[tokio::test]
async fn whoever_was_asked_in_their_sleep_is_told_in_the_morning() {
    for pace in ["relaxed", "none"] {
        let (bot, _) = at_noon().await;
        let people = friends(&bot, &["Anna", "Ben"]);
        for person in &people {
            told(&bot, person, "/preferences quiet:13-20 zone:UTC").await;
        }
        people[0].types(&bot.channel, &format!("/play pig pace:{pace} thread:false")).await.unwrap();
        bot.lobby().await;
        people[1].types(&bot.channel, "/join").await.unwrap();
        people[0].types(&bot.channel, "/start").await.unwrap();
        support::until("the game begins", || bot.on_turn(&people, &bot.board()).is_some()).await;
        bot.settles().await;
        // At 14:00 one moves, and the other one sleeps.
        bot.passes(2 * HOUR);
        let mover = bot.on_turn(&people, &bot.board()).unwrap().clone();
        let sleeper = people.iter().find(|person| person.id() != mover.id()).unwrap();
        while bot.on_turn(&people, &bot.board()).is_some_and(|turn| turn.id() == mover.id()) {
            bot.moves_by_buttons(std::slice::from_ref(&mover)).await;
            bot.settles().await;
        }
        let pings = || {
            let pinged = bot.messages().into_iter().flat_map(|message| message.notified().to_vec());
            pinged.filter(|user| *user == sleeper.id()).count()
        };
        let before = pings();
        bot.passes(5 * HOUR);
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        assert_eq!(pings(), before, "{pace}: they sleep");
        bot.waits(2 * HOUR).await;
        bot.settles().await;
        assert_eq!(pings(), before + 1, "{pace}: they are awake");
        let text = bot.board().text();
        assert!(!text.contains("two weeks") && text.contains(&sleeper.mention()), "{pace}: {text}");
        bot.passes(HOUR);
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        assert_eq!(pings(), before + 1, "{pace}: once");
        bot.close().await;
    }
}

/// A live game goes on in quiet hours, and its clock runs; but it doesn't ping either.
#[tokio::test]
async fn a_live_game_pings_nobody_in_quiet_hours() {
    let (bot, noon) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    for person in &people {
        told(&bot, person, "/preferences quiet:11-15 zone:UTC").await;
    }
    begins(&bot, GameKind::Pig, "live", &people).await;
    assert_about(ends_at(&bot.board()), noon + 120);
    // Long enough that nobody counts as looking at the table.
    bot.passes(70);
    let board = plays_turn(&bot, &people).await;
    assert!(board.pinged().is_empty(), "{:?}", board.pinged());
    for person in &people {
        told(&bot, person, "/preferences quiet:off").await;
    }
    bot.passes(70);
    assert_eq!(plays_turn(&bot, &people).await.pinged().len(), 1, "as usual");
    bot.close().await;
}

#[tokio::test]
async fn quiet_hours_need_a_zone_and_end_at_once() {
    let (mut bot, noon) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    let anna = &people[0];
    for (command, refusal) in [
        ("/preferences quiet:22-8", "Choose a time zone"),
        ("/preferences quiet:late zone:UTC", "isn't two times of day"),
        ("/preferences quiet:8-21 zone:UTC", "twelve at most"),
        ("/preferences quiet:22-8 zone:Atlantis", "isn't a time zone I know"),
    ] {
        let text = told(&bot, anna, command).await.text();
        assert!(text.contains(refusal), "{command}: {text}");
    }
    let offers = anna.hints(&bot.channel, "/preferences zone:berl").await.offers;
    assert!(offers.iter().any(|hint| hint.line.contains("Europe/Berlin")), "by the name of the city");
    begins(&bot, GameKind::Pig, "relaxed", &people).await;
    assert_about(ends_at(&bot.board()), noon + DAY);
    // Both are told what the board shows then; a server's hours are for all.
    let manager = bot.person("Manager");
    manager.may(&bot.guild, Permissions::MANAGE_GUILD);
    let before = bot.board();
    manager.types(&bot.channel, "/settings quiet:22-7 zone:UTC").await.unwrap();
    bot.changes_from(&before).await;
    assert_about(ends_at(&bot.board()), noon + DAY + 9 * HOUR);
    // A restart changes nothing.
    bot.restart().await;
    people[1].types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    assert_about(ends_at(&bot.board()), noon + DAY + 9 * HOUR);
    // In the morning they are dropped: the night that has passed still doesn't count.
    bot.passes(21 * HOUR);
    manager.types(&bot.channel, "/settings quiet:off").await.unwrap();
    people[1].types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    assert_about(ends_at(&bot.board()), noon + DAY + 9 * HOUR);
    bot.close().await;
}

#[tokio::test]
async fn whoever_is_away_is_waited_for_and_comes_back_early() {
    let (bot, noon) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    begins(&bot, GameKind::Pig, "relaxed", &people).await;
    let away = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let how = told(&bot, &away, "/away").await.text();
    assert!(how.contains("You aren't away") && how.contains("14 days"), "{how}");
    for (day, refusal) in
        [("someday", "isn't a day I know"), ("15", "at most 14 days"), ("2020-01-01", "has passed")]
    {
        let text = told(&bot, &away, &format!("/away until:{day}")).await.text();
        assert!(text.contains(refusal), "{day}: {text}");
    }
    let before = bot.board();
    let answer = told(&bot, &away, "/away until:3").await;
    // Until the end of the third day from now.
    let until = noon + 3 * DAY + 12 * HOUR;
    assert_about(timestamp(&answer.text(), "D"), until);
    bot.changes_from(&before).await;
    let board = bot.board();
    assert!(board.text().contains("is away until <t:"), "{}", board.text());
    assert_about(timestamp(&board.text(), "D"), until);
    assert_about(ends_at(&board), until + DAY);
    // Two days pass, and nobody plays for them or reminds them.
    let seen = bot.messages().len();
    bot.passes(2 * DAY);
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    assert_eq!(bot.messages().len(), seen);
    let before = bot.board();
    away.clicks(&answer, "I'm back early").await.unwrap();
    bot.changes_from(&before).await;
    assert!(!bot.board().text().contains("is away"), "{}", bot.board().text());
    assert_about(ends_at(&bot.board()), noon + 3 * DAY);
    bot.close().await;
}

#[tokio::test]
async fn a_person_is_away_for_thirty_days_in_a_quarter_at_most() {
    let (mut bot, _) = at_noon().await;
    let anna = bot.person("Anna");
    for _ in 0..2 {
        let text = told(&bot, &anna, "/away until:13").await.text();
        assert!(text.contains("You are away until"), "{text}");
        bot.passes(14 * DAY);
    }
    bot.restart().await;
    let text = told(&bot, &anna, "/away until:3").await.text();
    assert!(text.contains("30 days at most") && text.contains("3 of them are left"), "{text}");
    let text = told(&bot, &anna, "/away until:tomorrow").await.text();
    assert!(text.contains("You are away until"), "{text}");
    let text = told(&bot, &anna, "/away").await.text();
    assert!(text.contains("Welcome back"), "{text}");
    bot.passes(90 * DAY);
    let text = told(&bot, &anna, "/away until:14").await.text();
    assert!(text.contains("You are away until"), "{text}");
    bot.close().await;
}

/// Whoever is away can stay away for longer, but not for more than two weeks altogether.
#[tokio::test]
async fn days_away_that_are_prolonged_count_from_the_first_one() {
    let (bot, _) = at_noon().await;
    let anna = bot.person("Anna");
    told(&bot, &anna, "/away until:5").await;
    bot.passes(4 * DAY);
    let text = told(&bot, &anna, "/away until:6").await.text();
    assert!(text.contains("You are away until"), "{text}");
    bot.passes(3 * DAY);
    let text = told(&bot, &anna, "/away until:8").await.text();
    assert!(text.contains("at most 14 days"), "{text}");
    let text = told(&bot, &anna, "/away until:7").await.text();
    assert!(text.contains("You are away until"), "{text}");
    // Once they have been back, they can go again.
    told(&bot, &anna, "/away").await;
    bot.passes(DAY);
    let text = told(&bot, &anna, "/away until:14").await.text();
    assert!(text.contains("You are away until"), "{text}");
    bot.close().await;
}

#[tokio::test]
async fn the_others_let_the_computer_play_and_the_return_hands_the_seat_back() {
    let (mut bot, _) = at_noon().await;
    bot.computers_play("at-once").await;
    let people = friends(&bot, &["Anna", "Ben", "Carl"]);
    begins(&bot, GameKind::Heckmeck, "relaxed", &people).await;
    let away = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let others: Vec<&Person> = people.iter().filter(|person| person.id() != away.id()).collect();
    let refused = others[0].types(&bot.channel, "/standin").await.unwrap().message().unwrap();
    assert!(refused.text().contains("Nobody at this table is away"), "{}", refused.text());
    let before = bot.board();
    away.types(&bot.channel, "/away until:2").await.unwrap();
    bot.changes_from(&before).await;
    others[0].clicks(&bot.board(), "Let the computer play").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("would let the computer play"), "{}", bot.board().text());
    others[1].types(&bot.channel, "/standin").await.unwrap();
    let plays_on = || bot.on_turn(&people, &bot.board()).is_some_and(|turn| turn.id() != away.id());
    support::until("the computer plays the turn", plays_on).await;
    bot.settles().await;
    let text = bot.messages().iter().map(Message::text).collect::<Vec<_>>().join("\n");
    assert!(text.contains("nobody's rating"), "{text}");
    assert!(bot.board().text().contains("The computer plays for"), "{}", bot.board().text());
    // Also after a restart, the seat is handed back when the days are over.
    bot.restart().await;
    bot.passes(3 * DAY);
    let is_back = || bot.messages().iter().any(|message| message.text().contains("is back"));
    support::until("the seat is handed back", is_back).await;
    bot.close().await;
}

#[tokio::test]
async fn a_friend_asks_for_the_seat_and_plays_until_the_return() {
    let (bot, _) = at_noon().await;
    let people = friends(&bot, &["Anna", "Ben"]);
    let dora = bot.person("Dora");
    begins(&bot, GameKind::Pig, "relaxed", &people).await;
    let away = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let other = people.iter().find(|person| person.id() != away.id()).unwrap();
    let before = bot.board();
    let answer = told(&bot, &away, "/away until:2").await;
    bot.changes_from(&before).await;
    dora.types(&bot.channel, "/standin").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("Dora would play for"), "{}", bot.board().text());
    // Whoever has just been there needs no ping.
    bot.passes(120);
    other.clicks(&bot.board(), "Let Dora play").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("Dora plays for"), "{}", bot.board().text());
    assert_eq!(bot.board().pinged(), [dora.id()]);
    dora.types(&bot.channel, "/roll").await.unwrap();
    bot.settles().await;
    away.clicks(&answer, "I'm back early").await.unwrap();
    let is_back = || bot.messages().iter().any(|message| message.text().contains("is back"));
    support::until("the seat is handed back", is_back).await;
    bot.close().await;
}
