//! A database that is locked, refuses, or loses its transaction: everybody hears of it, nothing is half written,
//! and the next write works.

use std::time::Duration;

use sqlx::Connection;
use stammtisch::store::{Finished, Place, Store, StoreError, Written};
use tokio::join;
use tokio::time::timeout;

use crate::{fresh, journal, open, other, sql, steps, table};

/// Two open tables of one step.
async fn two_tables(file: &str) -> Store {
    let store = open(file).await;
    for (id, channel) in [("a", 1), ("b", 2)] {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    store
}

#[tokio::test]
async fn one_that_fails_does_not_hurt_its_neighbours() {
    let store = two_tables(&fresh("neighbours")).await;
    let twice = Place { place: 1, ..Place::default() };
    let broken =
        Finished { game: "qwixx".to_owned(), at: 0, places: vec![twice.clone(), twice], thefts: Vec::new() };
    let before = store.commits();
    let (early, failed, repeated, late) = join!(
        store.append("b", steps([2]), Some(1)),
        store.close_table("a", steps([2]), Some(2), Some(broken)),
        store.append("b", steps([3]), Some(1)),
        store.append("b", steps([3]), Some(3)),
    );
    assert_eq!(early, Ok(Written::Done));
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    assert_eq!(repeated, Ok(Written::Repeated));
    assert_eq!(late, Ok(Written::Done));
    assert_eq!(store.commits() - before, 1);
    assert_eq!(journal(&store, "b").await, steps(1..=3));
    assert_eq!(journal(&store, "a").await, steps([1]));
    assert_eq!(store.close_table("a", steps([2]), Some(2), None).await, Ok(Written::Done));
}

#[tokio::test]
async fn a_locked_database_refuses_and_recovers() {
    let file = fresh("locked");
    let store = two_tables(&file).await;
    let mut lock = other(&file).await;
    sql(&mut lock, "BEGIN EXCLUSIVE").await;
    let (a, b) = join!(store.append("a", steps([2]), Some(1)), store.append("b", steps([2]), Some(2)));
    for refused in [a, b] {
        let error = refused.unwrap_err();
        assert!(matches!(error, StoreError::Busy(_)) && error.is_temporary(), "{error}");
    }
    assert_eq!(journal(&store, "a").await, steps([1]), "readers are not locked out");

    sql(&mut lock, "ROLLBACK").await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
}

/// What SQLite does by itself when the disk breaks in the middle.
#[tokio::test]
async fn a_transaction_that_is_lost_half_way_is_lost_for_all() {
    let file = fresh("lost");
    let store = two_tables(&file).await;
    let mut other = other(&file).await;
    sql(
        &mut other,
        "CREATE TRIGGER trap BEFORE INSERT ON settings BEGIN SELECT RAISE(ROLLBACK, 'the disk broke'); END",
    )
    .await;
    let (a, trap, b) = join!(
        store.append("a", steps([2]), Some(1)),
        store.set_setting("bot", "key", "value"),
        store.append("b", steps([2]), Some(2)),
    );
    let lost = trap.unwrap_err();
    assert!(lost.to_string().contains("the disk broke"), "{lost}");
    assert_eq!((a, b), (Err(lost.clone()), Err(lost)));
    assert_eq!(journal(&store, "a").await, steps([1]));
    assert_eq!(journal(&store, "b").await, steps([1]));

    sql(&mut other, "DROP TRIGGER trap").await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
}

#[tokio::test]
async fn a_commit_that_fails_fails_for_all() {
    let file = fresh("commit");
    let store = two_tables(&file).await;
    // A debt that is called in only by COMMIT.
    let mut other = other(&file).await;
    sql(
        &mut other,
        "CREATE TABLE debts (to_whom TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
         CREATE TRIGGER debt AFTER INSERT ON settings BEGIN INSERT INTO debts VALUES ('nobody'); END",
    )
    .await;
    let before = store.commits();
    let (a, debt) = join!(store.append("a", steps([2]), Some(1)), store.set_setting("bot", "key", "value"));
    assert!(matches!(a, Err(StoreError::Failed(_))), "{a:?}");
    assert_eq!(debt, Err(a.unwrap_err()));
    assert_eq!(store.commits(), before);
    assert_eq!(journal(&store, "a").await, steps([1]));
    assert_eq!(store.setting("bot", "key").await, Ok(None));

    sql(&mut other, "DROP TRIGGER debt").await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
    other.close().await.unwrap();
}

#[tokio::test]
async fn a_caller_who_leaves_leaves_nothing_half_done() {
    let file = fresh("leaves");
    let store = two_tables(&file).await;
    let mut lock = other(&file).await;
    sql(&mut lock, "BEGIN EXCLUSIVE").await;
    let left = timeout(Duration::from_millis(50), store.append("a", steps(2..=3), Some(1))).await;
    assert!(left.is_err(), "it waits for the lock");
    sql(&mut lock, "ROLLBACK").await;
    // It was in line before this one.
    assert_eq!(store.append("b", steps([2]), Some(2)).await, Ok(Written::Done));
    assert_eq!(journal(&store, "a").await, steps(1..=3));
    assert_eq!(store.append("a", steps(2..=3), Some(1)).await, Ok(Written::Repeated));
}

#[tokio::test]
async fn a_closed_store_has_written_all_and_takes_no_more() {
    let file = fresh("closed-store");
    let store = two_tables(&file).await;
    let (last, also) = (store.clone(), store.clone());
    let (written, (), ()) = join!(last.append("a", steps([2]), None), store.close(), also.close());
    assert_eq!(written, Ok(Written::Done));
    assert_eq!(store.append("a", steps([3]), None).await, Err(StoreError::Closed));
    assert_eq!(store.open_tables().await, Err(StoreError::Closed));
    assert!(!std::path::Path::new(&format!("{file}-wal")).exists(), "all of it is in the one file");
    assert_eq!(journal(&open(&file).await, "a").await, steps(1..=2));
}

#[tokio::test]
async fn a_place_that_cannot_be_opened_is_named() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let missing = format!("sqlite://{folder}/no/such/folder/games.db");
    let directory = format!("sqlite://{folder}");
    for url in
        ["", "games.db", "mysql://localhost/games", "sqlite://", "sqlite:a.db?mode=ro", &missing, &directory]
    {
        let error = Store::open(url).await.err().unwrap();
        assert!(
            matches!(error, StoreError::Open { .. }) && error.to_string().contains(url),
            "{url}: {error}"
        );
    }
}
