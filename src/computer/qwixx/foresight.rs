//! Foresight in Qwixx: imagines how the next rounds may go after each choice, all choices with the same dice, and
//! takes the one after which the chance to win is best on average.

use arrayvec::ArrayVec;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::sense::{self, COLOUR};
use super::sketch::{SEATS, Sketch, Throw};

/// How many rounds are imagined before the sheets are judged as they are.
const ROUNDS: usize = 5;

/// How often the future is imagined for every choice at first. Then the better half stays, and is looked at twice as
/// often, until one is left.
const FUTURES: usize = 100;

/// The most choices there can be.
const CHOICES: usize = COLOUR;

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
    pub(super) fn weigh(&self, answers: &[Answer], seed: u64) -> ArrayVec<f64, CHOICES> {
        let starts: ArrayVec<Sketch, CHOICES> =
            answers.iter().take(CHOICES).map(|&answer| self.after(answer)).collect();
        let mut race = Race::new(starts.len());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut futures = FUTURES;
        loop {
            for _ in 0..futures {
                let throws: [Throw; ROUNDS] = std::array::from_fn(|_| Throw::roll(&mut random));
                race.add(|choice| imagine(starts[choice], &throws, self.seat));
            }
            if race.halve() {
                return race.chances();
            }
            futures *= 2;
        }
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

/// Choices side by side. The worse half drops out again and again; all that are left have seen the same futures.
struct Race {
    sums: ArrayVec<f64, CHOICES>,
    futures: f64,
    left: ArrayVec<usize, CHOICES>,
    /// Who dropped out, and how much worse each was than those who stayed, who had these averages then.
    dropped: ArrayVec<(usize, ArrayVec<f64, CHOICES>), CHOICES>,
}

impl Race {
    fn new(choices: usize) -> Race {
        Race {
            sums: (0..choices).map(|_| 0.0).collect(),
            futures: 0.0,
            left: (0..choices).collect(),
            dropped: ArrayVec::new(),
        }
    }

    fn add(&mut self, imagine: impl Fn(usize) -> f32) {
        for &choice in &self.left {
            self.sums[choice] += f64::from(imagine(choice));
        }
        self.futures += 1.0;
    }

    /// Drops the worse half. Whether one alone is left.
    fn halve(&mut self) -> bool {
        let averages: ArrayVec<f64, CHOICES> = self.sums.iter().map(|sum| sum / self.futures).collect();
        self.left.sort_by(|&a, &b| averages[b].total_cmp(&averages[a]));
        let stay = self.left.len().div_ceil(2);
        for choice in self.left.drain(stay..) {
            self.dropped.push((choice, averages.clone()));
        }
        self.left.len() <= 1
    }

    /// The winner's average, and that of the others by how far they were behind the winner when they dropped out:
    /// averages over different futures can't be compared, differences can.
    fn chances(self) -> ArrayVec<f64, CHOICES> {
        let mut chances: ArrayVec<f64, CHOICES> = self.sums.iter().map(|sum| sum / self.futures).collect();
        if let Some(&winner) = self.left.first() {
            for (choice, averages) in self.dropped {
                chances[choice] = chances[winner] - (averages[winner] - averages[choice]);
            }
        }
        chances
    }
}
