//! A PostgreSQL behind a store: found, brought up to date, lost and found again.
//!
//! It is on the other side of a network, so nothing waits for it without end, and a connection of which nobody knows
//! what state it is in is thrown away: one that didn't answer in time, and one that somebody stopped listening to.

use std::str::FromStr;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::query::Query as PgQuery;
use sqlx::{ConnectOptions, Connection as _, Postgres, SqlSafeStr};
use tokio::time::timeout;

use super::database::{PATIENCE, Pool, Query, Row, Value};
use super::{StoreError, schema, sql};

/// How many write at the same time: one for what concerns a whole server, the others for moves. A move mostly waits for
/// the network and the disk, and PostgreSQL lets many wait together: with 8 tables at once, eight wrote three times as
/// much as one, and sixteen no more than that.
pub(super) const WRITERS: usize = 9;
const READERS: u32 = 4;

/// How long one text may take: a move, something to look at, and what may be a matter of many rows.
pub(super) const WRITING: Duration = PATIENCE;
pub(super) const READING: Duration = Duration::from_secs(10);
pub(super) const LENGTHY: Duration = Duration::from_secs(120);

/// How long the first connection may take.
const ARRIVAL: Duration = Duration::from_secs(10);

const UNREADABLE: &str = "it can't be read; it is postgres://user:password@host/database, with %40 and the like for signs in a password";

/// Connections to a database.
#[derive(Clone)]
pub(super) struct PgPlace {
    pool: PgPool,
    /// Whether texts are prepared once and kept. Poolers that hand each transaction to another server don't bear it.
    prepares: bool,
}

/// Whether this is the address of a PostgreSQL.
pub(super) fn is_meant(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// Opens `postgres://USER:PASSWORD@HOST/DATABASE` and migrates it.
pub(super) async fn open(url: &str) -> Result<super::Pools, StoreError> {
    // There is a password in it, and if it can't be read, nobody knows where: neither it nor what is wrong is shown.
    let options = PgConnectOptions::from_str(url)
        .map_err(|_| StoreError::Open { url: "postgres://***".to_owned(), why: UNREADABLE.to_owned() })?;
    let failed = |why: String| StoreError::Open { url: shown(&options), why };
    let arrival = timeout(ARRIVAL, options.connect()).await;
    let mut connection = arrival
        .map_err(|_| failed("it doesn't answer".to_owned()))?
        .map_err(|error| failed(error.to_string()))?;
    let prepares = !url.contains("statement-cache-capacity=0");
    migrate(&mut connection, prepares).await.map_err(|error| failed(error.to_string()))?;
    let _ = connection.close().await;
    let pool = |most: u32, tests: bool| {
        let pool = PgPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE);
        Pool::Postgres(PgPlace {
            pool: pool.test_before_acquire(tests).connect_lazy_with(options.clone()),
            prepares,
        })
    };
    // Who writes begins by saying so, and notices a dead connection by that.
    Ok(super::Pools { writing: pool(WRITERS as u32, false), reading: pool(READERS, true) })
}

/// Where a database is, without any secret.
fn shown(options: &PgConnectOptions) -> String {
    let place = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    format!("postgres://{place}/{}", options.get_database().unwrap_or(options.get_username()))
}

/// In one transaction, under a lock that goes with it: of several processes that start together one does it, and the
/// others wait. (The lock of sqlx itself belongs to the connection, which a pooler may give to somebody else.)
async fn migrate(connection: &mut PgConnection, prepares: bool) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // Migrations are always prepared: behind a pooler the names may be taken by whoever was there before.
    let let_go = async |transaction: &mut PgConnection| match prepares {
        true => Ok(()),
        false => sqlx::raw_sql(sql::LET_GO_POSTGRES).execute(transaction).await.map(drop),
    };
    let_go(&mut transaction).await?;
    sqlx::raw_sql(sql::LOCK_MIGRATIONS_POSTGRES).execute(&mut *transaction).await?;
    let mut migrations = schema::migrations();
    migrations.set_locking(false);
    migrations.run_direct(None, &mut *transaction, false).await?;
    let_go(&mut transaction).await?;
    transaction.commit().await
}

