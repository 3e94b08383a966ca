//! A game under way: its state and the dice to come, side by side, so that neither knows the other.

use super::{Entry, Journal, Reveal};
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::chance::Recorder;
use crate::game::{Action, Illegal, Seat};
use crate::games::{AnyEvent, AnyGame, Setup};

/// A game and the stream its dice and cards come from. A clone goes on in the same way as the original: whoever
/// wants to write a move down before it counts plays it on a clone first.
#[derive(Clone)]
pub struct LiveGame {
    game: AnyGame,
    stream: Stream,
}

impl LiveGame {
    /// Sets the table up. Also answers what chance said, for [`Journal::deal`].
    pub fn begin(
        setup: &Setup,
        seed: &Seed,
        id: &GameId,
        words: &SeedWords,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (LiveGame, Vec<u8>) {
        let mut stream = Stream::new(seed, id, words);
        let mut deal = Vec::new();
        let game = AnyGame::new(setup, &mut Recorder::new(&mut stream, &mut deal), tell);
        (LiveGame { game, stream }, deal)
    }

    /// Plays an action and answers the entry for the journal; or says why not and changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<Entry, Illegal> {
        let mut answers = Vec::new();
        self.game.play(seat, action, &mut Recorder::new(&mut self.stream, &mut answers), tell)?;
        Ok(Entry { seat, action, answers })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }
}

impl Journal {
    /// Opens the journal of a new game, and the game itself.
    pub fn begin(
        setup: Setup,
        id: GameId,
        seed: &Seed,
        words: SeedWords,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (Journal, LiveGame) {
        let (course, deal) = LiveGame::begin(&setup, seed, &id, &words, tell);
        let commitment = seed.commit(&id);
        (Journal { id, setup, commitment, words, deal, entries: Vec::new(), reveal: None }, course)
    }

    /// Adds seed and result to the journal of a game that is over; while it isn't, nothing.
    pub fn close(&mut self, seed: Seed, course: &LiveGame) {
        self.reveal = course.game().outcome().map(|outcome| Reveal { seed, outcome });
    }
}
