//! What happened at tables and is not shown yet: the program was killed or stopped, or Discord refused it for long. How
//! far each table has been shown is stored, so nothing else has to be remembered.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{Committed, OpenTable, ParkReason, ParkedTable, TableRef, Tables, TablesError, restore};
use crate::fair::GameId;
use crate::games::AnyEvent;
use crate::store::{StoreError, Stored};
use crate::table::{RestoreError, Step, Table};
use crate::tasks::{Panicked, caught_call};

/// How long, in milliseconds, a step may be stored and not shown before it counts as owed: its own task may be about to
/// show it.
pub const OWED_AFTER: i64 = 3_000;

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
        let grace = if is_start && !self.store.is_shared() { 0 } else { OWED_AFTER };
        self.store.owed(&self.shards, self.now().plus(-grace).0).await
    }

    /// What has happened at a table since the state that Discord shows. `None` if it has moved on: then somebody else
    /// shows it. `None`, too, if it can't be read by this version.
    pub async fn debt(&self, id: &str) -> Result<Option<Committed>, TablesError> {
        let read = match self.store.table(id).await {
            Err(StoreError::Unreadable(unreadable)) => Err(ParkedTable::from(*unreadable).reason),
            stored => {
                let Some(stored) = stored? else { return Ok(None) };
                // Before the first board there was at least the table.
                debt(&stored, stored.shown.max(1) as usize).map(|debt| (stored, debt))
            }
        };
        let (stored, debt) = match read {
            Ok(read) => read,
            Err(ParkReason::Damaged(_)) => {
                // Nobody can say what would have to be shown.
                self.store.settle(id).await?;
                return Ok(None);
            }
            // A later version knows what its tables owe, and a restart may help where this program failed.
            Err(ParkReason::Later(_) | ParkReason::Failed(_)) => return Ok(None),
        };
        let count = debt.table.steps();
        let open_table = if stored.over {
            self.closed(&stored, debt.table.clone()).lock_owned().await
        } else {
            self.lock(TableRef::Id(debt.table.id())).await?
        };
        Ok((open_table.table.steps() == count).then(|| debt.committed(open_table)))
    }

    /// An open table with its last change, to show it once more. `None` if somebody is changing it: then it is shown
    /// anyway.
    pub async fn last_change(&self, id: &GameId) -> Result<Option<Committed>, TablesError> {
        let Some(stored) = self.store.table(&id.to_string()).await? else { return Ok(None) };
        // The steps of one change have the same time.
        let last = stored.steps.last().map(|step| step.at);
        let before = stored.steps.iter().take_while(|step| Some(step.at) != last).count();
        let Ok(debt) = debt(&stored, before.max(1)) else { return Ok(None) };
        let locked = self.open.get(id).and_then(|slot| slot.open_table.clone().try_lock_owned().ok());
        let same = locked.filter(|open_table| open_table.table.steps() == debt.table.steps());
        Ok(same.map(|open_table| debt.committed(open_table)))
    }

    fn closed(&self, stored: &Stored, table: Table) -> Arc<Mutex<OpenTable>> {
        let (guild, place, is_external) = (stored.table.guild, stored.table.place, stored.table.is_external);
        let table = Arc::new(table.with_pauses(self.outages.of(guild)));
        Arc::new(Mutex::new(OpenTable { table, guild, place, is_external, board: stored.board }))
    }
}

impl Debt {
    fn committed(self, open_table: OwnedMutexGuard<OpenTable>) -> Committed {
        let Debt { shown, steps, events, .. } = self;
        let (turn_before, asked_before, host_before) = (shown.turn(), shown.asked(), shown.host());
        Committed { open_table, steps, events, turn_before, asked_before, host_before }
    }
}

/// What has happened since the table had so many steps, or why it can't be restored.
fn debt(stored: &Stored, shown: usize) -> Result<Debt, ParkReason> {
    let restore::TableParts { id, seed, steps } = restore::read(stored)?;
    let damaged = |error: RestoreError| match error {
        RestoreError::LaterRules => ParkReason::Later(error.to_string()),
        error => ParkReason::Damaged(error.to_string()),
    };
    let (before, since) = steps
        .split_at_checked(shown)
        .ok_or_else(|| ParkReason::Damaged("more of it is shown than there is".to_owned()))?;
    let replay = || {
        let shown = Table::restore(id, seed, before.iter().cloned())?;
        let (mut table, mut events) = (shown.clone(), Vec::new());
        for (at, step) in since {
            if matches!(step, Step::TakenBack { .. }) {
                // What was taken back is not told.
                events.clear();
            }
            table.follow([(*at, step.clone())], &mut |event| events.push(event))?;
        }
        let steps = since.iter().map(|(_, step)| step.clone()).collect();
        Ok(Debt { shown, table, steps, events })
    };
    match caught_call(replay) {
        Ok(replayed) => replayed.map_err(damaged),
        Err(Panicked) => Err(ParkReason::Failed("its steps can't be replayed".to_owned())),
    }
}
