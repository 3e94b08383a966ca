//! Requests that Discord refuses, delays or loses: nothing is sent before its time, nothing is shown twice, and a move
//! counts whatever becomes of its answer.

use std::time::{Duration, Instant};

use stammtisch::games::GameKind;
use stammtisch::playground::{Fault, Message, Mishap, Person};

use super::ledger::Ledger;
use crate::house::House;

const fn limit(milliseconds: u64) -> Fault {
    Fault::RateLimit { retry_after: Duration::from_millis(milliseconds), global: false }
}

/// A game for two in which somebody is to roll.
async fn to_roll(game: GameKind) -> (House, Vec<Person>, Person, Message) {
    let house = House::open().await;
    let people = house.seated(game, 2).await;
    let board = house.board();
    let person = house.on_turn(&people, &board).unwrap().clone();
    (house, people, person, board)
}

async fn moves(house: &House) -> usize {
    Ledger::of(house).await.moves(&house.channel).await
}

/// Waits until everybody sees something.
async fn sees(house: &House, what: &str) {
    for _ in 0..300 {
        if house.board().text().contains(what) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what:?} is not to be seen: {}", house.board().text());
}

#[tokio::test]
async fn an_answer_waits_as_long_as_discord_says() {
    for fault in [limit(700), Fault::RateLimit { retry_after: Duration::from_millis(700), global: true }] {
        let (house, _, person, board) = to_roll(GameKind::Heckmeck).await;
        house.discord.fails("POST", "/callback", fault, 2);
        let began = Instant::now();
        let answer = person.clicks(&board, "Roll").await.unwrap().message().unwrap();
        assert!(began.elapsed() >= Duration::from_millis(1400));
        assert!(!answer.is_ephemeral() && answer.text().contains("Rolled"), "{}", answer.text());
        assert_eq!((moves(&house).await, house.discord.broken_limits()), (1, Vec::new()));
        house.close().await;
    }
}

#[tokio::test]
async fn an_answer_that_would_come_too_late_leaves_a_move_that_counts_and_a_board_that_shows_it() {
    let (house, _, person, board) = to_roll(GameKind::Heckmeck).await;
    house.discord.fails("POST", "/callback", limit(60_000), 1);
    assert_eq!(person.clicks(&board, "Roll").await.unwrap_err(), Mishap::NoResponse);
    sees(&house, "Rolled").await;
    assert_eq!((moves(&house).await, house.discord.broken_limits()), (1, Vec::new()));
    house.close().await;
}

#[tokio::test]
async fn a_board_waits_as_long_as_discord_says_and_is_posted_once() {
    for global in [false, true] {
        let house = House::open().await;
        let people = house.seated(GameKind::Karteneck, 2).await;
        let posted = house.messages().len();
        let fault = Fault::RateLimit { retry_after: Duration::from_millis(1200), global };
        house.discord.fails("POST", "/messages", fault, 1);
        let began = Instant::now();
        house.moves_by_buttons(&people).await;
        assert!(began.elapsed() >= Duration::from_millis(1200));
        assert_eq!(house.messages().len(), posted + 1);
        assert_eq!(house.discord.broken_limits(), Vec::<String>::new());
        house.close().await;
    }
}

#[tokio::test]
async fn what_follows_a_deferred_answer_waits_too() {
    let (house, _, person, board) = to_roll(GameKind::Heckmeck).await;
    let mut ledger = Ledger::of(&house).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    house.discord.fails("POST", "/webhooks/", limit(900), 2);
    assert!(person.clicks(&board, "Roll").await.unwrap().is_deferred());
    let told = house.whisper_to(&person).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert_eq!(house.discord.broken_limits(), Vec::<String>::new());
    ledger.sql("ROLLBACK").await;
    house.close().await;
}

#[tokio::test]
async fn an_answer_that_is_lost_refused_or_slow_is_given_once() {
    let slow = Fault::Slow(Duration::from_millis(800));
    for fault in [Fault::Lost, Fault::Dropped, Fault::Status(500), Fault::Status(503), slow] {
        let (house, _, person, board) = to_roll(GameKind::Heckmeck).await;
        house.discord.fails("POST", "/callback", fault, 1);
        let answer =
            person.clicks(&board, "Roll").await.unwrap_or_else(|mishap| panic!("{fault:?}: {mishap}"));
        assert!(answer.message().unwrap().text().contains("Rolled"), "{fault:?}");
        assert!(answer.follow_ups().is_empty(), "{fault:?}");
        assert_eq!(moves(&house).await, 1, "{fault:?}");
        house.close().await;
    }
}

#[tokio::test]
async fn a_board_that_is_lost_refused_or_slow_is_posted_once() {
    let slow = Fault::Slow(Duration::from_millis(2500));
    for fault in [Fault::Lost, Fault::Dropped, Fault::Status(502), slow] {
        let house = House::open().await;
        let people = house.seated(GameKind::Karteneck, 2).await;
        let posted = house.messages().len();
        house.discord.fails("POST", "/messages", fault, 1);
        house.moves_by_buttons(&people).await;
        sees_one_more(&house, posted).await;
        assert_eq!(moves(&house).await, 1, "{fault:?}");
        house.close().await;
    }
}

async fn sees_one_more(house: &House, posted: usize) {
    for _ in 0..400 {
        if house.messages().len() > posted {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(house.messages().len(), posted + 1);
}

#[tokio::test]
async fn a_board_that_discord_does_not_take_follows_when_it_does() {
    let house = House::open().await;
    let people = house.seated(GameKind::Karteneck, 2).await;
    let (board, posted) = (house.board(), house.messages().len());
    let person = house.on_turn(&people, &board).unwrap();
    house.discord.fails("POST", "/messages", Fault::Status(503), 4);
    let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
    person.clicks(&board, &pass).await.unwrap();
    sees_one_more(&house, posted).await;
    assert_eq!(moves(&house).await, 1);
    assert!(house.on_turn(&people, &house.board()).is_some_and(|next| next.id() != person.id()));
    house.close().await;
}

#[tokio::test]
async fn a_lobby_whose_answer_is_lost_is_opened_once_and_can_be_joined() {
    for fault in [Fault::Lost, Fault::Dropped, limit(500)] {
        let house = House::open().await;
        let (anna, ben) = (house.person("Anna"), house.person("Ben"));
        house.discord.fails("POST", "/callback", fault, 1);
        anna.types(&house.channel, "/play heckmeck").await.unwrap();
        assert_eq!(house.messages().len(), 1, "{fault:?}");
        ben.clicks(&house.board(), "Join").await.unwrap();
        assert!(house.board().text().contains("Anna and Ben"), "{fault:?}: {}", house.board().text());
        house.close().await;
    }
}
