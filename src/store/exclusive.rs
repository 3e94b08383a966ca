//! A SQLite file that nobody else uses: what `restore` and `move` need before they touch it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteLockingMode};
use sqlx::{ConnectOptions, Connection};

/// How long somebody else may keep the file locked before it counts as in use.
const PATIENCE: Duration = Duration::from_millis(500);

/// The file of `sqlite://PATH`; none for other addresses, and for a database in memory.
pub(super) fn file_of(url: &str) -> Option<PathBuf> {
    let rest = url.strip_prefix("sqlite:")?;
    let path = rest.strip_prefix("//").unwrap_or(rest);
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(path))
}

/// Opens a file so that nobody else can use it until the connection is closed. An error that [`is_in_use`] says that
/// somebody does already, even if they do nothing at the moment.
pub(super) async fn lock(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .locking_mode(SqliteLockingMode::Exclusive)
        .busy_timeout(PATIENCE)
        .foreign_keys(false);
    let mut connection = options.connect().await?;
    // In this mode the lock stays after the transaction.
    sqlx::raw_sql("BEGIN EXCLUSIVE; COMMIT").execute(&mut connection).await?;
    Ok(connection)
}

/// Whether this error means that another process has the file open.
pub(super) fn is_in_use(error: &sqlx::Error) -> bool {
    // SQLITE_BUSY and SQLITE_LOCKED, with their extended codes in the higher bytes.
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

/// Puts everything into the one file, without a write-ahead log beside it.
pub(super) async fn fold(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("PRAGMA journal_mode = DELETE").execute(connection).await.map(drop)
}

/// Closes the connection, and with it the lock.
pub(super) async fn release(connection: SqliteConnection) {
    let _ = connection.close().await;
}
