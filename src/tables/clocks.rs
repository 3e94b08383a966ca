//! The clocks of the tables. Each due table is handled on its own: none waits for another, and a panic parks only the
//! table it came from.

use std::sync::atomic::Ordering;

use tokio::sync::OwnedMutexGuard;

use super::{Committed, OpenTable, ParkReason, TableRequest, TableSlot, Tables, TablesError};
use crate::fair::GameId;
use crate::store::StoreError;
use crate::table::{Alarm, Moment, Table, TableError};
use crate::tasks::{Panicked, caught_call};

/// What the clock did at a table.
pub enum ClockEvent {
    /// The players that the table is waiting for should be reminded.
    Remind(OpenTable),
    /// Their time ran out, and the table played on.
    WentOn(Committed),
}

/// How long a process may take to send a reminder before another sends it, in milliseconds. One that was killed while
/// sending leaves it to the next; Discord drops the second of two by its nonce, for some minutes.
const REMINDER_LEASE: i64 = 30_000;

/// What is due at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Reminder,
    TimeOut,
}

impl Tables {
    /// The tables whose clock is due. Doesn't wait for any table. Called about once a second. Where the bot is not a member,
    /// `is_reachable` decides: nobody could be told what the clock did, so it waits for the next interaction.
    pub fn due(&self, is_reachable: impl Fn(&GameId) -> bool) -> Vec<GameId> {
        let now = self.now();
        let is_due = |slot: &TableSlot| {
            let table = slot.snapshot();
            match caught_call(|| due(&table, now, self.outages.heard(slot.guild))) {
                Ok(Some(Due::Reminder)) => !slot.is_reminded(table.board_version()),
                Ok(due) => due.is_some(),
                // It is parked as soon as it can be locked.
                Err(Panicked) => true,
            }
        };
        let slots = self.open.all().into_iter().filter(|slot| !slot.is_external || is_reachable(&slot.id));
        slots.filter(|slot| is_due(slot)).map(|slot| slot.id.clone()).collect()
    }

    /// Runs the clock of the table that a request is for.
    pub async fn run_clock_of(&self, request: &TableRequest) -> Option<ClockEvent> {
        let open_table = self.look(request).await.ok()?;
        self.run_clock_at(open_table).await
    }

    /// Runs the clock of a table that is due. If it is locked, the next call finds it again.
    pub async fn run_clock(&self, id: &GameId) -> Option<ClockEvent> {
        let open_table = self.open.get(id)?.open_table.clone().try_lock_owned().ok()?;
        self.run_clock_at(open_table).await
    }

    async fn run_clock_at(&self, open_table: OwnedMutexGuard<OpenTable>) -> Option<ClockEvent> {
        let slot = self.open.get(open_table.table.id())?;
        let now = self.now();
        let (table, heard) = (open_table.table.clone(), self.outages.heard(open_table.guild));
        let Ok((due, change)) = caught_call(|| (due(&table, now, heard), table.time_out(now))) else {
            self.park(&open_table, ParkReason::Failed("its clock can't be run".to_owned()));
            return None;
        };
        match (due?, change) {
            (Due::Reminder, _) => {
                let is_claimed = self.claim_reminder(&slot, table.board_version()).await;
                is_claimed.then(|| ClockEvent::Remind(open_table.clone()))
            }
            (Due::TimeOut, None) => None,
            (Due::TimeOut, Some(change)) => match self.commit(open_table, change, None).await {
                Ok(committed) => Some(ClockEvent::WentOn(committed)),
                // Another process holds the same table and was faster.
                Err(TablesError::Refused(TableError::Stale)) => None,
                Err(error) => {
                    tracing::error!(?error, table = %slot.id, "could not commit a timeout");
                    None
                }
            },
        }
    }
}

impl Tables {
    /// Whether a reminder is to be sent now, by this process.
    async fn claim_reminder(&self, slot: &TableSlot, board_version: u32) -> bool {
        let (id, version, now) = (slot.id.to_string(), board_version.wrapping_add(1), self.now());
        let claimed = async {
            let is_claimed =
                self.store.claim_reminder(&id, version, now.0, now.plus(REMINDER_LEASE).0).await?;
            Ok::<_, StoreError>((is_claimed, is_claimed || self.store.last_reminder(&id).await? >= version))
        };
        match claimed.await {
            Ok((is_claimed, is_settled)) => {
                slot.set_reminded(if is_settled { version } else { 0 });
                is_claimed
            }
            Err(error) => {
                tracing::warn!(%error, "could not claim a reminder");
                false
            }
        }
    }

    /// A claimed reminder was sent, or could not be; then it is tried again.
    pub async fn has_reminded(&self, table: &Table, is_sent: bool) {
        let version = table.board_version().wrapping_add(1);
        if !is_sent {
            self.open.get(table.id()).into_iter().for_each(|slot| slot.set_reminded(0));
        } else if let Err(error) = self.store.reminded(&table.id().to_string(), version).await {
            tracing::warn!(%error, "could not store that a reminder was sent");
        }
    }
}

/// What is due. Time runs out only once something was heard from Discord after the deadline: the connection may hang, and
/// then whoever is to move can't.
fn due(table: &Table, now: Moment, heard: Option<Moment>) -> Option<Due> {
    match table.alarm(now)? {
        Alarm::Remind(_) => None,
        Alarm::TimeOut(at) if now >= at => heard.is_none_or(|heard| heard >= at).then_some(Due::TimeOut),
        // The deadline is ahead, and the reminder is due. A lobby has no reminder.
        Alarm::TimeOut(_) => (!table.is_lobby()).then_some(Due::Reminder),
    }
}

impl TableSlot {
    /// Whether the players were reminded of this version of the board.
    fn is_reminded(&self, board_version: u32) -> bool {
        self.reminded.load(Ordering::Relaxed) == board_version.wrapping_add(1)
    }

    /// Records of which version they were, plus one; 0 if of none.
    fn set_reminded(&self, version: u32) {
        self.reminded.store(version, Ordering::Relaxed);
    }
}
