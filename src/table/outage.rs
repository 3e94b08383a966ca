//! Pauses: times in which no clock runs, or that of one player doesn't. An outage of the bot or of Discord stops all of them,
//! an absence stops the clock of who is absent.

use std::iter::Peekable;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Absences, Absentee, Moment, UserId};

/// A stretch of time that doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pause {
    /// Its first moment.
    pub from: Moment,
    /// The first moment after it. [`Pause::LASTING`] while its end is unknown.
    pub to: Moment,
}

impl Pause {
    /// The end of a pause that still lasts.
    pub const LASTING: Moment = Moment(i64::MAX);
}

/// The pauses of a table. Tables of the same server share its outages, and all tables the absences. All see a change at once.
#[derive(Clone, Debug, Default)]
pub struct Pauses {
    outages: Arc<RwLock<Vec<Pause>>>,
    guild: Option<u64>,
    absences: Absences,
}

impl Pauses {
    /// The pauses of a server's tables, without an outage.
    pub fn of_server(guild: Option<u64>, absences: Absences) -> Pauses {
        Pauses { outages: Arc::default(), guild, absences }
    }

    /// Replaces all outages. They may overlap.
    pub fn set(&self, mut outages: Vec<Pause>) {
        outages.sort_unstable();
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }

    /// When this much time has passed since a moment, not counting outages. Never while one lasts.
    pub fn after(&self, since: Moment, span: i64) -> Moment {
        after(since, span, self.outages.read().unwrap_or_else(PoisonError::into_inner).iter().copied())
    }

    /// The same for one player of a slow game: their absences and the quiet hours of the server don't count either.
    pub fn after_for(&self, user: UserId, since: Moment, span: i64) -> Moment {
        let outages = self.outages.read().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<Box<dyn Iterator<Item = Pause> + '_>> = vec![Box::new(outages.iter().copied())];
        for absentee in self.absentees(user) {
            for pauses in self.absences.pauses(absentee, since) {
                all.push(pauses);
            }
        }
        after(since, span, in_order(all))
    }

    /// Whether this player isn't to be asked now: it is quiet for them or in the server, or they are away.
    pub fn is_absent(&self, user: UserId, now: Moment) -> bool {
        let covers = |mut pauses: Box<dyn Iterator<Item = Pause>>| {
            pauses.find(|pause| now < pause.to).is_some_and(|pause| pause.from <= now)
        };
        self.absentees(user).any(|absentee| self.absences.pauses(absentee, now).any(covers))
    }

    /// Until when a player is away; `None` if they are not.
    pub fn away_until(&self, user: UserId, now: Moment) -> Option<Moment> {
        self.absences.away_until(user, now)
    }

    fn absentees(&self, user: UserId) -> impl Iterator<Item = Absentee> {
        self.guild.map(Absentee::Server).into_iter().chain([Absentee::Person(user)])
    }
}

/// All pauses by their beginning. Each of the lists has them in that order.
fn in_order<'a>(lists: Vec<Box<dyn Iterator<Item = Pause> + 'a>>) -> impl Iterator<Item = Pause> {
    let mut lists: Vec<Peekable<_>> = lists.into_iter().map(Iterator::peekable).collect();
    std::iter::from_fn(move || {
        let firsts = (0..lists.len()).filter_map(|list| Some((*lists[list].peek()?, list)));
        let (_, first) = firsts.min()?;
        lists[first].next()
    })
}

