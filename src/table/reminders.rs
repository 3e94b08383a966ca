//! When people are reminded of a table that waits for them.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::clock::{DAY, GAME_IDLE, HOUR};
use super::{Alarm, Moment, Phase, Table, UserId};
use crate::game::Seat;

/// From this much time for a turn on, there is a second reminder shortly before its end.
const SLOW: i64 = 6 * HOUR;
/// How long before the end.
const LAST_CALL: i64 = HOUR;

/// When somebody wants to be reminded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
pub enum Reminders {
    /// When two thirds of the time have passed, and in slow games an hour before its end.
    #[default]
    #[strum(serialize = "usual")]
    Usual,
    /// Every three hours.
    #[strum(serialize = "3h")]
    ThreeHours,
    /// Every six hours.
    #[strum(serialize = "6h")]
    SixHours,
    /// Every twelve hours.
    #[strum(serialize = "12h")]
    TwelveHours,
    /// Every day.
    #[strum(serialize = "24h")]
    Day,
    /// Not at all.
    #[strum(serialize = "never")]
    Never,
}

impl Reminders {
    const fn interval(self) -> Option<i64> {
        match self {
            Reminders::Usual | Reminders::Never => None,
            Reminders::ThreeHours => Some(3 * HOUR),
            Reminders::SixHours => Some(6 * HOUR),
            Reminders::TwelveHours => Some(12 * HOUR),
            Reminders::Day => Some(DAY),
        }
    }

    /// How long a table has waited when it reminds somebody for the nth time, counted from 1. `limit` is the time for a turn.
    fn span(self, number: u32, limit: Option<i64>) -> Option<i64> {
        let end = limit.unwrap_or(GAME_IDLE);
        // An interval that is longer than a turn is of no use there: the usual reminders are.
        match self.interval().filter(|interval| *interval < end) {
            Some(interval) => Some(interval * i64::from(number)).filter(|span| *span < end),
            None if self == Reminders::Never => None,
            None => match (number, limit) {
                (1, Some(limit)) => Some(limit / 3 * 2),
                (2, Some(limit)) if limit >= SLOW => Some(limit - LAST_CALL),
                // The people of a game without a clock are told a day before it ends.
                (1, None) => Some(GAME_IDLE - DAY),
                _ => None,
            },
        }
    }
}

impl Table {
    /// When somebody who is waited for is reminded for the nth time, counted from 1; `None` if they aren't. Whoever slept or
    /// was away when they were asked has not been told, so their first reminder comes when they are there again.
    pub fn reminder_at(&self, user: UserId, number: u32, wanted: Reminders) -> Option<Moment> {
        let Phase::Playing(..) = self.phase else { return None };
        let seat = self.seat_of(user)?;
        let earlier = u32::from(self.is_asked_in_absence(user));
        if number <= earlier {
            return (wanted != Reminders::Never).then(|| self.after(seat, 1));
        }
        let span = wanted.span(number - earlier, self.terms.pace.limit())?;
        Some(self.after(seat, span))
    }

    /// Whether this reminder is the one with which somebody who slept or was away hears that they are asked.
    pub fn is_waking(&self, user: UserId, number: u32) -> bool {
        number == 1 && self.is_asked_in_absence(user)
    }

    fn is_asked_in_absence(&self, user: UserId) -> bool {
        self.is_absent(user, self.since)
    }

    /// Whether a game without a clock has waited for somebody for so long that it ends soon.
    pub fn is_nearly_abandoned(&self, user: UserId, now: Moment) -> bool {
        self.seat_of(user).is_some_and(|seat| self.after(seat, GAME_IDLE - DAY) <= now)
    }

    /// How many reminders are due by now.
    pub fn reminders_due(&self, user: UserId, wanted: Reminders, now: Moment) -> u32 {
        let is_due = |number: &u32| self.reminder_at(user, *number, wanted).is_some_and(|at| at <= now);
        (1..).take_while(is_due).last().unwrap_or_default()
    }

    /// When a computer hands a seat back to somebody who was away; `None` if it plays for nobody who is.
    pub fn returns_at(&self, now: Moment) -> Option<Moment> {
        let lent = Seat::all(self.participants.len()).filter(|seat| self.participants[seat.index()].lent);
        lent.map(|seat| self.away_until(seat, now).unwrap_or(now)).min()
    }

    /// When the time of the first of those who are waited for runs out; `None` if it is over.
    pub fn times_out_at(&self) -> Option<Moment> {
        self.alarm(Moment(i64::MAX)).map(Alarm::at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_reminders_in_slow_games_one_in_live_ones_and_one_s_own_interval() {
        let spans = |wanted: Reminders, limit| {
            (1..100).map_while(|number| Some(wanted.span(number, limit)? / (HOUR / 60))).collect::<Vec<_>>()
        };
        assert_eq!(spans(Reminders::Usual, Some(2 * HOUR / 60)), [1]);
        assert_eq!(spans(Reminders::Usual, Some(DAY)), [16 * 60, 23 * 60]);
        assert_eq!(spans(Reminders::Usual, None), [13 * 24 * 60]);
        assert_eq!(spans(Reminders::TwelveHours, Some(DAY)), [12 * 60], "the end is no reminder");
        assert_eq!(spans(Reminders::Day, Some(DAY)), [16 * 60, 23 * 60], "it would come too late");
        assert_eq!(spans(Reminders::Day, None).len(), 13);
        assert!(spans(Reminders::Never, Some(DAY)).is_empty());
        assert!(spans(Reminders::Never, None).is_empty());
    }
}
