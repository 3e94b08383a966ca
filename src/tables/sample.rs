//! Replays a sample of a store: every open table, and some that are over. A full [`check`](super::check()) of a large store
//! takes too long to be made every day.

use super::check::Check;
use super::outages::Outages;
use super::{ParkedTable, restore};
use crate::shards::Shards;
use crate::store::{Store, StoreError};

/// Replays the open tables, and a page of tables from a random place on.
pub async fn check_sample(store: &Store) -> Result<Check, StoreError> {
    let mut check = Check::default();
    let mut note = |id: &str, replayed: Result<(), String>| {
        check.tables += 1;
        check.problems.extend(replayed.err().map(|why| format!("table {id}: {why}")));
    };
    let replay = |read: Result<_, _>| match read {
        Ok(stored) => {
            restore::restore_table(stored, &Outages::default()).map(|open| open.table.id().to_string())
        }
        Err(unreadable) => Err(ParkedTable::from(unreadable)),
    };
    store
        .each_open_table(&Shards::ALL, |read| match replay(read) {
            Ok(id) => note(&id, Ok(())),
            Err(parked) => note(&parked.id, Err(parked.reason.to_string())),
        })
        .await?;
    // Ids are random, so a random id is a random place.
    let from = format!("{:016x}", rand::random::<u64>());
    for stored in store.tables_after(&from).await?.0.into_iter().flatten().filter(|stored| stored.over) {
        let replayed = restore::read(&stored).and_then(|parts| parts.table());
        note(&stored.table.id, replayed.map(drop).map_err(|reason| reason.to_string()));
    }
    Ok(check)
}
