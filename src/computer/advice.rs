//! Advice for a person: what the hard player thinks of each move, and the odds of the dice. It stands on what that
//! person may see, and nothing else. The odds are exact; a chance to win is an estimate in every game.

use crate::game::computer::{Level, Odds, Opinion};
use crate::game::{Action, Seat};
use crate::games::AnyView;

/// What there is to say about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Whose decision it is.
    pub seat: Seat,
    /// Every move, the best first.
    pub moves: Vec<Weighed>,
    /// What the dice can still bring in this turn, in games that know.
    pub odds: Option<Odds>,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The move.
    pub action: Action,
    /// The chance to win the game with it: an estimate.
    pub chance: f64,
    /// The worms or points it brings in this turn on average, if the turn is played for them: exact. None where
    /// nobody can work that out.
    pub gain: Option<f64>,
}

/// Advice on a decision of `seat`; `legal` is what the game offers it.
pub fn advise(seat: Seat, view: &AnyView, legal: &[Action], seed: u64) -> Advice {
    let kind = view.kind();
    let opinions = kind.player(Level::Hard, seed).weigh(seat, view, legal);
    let gains = kind.gains().map_or_else(Vec::new, |mut player| player.weigh(seat, view, legal));
    let gain = |action| gains.iter().find(|gain| gain.action == action).map(|gain| gain.worth);
    let weighed = |Opinion { action, worth }| Weighed { action, chance: worth, gain: gain(action) };
    Advice { seat, moves: opinions.into_iter().map(weighed).collect(), odds: view.odds(seat, legal) }
}
