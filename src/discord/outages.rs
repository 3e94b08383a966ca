//! Notices when players can't act: while a shard is not connected, and when the wall clock jumps.

use std::time::Duration;

use super::app::App;
use super::shard_states::ShardStates;
use crate::tables::Tables;
use crate::tasks::Heartbeat;

/// How often to look.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How many polls there are between two writes of the time at which the bot was last there.
const LOOKS_PER_WRITE: u32 = 5;
/// A connection that hangs is noticed when Discord has not answered a heartbeat, in milliseconds. So an outage began
/// about that long before it was noticed.
const NOTICED_AFTER: i64 = 45_000;

/// Looks once a second, for ever.
pub async fn run(app: App, shards: std::sync::Arc<ShardStates>, heartbeat: Heartbeat) {
    for look in 0_u32.. {
        heartbeat.pause(POLL_INTERVAL).await;
        app.tables.follow_clock().await;
        update(&app.tables, &shards).await;
        if look.is_multiple_of(LOOKS_PER_WRITE)
            && let Err(error) = app.tables.store_last_seen().await
        {
            tracing::warn!(%error, "could not store when the bot was last seen");
        }
    }
}

/// Begins and ends outages by the state of the shards.
pub async fn update(tables: &Tables, shards: &ShardStates) {
    let Some(total) = shards.total() else { return };
    for (shard, is_connected, _) in shards.each() {
        if is_connected {
            tables.end_outage(shard, total).await;
        } else {
            tables.begin_outage(shard, total, tables.now().plus(-NOTICED_AFTER));
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
