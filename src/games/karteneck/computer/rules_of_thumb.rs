//! Players that follow one simple rule.

use crate::game::cards::Lay;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Seat};
use crate::games::karteneck::{Karteneck, View};

/// Always lays the highest sum.
pub(super) struct AllIn;

impl Player<Karteneck> for AllIn {
    fn weigh(&mut self, _: Seat, _: &View, legal: &[Action]) -> Vec<Opinion> {
        ranked(legal, highest_sum)
    }
}

/// Passes once it has laid a worm and the sum reaches 22; before that it lays the highest sum.
pub(super) struct Thrifty;

/// The sum at which [`Thrifty`] passes.
const ENOUGH: u16 = 22;

impl Player<Karteneck> for Thrifty {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let laid = &view.players[seat.index()].laid;
        let enough = !laid.worms().is_empty() && laid.sum() >= ENOUGH;
        ranked(legal, |action| match action {
            Action::PassSteal if enough => f64::INFINITY,
            Action::Pass if enough => f64::MAX,
            action => highest_sum(action),
        })
    }
}

/// Rates a pass lowest, and a pass with a steal just above it.
fn highest_sum(action: Action) -> f64 {
    match action {
        Action::Lay(Lay::Hens { count, value }) => f64::from(count * value),
        Action::Lay(Lay::Worms(plaques)) => f64::from(plaques.len() * 5),
        Action::PassSteal => 0.5,
        _ => 0.0,
    }
}
