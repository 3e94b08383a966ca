//! The computer players of Karteneck. All play for the chance to win by the value net.
//!
//! - easy is greedy for the tiles of this round (`Greedy`);
//! - steady takes the move after which the net sees the best chance;
//! - hard looks ahead to the end of the round, too (`lookahead`).
//!
//! The levels of the first version, which simulated games with a simple policy, are baselines now.

mod features;
mod lookahead;
mod rollout_policy;
mod rollouts;
mod rules_of_thumb;
mod sim_state;
mod training;
mod value_net;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests;

use super::cards::Cards;
use super::{Karteneck, View};
use crate::computer::net::Net;
use crate::game::cards::{Lay, Plaques};
use crate::game::computer::{Computer, Level, Opinion, Player, Training, ranked};
use crate::game::{Action, Seat};
use rollouts::Rollouts;
use rules_of_thumb::{AllIn, Thrifty};
use sim_state::{Move, SimState, WORM};

impl Computer for Karteneck {
    const BASELINES: &'static [&'static str] = &["all-in", "thrifty", "old-steady", "old-hard"];

    fn player(level: Level, seed: u64) -> Box<dyn Player<Karteneck>> {
        match level {
            Level::Easy => Box::new(Greedy { seed }),
            Level::Steady => Box::new(NetPlayer { weigh: lookahead::estimate, seed }),
            Level::Hard => Box::new(NetPlayer { weigh: lookahead::weigh, seed }),
        }
    }

    fn baseline(name: &str, seed: u64) -> Option<Box<dyn Player<Karteneck>>> {
        match name {
            "all-in" => Some(Box::new(AllIn)),
            "thrifty" => Some(Box::new(Thrifty)),
            "old-steady" => Some(Box::new(RolloutPlayer { rollouts: rollouts::SHORT, seed })),
            "old-hard" => Some(Box::new(RolloutPlayer { rollouts: rollouts::LONG, seed })),
            _ => None,
        }
    }

    fn train(training: Training<'_>) -> Option<Vec<u8>> {
        Some(training::train(training).write())
    }

    /// How many worms are laid matters much more than which ones.
    fn weighed_as(view: &View, action: Action) -> Action {
        as_action(as_move(action), view)
    }
}

/// Plays like people who are greedy for the tiles of this round: knows what a position is worth, but the worms that it
/// would take if everybody passed now count extra. So it lays too much and has too little left later.
struct Greedy {
    seed: u64,
}

/// How much [`Greedy`] overvalues a worm within reach, as a chance to win.
const GREED: f64 = 0.08;

impl Player<Karteneck> for Greedy {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let (actions, moves) = sensible(view, legal);
        let game = SimState::of(view, seat);
        let net = value_net::net(game.players().len());
        let chances = lookahead::estimate(net, &game, &moves, self.seed);
        let mut worths = moves
            .iter()
            .zip(chances)
            .map(|(&what, chance)| chance + GREED * f64::from(lookahead::within_reach(&game, what)));
        ranked(&actions, |_| worths.next().unwrap_or(0.0))
    }
}

/// Decides by rollouts, as the steady and hard players of the first version did.
struct RolloutPlayer {
    rollouts: Rollouts,
    seed: u64,
}

impl Player<Karteneck> for RolloutPlayer {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let (actions, moves) = sensible(view, legal);
        let mut chances = self.rollouts.weigh(&SimState::of(view, seat), &moves, self.seed).into_iter();
        ranked(&actions, |_| chances.next().unwrap_or(0.0).clamp(0.0, 1.0))
    }

    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        match legal {
            [only] => *only,
            _ => self.weigh(seat, view, legal).first().map_or(legal[0], |opinion| opinion.action),
        }
    }
}

/// Decides by the value net.
struct NetPlayer {
    /// Rates the choices.
    weigh: fn(&Net, &SimState, &[Move], u64) -> Vec<f64>,
    seed: u64,
}

impl Player<Karteneck> for NetPlayer {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let (actions, moves) = sensible(view, legal);
        let game = SimState::of(view, seat);
        let net = value_net::net(game.players().len());
        let mut chances = (self.weigh)(net, &game, &moves, self.seed).into_iter();
        ranked(&actions, |_| chances.next().unwrap_or(0.0).clamp(0.0, 1.0))
    }
}

/// The actions worth considering: for each number of worms, only one way to lay them.
fn sensible(view: &View, legal: &[Action]) -> (Vec<Action>, Vec<Move>) {
    let thinkable = legal.iter().filter_map(|&legal| {
        (Karteneck::weighed_as(view, legal) == legal).then_some((legal, as_move(legal)))
    });
    thinkable.unzip()
}

fn as_move(action: Action) -> Move {
    match action {
        Action::Lay(Lay::Hens { count, value }) => Move::Lay { kind: usize::from(value - 1), count },
        Action::Lay(Lay::Worms(plaques)) => Move::Lay { kind: WORM, count: plaques.len() },
        Action::PassSteal => Move::Steal,
        _ => Move::Pass,
    }
}

fn as_action(what: Move, view: &View) -> Action {
    match what {
        Move::Pass => Action::Pass,
        Move::Steal => Action::PassSteal,
        Move::Lay { kind: WORM, count } => {
            Action::Lay(Lay::Worms(plaques(&view.hand.unwrap_or_default(), count)))
        }
        Move::Lay { kind, count } => Action::Lay(Lay::Hens { count, value: kind as u8 + 1 }),
    }
}

/// Which worms to lay: the highest plaque, the only one that counts in a tie, and otherwise the lowest, to keep the
/// others for later ties.
fn plaques(hand: &Cards, count: u8) -> Plaques {
    let best = hand.worms().best();
    let others = hand.worms().iter().filter(|&plaque| Some(plaque) != best);
    best.into_iter().chain(others).take(count.into()).collect()
}
