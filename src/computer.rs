//! Computer players: three levels for each game, advice, and the arena that measures them.
//!
//! A player sees what a person in its seat sees, that seat's [`AnyView`] and the actions on offer, and nothing
//! else: no game state, no seed, nobody else's hand. What it learns it forgets: every decision stands on the view
//! alone, so a computer can take over a seat in the middle of a game, and the same seed decides the same.

pub mod advice;
pub mod arena;
pub mod barbecue;
pub mod baseline;
pub mod dice;
pub mod heckmeck;
pub mod judgement;
pub mod karteneck;
pub mod learned;
pub mod qwixx;
pub mod turn;

mod race;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::{Action, Seat};
use crate::games::{AnyView, GameKind};

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

/// Somebody who can play one of the games.
pub trait Player: Send {
    /// What it thinks of every action on offer, the best one first. Of equal ones the first offered is first.
    fn weigh(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion>;

    /// The action it takes. `view` is that of `seat`, and `legal` what the game offers it, never empty.
    fn choose(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Action {
        self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action)
    }
}

/// A player of `kind`. Where it needs luck of its own, to imagine hidden cards or dice to come, it takes it from
/// `seed`.
pub fn player(kind: GameKind, level: Level, seed: u64) -> Box<dyn Player> {
    match kind {
        GameKind::Heckmeck => heckmeck::player(level, seed),
        GameKind::Barbecue => barbecue::player(level, seed),
        GameKind::Karteneck => karteneck::player(level, seed),
        GameKind::Qwixx => qwixx::player(level, seed),
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
