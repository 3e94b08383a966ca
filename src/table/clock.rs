//! The table's clock: how long a player may think, and what happens when nobody does anything.

use serde::{Deserialize, Serialize};

use super::step::{Draft, EndReason, Mover, Step};
use super::{Change, Phase, Table};

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// So many milliseconds later.
    #[must_use]
    pub const fn plus(self, milliseconds: i64) -> Moment {
        Moment(self.0.saturating_add(milliseconds))
    }

    /// In whole seconds since 1970, as Discord's time stamps have it.
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A lobby that nobody touches closes.
const LOBBY_IDLE: i64 = 30 * MINUTE;
/// So does a game without a clock, after a long time.
const GAME_IDLE: i64 = 14 * DAY;
/// Turns in a row that can be missed before the seat goes to a stand-in.
const MISSES: u8 = 2;

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Everybody is here: two minutes.
    #[default]
    Live,
    /// A move now and then: a day.
    Relaxed,
    /// No clock.
    None,
}

impl Pace {
    /// All of them, in the order they are offered.
    pub const ALL: [Pace; 3] = [Pace::Live, Pace::Relaxed, Pace::None];

    /// How long a player may think, in milliseconds.
    pub const fn limit(self) -> Option<i64> {
        match self {
            Pace::Live => Some(2 * MINUTE),
            Pace::Relaxed => Some(DAY),
            Pace::None => None,
        }
    }

    /// Its name in options and journals.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Relaxed => "relaxed",
            Pace::None => "none",
        }
    }
}

/// What the clock has to say next, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// Remind those the table waits for.
    Remind(Moment),
    /// Go on without them: see [`Table::time_out`].
    TimeOut(Moment),
}

impl Alarm {
    /// When.
    pub const fn at(self) -> Moment {
        match self {
            Alarm::Remind(at) | Alarm::TimeOut(at) => at,
        }
    }
}

impl Table {
    /// When the time of those who have to act is up; none without a clock.
    pub fn deadline(&self) -> Option<Moment> {
        self.game()?;
        Some(self.since.plus(self.terms.pace.limit()?))
    }

    /// The next alarm behind `now`.
    pub fn alarm(&self, now: Moment) -> Option<Alarm> {
        match self.phase {
            Phase::Over(..) => None,
            Phase::Lobby => Some(Alarm::TimeOut(self.since.plus(LOBBY_IDLE))),
            Phase::Playing(..) => Some(match self.terms.pace.limit() {
                None => Alarm::TimeOut(self.since.plus(GAME_IDLE)),
                Some(limit) => {
                    let reminder = self.since.plus(limit / 3 * 2);
                    if now < reminder {
                        Alarm::Remind(reminder)
                    } else {
                        Alarm::TimeOut(self.since.plus(limit))
                    }
                }
            }),
        }
    }

    /// Goes on without those who let their time run out; nothing if there is still time.
    pub fn time_out(&self, now: Moment) -> Option<Change> {
        let Some(Alarm::TimeOut(at)) = self.alarm(now) else { return None };
        if now < at {
            return None;
        }
        let mut draft = Draft::new(self, now);
        match (self.game(), self.terms.pace.limit()) {
            (Some(_), Some(_)) => draft.play_for_the_absent(),
            (Some(_), None) => draft.take(Step::Ended { reason: EndReason::Abandoned }),
            (None, _) => draft.take(Step::Ended { reason: EndReason::Idle }),
        }
        Some(draft.finish())
    }
}

impl Draft {
    /// Plays the turn of everybody the table waits for, and releases the seats of those who missed too many. A
    /// computer that is still thinking has thought long enough, too.
    fn play_for_the_absent(&mut self) {
        for seat in self.table.acting() {
            let is_here = self.table.guests[seat.index()].is_here();
            self.play_turn(seat, if is_here { Mover::Clock } else { Mover::StandIn });
            if is_here && self.table.guests[seat.index()].missed >= MISSES {
                self.take(Step::Released { seat });
            }
        }
        self.go_on();
    }
}

/// Whether new choices are on offer now: somebody may act who couldn't, or the same ones may act again. While
/// Qwixx's choices come in one by one, nothing new is on offer.
pub(super) fn is_new_board_version(before: &[crate::game::Seat], game: &crate::games::AnyGame) -> bool {
    let after = game.acting();
    let fewer = after.len() < before.len() && after.iter().all(|seat| before.contains(seat));
    !fewer
}
