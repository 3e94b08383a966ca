//! What happened at tables and is not shown yet: the program was killed or stopped, or Discord refused it for long. How
//! far each table has been shown is stored, so nothing else has to be remembered.

use std::sync::Arc;

use tokio::sync::Mutex;

use super::{Committed, OpenTable, TableRef, Tables, TablesError, restore};
use crate::games::AnyEvent;
use crate::store::{StoreError, Stored};
use crate::table::{Step, Table};
use crate::tasks::caught_call;

/// What has just happened is the business of whoever made it happen, for so many milliseconds.
pub const GRACE: i64 = 3_000;

/// A table as Discord shows it, as it is, and what happened in between.
struct Debt {
    shown: Table,
    table: Table,
    steps: Vec<Step>,
    events: Vec<AnyEvent>,
}

impl Tables {
    /// The ids of the tables that Discord doesn't show as they are, closed ones included. At the start nobody else can be
    /// about to show them, unless other processes share the store.
    pub async fn owed(&self, is_start: bool) -> Result<Vec<String>, StoreError> {
        let grace = if is_start && !self.store.is_shared() { 0 } else { GRACE };
        self.store.owed(&self.shards, self.now().plus(-grace).0).await
    }

    /// What has happened at a table since the state that Discord shows. `None` if it has moved on: then somebody else
    /// shows it.
    pub async fn debt(&self, id: &str) -> Result<Option<Committed>, TablesError> {
        let stored = match self.store.table(id).await {
            Err(StoreError::Unreadable(_)) => None,
            stored => stored?,
        };
        let Some((stored, debt)) = stored.and_then(|stored| debt(&stored).map(|debt| (stored, debt))) else {
            // Nobody can say what would have to be shown.
            self.store.settle(id).await?;
            return Ok(None);
        };
        let Debt { shown, table, steps, events } = debt;
        let count = table.steps();
        let open_table = if stored.over {
            self.closed(&stored, table).lock_owned().await
        } else {
            self.lock(TableRef::Id(table.id())).await?
        };
        if open_table.table.steps() != count {
            return Ok(None);
        }
        let (turn_before, asked_before, host_before) = (shown.turn(), shown.asked(), shown.host());
        Ok(Some(Committed { open_table, steps, events, turn_before, asked_before, host_before }))
    }

    fn closed(&self, stored: &Stored, table: Table) -> Arc<Mutex<OpenTable>> {
        let (guild, place, is_external) = (stored.table.guild, stored.table.place, stored.table.is_external);
        let table = Arc::new(table.with_pauses(self.outages.of(guild)));
        Arc::new(Mutex::new(OpenTable { table, guild, place, is_external, board: stored.board }))
    }
}

/// `None` if the table can't be restored.
fn debt(stored: &Stored) -> Option<Debt> {
    let restore::TableParts { id, seed, steps } = restore::read(stored).ok()?;
    // Before the first board there was at least the table.
    let (before, since) = steps.split_at_checked(stored.shown.max(1) as usize)?;
    let replay = || {
        let shown = Table::restore(id, seed, before.iter().cloned()).ok()?;
        let (mut table, mut events) = (shown.clone(), Vec::new());
        table.follow(since.iter().cloned(), &mut |event| events.push(event)).ok()?;
        let steps = since.iter().map(|(_, step)| step.clone()).collect();
        Some(Debt { shown, table, steps, events })
    };
    caught_call(replay).ok()?
}
