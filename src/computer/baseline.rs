//! Players that go by simple rules, most of them to measure others against.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Opinion, Player, ranked};
use crate::game::worm_dice::{DiceTurn, Face};
use crate::game::{Action, Seat};
use crate::games::{AnyView, barbecue, heckmeck};

/// Takes any action, all equally likely.
pub struct Random(ChaCha8Rng);

impl Random {
    /// The same seed takes the same actions.
    pub fn new(seed: u64) -> Random {
        Random(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Player for Random {
    fn weigh(&mut self, _: Seat, _: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        ranked(legal, |_| self.0.random())
    }
}

/// The simple policy of the dice games: stops as soon as something can be had; keeps worms from the third set-aside
/// on, else the face worth most in all.
pub struct Simple;

impl Player for Simple {
    fn weigh(&mut self, _: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        let (dice, won) = dice_and_prize(view);
        ranked(legal, |action| match action {
            Action::Keep(Face::Worm) if dice.aside().faces() >= 2 => f64::INFINITY,
            Action::Keep(face) => f64::from(dice.rolled().of(face) * face.points()),
            Action::Stop if won => 2.0,
            Action::Roll => 1.0,
            _ => 0.0,
        })
    }
}

/// Plays the dice as an eager beginner does: proud of high faces, thinks of worms only when few dice are left, trusts
/// a handful of dice to bring something once more, and is content with whatever tile there is after that.
pub struct Eager;

impl Player for Eager {
    fn weigh(&mut self, _: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        let (dice, won) = dice_and_prize(view);
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

/// The dice of the turn, and whether stopping now brings anything.
fn dice_and_prize(view: &AnyView) -> (DiceTurn, bool) {
    match view {
        AnyView::Heckmeck(view) => (view.dice, view.prize.is_some_and(brings_tile)),
        AnyView::Barbecue(view) => (view.dice, view.prize.is_some_and(brings_points)),
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => (DiceTurn::default(), false),
    }
}

fn brings_tile(prize: heckmeck::Prize) -> bool {
    !matches!(prize, heckmeck::Prize::Nothing(_))
}

fn brings_points(prize: barbecue::Prize) -> bool {
    !matches!(prize, barbecue::Prize::Nothing(_))
}
