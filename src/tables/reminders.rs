//! Reminders: who gets one, and who has got one. They are stored for each person and table, so that after a restart, or
//! beside another process, none is lost or sent twice.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dashmap::DashMap;

use super::{TableSlot, Tables};
use crate::settings::key;
use crate::store::{Notice, StoreError};
use crate::table::{Reminders, Table, UserId};

/// How long a process may take to tell somebody something before another does, in milliseconds. One that was killed while
/// sending leaves it to the next; Discord drops the second of two by its nonce, for some minutes.
pub(super) const NOTICE_LEASE: i64 = 30_000;

/// A reminder that is to be sent.
#[derive(Clone, Debug)]
pub struct Reminder {
    /// Who is reminded.
    pub user: UserId,
    /// The how manieth reminder of this board it is.
    pub number: u32,
    /// What they were told so far. It is theirs to change until [`Tables::has_reminded`].
    pub notice: Notice,
}

/// Whom the table has reminded of the board it has, and how often.
#[derive(Default)]
pub(super) struct Reminded(Mutex<HashMap<UserId, Known>>);

#[derive(Clone, Copy)]
enum Known {
    /// So often, of this version of the board.
    Reminded { board_version: u32, count: u32 },
    /// They want no reminder of the wait that began with this step.
    Muted { call: u32 },
}

impl Reminded {
    /// How often somebody was reminded of the board that a table has; `None` if they want no reminder.
    pub(super) fn count(&self, table: &Table, user: UserId) -> Option<u32> {
        match self.known().get(&user) {
            Some(Known::Muted { call }) if table.call_of(user).is_some_and(|now| now.step == *call) => None,
            Some(Known::Reminded { board_version, count }) if *board_version == table.board_version() => {
                Some(*count)
            }
            _ => Some(0),
        }
    }

    fn set(&self, table: &Table, user: UserId, count: u32) {
        let known = Known::Reminded { board_version: table.board_version(), count };
        self.known().insert(user, known);
    }

    fn mute(&self, user: UserId, call: u32) {
        self.known().insert(user, Known::Muted { call });
    }

    fn known(&self) -> MutexGuard<'_, HashMap<UserId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who wants other reminders than the usual ones. They are few, and kept in memory, so that clocks needn't ask the store.
#[derive(Default)]
pub(super) struct ReminderWishes(DashMap<UserId, Reminders>);

impl ReminderWishes {
    pub(super) fn of(&self, user: UserId) -> Reminders {
        self.0.get(&user).map(|wish| *wish).unwrap_or_default()
    }

    /// Notes what somebody wants. Returns whether that is new.
    fn set(&self, user: UserId, wanted: Reminders) -> bool {
        let before = if wanted == Reminders::Usual {
            self.0.remove(&user).map(|(_, before)| before)
        } else {
            self.0.insert(user, wanted)
        };
        before.unwrap_or_default() != wanted
    }
}

impl Tables {
    /// Somebody wants to be reminded otherwise from now on.
    pub fn set_reminders(&self, user: UserId, wanted: Reminders) {
        if self.open.wishes.set(user, wanted) {
            self.reset_alarms_of(user);
        }
    }

    /// Reads who wants to be reminded when. At the start, and now and then if other processes may change it.
    pub async fn load_reminders(&self) -> Result<(), StoreError> {
        let mut gone: Vec<UserId> = self.open.wishes.0.iter().map(|wish| *wish.key()).collect();
        for (scope, value) in self.store.settings_of(key::REMINDERS).await? {
            let user = scope.strip_prefix("user:").and_then(|user| user.parse().ok()).map(UserId);
            let Some((user, wanted)) = user.zip(value.parse().ok()) else { continue };
            gone.retain(|known| *known != user);
            self.set_reminders(user, wanted);
        }
        gone.into_iter().for_each(|user| self.set_reminders(user, Reminders::Usual));
        Ok(())
    }

    /// Somebody wants no more reminders while the table waits for them. `false` if it doesn't.
    pub async fn mute(&self, table: &Table, user: UserId) -> Result<bool, StoreError> {
        let Some(call) = table.call_of(user) else { return Ok(false) };
        self.store.mute(&table.id().to_string(), user.0, call.step).await?;
        if let Some(slot) = self.open.get(table.id()) {
            slot.reminded.mute(user, call.step);
            self.open.set_alarm(&slot);
        }
        Ok(true)
    }

    /// Of the reminders that are due, those that this process is to send now.
    pub(super) async fn claim_reminders(
        &self,
        slot: &TableSlot,
        table: &Table,
        due: Vec<(UserId, u32)>,
    ) -> Vec<Reminder> {
        let mut reminders = Vec::new();
        for (user, number) in due {
            match self.claim_reminder(slot, table, user, number).await {
                Ok(reminder) => reminders.extend(reminder),
                Err(error) => tracing::warn!(%error, "could not claim a reminder"),
            }
        }
        reminders
    }

    async fn claim_reminder(
        &self,
        slot: &TableSlot,
        table: &Table,
        user: UserId,
        number: u32,
    ) -> Result<Option<Reminder>, StoreError> {
        let Some(notice) = self.claim_notice(table, user).await? else { return Ok(None) };
        let is_muted = table.call_of(user).is_some_and(|call| call.step == notice.muted);
        let is_same = notice.version == table.board_version().wrapping_add(1);
        if is_muted {
            slot.reminded.mute(user, notice.muted);
        } else {
            // A claim is tried once. If it can't be sent, it is due again.
            slot.reminded.set(table, user, number);
        }
        if is_muted || is_same && notice.reminders >= number {
            self.store.put_notice(notice).await?;
            return Ok(None);
        }
        Ok(Some(Reminder { user, number, notice }))
    }

    /// A claimed reminder was sent, or needn't be, or could not be; then it is tried again.
    pub async fn has_reminded(&self, table: &Table, reminder: Reminder, is_settled: bool) {
        let Reminder { user, number, mut notice } = reminder;
        if is_settled {
            (notice.version, notice.reminders) = (table.board_version().wrapping_add(1), number);
        } else if let Some(slot) = self.open.get(table.id()) {
            slot.reminded.set(table, user, number.saturating_sub(1));
            self.open.set_alarm(&slot);
        }
        // One that could not be sent is tried again when its claim has ended, and not at once.
        if is_settled && let Err(error) = self.store.put_notice(notice).await {
            tracing::warn!(%error, "could not store that a reminder was sent");
        }
    }

    /// Claims what a person is told about a table. `None` while another process tells them something.
    pub async fn claim_notice(&self, table: &Table, user: UserId) -> Result<Option<Notice>, StoreError> {
        let (id, now) = (table.id().to_string(), self.now());
        self.store.claim_notice(&id, user.0, now.0, now.plus(NOTICE_LEASE).0).await
    }
}
