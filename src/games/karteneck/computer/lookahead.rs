//! Looks ahead to the end of the round: deals the other players random hands that are consistent with the view, lets
//! everybody follow the value net after each choice, with the same cards for all choices, and compares the average
//! chances to win by the value net when the round is over.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::features::provisional;
use super::sim_state::{Move, SimState};
use super::value_net::Judge;
use crate::computer::net::Net;
use crate::computer::successive_halving::halving_from;

/// The most choices to look at: those the value net rates best, if they are within [`NEAR`] of the very best.
const CANDIDATES: usize = 4;
const NEAR: f64 = 0.1;

/// How many deals the value net's own rating counts for.
const PRIOR_DEALS: usize = 6;

/// How many deals to try for each candidate at first, divided by the number of players, because a round of more
/// players takes longer; see [`halving_from`] for the rest.
const DEALS: usize = 24;

/// The estimated chance to win after each choice, in their order. `seed` is the source of randomness.
pub(super) fn weigh(net: &Net, game: &SimState, choices: &[Move], seed: u64) -> Vec<f64> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let estimates = estimate(net, game, choices, seed);
    let best = estimates.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let near = estimates.iter().filter(|&&estimate| estimate >= best - NEAR).count();
    let seats = game.players().len();
    let mut judge = Judge::new(net);
    halving_from(estimates, PRIOR_DEALS, near.min(CANDIDATES), DEALS / seats, |left, sums| {
        let mut dealt = game.clone();
        dealt.deal(&mut random);
        let luck = random.fork();
        for &choice in left {
            sums[choice] += f64::from(simulate(dealt.clone(), choices[choice], luck.clone(), &mut judge));
        }
    })
}

/// The value net's own rating of each choice, in their order.
pub(super) fn estimate(net: &Net, game: &SimState, choices: &[Move], seed: u64) -> Vec<f64> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut dealt = game.clone();
    dealt.deal(&mut random);
    let mut judge = Judge::new(net);
    let weighed = judge.weigh(&dealt, choices.iter().copied(), &mut random);
    weighed.into_iter().map(|(_, chance)| chance.into()).collect()
}

/// The worms that the player would have more after this move, if everybody passed then.
pub(super) fn within_reach(game: &SimState, what: Move) -> u8 {
    let mut after = game.clone();
    after.decide(what, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let taken = after.players()[game.turn].worms - game.to_move().worms;
    if after.round_is_over() { taken } else { taken + provisional(&after)[game.turn] }
}

/// Simulates the rest of the round once, and returns the chance to win after it.
fn simulate(mut game: SimState, first: Move, mut luck: Xoshiro256PlusPlus, judge: &mut Judge<'_>) -> f32 {
    let seat = game.turn;
    game.decide(first, &mut luck);
    while !game.round_is_over() {
        game.go_on(&mut luck);
        let (next, _) = judge.best(&game, &mut luck);
        game.decide(next, &mut luck);
    }
    judge.chance(&game, seat)
}
