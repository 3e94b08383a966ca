//! Foresight in Qwixx: imagines how the next rounds may go after each choice, all choices with the same dice, and
//! takes the one after which the chance to win is best on average.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::sense;
use super::sketch::{SEATS, Sketch, Throw};
use crate::computer::race::race;

/// How many rounds are imagined before the sheets are judged as they are.
const ROUNDS: usize = 5;

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
        let starts: Vec<Sketch> = answers.iter().map(|&answer| self.after(answer)).collect();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        race(starts.len(), FUTURES, |left, sums| {
            let throws: [Throw; ROUNDS] = std::array::from_fn(|_| Throw::roll(&mut random));
            for &choice in left {
                sums[choice] += f64::from(imagine(starts[choice], &throws, self.seat));
            }
        })
    }

    /// The game after an answer. What the others choose in the white action is not known, so they are taken to
    /// choose as they should.
    fn after(&self, answer: Answer) -> Sketch {
        let mut game = self.game;
        match &self.asked {
            Asked::Roll => {}
            Asked::White(throw) => self.after_white(&mut game, throw, answer),
            Asked::Colour { crossed, .. } => game.finish(answer, *crossed),
        }
        game
    }

    fn after_white(&self, game: &mut Sketch, throw: &Throw, answer: Answer) {
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
        if !game.is_over() {
            let crossed = choices[usize::from(game.active)].is_some();
            sense::play_colour(game, game.phase(), throw, crossed);
        }
    }
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
