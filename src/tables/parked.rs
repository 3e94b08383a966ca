//! Tables that can't be read: damaged ones, and those of a later version. They are **parked**: they stay in the store as
//! they are, nobody can play at them, and their channels know why. Nothing is closed because we don't understand it.
//!
//! A parked table is read again whenever somebody asks for it, because another process may know it better.

use std::sync::Arc;

use dashmap::DashMap;
use strum::IntoStaticStr;
use thiserror::Error;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{OpenTable, TableRef, TableRequest, TableSlot, Tables, TablesError, restore};
use crate::fair::GameId;
use crate::store::{Place, StoreError, Stored, Unreadable, Written};

/// A table that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParkedTable {
    /// The table's id, as far as it can be read.
    pub id: String,
    /// The server; `None` for a private table, in direct messages, and if it can't be read.
    pub guild: Option<u64>,
    /// Where the table is, if that can be read.
    pub place: Option<Place>,
    /// Why it is parked.
    pub reason: ParkReason,
}

/// Why a table is parked. The texts are for logs; they contain nothing that somebody typed.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ParkReason {
    /// Its rows or its steps don't fit together.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// It has a step, a pace, a game, a place or rules that only a later version knows.
    #[error("it belongs to a later version: {0}")]
    Later(String),
    /// The program failed at it. A restart tries again.
    #[error("the program failed at it: {0}")]
    Failed(String),
}

impl From<Unreadable> for ParkedTable {
    fn from(unreadable: Unreadable) -> ParkedTable {
        let Unreadable { id, guild, place, is_later, why } = unreadable;
        let reason = if is_later { ParkReason::Later(why) } else { ParkReason::Damaged(why) };
        ParkedTable { id, guild, place, reason }
    }
}

/// All parked tables of this process, by id. There are few.
#[derive(Default)]
pub(super) struct ParkedTables(DashMap<String, Arc<ParkedTable>>);

impl ParkedTables {
    /// Parks a table, and says so in the log, once.
    pub(super) fn insert(&self, parked: ParkedTable) {
        let ParkedTable { id, reason, .. } = &parked;
        if !self.0.contains_key(id) {
            tracing::error!(table = id, %reason, "parked a table that can't be read");
        }
        self.0.insert(id.clone(), Arc::new(parked));
    }

    fn remove(&self, id: &str) {
        self.0.remove(id);
    }

    pub(super) fn find(&self, table: TableRef<'_>) -> Option<Arc<ParkedTable>> {
        let is_meant = |parked: &ParkedTable| match table {
            TableRef::Id(id) => parked.id == id.to_string(),
            TableRef::InChannel(channel) => parked.place == Some(Place::Channel(channel)),
        };
        self.0.iter().find(|parked| is_meant(parked)).map(|parked| parked.clone())
    }
}

impl Tables {
    /// Every parked table.
    pub fn parked(&self) -> Vec<Arc<ParkedTable>> {
        self.parked.0.iter().map(|parked| parked.clone()).collect()
    }

    /// The number of parked tables by reason, zeros included.
    pub fn count_parked(&self) -> Vec<(&'static str, usize)> {
        let name = |parked: &ParkedTable| <&'static str>::from(&parked.reason);
        let count = |reason| self.parked.0.iter().filter(|parked| name(parked) == reason).count();
        ["damaged", "later", "failed"].map(|reason| (reason, count(reason))).into()
    }

    /// Closes a parked table. In a server a moderator may do that, elsewhere whoever sat at it. All its rows are kept.
    pub async fn close_parked(&self, request: &TableRequest) -> Result<(), TablesError> {
        let parked = self.parked.find(request.table_ref()).ok_or(TablesError::NoTable)?;
        if !self.may_close(&parked, request).await? {
            return Err(TablesError::Parked(parked.reason.clone()));
        }
        let channel = parked.place.and_then(|place| place.channel());
        match self.store.close_parked(&parked.id, channel, request.interaction).await? {
            Written::Done => {
                self.parked.remove(&parked.id);
                tracing::info!(table = parked.id, "a parked table was closed by hand");
                Ok(())
            }
            Written::Repeated => Err(TablesError::Repeated),
            Written::Overtaken | Written::Crowded => Err(TablesError::Parked(parked.reason.clone())),
        }
    }

    /// The parked table that a request is for, if whoever asks may close it. One whose id is damaged has no button.
    pub async fn closable(&self, request: &TableRequest) -> Option<GameId> {
        let parked = self.parked.find(request.table_ref())?;
        let may_close = self.may_close(&parked, request).await.unwrap_or(false);
        parked.id.parse().ok().filter(|_| may_close)
    }

    async fn may_close(&self, parked: &ParkedTable, request: &TableRequest) -> Result<bool, StoreError> {
        let is_public = request.guild.is_some() && !matches!(parked.place, Some(Place::Private(_)));
        if is_public {
            let is_here = parked.guild.is_none() || parked.guild == request.guild;
            return Ok(request.person.moderates && is_here);
        }
        Ok(self.store.participants(&parked.id).await?.contains(&request.person.user.0))
    }

    /// Parks an open table.
    pub(super) fn park(&self, open_table: &OwnedMutexGuard<OpenTable>, reason: ParkReason) {
        self.open.remove(open_table);
        self.parked.insert(ParkedTable {
            id: open_table.table.id().to_string(),
            guild: open_table.guild,
            place: Some(open_table.place),
            reason,
        });
    }

    /// Looks for a table that is not open here: it may be parked, or if processes share the store, another process may
    /// have opened it.
    pub(super) async fn find_elsewhere(
        &self,
        table: TableRef<'_>,
    ) -> Result<Arc<Mutex<OpenTable>>, TablesError> {
        let parked = self.parked.find(table);
        let stored = match &parked {
            Some(parked) if matches!(parked.reason, ParkReason::Failed(_)) => {
                return Err(TablesError::Parked(parked.reason.clone()));
            }
            Some(parked) => self.store.table(&parked.id).await,
            None if self.store.is_shared() => match table {
                TableRef::Id(id) => self.store.table(&id.to_string()).await,
                TableRef::InChannel(channel) => self.store.open_table_in(channel).await,
            },
            None => return Err(TablesError::NoTable),
        };
        let stored = match stored {
            Err(StoreError::Unreadable(unreadable)) => {
                let parked = ParkedTable::from(*unreadable);
                let reason = parked.reason.clone();
                self.parked.insert(parked);
                return Err(TablesError::Parked(reason));
            }
            stored => stored?.filter(|stored| !stored.over),
        };
        match (stored, parked) {
            (Some(stored), _) => self.take_up(stored),
            // A table whose id is damaged can't be looked up.
            (None, Some(parked)) if parked.id.parse::<GameId>().is_err() => {
                Err(TablesError::Parked(parked.reason.clone()))
            }
            (None, parked) => {
                parked.inspect(|parked| self.parked.remove(&parked.id));
                Err(TablesError::NoTable)
            }
        }
    }

    /// Adds a stored table to the open ones, or parks it.
    fn take_up(&self, stored: Stored) -> Result<Arc<Mutex<OpenTable>>, TablesError> {
        let id = stored.table.id.clone();
        match restore::restore_table(stored, &self.outages) {
            Ok(open_table) => {
                self.parked.remove(&id);
                let (Ok(slot) | Err(slot)) = self.open.insert(TableSlot::new(open_table));
                Ok(slot.open_table.clone())
            }
            Err(parked) => {
                let reason = parked.reason.clone();
                self.parked.insert(parked);
                Err(TablesError::Parked(reason))
            }
        }
    }
}
