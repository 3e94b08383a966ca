//! The computers' moves. They think on blocking threads while the table stays unlocked. If the table changes in the
//! meantime, the decision is dropped.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Committed, ParkReason, TableRef, TableRequest, Tables, TablesError};
use crate::fair::GameId;
use crate::metrics::metrics;
use crate::table::{Change, ComputerPace, Moment, Table, TableError};
use crate::tasks::{Panicked, caught_call};

/// How often to check the clock while a computer pauses before its move.
const POLL_INTERVAL: Duration = Duration::from_millis(40);

impl Tables {
    /// The tables where it is a computer's turn and none is thinking yet, and their servers.
    /// Where the bot is not a member, only those that it can reach.
    pub fn awaiting_computers(&self, is_reachable: impl Fn(&GameId) -> bool) -> Vec<(GameId, Option<u64>)> {
        let is_awaited = |slot: &super::TableSlot| {
            let table = slot.snapshot();
            // One that panics is parked as soon as it can be locked.
            let is_due = may_await_computers(&table);
            is_due && (!slot.is_external || is_reachable(&slot.id))
        };
        let idle = self.open.all().into_iter().filter(|slot| !self.thinking.contains(&slot.id));
        idle.filter(|slot| is_awaited(slot)).map(|slot| (slot.id.clone(), slot.guild)).collect()
    }

    /// The id of the table that a request is for, if it is open here.
    pub fn id_of(&self, request: &TableRequest) -> Option<GameId> {
        match request.table_ref() {
            TableRef::Id(id) => Some(id.clone()),
            TableRef::InChannel(channel) => self.open.in_channel(channel).map(|slot| slot.id.clone()),
        }
    }

    /// Whether it may be a computer's turn at a table, by its last committed state.
    pub fn may_await_computers(&self, id: &GameId) -> bool {
        self.snapshot_of(id).is_some_and(|table| may_await_computers(&table))
    }

    /// Whether a computer may start thinking at a table. If so, the caller must call [`Tables::computers_move`] until
    /// it returns `None`. If the caller fails, it must call [`Tables::free`].
    pub fn may_think(&self, id: &GameId) -> bool {
        self.thinking.insert(id.clone())
    }

    /// Lets computers think at a table again, after a failure. The next run of the clock starts them.
    pub fn free(&self, id: &GameId) {
        self.thinking.remove(id);
    }

    /// Waits until a computer should act, lets it think, and stores what it does. Returns `None` when it is no longer a
    /// computer's turn.
    pub async fn computers_move(&self, id: &GameId, pace: ComputerPace) -> Option<Committed> {
        loop {
            let (table, at) = self.begin_thinking(id, pace).await?;
            while self.now() < at {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
            let (steps, now) = (table.steps(), self.now());
            let began = Instant::now();
            let thought = tokio::task::spawn_blocking(move || think(&table, pace, now)).await;
            metrics().thought(began.elapsed());
            tracing::debug!(table = %id, ms = began.elapsed().as_secs_f64() * 1000.0, "a computer decided");
            let change = match thought {
                Ok(Ok(Some(change))) => change,
                Ok(Ok(None)) => continue,
                Ok(Err(Panicked)) => return self.park_thinking(id).await,
                Err(error) => return self.stop_thinking(id, &error),
            };
            let Ok(open_table) = self.lock(TableRef::Id(id)).await else { continue };
            if open_table.table.steps() != steps {
                // The table has changed, so the decision is stale.
                continue;
            }
            match self.commit(open_table, change, None).await {
                Ok(committed) => return Some(committed),
                // Another process holds the same table and was faster.
                Err(TablesError::Refused(TableError::Stale)) => {}
                Err(error) => return self.stop_thinking(id, &error),
            }
        }
    }

    /// The table to think about, and when to move; `None` if it is no computer's turn. Then thinking ends here, while
    /// the table is locked, so that no later change of the table is missed.
    async fn begin_thinking(&self, id: &GameId, pace: ComputerPace) -> Option<(Arc<Table>, Moment)> {
        let open_table = self.lock(TableRef::Id(id)).await.ok();
        let due = open_table.as_ref().and_then(|open_table| {
            let at = caught_call(|| open_table.table.computer_moves_at(pace));
            let at = at.inspect_err(|Panicked| self.park(open_table, no_moves())).ok()??;
            Some((open_table.table.clone(), at))
        });
        if due.is_none() {
            self.thinking.remove(id);
        }
        due
    }

    /// Parks a table at which no computer can move: it would fail again and again.
    async fn park_thinking(&self, id: &GameId) -> Option<Committed> {
        if let Ok(open_table) = self.lock(TableRef::Id(id)).await {
            self.park(&open_table, no_moves());
        }
        self.thinking.remove(id);
        None
    }

    /// Gives up for now. The next run of the clock starts the computer again.
    fn stop_thinking(&self, id: &GameId, why: &dyn std::fmt::Debug) -> Option<Committed> {
        tracing::error!(?why, table = %id, "could not make a computer's move");
        self.thinking.remove(id);
        None
    }
}

/// If a game panics, whoever wants to move its computers finds out.
fn may_await_computers(table: &Table) -> bool {
    caught_call(|| table.awaits_computers()).unwrap_or(true)
}

fn no_moves() -> ParkReason {
    ParkReason::Failed("its computers can't move".to_owned())
}

/// Lets the computers move. If a player fails, its turn is played cautiously instead: a mistake in a player must not
/// hold up the people at its table.
fn think(table: &Table, pace: ComputerPace, now: Moment) -> Result<Option<Change>, Panicked> {
    caught_call(|| table.computers_play(pace, now))
        .or_else(|Panicked| caught_call(|| table.computers_play_cautiously(now)))
}
