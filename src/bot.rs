//! Runs the whole bot: opens the store, restores the open tables, and connects to Discord until asked to
//! stop.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::backups;
use crate::clock::follow_wall_clock;
pub use crate::clock::system_clock;
use crate::config::Config;
use crate::discord::{self, RunError};
use crate::endpoint::{self, EndpointState};
use crate::metrics::metrics;
use crate::shards::Shards;
use crate::store::{Store, StoreError};
use crate::systemd;
use crate::table::{DrawSeed, TableSeed};
use crate::tables::{Clock, Jumps, Tables};
use crate::tasks::{Heartbeat, Tasks};

/// How long a database server may take to start: it often starts at the same time as the bot.
const DATABASE_PATIENCE: Duration = Duration::from_secs(60);
/// How long interaction ids are kept for deduplication. Discord repeats a delivery within minutes, if at all.
const INTERACTIONS_KEPT: i64 = 24 * 60 * 60 * 1000;
/// How long outages are kept: longer than any table waits.
const OUTAGES_KEPT: i64 = 60 * 24 * 60 * 60 * 1000;
/// How long days away and earlier quiet hours are kept: longer than any table waits, and than a quarter.
const ABSENCES_KEPT: i64 = 120 * 24 * 60 * 60 * 1000;
/// How often old rows are deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Why the bot could not run.
#[derive(Debug, Error)]
pub enum BotError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The connection to Discord failed.
    #[error(transparent)]
    Discord(#[from] RunError),
    /// The address for metrics and health checks can't be used.
    #[error("METRICS: can't listen there: {0}")]
    Endpoint(io::Error),
    /// The database is the target of a move that was interrupted.
    #[error("DATABASE_URL: the database is an unfinished copy; run `stammtisch move` again")]
    UnfinishedMove,
    /// The folder for backups can't be made.
    #[error("BACKUP_DIR: the folder can't be made: {0}")]
    BackupFolder(io::Error),
}

/// Runs until `stop`. Everything acknowledged by then is on disk.
pub async fn run(config: &Config, clock: Clock, stop: impl Future<Output = ()>) -> Result<(), BotError> {
    run_with(config, clock, Arc::new(follow_wall_clock), Arc::new(TableSeed::draw), stop).await
}

/// The same with a clock whose jumps somebody else notices, and seeds that somebody else draws.
pub async fn run_with(
    config: &Config,
    clock: Clock,
    jumps: Jumps,
    draw_seed: DrawSeed,
    stop: impl Future<Output = ()>,
) -> Result<(), BotError> {
    metrics();
    // First of all, so that a taken port is reported at once.
    let listener = match config.metrics {
        Some(address) => Some(TcpListener::bind(address).await.map_err(BotError::Endpoint)?),
        None => None,
    };
    if let Some(folder) = &config.backup_dir {
        std::fs::create_dir_all(folder).map_err(BotError::BackupFolder)?;
    }
    let store = Store::open_when_ready(&config.database, DATABASE_PATIENCE).await?;
    if store.is_unfinished_move().await? {
        store.close().await;
        return Err(BotError::UnfinishedMove);
    }
    let shards = config.shards.unwrap_or(Shards::ALL);
    if shards.is_first() {
        store.catch_up(clock().0).await?;
    }
    let tables = Tables::restore(store.clone(), clock.clone(), shards).await?;
    let tables = Arc::new(tables.with_jumps(jumps).with_seeds(draw_seed));
    tracing::info!(tables = tables.count(), "restored the open tables");
    tables.begin_after_downtime().await?;
    let tasks = Tasks::default();
    if let Some(folder) = config.backup_dir.clone() {
        let (url, clock) = (config.database.clone(), clock.clone());
        tasks.supervise("backups", move |heartbeat| {
            backups::run(url.clone(), folder.clone(), clock.clone(), heartbeat)
        });
    }
    // With several processes only the first one does this.
    if shards.is_first() {
        let store = store.clone();
        tasks.supervise("cleanup", move |heartbeat| clean_up(store.clone(), clock.clone(), heartbeat));
    }
    let connections = Arc::new(discord::ShardStates::default());
    let invalid_requests = Arc::new(discord::InvalidRequests::default());
    let state = Arc::new(EndpointState {
        store: store.clone(),
        tables: tables.clone(),
        shards: connections.clone(),
        invalid_requests: invalid_requests.clone(),
        tasks: tasks.clone(),
    });
    if let Some(listener) = listener {
        let address = listener.local_addr().map_err(BotError::Endpoint)?;
        tracing::info!(%address, "serving metrics and health checks");
        let listener = Arc::new(listener.into_std().map_err(BotError::Endpoint)?);
        let state = state.clone();
        tasks.supervise("metrics", move |heartbeat| {
            endpoint::serve(listener.clone(), state.clone(), heartbeat)
        });
    }
    if let Some(interval) = systemd::watchdog_interval() {
        tasks.spawn(feed_watchdog(state, interval));
    }
    let stop = async {
        stop.await;
        systemd::notify("STOPPING=1");
    };
    let ended = discord::run(config, tables, connections, invalid_requests, &tasks, stop).await;
    tasks.stop().await;
    store.close().await;
    Ok(ended?)
}

/// Tells systemd twice in its interval that the process can help itself. If it can't, systemd starts it again.
async fn feed_watchdog(state: Arc<EndpointState>, interval: Duration) {
    loop {
        if state.is_live() {
            systemd::notify("WATCHDOG=1");
        }
        tokio::time::sleep(interval / 2).await;
    }
}

async fn clean_up(store: Store, clock: Clock, heartbeat: Heartbeat) {
    loop {
        if let Err(error) = delete_old_rows(&store, clock().0).await {
            tracing::warn!(%error, "could not delete old rows");
        }
        heartbeat.pause(CLEANUP_INTERVAL).await;
    }
}

async fn delete_old_rows(store: &Store, now: i64) -> Result<(), StoreError> {
    store.forget_interactions(now - INTERACTIONS_KEPT).await?;
    store.drop_outages(now - OUTAGES_KEPT).await?;
    store.drop_absences(now - ABSENCES_KEPT).await?;
    store.prune(now).await
}
