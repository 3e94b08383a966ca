//! A copy of a SQLite store in one file, made while somebody else writes to it or not.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::presentable;

/// Why there is no copy. What was begun of one is gone.
#[derive(Debug, Error)]
pub enum BackupError {
    /// Another program's business.
    #[error("this is for SQLite; a PostgreSQL database is backed up with pg_dump")]
    NotSqlite,
    /// Nothing is there.
    #[error("there is no database at {0}")]
    NoDatabase(String),
    /// The new file can't be made: most likely one of its name is there.
    #[error("{file}: {why}")]
    File {
        /// The new file.
        file: String,
        /// What the operating system says.
        why: io::Error,
    },
    /// The database.
    #[error("the database failed: {0}")]
    Failed(#[from] sqlx::Error),
    /// The copy is no good.
    #[error("the copy is damaged: {0}")]
    Damaged(String),
}

/// Copies the store at `url` to a new file as it is at one moment, checks the copy, and answers how many tables are in
/// it. The file has no write-ahead log beside it: it is whole.
pub async fn back_up(url: &str, file: &Path) -> Result<u32, BackupError> {
    let rest = url.strip_prefix("sqlite:").ok_or(BackupError::NotSqlite)?;
    let source = Path::new(rest.strip_prefix("//").unwrap_or(rest));
    if !source.is_file() {
        return Err(BackupError::NoDatabase(presentable(url)));
    }
    // Ours from now on, and nobody's that was there before. SQLite takes an empty file for a new one.
    make(file).map_err(|why| BackupError::File { file: file.display().to_string(), why })?;
    let copied = copy(source, file).await;
    if copied.is_err() {
        let _ = fs::remove_file(file);
    }
    copied
}

/// Seeds of games under way are in it: it is for its owner alone.
fn make(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

async fn copy(source: &Path, file: &Path) -> Result<u32, BackupError> {
    let mut database = SqliteConnectOptions::new().filename(source).connect().await?;
    // One read from beginning to end, which holds up no writer.
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
    let tables = count(&mut copy).await?;
    copy.close().await?;
    Ok(tables)
}

/// How many tables there are; whatever refers to one has one to refer to.
async fn count(copy: &mut SqliteConnection) -> Result<u32, BackupError> {
    let strays = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *copy).await?;
    if !strays.is_empty() {
        return Err(BackupError::Damaged(format!("{} rows refer to none", strays.len())));
    }
    Ok(sqlx::query_scalar("SELECT COUNT(*) FROM tables").fetch_one(copy).await?)
}
