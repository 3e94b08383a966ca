//! Trains the value net of Karteneck from nothing, by games against itself and, in part, against a player that only
//! looks at the round.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt, SeedableRng};

use super::features;
use super::rollouts;
use super::sim_state::{Move, SimState};
use super::value_net::{self, Judge};
use crate::computer::net::Net;
use crate::computer::net::training::{Trainer, TrainingSample, Trajectory, calibrated};
use crate::game::computer::Training;
use crate::games::karteneck::rounds;

/// How many games are played with the same weights.
const GAMES_AT_ONCE: u64 = 32;

/// The weight of the later positions in a position's target.
const LAMBDA: f32 = 0.85;

/// One move out of this many is a random one.
const EXPLORED: u32 = 40;

/// The size of the first steps and, after a linear decrease, of the last ones.
const RATES: [f32; 2] = [1.5e-3, 5e-5];

/// The share of games in which all seats but one are taken by another player than the net.
const MIXED: f64 = 0.25;

/// The net after so many games. The same seed gives the same net.
pub(super) fn train(Training { seats, games, seed, tell }: Training<'_>) -> Net {
    let mut trainer = Trainer::new(features::inputs(seats), seed);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = 0;
    while played < games {
        let mut samples = Vec::new();
        for _ in 0..GAMES_AT_ONCE {
            Lesson::new(trainer.net(), seats, &mut random).play(&mut random, &mut samples);
        }
        let done = played as f32 / games as f32;
        let loss = trainer.learn(&mut samples, RATES[0] + done * (RATES[1] - RATES[0]));
        played += GAMES_AT_ONCE;
        tell(played, loss);
    }
    calibrate(trainer.net(), seats, games.min(CALIBRATION), seed)
}

/// How many games of the finished net make its chances honest, at most. In the games to learn from, some are won against a
/// weaker player, so that the net expects too much among its equals.
const CALIBRATION: u64 = 1500;

/// Makes the chances honest for games in which everybody follows the net.
fn calibrate(net: &Net, seats: usize, games: u64, seed: u64) -> Net {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut samples = Vec::new();
    for _ in 0..games {
        let mut lesson = Lesson::among_equals(net, seats, &mut random);
        lesson.explores = false;
        lesson.lambda = 1.0;
        lesson.play(&mut random, &mut samples);
    }
    calibrated(net, &samples)
}

/// One game that is played to learn from.
struct Lesson<'a> {
    judge: Judge<'a>,
    game: SimState,
    /// By seat; `None` where another player sits, of whom nothing is learned.
    learners: Vec<Option<Trajectory>>,
    explores: bool,
    lambda: f32,
}

impl<'a> Lesson<'a> {
    fn new(net: &'a Net, seats: usize, random: &mut Xoshiro256PlusPlus) -> Lesson<'a> {
        let own = random.random_bool(MIXED).then(|| random.random_range(0..seats));
        let mut lesson = Lesson::among_equals(net, seats, random);
        if let Some(own) = own {
            for (_, learner) in lesson.learners.iter_mut().enumerate().filter(|(seat, _)| *seat != own) {
                *learner = None;
            }
        }
        lesson
    }

    /// A game in which every seat is taken by the net.
    fn among_equals(net: &'a Net, seats: usize, random: &mut Xoshiro256PlusPlus) -> Lesson<'a> {
        Lesson {
            judge: Judge::new(net),
            game: SimState::new(seats, rounds(seats), random),
            learners: vec![Some(Trajectory::default()); seats],
            explores: true,
            lambda: LAMBDA,
        }
    }

    fn play(mut self, random: &mut Xoshiro256PlusPlus, samples: &mut Vec<TrainingSample>) {
        while !self.game.is_over() {
            let turn = self.game.turn;
            match &mut self.learners[turn] {
                Some(learner) => {
                    let (mut what, best) = self.judge.best(&self.game, random);
                    let explored = self.explores && random.random_ratio(1, EXPLORED);
                    if explored {
                        what = self.game.moves().choose(random).unwrap_or(Move::Pass);
                    }
                    self.game.decide(what, random);
                    if !self.game.is_decided() {
                        learner.visit(self.judge.look(&self.game, turn), best, explored);
                    }
                }
                None => {
                    let known = self.game.known_to(turn);
                    let moves: Vec<Move> = known.moves().collect();
                    let chances = rollouts::SHORT.weigh(&known, &moves, random.next_u64());
                    let weighed: Vec<_> =
                        moves.into_iter().zip(chances.iter().map(|&chance| chance as f32)).collect();
                    self.game.decide(value_net::best(&weighed).0, random);
                }
            }
            if self.game.round_is_over() && !self.game.is_decided() {
                self.between_rounds(turn);
            }
            self.game.go_on(random);
        }
        for (seat, learner) in self.learners.into_iter().enumerate() {
            if let Some(learner) = learner {
                learner.samples(self.game.share(seat) as f32, self.lambda, samples);
            }
        }
    }

    /// Between two rounds everybody has a new position to learn; the one who passed last has learned it already.
    fn between_rounds(&mut self, last: usize) {
        for (seat, learner) in self.learners.iter_mut().enumerate().filter(|(seat, _)| *seat != last) {
            if let Some(learner) = learner {
                let chance = self.judge.chance(&self.game, seat);
                learner.visit(self.judge.look(&self.game, seat), chance, false);
            }
        }
    }
}
