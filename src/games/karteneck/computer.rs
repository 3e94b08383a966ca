//! The computer's Karteneck. Easy plays by the rollout policy; steady and hard deal the others hands that may be theirs, imagine how
//! the game goes on, and play for the chance to win. Steady does so roughly, and looks no further than this round.

mod rollout_policy;
mod rollouts;
mod rules_of_thumb;
mod sim_state;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests;

use super::cards::Cards;
use super::{Karteneck, View};
use crate::game::cards::{Lay, Plaques};
use crate::game::computer::{Computer, Level, Opinion, Player, ranked};
use crate::game::{Action, Seat};
use rollouts::Rollouts;
use rules_of_thumb::{AllIn, Thrifty};
use sim_state::{Move, SimState, WORM};

impl Computer for Karteneck {
    const BASELINES: &'static [&'static str] = &["all-in", "thrifty"];

    fn player(level: Level, seed: u64) -> Box<dyn Player<Karteneck>> {
        match level {
            Level::Easy => Box::new(ByHabit),
            Level::Steady => Box::new(RolloutPlayer { rollouts: rollouts::SHORT, seed }),
            Level::Hard => Box::new(RolloutPlayer { rollouts: rollouts::LONG, seed }),
        }
    }

    fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player<Karteneck>>> {
        match name {
            "all-in" => Some(Box::new(AllIn)),
            "thrifty" => Some(Box::new(Thrifty)),
            _ => None,
        }
    }

    /// How many worms are laid matters, which ones hardly does.
    fn weighed_as(view: &View, action: Action) -> Action {
        as_action(as_move(action), view)
    }
}

/// Goes by the rollout policy, as people do who don't count cards: saves them where little is at stake, else lays the strongest until
/// it seems enough, and never thinks of what the others hold.
struct ByHabit;

impl Player<Karteneck> for ByHabit {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let game = SimState::of(view, seat);
        let wanted = as_action(rollout_policy::rollout_policy(&game), view);
        ranked(legal, |action| f64::from(u8::from(action == wanted)))
    }
}

/// Imagines what may come.
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

/// The actions worth a thought: of all ways to lay so many worms, one.
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

/// Which worms to lay: the highest plaque, which alone counts in a tie, and the lowest besides, to keep the others
/// for later ties.
fn plaques(hand: &Cards, count: u8) -> Plaques {
    let best = hand.worms().best();
    let others = hand.worms().iter().filter(|&plaque| Some(plaque) != best);
    best.into_iter().chain(others).take(count.into()).collect()
}
