//! Copies a SQLite store into one file, even while another process writes to it.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::presentable;

/// Why a backup failed. A partial copy is deleted.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The store is not SQLite; its own tools make backups.
    #[error("this is for SQLite; a PostgreSQL database is backed up with pg_dump")]
    NotSqlite,
    /// There is no database at the address.
    #[error("there is no database at {0}")]
    NoDatabase(String),
    /// The new file can't be created, most likely because it already exists.
    #[error("{file}: {why}")]
    File {
        /// The new file.
        file: String,
        /// The error of the operating system.
        why: io::Error,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(#[from] sqlx::Error),
    /// The copy is damaged.
    #[error("the copy is damaged: {0}")]
    Damaged(String),
}

/// Copies the store at `url` to a new file as of one moment, checks the copy, and returns the number of tables in it.
/// The copy is complete in one file, without a write-ahead log.
pub async fn back_up(url: &str, file: &Path) -> Result<u32, BackupError> {
    let rest = url.strip_prefix("sqlite:").ok_or(BackupError::NotSqlite)?;
    let source = Path::new(rest.strip_prefix("//").unwrap_or(rest));
    if !source.is_file() {
        return Err(BackupError::NoDatabase(presentable(url)));
    }
    // Creating the file ourselves makes sure that we overwrite nothing. SQLite treats an empty file as a new database.
    make(file).map_err(|why| BackupError::File { file: file.display().to_string(), why })?;
    let copied = copy(source, file).await;
    if copied.is_err() {
        let _ = fs::remove_file(file);
    }
    copied
}

/// Readable by its owner only, because the copy contains the seeds of unfinished games.
fn make(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

async fn copy(source: &Path, file: &Path) -> Result<u32, BackupError> {
    let mut database = SqliteConnectOptions::new().filename(source).connect().await?;
    // A single long read, which blocks no writer.
    sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy()).execute(&mut database).await?;
    database.close().await?;
    let kept = |why| BackupError::File { file: file.display().to_string(), why };
    OpenOptions::new().write(true).open(file).and_then(|file| file.sync_all()).map_err(kept)?;
    check(file).await
}

async fn check(file: &Path) -> Result<u32, BackupError> {
    let mut copy = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    let verdict: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await?;
    if verdict != "ok" {
        return Err(BackupError::Damaged(verdict));
    }
    // What is wrong inside the tables doesn't make the copy a bad one. `stammtisch check` names it.
    let tables = sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&mut copy).await?;
    copy.close().await?;
    Ok(tables)
}
