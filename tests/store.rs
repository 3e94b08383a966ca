//! The store, in scenes: what is written is there, once, whatever happens.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

mod store {
    pub(crate) mod crash;
    pub(crate) mod standings;
    pub(crate) mod trouble;
}

use std::fs;
use std::path::Path;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use stammtisch::store::{Board, Finished, NewTable, Place, Step, Store, Written};
use tokio::join;

/// The file of a scene, not there yet.
fn fresh(scene: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store").join(scene);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join("games.db").display().to_string()
}

async fn open(file: &str) -> Store {
    Store::open(&format!("sqlite://{file}")).await.unwrap()
}

/// Somebody else who has the file open.
async fn other(file: &str) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

async fn sql(connection: &mut SqliteConnection, text: &'static str) {
    sqlx::raw_sql(text).execute(connection).await.unwrap();
}

fn table(id: &str, channel: u64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        guild: Some(u64::MAX),
        channel,
        opened_at: 1_000,
        seed: format!("seed of {id}"),
    }
}

/// Steps of these numbers.
fn steps(numbers: impl IntoIterator<Item = u32>) -> Vec<Step> {
    let step = |number: u32| Step {
        number,
        at: i64::from(number) * 10,
        text: format!("step {number}"),
        guest: None,
    };
    numbers.into_iter().map(step).collect()
}

async fn journal(store: &Store, id: &str) -> Vec<Step> {
    store.table(id).await.unwrap().unwrap().steps
}

#[tokio::test]
async fn a_table_is_there_after_a_restart() {
    let file = fresh("restart");
    let store = open(&file).await;
    assert_eq!(store.open_table(table("a", u64::MAX), steps(1..=2), Some(1)).await, Ok(Written::Done));
    assert_eq!(store.append("a", steps(3..=5), Some(u64::MAX)).await, Ok(Written::Done));
    store.remember_board("a", Board { channel: 7, message: 8 }).await.unwrap();
    store.remember_board("a", Board { channel: 7, message: u64::MAX }).await.unwrap();
    store.close().await;

    let store = open(&file).await;
    let [stored] = store.open_tables().await.unwrap().try_into().unwrap();
    assert_eq!(stored.table, table("a", u64::MAX));
    assert_eq!(stored.steps, steps(1..=5));
    assert_eq!(stored.board, Some(Board { channel: 7, message: u64::MAX }));
    assert!(!stored.over);
}

#[tokio::test]
async fn a_closed_table_is_over_and_has_a_result() {
    let file = fresh("closed");
    let store = open(&file).await;
    let places = vec![
        Place { user: Some(u64::MAX), seat: 0, place: 1, points: 12, ..Place::default() },
        Place { user: None, seat: 1, place: 2, points: -3, ..Place::default() },
    ];
    let result = Finished { game: "heckmeck".to_owned(), at: 77, places, thefts: Vec::new() };
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    assert_eq!(store.close_table("a", steps([2]), Some(5), Some(result)).await, Ok(Written::Done));

    assert_eq!(store.open_tables().await.unwrap(), []);
    let stored = store.table("a").await.unwrap().unwrap();
    assert!(stored.over);
    assert_eq!(stored.steps, steps(1..=2));
    let rows: Vec<(String, i64, i64, Option<i64>, i64, i64)> = sqlx::query_as(
        "SELECT game, at, seat, user_id, place, points FROM places JOIN results USING (table_id) ORDER BY seat",
    )
    .fetch_all(&mut other(&file).await)
    .await
    .unwrap();
    let game = || "heckmeck".to_owned();
    assert_eq!(rows, [(game(), 77, 0, Some(-1), 1, 12), (game(), 77, 1, None, 2, -3)]);
    assert_eq!(store.open_table(table("b", 1), steps([1]), None).await, Ok(Written::Done));
}

#[tokio::test]
async fn an_interaction_counts_once() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Done));
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Repeated));
    assert_eq!(store.open_table(table("b", 2), steps([1]), Some(5)).await, Ok(Written::Repeated));
    assert_eq!(store.table("b").await, Ok(None));
    // Both deliveries at once.
    let (first, second) =
        join!(store.append("a", steps([2]), Some(6)), store.append("a", steps([2]), Some(6)));
    assert_eq!((first, second), (Ok(Written::Done), Ok(Written::Repeated)));
    assert_eq!(store.close_table("a", steps([3]), Some(6), None).await, Ok(Written::Repeated));
    assert_eq!(store.open_tables().await.unwrap()[0].steps, steps(1..=2));
}

