//! The check that a finished game's dice were fair: everything chance said follows from the revealed seed, and
//! the seed is the one that was promised.

use thiserror::Error;

use crate::game::{Illegal, Outcome};
use crate::journal::{Journal, LiveGame, Reveal};

/// Checks a journal: the commitment, every die and card, every action, the result. Fair, or the first thing
/// that isn't.
pub fn verify(journal: &Journal) -> Result<(), Unfair> {
    let Reveal { seed, outcome } = journal.reveal.as_ref().ok_or(Unfair::Unfinished)?;
    if seed.commit(&journal.id) != journal.commitment {
        return Err(Unfair::Commitment);
    }
    let (mut course, deal) = LiveGame::begin(&journal.setup, seed, &journal.id, &journal.words, &mut |_| {});
    if deal != journal.deal {
        return Err(Unfair::Deal);
    }
    for (index, entry) in journal.entries.iter().enumerate() {
        let number = index + 1;
        let derived = course
            .play(entry.seat, entry.action, &mut |_| {})
            .map_err(|why| Unfair::Illegal { number, why })?;
        if derived != *entry {
            return Err(Unfair::Chance { number });
        }
    }
    check_outcome(course.game().outcome(), outcome)
}

fn check_outcome(played: Option<Outcome>, claimed: &Outcome) -> Result<(), Unfair> {
    match played {
        None => Err(Unfair::NotOver),
        Some(played) if played == *claimed => Ok(()),
        Some(_) => Err(Unfair::Result),
    }
}

/// What isn't fair about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// There is nothing to check yet.
    #[error("the game is not finished, so its seed is not revealed yet")]
    Unfinished,
    /// Another seed was promised.
    #[error("the seed is not the one that was promised: it does not fit the commitment")]
    Commitment,
    /// The table was set up otherwise than the seed says.
    #[error("the deal does not follow from the seed")]
    Deal,
    /// Dice or cards came otherwise than the seed says.
    #[error("the dice or cards of entry {number} do not follow from the seed")]
    Chance {
        /// Which entry, counted from 1.
        number: usize,
    },
    /// The rules don't allow an entry.
    #[error("entry {number} is against the rules: {why}")]
    Illegal {
        /// Which entry, counted from 1.
        number: usize,
        /// Why not.
        why: Illegal,
    },
    /// A result was given, but the game goes on.
    #[error("the entries end before the game does")]
    NotOver,
    /// The game came out otherwise.
    #[error("the result is not what the game came to")]
    Result,
}
