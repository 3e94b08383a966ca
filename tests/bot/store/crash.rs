//! A process that is killed while it writes: every step it was promised is there.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use stammtisch::store::{Store, Written};
use tokio::task::JoinSet;

use super::database::{Database, on_both};
use super::{steps, table};

/// Where the child finds its database; set only for it.
const DATABASE: &str = "STAMMTISCH_TEST_KILLED_DATABASE";
const TABLES: u64 = 8;
const PROMISES: usize = 500;

async fn what_was_promised_survives_a_kill(database: Database) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["store::crash::the_child_that_is_killed", "--exact", "--nocapture"])
        .env(DATABASE, &database.url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut promised = HashMap::<String, u32>::new();
    for (count, line) in BufReader::new(child.stdout.take().unwrap()).lines().enumerate() {
        if count >= PROMISES && promised.len() as u64 == TABLES {
            // It writes on while this happens, and what it still promises counts as well.
            child.kill().unwrap();
        }
        if let Some((table, number)) =
            line.unwrap().strip_prefix("promised ").and_then(|it| it.split_once(' '))
        {
            promised.insert(table.to_owned(), number.parse().unwrap());
        }
    }
    assert!(!child.wait().unwrap().success(), "it was killed");

    assert_eq!(promised.len() as u64, TABLES);
    let tables = database.open().await.open_tables().await.unwrap();
    assert_eq!(tables.len() as u64, TABLES);
    for stored in tables {
        let length = stored.steps.len() as u32;
        assert!(length >= promised[&stored.table.id], "{} has {length}", stored.table.id);
        assert_eq!(stored.steps, steps(1..=length));
    }
}

/// Not a test: what the other one starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_child_that_is_killed() {
    let Ok(url) = env::var(DATABASE) else { return };
    let store = Database::at(url).open().await;
    let players = (1..=TABLES).map(|channel| play_for_ever(store.clone(), channel));
    players.collect::<JoinSet<_>>().join_all().await;
}

#[allow(clippy::print_stdout, reason = "how a child tells its parent")]
async fn play_for_ever(store: Store, channel: u64) {
    let id = format!("t{channel}");
    assert_eq!(store.open_table(table(&id, channel), steps([1]), None).await, Ok(Written::Done));
    for number in 2.. {
        assert_eq!(store.append(&id, steps([number]), None).await, Ok(Written::Done));
        println!("promised {id} {number}");
    }
}

on_both!(what_was_promised_survives_a_kill);
