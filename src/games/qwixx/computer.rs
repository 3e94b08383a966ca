//! The computer's Qwixx. Easy crosses what comes; steady has a heuristic for what a cross is worth; hard has an
//! eye for who will win, and imagines the next rounds on top of it.

mod heuristic;
mod rollouts;
mod rules_of_thumb;
mod sim_state;
mod value_net;
mod weights;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests;

use super::{Qwixx, Stage, View};
use crate::game::computer::{Computer, Level, Opinion, Player, ranked};
use crate::game::{Action, Seat};
use rollouts::{Answer, Asked, Question};
use rules_of_thumb::{Eager, OneGap};
use sim_state::{SimState, Throw};

impl Computer for Qwixx {
    const BASELINES: &'static [&'static str] = &["one-gap"];

    fn player(level: Level, seed: u64) -> Box<dyn Player<Qwixx>> {
        match level {
            Level::Easy => Box::new(Eager),
            Level::Steady => Box::new(Steady),
            Level::Hard => Box::new(Hard { seed }),
        }
    }

    fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player<Qwixx>>> {
        match name {
            "one-gap" => Some(Box::new(OneGap)),
            _ => None,
        }
    }
}

/// What the numbers passed over by a cross cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skipped {
    /// How many there are.
    pub numbers: u8,
    /// How many points less the row will bring, on average, than if this cross lay right behind the last one. An
    /// estimate, by what such rows came to in many games.
    pub points: f64,
}

/// What the numbers cost that this action passes over; none if it is no cross.
pub fn skipped(seat: Seat, view: &View, action: Action) -> Option<Skipped> {
    let Action::Cross { row, number } = action else { return None };
    let game = SimState::of(view);
    let state = game.players().get(seat.index())?.rows[row as usize];
    let (free, crosses) = sim_state::free_and_crosses(state);
    let position = sim_state::position(row as usize, number);
    let after = game.after(seat.index(), row as usize, position);
    if after == sim_state::NEVER {
        return None;
    }
    if position == free {
        return Some(Skipped { numbers: 0, points: 0.0 });
    }
    let phase = game.phase();
    let right_behind = heuristic::worth(phase, sim_state::open_row(free + 1, crosses + 1));
    let points = f64::from(right_behind - heuristic::worth(phase, after)) / 100.0;
    Some(Skipped { numbers: (position - free) as u8, points: points.max(0.0) })
}

/// Goes by its heuristic for what a cross is worth.
struct Steady;

impl Player<Qwixx> for Steady {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let Question { game, seat, asked } = question(seat, view);
        let phase = game.phase();
        let points = |gain: i32| f64::from(gain) / 100.0;
        match asked {
            Asked::Roll => ranked(legal, |_| 0.0),
            Asked::White(throw) => {
                let gains = heuristic::white(&game, phase, seat, &throw);
                ranked(legal, |action| points(answer(action).map_or(gains[4], |(row, _)| gains[row])))
            }
            Asked::Colour { throw, crossed } => {
                let gains = heuristic::colour(&game, phase, &throw, crossed);
                ranked(legal, |action| points(gains[colour_choice(action, &throw)]))
            }
        }
    }
}

/// Which of the heuristic's nine colour choices an action is.
fn colour_choice(action: Action, throw: &Throw) -> usize {
    answer(action).map_or(heuristic::COLOUR - 1, |(row, position)| {
        2 * row + usize::from(throw.coloured(row)[0] != position)
    })
}

/// Imagines what may come.
struct Hard {
    seed: u64,
}

impl Player<Qwixx> for Hard {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let answers: Vec<Answer> = legal.iter().copied().map(answer).collect();
        let mut chances = question(seat, view).weigh(&answers, self.seed).into_iter();
        ranked(legal, |_| chances.next().unwrap_or(0.0).clamp(0.0, 1.0))
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action),
        }
    }
}

fn question(seat: Seat, view: &View) -> Question {
    let throw = view.throw.as_ref().map(Throw::of);
    let asked = match (view.stage, throw) {
        (Stage::White, Some(throw)) => Asked::White(throw),
        (Stage::Colour, Some(throw)) => Asked::Colour { throw, crossed: view.crossed },
        _ => Asked::Roll,
    };
    Question { game: SimState::of(view), seat: seat.index(), asked }
}

fn answer(action: Action) -> Answer {
    match action {
        Action::Cross { row, number } => Some((row as usize, sim_state::position(row as usize, number))),
        _ => None,
    }
}
