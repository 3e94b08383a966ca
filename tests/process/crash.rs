//! The program is killed at random moments while people play, again and again: what anybody was told has happened is
//! there afterwards, once; every table replays to the state it had; and games go on.
//!
//! `KILLS=2000 cargo test --test process crash` goes on for longer.

pub(crate) mod books;
pub(crate) mod crowd;
pub(crate) mod party;
use std::time::{Duration, Instant};

use books::Books;
use discord_playground::{Channel, Message, Person};
use party::{Party, Playing};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::games::GameKind;
use support::{PATIENCE, TestPostgres, TestProcess};

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
    if let Some(url) = TestPostgres::shared("crash").await {
        survives(&[("DATABASE_URL", &url)]).await;
    }
}

/// With the tables where these settings say.
async fn survives(settings: &[(&str, &str)]) {
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let mut random = ChaCha8Rng::seed_from_u64(support::seed_or(kills.into()));
    let mut program = TestProcess::open(settings).await;
    let parties = GameKind::ALL.map(|game| Party::new(&program.guild, game));
    let mut books = Books::default();
    for round in 1..=kills {
        let moment = Duration::from_millis(random.random_range(20..250));
        let playing = parties.each_ref().map(|party| party.play());
        tokio::time::sleep(moment).await;
        // Now and then deliveries come twice, and once more after the restart.
        program.discord.gateway().doubles_next(random.random_range(0..3));
        program.kill().await;
        playing.iter().for_each(Playing::is_enough);
        // Whoever still waits for an answer waits in vain.
        while !playing.iter().all(Playing::has_ended) {
            program.discord.advance(DEADLINE);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if random.random_ratio(1, 8) {
            // It may also die on its way back.
            program.spawn();
            tokio::time::sleep(Duration::from_millis(random.random_range(0..60))).await;
            program.kill().await;
        }
        program.start().await;
        books.check(&program.database(), &parties, round).await;
    }
    books.balance(kills);
    program.close().await;
}

#[tokio::test]
#[allow(clippy::print_stdout, reason = "docs/BENCHMARKS.md has the figures")]
async fn with_a_thousand_open_tables_it_comes_back_and_games_go_on() {
    let mut program = TestProcess::open(&[]).await;
    program.kill().await;
    let channels: Vec<_> =
        (0..1000).map(|number| program.guild.channel(&format!("games-{number}"))).collect();
    let anna = program.guild.person("Anna");
    crowd::sits_down(&program.database(), &program.guild, &anna, &channels).await;
    let began = Instant::now();
    program.start().await;
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
    program.close().await;
}

/// The board of a table, on which somebody is to roll.
async fn shown(person: &Person, channel: &Channel) -> Message {
    tokio::time::timeout(PATIENCE, person.types(channel, "/table")).await.unwrap().unwrap();
    let board = support::board(person, channel);
    assert!(roll(&board).is_some(), "{}", board.text());
    board
}

fn roll(board: &Message) -> Option<String> {
    board.live_buttons().into_iter().find(|label| label.starts_with("Roll"))
}
