//! Players who count the numbers a cross passes over, and nothing else.

use super::sim_state;
use crate::game::action::Row;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Seat};
use crate::games::qwixx::{Qwixx, Sheet, Stage, View};

/// Crosses only what passes over one number at most, or avoids a penalty. It beats all simpler rules.
pub(super) struct OneGap;

impl Player<Qwixx> for OneGap {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        nearest(seat, view, legal, |view| if fears_penalty(view) { u8::MAX } else { 1 })
    }
}

/// Plays as people do at first: loves crosses, passes over three numbers and more for them, and any number rather
/// than take a penalty. It neither saves a row for later nor looks at other sheets.
pub(super) struct Eager;

impl Player<Qwixx> for Eager {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        nearest(seat, view, legal, |view| if fears_penalty(view) { u8::MAX } else { 3 })
    }
}

/// The last chance to cross something in one's own turn.
fn fears_penalty(view: &View) -> bool {
    view.stage == Stage::Colour && !view.crossed
}

/// The fewest numbers passed over first; to cross nothing comes before what passes over more than allowed.
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
