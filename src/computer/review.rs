//! Reviews how somebody has played a finished game: their decisions that cost most, judged as the analysis of the game
//! judges them. It uses only what the player saw then.

use super::analysis::{Judged, judge};
use crate::game::chance::Replayer;
use crate::game::computer::Level;
use crate::game::reasons::Reason;
use crate::game::{Seat, Viewer};
use crate::games::{AnyGame, AnyView};
use crate::journal::Journal;

/// The most decisions that a review shows.
pub const MOST: usize = 3;

/// A decision that cost at most this chance to win is not worth a look: one game in a hundred.
const WORTH_A_LOOK: f64 = 0.01;

/// A review of the decisions of one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The number of decisions with more than one choice.
    pub decisions: u32,
    /// Those that cost most, and what each cost, the costliest first. A decision is named by how many moves came before.
    pub costliest: Vec<(u32, f64)>,
}

/// Reviews the decisions of a seat, of those that `is_own` by the number of moves before. None if the journal can't be
/// replayed. Takes as long as the hard player would need for all of them, so don't call it on an async thread. Stops when
/// `goes_on` returns `false`.
pub fn review(
    journal: &Journal,
    seat: Seat,
    is_own: &dyn Fn(u32) -> bool,
    goes_on: &dyn Fn() -> bool,
) -> Option<Review> {
    let mut game = AnyGame::new(&journal.setup, &mut Replayer::new(&journal.deal), &mut |_| {});
    let mut hard = game.kind().player(Level::Hard, 0);
    let mut review = Review::default();
    for (before, entry) in (0..).zip(&journal.entries) {
        if !goes_on() {
            return None;
        }
        let legal = game.legal(seat);
        // A changed choice is no further decision.
        if entry.seat == seat && legal.len() > 1 && game.acting().contains(&seat) && is_own(before) {
            let view = game.view(Viewer::Seat(seat));
            let judged = judge(&mut hard, seat, &view, &legal, entry.action);
            review.decisions += 1;
            review.costliest.extend(judged.map(|judged| (before, judged.cost())));
        }
        game.play(entry.seat, entry.action, &mut Replayer::new(&entry.answers), &mut |_| {}).ok()?;
    }
    review.costliest.retain(|(_, cost)| *cost > WORTH_A_LOOK);
    review.costliest.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    review.costliest.truncate(MOST);
    Some(review)
}

/// One decision that was taken, judged.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What they saw.
    pub view: AnyView,
    /// What it was worth, and what would have been better.
    pub judged: Judged,
    /// What speaks for the better move.
    pub reasons: Vec<Reason>,
}

/// The decision after so many moves; None if there was none.
pub fn decision(journal: &Journal, before: u32) -> Option<Decision> {
    let entry = journal.entries.get(before as usize)?;
    let entries = journal.entries[..before as usize].to_vec();
    let played = Journal { entries, reveal: None, ..journal.clone() };
    let game = played.replay(&mut |_| {}).ok()?;
    let (seat, view) = (entry.seat, game.view(Viewer::Seat(entry.seat)));
    let mut hard = game.kind().player(Level::Hard, 0);
    let judged = judge(&mut hard, seat, &view, &game.legal(seat), entry.action)?;
    let reasons = view.reasons(seat, judged.best.action, judged.taken.action);
    Some(Decision { seat, view, judged, reasons })
}
