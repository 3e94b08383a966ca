//! Records which servers the bot is in, leaves those that it isn't to serve, and deletes the data of servers that removed
//! it long ago.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use tokio::sync::watch;

use super::app::App;
use super::first_contact::NewServer;
use crate::shards::Shards;
use crate::store::StoreError;
use crate::tasks::Heartbeat;

/// How many days a server's data is kept after the bot was removed from it.
pub const KEPT_DAYS: i64 = 30;
const DAY: i64 = 86_400_000;
/// How often to look for servers that were left long ago.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);

/// The servers of this process's shards, as Discord has told them since the start.
#[derive(Default)]
pub struct Servers(watch::Sender<Known>);

#[derive(Default)]
struct Known {
    /// By shard, the servers it was in when it connected or that have added it since.
    here: HashMap<u32, HashSet<u64>>,
    names: HashMap<u64, String>,
}

impl Servers {
    /// A shard has connected, and is in these servers.
    fn connected(&self, shard: u32, here: HashSet<u64>) {
        self.0.send_modify(|known| drop(known.here.insert(shard, here)));
    }

    /// Discord describes a server: one that the bot is in already, or one that has just added it. Returns whether it has.
    /// Waits until the shard has connected, because events may overtake each other.
    async fn described(&self, shard: u32, guild: u64, name: String) -> bool {
        let is_connected = |known: &Known| known.here.contains_key(&shard);
        // It can't fail: the sender is here.
        let _ = self.0.subscribe().wait_for(is_connected).await.map(drop);
        let mut is_new = false;
        self.0.send_modify(|known| {
            is_new = known.here.entry(shard).or_default().insert(guild);
            known.names.insert(guild, name);
        });
        is_new
    }

    fn removed(&self, guild: u64) {
        self.0.send_modify(|known| {
            known.here.values_mut().for_each(|here| here.retain(|known| *known != guild));
            known.names.remove(&guild);
        });
    }

    /// A server's name, if its shard is one of this process.
    pub fn name(&self, guild: u64) -> Option<String> {
        self.0.borrow().names.get(&guild).cloned()
    }
}

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
        self.servers.connected(shard.first(), here.clone());
        for guild in here.iter().filter(|guild| !self.access.serves(Some(**guild))) {
            tracing::warn!(
                guild,
                "the bot is in a server that ALLOWED_SERVERS doesn't name: it stays there silently"
            );
        }
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

    /// Records that the bot is in this server. If it has just been added and isn't to serve it, it leaves at once. One it
    /// was in already it keeps: leaving starts the deletion of the server's data, and a wrong list must not do that.
    pub(super) async fn record_joined(&self, shard: u32, server: NewServer) {
        let guild = server.id;
        let is_new = self.servers.described(shard, guild, server.name.clone()).await;
        if !is_new || self.access.serves(Some(guild)) {
            warn(self.tables.store().stay(vec![guild]).await);
            if is_new {
                self.say_hello(&server).await;
            }
            return;
        }
        match self.rest.in_background().leave_server(guild).await {
            Ok(()) => tracing::info!(
                guild,
                "left a server that ALLOWED_SERVERS doesn't name, and that added the bot"
            ),
            Err(error) => {
                tracing::warn!(%error, guild, "could not leave a server that ALLOWED_SERVERS doesn't name")
            }
        }
    }

    /// Records that the bot was removed from a server.
    pub(super) async fn record_removed(&self, guild: u64) {
        self.servers.removed(guild);
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
