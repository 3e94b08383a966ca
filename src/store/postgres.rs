//! The PostgreSQL driver of a store: connects, migrates and reconnects.
//!
//! The server is across a network, so every wait has a timeout. A connection in an unknown state is thrown away: one
//! that didn't answer in time, or one whose caller was cancelled.

use std::str::FromStr;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::query::Query as PgQuery;
use sqlx::{ConnectOptions, Connection as _, Postgres, Row as _, SqlSafeStr};
use tokio::time::timeout;

use super::database::{DbRow, Pool, Query, SqlValue, TIMEOUT};
use super::{StoreError, schema, sql};

/// One writer for changes that concern a whole server, the others for moves. A move mostly waits for the network and
/// the disk, and PostgreSQL lets many wait at once. Measured with 8 tables: eight writers wrote three times as much as
/// one, and sixteen no more than eight.
pub(super) const WRITERS: usize = 9;
const READERS: u32 = 4;

/// Statement timeouts: for a move, for reads, and for changes of many rows.
pub(super) const WRITING: Duration = TIMEOUT;
pub(super) const READING: Duration = Duration::from_secs(10);
pub(super) const LENGTHY: Duration = Duration::from_secs(120);

/// Timeout of the first connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How often a server that is still starting is asked again.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

const UNREADABLE: &str = "it can't be read; it is postgres://user:password@host/database, with %40 and the like for signs in a password";

/// A pool of connections.
#[derive(Clone)]
pub(super) struct PgConnections {
    pool: PgPool,
    /// Whether to keep prepared statements. Poolers that give each transaction another server connection don't support
    /// it.
    prepares: bool,
}

/// Whether this is a PostgreSQL address.
pub(super) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// Opens `postgres://USER:PASSWORD@HOST/DATABASE` and migrates it.
pub(super) async fn open(url: &str) -> Result<super::Pools, StoreError> {
    let options = parse(url)?;
    let failed = |why: String| StoreError::Open { url: shown(&options), why };
    let connected = timeout(CONNECT_TIMEOUT, options.connect()).await;
    let mut connection = connected
        .map_err(|_| failed("it doesn't answer".to_owned()))?
        .map_err(|error| failed(error.to_string()))?;
    let prepares = prepares(url);
    migrate(&mut connection, prepares).await.map_err(|error| failed(error.to_string()))?;
    let _ = connection.close().await;
    Ok(pools(&options, prepares))
}

/// Waits up to `patience` for the server; `open` reports the error.
pub(super) async fn wait_until_ready(url: &str, patience: Duration) {
    let Ok(options) = parse(url) else { return };
    let start = Instant::now();
    let mut is_logged = false;
    loop {
        let error = match timeout(CONNECT_TIMEOUT, options.connect()).await {
            Ok(Ok(connection)) => return drop(connection.close().await),
            Ok(Err(error)) => StoreError::from(error),
            Err(_) => StoreError::Away("it doesn't answer".to_owned()),
        };
        if !error.is_temporary() || start.elapsed() + RETRY_INTERVAL > patience {
            return;
        }
        if !is_logged {
            tracing::warn!(%error, seconds = patience.as_secs(), "waiting for the database");
            is_logged = true;
        }
        tokio::time::sleep(RETRY_INTERVAL).await;
    }
}

/// Opens a database to read it as it is. It is connected to with the first read.
pub(super) fn open_to_read(url: &str) -> Result<super::Pools, StoreError> {
    Ok(pools(&parse(url)?, prepares(url)))
}

/// The address contains a password. If it can't be parsed we don't know where, so show neither it nor the error.
pub(super) fn parse(url: &str) -> Result<PgConnectOptions, StoreError> {
    PgConnectOptions::from_str(url)
        .map_err(|_| StoreError::Open { url: "postgres://***".to_owned(), why: UNREADABLE.to_owned() })
}

fn prepares(url: &str) -> bool {
    !url.contains("statement-cache-capacity=0")
}

fn pools(options: &PgConnectOptions, prepares: bool) -> super::Pools {
    let pool = |most: u32, tests: bool| {
        let pool = PgPoolOptions::new().max_connections(most).acquire_timeout(TIMEOUT);
        Pool::Postgres(PgConnections {
            pool: pool.test_before_acquire(tests).connect_lazy_with(options.clone()),
            prepares,
        })
    };
    // Writers begin with a BEGIN, which detects a dead connection, so only the readers test theirs.
    super::Pools { writing: pool(WRITERS as u32, false), reading: pool(READERS, true) }
}

/// The address of a database without the password.
fn shown(options: &PgConnectOptions) -> String {
    let place = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    format!("postgres://{place}/{}", options.get_database().unwrap_or(options.get_username()))
}

