//! The table's clock: how long a player may think, and what happens when time runs out.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use serde::{Deserialize, Serialize};

use super::step::{Draft, EndReason, Mover, Step};
use super::{Change, Pause, Phase, Table};

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
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A lobby closes after this long without a change.
const LOBBY_IDLE: i64 = 30 * MINUTE;
/// A game without a clock closes after this long without a move.
const GAME_IDLE: i64 = 14 * DAY;
/// After this many missed turns in a row a computer takes over the seat.
const MISSES: u8 = 2;

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
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    /// Two minutes, for players who are all online.
    #[default]
    Live,
    /// A day, for a move now and then.
    Relaxed,
    /// No clock.
    None,
}

impl Pace {
    /// How long a player may think, in milliseconds.
    pub const fn limit(self) -> Option<i64> {
        match self {
            Pace::Live => Some(2 * MINUTE),
            Pace::Relaxed => Some(DAY),
            Pace::None => None,
        }
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
    /// When the time of the acting players runs out; `None` without a clock, and while an outage lasts.
    pub fn deadline(&self) -> Option<Moment> {
        self.game()?;
        self.known(self.terms.pace.limit()?)
    }

    /// When a game without a clock ends if nobody moves; `None` with a clock, and while an outage lasts.
    pub fn abandoned_at(&self) -> Option<Moment> {
        self.game()?;
        if self.terms.pace.limit().is_some() { None } else { self.known(GAME_IDLE) }
    }

    /// The next alarm after `now`.
    pub fn alarm(&self, now: Moment) -> Option<Alarm> {
        let (reminder, end) = match (&self.phase, self.terms.pace.limit()) {
            (Phase::Over(..), _) => return None,
            (Phase::Lobby, _) => (None, LOBBY_IDLE),
            (Phase::Playing(..), Some(limit)) => (Some(limit / 3 * 2), limit),
            // Its people are told a day before it ends.
            (Phase::Playing(..), None) => (Some(GAME_IDLE - DAY), GAME_IDLE),
        };
        match reminder.map(|span| self.pauses.after(self.since, span)) {
            Some(at) if now < at => Some(Alarm::Remind(at)),
            _ => Some(Alarm::TimeOut(self.pauses.after(self.since, end))),
        }
    }

    /// When the table has waited this long, if that is known.
    fn known(&self, span: i64) -> Option<Moment> {
        Some(self.pauses.after(self.since, span)).filter(|at| *at < Pause::LASTING)
    }

    /// Plays on without the players whose time has run out; `None` if there is still time.
    pub fn time_out(&self, now: Moment) -> Option<Change> {
        let Some(Alarm::TimeOut(at)) = self.alarm(now) else { return None };
        if now < at {
            return None;
        }
        let mut draft = Draft::new(self, now);
        match (self.game(), self.terms.pace.limit()) {
            (Some(_), Some(_)) => draft.play_timed_out_turns(),
            (Some(_), None) => draft.take(Step::Ended { reason: EndReason::Abandoned }),
            (None, _) => draft.take(Step::Ended { reason: EndReason::Idle }),
        }
        Some(draft.finish())
    }
}

impl Draft {
    /// Plays the turns of all acting seats, and hands the seats of players who missed too many turns to a computer.
    /// Also replaces a computer that is still thinking.
    fn play_timed_out_turns(&mut self) {
        for seat in self.table.acting() {
            let is_here = self.table.participants[seat.index()].is_here();
            self.play_turn(seat, if is_here { Mover::Clock } else { Mover::StandIn });
            if is_here && self.table.participants[seat.index()].missed >= MISSES {
                self.take(Step::Released { seat });
            }
        }
        self.continue_game();
    }
}

/// Whether new choices are offered: a seat may act that couldn't before, or the same seats may act again. While several
/// Qwixx players choose one after the other, nothing new is offered.
pub(super) fn is_new_board_version(before: &[crate::game::Seat], game: &crate::games::AnyGame) -> bool {
    let after = game.acting();
    let fewer = after.len() < before.len() && after.iter().all(|seat| before.contains(seat));
    !fewer
}
