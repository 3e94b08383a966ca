//! The states of the gateway connections, for health checks and metrics.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::ConnectionStage;
use serenity::gateway::ShardManager;

use crate::metrics::metrics;
use crate::tasks::Heartbeat;

/// How long a shard may be disconnected before the bot reports itself unhealthy. Resuming takes a second,
/// identifying after other shards much longer.
const UNHEALTHY_AFTER: Duration = Duration::from_secs(60);

/// How often the shards are polled.
pub(super) const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// The states of this process's shards.
#[derive(Default)]
pub struct ShardStates(Mutex<State>);

#[derive(Default)]
struct State {
    /// The number of shards of this process; none until Discord's answer is known.
    expected: Option<usize>,
    /// The number of shards in all processes together.
    total: Option<u32>,
    known: BTreeMap<u32, Shard>,
}

struct Shard {
    is_connected: bool,
    seen: Instant,
    latency: Option<Duration>,
    /// Whether the log has said that it is away.
    is_reported: bool,
}

impl ShardStates {
    /// The shards that have been disconnected for too long or never connected. None if all is well.
    pub fn problem(&self) -> Option<String> {
        let state = self.lock();
        let Some(expected) = state.expected else { return Some("no shard has been there yet".to_owned()) };
        let is_away = |shard: &Shard| !shard.is_connected && shard.seen.elapsed() > UNHEALTHY_AFTER;
        let away: Vec<_> =
            state.known.iter().filter(|(_, shard)| is_away(shard)).map(|(id, _)| id.to_string()).collect();
        match expected.saturating_sub(state.known.len()) {
            _ if !away.is_empty() => Some(format!("shard {}", away.join(", "))),
            0 => None,
            missing => Some(format!("{missing} of {expected} shards have yet to come")),
        }
    }

    /// How many shards are connected, how many there should be, and how long ago the one was seen that has been away the
    /// longest.
    pub fn summary(&self) -> (usize, usize, Option<Duration>) {
        let state = self.lock();
        let connected = state.known.values().filter(|shard| shard.is_connected).count();
        let oldest = state.known.values().map(|shard| shard.seen.elapsed()).max();
        (connected, state.expected.unwrap_or_default(), oldest)
    }

    /// Each shard that has connected: whether it is connected now, and its heartbeat latency.
    pub fn each(&self) -> Vec<(u32, bool, Option<Duration>)> {
        self.lock().known.iter().map(|(id, shard)| (*id, shard.is_connected, shard.latency)).collect()
    }

    /// Sets the number of shards of this process.
    pub(crate) fn expect(&self, count: usize, total: u32) {
        let mut state = self.lock();
        (state.expected, state.total) = (Some(count), Some(total));
    }

    /// The number of shards in all processes together, once it is known.
    pub(super) fn total(&self) -> Option<u32> {
        self.lock().total
    }

    /// Whether every shard of this process is connected or has been.
    pub(super) fn have_all_connected(&self) -> bool {
        let state = self.lock();
        state.expected.is_some_and(|expected| state.known.len() >= expected)
    }

    /// Records that a shard is connected.
    pub(super) fn connected(&self, shard: u32) {
        self.note(shard, true, None);
    }

    /// Polls the shards. Calls back with each to which Discord has answered a heartbeat since the last poll.
    pub(super) async fn watch(
        &self,
        manager: &ShardManager,
        heartbeat: &Heartbeat,
        is_answered: impl Fn(u32) + Send,
    ) {
        loop {
            heartbeat.pause(POLL_INTERVAL).await;
            for (id, runner) in manager.runners.lock().await.iter() {
                if self.note(id.0, runner.stage == ConnectionStage::Connected, runner.latency) {
                    is_answered(id.0);
                }
            }
        }
    }

    /// Returns whether a heartbeat was answered: no two take equally long.
    fn note(&self, shard: u32, is_connected: bool, latency: Option<Duration>) -> bool {
        let mut state = self.lock();
        let known = state.known.get(&shard);
        let was_connected = known.is_some_and(|shard| shard.is_connected);
        // The grace period doesn't apply to shards that never connected.
        if !is_connected && known.is_none() {
            return false;
        }
        let is_answered = latency.is_some() && known.is_none_or(|shard| shard.latency != latency);
        if was_connected && !is_connected {
            // Discord ends connections several times a day, and nobody notices: they are resumed within a second.
            metrics().connection("lost");
            tracing::debug!(shard, "lost a gateway connection");
        }
        let seen = match known {
            Some(shard) if !is_connected => shard.seen,
            _ => Instant::now(),
        };
        let latency = latency.or_else(|| known.and_then(|shard| shard.latency));
        let was_reported = known.is_some_and(|shard| shard.is_reported);
        let is_reported = !is_connected && seen.elapsed() > UNHEALTHY_AFTER;
        match (was_reported, is_reported) {
            (false, true) => tracing::warn!(shard, "a gateway connection has been away for a minute"),
            (true, false) => tracing::info!(shard, "a gateway connection is back"),
            _ => {}
        }
        state.known.insert(shard, Shard { is_connected, seen, latency, is_reported });
        is_answered
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_healthy_once_all_its_shards_have_connected() {
        let shards = ShardStates::default();
        assert_eq!(shards.problem().as_deref(), Some("no shard has been there yet"));
        shards.expect(2, 2);
        shards.connected(1);
        assert_eq!(shards.problem().as_deref(), Some("1 of 2 shards have yet to come"));
        shards.note(0, false, None);
        assert_eq!(shards.problem().as_deref(), Some("1 of 2 shards have yet to come"));
        shards.connected(0);
        assert_eq!(shards.problem(), None);
    }

    #[test]
    fn a_short_disconnect_is_healthy_and_a_long_one_is_not() {
        let shards = ShardStates::default();
        shards.expect(1, 1);
        shards.connected(0);
        shards.note(0, false, None);
        assert_eq!(shards.problem(), None);
        let long_ago = Instant::now().checked_sub(UNHEALTHY_AFTER * 2).unwrap();
        shards.lock().known.get_mut(&0).unwrap().seen = long_ago;
        assert_eq!(shards.problem().as_deref(), Some("shard 0"));
        shards.connected(0);
        assert_eq!(shards.problem(), None);
    }
}
