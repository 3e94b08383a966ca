//! Tables that other processes may have opened, moved on or closed. Where nobody else writes to the store none of this
//! costs anything.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{OpenTable, TableEntry, Tables, TablesError, restore};
use crate::store::StoreError;

impl Tables {
    /// The table in a channel, locked, and as it is stored.
    pub(super) async fn current(&self, channel: u64) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        loop {
            let mut open_table = self.find(channel).await?.lock_owned().await;
            // If it turns out to be over, another one may have been opened since.
            if !self.store.is_shared()
                || self.is_up_to_date(&mut open_table).await?
                || self.take_up(&mut open_table).await?
            {
                return Ok(open_table);
            }
        }
    }

    /// Refuses if a table stands in a channel, whoever opened it.
    pub(super) async fn is_free(&self, channel: u64) -> Result<(), TablesError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        match self.current(channel).await {
            Ok(_) => Err(TablesError::TableHere),
            Err(TablesError::NoTable) => Ok(()),
            Err(denied) => Err(denied),
        }
    }

    /// Whether this very request has been written down, here or by somebody else.
    pub async fn has_counted(&self, interaction: u64) -> bool {
        // If that can't be found out, whoever asked is told what we know.
        self.store.is_shared() && self.store.has_counted(interaction).await.unwrap_or(false)
    }

    async fn find(&self, channel: u64) -> Result<Arc<Mutex<OpenTable>>, TablesError> {
        let here = self.open.get(&channel).map(|place| place.open_table.clone());
        if let Some(open_table) = here {
            return Ok(open_table);
        }
        let stored = if self.store.is_shared() { self.store.open_table_in(channel).await? } else { None };
        match stored.map(restore::revive) {
            Some(Ok(open_table)) => {
                Ok(self.open.entry(channel).or_insert_with(|| TableEntry::new(open_table)).open_table.clone())
            }
            Some(Err(error)) => {
                tracing::error!(channel, %error, "could not restore a table");
                Err(TablesError::NoTable)
            }
            None => Err(TablesError::NoTable),
        }
    }

    async fn is_up_to_date(&self, open_table: &mut OpenTable) -> Result<bool, StoreError> {
        let Some(stored) = self.store.table_head(&open_table.table.id().to_string()).await? else {
            return Ok(false);
        };
        open_table.board = stored.board.or(open_table.board);
        Ok(!stored.over && stored.steps == open_table.table.steps())
    }

    /// Takes the stored state of a table that somebody else has written to; false if it is over.
    pub(super) async fn take_up(
        &self,
        open_table: &mut OwnedMutexGuard<OpenTable>,
    ) -> Result<bool, StoreError> {
        let stored = self.store.table(&open_table.table.id().to_string()).await?;
        match stored.filter(|stored| !stored.over).map(restore::revive) {
            Some(Ok(fresh)) => {
                **open_table = fresh;
                self.keep_snapshot(open_table);
                Ok(true)
            }
            _ => {
                self.clear(open_table);
                Ok(false)
            }
        }
    }

    /// Takes a table out of the map; not another that stands in its place by now.
    pub(super) fn clear(&self, open_table: &OwnedMutexGuard<OpenTable>) {
        let own = OwnedMutexGuard::mutex(open_table);
        self.open.remove_if(&open_table.channel, |_, place| Arc::ptr_eq(&place.open_table, own));
    }
}
