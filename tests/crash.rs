//! The program is killed at random moments while people play, again and again: what anybody was told has happened is
//! there afterwards, once; every table replays to the state it had; and games go on.
//!
//! `KILLS=2000 cargo test --test crash` goes on for longer.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

mod crash {
    pub(crate) mod books;
    pub(crate) mod crowd;
    pub(crate) mod party;
}
#[path = "operators/inn.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod inn;
#[path = "postgres/server.rs"]
#[allow(dead_code, clippy::expect_used, reason = "other tests use the rest of it")]
mod server;
#[path = "golden/state.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod state;

use std::time::{Duration, Instant};

use crash::books::Books;
use crash::party::{Party, Playing};
use inn::{Inn, PATIENCE};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::games::GameKind;
use stammtisch::playground::{Channel, Message, Person};

/// How often it is killed, unless `KILLS` says otherwise.
const KILLS: u32 = 200;

/// How long a person waits for an answer.
const DEADLINE: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_or_counted_twice_on_sqlite() {
    survives(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_or_counted_twice_on_postgres() {
    if let Some(url) = server::database("crash").await {
        survives(&[("DATABASE_URL", &url)]).await;
    }
}

/// With the tables where these settings say.
async fn survives(settings: &[(&str, &str)]) {
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let mut random = ChaCha8Rng::seed_from_u64(kills.into());
    let mut inn = Inn::open(settings).await;
    let parties = GameKind::ALL.map(|game| Party::new(&inn.guild, game));
    let mut books = Books::default();
    for round in 1..=kills {
        let moment = Duration::from_millis(random.random_range(20..250));
        let playing = parties.each_ref().map(|party| party.play());
        tokio::time::sleep(moment).await;
        // Now and then deliveries come twice, and once more after the restart.
        inn.discord.gateway().doubles_next(random.random_range(0..3));
        inn.kill().await;
        playing.iter().for_each(Playing::is_enough);
        // Whoever still waits for an answer waits in vain.
        while !playing.iter().all(Playing::has_ended) {
            inn.discord.advance(DEADLINE);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if random.random_ratio(1, 8) {
            // It may also die on its way back.
            inn.spawn();
            tokio::time::sleep(Duration::from_millis(random.random_range(0..60))).await;
            inn.kill().await;
        }
        inn.start().await;
        books.check(&inn.database(), &parties, round).await;
    }
    books.balance(kills);
    inn.close().await;
}

#[tokio::test]
#[allow(clippy::print_stdout, reason = "the README has the figures")]
async fn with_a_thousand_open_tables_it_comes_back_and_games_go_on() {
    let mut inn = Inn::open(&[]).await;
    inn.kill().await;
    let channels: Vec<_> = (0..1000).map(|number| inn.guild.channel(&format!("games-{number}"))).collect();
    let anna = inn.guild.person("Anna");
    crash::crowd::sits_down(&inn.database(), &inn.guild, &anna, &channels).await;
    let began = Instant::now();
    inn.start().await;
    let ready = began.elapsed();
    let board = shown(&anna, &channels[999]).await;
    anna.clicks(&board, &roll(&board).unwrap()).await.unwrap();
    let answered = began.elapsed();
    println!(
        "1,000 open tables: connected after {ready:.0?}, a click on a board answered after {answered:.0?}"
    );
    for channel in [&channels[0], &channels[501]] {
        shown(&anna, channel).await;
    }
    inn.close().await;
}

/// The board of a table, on which somebody is to roll.
async fn shown(person: &Person, channel: &Channel) -> Message {
    tokio::time::timeout(PATIENCE, person.types(channel, "/table")).await.unwrap().unwrap();
    let board = inn::board(person, channel);
    assert!(roll(&board).is_some(), "{}", board.text());
    board
}

fn roll(board: &Message) -> Option<String> {
    board.live_buttons().into_iter().find(|label| label.starts_with("Roll"))
}
