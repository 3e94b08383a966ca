//! The record of one game: its setup and the list of everything that happened in it. Replays, fairness checks and the
//! analysis of play use it. A table is restored from its own steps.
//!
//! A journal knows seats, not users.

mod file;
mod live_game;

use std::collections::BTreeMap;

use thiserror::Error;

use crate::fair::{Commitment, GameId, Luck, Seed, SeedWords};
use crate::game::chance::{AnswerFault, Replayer};
use crate::game::{Action, Illegal, Outcome, Seat};
use crate::games::{AnyEvent, AnyGame, Setup};

pub use file::FileError;
pub use live_game::{LiveGame, NoTakeBack};

/// Everything that happened in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The game's id.
    pub id: GameId,
    /// What was agreed before play.
    pub setup: Setup,
    /// Where the dice and cards come from.
    pub luck: Luck,
    /// The commitment to the seed, published before play.
    pub commitment: Commitment,
    /// The id of the message that showed the commitment, if it is known. Nothing follows from it: it says where to look.
    pub posted: Option<u64>,
    /// The words that players added to the seed.
    pub words: SeedWords,
    /// The results of chance during the setup.
    pub deal: Vec<u8>,
    /// All actions that count, in order.
    pub entries: Vec<Entry>,
    /// What was taken back, in order.
    pub taken_back: Vec<TakenBack>,
    /// The seed and the result, once the game or the table is over.
    pub reveal: Option<Reveal>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The results of chance: dice as numbers, cards and tiles as labels.
    pub answers: Vec<u8>,
}

/// Moves that were taken back. They don't count: the game went on as if they had not been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The number of its line, counted from 1.
    pub number: usize,
    /// The seat that took its move back.
    pub seat: Seat,
    /// The moves, with the numbers of their lines: the player's own, and what was forced after it.
    pub moves: Vec<(usize, Entry)>,
}

/// A line of the game: a move, whether it counts or not, or that something was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// A move.
    Move(&'a Entry),
    /// Moves were taken back.
    TakenBack(&'a TakenBack),
}

/// What is published when a game is over, or when its table was closed before that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The seed that the commitment belongs to.
    pub seed: Seed,
    /// The final ranking; `None` if the table ended early.
    pub outcome: Option<Outcome>,
}

impl Journal {
    /// Replays the journal with the recorded dice and cards. This checks only that they were possible; whether they
    /// were fair is checked by [`crate::verify`].
    pub fn replay(&self, tell: &mut dyn FnMut(AnyEvent)) -> Result<AnyGame, ReplayError> {
        self.watch(&mut |_, events| events.iter().cloned().for_each(&mut *tell))
    }

    /// Everything that happened, in order: the moves that count, those that were taken back, and the taking back.
    pub fn lines(&self) -> Vec<Line<'_>> {
        let mut lines = BTreeMap::new();
        for taken in &self.taken_back {
            lines.extend(taken.moves.iter().map(|(number, entry)| (*number, Line::Move(entry))));
            lines.insert(taken.number, Line::TakenBack(taken));
        }
        let free: Vec<usize> =
            (1..).filter(|number| !lines.contains_key(number)).take(self.entries.len()).collect();
        lines.extend(free.into_iter().zip(self.entries.iter().map(Line::Move)));
        lines.into_values().collect()
    }

    /// Replays the journal, and calls `seen` after the setup and after every entry that counts, with the events since the last
    /// call.
    pub fn watch(&self, seen: &mut dyn FnMut(&AnyGame, &[AnyEvent])) -> Result<AnyGame, ReplayError> {
        let mut events = Vec::new();
        let mut chance = Replayer::new(&self.deal);
        let mut game = AnyGame::new(&self.setup, &mut chance, &mut |event| events.push(event));
        chance.finish().map_err(ReplayError::Deal)?;
        seen(&game, &events);
        for (index, Entry { seat, action, answers }) in self.entries.iter().enumerate() {
            let number = index + 1;
            let mut chance = Replayer::new(answers);
            events.clear();
            let played = game.play(*seat, *action, &mut chance, &mut |event| events.push(event));
            played.map_err(|why| ReplayError::Illegal { number, why })?;
            chance.finish().map_err(|fault| ReplayError::Answers { number, fault })?;
            seen(&game, &events);
        }
        Ok(game)
    }
}

/// Why a journal can't be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The recorded setup is impossible.
    #[error("the deal is impossible: {0}")]
    Deal(AnswerFault),
    /// The rules don't allow an entry.
    #[error("entry {number} is against the rules: {why}")]
    Illegal {
        /// The entry, counted from 1.
        number: usize,
        /// Why it is not allowed.
        why: Illegal,
    },
    /// The recorded dice or cards of an entry are impossible.
    #[error("entry {number} is impossible: {fault}")]
    Answers {
        /// The entry, counted from 1.
        number: usize,
        /// What is wrong with them.
        fault: AnswerFault,
    },
}
