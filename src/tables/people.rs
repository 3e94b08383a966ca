//! The open tables of each person, so that nobody has to look through all tables for them.

use std::collections::BTreeSet;

use dashmap::DashMap;

use crate::fair::GameId;
use crate::table::{Table, UserId};

/// The tables at which people sit, or have a seat kept.
#[derive(Default)]
pub(super) struct TablesByPerson(DashMap<UserId, BTreeSet<GameId>>);

impl TablesByPerson {
    /// A table has these people now, and had others before.
    pub(super) fn change(&self, table: &GameId, before: Option<&Table>, now: Option<&Table>) {
        let [before, now] = [before, now].map(|table| table.map(people).unwrap_or_default());
        for user in before.iter().filter(|user| !now.contains(user)) {
            if let Some(mut tables) = self.0.get_mut(user) {
                tables.remove(table);
            }
            self.0.remove_if(user, |_, tables| tables.is_empty());
        }
        for user in now.iter().filter(|user| !before.contains(user)) {
            self.0.entry(*user).or_default().insert(table.clone());
        }
    }

    /// The tables of a person, in the order of their ids.
    pub(super) fn of(&self, user: UserId) -> Vec<GameId> {
        self.0.get(&user).map(|tables| tables.iter().cloned().collect()).unwrap_or_default()
    }
}

/// Everybody who sits at a table or has a seat kept there.
fn people(table: &Table) -> BTreeSet<UserId> {
    let seated = table.participants().iter();
    // Whoever has lent their seat to a friend is still at the table.
    let seated = seated.flat_map(|participant| [participant.user(), participant.owner()]).flatten();
    seated.chain(table.invited().iter().copied()).collect()
}
