//! The computer players of a game.
//!
//! A player sees what a person in its seat sees, that seat's view and the actions on offer, and nothing else: no game
//! state, no seed of the dice, nobody else's hand. It remembers nothing from one decision to the next, so a computer
//! can take over a seat in the middle of a game, and the same seed decides the same.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Action, Rules, Seat};

/// Who plays a game when no person does, and what can be worked out about its turns.
pub trait Computer: Rules {
    /// The names that [`baseline`](Computer::baseline) knows.
    const BASELINES: &'static [&'static str] = &[];

    /// A player of this level. Where it needs luck of its own, to imagine hidden cards or dice to come, it takes it from
    /// `seed`.
    fn player(level: Level, seed: u64) -> Box<dyn Player<Self>>;

    /// A player to measure others against, by its name in the arena.
    fn baseline(_name: &str, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// A player whose opinions are what a turn brings on average if it is played for that: exact. None where that
    /// can't be worked out. With it, luck is measured roll by roll.
    fn gains() -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// What `seat` loses if its turn fails now, in the unit of [`gains`](Computer::gains).
    fn cost_of_failure(_view: &Self::View, _seat: Seat) -> f64 {
        0.0
    }

    /// Exact chances of the turn under way; none where there is nothing to roll.
    fn odds(_seat: Seat, _view: &Self::View, _legal: &[Action]) -> Option<Odds> {
        None
    }

    /// The action that players weigh in place of this one, where several come to the same.
    fn weighed_as(_view: &Self::View, action: Action) -> Action {
        action
    }
}

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Makes the mistakes people make; a beginner can beat it.
    Easy,
    /// Plays each turn well. Stands in for people who left.
    Steady,
    /// Plays for the game, as well as we know how.
    Hard,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Steady, Level::Hard];

    /// Its name in options, steps and the arena.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Steady => "steady",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}

/// No level of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the levels are easy, steady and hard")]
pub struct UnknownLevel;

/// What a player thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The action.
    pub action: Action,
    /// More is better. Of a hard player the chance to win, 0 to 1, with a shared win counted in parts; of the
    /// others whatever they go by.
    pub worth: f64,
}

/// Somebody who can play the game `G`.
pub trait Player<G: Rules>: Send {
    /// What it thinks of every action on offer, the best one first. Of equal ones the first offered is first.
    fn weigh(&mut self, seat: Seat, view: &G::View, legal: &[Action]) -> Vec<Opinion>;

    /// The action it takes. `view` is that of `seat`, and `legal` what the game offers it, never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[Action]) -> Action {
        self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action)
    }
}

/// Opinions on all actions by a rule, the best first. Of equal ones the first offered stays first.
pub fn ranked(legal: &[Action], worth: impl FnMut(Action) -> f64) -> Vec<Opinion> {
    let worths = legal.iter().copied().map(worth);
    let mut opinions: Vec<Opinion> =
        legal.iter().zip(worths).map(|(&action, worth)| Opinion { action, worth }).collect();
    opinions.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    opinions
}

/// Exact chances of a turn, each for a player who goes for that alone. Before the choice between rolling and stopping
/// they are those of rolling.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// That the next roll fails; none where something has to be chosen first.
    pub bust: Option<f64>,
    /// That the turn brings nothing.
    pub fails: f64,
    /// To end with at least this much, for all that is to be had.
    pub at_least: Vec<(u8, f64)>,
    /// To end with exactly this much.
    pub exactly: Vec<(u8, f64)>,
    /// What else the turn can bring: a chance, and the key of a sentence that says it as its variable `chance`.
    pub more: Vec<(&'static str, f64)>,
}
