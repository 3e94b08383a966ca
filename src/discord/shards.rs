//! The shards' connections to Discord, as an operator sees them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::ConnectionStage;
use serenity::gateway::ShardManager;

use crate::metrics::metrics;

/// How long a shard may be away before the bot calls itself unwell: to resume takes a second, to identify anew after
/// others a good while.
const GRACE: Duration = Duration::from_secs(60);

/// How often the shards are looked at.
pub(super) const GLANCE: Duration = Duration::from_secs(1);

/// What is known of the shards of this process.
#[derive(Default)]
pub struct Shards(Mutex<State>);

#[derive(Default)]
struct State {
    /// How many this process runs; none before Discord has said it.
    expected: Option<usize>,
    known: BTreeMap<u32, Shard>,
}

struct Shard {
    is_connected: bool,
    seen: Instant,
    latency: Option<Duration>,
}

impl Shards {
    /// Says which shards are away for too long, or were never there; nothing if all is well.
    pub fn absent(&self) -> Option<String> {
        let state = self.lock();
        let Some(expected) = state.expected else { return Some("no shard has been there yet".to_owned()) };
        let is_away = |shard: &Shard| !shard.is_connected && shard.seen.elapsed() > GRACE;
        let away: Vec<_> =
            state.known.iter().filter(|(_, shard)| is_away(shard)).map(|(id, _)| id.to_string()).collect();
        match expected.saturating_sub(state.known.len()) {
            _ if !away.is_empty() => Some(format!("shard {}", away.join(", "))),
            0 => None,
            missing => Some(format!("{missing} of {expected} shards have yet to come")),
        }
    }

    /// Each shard that has been there: whether it is now, and how long Discord takes to answer its heartbeat.
    pub fn each(&self) -> Vec<(u32, bool, Option<Duration>)> {
        self.lock().known.iter().map(|(id, shard)| (*id, shard.is_connected, shard.latency)).collect()
    }

    /// How many shards this process runs.
    pub(super) fn expect(&self, count: usize) {
        self.lock().expected = Some(count);
    }

    /// A shard is there.
    pub(super) fn connected(&self, shard: u32) {
        self.note(shard, true, None);
    }

    /// Looks at the shards from time to time.
    pub(super) async fn watch(&self, manager: &ShardManager) {
        loop {
            tokio::time::sleep(GLANCE).await;
            for (id, runner) in manager.runners.lock().await.iter() {
                self.note(id.0, runner.stage == ConnectionStage::Connected, runner.latency);
            }
        }
    }

    fn note(&self, shard: u32, is_connected: bool, latency: Option<Duration>) {
        let mut state = self.lock();
        let known = state.known.get(&shard);
        let was_connected = known.is_some_and(|shard| shard.is_connected);
        // One that never was there has no grace.
        if !is_connected && known.is_none() {
            return;
        }
        if was_connected && !is_connected {
            metrics().connection("lost");
            tracing::warn!(shard, "lost the connection to Discord");
        }
        let seen = match known {
            Some(shard) if !is_connected => shard.seen,
            _ => Instant::now(),
        };
        let latency = latency.or_else(|| known.and_then(|shard| shard.latency));
        state.known.insert(shard, Shard { is_connected, seen, latency });
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_well_once_all_its_shards_have_come() {
        let shards = Shards::default();
        assert_eq!(shards.absent().as_deref(), Some("no shard has been there yet"));
        shards.expect(2);
        shards.connected(1);
        assert_eq!(shards.absent().as_deref(), Some("1 of 2 shards have yet to come"));
        shards.note(0, false, None);
        assert_eq!(shards.absent().as_deref(), Some("1 of 2 shards have yet to come"));
        shards.connected(0);
        assert_eq!(shards.absent(), None);
    }

    #[test]
    fn a_shard_that_resumes_is_no_ailment_and_one_that_stays_away_is() {
        let shards = Shards::default();
        shards.expect(1);
        shards.connected(0);
        shards.note(0, false, None);
        assert_eq!(shards.absent(), None);
        let long_ago = Instant::now().checked_sub(GRACE * 2).unwrap();
        shards.lock().known.get_mut(&0).unwrap().seen = long_ago;
        assert_eq!(shards.absent().as_deref(), Some("shard 0"));
        shards.connected(0);
        assert_eq!(shards.absent(), None);
    }
}
