//! The interface of a game's computer players.
//!
//! A player gets only what a person in its seat sees: the view of that seat and the legal actions. It gets no game
//! state, no seed of the dice and no other hand. It keeps no memory between decisions, so a computer can take over a
//! seat in the middle of a game, and the same seed always gives the same decision.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Action, Rules, Seat};

/// The computer players of a game, and exact calculations about its turns.
pub trait Computer: Rules {
    /// The names of the players that [`baseline`](Computer::baseline) knows.
    const BASELINES: &'static [&'static str] = &[];

    /// A player of this level. `seed` is the source of its own randomness, with which it guesses hidden cards or future
    /// dice.
    fn player(level: Level, seed: u64) -> Box<dyn Player<Self>>;

    /// A player to measure others against, by its name in the arena.
    fn baseline(_name: &str, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Trains the hard player from nothing, and returns the file of its weights for this number of seats. `None` if it
    /// has no such file.
    fn train(_training: Training<'_>) -> Option<Vec<u8>> {
        None
    }

    /// A player that rates actions by the exact average gain of the turn, when the turn is played for that. `None` if
    /// it can't be computed. With it, luck is measured roll by roll.
    fn gains() -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// What `seat` loses if its turn fails now, in the unit of [`gains`](Computer::gains).
    fn cost_of_failure(_view: &Self::View, _seat: Seat) -> f64 {
        0.0
    }

    /// Exact odds of the current turn; `None` where there is nothing to roll.
    fn odds(_seat: Seat, _view: &Self::View, _legal: &[Action]) -> Option<Odds> {
        None
    }

    /// How likely this event was, if chance decided it, for somebody who saw `before`. Exact; `None` where it can't be computed.
    fn likelihood(_before: &Self::View, _event: &Self::Event) -> Option<Likelihood> {
        None
    }

    /// Maps equivalent actions to the one that players rate.
    fn weighed_as(_view: &Self::View, action: Action) -> Action {
        action
    }
}

/// How to train a player. The same numbers give the same weights.
pub struct Training<'a> {
    /// The number of seats.
    pub seats: usize,
    /// The number of games to learn from.
    pub games: u64,
    /// The seed of all dice and cards, and of the weights at the start.
    pub seed: u64,
    /// Is called now and then with the games played so far and the mean loss of the last ones.
    pub tell: &'a mut dyn FnMut(u64, f32),
}

/// How well a computer plays.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", parse_err_ty = UnknownLevel, parse_err_fn = unknown_level)]
pub enum Level {
    /// Makes typical beginner's mistakes; a beginner can beat it.
    Easy,
    /// Plays each turn well, but looks no further. Plays for people who left.
    Steady,
    /// Plays to win the game, as well as we can.
    Hard,
}

/// There is no level with that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the levels are easy, steady and hard")]
pub struct UnknownLevel;

fn unknown_level(_: &str) -> UnknownLevel {
    UnknownLevel
}

/// A player's rating of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The action.
    pub action: Action,
    /// More is better. For a hard player it is the chance to win, 0 to 1, where a shared win counts in part. For others
    /// it is whatever they use.
    pub worth: f64,
}

/// A computer player of the game `G`.
pub trait Player<G: Rules>: Send {
    /// Rates all legal actions, best first. Equal ones keep the order of `legal`.
    fn weigh(&mut self, seat: Seat, view: &G::View, legal: &[Action]) -> Vec<Opinion>;

    /// Chooses an action. `view` is that of `seat`, and `legal` is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[Action]) -> Action {
        self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action)
    }
}

/// Rates all actions with a function, best first. Equal ones keep the order of `legal`.
pub fn ranked(legal: &[Action], worth: impl FnMut(Action) -> f64) -> Vec<Opinion> {
    let worths = legal.iter().copied().map(worth);
    let mut opinions: Vec<Opinion> =
        legal.iter().zip(worths).map(|(&action, worth)| Opinion { action, worth }).collect();
    opinions.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    opinions
}

/// How likely something was that chance has decided. Exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likelihood {
    /// The key of its text, which has the variable `number`.
    pub key: &'static str,
    /// What the text needs to know.
    pub number: u8,
    /// The chance, 0 to 1.
    pub chance: f64,
    /// Whether a whole turn led there, and not one roll.
    pub of_turn: bool,
}

impl Likelihood {
    /// Of one roll.
    pub const fn of_roll(key: &'static str, number: u8, chance: f64) -> Likelihood {
        Likelihood { key, number, chance, of_turn: false }
    }
}

/// Exact odds of a turn, each for a player who aims at that alone. Before the choice between rolling and stopping, they
/// are the odds after rolling.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The chance that the next roll fails; `None` if the player must choose first.
    pub bust: Option<f64>,
    /// The chance that the turn brings nothing.
    pub fails: f64,
    /// The chance to end with at least this much, for each possible amount.
    pub at_least: Vec<(u8, f64)>,
    /// The chance to end with exactly this much.
    pub exactly: Vec<(u8, f64)>,
    /// Other chances of the turn, each with the key of a message that has the variable `chance`.
    pub more: Vec<(&'static str, f64)>,
}
