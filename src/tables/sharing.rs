//! Finds and locks a table. Where several processes share a store, also makes sure that it is up to date.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{OpenTable, ParkedTable, TableRef, Tables, TablesError, restore};
use crate::store::StoreError;

impl Tables {
    /// Locks a table and makes sure that it has its stored state.
    pub(super) async fn current(
        &self,
        table: TableRef<'_>,
    ) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        loop {
            let mut open_table = self.find(table).await?.lock_owned().await;
            // If it is over, look again: another table may have been opened since.
            if !self.store.is_shared()
                || self.is_up_to_date(&mut open_table).await?
                || self.reload(&mut open_table).await?
            {
                return Ok(open_table);
            }
        }
    }

    /// An error if a channel has a table, no matter which process opened it, and also if that is parked.
    pub async fn check_channel_is_free(&self, channel: u64) -> Result<(), TablesError> {
        let is_known = self.open.in_channel(channel).is_some()
            || self.parked.find(TableRef::InChannel(channel)).is_some();
        if !is_known && !self.store.is_shared() {
            return Ok(());
        }
        match self.current(TableRef::InChannel(channel)).await {
            Ok(_) => Err(TablesError::TableHere),
            Err(TablesError::NoTable) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Whether any process has already applied this interaction.
    pub async fn has_counted(&self, interaction: u64) -> bool {
        // If the store doesn't answer, assume that it was not applied, so that the user gets a reply.
        self.store.is_shared() && self.store.has_counted(interaction).await.unwrap_or(false)
    }

    async fn find(&self, table: TableRef<'_>) -> Result<Arc<Mutex<OpenTable>>, TablesError> {
        let here = match table {
            TableRef::Id(id) => self.open.get(id),
            TableRef::InChannel(channel) => self.open.in_channel(channel),
        };
        match here {
            Some(slot) => Ok(slot.open_table.clone()),
            None => self.find_elsewhere(table).await,
        }
    }

    async fn is_up_to_date(&self, open_table: &mut OpenTable) -> Result<bool, StoreError> {
        let Some(stored) = self.store.table_head(&open_table.table.id().to_string()).await? else {
            return Ok(false);
        };
        open_table.board = stored.board.or(open_table.board);
        Ok(!stored.over && stored.steps == open_table.table.steps())
    }

    /// Loads the stored state of a table that another process has changed; `false` if it is over.
    pub(super) async fn reload(
        &self,
        open_table: &mut OwnedMutexGuard<OpenTable>,
    ) -> Result<bool, TablesError> {
        let stored = match self.store.table(&open_table.table.id().to_string()).await {
            Err(StoreError::Unreadable(unreadable)) => Some(Err(ParkedTable::from(*unreadable))),
            stored => stored?
                .filter(|stored| !stored.over)
                .map(|stored| restore::restore_table(stored, &self.outages)),
        };
        match stored {
            Some(Ok(fresh)) => {
                **open_table = fresh;
                self.open.keep_snapshot(open_table);
                Ok(true)
            }
            Some(Err(parked)) => {
                self.park(open_table, parked.reason.clone());
                Err(TablesError::Parked(parked.reason))
            }
            None => {
                self.open.remove(open_table);
                Ok(false)
            }
        }
    }
}
