//! Counts who stole from whom in a finished game.

use std::collections::BTreeMap;

use crate::journal::Journal;
use crate::store::Theft;

/// The thefts of a game, by thief and victim.
pub(super) fn thefts(journal: &Journal) -> Vec<Theft> {
    let mut thefts: BTreeMap<(u8, u8), u16> = BTreeMap::new();
    // The journal comes from a game that was just played, so it can be replayed.
    let _ = journal.replay(&mut |event| {
        if let Some((thief, victim)) = event.theft() {
            *thefts.entry((thief.index() as u8, victim.index() as u8)).or_default() += 1;
        }
    });
    thefts.into_iter().map(|((thief, victim), times)| Theft { thief, victim, times }).collect()
}
