//! Players who go by one simple rule.

use crate::computer::{Opinion, Player, ranked};
use crate::game::cards::Lay;
use crate::game::{Action, Seat};
use crate::games::AnyView;

/// Always lays the highest sum.
pub(super) struct AllIn;

impl Player for AllIn {
    fn weigh(&mut self, _: Seat, _: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        ranked(legal, highest_sum)
    }
}

/// Passes once a worm lies and the sum reaches 22; before that lays the highest sum.
pub(super) struct Thrifty;

/// What is enough for the thrifty.
const ENOUGH: u16 = 22;

impl Player for Thrifty {
    fn weigh(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        let AnyView::Karteneck(view) = view else { return Vec::new() };
        let laid = &view.players[seat.index()].laid;
        let enough = !laid.worms().is_empty() && laid.sum() >= ENOUGH;
        ranked(legal, |action| match action {
            Action::PassSteal if enough => f64::INFINITY,
            Action::Pass if enough => f64::MAX,
            action => highest_sum(action),
        })
    }
}

/// To pass comes last, and before it to steal where there is something to steal.
fn highest_sum(action: Action) -> f64 {
    match action {
        Action::Lay(Lay::Hens { count, value }) => f64::from(count * value),
        Action::Lay(Lay::Worms(plaques)) => f64::from(plaques.len() * 5),
        Action::PassSteal => 0.5,
        _ => 0.0,
    }
}
