//! Rollouts in Qwixx: simulates the next rounds after each choice, with the same dice for all choices, and compares the
//! average chances to win according to the value net.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::sim_state::{SEATS, SimState, Throw};
use super::{heuristic, value_net};
use crate::computer::successive_halving::halving_from;
use crate::game::action::Row;

/// The number of rounds to simulate before the value net rates the sheets.
const ROUNDS: usize = 2;

/// The most candidates to simulate: those the value net rates best, if they are within [`NEAR`] of the very best.
const CANDIDATES: usize = 6;
const NEAR: f64 = 0.05;

/// How many rollouts to run for each candidate at first; see [`halving_from`] for the rest.
const ROLLOUTS: usize = 60;

/// How many rollouts the value net's own rating counts for.
const PRIOR_ROLLOUTS: usize = 20;

/// A decision of a player.
#[derive(Clone, Copy)]
pub(super) struct Decision {
    pub(super) game: SimState,
    pub(super) seat: usize,
    pub(super) kind: DecisionKind,
}

/// The kind of decision.
#[derive(Clone, Copy)]
pub(super) enum DecisionKind {
    /// Only to roll.
    Roll,
    /// The row in which to cross the white sum.
    White(Throw),
    /// The colour action. `crossed` is whether the player crossed something in the white action.
    Colour { throw: Throw, crossed: bool },
}

/// A choice: a row and a position to cross, or none.
pub(super) type Cross = Option<(usize, usize)>;

impl Decision {
    /// The estimated chance to win after each choice, in their order. `seed` is the source of randomness.
    pub(super) fn weigh(&self, crosses: &[Cross], seed: u64) -> Vec<f64> {
        let mut candidates = Vec::new();
        self.each_result(crosses, |index, game| candidates.push((index, game)));
        let estimates: Vec<f64> =
            candidates.iter().map(|(_, game)| value_net::chance(game, self.seat).into()).collect();
        let best = estimates.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let near = estimates.iter().filter(|&&estimate| estimate >= best - NEAR).count();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let averages =
            halving_from(estimates, PRIOR_ROLLOUTS, near.min(CANDIDATES), ROLLOUTS, |left, sums| {
                let throws: [Throw; ROUNDS] = std::array::from_fn(|_| Throw::roll(&mut random));
                for &candidate in left {
                    sums[candidate] += f64::from(simulate(candidates[candidate].1, &throws, self.seat));
                }
            });
        let mut chances = vec![f64::NEG_INFINITY; crosses.len()];
        for ((index, _), average) in candidates.iter().zip(averages) {
            chances[*index] = average.max(chances[*index]);
        }
        chances
    }

    /// Calls `each` with the index of every choice and the game after it. If the same player continues with the same
    /// dice, calls it once for every possible continuation.
    fn each_result(&self, crosses: &[Cross], mut each: impl FnMut(usize, SimState)) {
        let others = self.choices_of_others();
        for (index, &cross) in crosses.iter().enumerate() {
            let mut game = self.game;
            match &self.kind {
                DecisionKind::Roll => each(index, game),
                DecisionKind::White(throw) => {
                    let mut choices = others;
                    choices[self.seat] = cross.map(|(row, _)| row);
                    game.reveal(throw, &choices);
                    self.colour(game, throw, choices[usize::from(game.active)].is_some(), |game| {
                        each(index, game)
                    });
                }
                DecisionKind::Colour { crossed, .. } => {
                    game.finish(cross, *crossed);
                    each(index, game);
                }
            }
        }
    }

    /// The other players' choices in the white action are not known, so they are assumed to follow the heuristic.
    fn choices_of_others(&self) -> [Option<usize>; SEATS] {
        let mut choices = [None; SEATS];
        if let DecisionKind::White(throw) = &self.kind {
            let phase = self.game.phase();
            for seat in (0..self.game.players().len()).filter(|&seat| seat != self.seat) {
                choices[seat] = heuristic::best(&heuristic::white(&self.game, phase, seat, throw));
            }
        }
        choices
    }

    /// The colour action after the white one: every choice of this player, or the heuristic's choice for another one.
    fn colour(&self, mut game: SimState, throw: &Throw, crossed: bool, mut each: impl FnMut(SimState)) {
        if game.is_over() {
            each(game);
        } else if self.seat == usize::from(game.active) {
            all_colours(&game, throw, crossed, each);
        } else {
            let phase = game.phase();
            heuristic::play_colour(&mut game, phase, throw, crossed);
            each(game);
        }
    }
}

/// The game after each choice of the active player in the colour action.
fn all_colours(game: &SimState, throw: &Throw, crossed: bool, mut each: impl FnMut(SimState)) {
    let mut finish = |cross| {
        let mut game = *game;
        game.finish(cross, crossed);
        each(game);
    };
    for row in 0..Row::ALL.len() {
        let [one, other] = throw.coloured(row);
        for position in [one].into_iter().chain((one != other).then_some(other)) {
            if game.can_cross(usize::from(game.active), row, position) {
                finish(Some((row, position)));
            }
        }
    }
    finish(None);
}

/// Simulates the next rounds once, and returns the value net's chance to win after them.
fn simulate(mut game: SimState, throws: &[Throw; ROUNDS], seat: usize) -> f32 {
    for &throw in throws {
        if game.is_over() {
            break;
        }
        game = play_round(game, throw, seat);
    }
    value_net::chance(&game, seat)
}

/// The game after a round in which this player follows the value net, and all others the heuristic.
fn play_round(game: SimState, throw: Throw, seat: usize) -> SimState {
    let mut crosses = [None; Row::ALL.len() + 1];
    let mut count = 1;
    for row in (0..Row::ALL.len()).filter(|&row| game.can_cross(seat, row, throw.white(row))) {
        crosses[count] = Some((row, throw.white(row)));
        count += 1;
    }
    let (mut best, mut best_chance) = (game, f32::NEG_INFINITY);
    Decision { game, seat, kind: DecisionKind::White(throw) }.each_result(&crosses[..count], |_, game| {
        let chance = value_net::chance(&game, seat);
        if chance > best_chance {
            (best, best_chance) = (game, chance);
        }
    });
    best
}
