//! A game as its set-up and the list of everything that happened. That is the only truth: a restart, a replay,
//! a proof that the dice were fair and a bug report are the same thing.
//!
//! The journal knows seats, not people.

mod file;
mod live_game;

use thiserror::Error;

use crate::fair::{Commitment, GameId, Seed, SeedWords};
use crate::game::chance::{AnswerFault, Replayer};
use crate::game::{Action, Illegal, Outcome, Seat};
use crate::games::{AnyEvent, AnyGame, Setup};

pub use file::FileError;
pub use live_game::LiveGame;

/// Everything that happened in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The game's name.
    pub id: GameId,
    /// What was settled before play.
    pub setup: Setup,
    /// The promise of the seed, published before play.
    pub commitment: Commitment,
    /// What the players mixed in.
    pub words: SeedWords,
    /// What chance answered while the table was set up.
    pub deal: Vec<u8>,
    /// All actions, in order.
    pub entries: Vec<Entry>,
    /// The seed and the result, once the game is over.
    pub reveal: Option<Reveal>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: Action,
    /// What chance answered: dice as numbers, cards and tiles as labels.
    pub answers: Vec<u8>,
}

/// What becomes public when a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// The seed the commitment promised.
    pub seed: Seed,
    /// The final ranking.
    pub outcome: Outcome,
}

impl Journal {
    /// Plays the journal again, with the dice and cards it recorded. Whether these were fair is for
    /// [`crate::verify`] to say; here it is enough that they were possible.
    pub fn replay(&self, tell: &mut dyn FnMut(AnyEvent)) -> Result<AnyGame, Broken> {
        self.watch(&mut |_, events| events.iter().cloned().for_each(&mut *tell))
    }

    /// The same, and shows the game after the deal and after every entry, with what happened.
    pub fn watch(&self, seen: &mut dyn FnMut(&AnyGame, &[AnyEvent])) -> Result<AnyGame, Broken> {
        let mut events = Vec::new();
        let mut chance = Replayer::new(&self.deal);
        let mut game = AnyGame::new(&self.setup, &mut chance, &mut |event| events.push(event));
        chance.finish().map_err(Broken::Deal)?;
        seen(&game, &events);
        for (index, Entry { seat, action, answers }) in self.entries.iter().enumerate() {
            let number = index + 1;
            let mut chance = Replayer::new(answers);
            events.clear();
            let played = game.play(*seat, *action, &mut chance, &mut |event| events.push(event));
            played.map_err(|why| Broken::Illegal { number, why })?;
            chance.finish().map_err(|fault| Broken::Answers { number, fault })?;
            seen(&game, &events);
        }
        Ok(game)
    }
}

/// Why a journal can't be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// The table can't have been set up like that.
    #[error("the deal is impossible: {0}")]
    Deal(AnswerFault),
    /// The rules don't allow an entry.
    #[error("entry {number} is against the rules: {why}")]
    Illegal {
        /// Which one, counted from 1.
        number: usize,
        /// Why not.
        why: Illegal,
    },
    /// No dice or cards could have come like that.
    #[error("entry {number} is impossible: {fault}")]
    Answers {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong with them.
        fault: AnswerFault,
    },
}
