//! Absences: quiet hours and days away, of people and servers. They are stored as they change; the tables of this process
//! share one copy in memory, so that a clock reads no database. Where several processes share a store, each looks every few
//! seconds for what the others have changed.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use super::{TableSlot, Tables};
use crate::fair::GameId;
use crate::quiet_hours::QuietHours;
use crate::store::{AbsenceRow, StoreError};
use crate::table::{Absence, Absences, Absentee, Moment, Pause, UserId};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long absences are kept after their end. A slow game waits no longer for a move, days away included.
const KEPT: i64 = 120 * DAY;
/// How far back to look for changes of other processes, whose clocks may differ from ours.
const OVERLAP: i64 = 5 * 60 * 1000;

/// The most days that somebody may be away at a time.
pub const AWAY_AT_A_TIME: i32 = 14;
/// The most days that somebody may be away within [`QUARTER`] days.
pub const AWAY_IN_A_QUARTER: i64 = 30;
/// A quarter, in days.
pub const QUARTER: i64 = 90;

/// Reads stored absences. A row that can't be read is left out.
pub(super) fn read(rows: &[AbsenceRow]) -> HashMap<Absentee, Vec<Absence>> {
    let mut absences: HashMap<Absentee, Vec<Absence>> = HashMap::new();
    for row in rows {
        let quiet = if row.hours.is_empty() { None } else { row.hours.parse().ok() };
        let (Ok(absentee), true) = (row.scope.parse(), row.hours.is_empty() || quiet.is_some()) else {
            continue;
        };
        let absence = Absence { from: Moment(row.from), until: Moment(row.until), quiet };
        if absence.until <= absence.from {
            continue;
        }
        absences.entry(absentee).or_default().push(absence);
    }
    absences
}

impl Tables {
    /// The absences of people and servers.
    pub const fn absences(&self) -> &Absences {
        &self.outages.absences
    }

    /// Until when a person is away; `None` if they are not.
    pub fn away_until(&self, user: UserId) -> Option<Moment> {
        self.absences().away_until(user, self.now())
    }

    /// Sets the quiet hours of a person or a server from now on. What has passed stays as it was.
    pub async fn set_quiet_hours(
        &self,
        absentee: Absentee,
        quiet: Option<QuietHours>,
    ) -> Result<(), StoreError> {
        let current = |absence: &Absence| absence.quiet.is_some();
        let now = self.now();
        let known =
            self.absences().of(absentee).into_iter().find(|absence| current(absence) && absence.covers(now));
        if known.and_then(|known| known.quiet) == quiet {
            return Ok(());
        }
        self.change_absence(absentee, current, quiet.map(|quiet| (Pause::LASTING, Some(quiet)))).await
    }

    /// A person is away from now on until a moment, or back if there is none.
    pub async fn set_away(&self, user: UserId, until: Option<Moment>) -> Result<(), StoreError> {
        let current = |absence: &Absence| absence.quiet.is_none();
        self.change_absence(Absentee::Person(user), current, until.map(|until| (until, None))).await
    }

    /// Since when a person has been away without a break; now if they are not.
    pub fn away_since(&self, user: UserId) -> Moment {
        let absences = self.absences().of(Absentee::Person(user));
        let away: Vec<Absence> = absences.into_iter().filter(|absence| absence.quiet.is_none()).collect();
        let now = self.now();
        let mut since = away.iter().find(|absence| absence.covers(now)).map_or(now, |absence| absence.from);
        // Each time they said until when, a new absence began.
        for absence in away.iter().rev() {
            if absence.until == since {
                since = absence.from;
            }
        }
        since
    }

    /// How many milliseconds somebody has been away in the quarter before a moment, without what is still to come.
    pub fn time_away(&self, user: UserId, before: Moment) -> i64 {
        let (from, to) = (before.plus(-QUARTER * DAY), self.now().min(before));
        let away = self.absences().of(Absentee::Person(user)).into_iter();
        let away = away.filter(|absence| absence.quiet.is_none());
        away.map(|absence| (absence.until.min(to).0 - absence.from.max(from).0).max(0)).sum()
    }

