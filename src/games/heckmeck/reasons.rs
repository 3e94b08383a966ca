//! What speaks for a move in Heckmeck.

use super::{Heckmeck, View};
use crate::game::reasons::{Reason, Reasons};
use crate::game::worm_dice::reasons;
use crate::game::{Action, Seat};

impl Reasons for Heckmeck {
    fn reasons(seat: Seat, view: &View, best: Action, other: Action) -> Vec<Reason> {
        let steals = best == Action::Stop && other == Action::StopGrill;
        let steals = steals.then(|| Reason::new("why-steal"));
        let dice = reasons::reasons::<Heckmeck>(seat, view, (best, other), "why-average-worms");
        steals.into_iter().chain(dice).collect()
    }
}
