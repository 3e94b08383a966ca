//! Players of worm dice with simple rules.

use super::WormDiceView;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::worm_dice::Face;
use crate::game::{Action, Rules, Seat};

/// Stops as soon as it can win something. Keeps worms from the third set-aside on, otherwise the face with the highest
/// sum.
pub struct Simple;

impl<G: Rules<View: WormDiceView>> Player<G> for Simple {
    fn weigh(&mut self, _: Seat, view: &G::View, legal: &[Action]) -> Vec<Opinion> {
        let (dice, won) = (view.dice(), view.stop_wins());
        ranked(legal, |action| match action {
            Action::Keep(Face::Worm) if dice.aside().faces() >= 2 => f64::INFINITY,
            Action::Keep(face) => f64::from(dice.rolled().of(face) * face.points()),
            Action::Stop if won => 2.0,
            Action::Roll => 1.0,
            _ => 0.0,
        })
    }
}

/// Plays like an eager beginner: prefers high faces, thinks of worms only when few dice are left, rolls again while it
/// has several dice, and then takes any tile.
pub struct Eager;

impl<G: Rules<View: WormDiceView>> Player<G> for Eager {
    fn weigh(&mut self, _: Seat, view: &G::View, legal: &[Action]) -> Vec<Opinion> {
        let (dice, won) = (view.dice(), view.stop_wins());
        let few = dice.left() <= 4;
        ranked(legal, |action| match action {
            Action::Keep(Face::Worm) if few => f64::INFINITY,
            Action::Keep(face) => f64::from(face.points()) + f64::from(dice.rolled().of(face)) / 10.0,
            Action::Stop if won && few => 2.0,
            Action::Roll => 1.0,
            _ => 0.0,
        })
    }
}
