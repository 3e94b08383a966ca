//! Going back to an older version: what a later one has added stays, and what it has changed for good is respected.

use stammtisch::bot::system_clock;
use stammtisch::shards::Shards;
use stammtisch::store::{Store, StoreError, Written};
use stammtisch::tables::{ParkReason, Tables};

use super::database::{Database, on_both};
use super::{journal, table};
use stammtisch::fair::Seed;
use stammtisch::store::{NewTable, StepRow};

/// A migration that only adds, and a step that it brought.
const LATER: &str = "
    CREATE TABLE later (what BIGINT);
    ALTER TABLE tables ADD COLUMN later BIGINT;
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";

fn step(number: u32, text: &str) -> StepRow {
    StepRow { number, at: i64::from(number), text: text.to_owned(), participant: None }
}

async fn a_later_migration_is_no_obstacle_and_a_later_step_is_kept(database: Database) {
    let store = database.open().await;
    let opened =
        r#"{"opened":{"user":1,"name":"Anna","terms":{"game":"qwixx","quick":false,"pace":"live"}}}"#;
    for (id, channel) in [("a", 1), ("b", 2)] {
        let row = NewTable { seed: Seed::chosen([1; 32]).reveal(), ..table(id, channel) };
        assert_eq!(store.open_table(row, vec![step(1, opened)], None).await, Ok(Written::Done));
    }
    let later = r#"{"juggled":{"balls":3}}"#;
    assert_eq!(store.append("b", vec![step(2, later)], None).await, Ok(Written::Done));
    store.close().await;
    database.other().await.run(LATER).await;

    // The older version.
    let store = database.open().await;
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    assert_eq!(tables.count(), 1);
    let [parked] = tables.parked().try_into().unwrap();
    assert_eq!(parked.id, "b");
    assert!(matches!(parked.reason, ParkReason::Later(_)), "{}", parked.reason);
    store.close().await;

    // The newer one is back, and finds everything as it left it.
    let store = database.open().await;
    assert_eq!(journal(&store, "b").await, [step(1, opened), step(2, later)]);
    assert!(!store.table("b").await.unwrap().unwrap().over);
    let versions = "SELECT CAST(version AS TEXT) FROM _sqlx_migrations WHERE version = 9999";
    assert_eq!(database.other().await.texts(versions).await, ["9999"]);
    store.close().await;
}

async fn a_database_that_needs_a_later_program_is_refused(database: Database) {
    let store = database.open().await;
    store.set_setting("bot", "minimum-reader", "1").await.unwrap();
    store.close().await;
    let store = database.open().await;
    store.set_setting("bot", "minimum-reader", "2").await.unwrap();
    store.close().await;
    let Err(StoreError::Open { why, .. }) = Store::open(&database.url).await else { panic!("it was opened") };
    assert!(why.contains("a later version of this program has changed it"), "{why}");
}

on_both!(
    a_later_migration_is_no_obstacle_and_a_later_step_is_kept,
    a_database_that_needs_a_later_program_is_refused,
);
