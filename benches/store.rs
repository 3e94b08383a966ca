//! Steps a second into a file, each answered only once it is on the disk, and what it brings that those which come
//! together share a commit. `cargo bench --bench store`, a quarter of a minute.
//!
//! "Alone" lets the same writers go one after the other, so that every step has a commit to itself. Both ways take
//! turns within a run, because a machine's disk is not the same from one second to the next: the ratio says more
//! than the figures.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use stammtisch::store::{NewTable, Step, Store, Written};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

/// Each way, for each number of writers.
const ROUNDS: u32 = 4;
const ROUND: Duration = Duration::from_millis(600);

#[tokio::main]
async fn main() {
    println!(
        "{:>7}{:>16}{:>17}{:>19}{:>8}{:>14}",
        "writers", "alone steps/s", "shared steps/s", "shared commits/s", "ratio", "steps/commit"
    );
    for writers in [1, 8, 64] {
        measure(writers).await;
    }
}

async fn measure(writers: u64) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-store-{writers}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&format!("sqlite://{}/bench.db", folder.display())).await.unwrap();
    for writer in 0..writers {
        let (id, seed) = (writer.to_string(), String::new());
        let table = NewTable { id, guild: None, channel: writer, opened_at: 0, seed };
        assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
    }

    let (mut alone, mut shared, mut commits) = (0, 0, 0);
    for _ in 0..ROUNDS {
        alone += steps_in_a_round(&store, writers, Some(Arc::default())).await;
        let before = store.commits();
        shared += steps_in_a_round(&store, writers, None).await;
        commits += store.commits() - before;
    }
    let seconds = (ROUND * ROUNDS).as_secs_f64();
    let [alone, shared, commits] = [alone, shared, commits].map(|count| count as f64 / seconds);
    println!(
        "{writers:>7}{alone:>16.0}{shared:>17.0}{commits:>19.0}{:>7.1}x{:>14.1}",
        shared / alone,
        shared / commits
    );
    store.close().await;
    fs::remove_dir_all(&folder).unwrap();
}

/// Whose turn it is, where they go one after the other.
type Turn = Option<Arc<Mutex<()>>>;

async fn steps_in_a_round(store: &Store, writers: u64, turn: Turn) -> u64 {
    let start = Instant::now();
    let tables = (0..writers).map(|writer| play(store.clone(), writer.to_string(), turn.clone(), start));
    tables.collect::<JoinSet<_>>().join_all().await.iter().sum()
}

/// Goes on with a table until the round is over.
async fn play(store: Store, table: String, turn: Turn, start: Instant) -> u64 {
    let stored = store.table(&table).await.unwrap().unwrap();
    let (first, mut count) = (stored.steps.len() as u64, 0);
    while start.elapsed() < ROUND {
        let _turn = match &turn {
            Some(turn) => Some(turn.lock().await),
            None => None,
        };
        count += 1;
        let number = u32::try_from(first + count).unwrap();
        let text = "seat 1 roll -> 1 2 3 4 5 w w w".to_owned();
        let step = Step { number, at: 0, text, guest: None };
        // Every step by a click of its own, as it is in life.
        let click = table.parse::<u64>().unwrap() << 32 | u64::from(number);
        assert_eq!(store.append(&table, vec![step], Some(click)).await, Ok(Written::Done));
    }
    count
}
