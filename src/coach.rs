//! The coach of a lesson: what it says now. It has no memory: everything follows from the moves of the table, so it says
//! the same after a restart.

use crate::computer::advice::{Advice, RatedMove, advise};
use crate::game::lesson::Ask;
use crate::game::reasons::Reason;
use crate::game::{Action, Viewer};
use crate::games::{AnyGame, AnyView, LessonPlace};
use crate::table::Table;

/// After the lesson the coach speaks only about a move that costs more than this chance to win.
const WORTH_A_WORD: f64 = 0.05;

/// Chances to win that differ by less are called equal.
const EQUAL: f64 = 0.005;

/// What the coach says.
#[derive(Clone, Debug)]
pub struct Coached {
    /// How many things it has asked for, the next one included, and how many it asks for in the whole lesson. `None` after the
    /// lesson.
    pub step: Option<(usize, usize)>,
    /// What it says about the person's last move.
    pub remark: Option<Remark>,
    /// What it says next.
    pub says: Says,
}

/// What the coach says about a move that it hadn't asked for.
#[derive(Clone, Debug)]
pub enum Remark {
    /// Why the move of the lesson would have been better.
    Else(&'static Ask),
    /// Another move would have been better.
    Costs {
        /// What the person saw.
        view: Box<AnyView>,
        /// The better move.
        better: Action,
        /// How much more often it wins, 0 to 1.
        cost: f64,
        /// What speaks for it.
        reasons: Vec<Reason>,
    },
    /// It was as good.
    AsGood,
}

/// What the coach says next.
#[derive(Clone, Debug)]
pub enum Says {
    /// An idea of the lesson, and the move that shows it.
    Idea(&'static Ask, Action),
    /// What it would do, in a position that the lesson doesn't have.
    Advice(Box<Advice>),
    /// The lesson is over, and the game goes on.
    LessonOver,
    /// Nothing.
    Nothing,
}

impl Says {
    /// The move that the coach asks for.
    pub fn asked(&self) -> Option<Action> {
        match self {
            Says::Idea(_, action) => Some(*action),
            Says::Advice(advice) => advice.moves.first().map(|best| best.action),
            Says::LessonOver | Says::Nothing => None,
        }
    }
}

/// A decision of the person who learns.
struct Decision {
    before: AnyGame,
    place: LessonPlace,
    action: Action,
    /// How many moves were made before. The advice on it depends on this number.
    moves: u64,
}

/// What the coach says at a table; `None` if it is no lesson, or the game is over. It may think for long.
pub fn coach(table: &Table) -> Option<Coached> {
    let (game, place) = (table.game()?, table.lesson()?);
    let (last, moves) = last_decision(table)?;
    let kind = game.kind();
    let is_over = place.is_over(kind);
    let was_over = last.as_ref().is_some_and(|last| last.place.is_over(kind));
    let says = match place.ask(game) {
        Some((ask, action)) => Says::Idea(ask, action),
        None if is_over && !was_over => Says::LessonOver,
        None if is_over => Says::Nothing,
        None => advice(game, moves).map_or(Says::Nothing, |advice| Says::Advice(Box::new(advice))),
    };
    let length = kind.lesson().length();
    Some(Coached {
        step: (!is_over).then(|| ((place.asks_before(kind) + 1).min(length), length)),
        remark: last.as_ref().and_then(remark),
        says,
    })
}

/// The last decision of the person, and the number of moves so far.
fn last_decision(table: &Table) -> Option<(Option<Decision>, u64)> {
    let record = table.record()?;
    let mut entries = record.entries.iter();
    let (mut place, mut before, mut last, mut moves) = (LessonPlace::default(), None, None, 0);
    let replayed = record.watch(&mut |game, events| {
        let Some(before) = before.replace(game.clone()) else { return };
        let Some(entry) = entries.next() else { return };
        let was = place;
        place.follow(&before, entry, events, game);
        let is_forced = before.forced(entry.seat) == Some(entry.action);
        if entry.seat == LessonPlace::PERSON && !is_forced {
            last = Some(Decision { before, place: was, action: entry.action, moves });
        }
        moves += 1;
    });
    replayed.ok().map(|_| (last, moves))
}

fn remark(Decision { before, place, action, moves }: &Decision) -> Option<Remark> {
    if let Some((ask, asked)) = place.ask(before) {
        return (asked != *action).then_some(Remark::Else(ask));
    }
    let Advice { moves, .. } = advice(before, *moves)?;
    let view = before.view(Viewer::Seat(LessonPlace::PERSON));
    let best = moves.first()?;
    let is_chosen = |weighed: &&RatedMove| weighed.action == view.weighed_as(*action);
    let chosen = moves.iter().find(is_chosen)?;
    let cost = best.chance - chosen.chance;
    if best.action == chosen.action {
        return None;
    }
    match place.is_over(before.kind()) {
        true if cost <= WORTH_A_WORD => None,
        false if cost < EQUAL => Some(Remark::AsGood),
        _ => {
            let reasons = view.reasons(LessonPlace::PERSON, best.action, chosen.action);
            Some(Remark::Costs { view: Box::new(view), better: best.action, cost, reasons })
        }
    }
}

/// What the coach would do here; `None` if there is nothing to decide.
fn advice(game: &AnyGame, moves: u64) -> Option<Advice> {
    let seat = LessonPlace::PERSON;
    let legal = game.legal(seat);
    let advice = advise(seat, &game.view(Viewer::Seat(seat)), &legal, moves);
    (!advice.moves.is_empty()).then_some(advice)
}
