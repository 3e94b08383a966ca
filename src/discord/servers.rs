//! Servers come and go: where the bot is, and whose data is dropped because it was removed long ago.

use std::collections::HashSet;

use super::app::App;
use crate::shards::Shards;
use crate::store::StoreError;

/// How long the data of a server is kept that the bot was removed from.
pub const KEPT_DAYS: i64 = 30;
const DAY: i64 = 86_400_000;

impl App {
    /// Notes which servers of a shard the bot is in; the others it knows of have removed it while it was away. Then
    /// drops the data of those it left long ago.
    pub(super) async fn note_presence(&self, shard: &Shards, here: HashSet<u64>) {
        let noted = async {
            let store = self.tables.store();
            let known = store.servers(shard).await?.into_iter();
            for guild in known.filter(|guild| !here.contains(guild)) {
                store.leave(guild, self.tables.now().0).await?;
            }
            store.stay(here.iter().copied().collect()).await?;
            self.drop_the_left(shard).await?;
            Ok::<_, StoreError>(())
        };
        warn(noted.await);
    }

    /// Notes that the bot is in a server, again or for the first time.
    pub(super) async fn note_arrival(&self, guilds: Vec<u64>) {
        warn(self.tables.store().stay(guilds).await);
    }

    /// Notes that the bot was removed from a server.
    pub(super) async fn note_farewell(&self, guild: u64) {
        warn(self.tables.store().leave(guild, self.tables.now().0).await);
    }

    /// Drops the data of servers of these shards that the bot left long ago. Only once it has heard which ones it is in.
    pub(super) async fn drop_the_left(&self, shards: &Shards) -> Result<(), StoreError> {
        let (store, long_ago) = (self.tables.store(), self.tables.now().0 - KEPT_DAYS * DAY);
        let left = store.left_before(long_ago).await?.into_iter();
        for guild in left.filter(|guild| shards.serve(Some(*guild))) {
            store.drop_server(guild).await?;
            tracing::info!(guild, "dropped the data of a server the bot was removed from");
        }
        Ok(())
    }
}

fn warn(noted: Result<(), StoreError>) {
    if let Err(error) = noted {
        tracing::warn!(%error, "could not store which servers the bot is in");
    }
}
