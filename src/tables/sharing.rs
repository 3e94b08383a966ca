//! Tables that other processes may have opened, moved on or closed. Where nobody else writes to the store none of this
//! costs anything.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{Denied, Place, Slot, Tables, restore};
use crate::store::StoreError;

impl Tables {
    /// The table in a channel, locked, and as it is stored.
    pub(super) async fn current(&self, channel: u64) -> Result<OwnedMutexGuard<Slot>, Denied> {
        loop {
            let mut slot = self.find(channel).await?.lock_owned().await;
            // If it turns out to be over, another one may have been opened since.
            if !self.store.is_shared()
                || self.is_up_to_date(&mut slot).await?
                || self.take_up(&mut slot).await?
            {
                return Ok(slot);
            }
        }
    }

    /// Refuses if a table stands in a channel, whoever opened it.
    pub(super) async fn is_free(&self, channel: u64) -> Result<(), Denied> {
        if !self.store.is_shared() {
            return Ok(());
        }
        match self.current(channel).await {
            Ok(_) => Err(Denied::TableHere),
            Err(Denied::NoTable) => Ok(()),
            Err(denied) => Err(denied),
        }
    }

    /// Whether this very request has been written down, here or by somebody else.
    pub async fn has_counted(&self, interaction: u64) -> bool {
        // If that can't be found out, whoever asked is told what we know.
        self.store.is_shared() && self.store.has_counted(interaction).await.unwrap_or(false)
    }

    async fn find(&self, channel: u64) -> Result<Arc<Mutex<Slot>>, Denied> {
        let here = self.open.get(&channel).map(|place| place.slot.clone());
        if let Some(slot) = here {
            return Ok(slot);
        }
        let stored = if self.store.is_shared() { self.store.open_table_in(channel).await? } else { None };
        match stored.map(restore::revive) {
            Some(Ok(slot)) => Ok(self.open.entry(channel).or_insert_with(|| Place::new(slot)).slot.clone()),
            Some(Err(error)) => {
                tracing::error!(channel, %error, "a stored table can't be taken up");
                Err(Denied::NoTable)
            }
            None => Err(Denied::NoTable),
        }
    }

    async fn is_up_to_date(&self, slot: &mut Slot) -> Result<bool, StoreError> {
        let Some(stored) = self.store.glance(&slot.table.id().to_string()).await? else { return Ok(false) };
        slot.board = stored.board.or(slot.board);
        Ok(!stored.over && stored.steps == slot.table.steps())
    }

    /// Takes the stored state of a table that somebody else has written to; false if it is over.
    pub(super) async fn take_up(&self, slot: &mut OwnedMutexGuard<Slot>) -> Result<bool, StoreError> {
        let stored = self.store.table(&slot.table.id().to_string()).await?;
        match stored.filter(|stored| !stored.over).map(restore::revive) {
            Some(Ok(fresh)) => {
                **slot = fresh;
                if let Some(mut place) = self.open.get_mut(&slot.channel) {
                    place.host = slot.table.host();
                }
                Ok(true)
            }
            _ => {
                self.clear(slot);
                Ok(false)
            }
        }
    }

    /// Takes a table out of the map; not another that stands in its place by now.
    pub(super) fn clear(&self, slot: &OwnedMutexGuard<Slot>) {
        let own = OwnedMutexGuard::mutex(slot);
        self.open.remove_if(&slot.channel, |_, place| Arc::ptr_eq(&place.slot, own));
    }
}
