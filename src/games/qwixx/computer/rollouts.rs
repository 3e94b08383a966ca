//! Rollouts in Qwixx: imagines how the next rounds may go after each choice, all choices with the same dice, and
//! takes the one after which the value net sees the best chance on average.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::sim_state::{SEATS, SimState, Throw};
use super::{heuristic, value_net};
use crate::computer::successive_halving::halving_from;
use crate::game::action::Row;

/// How many rounds are imagined before the sheets are valued as they are.
const ROUNDS: usize = 2;

/// How many ways to go on are imagined: those that the value net likes best, as far as they are near the very best.
const PLANS: usize = 6;
const NEAR: f64 = 0.05;

/// How often the future is imagined for each of them at first; see [`halving_from`] for what comes then.
const FUTURES: usize = 60;

/// How many futures the value net's first look counts for.
const FIRST_SIGHT: usize = 20;

/// Where a player is to choose.
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub(super) game: SimState,
    pub(super) seat: usize,
    pub(super) asked: Asked,
}

/// What is to be chosen.
#[derive(Clone, Copy)]
pub(super) enum Asked {
    /// Nothing but to roll.
    Roll,
    /// The row of the white sum.
    White(Throw),
    /// The colour action, after something was crossed in the white one or not.
    Colour { throw: Throw, crossed: bool },
}

/// An answer: a row and a position to cross, or none.
pub(super) type Answer = Option<(usize, usize)>;

impl Question {
    /// The chance to win after each answer, in their order, estimated with the luck of `seed`.
    pub(super) fn weigh(&self, answers: &[Answer], seed: u64) -> Vec<f64> {
        let mut plans = Vec::new();
        self.go_on(answers, |index, game| plans.push((index, game)));
        let outlooks: Vec<f64> =
            plans.iter().map(|(_, game)| value_net::chance(game, self.seat).into()).collect();
        let best = outlooks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let near = outlooks.iter().filter(|&&value_net| value_net >= best - NEAR).count();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let averages = halving_from(outlooks, FIRST_SIGHT, near.min(PLANS), FUTURES, |left, sums| {
            let throws: [Throw; ROUNDS] = std::array::from_fn(|_| Throw::roll(&mut random));
            for &plan in left {
                sums[plan] += f64::from(imagine(plans[plan].1, &throws, self.seat));
            }
        });
        let mut chances = vec![f64::NEG_INFINITY; answers.len()];
        for ((index, _), average) in plans.iter().zip(averages) {
            chances[*index] = average.max(chances[*index]);
        }
        chances
    }

    /// Calls `each` with the index of every answer and the game after it; where the same player goes on with the same
    /// dice, once for everything that can be done with them.
    fn go_on(&self, answers: &[Answer], mut each: impl FnMut(usize, SimState)) {
        let others = self.choices_of_others();
        for (index, &answer) in answers.iter().enumerate() {
            let mut game = self.game;
            match &self.asked {
                Asked::Roll => each(index, game),
                Asked::White(throw) => {
                    let mut choices = others;
                    choices[self.seat] = answer.map(|(row, _)| row);
                    game.reveal(throw, &choices);
                    self.colour(game, throw, choices[usize::from(game.active)].is_some(), |game| {
                        each(index, game)
                    });
                }
                Asked::Colour { crossed, .. } => {
                    game.finish(answer, *crossed);
                    each(index, game);
                }
            }
        }
    }

    /// What the others choose in the white action is not known, so they are taken to choose as they should.
    fn choices_of_others(&self) -> [Option<usize>; SEATS] {
        let mut choices = [None; SEATS];
        if let Asked::White(throw) = &self.asked {
            let phase = self.game.phase();
            for seat in (0..self.game.players().len()).filter(|&seat| seat != self.seat) {
                choices[seat] = heuristic::best(&heuristic::white(&self.game, phase, seat, throw));
            }
        }
        choices
    }

    /// The colour action after the white one: all that this player can do in it, or what another one would.
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

/// One way the next rounds may go, and what the value net says after it.
fn imagine(mut game: SimState, throws: &[Throw; ROUNDS], seat: usize) -> f32 {
    for &throw in throws {
        if game.is_over() {
            break;
        }
        game = play_round(game, throw, seat);
    }
    value_net::chance(&game, seat)
}

/// The game after a round in which this player goes by the value net, and everybody else by the heuristic.
fn play_round(game: SimState, throw: Throw, seat: usize) -> SimState {
    let mut answers = [None; Row::ALL.len() + 1];
    let mut count = 1;
    for row in (0..Row::ALL.len()).filter(|&row| game.can_cross(seat, row, throw.white(row))) {
        answers[count] = Some((row, throw.white(row)));
        count += 1;
    }
    let (mut best, mut best_chance) = (game, f32::NEG_INFINITY);
    Question { game, seat, asked: Asked::White(throw) }.go_on(&answers[..count], |_, game| {
        let chance = value_net::chance(&game, seat);
        if chance > best_chance {
            (best, best_chance) = (game, chance);
        }
    });
    best
}
