//! A game in progress: its state and its source of dice, kept apart so that neither knows the other.

use super::{Entry, Journal, Reveal};
use crate::fair::{GameId, Luck, Seed, SeedWords, Stream};
use crate::game::chance::{Chosen, Recorder};
use crate::game::{Action, Illegal, Seat};
use crate::games::{AnyEvent, AnyGame, LessonPlace, Setup};

/// A game and the stream that its dice and cards come from. A clone continues in the same way as the original, so a
/// move can be played on a clone and stored before it takes effect.
#[derive(Clone)]
pub struct LiveGame {
    game: AnyGame,
    stream: Stream,
    /// In a lesson: how far it has come.
    lesson: Option<LessonPlace>,
}

impl LiveGame {
    /// Sets the game up, with luck from the seed. Also returns the results of chance, for [`Journal::deal`].
    pub fn begin(
        setup: &Setup,
        seed: &Seed,
        id: &GameId,
        words: &SeedWords,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (LiveGame, Vec<u8>) {
        LiveGame::begin_with(Luck::Seed, setup, Stream::new(seed, id, words), None, tell)
    }

    /// Sets the game up. In a lesson, chance says what the lesson has chosen. A lesson that is repeated takes what was
    /// `recorded` instead, because another version of the program may choose something else.
    pub fn begin_with(
        luck: Luck,
        setup: &Setup,
        mut stream: Stream,
        recorded: Option<&[u8]>,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (LiveGame, Vec<u8>) {
        let lesson = (luck == Luck::Lesson).then(LessonPlace::default);
        let chosen = lesson.map(|_| recorded.unwrap_or(setup.game().lesson().deal)).unwrap_or_default();
        let mut deal = Vec::new();
        let mut chance = Chosen::new(chosen, &mut stream);
        let game = AnyGame::new(setup, &mut Recorder::new(&mut chance, &mut deal), tell);
        (LiveGame { game, stream, lesson }, deal)
    }

    /// Plays an action and returns its journal entry. An illegal action changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: Action,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<Entry, Illegal> {
        self.play_recorded(seat, action, None, tell)
    }

    /// The same, for a move that may be a repetition: see [`LiveGame::begin_with`].
    pub fn play_recorded(
        &mut self,
        seat: Seat,
        action: Action,
        recorded: Option<&[u8]>,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<Entry, Illegal> {
        let mut answers = Vec::new();
        let Some(mut place) = self.lesson else {
            self.game.play(seat, action, &mut Recorder::new(&mut self.stream, &mut answers), tell)?;
            return Ok(Entry { seat, action, answers });
        };
        let chosen = recorded.unwrap_or_else(|| place.luck(self.game.kind()));
        let before = self.game.clone();
        let mut events = Vec::new();
        let mut chance = Chosen::new(chosen, &mut self.stream);
        let mut chance = Recorder::new(&mut chance, &mut answers);
        self.game.play(seat, action, &mut chance, &mut |event| events.push(event))?;
        let entry = Entry { seat, action, answers };
        place.follow(&before, &entry, &events, &self.game);
        self.lesson = Some(place);
        events.into_iter().for_each(tell);
        Ok(entry)
    }

    /// The current state of the game.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How far the lesson has come; `None` if this is none.
    pub const fn lesson(&self) -> Option<LessonPlace> {
        self.lesson
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
        let (luck, commitment) = (Luck::Seed, seed.commit(&id));
        let (posted, entries, reveal) = (None, Vec::new(), None);
        (Journal { id, setup, luck, commitment, posted, words, deal, entries, reveal }, live_game)
    }

    /// Adds the seed to the journal, and the result if the game was played to the end.
    pub fn close(&mut self, seed: Seed, live_game: &LiveGame) {
        self.reveal = Some(Reveal { seed, outcome: live_game.game().outcome() });
    }
}
