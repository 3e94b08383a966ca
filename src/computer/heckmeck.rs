//! The computer's Heckmeck.

use super::baseline::Simple;
use super::{Level, Player};

/// A player of this level.
pub fn player(_level: Level, _seed: u64) -> Box<dyn Player> {
    Box::new(Simple)
}

/// A player to measure against, by its name in the arena.
pub fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player>> {
    match name {
        "simple" => Some(Box::new(Simple)),
        _ => None,
    }
}

/// The names [`baseline`] knows.
pub const BASELINES: &[&str] = &["simple"];
