//! Steps per second into SQLite and PostgreSQL, each acknowledged only once it is on disk, and the gain from
//! shared commits. `cargo bench --bench store`, half a minute.
//!
//! "Alone" runs the same writers one after the other, so that every step has its own commit. Both ways and
//! both databases take turns within a run, because a disk's speed varies from second to second: the ratios
//! say more than the absolute numbers. PostgreSQL is started on this machine with its default settings; if it
//! isn't installed, only SQLite is measured.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark prints its figures"
)]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use stammtisch::store::{NewTable, Place, StepRow, Store, Written};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

/// Per way and number of writers.
const ROUNDS: u32 = 4;
const ROUND: Duration = Duration::from_millis(600);

#[tokio::main]
async fn main() {
    println!(
        "{:>7}  {:<10}{:>14}{:>16}{:>18}{:>8}{:>14}",
        "writers", "database", "alone steps/s", "shared steps/s", "shared commits/s", "ratio", "steps/commit"
    );
    let server = support::TestPostgres::find(&[]).await;
    for writers in [1, 8, 64] {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-store-{writers}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let mut candidates =
            vec![Candidate::new("SQLite", &format!("sqlite://{}/bench.db", folder.display()), writers).await];
        if let Some(server) = &server {
            let url = server.database(&format!("bench_{writers}")).await;
            candidates.push(Candidate::new("PostgreSQL", &url, writers).await);
        }
        measure(&mut candidates, writers).await;
        fs::remove_dir_all(&folder).unwrap();
    }
}

/// A database and its counts so far.
struct Candidate {
    name: &'static str,
    store: Store,
    alone: u64,
    shared: u64,
    commits: u64,
}

impl Candidate {
    async fn new(name: &'static str, url: &str, writers: u64) -> Candidate {
        let store = Store::open(url).await.unwrap();
        for writer in 0..writers {
            let (id, seed) = (writer.to_string(), String::new());
            let table = NewTable {
                id,
                guild: None,
                place: Place::Channel(writer),
                is_external: false,
                opened_at: 0,
                seed,
            };
            assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
        }
        Candidate { name, store, alone: 0, shared: 0, commits: 0 }
    }

    async fn round(&mut self, writers: u64) {
        self.alone += steps_in_a_round(&self.store, writers, Some(Arc::default())).await;
        let before = self.store.commits();
        self.shared += steps_in_a_round(&self.store, writers, None).await;
        self.commits += self.store.commits() - before;
    }
}

async fn measure(candidates: &mut [Candidate], writers: u64) {
    for _ in 0..ROUNDS {
        for candidate in &mut *candidates {
            candidate.round(writers).await;
        }
    }
    let seconds = (ROUND * ROUNDS).as_secs_f64();
    for Candidate { name, store, alone, shared, commits } in candidates {
        let [alone, shared, commits] = [*alone, *shared, *commits].map(|count| count as f64 / seconds);
        println!(
            "{writers:>7}  {name:<10}{alone:>14.0}{shared:>16.0}{commits:>18.0}{:>7.1}x{:>14.1}",
            shared / alone,
            shared / commits
        );
        store.close().await;
    }
}

/// The lock that makes writers go one after the other.
type Turn = Option<Arc<Mutex<()>>>;

async fn steps_in_a_round(store: &Store, writers: u64, turn: Turn) -> u64 {
    let start = Instant::now();
    let tables = (0..writers).map(|writer| play(store.clone(), writer.to_string(), turn.clone(), start));
    tables.collect::<JoinSet<_>>().join_all().await.iter().sum()
}

/// Appends steps to a table until the round is over.
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
        let step = StepRow { number, at: 0, text, participant: None };
        // Every step has an interaction id of its own, as in the real bot.
        let click = table.parse::<u64>().unwrap() << 32 | u64::from(number);
        assert_eq!(store.append(&table, vec![step], Some(click)).await, Ok(Written::Done));
    }
    count
}
