//! The computers' way through the door. They think on threads that nobody waits for; meanwhile the table is open, and a
//! thought that comes too late is dropped.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Committed, Tables, TablesError};
use crate::metrics::metrics;
use crate::table::{Moment, Table, TableError};

/// How often the clock is looked at while a computer waits for its moment.
const GLANCE: Duration = Duration::from_millis(40);

impl Tables {
    /// The channels at whose tables a computer is to move, and none thinks yet.
    pub fn awaiting_computers(&self) -> Vec<u64> {
        let is_awaited = |open_table: &super::OpenTable| open_table.table.computer_moves_at().is_some();
        let places = self.open.iter().filter(|place| !self.thinking.contains(place.key()));
        // A table that is busy right now can wait for the next time.
        let awaited = places
            .filter(|place| place.open_table.try_lock().is_ok_and(|open_table| is_awaited(&open_table)));
        awaited.map(|place| *place.key()).collect()
    }

    /// Whether a computer may begin to think about the table in a channel. Whoever hears yes calls
    /// [`Tables::computers_move`] until that answers no.
    pub fn may_think(&self, channel: u64) -> bool {
        self.thinking.insert(channel)
    }

    /// Waits until a computer is to move in a channel, lets it think and move, and answers what came of it; nothing
    /// once no computer is to move.
    pub async fn computers_move(&self, channel: u64) -> Option<Committed> {
        loop {
            let (table, at) = self.begin_thinking(channel).await?;
            while self.now() < at {
                tokio::time::sleep(GLANCE).await;
            }
            let (steps, id, now) = (table.steps(), table.id().clone(), self.now());
            let began = Instant::now();
            let thought = tokio::task::spawn_blocking(move || table.computers_play(now)).await;
            metrics().thought(began.elapsed());
            tracing::debug!(table = %id, ms = began.elapsed().as_secs_f64() * 1000.0, "a computer decided");
            let change = match thought {
                Ok(Some(change)) => change,
                Ok(None) => continue,
                Err(error) => return self.stop_thinking(channel, &error),
            };
            let Ok(open_table) = self.lock(channel, Some(&id)).await else { continue };
            if open_table.table.steps() != steps {
                // Something else happened meanwhile: the thought is stale.
                continue;
            }
            match self.commit(open_table, change, None).await {
                Ok(committed) => return Some(committed),
                // Somebody else has the table as well, and was faster.
                Err(TablesError::Refused(TableError::Stale)) => {}
                Err(denied) => return self.stop_thinking(channel, &denied),
            }
        }
    }

    /// The table to think about, and when to move; none if no computer is to move. Then the thinking is over, and that
    /// is noted while the table is locked, so that nothing that happens to it is missed.
    async fn begin_thinking(&self, channel: u64) -> Option<(Arc<Table>, Moment)> {
        let open_table = self.lock(channel, None).await.ok();
        let due = open_table.as_ref().and_then(|open_table| {
            let at = open_table.table.computer_moves_at()?;
            Some((open_table.table.clone(), at))
        });
        if due.is_none() {
            self.thinking.remove(&channel);
        }
        due
    }

    /// The table waits a moment; then the clock comes by and wakes the computer again.
    fn stop_thinking(&self, channel: u64, why: &dyn std::fmt::Debug) -> Option<Committed> {
        tracing::error!(?why, channel, "could not commit a computer's move");
        self.thinking.remove(&channel);
        None
    }
}