    /// The people whose days away have ended since this was last asked.
    pub fn returned(&self) -> Vec<UserId> {
        let now = self.now();
        let last = self.returns_seen.swap(now.0, Ordering::Relaxed);
        // At the start everything is shown as it is anyway.
        if last == 0 { Vec::new() } else { self.absences().returned_between(Moment(last), now) }
    }

    /// Ends what counts now, and begins something else.
    async fn change_absence(
        &self,
        absentee: Absentee,
        is_concerned: impl Fn(&Absence) -> bool + Send,
        next: Option<(Moment, Option<QuietHours>)>,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let mut absences = self.absences().of(absentee);
        let is_kept = |absence: &Absence| now.plus(-KEPT) < absence.until;
        let mut changed = Vec::new();
        for absence in absences.iter_mut().filter(|absence| is_concerned(absence) && now < absence.until) {
            absence.until = now.max(absence.from);
            changed.push(*absence);
        }
        let next = next.map(|(until, quiet)| Absence { from: now, until, quiet });
        changed.extend(next);
        absences.retain(|absence| is_kept(absence) && absence.from < absence.until);
        absences.extend(next);
        for absence in changed {
            self.store.put_absence(row(absentee, absence, now)).await?;
        }
        self.set_absences(absentee, absences);
        Ok(())
    }

    /// Absences have changed, so deadlines have moved.
    fn set_absences(&self, absentee: Absentee, absences: Vec<Absence>) {
        self.absences().set(absentee, absences);
        match absentee {
            Absentee::Person(user) => self.reset_alarms_of(user),
            Absentee::Server(_) => self.reset_alarms(),
        }
    }

    /// Reads all absences that may matter.
    pub(super) async fn load_absences(&self) -> Result<(), StoreError> {
        let now = self.now();
        let rows = self.store.absences(now.plus(-KEPT).0).await?;
        for (absentee, absences) in read(&rows) {
            self.absences().set(absentee, absences);
        }
        self.absences_read.store(now.0, Ordering::Relaxed);
        Ok(())
    }

    /// Where several processes share a store, reads the absences that others have changed. Returns whose they are.
    pub async fn refresh_absences(&self) -> Result<Vec<Absentee>, StoreError> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        let now = self.now();
        let since = self.absences_read.load(Ordering::Relaxed) - OVERLAP;
        let scopes = self.store.changed_absences(since).await?;
        let mut changed = Vec::new();
        for scope in scopes {
            let Ok(absentee) = scope.parse::<Absentee>() else { continue };
            let rows = self.store.absences_of(&scope).await?;
            let absences = read(&rows).remove(&absentee).unwrap_or_default();
            if absences != self.absences().of(absentee) {
                self.set_absences(absentee, absences);
                changed.push(absentee);
            }
        }
        self.absences_read.store(now.0, Ordering::Relaxed);
        Ok(changed)
    }

    /// The slow games whose boards show something else now that somebody's absences have changed.
    pub fn tables_concerned(&self, absentee: Absentee) -> Vec<GameId> {
        let is_concerned = |slot: &TableSlot| {
            let table = slot.snapshot();
            let is_theirs = match absentee {
                Absentee::Person(user) => table.seat_of(user).or(table.lent_seat(user)).is_some(),
                Absentee::Server(guild) => slot.guild == Some(guild),
            };
            is_theirs && table.game().is_some() && table.terms().pace.is_slow()
        };
        let slots = self.open.all().into_iter();
        let slots = slots.filter(|slot| !slot.is_external && slot.place.channel().is_some());
        slots.filter(|slot| is_concerned(slot)).map(|slot| slot.id.clone()).collect()
    }
}

fn row(absentee: Absentee, absence: Absence, now: Moment) -> AbsenceRow {
    AbsenceRow {
        scope: absentee.to_string(),
        from: absence.from.0,
        until: absence.until.0,
        hours: absence.quiet.map(|quiet| quiet.to_string()).unwrap_or_default(),
        changed: now.0,
    }
}
