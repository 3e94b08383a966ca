//! The computer players of Qwixx. Easy crosses whatever it can. Steady uses a heuristic for the worth of a cross. Hard
//! uses a value net for the chance to win, and simulates the next rounds.

mod heuristic;
mod rollouts;
mod rules_of_thumb;
mod sim_state;
mod value_net;
mod weights;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests;

use super::{Event, Qwixx, Stage, View};
use crate::game::computer::{Computer, Level, Likelihood, Opinion, Player, ranked};
use crate::game::{Action, Seat};
use rollouts::{Cross, Decision, DecisionKind};
use rules_of_thumb::{EagerCrosser, OneGap};
use sim_state::{SimState, Throw};

impl Computer for Qwixx {
    const BASELINES: &'static [&'static str] = &["one-gap", "old-steady", "old-hard"];

    fn player(level: Level, seed: u64) -> Box<dyn Player<Qwixx>> {
        match level {
            Level::Easy => Box::new(EagerCrosser),
            Level::Steady => Box::new(Steady),
            Level::Hard => Box::new(Hard { seed }),
        }
    }

    fn baseline(name: &str, seed: u64) -> Option<Box<dyn Player<Qwixx>>> {
        match name {
            "one-gap" => Some(Box::new(OneGap)),
            "old-steady" => Some(Box::new(Steady)),
            "old-hard" => Some(Box::new(Hard { seed })),
            _ => None,
        }
    }

    /// Of the sum of the white dice, which everybody may use.
    fn likelihood(_before: &View, event: &Event) -> Option<Likelihood> {
        let Event::Rolled { throw, .. } = event else { return None };
        let sum = throw.white[0] + throw.white[1];
        let ways = 6 - sum.abs_diff(7);
        Some(Likelihood::of_roll("odds-white", sum, f64::from(ways) / 36.0))
    }
}

/// The cost of the numbers that a cross passes over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skipped {
    /// The number of numbers passed over.
    pub numbers: u8,
    /// How many points less the row brings, on average, than if this cross were right after the last one. An estimate
    /// from the results of such rows in many games.
    pub points: f64,
}

/// The cost of the numbers that this action passes over; `None` if it is not a cross.
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

/// Decides by the heuristic.
struct Steady;

impl Player<Qwixx> for Steady {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let Decision { game, seat, kind } = decision(seat, view);
        let phase = game.phase();
        let points = |gain: i32| f64::from(gain) / 100.0;
        match kind {
            DecisionKind::Roll => ranked(legal, |_| 0.0),
            DecisionKind::White(throw) => {
                let gains = heuristic::white(&game, phase, seat, &throw);
                ranked(legal, |action| points(cross(action).map_or(gains[4], |(row, _)| gains[row])))
            }
            DecisionKind::Colour { throw, crossed } => {
                let gains = heuristic::colour(&game, phase, &throw, crossed);
                ranked(legal, |action| points(gains[colour_choice(action, &throw)]))
            }
        }
    }
}

/// The index of an action among the heuristic's nine colour choices.
fn colour_choice(action: Action, throw: &Throw) -> usize {
    cross(action).map_or(heuristic::COLOUR - 1, |(row, position)| {
        2 * row + usize::from(throw.coloured(row)[0] != position)
    })
}

/// Decides by rollouts.
struct Hard {
    seed: u64,
}

impl Player<Qwixx> for Hard {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let crosses: Vec<Cross> = legal.iter().copied().map(cross).collect();
        let mut chances = decision(seat, view).weigh(&crosses, self.seed).into_iter();
        ranked(legal, |_| chances.next().unwrap_or(0.0).clamp(0.0, 1.0))
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action),
        }
    }
}

fn decision(seat: Seat, view: &View) -> Decision {
    let throw = view.throw.as_ref().map(Throw::of);
    let kind = match (view.stage, throw) {
        (Stage::White, Some(throw)) => DecisionKind::White(throw),
        (Stage::Colour, Some(throw)) => DecisionKind::Colour { throw, crossed: view.crossed },
        _ => DecisionKind::Roll,
    };
    Decision { game: SimState::of(view), seat: seat.index(), kind }
}

fn cross(action: Action) -> Cross {
    match action {
        Action::Cross { row, number } => Some((row as usize, sim_state::position(row as usize, number))),
        _ => None,
    }
}
