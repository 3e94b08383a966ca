//! The table's clock: how long a player may think, and what happens when time runs out.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use serde::{Deserialize, Serialize};

use super::step::{Draft, EndReason, Mover, Step};
use super::{Change, Participant, Pause, Phase, Table};
use crate::game::{PerSeat, Seat};

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// This time plus some milliseconds.
    #[must_use]
    pub const fn plus(self, milliseconds: i64) -> Moment {
        Moment(self.0.saturating_add(milliseconds))
    }

    /// In whole seconds since 1970, as in Discord's timestamps.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

const MINUTE: i64 = 60_000;
pub(super) const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;

/// A lobby closes after this long without a change.
const LOBBY_IDLE: i64 = 30 * MINUTE;
/// A game without a clock closes after this long without a move.
pub(super) const GAME_IDLE: i64 = 14 * DAY;
/// After this many missed turns in a row a computer takes over the seat.
pub(super) const MISSES: u8 = 2;

/// How long players may think.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Pace {
    /// Two minutes, for players who are all online.
    #[default]
    Live,
    /// Half a day.
    HalfDay,
    /// A day, for a move now and then.
    Relaxed,
    /// Three days.
    ThreeDays,
    /// No clock.
    None,
}

impl Pace {
    /// How long a player may think, in milliseconds.
    pub const fn limit(self) -> Option<i64> {
        match self {
            Pace::Live => Some(2 * MINUTE),
            Pace::HalfDay => Some(DAY / 2),
            Pace::Relaxed => Some(DAY),
            Pace::ThreeDays => Some(3 * DAY),
            Pace::None => None,
        }
    }

    /// Whether a game takes days. Its players have lives meanwhile: they sleep and go away.
    pub const fn is_slow(self) -> bool {
        !matches!(self, Pace::Live)
    }
}

/// The next action of the clock, and when it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// Remind the players that the table is waiting for.
    Remind(Moment),
    /// Play on without them: see [`Table::time_out`].
    TimeOut(Moment),
}

impl Alarm {
    /// When it is due.
    pub const fn at(self) -> Moment {
        match self {
            Alarm::Remind(at) | Alarm::TimeOut(at) => at,
        }
    }
}

impl Table {
    /// When the first of the acting players runs out of time; `None` without a clock, and while an outage lasts.
    pub fn deadline(&self) -> Option<Moment> {
        self.terms.pace.limit()?;
        self.acting().into_iter().filter_map(|seat| self.deadline_of(seat)).min()
    }

    /// When this acting player runs out of time. Where several choose at once, each has their own deadline.
    pub fn deadline_of(&self, seat: Seat) -> Option<Moment> {
        let limit = self.terms.pace.limit()?;
        self.acting().contains(&seat).then(|| self.after(seat, limit)).filter(|at| *at < Pause::LASTING)
    }

    /// When a game without a clock ends if nobody moves; `None` with a clock, and while an outage lasts.
    pub fn abandoned_at(&self) -> Option<Moment> {
        self.game()?;
        let is_clockless = self.terms.pace.limit().is_none();
        is_clockless.then(|| self.all_after(GAME_IDLE)).filter(|at| *at < Pause::LASTING)
    }

    /// The next alarm after `now`.
    pub fn alarm(&self, now: Moment) -> Option<Alarm> {
        let (reminder, end) = match (&self.phase, self.terms.pace.limit()) {
            (Phase::Over(..), _) => return None,
            (Phase::Lobby, _) => (None, self.pauses.after(self.since, LOBBY_IDLE)),
            (Phase::Playing(..), Some(limit)) => {
                (Some(self.first_after(limit / 3 * 2)), self.first_after(limit))
            }
            // Its people are told a day before it ends.
            (Phase::Playing(..), None) => (Some(self.all_after(GAME_IDLE - DAY)), self.all_after(GAME_IDLE)),
        };
        match reminder {
            Some(at) if now < at => Some(Alarm::Remind(at)),
            _ => Some(Alarm::TimeOut(end)),
        }
    }

    /// When a seat has been asked for so long. In a slow game the absences of its player don't count.
    pub fn after(&self, seat: Seat, span: i64) -> Moment {
        let player = self.participants.get(seat.index()).filter(|player| player.is_here());
        match player.and_then(Participant::user).filter(|_| self.terms.pace.is_slow()) {
            Some(user) => self.pauses.after_for(user, self.since, span),
            None => self.pauses.after(self.since, span),
        }
    }

    /// When the first acting seat has been asked for so long.
    fn first_after(&self, span: i64) -> Moment {
        let first = self.acting().into_iter().map(|seat| self.after(seat, span)).min();
        first.unwrap_or_else(|| self.pauses.after(self.since, span))
    }

    /// When everybody at the table has been there for so long since somebody was asked. Those who are away may be waiting
    /// for others, and find the game there when they come back.
    fn all_after(&self, span: i64) -> Moment {
        let last = Seat::all(self.participants.len()).map(|seat| self.after(seat, span)).max();
        last.unwrap_or_else(|| self.pauses.after(self.since, span))
    }

    /// Plays on without the players whose time has run out; `None` if there is still time.
    pub fn time_out(&self, now: Moment) -> Option<Change> {
        let Some(Alarm::TimeOut(at)) = self.alarm(now) else { return None };
        if now < at {
            return None;
        }
        let mut draft = Draft::new(self, now);
        match (self.game(), self.terms.pace.limit()) {
            (Some(_), Some(limit)) => draft.play_timed_out_turns(limit, now),
            (Some(_), None) => draft.take(Step::Ended { reason: EndReason::Abandoned }),
            (None, _) => draft.take(Step::Ended { reason: EndReason::Idle }),
        }
        Some(draft.finish())
    }
}

impl Draft {
    /// Plays the turns of the acting seats whose time is up, and hands the seats of players who missed too many turns to a
    /// computer. Also replaces a computer that is still thinking.
    fn play_timed_out_turns(&mut self, limit: i64, now: Moment) {
        let is_up = |seat: &Seat| self.table.after(*seat, limit) <= now;
        let late: PerSeat<Seat> = self.table.acting().into_iter().filter(is_up).collect();
        for seat in late {
            let is_here = self.table.participants[seat.index()].is_here();
            self.play_turn(seat, if is_here { Mover::Clock } else { Mover::StandIn });
            let has_missed = self.table.participants[seat.index()].missed >= MISSES;
            let is_friend = self.table.participants[seat.index()].owner.is_some();
            if is_here && has_missed && is_friend {
                self.take(Step::Resigned { seat });
            } else if is_here && has_missed && !self.table.is_kept_for_absent(seat) {
                self.take(Step::Released { seat });
            }
        }
        self.continue_game();
    }
}
