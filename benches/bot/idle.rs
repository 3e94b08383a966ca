//! The memory of an idle table: that of a bot with many restored tables, less that of one with none.

use discord_playground::Playground;
use stammtisch::store::{Store, Written};
use support::stored_games::game_under_way;
use tokio::task::JoinSet;

use super::program::Program;
use super::setup::{folder, wait_until_started};

const TABLES: u64 = 10_000;
/// Moves per game: about the middle of a game.
const MOVES: usize = 40;

pub(crate) async fn run() {
    let without = memory(0).await;
    let with = memory(TABLES).await;
    let each = (with as f64 - without as f64) / TABLES as f64;
    println!(
        "\n{TABLES} idle tables, {MOVES} moves into their games: {:.1} MB, without them {:.1} MB, {each:.0} bytes a table",
        with as f64 / 1e6,
        without as f64 / 1e6
    );
}

/// The memory of a bot that has restored this many tables.
async fn memory(tables: u64) -> u64 {
    let folder = folder("idle");
    let store = Store::open(&format!("sqlite://{}/tables.db", folder.display())).await.unwrap();
    let writing: JoinSet<_> = (0..tables)
        .map(|number| {
            let people = [1, 2].map(|seat| number * 2 + seat);
            let game = game_under_way(number, people, 1 + number / 40, 1_000_000 + number, MOVES);
            let (store, (row, steps)) = (store.clone(), game);
            async move { assert_eq!(store.open_table(row, steps, None).await, Ok(Written::Done)) }
        })
        .collect();
    writing.join_all().await;
    store.close().await;
    let discord = Playground::start().await.unwrap();
    let bot = Program::stammtisch(&discord, &folder).await;
    wait_until_started(&bot).await;
    bot.memory()
}
