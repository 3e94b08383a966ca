//! Players that only count the numbers a cross passes over.

use super::sim_state;
use crate::game::action::Row;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Seat};
use crate::games::qwixx::{Qwixx, Sheet, Stage, View};

/// Crosses only if that passes over at most one number or avoids a penalty. It beats all simpler rules.
pub(super) struct OneGap;

impl Player<Qwixx> for OneGap {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        nearest(seat, view, legal, |view| if fears_penalty(view) { u8::MAX } else { 1 })
    }
}

/// Plays like a beginner: loves crosses, passes over three or more numbers for one, and over any number to avoid a
/// penalty. It neither saves a row for later nor looks at other sheets.
pub(super) struct EagerCrosser;

impl Player<Qwixx> for EagerCrosser {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        nearest(seat, view, legal, |view| if fears_penalty(view) { u8::MAX } else { 3 })
    }
}

/// Whether this is the last chance to cross something in the player's own turn.
fn fears_penalty(view: &View) -> bool {
    view.stage == Stage::Colour && !view.crossed
}

/// The fewest numbers passed over first. Crossing nothing comes before crosses that pass over more than allowed.
fn nearest(seat: Seat, view: &View, legal: &[Action], allowed: impl Fn(&View) -> u8) -> Vec<Opinion> {
    let allowed = allowed(view);
    ranked(legal, |action| match action {
        Action::Cross { row, number } => -f64::from(gap(&view.sheets[seat.index()], row, number)),
        _ => -f64::from(allowed) - 0.5,
    })
}

/// How many numbers a cross passes over.
fn gap(sheet: &Sheet, row: Row, number: u8) -> u8 {
    (sim_state::position(row as usize, number) - sim_state::free(sheet, row)) as u8
}
