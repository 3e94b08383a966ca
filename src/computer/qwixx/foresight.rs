//! Foresight in Qwixx: imagines how the next rounds may go after each choice, all choices with the same dice, and
//! takes the one after which the chance to win is best on average.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::sense;
use super::sketch::{SEATS, Sketch, Throw};
use crate::computer::race::race;
use crate::games::action::Row;

/// How many rounds are imagined before the sheets are judged as they are.
const ROUNDS: usize = 6;

/// How often the future is imagined for every choice at first; see [`race`] for what comes then.
const FUTURES: usize = 150;

/// Where a player is to choose.
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub(super) game: Sketch,
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
        let plans: Vec<(usize, Sketch)> = answers
            .iter()
            .enumerate()
            .flat_map(|(index, &answer)| self.after(answer).into_iter().map(move |game| (index, game)))
            .collect();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let averages = race(plans.len(), FUTURES, |left, sums| {
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

    /// The game after an answer; where the same player goes on with the same dice, after everything that can be done
    /// with them.
    fn after(&self, answer: Answer) -> Vec<Sketch> {
        let mut game = self.game;
        match &self.asked {
            Asked::Roll => {}
            Asked::White(throw) => {
                let crossed = self.reveal(&mut game, throw, answer);
                if !game.is_over() && self.seat == usize::from(game.active) {
                    return all_colours(&game, throw, crossed);
                } else if !game.is_over() {
                    sense::play_colour(&mut game, self.game.phase(), throw, crossed);
                }
            }
            Asked::Colour { crossed, .. } => game.finish(answer, *crossed),
        }
        vec![game]
    }

    /// The white action with this answer. What the others choose is not known, so they are taken to choose as they
    /// should. Whether the active player crossed something.
    fn reveal(&self, game: &mut Sketch, throw: &Throw, answer: Answer) -> bool {
        let phase = game.phase();
        let mut choices = [None; SEATS];
        for (seat, choice) in choices.iter_mut().enumerate().take(game.players().len()) {
            *choice = if seat == self.seat {
                answer.map(|(row, _)| row)
            } else {
                sense::best(&sense::white(game, phase, seat, throw))
            };
        }
        game.reveal(throw, &choices);
        choices[usize::from(game.active)].is_some()
    }
}

/// The game after each choice of the active player in the colour action.
fn all_colours(game: &Sketch, throw: &Throw, crossed: bool) -> Vec<Sketch> {
    let crosses = (0..Row::ALL.len()).flat_map(|row| throw.coloured(row).map(|position| (row, position)));
    let possible = crosses.filter(|&(row, position)| game.can_cross(usize::from(game.active), row, position));
    possible
        .map(Some)
        .chain([None])
        .map(|cross| {
            let mut game = *game;
            game.finish(cross, crossed);
            game
        })
        .collect()
}

/// One way the next rounds may go, and the chance to win after it.
fn imagine(mut game: Sketch, throws: &[Throw; ROUNDS], seat: usize) -> f32 {
    for throw in throws {
        if game.is_over() {
            break;
        }
        sense::play_round(&mut game, throw);
    }
    sense::chance(&game, seat)
}
