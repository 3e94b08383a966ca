//! The random player, the lowest baseline.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Rules, Seat};

/// Chooses any action, all equally likely. Plays every game.
pub struct Random(ChaCha8Rng);

impl Random {
    /// The same seed makes the same choices.
    pub fn new(seed: u64) -> Random {
        Random(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl<G: Rules> Player<G> for Random {
    fn weigh(&mut self, _: Seat, _: &G::View, legal: &[Action]) -> Vec<Opinion> {
        ranked(legal, |_| self.0.random())
    }
}
