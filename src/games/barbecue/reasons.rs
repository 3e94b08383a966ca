//! What speaks for a move in Barbecue.

use super::{Barbecue, View};
use crate::game::reasons::{Reason, Reasons};
use crate::game::worm_dice::reasons;
use crate::game::{Action, Seat};

impl Reasons for Barbecue {
    fn reasons(seat: Seat, view: &View, best: Action, other: Action) -> Vec<Reason> {
        reasons::reasons::<Barbecue>(seat, view, (best, other), "why-average-points")
    }
}
