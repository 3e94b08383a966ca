//! The open tables of one person, wherever they are: in this process, or in another one that shares the store.

use std::sync::Arc;

use super::{OpenTable, TableSlot, Tables, restore};
use crate::store::{BoardLocation, NewTable, StoreError, TableHead};
use crate::table::{Moment, Table, UserId};

/// The most tables of a person that are listed. Nobody plays that many.
const MOST: usize = 500;
/// The most tables that are read from the store for one list: those that other processes serve.
const MOST_READ: usize = 200;

/// An open table of a person.
#[derive(Clone)]
pub struct OwnTable {
    /// The table.
    pub table: Arc<Table>,
    /// The server; `None` in conversations.
    pub guild: Option<u64>,
    /// The channel, thread or conversation.
    pub channel: u64,
    /// The message that shows it, as far as the store knows.
    pub board: Option<BoardLocation>,
}

impl OwnTable {
    /// Whether it is waiting for this person.
    pub fn waits_for(&self, user: UserId) -> bool {
        self.table.asked().contains(&user)
    }

    /// When the person's time runs out, or else that of those who are waited for; `None` without a clock.
    pub fn deadline(&self, user: UserId) -> Option<Moment> {
        let own = self.table.seat_of(user).and_then(|seat| self.table.deadline_of(seat));
        own.or_else(|| self.table.deadline())
    }

    /// The place in the list: what waits for the person first, by deadline; without one after that, what has waited longest
    /// first.
    fn order(&self, user: UserId) -> (bool, bool, Moment) {
        let deadline = self.deadline(user);
        let waiting = self.table.call_of(user).map_or(self.table.waiting_since(), |call| call.at);
        (!self.waits_for(user), deadline.is_none(), deadline.unwrap_or(waiting))
    }
}

impl Tables {
    /// The open tables of a person in channels and conversations: first those that wait for them, by deadline, then the
    /// others. Those that can't be read are left out.
    pub async fn open_tables_of(&self, user: UserId) -> Result<Vec<OwnTable>, StoreError> {
        let (mut own, mut read) = (Vec::new(), 0);
        for (id, head) in self.store.open_heads_of(user.0, MOST).await? {
            let known = self.known(&id, &head);
            let found = match known {
                Some(known) => Some(known),
                None if read < MOST_READ => {
                    read += 1;
                    self.read_elsewhere(&id).await?
                }
                None => None,
            };
            own.extend(found.filter(|own| is_at(&own.table, user)));
        }
        own.sort_by_cached_key(|table| table.order(user));
        Ok(own)
    }

    /// A table as this process knows it, unless another one has moved it on.
    fn known(&self, id: &str, head: &TableHead) -> Option<OwnTable> {
        let slot = self.open.get(&id.parse().ok()?)?;
        let table = slot.snapshot();
        let is_current = !self.store.is_shared() || table.steps() >= head.steps;
        let channel = slot.place.channel().filter(|_| is_current)?;
        Some(OwnTable { table, guild: slot.guild, channel, board: head.board })
    }

    /// The tables of a person that this process has open, without waiting for them.
    pub fn open_here_of(&self, user: UserId) -> Vec<OpenTable> {
        let open_table = |slot: Arc<TableSlot>| OpenTable {
            table: slot.snapshot(),
            guild: slot.guild,
            place: slot.place,
            is_external: slot.is_external,
            board: None,
        };
        self.open.of_person(user).into_iter().map(open_table).collect()
    }

    /// A table that is over, as it ended. `None` if it is open, or can't be read.
    pub async fn closed_table(&self, id: &str) -> Result<Option<OpenTable>, StoreError> {
        let stored = match self.store.table(id).await {
            Err(StoreError::Unreadable(_)) => None,
            stored => stored?.filter(|stored| stored.over),
        };
        let Some(stored) = stored else { return Ok(None) };
        let Some(table) = restore::read(&stored).ok().and_then(|parts| parts.table().ok()) else {
            return Ok(None);
        };
        let NewTable { guild, place, is_external, .. } = stored.table;
        Ok(Some(OpenTable { table: Arc::new(table), guild, place, is_external, board: stored.board }))
    }

    async fn read_elsewhere(&self, id: &str) -> Result<Option<OwnTable>, StoreError> {
        let stored = match self.store.table(id).await {
            Err(StoreError::Unreadable(_)) => return Ok(None),
            stored => stored?.filter(|stored| !stored.over),
        };
        let open_table = stored.and_then(|stored| restore::restore_table(stored, &self.outages).ok());
        Ok(open_table.and_then(|open| {
            let channel = open.place.channel()?;
            Some(OwnTable { table: open.table, guild: open.guild, channel, board: open.board })
        }))
    }
}

/// Whether somebody sits at a table or has a seat kept there. They may have left it.
fn is_at(table: &Table, user: UserId) -> bool {
    table.seat_of(user).is_some() || table.lent_seat(user).is_some() || table.invited().contains(&user)
}