impl PgPlace {
    pub(super) async fn acquire(&self, patience: Duration) -> Result<PgLink, sqlx::Error> {
        let connection = Some(self.pool.acquire().await?);
        Ok(PgLink { connection, patience, prepares: self.prepares, is_sound: true, is_open: false })
    }

    /// A connection on which a transaction has begun. A connection that turns out to be dead is replaced: nothing has
    /// happened yet.
    pub(super) async fn begin(&self, patience: Duration, text: &'static str) -> Result<PgLink, sqlx::Error> {
        let start = Instant::now();
        loop {
            let mut link = self.acquire(patience).await?;
            match link.run(text).await {
                Ok(()) => {
                    link.is_open = true;
                    return Ok(link);
                }
                Err(_) if !link.is_sound && start.elapsed() < PATIENCE => {}
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) async fn close(&self) {
        // A connection that doesn't answer isn't waited for.
        let _ = timeout(PATIENCE, self.pool.close()).await;
    }
}

/// A connection and what is known of it.
pub(super) struct PgLink {
    /// None only while it is dropped.
    connection: Option<PoolConnection<Postgres>>,
    patience: Duration,
    prepares: bool,
    /// The last text was answered, and the connection is ready for the next one.
    is_sound: bool,
    /// A transaction has begun and not ended.
    is_open: bool,
}

impl PgLink {
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let answer = timeout(self.patience, sqlx::raw_sql(text).execute(&mut **connection)).await;
        self.settle(answer.map(|answer| answer.map(drop)))?;
        self.is_open &= text != sql::COMMIT && text != sql::ROLLBACK;
        Ok(())
    }

    pub(super) async fn execute(&mut self, query: Query) -> Result<u64, sqlx::Error> {
        let is_alone = self.hold_on().await?;
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let query = prepared(query, self.prepares);
        let answer = timeout(self.patience, query.execute(&mut **connection)).await;
        let rows = self.settle(answer)?.rows_affected();
        self.let_go(is_alone).await?;
        Ok(rows)
    }

    pub(super) async fn all(&mut self, query: Query) -> Result<Vec<Row>, sqlx::Error> {
        let is_alone = self.hold_on().await?;
        self.is_sound = false;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let query = prepared(query, self.prepares);
        let answer = timeout(self.patience, query.fetch_all(&mut **connection)).await;
        let rows = self.settle(answer)?.into_iter().map(Row::Postgres).collect();
        self.let_go(is_alone).await?;
        Ok(rows)
    }

    /// A text with values takes two trips. Without a transaction a pooler may send the second to another server.
    async fn hold_on(&mut self) -> Result<bool, sqlx::Error> {
        let is_alone = !self.prepares && !self.is_open;
        if is_alone {
            self.run(sql::BEGIN).await?;
            self.is_open = true;
        }
        Ok(is_alone)
    }

    async fn let_go(&mut self, is_alone: bool) -> Result<(), sqlx::Error> {
        if is_alone { self.run(sql::COMMIT).await } else { Ok(()) }
    }

    /// Notes whether the connection can be used further.
    fn settle<T>(
        &mut self,
        answer: Result<Result<T, sqlx::Error>, tokio::time::error::Elapsed>,
    ) -> Result<T, sqlx::Error> {
        let answer = answer.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        self.is_sound = match &answer {
            Ok(_) => true,
            Err(sqlx::Error::Database(error)) => !error.code().is_some_and(|code| is_farewell(&code)),
            Err(_) => false,
        };
        answer
    }
}

/// The server shuts down, or is one that no longer takes any writes.
fn is_farewell(code: &str) -> bool {
    code.starts_with("57P") || code == "25006"
}

impl Drop for PgLink {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take_if(|_| !self.is_sound || self.is_open) {
            // Without a word: whoever is at the other end rolls back.
            drop(connection.detach());
        }
    }
}

fn prepared(query: Query, prepares: bool) -> PgQuery<'static, Postgres, PgArguments> {
    let (text, values) = query.into_parts();
    let query = sqlx::query::<Postgres>(text.into_sql_str()).persistent(prepares);
    values.into_iter().fold(query, |query, value| match value {
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text.map(without_nul)),
    })
}

/// PostgreSQL has no place for it in a text, and a name that somebody made up must not keep a game from ending.
fn without_nul(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}
