//! The bot as a whole: opens the store, takes up the tables that were open, and runs on Discord until told to stop.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::discord::{self, RunError};
use crate::endpoint::{self, Vitals};
use crate::metrics::metrics;
use crate::shards::Shards;
use crate::store::{Store, StoreError};
use crate::table::Moment;
use crate::tables::{Clock, Tables};

/// How long an interaction's id is remembered. Discord repeats a delivery within minutes, if at all.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;
/// How often what is old is thrown away.
const HOUSEKEEPING: Duration = Duration::from_secs(60 * 60);

/// Why the bot could not run.
#[derive(Debug, Error)]
pub enum BotError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord.
    #[error(transparent)]
    Discord(#[from] RunError),
    /// The address for metrics and health.
    #[error("METRICS: can't listen there: {0}")]
    Endpoint(io::Error),
}

/// Runs until `stop`. What was acknowledged by then is on the disk.
pub async fn run(config: &Config, clock: Clock, stop: impl Future<Output = ()>) -> Result<(), BotError> {
    metrics();
    // Before anything else: whoever can't listen should hear of it at once.
    let listener = match config.metrics {
        Some(address) => Some(TcpListener::bind(address).await.map_err(BotError::Endpoint)?),
        None => None,
    };
    let store = Store::open(&config.database).await?;
    let shards = config.shards.unwrap_or(Shards::ALL);
    if shards.is_first() {
        store.catch_up(clock().0).await?;
    }
    let tables = Arc::new(Tables::restore(store.clone(), clock.clone(), shards).await?);
    tracing::info!(tables = tables.count(), "restored the open tables");
    // What has to be done once is done by one process of several.
    let housekeeping = shards.is_first().then(|| tokio::spawn(keep_house(store.clone(), clock)));
    let connections = Arc::new(discord::Shards::default());
    let answering = match listener {
        Some(listener) => {
            let address = listener.local_addr().map_err(BotError::Endpoint)?;
            tracing::info!(%address, "serving metrics and health");
            let vitals = Vitals { store: store.clone(), tables: tables.clone(), shards: connections.clone() };
            Some(tokio::spawn(endpoint::serve(listener, vitals)))
        }
        None => None,
    };
    let ended = discord::run(config, tables, connections, stop).await;
    housekeeping.inspect(|housekeeping| housekeeping.abort());
    answering.inspect(|answering| answering.abort());
    store.close().await;
    Ok(ended?)
}

/// The time of the machine.
pub fn system_clock() -> Clock {
    Arc::new(|| {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    })
}

async fn keep_house(store: Store, clock: Clock) {
    loop {
        if let Err(error) = throw_away_the_old(&store, clock().0).await {
            tracing::warn!(%error, "could not delete old rows");
        }
        tokio::time::sleep(HOUSEKEEPING).await;
    }
}

async fn throw_away_the_old(store: &Store, now: i64) -> Result<(), StoreError> {
    store.forget_interactions(now - REMEMBERED).await?;
    store.prune(now).await
}
