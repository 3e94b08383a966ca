//! Connections that break, hang or are refused: what happened meanwhile is heard, and nobody introduces himself more
//! often than Discord allows.

use std::time::Duration;

use stammtisch::games::GameKind;
use stammtisch::playground::{Gateway, Person, Settings};

use super::ledger::Ledger;
use crate::house::{House, quick};

/// Somebody presses «Rules», and gets them.
async fn is_there(house: &House, people: &[Person], when: &str) {
    let answer = people[0].clicks(&house.board(), "Rules").await;
    let message = answer.unwrap_or_else(|mishap| panic!("{when}: {mishap}")).message().unwrap();
    assert!(message.text().contains("Heckmeck"), "{when}: {}", message.text());
}

/// Waits until the bot has resumed so often.
async fn resumes(house: &House, count: usize) {
    for _ in 0..200 {
        if house.discord.gateway().resumes() == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("resumed {} times instead of {count}", house.discord.gateway().resumes());
}

#[tokio::test]
async fn what_happened_while_a_connection_was_broken_is_heard() {
    type Break = fn(&Gateway);
    let breaks: [(&str, Break); 4] = [
        ("op 7", |gateway| gateway.asks_to_reconnect()),
        ("a dead line", |gateway| gateway.drops()),
        ("an invalid session that may be resumed", |gateway| gateway.invalidates_sessions(true)),
        ("going away", |gateway| gateway.closes(1001)),
    ];
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    for (number, (name, break_it)) in breaks.into_iter().enumerate() {
        break_it(&house.discord.gateway());
        is_there(&house, &people, name).await;
        resumes(&house, number + 1).await;
    }
    assert_eq!(house.discord.gateway().identifies(), 1);
    house.close().await;
}

#[tokio::test]
async fn a_code_that_is_not_the_end_is_no_reason_to_introduce_oneself_again() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    for (number, code) in [4000, 4001, 4002, 4005, 4008].into_iter().enumerate() {
        house.discord.gateway().closes(code);
        is_there(&house, &people, &code.to_string()).await;
        resumes(&house, number + 1).await;
    }
    assert_eq!(house.discord.gateway().identifies(), 1);
    house.close().await;
}

#[tokio::test]
async fn a_session_that_is_lost_for_good_is_begun_anew_but_not_too_soon() {
    let house = House::at(Settings::default()).await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    house.discord.gateway().invalidates_sessions(false);
    tokio::time::timeout(Duration::from_secs(20), house.discord.gateway().has_sessions(1)).await.unwrap();
    is_there(&house, &people, "after a new introduction").await;
    assert_eq!(house.discord.gateway().identifies(), 2);
    assert_eq!(house.discord.gateway().hasty_identifies(), 0);
    house.close().await;
}

#[tokio::test]
async fn a_connection_that_hangs_is_noticed_and_begun_anew() {
    type Break = fn(&Gateway);
    let breaks: [(&str, Break); 2] = [
        ("a heartbeat that nobody answers", |gateway| gateway.freezes()),
        ("a session that Discord no longer knows", |gateway| gateway.closes(4003)),
    ];
    for (name, break_it) in breaks {
        let house = House::at(Settings { heartbeat_interval: Duration::from_millis(600), ..quick() }).await;
        let people = house.seated(GameKind::Heckmeck, 2).await;
        let gateway = house.discord.gateway();
        break_it(&gateway);
        while gateway.identifies() < 2 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::timeout(Duration::from_secs(20), gateway.has_sessions(1)).await.unwrap();
        is_there(&house, &people, name).await;
        house.close().await;
    }
}

#[tokio::test]
async fn a_heartbeat_that_is_asked_for_comes_at_once() {
    let house = House::open().await;
    let before = house.discord.gateway().heartbeats();
    house.discord.gateway().asks_for_heartbeat();
    for _ in 0..100 {
        if house.discord.gateway().heartbeats() > before {
            return house.close().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no heartbeat came");
}

#[tokio::test]
async fn shards_introduce_themselves_as_many_at_once_as_discord_allows() {
    let settings = Settings { shards: 4, max_concurrency: 2, ..Settings::default() };
    let discord = stammtisch::playground::Playground::start_with(settings).await.unwrap();
    let running = super::program::start(&discord);
    tokio::time::timeout(Duration::from_secs(30), discord.gateway().has_sessions(4)).await.unwrap();
    assert_eq!((discord.gateway().identifies(), discord.gateway().hasty_identifies()), (4, 0));
    running.stopped().await;
}

#[tokio::test]
async fn interactions_in_the_wrong_order_or_twice_all_count_once() {
    let house = House::open().await;
    let people = house.seated(GameKind::Qwixx, 3).await;
    let board = house.board();
    house.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    let (board, mut ledger) = (house.board(), Ledger::of(&house).await);
    let before = ledger.moves(&house.channel).await;
    house.discord.gateway().reverses_next(2);
    let (one, two) =
        tokio::join!(people[0].clicks_late(&board, "Skip"), people[1].clicks_late(&board, "Skip"));
    assert!(ledger.has(&one.unwrap()).await && ledger.has(&two.unwrap()).await);
    house.discord.gateway().doubles_next(1);
    people[2].clicks_late(&board, "Skip").await.unwrap();
    assert_eq!(ledger.moves(&house.channel).await, before + 3);
    house.close().await;
}
