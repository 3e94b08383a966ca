//! Checks that a game was fair: all dice and cards follow from the revealed seed, and the seed matches the commitment.
//! `docs/FAIR-DICE.md` says what that proves, and `verify/verify.py` is a second program that checks the same.

use thiserror::Error;

use crate::game::{Illegal, Outcome};
use crate::journal::{Journal, LiveGame, ReplayError, Reveal};

/// How a game that is fair came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fair {
    /// It was played to the end.
    ToTheEnd,
    /// The table ended before the game did. Everything until then is fair.
    SoFar,
    /// It was a lesson, whose dice and cards are chosen. Its moves and its result are right.
    Lesson,
}

/// Checks a journal: the commitment, every die and card, every action and the result. Returns the first thing that is
/// wrong.
pub fn verify(journal: &Journal) -> Result<Fair, Unfair> {
    let Reveal { seed, outcome } = journal.reveal.as_ref().ok_or(Unfair::Unfinished)?;
    if seed.commit(&journal.id) != journal.commitment {
        return Err(Unfair::Commitment);
    }
    if !journal.luck.is_seed() {
        return verify_lesson(journal, outcome.as_ref());
    }
    let (mut live_game, deal) =
        LiveGame::begin(&journal.setup, seed, &journal.id, &journal.words, &mut |_| {});
    if deal != journal.deal {
        return Err(Unfair::Deal);
    }
    for (index, entry) in journal.entries.iter().enumerate() {
        let number = index + 1;
        let derived = live_game
            .play(entry.seat, entry.action, &mut |_| {})
            .map_err(|why| Unfair::Illegal { number, why })?;
        if derived != *entry {
            return Err(Unfair::Chance { number });
        }
    }
    check_outcome(live_game.game().outcome(), outcome.as_ref())
}

/// Nothing follows from the seed in a lesson, so only the rules are checked.
fn verify_lesson(journal: &Journal, outcome: Option<&Outcome>) -> Result<Fair, Unfair> {
    let game = journal.replay(&mut |_| {}).map_err(|error| match error {
        ReplayError::Deal(_) => Unfair::Deal,
        ReplayError::Illegal { number, why } => Unfair::Illegal { number, why },
        ReplayError::Answers { number, .. } => Unfair::Chance { number },
    })?;
    check_outcome(game.outcome(), outcome).map(|_| Fair::Lesson)
}

fn check_outcome(played: Option<Outcome>, claimed: Option<&Outcome>) -> Result<Fair, Unfair> {
    match (played, claimed) {
        (None, None) => Ok(Fair::SoFar),
        (None, Some(_)) => Err(Unfair::NotOver),
        (Some(played), Some(claimed)) if played == *claimed => Ok(Fair::ToTheEnd),
        (Some(_), _) => Err(Unfair::Result),
    }
}

/// Why a journal fails the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// The game is not over, so the seed is not revealed yet.
    #[error("the game is not finished, so its seed is still sealed")]
    Unfinished,
    /// The seed doesn't match the commitment.
    #[error("the seed is not the one that was sealed before the game")]
    Commitment,
    /// The setup doesn't follow from the seed.
    #[error("the deal does not follow from the seed")]
    Deal,
    /// Dice or cards don't follow from the seed.
    #[error("the dice or cards of entry {number} do not follow from the seed")]
    Chance {
        /// The entry, counted from 1.
        number: usize,
    },
    /// The rules don't allow an entry.
    #[error("entry {number} is against the rules: {why}")]
    Illegal {
        /// The entry, counted from 1.
        number: usize,
        /// Why it is not allowed.
        why: Illegal,
    },
    /// There is a result, but the game is not over.
    #[error("the entries end before the game does")]
    NotOver,
    /// The result is wrong.
    #[error("the result is not what the game came to")]
    Result,
}
