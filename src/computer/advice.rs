//! Advice for a player: how the hard player rates each move, what speaks for the best one, and the odds of the dice. It
//! uses only what that player may see. The odds are exact; the chance to win is always an estimate.

use crate::game::computer::{Level, Odds, Opinion};
use crate::game::reasons::Reason;
use crate::game::{Action, Seat};
use crate::games::AnyView;

/// Advice on one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat that decides.
    pub seat: Seat,
    /// All moves, best first.
    pub moves: Vec<RatedMove>,
    /// What speaks for the best move rather than for the next best one, most telling first.
    pub reasons: Vec<Reason>,
    /// What the dice can still bring in this turn, in games that can compute it.
    pub odds: Option<Odds>,
}

/// A move and its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedMove {
    /// The move.
    pub action: Action,
    /// The estimated chance to win the game with it.
    pub chance: f64,
    /// The average worms or points that it brings in this turn, if the turn is played for them. Exact; `None` in games
    /// that can't compute it.
    pub gain: Option<f64>,
}

/// Advice on a decision of `seat`, whose legal moves are `legal`.
pub fn advise(seat: Seat, view: &AnyView, legal: &[Action], seed: u64) -> Advice {
    let kind = view.kind();
    let opinions = kind.player(Level::Hard, seed).weigh(seat, view, legal);
    let gains = kind.gains().map_or_else(Vec::new, |mut player| player.weigh(seat, view, legal));
    let gain = |action| gains.iter().find(|gain| gain.action == action).map(|gain| gain.worth);
    let weighed = |Opinion { action, worth }| RatedMove { action, chance: worth, gain: gain(action) };
    let moves: Vec<_> = opinions.into_iter().map(weighed).collect();
    let reasons = match &moves[..] {
        [best, next, ..] => view.reasons(seat, best.action, next.action),
        _ => Vec::new(),
    };
    Advice { seat, moves, reasons, odds: view.odds(seat, legal) }
}