#[tokio::test]
async fn interactions_can_be_forgotten() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Done));
    store.forget_interactions(1_700_000_000_000).await.unwrap();
    assert_eq!(store.append("a", steps([2]), Some(5)).await, Ok(Written::Repeated));
    store.forget_interactions(i64::MAX).await.unwrap();
    assert_eq!(store.append("a", steps([2]), Some(5)).await, Ok(Written::Done));
}

#[tokio::test]
async fn whoever_comes_too_late_is_overtaken() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps(1..=3), None).await, Ok(Written::Done));
    assert_eq!(store.open_table(table("b", 1), steps([1]), Some(9)).await, Ok(Written::Overtaken), "channel");
    assert_eq!(store.open_table(table("a", 2), steps([1]), Some(9)).await, Ok(Written::Overtaken), "id");
    assert_eq!(store.append("a", steps([3]), Some(9)).await, Ok(Written::Overtaken), "number");
    assert_eq!(store.append("a", steps([4, 4]), Some(9)).await, Ok(Written::Overtaken), "twice");
    assert_eq!(store.append("a", steps([4, 6]), Some(9)).await, Ok(Written::Overtaken), "gap");
    assert_eq!(store.append("b", steps([1]), Some(9)).await, Ok(Written::Overtaken), "no such table");
    assert_eq!(journal(&store, "a").await, steps(1..=3));
    assert_eq!(store.close_table("a", steps([4]), Some(9), None).await, Ok(Written::Done), "9 never counted");
    assert_eq!(store.append("a", steps([5]), None).await, Ok(Written::Overtaken), "over");
    assert_eq!(store.close_table("a", steps([]), None, None).await, Ok(Written::Overtaken), "over twice");
    assert_eq!(journal(&store, "a").await, steps(1..=4));
}

#[tokio::test]
async fn what_comes_together_shares_a_commit() {
    let store = open(&fresh("together")).await;
    for (id, channel) in [("a", 1), ("b", 2)] {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    let before = store.commits();
    let (a, b) = join!(store.append("a", steps([2]), None), store.append("b", steps([2]), None));
    assert_eq!((a, b), (Ok(Written::Done), Ok(Written::Done)));
    assert_eq!(store.commits() - before, 1);
    assert_eq!(journal(&store, "b").await, steps(1..=2));
}

#[tokio::test]
async fn settings_are_kept_by_scope() {
    let file = fresh("settings");
    let store = open(&file).await;
    store.set_setting("guild:1", "language", "en").await.unwrap();
    store.set_setting("guild:1", "language", "ru").await.unwrap();
    store.set_setting("user:1", "language", "de").await.unwrap();
    store.close().await;
    let store = open(&file).await;
    let setting = async |scope, key| store.setting(scope, key).await.unwrap();
    assert_eq!(setting("guild:1", "language").await.as_deref(), Some("ru"));
    assert_eq!(setting("user:1", "language").await.as_deref(), Some("de"));
    assert_eq!(setting("bot", "language").await, None);
    assert_eq!(setting("user:1", "colour").await, None);
}

#[tokio::test]
async fn a_thousand_tables_come_back() {
    let file = fresh("thousand");
    let store = open(&file).await;
    let length = |channel: u64| channel as u32 % 7;
    let mut opened = Vec::new();
    for channel in 0..1_000 {
        let (store, id) = (store.clone(), format!("table-{channel:04}"));
        opened.push(tokio::spawn(async move {
            store.open_table(table(&id, channel), steps(1..=length(channel)), Some(channel)).await
        }));
    }
    for written in opened {
        assert_eq!(written.await.unwrap(), Ok(Written::Done));
    }
    store.close().await;

    let tables = open(&file).await.open_tables().await.unwrap();
    assert_eq!(tables.len(), 1_000);
    for (stored, channel) in tables.iter().zip(0..) {
        assert_eq!(stored.table, table(&format!("table-{channel:04}"), channel));
        assert_eq!(stored.steps, steps(1..=length(channel)));
    }
}

#[tokio::test]
async fn a_seed_is_not_shown() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let stored = store.table("a").await.unwrap().unwrap();
    assert_eq!(stored.table.seed, "seed of a");
    assert!(!format!("{stored:?}").contains("seed of a"), "{stored:?}");
}
