//! Requests that Discord refuses, delays or loses: nothing is sent before its time, nothing is shown twice, and a move
//! counts whatever becomes of its answer.

use std::time::{Duration, Instant};

use discord_playground::{ActionError, Fault, Message, Person};
use stammtisch::games::GameKind;

use super::ledger::Ledger;
use support::TestBot;

const fn limit(milliseconds: u64) -> Fault {
    Fault::RateLimit { retry_after: Duration::from_millis(milliseconds), global: false }
}

/// A game for two in which somebody is to roll.
async fn to_roll(game: GameKind) -> (TestBot, Vec<Person>, Person, Message) {
    let bot = TestBot::open().await;
    let people = bot.seated(game, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap().clone();
    (bot, people, person, board)
}

async fn moves(bot: &TestBot) -> usize {
    Ledger::of(bot).await.moves(&bot.channel).await
}

/// Waits until everybody sees something.
async fn sees(bot: &TestBot, what: &str) {
    for _ in 0..300 {
        if bot.board().text().contains(what) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what:?} is not to be seen: {}", bot.board().text());
}

#[tokio::test]
async fn an_answer_waits_as_long_as_discord_says() {
    for fault in [limit(700), Fault::RateLimit { retry_after: Duration::from_millis(700), global: true }] {
        let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
        bot.discord.fails("POST", "/callback", fault, 2);
        let began = Instant::now();
        let answer = person.clicks(&board, "Roll").await.unwrap().message().unwrap();
        assert!(began.elapsed() >= Duration::from_millis(1400));
        assert!(!answer.is_ephemeral() && answer.text().contains("Rolled"), "{}", answer.text());
        assert_eq!((moves(&bot).await, bot.discord.rate_limit_violations()), (1, Vec::new()));
        bot.close().await;
    }
}

#[tokio::test]
async fn an_answer_that_would_come_too_late_leaves_a_move_that_counts_and_a_board_that_shows_it() {
    let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
    bot.discord.fails("POST", "/callback", limit(60_000), 1);
    assert_eq!(person.clicks(&board, "Roll").await.unwrap_err(), ActionError::NoResponse);
    sees(&bot, "Rolled").await;
    assert_eq!((moves(&bot).await, bot.discord.rate_limit_violations()), (1, Vec::new()));
    bot.close().await;
}

#[tokio::test]
async fn a_board_waits_as_long_as_discord_says_and_is_posted_once() {
    for global in [false, true] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Karteneck, 2).await;
        let posted = bot.messages().len();
        let fault = Fault::RateLimit { retry_after: Duration::from_millis(1200), global };
        bot.discord.fails("POST", "/webhooks/", fault, 1);
        let began = Instant::now();
        bot.moves_by_buttons(&people).await;
        sees_one_more(&bot, posted).await;
        assert!(began.elapsed() >= Duration::from_millis(1200));
        assert_eq!(bot.messages().len(), posted + 1);
        assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
        bot.close().await;
    }
}

#[tokio::test]
async fn what_follows_a_deferred_answer_waits_too() {
    let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
    let mut ledger = Ledger::of(&bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    bot.discord.fails("POST", "/webhooks/", limit(900), 2);
    assert!(person.clicks(&board, "Roll").await.unwrap().is_deferred());
    let told = bot.whisper_to(&person).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
    ledger.sql("ROLLBACK").await;
    bot.close().await;
}

#[tokio::test]
async fn an_answer_that_is_lost_refused_or_slow_is_given_once() {
    let slow = Fault::Slow(Duration::from_millis(800));
    for fault in
        [Fault::Lost, Fault::Dropped, Fault::Status(408), Fault::Status(500), Fault::Status(503), slow]
    {
        let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
        bot.discord.fails("POST", "/callback", fault, 1);
        let answer =
            person.clicks(&board, "Roll").await.unwrap_or_else(|mishap| panic!("{fault:?}: {mishap}"));
        assert!(answer.message().unwrap().text().contains("Rolled"), "{fault:?}");
        assert!(answer.follow_ups().is_empty(), "{fault:?}");
        assert_eq!(moves(&bot).await, 1, "{fault:?}");
        bot.close().await;
    }
}

#[tokio::test]
async fn a_board_that_is_lost_refused_or_slow_is_posted_once() {
    let slow = Fault::Slow(Duration::from_millis(2500));
    for fault in [Fault::Lost, Fault::Dropped, Fault::Status(408), Fault::Status(502), slow] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Karteneck, 2).await;
        let posted = bot.messages().len();
        bot.discord.fails("POST", "/messages", fault, 1);
        bot.moves_by_buttons(&people).await;
        sees_one_more(&bot, posted).await;
        assert_eq!(moves(&bot).await, 1, "{fault:?}");
        bot.close().await;
    }
}

async fn sees_one_more(bot: &TestBot, posted: usize) {
    for _ in 0..400 {
        if bot.messages().len() > posted {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(bot.messages().len(), posted + 1);
}

#[tokio::test]
async fn a_board_that_discord_does_not_take_follows_when_it_does() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let (board, posted) = (bot.board(), bot.messages().len());
    let person = bot.on_turn(&people, &board).unwrap();
    let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
    person.clicks(&board, &pass).await.unwrap();
    bot.discord.fails("POST", "/messages", Fault::Status(503), 4);
    person.clicks(&bot.board(), "Yes, all the same").await.unwrap();
    sees_one_more(&bot, posted).await;
    assert_eq!(moves(&bot).await, 1);
    assert!(bot.on_turn(&people, &bot.board()).is_some_and(|next| next.id() != person.id()));
    bot.close().await;
}

#[tokio::test]
async fn a_lobby_whose_answer_is_lost_is_opened_once_and_can_be_joined() {
    for fault in [Fault::Lost, Fault::Dropped, limit(500)] {
        let bot = TestBot::open().await;
        let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
        bot.discord.fails("POST", "/callback", fault, 1);
        anna.types(&bot.channel, "/play heckmeck").await.unwrap();
        bot.lobby().await;
        assert_eq!(bot.messages().len(), 2, "the commitment and the lobby: {fault:?}");
        ben.clicks(&bot.board(), "Join").await.unwrap();
        sees(&bot, "Anna and Ben").await;
        bot.close().await;
    }
}
