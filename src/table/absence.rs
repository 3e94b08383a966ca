//! Absences: times in which a person can't or doesn't want to act. Quiet hours come back every day; whoever is away is away
//! all the time. They are known by person, not by table: no step is written for them.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Moment, Pause, UserId};
use crate::quiet_hours::QuietHours;

/// How far ahead quiet hours are looked for, in milliseconds. No clock of a slow game stands still for longer, even if the
/// quiet hours of a player and of the server together fill the day.
const HORIZON: i64 = 120 * 24 * 60 * 60 * 1000;

/// Who is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Absentee {
    /// A person, everywhere.
    Person(UserId),
    /// Everybody, in the channels of a server.
    Server(u64),
}

/// As the scope of settings.
impl fmt::Display for Absentee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Absentee::Person(user) => write!(f, "user:{}", user.0),
            Absentee::Server(guild) => write!(f, "guild:{guild}"),
        }
    }
}

/// The text is the scope of nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NobodysScope;

impl FromStr for Absentee {
    type Err = NobodysScope;

    fn from_str(text: &str) -> Result<Absentee, NobodysScope> {
        let (kind, id) = text.split_once(':').ok_or(NobodysScope)?;
        let id = id.parse().map_err(|_| NobodysScope)?;
        match kind {
            "user" => Ok(Absentee::Person(UserId(id))),
            "guild" => Ok(Absentee::Server(id)),
            _ => Err(NobodysScope),
        }
    }
}

/// An absence. What was changed later counts from the change on, so it gives nobody time back that has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// Since when it counts.
    pub from: Moment,
    /// Until when. [`Pause::LASTING`] if its end is unknown.
    pub until: Moment,
    /// Only these hours of each day; none if it is all the time.
    pub quiet: Option<QuietHours>,
}

impl Absence {
    /// Whether it counts at this moment, at any hour of the day.
    pub fn covers(&self, at: Moment) -> bool {
        self.from <= at && at < self.until
    }

    /// Its pauses that end after a moment, in order.
    fn pauses(self, since: Moment) -> Box<dyn Iterator<Item = Pause>> {
        let Some(quiet) = self.quiet else {
            return Box::new(std::iter::once(Pause { from: self.from, to: self.until }));
        };
        let last = self.until.min(since.plus(HORIZON));
        let nights = quiet.nights(since.max(self.from)).take_while(move |night| night.from < last);
        Box::new(
            nights.map(move |night| Pause { from: night.from.max(self.from), to: night.to.min(self.until) }),
        )
    }
}

/// The absences of everybody who has any. All tables of a process share them, and see a change at once.
#[derive(Clone, Debug, Default)]
pub struct Absences(Arc<RwLock<HashMap<Absentee, Vec<Absence>>>>);

impl Absences {
    /// Replaces somebody's absences.
    pub fn set(&self, absentee: Absentee, absences: Vec<Absence>) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if absences.is_empty() {
            all.remove(&absentee);
        } else {
            all.insert(absentee, absences);
        }
    }

    /// Somebody's absences, in the order in which they began.
    pub fn of(&self, absentee: Absentee) -> Vec<Absence> {
        let mut absences =
            self.0.read().unwrap_or_else(PoisonError::into_inner).get(&absentee).cloned().unwrap_or_default();
        absences.sort_by_key(|absence| absence.from);
        absences
    }

    /// Until when a person is away; `None` if they are not. Quiet hours don't count.
    pub fn away_until(&self, user: UserId, now: Moment) -> Option<Moment> {
        let absences = self.of(Absentee::Person(user)).into_iter();
        let away = absences.filter(|absence| absence.quiet.is_none() && absence.covers(now));
        away.map(|absence| absence.until).max()
    }

    /// The people whose days away ended after the first moment, until the second.
    pub fn returned_between(&self, after: Moment, until: Moment) -> Vec<UserId> {
        let is_over =
            |absence: &Absence| absence.quiet.is_none() && after < absence.until && absence.until <= until;
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let returned = all.iter().filter(|(_, absences)| absences.iter().any(is_over));
        let person = |absentee: &Absentee| match absentee {
            Absentee::Person(user) => Some(*user),
            Absentee::Server(_) => None,
        };
        returned.filter_map(|(absentee, _)| person(absentee)).collect()
    }

    /// Somebody's pauses that end after a moment, a list for each absence, each in order.
    pub(super) fn pauses(
        &self,
        absentee: Absentee,
        since: Moment,
    ) -> impl Iterator<Item = Box<dyn Iterator<Item = Pause>>> {
        let absences = self.of(absentee).into_iter().filter(move |absence| since < absence.until);
        absences.map(move |absence| absence.pauses(since))
    }
}
