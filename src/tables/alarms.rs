//! When each table wants to be looked at next, in order, so that finding out who is due looks at nobody else.
//!
//! A moment here may be too early: an outage moves deadlines back without telling. Then the table is looked at, and its
//! moment is corrected. It must not be too late, so whatever moves a deadline forward sets the moment anew.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::fair::GameId;
use crate::table::Moment;

/// The next moments of all open tables.
#[derive(Default)]
pub(super) struct Alarms(Mutex<Queue>);

#[derive(Default)]
struct Queue {
    by_time: BTreeSet<(Moment, GameId)>,
    of_table: HashMap<GameId, Moment>,
}

impl Alarms {
    /// A table wants to be looked at then; `None`: never, unless it changes.
    pub(super) fn set(&self, table: &GameId, at: Option<Moment>) {
        let mut queue = self.queue();
        let before = match at {
            Some(at) => queue.of_table.insert(table.clone(), at),
            None => queue.of_table.remove(table),
        };
        if before == at {
            return;
        }
        if let Some(before) = before {
            queue.by_time.remove(&(before, table.clone()));
        }
        queue.by_time.extend(at.map(|at| (at, table.clone())));
    }

    /// The tables whose moment has come, the earliest first. They stay until their moment is set anew.
    pub(super) fn until(&self, now: Moment) -> Vec<GameId> {
        let queue = self.queue();
        queue.by_time.iter().take_while(|(at, _)| *at <= now).map(|(_, table)| table.clone()).collect()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_moment_and_those_that_have_come_are_in_order() {
        let (alarms, [one, two, three]) = (Alarms::default(), [1, 2, 3].map(GameId::numbered));
        alarms.set(&one, Some(Moment(30)));
        alarms.set(&two, Some(Moment(10)));
        alarms.set(&three, Some(Moment(20)));
        assert_eq!(alarms.until(Moment(9)), []);
        assert_eq!(alarms.until(Moment(20)), [two.clone(), three.clone()]);
        alarms.set(&two, Some(Moment(40)));
        alarms.set(&three, None);
        assert_eq!(alarms.until(Moment(100)), [one, two]);
    }
}
