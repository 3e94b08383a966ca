//! Records which servers the bot is in, and deletes the data of servers that removed it long ago.

use std::collections::HashSet;
use std::time::Duration;

use super::app::App;
use crate::shards::Shards;
use crate::store::StoreError;
use crate::tasks::Heartbeat;

/// How many days a server's data is kept after the bot was removed from it.
pub const KEPT_DAYS: i64 = 30;
const DAY: i64 = 86_400_000;
/// How often to look for servers that were left long ago.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);

/// Looks once an hour for servers that were left long ago, for ever. First an hour after the start, when all shards
/// have reported their servers.
pub(super) async fn run(app: App, heartbeat: Heartbeat) {
    loop {
        heartbeat.pause(CLEANUP_INTERVAL).await;
        if let Err(error) = app.delete_left_servers(app.tables.shards()).await {
            tracing::warn!(%error, "could not delete the data of servers the bot left");
        }
    }
}

impl App {
    /// Records which of a shard's servers the bot is in. Other known servers removed it while it was offline.
    /// Then deletes the data of those it left long ago.
    pub(super) async fn record_servers(&self, shard: &Shards, here: HashSet<u64>) {
        let noted = async {
            let store = self.tables.store();
            let known = store.servers(shard).await?.into_iter();
            for guild in known.filter(|guild| !here.contains(guild)) {
                store.leave(guild, self.tables.now().0).await?;
            }
            store.stay(here.iter().copied().collect()).await?;
            self.delete_left_servers(shard).await?;
            Ok::<_, StoreError>(())
        };
        warn(noted.await);
    }

    /// Records that the bot is in these servers.
    pub(super) async fn record_joined(&self, guilds: Vec<u64>) {
        warn(self.tables.store().stay(guilds).await);
    }

    /// Records that the bot was removed from a server.
    pub(super) async fn record_removed(&self, guild: u64) {
        warn(self.tables.store().leave(guild, self.tables.now().0).await);
    }

    /// Deletes the data of these shards' servers that the bot left long ago. Must run only after the shards
    /// have reported their servers.
    pub(super) async fn delete_left_servers(&self, shards: &Shards) -> Result<(), StoreError> {
        let (store, long_ago) = (self.tables.store(), self.tables.now().0 - KEPT_DAYS * DAY);
        let left = store.left_before(long_ago).await?.into_iter();
        for guild in left.filter(|guild| shards.serve(Some(*guild))) {
            store.drop_server(guild).await?;
            tracing::info!(guild, "deleted the data of a server the bot was removed from");
        }
        Ok(())
    }
}

fn warn(noted: Result<(), StoreError>) {
    if let Err(error) = noted {
        tracing::warn!(%error, "could not store which servers the bot is in");
    }
}
