//! A game in progress: its state and its source of dice, kept apart so that neither knows the other.

use super::{Entry, Journal, Reveal};
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::chance::Recorder;
use crate::game::{Action, Illegal, Seat};
use crate::games::{AnyEvent, AnyGame, Setup};

/// A game and the stream that its dice and cards come from. A clone continues in the same way as the original, so a
/// move can be played on a clone and stored before it takes effect.
#[derive(Clone)]
pub struct LiveGame {
    game: AnyGame,
    stream: Stream,
}

impl LiveGame {
    /// Sets the game up. Also returns the results of chance, for [`Journal::deal`].
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

    /// Plays an action and returns its journal entry. An illegal action changes nothing.
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

    /// The current state of the game.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }
}

impl Journal {
    /// Starts a new game and its journal.
    pub fn begin(
        setup: Setup,
        id: GameId,
        seed: &Seed,
        words: SeedWords,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (Journal, LiveGame) {
        let (live_game, deal) = LiveGame::begin(&setup, seed, &id, &words, tell);
        let commitment = seed.commit(&id);
        let journal =
            Journal { id, setup, commitment, posted: None, words, deal, entries: Vec::new(), reveal: None };
        (journal, live_game)
    }

    /// Adds the seed to the journal, and the result if the game was played to the end.
    pub fn close(&mut self, seed: Seed, live_game: &LiveGame) {
        self.reveal = Some(Reveal { seed, outcome: live_game.game().outcome() });
    }
}
