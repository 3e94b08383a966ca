//! The SQLite file behind a store: found, opened, brought up to date.

use std::time::Duration;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::StoreError;

/// How long a locked database is waited for. Discord gives an answer three seconds.
const PATIENCE: Duration = Duration::from_secs(2);

const READERS: u32 = 4;

/// The migrations in order. Numbers and texts stay as they are for ever.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("migrations/0001_tables.sql")),
    (2, "standings", include_str!("migrations/0002_standings.sql")),
];

/// The connections of a store.
pub(super) struct Pools {
    /// One connection, because SQLite lets one write at a time.
    pub(super) writer: SqlitePool,
    /// The others, which read beside it.
    pub(super) readers: SqlitePool,
}

/// Opens `sqlite://PATH` or `sqlite::memory:`, and migrates it.
pub(super) async fn open(url: &str) -> Result<Pools, StoreError> {
    let place = place(url).map_err(|why| StoreError::open(url, why))?;
    let writer = connect(&place, 1).await.map_err(|error| StoreError::open(url, error))?;
    migrations().run(&writer).await.map_err(|error| StoreError::open(url, error))?;
    let readers = match place {
        // It lives and dies with its one connection, so everybody shares that.
        Place::Memory => writer.clone(),
        Place::File(_) => connect(&place, READERS).await.map_err(|error| StoreError::open(url, error))?,
    };
    Ok(Pools { writer, readers })
}

enum Place<'a> {
    Memory,
    File(&'a str),
}

fn place(url: &str) -> Result<Place<'_>, &'static str> {
    let rest = url.strip_prefix("sqlite:").ok_or("it should begin with sqlite:")?;
    let path = rest.strip_prefix("//").unwrap_or(rest);
    match path {
        ":memory:" => Ok(Place::Memory),
        // SQLite would take no name for a file that vanishes with the process.
        "" => Err("it names no file"),
        // Someone's habit from other programs; here it would become a part of the name.
        _ if path.contains('?') => Err("it takes no options behind a question mark"),
        _ => Ok(Place::File(path)),
    }
}

async fn connect(place: &Place<'_>, connections: u32) -> Result<SqlitePool, sqlx::Error> {
    let options = match place {
        Place::Memory => SqliteConnectOptions::new(),
        Place::File(path) => SqliteConnectOptions::new()
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
        // A connection that is replaced for its age takes a database in memory with it.
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
}

/// Built by hand: `sqlx::migrate!` would bring all of sqlx's macros into the build.
fn migrations() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
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
        let Pools { writer, readers } =
            open(&format!("sqlite://{}/games.db", folder.display())).await.unwrap();
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&writer).await.unwrap();
        assert_eq!(mode, "wal");
        let level: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&writer).await.unwrap();
        assert_eq!(level, 2, "FULL");
        let keys: i64 = sqlx::query_scalar("PRAGMA foreign_keys").fetch_one(&writer).await.unwrap();
        assert_eq!(keys, 1);
        readers.close().await;
        writer.close().await;
        fs::remove_dir_all(&folder).unwrap();
    }
}
