//! Moves of many tables in one text. Nearly all that is written is a step with the interaction it came by, or where a
//! board stands, and for SQLite nearly all that such a write costs is the trip to its thread and back: so a whole
//! transaction of them is one trip.
//!
//! Nothing in a bundle says what went wrong, or with which change: then all of it is undone, and written one by one.

use std::collections::HashSet;

use serde_json::json;

use super::change::{Change, Entry, now};
use super::database::{Connection, Query};
use super::{StepRow, sql};

/// The changes of the usual kinds, as lists of values.
#[derive(Default)]
pub(super) struct Batch<'a> {
    interactions: Vec<i64>,
    steps: Vec<(&'a str, u32, i64, &'a str)>,
    boards: Vec<(&'a str, i64, i64)>,
    /// Which of the changes are in it.
    members: Vec<bool>,
}

impl<'a> Batch<'a> {
    /// None if there is nothing usual, or if one change has to wait for another.
    pub(super) fn of(changes: &'a [Change]) -> Option<Batch<'a>> {
        let mut bundle = Batch::default();
        for change in changes {
            let is_member = bundle.take_up(change);
            bundle.members.push(is_member);
        }
        let moved: HashSet<_> = bundle.steps.iter().map(|(table, ..)| table).collect();
        let shown: HashSet<_> = bundle.boards.iter().map(|(table, ..)| table).collect();
        let (is_empty, is_free) = (bundle.len() == 0, moved.len() + shown.len() == bundle.len());
        (is_free && !is_empty).then_some(bundle)
    }

    /// Whether a change is in it.
    pub(super) fn has(&self, index: usize) -> bool {
        self.members[index]
    }

    /// How many changes are in it.
    pub(super) const fn len(&self) -> usize {
        self.steps.len() + self.boards.len()
    }

    /// Takes a change up, if it is of a usual kind.
    fn take_up(&mut self, change: &'a Change) -> bool {
        match change {
            Change::Append(Entry { table, steps, interaction }) => {
                let [StepRow { number, at, text, guest: None }] = &steps[..] else { return false };
                self.steps.push((table, *number, *at, text));
                self.interactions.extend(interaction.map(u64::cast_signed));
                true
            }
            Change::BoardLocation { table, board } => {
                let [channel, message] = [board.channel, board.message].map(u64::cast_signed);
                self.boards.push((table, channel, message));
                true
            }
            _ => false,
        }
    }

    /// Begins, writes and commits. After an error the transaction may still be there, and has to be taken back.
    pub(super) async fn commit(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        let values = [json!(self.interactions), json!(self.steps), json!(self.boards)];
        let query =
            values.iter().fold(Query::new(sql::BUNDLE_SQLITE), |query, list| query.bind(list.to_string()));
        query.bind(now()).execute(connection).await.map(drop)
    }
}
