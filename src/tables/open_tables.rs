//! The open tables in memory, by id, by channel, by person, and by the time at which their clock is due.

use std::sync::{Arc, PoisonError, RwLock};

use dashmap::DashMap;
use dashmap::mapref::entry::Entry;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::OpenTable;
use super::alarms::Alarms;
use super::people::TablesByPerson;
use super::reminders::{Reminded, ReminderWishes};
use crate::fair::GameId;
use crate::store::Place;
use crate::table::{Table, UserId};

/// All open tables of this process. Never hold a guard of these maps across an await.
#[derive(Default)]
pub(super) struct OpenTables {
    by_id: DashMap<GameId, Arc<TableSlot>>,
    /// The tables in channels. A channel holds one.
    by_channel: DashMap<u64, Arc<TableSlot>>,
    by_person: TablesByPerson,
    /// When each table wants to be looked at.
    pub(super) alarms: Alarms,
    /// Who wants other reminders than the usual ones.
    pub(super) wishes: ReminderWishes,
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
    /// Who was reminded, as far as this process knows.
    pub(super) reminded: Reminded,
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
            reminded: Reminded::default(),
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
        } else {
            match self.by_id.entry(slot.id.clone()) {
                Entry::Occupied(taken) => return Err(taken.get().clone()),
                Entry::Vacant(free) => drop(free.insert(slot.clone())),
            }
        }
        self.by_person.change(&slot.id, None, Some(&slot.snapshot()));
        self.set_alarm(&slot);
        Ok(slot)
    }

    /// Removes a table. A newer table in the same channel stays.
    pub(super) fn remove(&self, open_table: &OwnedMutexGuard<OpenTable>) {
        let own = OwnedMutexGuard::mutex(open_table);
        let is_own = |slot: &Arc<TableSlot>| Arc::ptr_eq(&slot.open_table, own);
        if let Some(channel) = open_table.place.channel() {
            self.by_channel.remove_if(&channel, |_, slot| is_own(slot));
        }
        if let Some((id, slot)) = self.by_id.remove_if(open_table.table.id(), |_, slot| is_own(slot)) {
            self.by_person.change(&id, Some(&slot.snapshot()), None);
            self.alarms.set(&id, None);
        }
    }

    /// The table with this id.
    pub(super) fn get(&self, id: &GameId) -> Option<Arc<TableSlot>> {
        self.by_id.get(id).map(|slot| slot.clone())
    }

    /// The table in a channel.
    pub(super) fn in_channel(&self, channel: u64) -> Option<Arc<TableSlot>> {
        self.by_channel.get(&channel).map(|slot| slot.clone())
    }

    /// The tables at which a person sits or has a seat kept, in the order of their ids.
    pub(super) fn of_person(&self, user: UserId) -> Vec<Arc<TableSlot>> {
        self.by_person.of(user).iter().filter_map(|id| self.get(id)).collect()
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
        let Some(slot) = self.get(open_table.table.id()) else { return };
        let mut snapshot = slot.snapshot.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *snapshot, open_table.table.clone());
        drop(snapshot);
        self.by_person.change(&slot.id, Some(&before), Some(&open_table.table));
        self.set_alarm(&slot);
    }
}