/// When this much time has passed since a moment, not counting these pauses, which are in order.
fn after(since: Moment, span: i64, pauses: impl IntoIterator<Item = Pause>) -> Moment {
    let (mut end, mut counted) = (since.plus(span), since);
    for pause in pauses {
        // Of pauses that overlap, each moment counts once.
        let from = pause.from.max(counted);
        if from >= end {
            break;
        }
        if pause.to > from {
            end = end.plus(pause.to.0.saturating_sub(from.0));
            counted = pause.to;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::table::Absence;

    fn pauses(list: &[(i64, i64)]) -> Vec<Pause> {
        let mut list: Vec<_> =
            list.iter().map(|(from, to)| Pause { from: Moment(*from), to: Moment(*to) }).collect();
        list.sort_unstable();
        list
    }

    #[test]
    fn a_pause_moves_what_comes_after_it() {
        let end = |list: &[(i64, i64)]| after(Moment(100), 50, pauses(list)).0;
        assert_eq!(end(&[]), 150);
        assert_eq!(end(&[(0, 90)]), 150, "before");
        assert_eq!(end(&[(150, 900)]), 150, "after");
        assert_eq!(end(&[(120, 130)]), 160);
        assert_eq!(end(&[(0, 120)]), 170, "only what is in the waiting time");
        assert_eq!(
            end(&[(120, 130), (155, 156)]),
            161,
            "the second one is in the time that the first one added"
        );
        assert_eq!(end(&[(120, 130), (125, 140)]), 170, "together");
        assert_eq!(end(&[(120, i64::MAX)]), i64::MAX, "it lasts");
    }

    proptest! {
        /// The same in the simplest way: counts the moments outside of pauses.
        #[test]
        fn the_time_outside_of_pauses_is_what_was_asked_for(
            since in 0_i64..50, span in 1_i64..50, list in proptest::collection::vec((0_i64..150, 0_i64..30), 0..6)
        ) {
            let list = pauses(&list.iter().map(|(from, length)| (*from, from + length)).collect::<Vec<_>>());
            let counts = |moment: i64| !list.iter().any(|pause| (pause.from.0..pause.to.0).contains(&moment));
            let (mut left, mut moment) = (span, since);
            while left > 0 {
                left -= i64::from(counts(moment));
                moment += 1;
            }
            prop_assert_eq!(after(Moment(since), span, list).0, moment);
        }

        /// Without absences a player's deadline is the plain one; with them it is later, and a later start never gives an
        /// earlier deadline. What an absence adds is at most its own length: time is stopped and never given back.
        #[test]
        fn absences_stop_the_clock_and_never_refill_it(
            since in 0_i64..200, later in 0_i64..50, span in 1_i64..72, away in proptest::collection::vec((0_i64..300, 1_i64..60), 0..4),
            outages in proptest::collection::vec((0_i64..300, 0_i64..20), 0..4), night in 0_usize..3
        ) {
            const HOUR: i64 = 3_600_000;
            let start = 1_774_000_800_000; // Some days before the clocks in Berlin were turned.
            let hour = |hour: i64| Moment(start + hour * HOUR);
            let absences = Absences::default();
            let table = Pauses::of_server(None, absences.clone());
            table.set(outages.iter().map(|(from, length)| Pause { from: hour(*from), to: hour(from + length) }).collect());
            let user = UserId(1);
            let (since, later) = (hour(since), hour(since + later));
            let plain = table.after(since, span * HOUR);
            prop_assert_eq!(table.after_for(user, since, span * HOUR), plain);

            let mut list: Vec<Absence> = away.iter()
                .map(|(from, length)| Absence { from: hour(*from), until: hour(from + length), quiet: None }).collect();
            let quiet = ["22:00-08:00 Europe/Berlin", "00:00-12:00 America/New_York"].get(night);
            list.extend(quiet.map(|quiet| Absence { from: Moment(0), until: Pause::LASTING, quiet: quiet.parse().ok() }));
            absences.set(Absentee::Person(user), list);
            let deadline = table.after_for(user, since, span * HOUR);
            prop_assert!(deadline >= plain);
            prop_assert!(table.after_for(user, later, span * HOUR) >= deadline, "it began later");
            prop_assert!(table.after_for(user, since, (span + 1) * HOUR) >= deadline.plus(HOUR), "more time");
            prop_assert_eq!(table.after_for(UserId(2), since, span * HOUR), plain, "somebody else");

            // Hour by hour: what counted before the deadline is exactly the time that was given.
            let is_outage = |at: Moment| outages.iter().any(|(from, length)| hour(*from) <= at && at < hour(from + length));
            let hours = (0..(deadline.0 - since.0) / HOUR).map(|hour| since.plus(hour * HOUR));
            let counted = hours.filter(|at| !is_outage(*at) && !table.is_absent(user, *at)).count();
            prop_assert_eq!(counted as i64, span);
        }
    }

    #[test]
    fn a_player_and_a_server_that_are_quiet_all_day_together_end_at_last() {
        let absences = Absences::default();
        let table = Pauses::of_server(Some(7), absences.clone());
        let quiet = |hours: &str| {
            let quiet = hours.parse().ok();
            vec![Absence { from: Moment(0), until: Pause::LASTING, quiet }]
        };
        absences.set(Absentee::Person(UserId(1)), quiet("00:00-12:00 UTC"));
        absences.set(Absentee::Server(7), quiet("12:00-00:00 UTC"));
        let (since, day) = (Moment(1_774_000_000_000), 24 * 3_600_000);
        let deadline = table.after_for(UserId(1), since, day);
        assert!(deadline < since.plus(130 * day), "{deadline:?}");
        assert!(table.is_absent(UserId(1), since));
    }

    #[test]
    fn what_is_changed_today_counts_from_today_on() {
        let absences = Absences::default();
        let table = Pauses::of_server(None, absences.clone());
        let (user, hour) = (UserId(1), 3_600_000);
        let since = Moment(1_774_000_800_000); // 10:00 in London.
        let deadline = || table.after_for(user, since, 24 * hour);
        assert_eq!(deadline(), since.plus(24 * hour));
        // A minute before the end they choose quiet hours: the night that has passed stays passed.
        let now = since.plus(24 * hour - 60_000);
        let quiet = "22:00-08:00 Europe/London".parse().ok();
        absences.set(Absentee::Person(user), vec![Absence { from: now, until: Pause::LASTING, quiet }]);
        assert_eq!(deadline(), since.plus(24 * hour));
        // With them from the start, the night doesn't count; and if they are dropped in the morning, it still doesn't.
        absences.set(Absentee::Person(user), vec![Absence { from: Moment(0), until: Pause::LASTING, quiet }]);
        assert_eq!(deadline(), since.plus(34 * hour));
        absences.set(
            Absentee::Person(user),
            vec![Absence { from: Moment(0), until: since.plus(23 * hour), quiet }],
        );
        assert_eq!(deadline(), since.plus(34 * hour));
    }
}
