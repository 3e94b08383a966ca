//! Rollouts in Karteneck: deals the other players random hands that are consistent with the view, simulates the rest of
//! the round after each choice, with the same cards for all choices, and compares the average chances to win.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::rollout_policy::rollout_policy;
use super::sim_state::{KINDS, Move, Pile, SimState};
use crate::computer::successive_halving::halving;

/// The worth of a card in hand, in worms, while there are rounds to come, by kind. In tests, two thirds of these values
/// lost 46 : 54 to four thirds, and so did twice as much. But against four thirds, simple players won twice as often.
const CARD: [f64; KINDS] = [0.15, 0.25, 0.3, 0.45, 0.6, 1.2];

/// How much a lead of one worm adds to the log-odds of winning in the last round. It counts less the more rounds are to
/// come. Half and twice this value played no better.
const BY_WORM: f64 = 0.6;

/// How far and how often to simulate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rollouts {
    /// The number of rounds to simulate, including the current one. After them the position is valued by worms and
    /// hands.
    rounds: u8,
    /// How many deals to try for every choice at first; see [`halving`] for the rest.
    deals: usize,
}

/// Only this round, with few deals.
pub(super) const SHORT: Rollouts = Rollouts { rounds: 1, deals: 4 };

/// This round and the next. A third round played no better.
pub(super) const LONG: Rollouts = Rollouts { rounds: 2, deals: 30 };

impl Rollouts {
    /// The estimated chance to win after each choice, in their order. `seed` is the source of randomness.
    pub(super) fn weigh(self, game: &SimState, choices: &[Move], seed: u64) -> Vec<f64> {
        let seat = game.turn;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        halving(choices.len(), self.deals, |left, sums| {
            let mut dealt = game.clone();
            dealt.deal(&mut random);
            let luck = random.fork();
            for &choice in left {
                let after = self.simulate(dealt.clone(), choices[choice], luck.clone());
                sums[choice] += chance(&after, seat);
            }
        })
    }

    /// Simulates the game once.
    fn simulate(self, mut game: SimState, first: Move, mut luck: Xoshiro256PlusPlus) -> SimState {
        let end = game.round + self.rounds;
        game.play(first, &mut luck);
        while !game.is_over() && game.round < end {
            let next = rollout_policy(&game);
            game.play(next, &mut luck);
        }
        game
    }
}

/// The chance to win, by worms won and cards in hand. A shared win counts in part.
fn chance(game: &SimState, seat: usize) -> f64 {
    if game.is_over() {
        return game.share(seat);
    }
    let to_come = f64::from(game.rounds - game.round + 1);
    let prospects = |seat: usize| {
        let player = &game.players()[seat];
        f64::from(player.worms) + worth(&player.hand)
    };
    let own = prospects(seat);
    let odds = |player: usize| (BY_WORM / to_come.sqrt() * (prospects(player) - own)).exp();
    1.0 / (0..game.players().len()).map(odds).sum::<f64>()
}

fn worth(hand: &Pile) -> f64 {
    hand.iter().zip(CARD).map(|(&count, worth)| f64::from(count) * worth).sum()
}
