//! What speaks for a cross, or for none, in Qwixx.

use super::{Qwixx, Sheet, Stage, View};
use crate::game::action::Row;
use crate::game::reasons::{Reason, Reasons};
use crate::game::{Action, Seat};

impl Reasons for Qwixx {
    fn reasons(seat: Seat, view: &View, best: Action, other: Action) -> Vec<Reason> {
        let Some(sheet) = view.sheets.get(seat.index()) else { return Vec::new() };
        match (Cross::of(sheet, best), Cross::of(sheet, other)) {
            (Some(cross), other) => crossing(seat, view, cross, other),
            (None, Some(other)) => skipping(other),
            (None, None) => Vec::new(),
        }
    }
}

/// What a cross does to a sheet.
struct Cross {
    row: Row,
    number: u8,
    /// How many numbers it gives up.
    gap: u8,
    /// How many points it brings at once.
    points: i16,
}

impl Cross {
    fn of(sheet: &Sheet, action: Action) -> Option<Cross> {
        let Action::Cross { row, number } = action else { return None };
        let free = row.numbers().filter(|&other| !sheet.is_crossed(row, other) && !sheet.is_lost(row, other));
        let gap = free.take_while(|&other| other != number).count() as u8;
        let mut after = *sheet;
        after.cross(row, number);
        Some(Cross { row, number, gap, points: after.points() - sheet.points() })
    }
}

fn crossing(seat: Seat, view: &View, cross: Cross, other: Option<Cross>) -> Vec<Reason> {
    let locks = |cross: &Cross| cross.number == cross.row.last_number();
    let lock = (locks(&cross) && !other.as_ref().is_some_and(locks))
        .then(|| Reason::new("why-qwixx-lock").with("row", cross.row));
    let penalty = (other.is_none() && view.active == seat && !view.crossed).then(|| match view.stage {
        Stage::Colour => Reason::new("why-qwixx-penalty"),
        _ => Reason::new("why-qwixx-no-penalty"),
    });
    let (gap, points) = other.map_or((u8::MAX, 0), |other| (other.gap, other.points));
    let gap = match cross.gap {
        0 if gap > 0 => Some(Reason::new("why-qwixx-no-gap")),
        own if own < gap && gap < u8::MAX => {
            Some(Reason::new("why-qwixx-gap").with("count", own).with("instead", gap))
        }
        _ => None,
    };
    let points =
        (cross.points > points).then(|| Reason::new("why-qwixx-points").with("points", cross.points));
    [lock, penalty, gap, points].into_iter().flatten().collect()
}

fn skipping(other: Cross) -> Vec<Reason> {
    let Cross { row, number, gap, .. } = other;
    let saves = Reason::new("why-qwixx-saves").with("row", row).with("number", number).with("count", gap);
    if gap > 0 { vec![saves] } else { Vec::new() }
}
