//! Tests a full disk, which SQLite can simulate. The test is inside the crate because the limit is set on the writer's
//! connection.

use super::database::Pool;
use super::{NewTable, Place, StepRow, Store, StoreError, Written};

async fn limit(store: &Store, pages: &'static str) {
    let Pool::Sqlite(writing) = &store.writing else { panic!("it is SQLite") };
    sqlx::query(pages).execute(writing).await.unwrap();
}

fn step(number: u32, text: &str) -> StepRow {
    StepRow { number, at: 0, text: text.to_owned(), participant: None }
}

#[tokio::test]
async fn a_full_disk_refuses_and_the_next_write_works_once_there_is_room() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let table = NewTable {
        id: "full".to_owned(),
        guild: None,
        place: Place::Channel(1),
        is_external: false,
        opened_at: 0,
        seed: "s".to_owned(),
    };
    assert_eq!(store.open_table(table, vec![step(1, "a")], None).await, Ok(Written::Done));
    let (long, commits) = ("x".repeat(1 << 20), store.commits());

    limit(&store, "PRAGMA max_page_count = 1").await;
    let error = store.append("full", vec![step(2, &long)], Some(7)).await.unwrap_err();
    assert!(matches!(error, StoreError::Full(_)) && error.is_temporary(), "{error}");
    assert!(error.to_string().len() < 100, "{error}");

    limit(&store, "PRAGMA max_page_count = 1000000").await;
    assert_eq!(store.table("full").await.unwrap().unwrap().steps, [step(1, "a")]);
    assert_eq!(store.append("full", vec![step(2, &long)], Some(7)).await, Ok(Written::Done));
    assert!(store.commits() > commits);
}
