//! Rollouts in Karteneck: deals the others hands that may be theirs, imagines how the round goes on after each
//! choice, all choices with the same cards, and takes the one after which the chance to win is best on average.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::rollout_policy::rollout_policy;
use super::sim_state::{KINDS, Move, Pile, SimState};
use crate::computer::successive_halving::race;

/// What a card in hand is worth in worms while there are rounds to come, by kind. Two thirds of it lost 46 : 54 to four
/// thirds, and so did twice as much; but with four thirds simple players won twice as often.
const CARD: [f64; KINDS] = [0.15, 0.25, 0.3, 0.45, 0.6, 1.2];

/// How much a worm of lead adds to the logarithm of the odds to win in the last round; it counts less the more rounds
/// are to come. Half of it and twice as much played no better.
const BY_WORM: f64 = 0.6;

/// How far a player looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rollouts {
    /// How many rounds are imagined to their end, the present one included, before the rest is valued by worms and
    /// hands.
    rounds: u8,
    /// How often hands are dealt for every choice at first; see [`race`] for what comes then.
    deals: usize,
}

/// This round, roughly.
pub(super) const SHORT: Rollouts = Rollouts { rounds: 1, deals: 4 };

/// This round and the next. A third one played no better.
pub(super) const LONG: Rollouts = Rollouts { rounds: 2, deals: 30 };

impl Rollouts {
    /// The chance to win after each choice, in their order, estimated with the luck of `seed`.
    pub(super) fn weigh(self, game: &SimState, choices: &[Move], seed: u64) -> Vec<f64> {
        let seat = game.turn;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        race(choices.len(), self.deals, |left, sums| {
            let mut dealt = game.clone();
            dealt.deal(&mut random);
            let luck = random.fork();
            for &choice in left {
                let after = self.imagine(dealt.clone(), choices[choice], luck.clone());
                sums[choice] += chance(&after, seat);
            }
        })
    }

    /// One way the game may go on.
    fn imagine(self, mut game: SimState, first: Move, mut luck: Xoshiro256PlusPlus) -> SimState {
        let end = game.round + self.rounds;
        game.play(first, &mut luck);
        while !game.is_over() && game.round < end {
            let next = rollout_policy(&game);
            game.play(next, &mut luck);
        }
        game
    }
}

/// The chance to win, a shared win counted in parts: by worms won and cards in hand.
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
