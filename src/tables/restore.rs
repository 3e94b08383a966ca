//! Tables after a restart: every open one is its stored steps taken again.

use std::sync::Arc;

use dashmap::{DashMap, DashSet};

use super::{Clock, OpenTable, TableEntry, Tables};
use crate::fair::{GameId, Seed};
use crate::game::Seat;
use crate::shards::Shards;
use crate::store::{Store, StoreError, Stored};
use crate::table::{Broken, Moment, Step, Table, UserId};

impl Tables {
    /// All tables of these shards that were open when the store was last written to.
    pub async fn restore(store: Store, clock: Clock, shards: Shards) -> Result<Tables, StoreError> {
        let open = DashMap::new();
        let mut broken = Vec::new();
        let take_up = |stored: Stored| {
            let id = stored.table.id.clone();
            match revive(stored) {
                Ok(open_table) => drop(open.insert(open_table.channel, TableEntry::new(open_table))),
                Err(Unreadable::Table(Broken::LaterRules)) => {
                    tracing::error!(table = id, "skipped a stored table of later rules");
                }
                Err(error) => broken.push((id, error)),
            }
        };
        store.each_open_table(&shards, take_up).await?;
        for (id, error) in broken {
            // It stays in the store for whoever wants to look into it, but out of the players' way.
            tracing::error!(table = id, %error, "could not restore a table at the start");
            let _ = store.close_table(&id, Vec::new(), None, None).await?;
        }
        Ok(Tables { open, thinking: DashSet::new(), store, clock, shards })
    }
}

/// Why what is stored is no table.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unreadable {
    #[error("{0}")]
    Text(String),
    #[error(transparent)]
    Table(#[from] Broken),
}

/// What a table is restored from.
type Recipe = (GameId, Seed, Vec<(Moment, Step)>);

/// Reads what is stored.
pub(super) fn read(stored: &Stored) -> Result<Recipe, String> {
    let id = stored.table.id.parse().map_err(|error| format!("{error}"))?;
    let seed: Seed = stored.table.seed.parse().map_err(|error| format!("{error}"))?;
    let steps: Result<Vec<(Moment, Step)>, _> = stored
        .steps
        .iter()
        .map(|step| serde_json::from_str(&step.text).map(|text| (Moment(step.at), text)))
        .collect();
    Ok((id, seed, steps.map_err(|error| error.to_string())?))
}

/// Where somebody sat at a stored table in the end.
pub fn seat_at(stored: &Stored, user: UserId) -> Option<Seat> {
    let (id, seed, steps) = read(stored).ok()?;
    Table::restore(id, seed, steps).ok()?.seat_of(user)
}

pub(super) fn revive(stored: Stored) -> Result<OpenTable, Unreadable> {
    let (id, seed, steps) = read(&stored).map_err(Unreadable::Text)?;
    let table = Arc::new(Table::restore(id, seed, steps)?);
    let (guild, channel, board) = (stored.table.guild, stored.table.channel, stored.board);
    Ok(OpenTable { table, guild, channel, board, reminded: None })
}
