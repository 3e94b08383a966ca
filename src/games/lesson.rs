//! How far a lesson has come.

use super::{AnyEvent, AnyGame, AnyView, GameKind, with_kind, with_view};
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};
use crate::game::{Action, Seat, Viewer};
use crate::journal::Entry;

/// A place in the lesson of a game. It follows from the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct LessonPlace {
    /// The turn, counted from 0.
    turn: usize,
    /// How many moves of this turn have asked chance.
    lucky: usize,
    /// How many moves the person has made in this turn.
    asked: usize,
    /// How many moves the computer has made in this turn.
    replied: usize,
    /// Whether the person did something in this turn that the coach hadn't asked for.
    strayed: bool,
}

impl LessonPlace {
    /// The seat of the person who learns.
    pub const PERSON: Seat = Seat::new(0);

    /// Whether the lesson is over, and the game goes on.
    pub fn is_over(&self, kind: GameKind) -> bool {
        self.asks_before(kind) >= kind.lesson().length()
    }

    /// How many things the coach has asked for before.
    pub fn asks_before(&self, kind: GameKind) -> usize {
        let turns = kind.lesson().turns.iter().take(self.turn);
        let here = self.turn(kind).map_or(0, |turn| self.asked.min(turn.asks.len()));
        turns.map(|turn| turn.asks.len()).sum::<usize>() + here
    }

    /// What the coach asks for now; `None` if it has nothing to ask for in this position.
    pub fn ask(&self, game: &AnyGame) -> Option<(&'static Ask, Action)> {
        let ask = self.turn(game.kind())?.asks.get(self.asked).filter(|_| !self.strayed)?;
        let action = ask.action.parse().ok()?;
        let view = game.view(Viewer::Seat(LessonPlace::PERSON));
        let is_possible = game.check(LessonPlace::PERSON, action).is_ok();
        (is_possible && view.fits(ask.key)).then_some((ask, action))
    }

    /// What the computer does now, if the lesson says so.
    pub fn reply(&self, game: &AnyGame, seat: Seat) -> Option<Action> {
        let action = self.turn(game.kind())?.replies.get(self.replied)?.parse().ok()?;
        game.check(seat, action).is_ok().then_some(action)
    }

    /// What chance says to the next move that asks it.
    pub fn luck(&self, kind: GameKind) -> &'static [u8] {
        self.turn(kind).and_then(|turn| turn.luck.get(self.lucky)).copied().unwrap_or_default()
    }

    /// Goes on by one move.
    pub fn follow(&mut self, before: &AnyGame, entry: &Entry, events: &[AnyEvent], after: &AnyGame) {
        let kind = before.kind();
        self.lucky += usize::from(!entry.answers.is_empty());
        let is_forced = before.forced(entry.seat) == Some(entry.action);
        if entry.seat != LessonPlace::PERSON {
            self.replied += usize::from(!is_forced);
        } else if !is_forced {
            let asked = self.ask(before).map(|(_, action)| action);
            self.strayed |= asked != Some(entry.action);
            self.asked += 1;
        }
        let is_next = match kind.lesson().by_rounds {
            true => events.iter().any(AnyEvent::begins_round),
            false => before.turn() != after.turn(),
        };
        if is_next {
            *self = LessonPlace { turn: self.turn + 1, ..LessonPlace::default() };
        }
    }

    fn turn(&self, kind: GameKind) -> Option<&'static LessonTurn> {
        kind.lesson().turns.get(self.turn)
    }
}

impl GameKind {
    /// See [`Lessons::LESSON`].
    pub fn lesson(self) -> &'static Lesson {
        with_kind!(self, |G| &G::LESSON)
    }
}

impl AnyView {
    /// See [`Lessons::fits`].
    pub fn fits(&self, key: &str) -> bool {
        with_view!(self, |view: G| G::fits(key, view))
    }
}
