//! The clocks of the tables. Each due table is handled on its own: none waits for another, and a panic parks only the
//! table it came from. Which tables are due says a queue, in the order of time.

use tokio::sync::OwnedMutexGuard;

use super::open_tables::OpenTables;
use super::{Committed, OpenTable, ParkReason, Reminder, TableRequest, TableSlot, Tables, TablesError};
use crate::fair::GameId;
use crate::table::{Moment, Table, TableError, UserId};
use crate::tasks::{Panicked, caught_call};

/// What the clock did at a table.
pub enum ClockEvent {
    /// These people should be reminded that the table is waiting for them.
    Remind(OpenTable, Vec<Reminder>),
    /// Their time ran out, and the table played on.
    WentOn(Committed),
}

/// How soon a table is looked at again at which a computer plays for somebody who is away, in milliseconds.
const SOON: i64 = 10_000;

/// What is due at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Due {
    /// Reminders for these people, the how manieth ones.
    Reminders(Vec<(UserId, u32)>),
    TimeOut,
    /// Somebody was away and is back: the computer hands the seat back.
    Return,
    /// Nothing before this moment.
    Nothing(Option<Moment>),
}

impl OpenTables {
    /// Notes when a table wants to be looked at next.
    pub(super) fn set_alarm(&self, slot: &TableSlot) {
        let table = slot.snapshot();
        // One that panics is parked as soon as it can be locked.
        let at = caught_call(|| self.next_alarm(slot, &table)).unwrap_or(Some(Moment(i64::MIN)));
        self.alarms.set(&slot.id, at);
    }

    fn next_alarm(&self, slot: &TableSlot, table: &Table) -> Option<Moment> {
        let next = |user: &UserId| {
            let number = slot.reminded.count(table, *user)? + 1;
            table.reminder_at(*user, number, self.wishes.of(*user))
        };
        // When somebody comes back depends on what time it is, so such a table is looked at soon.
        let returns = table.returns_at(Moment(i64::MIN)).map(|_| Moment(i64::MIN));
        let reminders = table.asked().into_iter().filter_map(|user| next(&user));
        returns.into_iter().chain(table.times_out_at()).chain(reminders).min()
    }

    /// What is due. Time runs out only once something was heard from Discord after the deadline: the connection may hang,
    /// and then whoever is to move can't.
    fn due(&self, slot: &TableSlot, table: &Table, now: Moment, heard: Option<Moment>) -> Due {
        if table.has_returned(now) {
            return Due::Return;
        }
        let times_out = table.times_out_at();
        if let Some(at) = times_out.filter(|at| *at <= now) {
            return if heard.is_none_or(|heard| heard >= at) {
                Due::TimeOut
            } else {
                Due::Nothing(Some(now))
            };
        }
        let reminder = |user: UserId| {
            let number = table.reminders_due(user, self.wishes.of(user), now);
            // Whoever sleeps or is away is reminded later.
            let is_there = !table.is_absent(user, now);
            (is_there && number > slot.reminded.count(table, user)?).then_some((user, number))
        };
        let reminders: Vec<_> = table.asked().into_iter().filter_map(reminder).collect();
        if !reminders.is_empty() {
            return Due::Reminders(reminders);
        }
        match table.returns_at(now) {
            Some(returns) => {
                Due::Nothing(Some(times_out.map_or(returns, |at| at.min(returns)).min(now.plus(SOON))))
            }
            None => Due::Nothing(self.next_alarm(slot, table)),
        }
    }
}

impl Tables {
    /// The tables whose clock is due. Doesn't wait for any table. Called about once a second. Where the bot is not a member,
    /// `is_reachable` decides: nobody could be told what the clock did, so it waits for the next interaction.
    pub fn due(&self, is_reachable: impl Fn(&GameId) -> bool) -> Vec<GameId> {
        let now = self.now();
        let mut due = Vec::new();
        for id in self.open.alarms.until(now) {
            let Some(slot) = self.open.get(&id) else {
                self.open.alarms.set(&id, None);
                continue;
            };
            if slot.is_external && !is_reachable(&id) {
                // An interaction there runs its clock, and sets it anew.
                self.open.alarms.set(&id, None);
                continue;
            }
            let table = slot.snapshot();
            match caught_call(|| self.open.due(&slot, &table, now, self.outages.heard(slot.guild))) {
                Ok(Due::Nothing(at)) => self.open.alarms.set(&id, at),
                // One that panics is parked as soon as it can be locked.
                Ok(Due::TimeOut | Due::Return | Due::Reminders(_)) | Err(Panicked) => due.push(id),
            }
        }
        due
    }

    /// The same by looking at every table: what a benchmark compares [`Tables::due`] with.
    #[doc(hidden)]
    pub fn due_by_scan(&self) -> Vec<GameId> {
        let now = self.now();
        let is_due = |slot: &TableSlot| {
            let due = self.open.due(slot, &slot.snapshot(), now, self.outages.heard(slot.guild));
            !matches!(due, Due::Nothing(_))
        };
        self.open.all().into_iter().filter(|slot| is_due(slot)).map(|slot| slot.id.clone()).collect()
    }

    /// Looks at every table again: something has moved deadlines forward. Rare.
    pub(super) fn reset_alarms(&self) {
        self.open.all().iter().for_each(|slot| self.open.set_alarm(slot));
    }

    /// Looks at the tables of a person again: their deadlines or reminders may have moved.
    pub fn reset_alarms_of(&self, user: UserId) {
        self.open.of_person(user).iter().for_each(|slot| self.open.set_alarm(slot));
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
        let run = || match self.open.due(&slot, &table, now, heard) {
            Due::Return => (Due::Return, table.hand_back(now)),
            due => (due, table.time_out(now)),
        };
        let Ok((due, change)) = caught_call(run) else {
            self.park(&open_table, ParkReason::Failed("its clock can't be run".to_owned()));
            return None;
        };
        match (due, change) {
            (Due::Reminders(due), _) => {
                let reminders = self.claim_reminders(&slot, &table, due).await;
                self.open.set_alarm(&slot);
                (!reminders.is_empty()).then(|| ClockEvent::Remind(open_table.clone(), reminders))
            }
            (Due::TimeOut | Due::Return, Some(change)) => match self.commit(open_table, change, None).await {
                Ok(committed) => Some(ClockEvent::WentOn(committed)),
                // Another process holds the same table and was faster.
                Err(TablesError::Refused(TableError::Stale)) => None,
                Err(error) => {
                    tracing::error!(?error, table = %slot.id, "could not commit a timeout");
                    None
                }
            },
            (Due::Nothing(at), _) => {
                self.open.alarms.set(&slot.id, at);
                None
            }
            (Due::TimeOut | Due::Return, None) => None,
        }
    }
}
