//! The SQLite file behind a store: found, opened, brought up to date.

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::database::{PATIENCE, Pool};
use super::{Pools, StoreError, schema};

const READERS: u32 = 4;

/// Opens `sqlite://PATH` or `sqlite::memory:`, and migrates it.
pub(super) async fn open(url: &str) -> Result<Pools, StoreError> {
    let place = place(url).map_err(|why| StoreError::open(url, why))?;
    // SQLite lets one write at a time.
    let writer = connect(&place, 1).await.map_err(|error| StoreError::open(url, error))?;
    schema::migrations().run(&writer).await.map_err(|error| StoreError::open(url, error))?;
    let readers = match place {
        // It lives and dies with its one connection, so everybody shares that.
        SeatResult::Memory => writer.clone(),
        SeatResult::File(_) => {
            connect(&place, READERS).await.map_err(|error| StoreError::open(url, error))?
        }
    };
    Ok(Pools { writing: Pool::Sqlite(writer), reading: Pool::Sqlite(readers) })
}

enum SeatResult<'a> {
    Memory,
    File(&'a str),
}

fn place(url: &str) -> Result<SeatResult<'_>, &'static str> {
    let rest = url.strip_prefix("sqlite:").ok_or("it should begin with sqlite: or postgres:")?;
    let path = rest.strip_prefix("//").unwrap_or(rest);
    match path {
        ":memory:" => Ok(SeatResult::Memory),
        // SQLite would take no name for a file that vanishes with the process.
        "" => Err("it names no file"),
        // Someone's habit from other programs; here it would become a part of the name.
        _ if path.contains('?') => Err("it takes no options behind a question mark"),
        _ => Ok(SeatResult::File(path)),
    }
}

async fn connect(place: &SeatResult<'_>, connections: u32) -> Result<SqlitePool, sqlx::Error> {
    let options = match place {
        SeatResult::Memory => SqliteConnectOptions::new(),
        SeatResult::File(path) => SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal),
    };
    // FULL: when COMMIT returns, the disk has it. With WAL that is one flush a commit.
    let options = options.synchronous(SqliteSynchronous::Full).busy_timeout(PATIENCE).foreign_keys(true);
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .acquire_timeout(PATIENCE)
        // A file doesn't hang up, and to ask is a trip to the connection's thread.
        .test_before_acquire(false)
        // A connection that is replaced for its age takes a database in memory with it.
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    /// No scene can show what a power cut would; that the disk is asked to flush can be.
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
