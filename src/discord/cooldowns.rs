//! How often one person, or the people of one server, may do what costs others something: open tables, end them, ask for
//! hints, take moves back. Nobody who plays notices. Pure: the time is passed in.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::app::{App, HandlerError};
use super::commands::InputError;
use super::context::Context;
use crate::table::Moment;

/// Above this number of entries, those that don't matter any more are dropped.
const MAX_ENTRIES: usize = 4096;

/// Something that can't be done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitedAction {
    /// A person opens a table.
    Open,
    /// Somebody in a server opens a table.
    OpenInServer,
    /// A person ends a table, or votes for it.
    End,
    /// A person asks for a hint.
    Hint,
    /// A person has their decisions of a game reviewed, which takes as long as many hints.
    Review,
    /// A person takes back a move: every board that goes back and forth may ping somebody.
    TakeBack,
}

impl LimitedAction {
    /// How often in a row, and after how many milliseconds once more.
    const fn allowance(self) -> (i64, i64) {
        match self {
            LimitedAction::Open | LimitedAction::End => (20, 10_000),
            LimitedAction::Review => (5, 20_000),
            LimitedAction::TakeBack => (10, 30_000),
            LimitedAction::OpenInServer => (100, 1_000),
            LimitedAction::Hint => (10, 3_000),
        }
    }
}

/// Token buckets: the time at which each user or server is next due.
#[derive(Default)]
pub struct Cooldowns(Mutex<HashMap<(LimitedAction, u64), Moment>>);

impl Cooldowns {
    /// Counts an action of a person or server. Returns when it is possible again, if it isn't now.
    fn take(&self, action: LimitedAction, id: u64, now: Moment) -> Result<(), Moment> {
        let (burst, interval) = action.allowance();
        let mut due = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if due.len() >= MAX_ENTRIES {
            due.retain(|_, due| *due > now);
        }
        let next = due.entry((action, id)).or_insert(now);
        *next = (*next).max(now);
        let earliest = next.plus(-(burst - 1) * interval);
        if earliest > now {
            return Err(earliest);
        }
        *next = next.plus(interval);
        Ok(())
    }
}

impl App {
    /// Counts an action of the user. If it comes too soon, the error says when it is possible again.
    pub(super) fn allow(&self, ctx: &Context, action: LimitedAction) -> Result<(), HandlerError> {
        let id = match action {
            LimitedAction::OpenInServer => ctx.scope(),
            _ => ctx.person().user.0,
        };
        self.cooldowns.take(action, id, self.tables.now()).map_err(|at| {
            let when = format!("<t:{}:R>", at.seconds() + 1);
            InputError::Invalid(ctx.lang.say("refuse-too-often", &[("when", when.into())])).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_at_once_and_then_one_at_a_time() {
        let cooldowns = Cooldowns::default();
        let take = |id, now| cooldowns.take(LimitedAction::Hint, id, Moment(now));
        (0..10).for_each(|_| assert_eq!(take(5, 0), Ok(())));
        assert_eq!(take(5, 0), Err(Moment(3_000)));
        assert_eq!(take(5, 2_999), Err(Moment(3_000)));
        assert_eq!(take(6, 0), Ok(()), "others don't wait");
        assert_eq!(cooldowns.take(LimitedAction::Open, 5, Moment(0)), Ok(()), "nor other actions");
        assert_eq!(take(5, 3_000), Ok(()));
        assert_eq!(take(5, 3_000), Err(Moment(6_000)));
        (0..10).for_each(|_| assert_eq!(take(5, 100_000), Ok(())));
        assert_eq!(take(5, 100_000), Err(Moment(103_000)));
    }
}
