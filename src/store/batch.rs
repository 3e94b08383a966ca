//! The SQLite fast path: moves of many tables in one statement. Nearly every write is a single step with its
//! interaction, or the location of a board. For SQLite the main cost of such a write is the round trip to its thread,
//! so a whole transaction of them makes one round trip.
//!
//! A batch does not report which change failed or why. If it fails it is rolled back, and its changes are written one
//! by one.

use std::collections::HashSet;

use serde_json::json;

use super::change::{NewSteps, Write, now};
use super::database::{Connection, Query};
use super::{StepRow, sql};

/// The changes that fit into a batch, as lists of values.
#[derive(Default)]
pub(super) struct Batch<'a> {
    interactions: Vec<i64>,
    steps: Vec<(&'a str, u32, i64, &'a str)>,
    boards: Vec<(&'a str, i64, i64, u32)>,
    /// For each change, whether it is in the batch.
    members: Vec<bool>,
}

impl<'a> Batch<'a> {
    /// `None` if no change fits into a batch, or if a table has two steps or two boards among them.
    pub(super) fn of(changes: &'a [Write]) -> Option<Batch<'a>> {
        let mut batch = Batch::default();
        for change in changes {
            let is_member = batch.add(change);
            batch.members.push(is_member);
        }
        let moved: HashSet<_> = batch.steps.iter().map(|(table, ..)| table).collect();
        let shown: HashSet<_> = batch.boards.iter().map(|(table, ..)| table).collect();
        let (is_empty, is_free) = (batch.len() == 0, moved.len() + shown.len() == batch.len());
        (is_free && !is_empty).then_some(batch)
    }

    /// Whether a change is in the batch.
    pub(super) fn has(&self, index: usize) -> bool {
        self.members[index]
    }

    /// The number of changes in the batch.
    pub(super) const fn len(&self) -> usize {
        self.steps.len() + self.boards.len()
    }

    /// Adds a change if it fits into a batch, and returns whether it did.
    fn add(&mut self, change: &'a Write) -> bool {
        match change {
            Write::Append(NewSteps { table, steps, interaction }) => {
                let [StepRow { number, at, text, participant: None }] = &steps[..] else { return false };
                self.steps.push((table, *number, *at, text));
                self.interactions.extend(interaction.map(u64::cast_signed));
                true
            }
            Write::Shown { table, board, steps } => {
                let [channel, message] = [board.channel, board.message].map(u64::cast_signed);
                self.boards.push((table, channel, message, *steps));
                true
            }
            _ => false,
        }
    }

    /// Begins, writes and commits. After an error the transaction may still be open; the caller must roll it back.
    pub(super) async fn commit(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        let values = [json!(self.interactions), json!(self.steps), json!(self.boards)];
        let query =
            values.iter().fold(Query::new(sql::BATCH_SQLITE), |query, list| query.bind(list.to_string()));
        query.bind(now()).execute(connection).await.map(drop)
    }
}
