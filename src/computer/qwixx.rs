//! The computer's Qwixx.

use super::baseline::Random;
use super::{Level, Player};

/// A player of this level.
pub fn player(_level: Level, seed: u64) -> Box<dyn Player> {
    Box::new(Random::new(seed))
}

/// A player to measure against, by its name in the arena.
pub fn baseline(_name: &str, _seed: u64) -> Option<Box<dyn Player>> {
    None
}

/// The names [`baseline`] knows.
pub const BASELINES: &[&str] = &[];
