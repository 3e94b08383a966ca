//! The open tables in memory, by id and by channel.

use std::sync::atomic::AtomicU32;
use std::sync::{Arc, PoisonError, RwLock};

use dashmap::DashMap;
use dashmap::mapref::entry::Entry;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::OpenTable;
use crate::fair::GameId;
use crate::store::Place;
use crate::table::Table;

/// All open tables of this process. Never hold a guard of these maps across an await.
#[derive(Default)]
pub(super) struct OpenTables {
    by_id: DashMap<GameId, Arc<TableSlot>>,
    /// The tables in channels. A channel holds one.
    by_channel: DashMap<u64, Arc<TableSlot>>,
}

/// An open table, with the data that can be read without its lock.
pub(super) struct TableSlot {
    /// The table's id.
    pub(super) id: GameId,
    /// The server; `None` for a private table and in direct messages.
    pub(super) guild: Option<u64>,
    /// Where the table is.
    pub(super) place: Place,
    /// Whether the bot isn't a member of that place.
    pub(super) is_external: bool,
    /// Locked while a request is handled, until its change is handed to the publisher.
    pub(super) open_table: Arc<Mutex<OpenTable>>,
    /// The board version of the last reminder, plus one. 0 if there was none.
    pub(super) reminded: AtomicU32,
    /// The last committed state.
    snapshot: RwLock<Arc<Table>>,
}

impl TableSlot {
    pub(super) fn new(open_table: OpenTable) -> TableSlot {
        TableSlot {
            id: open_table.table.id().clone(),
            guild: open_table.guild,
            place: open_table.place,
            is_external: open_table.is_external,
            reminded: AtomicU32::new(0),
            snapshot: RwLock::new(open_table.table.clone()),
            open_table: Arc::new(Mutex::new(open_table)),
        }
    }

    /// The last committed state. Doesn't wait for the table's lock.
    pub(super) fn snapshot(&self) -> Arc<Table> {
        self.snapshot.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl OpenTables {
    /// Adds a table. If its channel is taken, returns the table there as the error.
    pub(super) fn insert(&self, slot: TableSlot) -> Result<Arc<TableSlot>, Arc<TableSlot>> {
        let slot = Arc::new(slot);
        if let Some(channel) = slot.place.channel() {
            match self.by_channel.entry(channel) {
                Entry::Occupied(taken) => return Err(taken.get().clone()),
                Entry::Vacant(free) => drop(free.insert(slot.clone())),
            }
            self.by_id.insert(slot.id.clone(), slot.clone());
            return Ok(slot);
        }
        match self.by_id.entry(slot.id.clone()) {
            Entry::Occupied(taken) => Err(taken.get().clone()),
            Entry::Vacant(free) => Ok(free.insert(slot).clone()),
        }
    }

    /// Removes a table. A newer table in the same channel stays.
    pub(super) fn remove(&self, open_table: &OwnedMutexGuard<OpenTable>) {
        let own = OwnedMutexGuard::mutex(open_table);
        let is_own = |slot: &Arc<TableSlot>| Arc::ptr_eq(&slot.open_table, own);
        if let Some(channel) = open_table.place.channel() {
            self.by_channel.remove_if(&channel, |_, slot| is_own(slot));
        }
        self.by_id.remove_if(open_table.table.id(), |_, slot| is_own(slot));
    }

    /// The table with this id.
    pub(super) fn get(&self, id: &GameId) -> Option<Arc<TableSlot>> {
        self.by_id.get(id).map(|slot| slot.clone())
    }

    /// The table in a channel.
    pub(super) fn in_channel(&self, channel: u64) -> Option<Arc<TableSlot>> {
        self.by_channel.get(&channel).map(|slot| slot.clone())
    }

    /// All open tables.
    pub(super) fn all(&self) -> Vec<Arc<TableSlot>> {
        self.by_id.iter().map(|slot| slot.clone()).collect()
    }

    /// The number of tables that match.
    pub(super) fn count(&self, fits: impl Fn(&TableSlot) -> bool) -> usize {
        self.by_id.iter().filter(|slot| fits(slot)).count()
    }

    /// Updates the state that can be read without the lock.
    pub(super) fn keep_snapshot(&self, open_table: &OpenTable) {
        if let Some(slot) = self.by_id.get(open_table.table.id()) {
            *slot.snapshot.write().unwrap_or_else(PoisonError::into_inner) = open_table.table.clone();
        }
    }
}
