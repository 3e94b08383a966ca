//! Puts a backup in the place of a SQLite store. The replaced file is kept beside it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use thiserror::Error;

use super::backup::{BackupError, back_up};
use super::exclusive;
use super::{Store, StoreError};

/// Why a backup could not be restored. Then nothing has changed.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The store is not SQLite.
    #[error("this is for SQLite; restore PostgreSQL with pg_restore, as docs/OPERATING.md says")]
    NotSqlite,
    /// Somebody has the database open.
    #[error("the database {0} is in use: stop the bot first")]
    InUse(String),
    /// The backup can't be read or copied.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The copy can't be opened or changed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file can't be moved.
    #[error("{file}: {why}")]
    File {
        /// The file.
        file: String,
        /// The error of the operating system.
        why: io::Error,
    },
}

/// A backup that is ready to take the place of the database: a copy of it, beside the database, which is locked.
pub struct Restoring {
    database: PathBuf,
    copy: PathBuf,
    /// Locks the database that is to be replaced; none if there is none, or none that can be read.
    replaced: Option<SqliteConnection>,
    /// Whether there is a file to replace.
    has_file: bool,
    /// The number of tables in the backup.
    pub tables: u32,
    /// When the last step in it was made, in milliseconds since 1970.
    pub last_step: Option<i64>,
}

/// A table with somebody who was at it in the backup and isn't any more: the texts of its steps, then and now.
pub struct MissingGuest {
    /// The person.
    pub user: u64,
    /// The steps that differ: as they were, and as they are.
    pub steps: Vec<(String, String)>,
}

impl Restoring {
    /// Locks the database, and copies the backup beside it, in today's form.
    pub async fn prepare(url: &str, backup: &Path) -> Result<Restoring, RestoreError> {
        let database = exclusive::file_of(url).ok_or(RestoreError::NotSqlite)?;
        let has_file = database.exists();
        let replaced = match has_file {
            false => None,
            true => match exclusive::lock(&database).await {
                Ok(connection) => Some(connection),
                Err(error) if exclusive::is_in_use(&error) => {
                    return Err(RestoreError::InUse(database.display().to_string()));
                }
                // It is damaged, which is why somebody restores a backup.
                Err(_) => None,
            },
        };
        let copy = beside(&database, "restoring");
        // Left behind by an attempt that was killed.
        remove(&copy);
        let tables = back_up(&format!("sqlite://{}", backup.display()), &copy).await?;
        let mut this = Restoring { database, copy, replaced, has_file, tables, last_step: None };
        match this.migrate().await {
            Ok(last_step) => this.last_step = last_step,
            Err(error) => {
                this.abandon().await;
                return Err(error.into());
            }
        }
        Ok(this)
    }

    async fn migrate(&self) -> Result<Option<i64>, StoreError> {
        let store = self.open().await?;
        let last = store.last_step_at(i64::MAX).await;
        store.close().await;
        last
    }

    /// Opens the copy.
    pub async fn open(&self) -> Result<Store, StoreError> {
        Store::open(&format!("sqlite://{}", self.copy.display())).await
    }

    /// Those who were at tables in the backup and are there no more in the database that is replaced; none if that can't
    /// be read. Preferences that were deleted since are deleted in the copy, too.
    pub async fn missing_guests(&mut self) -> Option<Vec<MissingGuest>> {
        let database = self.replaced.as_mut()?;
        let attach = sqlx::query("ATTACH DATABASE $1 AS backup").bind(self.copy.display().to_string());
        attach.execute(&mut *database).await.ok()?;
        let found = read_missing(database).await;
        let _ = sqlx::raw_sql("DETACH DATABASE backup").execute(&mut *database).await;
        found.ok()
    }

    /// Deletes the copy. Everything stays as it was.
    pub async fn abandon(self) {
        if let Some(connection) = self.replaced {
            exclusive::release(connection).await;
        }
        remove(&self.copy);
    }

    /// Replaces the database. Returns where the replaced one is kept.
    pub async fn replace(mut self, now: i64) -> Result<Option<PathBuf>, RestoreError> {
        let kept = beside(&self.database, &format!("before-restore-{}", now.div_euclid(1000)));
        if let Some(connection) = &mut self.replaced {
            exclusive::fold(connection).await.map_err(StoreError::from)?;
        }
        let moved = |file: &Path, to: &Path| {
            fs::rename(file, to).map_err(|why| RestoreError::File { file: file.display().to_string(), why })
        };
        if self.has_file {
            // Whoever could use the database can use it again, also if somebody else restores it.
            like(&self.copy, &self.database);
            moved(&self.database, &kept)?;
            // Those of a database that can't be read.
            for part in ["-wal", "-shm"] {
                let file = with_suffix(&self.database, part);
                if file.exists() {
                    moved(&file, &with_suffix(&kept, part))?;
                }
            }
        }
        moved(&self.copy, &self.database)?;
        if let Some(connection) = self.replaced {
            exclusive::release(connection).await;
        }
        Ok(self.has_file.then_some(kept))
    }
}

/// What is older in the database than in the backup was not deleted from it since, so it is left alone.
const IS_LATER: &str = "
    SELECT (SELECT COALESCE(MAX(at), 0) FROM main.steps) >= (SELECT COALESCE(MAX(at), 0) FROM backup.steps)";

const MISSING: &str = "
    SELECT old.table_id, old.user_id FROM backup.guests old JOIN main.tables t ON t.id = old.table_id
    WHERE NOT EXISTS (SELECT 1 FROM main.guests new WHERE new.table_id = old.table_id AND new.user_id = old.user_id)";

const CHANGED_STEPS: &str = "
    SELECT old.text, new.text FROM backup.steps old JOIN main.steps new USING (table_id, number)
    WHERE table_id = $1 AND old.text <> new.text";

const DROP_DELETED_PREFERENCES: &str = "
    DELETE FROM backup.settings WHERE scope LIKE 'user:%' AND scope NOT IN (SELECT scope FROM main.settings);
    DELETE FROM backup.hidden WHERE user_id NOT IN (SELECT user_id FROM main.hidden)";

async fn read_missing(database: &mut SqliteConnection) -> Result<Vec<MissingGuest>, sqlx::Error> {
    if sqlx::query_scalar::<_, i64>(IS_LATER).fetch_one(&mut *database).await? == 0 {
        return Ok(Vec::new());
    }
    let missing: Vec<(String, i64)> = sqlx::query_as(MISSING).fetch_all(&mut *database).await?;
    let mut guests = Vec::with_capacity(missing.len());
    for (table, user) in missing {
        let steps = sqlx::query_as(CHANGED_STEPS).bind(table).fetch_all(&mut *database).await?;
        guests.push(MissingGuest { user: user.cast_unsigned(), steps });
    }
    sqlx::raw_sql(DROP_DELETED_PREFERENCES).execute(database).await?;
    Ok(guests)
}

/// Gives a file the owner and the permissions of another one, as far as we may.
fn like(file: &Path, model: &Path) {
    let Ok(model) = fs::metadata(model) else { return };
    let _ = fs::set_permissions(file, model.permissions());
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        let _ = chown(file, Some(model.uid()), Some(model.gid()));
    }
}

fn beside(file: &Path, what: &str) -> PathBuf {
    with_suffix(file, &format!(".{what}"))
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn remove(copy: &Path) {
    for part in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(with_suffix(copy, part));
    }
}
