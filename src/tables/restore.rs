//! Restores tables from their stored steps. What can't be restored is parked.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use dashmap::DashSet;
use serde_json::error::Category;

use super::outages::Outages;
use super::parked::ParkedTables;
use super::{Clock, OpenTable, OpenTables, ParkReason, ParkedTable, TableSlot, Tables};
use crate::clock::follow_wall_clock;
use crate::fair::{GameId, Seed};
use crate::game::Seat;
use crate::games::SetupError;
use crate::shards::Shards;
use crate::store::{NewTable, StepRow, Store, StoreError, Stored, Unreadable};
use crate::table::{Moment, RestoreError, Step, Table, TableSeed, UserId};
use crate::tasks::{Panicked, caught_call};

impl Tables {
    /// Restores all open tables of these shards. Those that can't be restored are parked.
    pub async fn restore(store: Store, clock: Clock, shards: Shards) -> Result<Tables, StoreError> {
        let (open, parked, outages) = (OpenTables::default(), ParkedTables::default(), Outages::default());
        let add = |read: Result<Stored, Unreadable>| match read
            .map_err(ParkedTable::from)
            .and_then(|stored| restore_table(stored, &outages))
        {
            Ok(open_table) => drop(open.insert(TableSlot::new(open_table))),
            Err(table) => parked.insert(table),
        };
        store.each_open_table(&shards, add).await?;
        let (ahead, process) = (AtomicI64::new(0), rand::random());
        let tables = Tables {
            open,
            parked,
            thinking: DashSet::new(),
            store,
            clock,
            jumps: Arc::new(follow_wall_clock),
            draw_seed: Arc::new(TableSeed::draw),
            ahead,
            outages,
            absences_read: AtomicI64::new(0),
            returns_seen: AtomicI64::new(0),
            shards,
            process,
        };
        tables.load_absences().await?;
        Ok(tables)
    }
}

/// The parts from which a table is restored.
pub(super) struct TableParts {
    pub(super) id: GameId,
    pub(super) seed: Seed,
    pub(super) steps: Vec<(Moment, Step)>,
}

impl TableParts {
    /// Replays the steps. A panic is caught: it concerns this table alone.
    pub(super) fn table(&self) -> Result<Table, ParkReason> {
        let restore = || {
            #[cfg(test)]
            planted::panic_at(&self.id);
            Table::restore(self.id.clone(), self.seed.clone(), self.steps.iter().cloned())
        };
        match caught_call(restore) {
            Ok(Ok(table)) => Ok(table),
            Ok(Err(error @ RestoreError::LaterRules)) => Err(ParkReason::Later(error.to_string())),
            Ok(Err(error)) => Err(ParkReason::Damaged(error.to_string())),
            Err(Panicked) => Err(ParkReason::Failed("its steps can't be replayed".to_owned())),
        }
    }
}

/// Parses a stored table.
pub(super) fn read(stored: &Stored) -> Result<TableParts, ParkReason> {
    let damaged = |why: &str| ParkReason::Damaged(why.to_owned());
    let id = stored.table.id.parse().map_err(|_| damaged("its id is none"))?;
    let seed = stored.table.seed.parse().map_err(|_| damaged("its seed is none"))?;
    let steps = (1..).zip(&stored.steps).map(|(number, step)| read_step(number, step));
    Ok(TableParts { id, seed, steps: steps.collect::<Result<_, _>>()? })
}

/// The table as it was before its game started, or before it ended without one. What came later needn't be readable.
pub(super) fn lobby(stored: Stored) -> Option<Table> {
    let (id, seed) = (stored.table.id.parse().ok()?, stored.table.seed.parse().ok()?);
    let read = |step: StepRow| Some((Moment(step.at), serde_json::from_str(&step.text).ok()?));
    let is_before = |(_, step): &(Moment, Step)| !matches!(step, Step::Started { .. } | Step::Ended { .. });
    Table::restore(id, seed, stored.steps.into_iter().map_while(read).take_while(is_before)).ok()
}

/// Parses a step, which must have this number. The parser's own error would show what is stored.
fn read_step(number: u32, step: &StepRow) -> Result<(Moment, Step), ParkReason> {
    if step.number != number {
        return Err(ParkReason::Damaged(format!("step {number} is missing")));
    }
    match serde_json::from_str(&step.text) {
        Ok(parsed) => Ok((Moment(step.at), parsed)),
        Err(error) if is_unknown(&error) => {
            Err(ParkReason::Later(format!("step {number} has something that this version doesn't know")))
        }
        Err(error) => Err(ParkReason::Damaged(format!("step {number}, character {}", error.column()))),
    }
}

/// Whether it is well written and names a variant that we don't have: a step, a game, a pace, a level.
fn is_unknown(error: &serde_json::Error) -> bool {
    let why = error.to_string();
    // The parser adds the line and the column.
    let ours = [SetupError::UnknownGame, SetupError::UnknownVariant].map(|error| error.to_string());
    let is_ours = || ours.iter().any(|ours| why.starts_with(ours));
    error.classify() == Category::Data && (why.starts_with("unknown variant") || is_ours())
}

/// A user's seat at the end of a stored table.
pub fn seat_at(stored: &Stored, user: UserId) -> Option<Seat> {
    read(stored).ok()?.table().ok()?.seat_of(user)
}

/// Restores an open table, or says why it has to be parked.
pub(super) fn restore_table(stored: Stored, outages: &Outages) -> Result<OpenTable, ParkedTable> {
    let NewTable { guild, place, is_external, .. } = stored.table;
    let parked = |reason| ParkedTable { id: stored.table.id.clone(), guild, place: Some(place), reason };
    let table = read(&stored).and_then(|parts| parts.table()).map_err(parked)?;
    if table.ended().is_some() {
        return Err(parked(ParkReason::Damaged("its steps end it, but it is open".to_owned())));
    }
    let table = Arc::new(table.with_pauses(outages.of(guild)));
    Ok(OpenTable { table, guild, place, is_external, board: stored.board })
}

/// A mistake that a test plants in the replay of one table.
#[cfg(test)]
pub(super) mod planted {
    use std::sync::Mutex;

    use crate::fair::GameId;

    pub static AT: Mutex<Option<GameId>> = Mutex::new(None);

    pub(super) fn panic_at(id: &GameId) {
        let is_planted = AT.lock().unwrap().as_ref() == Some(id);
        assert!(!is_planted, "a planted mistake");
    }
}
