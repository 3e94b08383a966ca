//! Gateway connections that break, hang or are refused: the bot resumes and misses no interaction, and it identifies
//! no more often than Discord allows.

use std::time::Duration;

use discord_playground::{GatewayControl, Options, Person};
use stammtisch::games::GameKind;

use super::ledger::Ledger;
use support::{TestBot, quick};

/// Somebody presses «More», and gets it.
async fn is_there(bot: &TestBot, people: &[Person], when: &str) {
    let answer = people[0].clicks(&bot.board(), "More").await;
    let message = answer.unwrap_or_else(|mishap| panic!("{when}: {mishap}")).message().unwrap();
    assert!(message.text().contains("More at this table"), "{when}: {}", message.text());
}

/// Waits until the bot has resumed so often.
async fn resumes(bot: &TestBot, count: usize) {
    for _ in 0..200 {
        if bot.discord.gateway().resumes() == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("resumed {} times instead of {count}", bot.discord.gateway().resumes());
}

#[tokio::test]
async fn what_happened_while_a_connection_was_broken_is_heard() {
    type Break = fn(&GatewayControl);
    let breaks: [(&str, Break); 4] = [
        ("op 7", |gateway| gateway.asks_to_reconnect()),
        ("a dead line", |gateway| gateway.drops()),
        ("an invalid session that may be resumed", |gateway| gateway.invalidates_sessions(true)),
        ("going away", |gateway| gateway.closes(1001)),
    ];
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    for (number, (name, break_it)) in breaks.into_iter().enumerate() {
        break_it(&bot.discord.gateway());
        is_there(&bot, &people, name).await;
        resumes(&bot, number + 1).await;
    }
    assert_eq!(bot.discord.gateway().identifies(), 1);
    bot.close().await;
}

#[tokio::test]
async fn a_close_code_that_can_be_resumed_is_resumed_without_a_new_identify() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    for (number, code) in [4000, 4001, 4002, 4005, 4008].into_iter().enumerate() {
        bot.discord.gateway().closes(code);
        is_there(&bot, &people, &code.to_string()).await;
        resumes(&bot, number + 1).await;
    }
    assert_eq!(bot.discord.gateway().identifies(), 1);
    bot.close().await;
}

#[tokio::test]
async fn a_session_that_is_lost_for_good_is_begun_anew_but_not_too_soon() {
    let bot = TestBot::at(Options::default()).await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.discord.gateway().invalidates_sessions(false);
    tokio::time::timeout(Duration::from_secs(20), bot.discord.gateway().has_sessions(1)).await.unwrap();
    is_there(&bot, &people, "after a new introduction").await;
    assert_eq!(bot.discord.gateway().identifies(), 2);
    assert_eq!(bot.discord.gateway().hasty_identifies(), 0);
    bot.close().await;
}

#[tokio::test]
async fn a_connection_that_hangs_is_noticed_and_begun_anew() {
    type Break = fn(&GatewayControl);
    let breaks: [(&str, Break); 2] = [
        ("a heartbeat that nobody answers", |gateway| gateway.freezes()),
        ("a session that Discord no longer knows", |gateway| gateway.closes(4003)),
    ];
    for (name, break_it) in breaks {
        let bot = TestBot::at(Options { heartbeat_interval: Duration::from_millis(600), ..quick() }).await;
        let people = bot.seated(GameKind::Heckmeck, 2).await;
        let gateway = bot.discord.gateway();
        break_it(&gateway);
        while gateway.identifies() < 2 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tokio::time::timeout(Duration::from_secs(20), gateway.has_sessions(1)).await.unwrap();
        is_there(&bot, &people, name).await;
        bot.close().await;
    }
}

#[tokio::test]
async fn a_heartbeat_that_is_asked_for_comes_at_once() {
    let bot = TestBot::open().await;
    let before = bot.discord.gateway().heartbeats();
    bot.discord.gateway().asks_for_heartbeat();
    for _ in 0..100 {
        if bot.discord.gateway().heartbeats() > before {
            return bot.close().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no heartbeat came");
}

#[tokio::test]
async fn interactions_in_the_wrong_order_or_twice_all_count_once() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let board = bot.board();
    bot.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    let (board, mut ledger) = (bot.board(), Ledger::of(&bot).await);
    let before = ledger.moves(&bot.channel).await;
    bot.discord.gateway().reverses_next(2);
    let (one, two) =
        tokio::join!(people[0].clicks_late(&board, "Skip"), people[1].clicks_late(&board, "Skip"));
    assert!(ledger.has(&one.unwrap()).await && ledger.has(&two.unwrap()).await);
    bot.discord.gateway().doubles_next(1);
    people[2].clicks_late(&board, "Skip").await.unwrap();
    assert_eq!(ledger.moves(&bot.channel).await, before + 3);
    bot.close().await;
}
