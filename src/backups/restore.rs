//! Restores a backup: `stammtisch restore`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::clock::Clock;
use crate::discord::LostBoards;
use crate::shards::Shards;
use crate::store::{RestoreError, Restoring, StoreError};
use crate::table::UserId;
use crate::tables::{self, Tables, TablesError};

/// What was restored, or would be.
#[derive(Debug)]
pub struct Restored {
    /// The number of tables in the backup.
    pub tables: u32,
    /// Those of them that are open.
    pub open: usize,
    /// What is wrong with open tables, or with those of the sample.
    pub problems: Vec<String>,
    /// How many people were erased since, and now are again; none if the database that is replaced can't be read.
    pub erased: Option<usize>,
    /// Where the replaced database is kept; none if there was none, or nothing was replaced.
    pub kept: Option<PathBuf>,
}

/// Puts a backup in the place of the database. A dry run does everything but that.
///
/// Erasures since the backup are applied to it. The open tables are marked as not shown, so that the bot brings their
/// boards up to date when it starts, and boards that are newer than the backup are noted as lost.
pub async fn restore(
    url: &str,
    backup: &Path,
    clock: &Clock,
    is_dry_run: bool,
) -> Result<Restored, RestoreError> {
    let mut restoring = Restoring::prepare(url, backup).await?;
    let missing = restoring.missing_guests().await;
    let erased: Option<BTreeSet<u64>> = missing.map(|guests| {
        let erased = guests.iter().filter(|guest| tables::is_erased(guest.user, &guest.steps));
        erased.map(|guest| guest.user).collect()
    });
    let changed = change(&restoring, erased.iter().flatten().copied(), clock).await;
    let (open, problems) = match changed {
        Ok(changed) => changed,
        Err(error) => {
            restoring.abandon().await;
            return Err(error.into());
        }
    };
    let (tables, erased) = (restoring.tables, erased.map(|users| users.len()));
    let kept = if is_dry_run {
        restoring.abandon().await;
        None
    } else {
        restoring.replace(clock().0).await?
    };
    Ok(Restored { tables, open, problems, erased, kept })
}

/// Brings the copy up to date. Returns the number of open tables, and what is wrong with tables.
async fn change(
    restoring: &Restoring,
    erased: impl Iterator<Item = u64>,
    clock: &Clock,
) -> Result<(usize, Vec<String>), StoreError> {
    let store = restoring.open().await?;
    let tables = Tables::restore(store.clone(), clock.clone(), Shards::ALL).await?;
    for user in erased {
        match tables.forget(UserId(user)).await {
            Ok(_) => {}
            Err(TablesError::Internal(error)) => return Err(StoreError::Failed(error.to_string())),
            Err(_) => return Err(StoreError::Failed("a person could not be erased again".to_owned())),
        }
    }
    store.mark_unshown().await?;
    LostBoards::note(&store, restoring.last_step.unwrap_or_default(), clock().0).await?;
    let (open, check) = (tables.count(), tables::check_sample(&store).await?);
    drop(tables);
    store.close().await;
    Ok((open, check.problems))
}
