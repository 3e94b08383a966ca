//! What chance has decided last in a game, how likely that was, and how it changed the chances to win.

use super::chances::chances;
use crate::game::computer::{Level, Likelihood};
use crate::game::{Seat, Viewer};
use crate::games::{AnyEvent, AnyGame};
use crate::journal::Journal;

/// The last thing that chance has decided.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Whose roll or turn it was.
    pub seat: Seat,
    /// How likely it was. Exact.
    pub likelihood: Likelihood,
    /// What happened.
    pub events: Vec<AnyEvent>,
    /// The seat's chance to win before and after it, if everybody can know it. An estimate.
    pub chances: Option<[f64; 2]>,
}

/// The last thing in a journal, also of a game that is still played, whose likelihood is known exactly. It thinks, so don't
/// call it on an async thread.
pub fn last(journal: &Journal) -> Option<Happened> {
    let mut entries = journal.entries.iter();
    let (mut before, mut turn): (Option<AnyGame>, Option<AnyGame>) = (None, None);
    let mut found = None;
    let watched = journal.watch(&mut |game, events| {
        if let Some(before) = &before
            && let Some(entry) = entries.next()
        {
            let view = before.view(Viewer::Bystander);
            let likely = events.iter().find_map(|event| view.likelihood(event));
            if let Some(likelihood) = likely {
                let from = if likelihood.of_turn { turn.clone() } else { None };
                let from = from.unwrap_or_else(|| before.clone());
                found = Some((entry.seat, likelihood, events.to_vec(), from, game.clone()));
            }
        }
        if before.as_ref().is_none_or(|before| before.turn() != game.turn()) {
            turn = Some(game.clone());
        }
        before = Some(game.clone());
    });
    watched.ok()?;
    let (seat, likelihood, events, from, to) = found?;
    let mut hard = to.kind().player(Level::Hard, 0);
    let mut chance = |game: &AnyGame| chances(&mut hard, game)?[seat.index()];
    let chances = chance(&from).zip(chance(&to)).map(|(from, to)| [from, to]);
    Some(Happened { seat, likelihood, events, chances })
}
