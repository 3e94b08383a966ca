//! Backups that run themselves, once a day, and the way back from one. For SQLite: PostgreSQL has its own tools.

mod restore;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;
use time::{Date, Month, OffsetDateTime, Time};

pub use self::restore::{Restored, restore};
use crate::clock::Clock;
use crate::metrics::metrics;
use crate::store::{self, BackupError, Store, StoreError};
use crate::tables::{self, Check};
use crate::tasks::Heartbeat;

/// The time between two backups, in seconds.
const INTERVAL: i64 = 24 * 60 * 60;
/// How many are kept.
pub const KEPT: usize = 14;
/// The name of a copy that is being made.
const UNCHECKED: &str = "stammtisch-unchecked.db";
/// The pause before a backup that failed is tried again.
const RETRY_PAUSE: Duration = Duration::from_secs(60 * 60);

/// Why a backup was not made, or can't be trusted.
#[derive(Debug, Error)]
enum Failure {
    #[error(transparent)]
    Copy(#[from] BackupError),
    #[error("the copy can't be opened: {0}")]
    Open(#[from] StoreError),
    #[error("the folder can't be read: {0}")]
    Folder(#[from] io::Error),
}

/// Makes a backup when the last one is a day old, for ever.
pub async fn run(url: String, folder: PathBuf, clock: Clock, heartbeat: Heartbeat) {
    loop {
        let now = clock().0.div_euclid(1000);
        let last = files(&folder).ok().and_then(|files| files.last().and_then(|(at, _)| *at));
        // If none was ever made, that is known, too.
        metrics().backed_up(last.unwrap_or_default());
        let wait = last.map_or(0, |last| (last + INTERVAL - now).clamp(0, INTERVAL));
        heartbeat.pause(Duration::from_secs(wait.unsigned_abs())).await;
        let now = clock().0.div_euclid(1000);
        if let Err(error) = heartbeat.during(back_up(&url, &folder, now)).await {
            tracing::error!(%error, "could not make the daily backup");
            heartbeat.pause(RETRY_PAUSE).await;
        }
    }
}

/// Makes one backup, checks it, and deletes the oldest ones. It has its name only when it is checked: a copy that was broken
/// off, or that can't be opened, counts as none.
async fn back_up(url: &str, folder: &Path, now: i64) -> Result<(), Failure> {
    let (file, unchecked) = (folder.join(file_name(now)), folder.join(UNCHECKED));
    match fs::remove_file(&unchecked) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let count = store::back_up(url, &unchecked).await?;
    let sample = sample(&unchecked).await?;
    fs::rename(&unchecked, &file)?;
    if sample.problems.is_empty() {
        tracing::info!(file = %file.display(), tables = count, replayed = sample.tables, "made the daily backup");
    }
    // They are the same in the database: the copy is true to it.
    for problem in &sample.problems {
        tracing::warn!(
            problem,
            "the daily backup has a table that can't be replayed; see `stammtisch check`"
        );
    }
    metrics().backed_up(now);
    let files = files(folder)?;
    for (_, old) in files.iter().take(files.len().saturating_sub(KEPT)) {
        fs::remove_file(old)?;
    }
    Ok(())
}

/// Opens a backup and replays its open tables, and some that are over.
async fn sample(file: &Path) -> Result<Check, StoreError> {
    let store = Store::open_to_read(&format!("sqlite://{}", file.display())).await?;
    let sample = tables::check_sample(&store).await;
    store.close().await;
    sample
}

/// The backups of a folder, oldest first, with the time in their name. Other files are not ours.
fn files(folder: &Path) -> io::Result<Vec<(Option<i64>, PathBuf)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        if let Some(at) = file.file_name().and_then(|name| time_of(name.to_str()?)) {
            files.push((Some(at), file));
        }
    }
    files.sort();
    Ok(files)
}

/// Such as `stammtisch-20261118-040000.db`, in UTC.
fn file_name(now: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(now).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second) = at.to_hms();
    format!("stammtisch-{year:04}{:02}{day:02}-{hour:02}{minute:02}{second:02}.db", u8::from(month))
}

