//! Checks that a game was fair: all dice and cards follow from the revealed seed, and the seed matches the commitment.
//! `docs/FAIR-DICE.md` says what that proves, and `verify/verify.py` is a second program that checks the same.

use thiserror::Error;

use crate::fair::{Luck, Seed, Source};
use crate::game::{Illegal, Outcome};
use crate::journal::{Entry, Journal, Line, LiveGame, ReplayError, Reveal, TakenBack};

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
    match journal.luck {
        Luck::Seed => {}
        Luck::Lesson => return verify_lesson(journal, outcome.as_ref()),
        Luck::Day(day) => {
            let is_its_table = journal.setup.is_of_day(day) && journal.words.is_empty();
            if *seed != day.seed() || !is_its_table {
                return Err(Unfair::Day);
            }
        }
    }
    let (mut live_game, deal) =
        LiveGame::begin_with(journal.luck, &journal.setup, source(journal, seed), None, &mut |_| {});
    if deal != journal.deal {
        return Err(Unfair::Deal);
    }
    let mut counted = Vec::new();
    for (number, line) in (1..).zip(journal.lines()) {
        let entry = match line {
            Line::Move(entry) => entry,
            Line::TakenBack(taken) => {
                let before = take_back(journal, seed, &live_game, &mut counted, taken);
                live_game = before.ok_or(Unfair::TakenBack { number })?;
                continue;
            }
        };
        let derived = live_game
            .play(entry.seat, entry.action, &mut |_| {})
            .map_err(|why| Unfair::Illegal { number, why })?;
        if derived != *entry {
            return Err(Unfair::Chance { number });
        }
        counted.push((number, derived));
    }
    check_outcome(live_game.game().outcome(), outcome.as_ref())
}

fn source(journal: &Journal, seed: &Seed) -> Source {
    Source::new(journal.luck, seed, &journal.id, &journal.words, journal.setup.seats())
}

/// The game without the moves that are taken back, which are removed from those that count; `None` if these could not be
/// taken back.
fn take_back(
    journal: &Journal,
    seed: &Seed,
    live_game: &LiveGame,
    counted: &mut Vec<(usize, Entry)>,
    taken: &TakenBack,
) -> Option<LiveGame> {
    let entries: Vec<Entry> = counted.iter().map(|(_, entry)| entry.clone()).collect();
    let range = live_game.takeable(taken.seat, &entries).ok()?;
    let is_same = counted.drain(range).eq(taken.moves.iter().cloned());
    let entries: Vec<Entry> = counted.iter().map(|(_, entry)| entry.clone()).collect();
    let before =
        LiveGame::replayed(journal.luck, &journal.setup, source(journal, seed), &journal.deal, &entries);
    before.ok().filter(|_| is_same)
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
    /// It is not the game, the seats or the seed of the day that it names, or somebody added a word.
    #[error("it is not the table of that day")]
    Day,
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
    /// Moves were taken back that can't be.
    #[error("entry {number} takes back what can't be taken back")]
    TakenBack {
        /// The entry, counted from 1.
        number: usize,
    },
    /// There is a result, but the game is not over.
    #[error("the entries end before the game does")]
    NotOver,
    /// The result is wrong.
    #[error("the result is not what the game came to")]
    Result,
}
