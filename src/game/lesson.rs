//! The interface of a game's lesson: a first game with a coach. The dice and cards of its first turns are chosen, so that
//! each shows one idea. A lesson is data; [`crate::coach`] makes sentences of it.

use super::Words;

/// The lesson of a game.
pub trait Lessons: Words {
    /// The lesson.
    const LESSON: Lesson;

    /// Whether what the coach says under this key is true now. Whoever did something else before may be in another position
    /// than the lesson wanted.
    fn fits(_key: &str, _view: &Self::View) -> bool {
        true
    }
}

/// A lesson for one person, who has the first seat, and a computer.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What chance says at the set-up: who begins, and what is dealt.
    pub deal: &'static [u8],
    /// Whether its turns are whole rounds, not the turns of the players.
    pub by_rounds: bool,
    /// The turns, those of the computer included. After the last one, chance is honest.
    pub turns: &'static [LessonTurn],
}

/// A turn of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonTurn {
    /// What chance says to each move of this turn that asks it.
    pub luck: &'static [&'static [u8]],
    /// What the coach asks the person for, in order.
    pub asks: &'static [Ask],
    /// What the computer does, in order, if it can. Otherwise it thinks.
    pub replies: &'static [&'static str],
}

/// What the coach asks for. The catalogues have what it says as `KEY`, and why that would have been better than what was done
/// instead as `KEY-else`.
#[derive(Clone, Copy, Debug)]
pub struct Ask {
    /// The key of what it says.
    pub key: &'static str,
    /// The action.
    pub action: &'static str,
    /// What is ringed on the picture: the pieces whose lines in the text of the scene begin with one of these.
    pub ring: &'static [&'static str],
    /// Whether there is nothing else that one could do. Then the catalogues have no `KEY-else`.
    pub is_only: bool,
}

impl Ask {
    /// Asks for an action.
    pub const fn new(key: &'static str, action: &'static str, ring: &'static [&'static str]) -> Ask {
        Ask { key, action, ring, is_only: false }
    }

    /// Asks for the only action that is legal now.
    pub const fn only(key: &'static str, action: &'static str, ring: &'static [&'static str]) -> Ask {
        Ask { key, action, ring, is_only: true }
    }
}

impl Lesson {
    /// The number of things that the coach asks for.
    pub fn length(&self) -> usize {
        self.turns.iter().map(|turn| turn.asks.len()).sum()
    }
}