/// Migrates in one transaction, under a lock that belongs to it: if several processes start together, one migrates and
/// the others wait. (sqlx's own lock belongs to the connection, which a pooler may give to another client.)
async fn migrate(connection: &mut PgConnection, prepares: bool) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // sqlx always prepares migrations. Behind a pooler another client may have used the same statement names.
    let deallocate = async |transaction: &mut PgConnection| match prepares {
        true => Ok(()),
        false => sqlx::raw_sql(sql::DEALLOCATE_POSTGRES).execute(transaction).await.map(drop),
    };
    deallocate(&mut transaction).await?;
    sqlx::raw_sql(sql::LOCK_MIGRATIONS_POSTGRES).execute(&mut *transaction).await?;
    let mut migrations = schema::migrations();
    migrations.set_locking(false);
    migrations.run_direct(None, &mut *transaction, false).await?;
    let minimum = sqlx::raw_sql(sql::MINIMUM_READER).fetch_optional(&mut *transaction).await?;
    let minimum: Option<String> = minimum.map(|row| row.try_get(0)).transpose()?;
    schema::check_reader(minimum.as_deref()).map_err(|why| sqlx::Error::Configuration(why.into()))?;
    deallocate(&mut transaction).await?;
    transaction.commit().await
}

impl PgConnections {
    pub(super) async fn acquire(&self, statement_timeout: Duration) -> Result<PgLink, sqlx::Error> {
        let connection = Some(self.pool.acquire().await?);
        Ok(PgLink { connection, statement_timeout, prepares: self.prepares, is_sound: true, is_open: false })
    }

    /// Begins a transaction. If the connection turns out to be dead, tries another one, as nothing has been sent yet.
    pub(super) async fn begin(
        &self,
        statement_timeout: Duration,
        text: &'static str,
    ) -> Result<PgLink, sqlx::Error> {
        let start = Instant::now();
        loop {
            let mut link = self.acquire(statement_timeout).await?;
            match link.run(text).await {
                Ok(()) => {
                    link.is_open = true;
                    return Ok(link);
                }
                Err(_) if !link.is_sound && start.elapsed() < TIMEOUT => {}
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) async fn close(&self) {
        // Don't wait for a connection that doesn't answer.
        let _ = timeout(TIMEOUT, self.pool.close()).await;
    }
}

/// A connection and its state.
pub(super) struct PgLink {
    /// `None` only while dropping.
    connection: Option<PoolConnection<Postgres>>,
    statement_timeout: Duration,
    prepares: bool,
    /// The last statement was answered, and the connection is ready for the next one.
    is_sound: bool,
    /// A transaction is open.
    is_open: bool,
}

impl PgLink {
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let answer = timeout(self.statement_timeout, sqlx::raw_sql(text).execute(&mut **connection)).await;
        self.record_state(answer.map(|answer| answer.map(drop)))?;
        self.is_open &= text != sql::COMMIT && text != sql::ROLLBACK;
        Ok(())
    }

    pub(super) async fn execute(&mut self, query: Query) -> Result<u64, sqlx::Error> {
        let is_alone = self.begin_if_alone().await?;
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let query = prepared(query, self.prepares);
        let answer = timeout(self.statement_timeout, query.execute(&mut **connection)).await;
        let rows = self.record_state(answer)?.rows_affected();
        self.commit_if_alone(is_alone).await?;
        Ok(rows)
    }

    pub(super) async fn all(&mut self, query: Query) -> Result<Vec<DbRow>, sqlx::Error> {
        let is_alone = self.begin_if_alone().await?;
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let query = prepared(query, self.prepares);
        let answer = timeout(self.statement_timeout, query.fetch_all(&mut **connection)).await;
        let rows = self.record_state(answer)?.into_iter().map(DbRow::Postgres).collect();
        self.commit_if_alone(is_alone).await?;
        Ok(rows)
    }

    /// A statement with values takes two round trips. Outside a transaction a pooler may send the second to another
    /// server connection, so begin one.
    async fn begin_if_alone(&mut self) -> Result<bool, sqlx::Error> {
        let is_alone = !self.prepares && !self.is_open;
        if is_alone {
            self.run(sql::BEGIN).await?;
            self.is_open = true;
        }
        Ok(is_alone)
    }

    async fn commit_if_alone(&mut self, is_alone: bool) -> Result<(), sqlx::Error> {
        if is_alone { self.run(sql::COMMIT).await } else { Ok(()) }
    }

    /// Records whether the connection is still usable.
    fn record_state<T>(
        &mut self,
        answer: Result<Result<T, sqlx::Error>, tokio::time::error::Elapsed>,
    ) -> Result<T, sqlx::Error> {
        let answer = answer.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        self.is_sound = match &answer {
            Ok(_) => true,
            Err(sqlx::Error::Database(error)) => !error.code().is_some_and(|code| is_shutdown(&code)),
            Err(_) => false,
        };
        answer
    }
}

/// Whether the server is shutting down or no longer accepts writes.
fn is_shutdown(code: &str) -> bool {
    code.starts_with("57P") || code == "25006"
}

impl Drop for PgLink {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take_if(|_| !self.is_sound || self.is_open) {
            // Closing the connection makes the server roll back.
            drop(connection.detach());
        }
    }
}

fn prepared(query: Query, prepares: bool) -> PgQuery<'static, Postgres, PgArguments> {
    let (text, values) = query.into_parts();
    let query = sqlx::query::<Postgres>(text.into_sql_str()).persistent(prepares);
    values.into_iter().fold(query, |query, value| match value {
        SqlValue::Number(number) => query.bind(number),
        SqlValue::Text(text) => query.bind(text.map(without_nul)),
    })
}

/// PostgreSQL can't store NUL in a text, and a user's name must not keep a game from ending.
fn without_nul(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}
