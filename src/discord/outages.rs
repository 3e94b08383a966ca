//! Notices when players can't act: while a shard is not connected, and when the wall clock jumps.

use std::time::Duration;

use super::app::App;
use super::shard_states::ShardStates;
use crate::table::Absentee;
use crate::tables::Tables;
use crate::tasks::Heartbeat;

/// How often to look.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How many polls there are between two writes of the time at which the bot was last there.
const LOOKS_PER_WRITE: u32 = 5;

/// Shorter than the time between two heartbeats, in milliseconds. A connection that hangs is noticed when one isn't
/// answered.
const SILENCE: i64 = 30_000;

/// Looks once a second, for ever.
pub async fn run(app: App, shards: std::sync::Arc<ShardStates>, heartbeat: Heartbeat) {
    for look in 0_u32.. {
        heartbeat.pause(POLL_INTERVAL).await;
        app.tables.follow_clock().await;
        update(&app.tables, &shards).await;
        if look.is_multiple_of(LOOKS_PER_WRITE) {
            follow_absences(&app).await;
        }
        if look.is_multiple_of(LOOKS_PER_WRITE)
            && let Err(error) = app.tables.store_last_seen().await
        {
            tracing::warn!(%error, "could not store when the bot was last seen");
        }
    }
}

/// Shows on boards that somebody's days away are over, and follows what another process has changed.
async fn follow_absences(app: &App) {
    for user in app.tables.returned() {
        app.show_absence(Absentee::Person(user));
    }
    match app.tables.refresh_absences().await {
        Ok(changed) => changed.into_iter().for_each(|absentee| app.show_absence(absentee)),
        Err(error) => tracing::warn!(%error, "could not read who is away"),
    }
}

/// Something came from Discord. After a long silence that is not enough: the connection may have hung, and what was
/// missed comes before Discord says so.
pub fn heard_event(tables: &Tables, shards: &ShardStates, shard: u32) {
    let Some(total) = shards.total() else { return };
    let last = tables.last_heard_from(shard, total);
    if last.is_some_and(|last| tables.now() < last.plus(SILENCE)) {
        tables.heard_from(shard, total, 0);
    }
}

/// Discord answered a heartbeat, at some time since the last poll.
pub fn heard_heartbeat(tables: &Tables, shards: &ShardStates, shard: u32) {
    if let Some(total) = shards.total() {
        tables.heard_from(shard, total, POLL_INTERVAL.as_millis() as i64);
    }
}

/// A shard is connected, perhaps again. If nobody noticed that it was not, the outage began when it was last heard.
pub async fn connected(tables: &Tables, shards: &ShardStates, shard: u32) {
    if let Some(total) = shards.total() {
        if let Some(last) = tables.last_heard_from(shard, total) {
            tables.begin_outage(shard, total, last);
        }
        tables.heard_from(shard, total, 0);
    }
    shards.connected(shard);
    update(tables, shards).await;
}

/// Begins and ends outages by the state of the shards.
pub async fn update(tables: &Tables, shards: &ShardStates) {
    let Some(total) = shards.total() else { return };
    for (shard, is_connected, _) in shards.each() {
        if is_connected {
            tables.end_outage(shard, total).await;
        } else {
            // It may have hung for a while before that was noticed.
            let from = tables.last_heard_from(shard, total).unwrap_or_else(|| tables.now());
            tables.begin_outage(shard, total, from);
        }
    }
    // At the start the number of shards is unknown, and the outage is one of all. It ends when all are connected.
    let own = tables.shards();
    if own.total() != total && shards.have_all_connected() {
        for shard in own.each() {
            tables.end_outage(shard, own.total()).await;
        }
    }
}