/// The time in the name of a backup; none for the name of something else.
fn time_of(name: &str) -> Option<i64> {
    let (day, time) = name.strip_prefix("stammtisch-")?.strip_suffix(".db")?.split_once('-')?;
    let is_number =
        |text: &str, length| text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(day, 8) || !is_number(time, 6) {
        return None;
    }
    let part = |text: &str, from, to| text.get(from..to)?.parse::<u8>().ok();
    let month = Month::try_from(part(day, 4, 6)?).ok()?;
    let date = Date::from_calendar_date(day.get(..4)?.parse().ok()?, month, part(day, 6, 8)?).ok()?;
    let time = Time::from_hms(part(time, 0, 2)?, part(time, 2, 4)?, part(time, 4, 6)?).ok()?;
    Some(OffsetDateTime::new_utc(date, time).unix_timestamp())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection};

    use super::*;
    use crate::table::Moment;
    use crate::tasks::Tasks;

    #[test]
    fn a_name_says_when_and_other_names_are_not_ours() {
        assert_eq!(file_name(1_794_960_000), "stammtisch-20261118-000000.db");
        assert_eq!(time_of("stammtisch-20261118-000000.db"), Some(1_794_960_000));
        for other in ["stammtisch.db", "stammtisch-20261117.db", "stammtisch-20261317-224000.db", "notes.txt"]
        {
            assert_eq!(time_of(other), None, "{other}");
        }
    }

    #[tokio::test]
    async fn a_backup_is_made_every_day_and_fourteen_are_kept_beside_what_is_not_ours() {
        let folder = std::env::temp_dir().join(format!("stammtisch-backups-{}", std::process::id()));
        fs::create_dir_all(folder.join("copies")).unwrap();
        let copies = folder.join("copies");
        fs::write(copies.join("notes.txt"), "keep me").unwrap();
        let url = format!("sqlite://{}", folder.join("games.db").display());
        Store::open(&url).await.unwrap().close().await;
        for day in 0..20 {
            back_up(&url, &copies, 1_794_960_000 + day * INTERVAL).await.unwrap();
        }
        let kept = files(&copies).unwrap();
        assert_eq!(kept.len(), KEPT);
        assert!(kept[0].1.ends_with("stammtisch-20261124-000000.db"), "the oldest go: {kept:?}");
        assert!(copies.join("notes.txt").exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn a_copy_that_was_broken_off_or_cannot_be_opened_is_no_backup() {
        let folder = std::env::temp_dir().join(format!("stammtisch-no-backup-{}", std::process::id()));
        let copies = folder.join("copies");
        fs::create_dir_all(&copies).unwrap();
        let file = folder.join("games.db");
        let url = format!("sqlite://{}", file.display());
        // The machine stopped while it was made.
        fs::write(copies.join(UNCHECKED), "half of it").unwrap();
        assert_eq!(files(&copies).unwrap(), [], "it counts as none");
        // A database that a program of this version must not open: whole for SQLite, and of no use.
        let store = Store::open(&url).await.unwrap();
        store.set_setting("bot", "minimum-reader", "99").await.unwrap();
        store.close().await;
        assert!(back_up(&url, &copies, 1_794_960_000).await.is_err());
        assert_eq!(files(&copies).unwrap(), [], "nothing has the name of a backup");
        let mut database = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        let mend = sqlx::query("UPDATE settings SET value = '1' WHERE key = 'minimum-reader'");
        mend.execute(&mut database).await.unwrap();
        database.close().await.unwrap();
        back_up(&url, &copies, 1_794_960_000).await.unwrap();
        assert_eq!(files(&copies).unwrap().len(), 1);
        assert!(!copies.join(UNCHECKED).exists());
        fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn the_next_one_is_made_when_the_last_is_a_day_old_and_not_with_every_start() {
        let folder = std::env::temp_dir().join(format!("stammtisch-daily-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}", folder.join("games.db").display());
        Store::open(&url).await.unwrap().close().await;
        let time = Arc::new(AtomicI64::new(1_794_960_000_000));
        let start = async |time: &Arc<AtomicI64>, expected: usize| {
            let (tasks, time) = (Tasks::default(), time.clone());
            let (url, copies) = (url.clone(), folder.clone());
            tasks.supervise("backups", move |heartbeat| {
                let time = time.clone();
                let clock: Clock = Arc::new(move || Moment(time.load(Ordering::Relaxed)));
                run(url.clone(), copies.clone(), clock, heartbeat)
            });
            for _ in 0..100 {
                tokio::time::sleep(Duration::from_millis(20)).await;
                if files(&folder).unwrap().len() > expected {
                    break;
                }
            }
            tasks.stop().await;
            files(&folder).unwrap().len()
        };
        assert_eq!(start(&time, 0).await, 1, "there is none yet");
        time.fetch_add(60_000, Ordering::Relaxed);
        assert_eq!(start(&time, 1).await, 1, "a minute later there is one");
        time.fetch_add(INTERVAL * 1000, Ordering::Relaxed);
        assert_eq!(start(&time, 1).await, 2, "a day later it is time");
        fs::remove_dir_all(&folder).unwrap();
    }
}
