//! Reads and replays everything in a store, for `stammtisch check` and for backups. It changes nothing.

use std::collections::BTreeMap;

use super::outages::Outages;
use super::{ParkReason, ParkedTable, restore};
use crate::standings::Played;
use crate::store::{Store, StoreError, Stored};
use crate::table::Table;

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// How many tables were read.
    pub tables: u32,
    /// What is wrong, one line each.
    pub problems: Vec<String>,
}

/// Reads everything in a store. Every table is replayed, and the result of a finished game is compared with the stored one.
pub async fn check(store: &Store) -> Result<Check, StoreError> {
    let mut check = Check { tables: 0, problems: store.integrity().await? };
    check.problems.extend(store.odd_values().await?);
    let (mut last, mut unreadable) = (String::new(), BTreeMap::new());
    loop {
        let (tables, next) = store.tables_after(&last).await?;
        for read in tables {
            let stored = match read {
                Ok(stored) => stored,
                Err(table) => {
                    unreadable.insert(table.id.clone(), ParkedTable::from(table));
                    continue;
                }
            };
            check.tables += 1;
            let id = stored.table.id.clone();
            if let Err(why) = check_table(store, stored).await? {
                check.problems.push(format!("table {id}: {why}"));
            }
        }
        match next {
            Some(next) => last = next,
            None => break,
        }
    }
    check.tables += unreadable.len() as u32;
    check.problems.extend(unreadable.values().map(|table| format!("table {}: {}", table.id, table.reason)));
    Ok(check)
}

/// What is wrong with a table, if anything is.
async fn check_table(store: &Store, stored: Stored) -> Result<Result<(), String>, StoreError> {
    if !stored.over {
        return Ok(restore::restore_table(stored, &Outages::default())
            .map(drop)
            .map_err(|parked| parked.reason.to_string()));
    }
    let table = match restore::read(&stored).and_then(|parts| parts.table()) {
        Ok(table) => table,
        Err(reason) => return Ok(Err(reason.to_string())),
    };
    if table.ended().is_none() {
        let why = ParkReason::Damaged("it is over, but its steps don't end it".to_owned());
        return Ok(Err(why.to_string()));
    }
    Ok(check_result(&table, store.result(&stored.table.id).await?.as_ref()))
}

/// Compares the result that the steps give with the stored one.
fn check_result(table: &Table, stored: Option<&Played>) -> Result<(), String> {
    match (table.outcome(), stored) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err("it has a result, but was not played to the end".to_owned()),
        (Some(_), None) => Err("its result is missing or can't be read".to_owned()),
        (Some(outcome), Some(played)) => {
            let is_same = outcome.standings.len() == played.seats.len()
                && outcome.standings.iter().zip(&played.seats).all(|(standing, seated)| {
                    (standing.place, standing.points) == (seated.place, seated.points)
                });
            if is_same { Ok(()) } else { Err("its result is not what its steps give".to_owned()) }
        }
    }
}
