//! A game in progress: its state and its source of dice, kept apart so that neither knows the other.

use std::ops::Range;

use thiserror::Error;

use super::{Entry, Journal, Reveal};
use crate::fair::{GameId, Luck, Seed, SeedWords, Source};
use crate::game::chance::{Chosen, Recorder};
use crate::game::{Action, Illegal, Seat};
use crate::games::{AnyEvent, AnyGame, LessonPlace, Setup};

/// A game and the source that its dice and cards come from. A clone continues in the same way as the original, so a
/// move can be played on a clone and stored before it takes effect.
#[derive(Clone)]
pub struct LiveGame {
    game: AnyGame,
    source: Source,
    /// In a lesson: how far it has come.
    lesson: Option<LessonPlace>,
    /// The last moves: those since chance was asked, or something hidden was shown.
    silent: Vec<SilentMove>,
}

/// A move that asked chance for nothing and showed nothing hidden.
#[derive(Clone, Copy)]
struct SilentMove {
    seat: Seat,
    /// Whether it was the only one possible, and made by itself.
    is_forced: bool,
    /// Whether something new was asked after it. Not while several choose at the same time.
    asks_anew: bool,
}

/// Why somebody can't take back a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoTakeBack {
    /// They have made none.
    #[error("no move of theirs to take back")]
    Nothing,
    /// It rolled dice or drew cards.
    #[error("the move rolled dice or drew cards")]
    Drew,
    /// Others have acted since, or something hidden was shown.
    #[error("the game has gone on since")]
    GoneOn,
    /// The time for that move is over.
    #[error("the time for that move is over")]
    Late,
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
        let source = Source::new(Luck::Seed, seed, id, words, setup.seats());
        LiveGame::begin_with(Luck::Seed, setup, source, None, tell)
    }

    /// Sets the game up. In a lesson, chance says what the lesson has chosen. A lesson that is repeated takes what was
    /// `recorded` instead, because another version of the program may choose something else.
    pub fn begin_with(
        luck: Luck,
        setup: &Setup,
        mut source: Source,
        recorded: Option<&[u8]>,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> (LiveGame, Vec<u8>) {
        let lesson = (luck == Luck::Lesson).then(LessonPlace::default);
        let chosen = lesson.map(|_| recorded.unwrap_or(setup.game().lesson().deal)).unwrap_or_default();
        let mut deal = Vec::new();
        let mut chance = Chosen::new(chosen, &mut source);
        let game = AnyGame::new(setup, &mut Recorder::new(&mut chance, &mut deal), tell);
        (LiveGame { game, source, lesson, silent: Vec::new() }, deal)
    }

    /// A game of which these moves were recorded.
    pub fn replayed(
        luck: Luck,
        setup: &Setup,
        source: Source,
        deal: &[u8],
        entries: &[Entry],
    ) -> Result<LiveGame, Illegal> {
        let (mut live_game, _) = LiveGame::begin_with(luck, setup, source, Some(deal), &mut |_| {});
        for Entry { seat, action, answers } in entries {
            live_game.play_recorded(*seat, *action, Some(answers), &mut |_| {})?;
        }
        Ok(live_game)
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
        let (mut answers, mut events, before) = (Vec::new(), Vec::new(), self.game.clone());
        let luck = self.lesson.map(|place| recorded.unwrap_or_else(|| place.luck(self.game.kind())));
        self.source.begin_move(seat);
        let mut chance = Chosen::new(luck.unwrap_or_default(), &mut self.source);
        let mut chance = Recorder::new(&mut chance, &mut answers);
        self.game.play(seat, action, &mut chance, &mut |event| events.push(event))?;
        let entry = Entry { seat, action, answers };
        if let Some(place) = &mut self.lesson {
            place.follow(&before, &entry, &events, &self.game);
        }
        self.note(&before, &entry, &events);
        events.into_iter().for_each(tell);
        Ok(entry)
    }

    /// Notes whether the move can be taken back.
    fn note(&mut self, before: &AnyGame, Entry { seat, action, answers }: &Entry, events: &[AnyEvent]) {
        if !answers.is_empty() || events.iter().any(AnyEvent::reveals) {
            return self.silent.clear();
        }
        let asked = before.acting();
        self.silent.push(SilentMove {
            seat: *seat,
            is_forced: before.forced(*seat) == Some(*action),
            asks_anew: asked.contains(seat) && self.game.asks_anew(&asked),
        });
    }

    /// Which of the moves so far a seat may take back, as a range of `entries`: its own last one and what was forced after it,
    /// if chance stands where it stood, nothing hidden was shown, and nobody else has acted since. Those who choose at the
    /// same time don't count as others.
    pub fn takeable(&self, seat: Seat, entries: &[Entry]) -> Result<Range<usize>, NoTakeBack> {
        let is_own = |made: &SilentMove| made.seat == seat && !made.is_forced;
        let Some(first) = self.silent.iter().rposition(is_own) else {
            let last = entries.iter().rfind(|entry| entry.seat == seat).ok_or(NoTakeBack::Nothing)?;
            return Err(if last.answers.is_empty() { NoTakeBack::GoneOn } else { NoTakeBack::Drew });
        };
        let after = &self.silent[first + 1..];
        let end = if self.silent[first..].iter().all(|made| !made.asks_anew) {
            first + 1
        } else if after.iter().all(|made| made.is_forced) {
            self.silent.len()
        } else {
            return Err(NoTakeBack::GoneOn);
        };
        let before = entries.len() - self.silent.len().min(entries.len());
        Ok(before + first..before + end)
    }

    /// How many of the last moves asked chance for nothing and showed nothing hidden.
    pub const fn silent(&self) -> usize {
        self.silent.len()
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
        let (posted, entries, taken_back, reveal) = (None, Vec::new(), Vec::new(), None);
        (Journal { id, setup, luck, commitment, posted, words, deal, entries, taken_back, reveal }, live_game)
    }

    /// Adds the seed to the journal, and the result if the game was played to the end.
    pub fn close(&mut self, seed: Seed, live_game: &LiveGame) {
        self.reveal = Some(Reveal { seed, outcome: live_game.game().outcome() });
    }
}
