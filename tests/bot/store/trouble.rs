//! A database that is locked, refuses a write or loses its transaction: every caller gets an error, nothing is half
//! written, and the next write works.

use std::time::Duration;

use stammtisch::store::{BoardLocation, Finished, SeatResult, StepRow, Store, StoreError, Written};
use tokio::join;
use tokio::time::timeout;

use super::database::{Database, Other, on_both};
use super::{journal, steps, table};

/// Two open tables of one step.
async fn two_tables(database: &Database) -> Store {
    tables(database, &["a", "b"]).await
}

/// Open tables of one step each.
async fn tables(database: &Database, ids: &[&str]) -> Store {
    let store = database.open().await;
    for (id, channel) in ids.iter().zip(1..) {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    store
}

/// A step that springs a trap.
fn trapped(number: u32) -> Vec<StepRow> {
    vec![StepRow { number, at: 0, text: "trapped".to_owned(), participant: None }]
}

/// Keeps everybody from writing steps.
async fn lock(database: &Database) -> Other {
    let mut other = database.other().await;
    other.run_either("BEGIN EXCLUSIVE", "BEGIN; LOCK TABLE steps IN EXCLUSIVE MODE").await;
    other
}

async fn one_that_fails_does_not_hurt_its_neighbours(database: Database) {
    let store = two_tables(&database).await;
    let mut other = database.other().await;
    other.trap("trapped", "SELECT RAISE(ABORT, 'no')", "RAISE EXCEPTION 'no'").await;
    let before = store.commits();
    let (early, failed, repeated, late) = join!(
        store.append("b", steps([2]), Some(1)),
        store.append("b", trapped(3), Some(2)),
        store.append("b", steps([3]), Some(1)),
        store.append("b", steps([3]), Some(3)),
    );
    assert_eq!(early, Ok(Written::Done));
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    assert_eq!(repeated, Ok(Written::Repeated));
    assert_eq!(late, Ok(Written::Done));
    assert_eq!(store.commits() - before, 1);
    assert_eq!(journal(&store, "b").await, steps(1..=3));
    assert_eq!(store.append("b", steps([4]), Some(2)).await, Ok(Written::Done), "2 never counted");
}

async fn a_move_that_does_not_count_does_not_hurt_other_tables(database: Database) {
    let store = tables(&database, &["a", "b", "c"]).await;
    let mut other = database.other().await;
    other.trap("trapped", "SELECT RAISE(ABORT, 'no')", "RAISE EXCEPTION 'no'").await;
    assert_eq!(store.close_table("c", steps([2]), Some(1), None).await, Ok(Written::Done));
    let moves = [
        ("b", steps([2]), 1, Ok(Written::Repeated)),
        ("b", steps([3]), 2, Ok(Written::Overtaken)),
        ("c", steps([3]), 3, Ok(Written::Overtaken)),
        ("nowhere", steps([1]), 4, Ok(Written::Overtaken)),
        ("b", trapped(2), 5, Err(())),
    ];
    for ((table, step, interaction, expected), number) in moves.into_iter().zip(2..) {
        let board = BoardLocation { channel: 7, message: u64::from(number) };
        let (good, shown, bad) = join!(
            store.append("a", steps([number]), Some(u64::from(number) + 10)),
            store.remember_shown("b", board, 1),
            store.append(table, step, Some(interaction)),
        );
        assert_eq!((good, shown), (Ok(Written::Done), Ok(())), "beside {interaction}");
        assert_eq!(bad.map_err(drop), expected, "{interaction}");
        assert_eq!(store.table("b").await.unwrap().unwrap().board, Some(board));
    }
    for (id, length) in [("a", 6), ("b", 1), ("c", 2)] {
        assert_eq!(journal(&store, id).await, steps(1..=length), "{id}");
    }
    for (interaction, number) in (2..=5).zip(2..) {
        let counted = store.append("b", steps([number]), Some(interaction)).await;
        assert_eq!(counted, Ok(Written::Done), "{interaction} had not counted");
    }
}

async fn everybody_hears_of_their_own_change(database: Database) {
    let store = tables(&database, &["a", "b", "c", "d"]).await;
    let (closed, moved, joined, late) = join!(
        store.close_table("a", steps([2]), Some(1), None),
        store.append("b", steps([2]), Some(2)),
        store.append("c", steps([2, 3]), Some(3)),
        store.close_table("d", steps([4]), Some(4), None),
    );
    assert_eq!((closed, moved, joined), (Ok(Written::Done), Ok(Written::Done), Ok(Written::Done)));
    assert_eq!(late, Ok(Written::Overtaken));
    for (id, length) in [("a", 2), ("b", 2), ("c", 3), ("d", 1)] {
        assert_eq!(journal(&store, id).await, steps(1..=length), "{id}");
    }
}

async fn a_result_that_cannot_be_written_ends_no_game(database: Database) {
    let store = two_tables(&database).await;
    let twice = SeatResult { place: 1, ..SeatResult::default() };
    let broken =
        Finished { game: "qwixx".to_owned(), at: 0, places: vec![twice.clone(), twice], thefts: Vec::new() };
    let failed = store.close_table("a", steps([2]), Some(2), Some(broken)).await;
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    assert_eq!(journal(&store, "a").await, steps([1]));
    assert_eq!(store.close_table("a", steps([2]), Some(2), None).await, Ok(Written::Done));
}

async fn a_locked_database_refuses_and_recovers(database: Database) {
    let store = two_tables(&database).await;
    let mut lock = lock(&database).await;
    let (a, b) = join!(store.append("a", steps([2]), Some(1)), store.append("b", steps([2]), Some(2)));
    for refused in [a, b] {
        let error = refused.unwrap_err();
        assert!(matches!(error, StoreError::Busy(_)) && error.is_temporary(), "{error}");
    }
    assert_eq!(journal(&store, "a").await, steps([1]), "readers are not locked out");

    lock.run("ROLLBACK").await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
}

/// What SQLite does by itself when the disk breaks in the middle, and PostgreSQL when it is shut down.
async fn a_transaction_that_is_lost_half_way_is_lost_for_all(database: Database) {
    let store = two_tables(&database).await;
    let mut other = database.other().await;
    let die = "PERFORM pg_terminate_backend(pg_backend_pid())";
    other.trap("trapped", "SELECT RAISE(ROLLBACK, 'the disk broke')", die).await;
    let (early, trap, late) = join!(
        store.append("a", steps([2]), Some(1)),
        store.append("a", trapped(3), Some(2)),
        store.append("a", steps([4]), Some(3)),
    );
    let lost = trap.unwrap_err();
    assert!(matches!(lost, StoreError::Failed(_) | StoreError::Away(_)), "{lost}");
    assert_eq!((early, late), (Err(lost.clone()), Err(lost)));
    assert_eq!(journal(&store, "a").await, steps([1]));

    other.lift_trap().await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
}

async fn a_commit_that_fails_fails_for_all(database: Database) {
    let store = two_tables(&database).await;
    // A debt that is called in only by COMMIT.
    let mut other = database.other().await;
    other.run("CREATE TABLE debts (to_whom TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED)").await;
    let debt = "INSERT INTO debts VALUES ('nobody')";
    other.trap("trapped", debt, debt).await;
    let before = store.commits();
    let (early, debt) = join!(store.append("a", steps([2]), Some(1)), store.append("a", trapped(3), Some(2)));
    assert!(matches!(early, Err(StoreError::Failed(_))), "{early:?}");
    assert_eq!(debt, Err(early.unwrap_err()));
    assert_eq!(store.commits(), before);
    assert_eq!(journal(&store, "a").await, steps([1]));

    other.lift_trap().await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
}

async fn a_caller_who_leaves_leaves_nothing_half_done(database: Database) {
    let store = two_tables(&database).await;
    let mut lock = lock(&database).await;
    let left = timeout(Duration::from_millis(50), store.append("a", steps(2..=3), Some(1))).await;
    assert!(left.is_err(), "it waits for the lock");
    lock.run("ROLLBACK").await;
    // It was in line before this one.
    assert_eq!(store.append("a", steps([4]), Some(2)).await, Ok(Written::Done));
    assert_eq!(journal(&store, "a").await, steps(1..=4));
    assert_eq!(store.append("a", steps(2..=3), Some(1)).await, Ok(Written::Repeated));
}

async fn a_closed_store_has_written_all_and_takes_no_more(database: Database) {
    let store = two_tables(&database).await;
    let (last, also) = (store.clone(), store.clone());
    let (written, (), ()) = join!(last.append("a", steps([2]), None), store.close(), also.close());
    assert_eq!(written, Ok(Written::Done));
    assert_eq!(store.append("a", steps([3]), None).await, Err(StoreError::Closed));
    assert_eq!(store.open_tables().await, Err(StoreError::Closed));
    if let Some(file) = &database.file {
        assert!(!std::path::Path::new(&format!("{file}-wal")).exists(), "all of it is in the one file");
    }
    assert_eq!(journal(&database.open().await, "a").await, steps(1..=2));
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
        // But for what stands behind a question mark, which may be a secret.
        let named = url.split('?').next().unwrap();
        assert!(
            matches!(error, StoreError::Open { .. }) && error.to_string().contains(named),
            "{url}: {error}"
        );
    }
}

on_both!(
    one_that_fails_does_not_hurt_its_neighbours,
    a_move_that_does_not_count_does_not_hurt_other_tables,
    everybody_hears_of_their_own_change,
    a_result_that_cannot_be_written_ends_no_game,
    a_locked_database_refuses_and_recovers,
    a_transaction_that_is_lost_half_way_is_lost_for_all,
    a_commit_that_fails_fails_for_all,
    a_caller_who_leaves_leaves_nothing_half_done,
    a_closed_store_has_written_all_and_takes_no_more,
);
