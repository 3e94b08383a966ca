//! The SQLite driver of a store: finds the file, opens and migrates it.

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::database::{Pool, TIMEOUT};
use super::{Pools, StoreError, schema, sql};

const READERS: u32 = 4;

/// Opens `sqlite://PATH` or `sqlite::memory:`, and migrates it.
pub(super) async fn open(url: &str) -> Result<Pools, StoreError> {
    let location = parse(url).map_err(|why| StoreError::open(url, why))?;
    // SQLite allows one writer at a time.
    let writer = connect(&location, 1).await.map_err(|error| StoreError::open(url, error))?;
    schema::migrations().run(&writer).await.map_err(|error| StoreError::open(url, error))?;
    let minimum: Option<String> = sqlx::query_scalar(sql::MINIMUM_READER)
        .fetch_optional(&writer)
        .await
        .map_err(|error| StoreError::open(url, error))?;
    schema::check_reader(minimum.as_deref()).map_err(|why| StoreError::open(url, why))?;
    let readers = match location {
        // The database exists only in this connection, so readers share it.
        Location::Memory => writer.clone(),
        Location::File(_) => {
            connect(&location, READERS).await.map_err(|error| StoreError::open(url, error))?
        }
    };
    Ok(Pools { writing: Pool::Sqlite(writer), reading: Pool::Sqlite(readers) })
}

/// Opens a file to read it as it is.
pub(super) async fn open_to_read(url: &str) -> Result<Pools, StoreError> {
    let Location::File(path) = parse(url).map_err(|why| StoreError::open(url, why))? else {
        return Err(StoreError::open(url, "there is no file to read"));
    };
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(TIMEOUT);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
    let pool = Pool::Sqlite(pool.map_err(|error| StoreError::open(url, error))?);
    Ok(Pools { writing: pool.clone(), reading: pool })
}

enum Location<'a> {
    Memory,
    File(&'a str),
}

fn parse(url: &str) -> Result<Location<'_>, &'static str> {
    let rest = url.strip_prefix("sqlite:").ok_or("it should begin with sqlite: or postgres:")?;
    let path = rest.strip_prefix("//").unwrap_or(rest);
    match path {
        ":memory:" => Ok(Location::Memory),
        // SQLite would open a temporary file.
        "" => Err("it names no file"),
        // Other programs accept options after a question mark. Here they would become part of the file name.
        _ if path.contains('?') => Err("it takes no options behind a question mark"),
        _ => Ok(Location::File(path)),
    }
}

async fn connect(location: &Location<'_>, connections: u32) -> Result<SqlitePool, sqlx::Error> {
    let options = match location {
        Location::Memory => SqliteConnectOptions::new(),
        Location::File(path) => SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal),
    };
    // FULL: once COMMIT returns, the data is on the disk. With WAL that is one flush per commit.
    let options = options.synchronous(SqliteSynchronous::Full).busy_timeout(TIMEOUT).foreign_keys(true);
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .acquire_timeout(TIMEOUT)
        // A file doesn't disconnect, and a test costs a round trip to the connection's thread.
        .test_before_acquire(false)
        // An in-memory database disappears with its connection, so never replace it.
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    /// A test can't cut the power, but it can check that SQLite is set to flush.
    #[tokio::test]
    async fn the_writer_flushes_every_commit() {
        let folder = env::temp_dir().join(format!("stammtisch-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let pools = open(&format!("sqlite://{}/games.db", folder.display())).await.unwrap();
        let Pool::Sqlite(writer) = &pools.writing else { panic!("it is SQLite") };
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(writer).await.unwrap();
        assert_eq!(mode, "wal");
        let level: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(writer).await.unwrap();
        assert_eq!(level, 2, "FULL");
        let keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys").fetch_one(writer).await.unwrap();
        assert_eq!(keys, 1);
        pools.reading.close().await;
        pools.writing.close().await;
        fs::remove_dir_all(&folder).unwrap();
    }
}
