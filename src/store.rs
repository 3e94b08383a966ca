//! The database: the steps of tables, results, standings and settings.
//!
//! A table is stored as the list of its steps, which only grows. Replaying the steps gives the table's state. A write
//! that returned [`Written::Done`] is on the disk. A write is atomic: its steps, the interaction that caused it, the
//! end of its table and the result are stored together or not at all.
//!
//! The store knows no game and no Discord: a step is a text and an id is a number. Only the standings are derived
//! here, with every result. The store does not retry either: the caller knows how long it is worth waiting.
//!
//! This file opens the store and has what concerns tables, `results` and `people` what concerns those. The other modules:
//!
//! - `sql`: every SQL statement
//! - `record`: the plain data that is stored; `error`: why a read or a write failed
//! - `change`: everything that can be written
//! - `batch`: the SQLite fast path, many moves in one statement
//! - `writer`: the tasks that write
//! - `score`: stores a result and updates the standings; `rebuild` computes them again from all results
//! - `analysis`: adds the quality of play to a result later
//! - `reading`, `ranking` and `history`: read tables, leaderboards and finished games
//! - `privacy`: export and erasure
//! - `settings_cache`: settings as last read
//! - `database`: the common interface to `sqlite` and `postgres`
//! - `schema`: the migrations
//! - `backup`: copies a SQLite file; `restoring` puts one in the place of another; `exclusive` makes sure that nobody else
//!   uses it
//! - `moving`: copies a store into another one

mod analysis;
mod backup;
mod batch;
mod change;
mod database;
mod error;
mod exclusive;
mod history;
mod moving;
mod people;
mod postgres;
mod privacy;
mod ranking;
mod reading;
mod rebuild;
mod record;
mod restoring;
mod results;
mod schema;
mod score;
mod settings_cache;
mod sql;
mod sqlite;
mod writer;

#[cfg(test)]
mod full_disk;

use std::sync::Arc;
use std::time::Duration;

pub use self::analysis::Analysed;
pub use self::backup::{BackupError, back_up};
use self::change::{NewSteps, Write};
use self::database::{Pool, Query};
pub use self::error::{StoreError, presentable};
pub use self::history::{HistoryFilter, HistoryViewer};
pub use self::moving::{MoveError, Moving, Progress};
pub use self::privacy::{Erasure, Sums, UserExport};
pub use self::ranking::{Page, Ranking, StandingRow};
pub use self::record::{
    AbsenceRow, BoardLocation, Finished, NewTable, Notice, Outage, Place, SeatResult, StepRow, Stored,
    TableHead, TableLimits, TablesAround, Theft, Unreadable, Written,
};
pub use self::restoring::{MissingGuest, RestoreError, Restoring};
use self::settings_cache::SettingsCache;
use self::writer::Writer;
use crate::shards::Shards;
use crate::standings::Played;

/// A handle to the store, cheap to clone. Every handle sees what any other has written.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// The writer's connections, kept only to close them.
    writing: Pool,
    reading: Pool,
    settings_cache: Arc<SettingsCache>,
}

/// The connection pools of a store.
struct Pools {
    writing: Pool,
    /// Connections that only read.
    reading: Pool,
}

impl Store {
    /// Opens `sqlite://path/to/file.db` (created if missing), `sqlite::memory:`, or
    /// `postgres://user:password@host/database`, and runs the migrations. Needs a tokio runtime.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let Pools { writing, reading } =
            if postgres::is_postgres(url) { postgres::open(url).await? } else { sqlite::open(url).await? };
        Ok(Store { writer: Writer::start(&writing), writing, reading, settings_cache: Arc::default() })
    }

    /// Opens a store whose server may still be starting, or be restarted: waits for it.
    pub async fn open_when_ready(url: &str, patience: Duration) -> Result<Store, StoreError> {
        if postgres::is_postgres(url) {
            postgres::wait_until_ready(url, patience).await;
        }
        Store::open(url).await
    }

    /// Whether this is the target of a move that was interrupted: then something may be missing.
    pub async fn is_unfinished_move(&self) -> Result<bool, StoreError> {
        Ok(self.setting(moving::MARK.0, moving::MARK.1).await?.is_some())
    }

    /// Opens a store to read it only, as it is: it is neither migrated nor changed. Fails if it is of another version.
    pub async fn open_to_read(url: &str) -> Result<Store, StoreError> {
        let Pools { writing, reading } = if postgres::is_postgres(url) {
            postgres::open_to_read(url)?
        } else {
            sqlite::open_to_read(url).await?
        };
        reading::check_version(&reading).await?.map_err(|why| StoreError::open(url, why))?;
        Ok(Store { writer: Writer::start(&writing), writing, reading, settings_cache: Arc::default() })
    }

    /// Opens a table, with its first steps.
    pub async fn open_table(
        &self,
        table: NewTable,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        let entry = NewSteps { table: table.id.clone(), steps, interaction };
        self.writer.write(Write::Open(table, entry, None)).await
    }

    /// The same, if there is room for it. That holds also where several processes open tables at the same time.
    pub async fn open_table_within(
        &self,
        room: TableLimits,
        table: NewTable,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        let entry = NewSteps { table: table.id.clone(), steps, interaction };
        self.writer.write(Write::Open(table, entry, Some(Box::new(room)))).await
    }

    /// The open tables that count when this person opens another in this server.
    pub async fn tables_around(&self, user: u64, guild: Option<u64>) -> Result<TablesAround, StoreError> {
        Ok(reading::around(&mut self.reading.acquire().await?, user, guild).await?)
    }

    /// The ids of a person's open private tables.
    pub async fn private_tables(&self, user: u64) -> Result<Vec<String>, StoreError> {
        reading::private_tables(&self.reading, user).await
    }

    /// Adds steps to an open table.
    pub async fn append(
        &self,
        table: &str,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        self.writer.write(Write::Append(NewSteps { table: table.to_owned(), steps, interaction })).await
    }

    /// Closes a table with its last steps, and with its result if the game was played to the end.
    pub async fn close_table(
        &self,
        table: &str,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
        result: Option<Finished>,
    ) -> Result<Written, StoreError> {
        self.writer
            .write(Write::Close(NewSteps { table: table.to_owned(), steps, interaction }, result))
            .await
    }

    /// Closes a table that can't be read. If not even its id can, it is the one in the channel.
    pub async fn close_parked(
        &self,
        table: &str,
        channel: Option<u64>,
        interaction: u64,
    ) -> Result<Written, StoreError> {
        let table = table.to_owned();
        self.writer.write(Write::CloseParked { table, channel, interaction }).await
    }

    /// Every open table that can be read.
    pub async fn open_tables(&self) -> Result<Vec<Stored>, StoreError> {
        let mut all = Vec::new();
        self.each_open_table(&Shards::ALL, |read| all.extend(read)).await?;
        Ok(all)
    }

    /// Calls back with every open table in the servers of these shards, also with those that can't be decoded,
    /// and with those whose mark for being over can't be read. Reads in pages: reading all at once would take much
    /// memory, and the process would not give it back.
    pub async fn each_open_table(
        &self,
        shards: &Shards,
        mut see: impl FnMut(Result<Stored, Unreadable>),
    ) -> Result<(), StoreError> {
        let mut last = String::new();
        loop {
            let page = reading::open_tables(&self.reading, shards, &last).await?;
            page.tables.into_iter().for_each(&mut see);
            match page.next {
                Some(id) => last = id,
                None => break,
            }
        }
        reading::doubtful_tables(&self.reading, shards).await?.into_iter().for_each(see);
        Ok(())
    }

    /// The next tables after this id, open or over, and the id after which to go on; without one there are no more. A
    /// table whose id can't be read may come twice.
    pub async fn tables_after(
        &self,
        id: &str,
    ) -> Result<(Vec<Result<Stored, Unreadable>>, Option<String>), StoreError> {
        let page = reading::tables_after(&self.reading, id).await?;
        Ok((page.tables, page.next))
    }

    /// The stored result of a table.
    pub async fn result(&self, table: &str) -> Result<Option<Played>, StoreError> {
        history::result(&self.reading, table).await
    }

    /// What the database finds wrong with itself. PostgreSQL is never asked: it has its own tools.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        reading::integrity(&self.reading).await
    }

    /// The columns with values that they can't have. PostgreSQL checks that itself.
    pub async fn odd_values(&self) -> Result<Vec<String>, StoreError> {
        reading::odd_values(&self.reading).await
    }

    /// The users who ever sat at a table.
    pub async fn participants(&self, table: &str) -> Result<Vec<u64>, StoreError> {
        reading::participants(&self.reading, table).await
    }

    /// The open table in a channel.
    pub async fn open_table_in(&self, channel: u64) -> Result<Option<Stored>, StoreError> {
        reading::open_table_in(&self.reading, channel).await
    }

    /// How many steps a table has and whether it is over; `None` if there is no such table.
    pub async fn table_head(&self, id: &str) -> Result<Option<TableHead>, StoreError> {
        reading::table_head(&self.reading, id).await
    }

    /// Whether an interaction has already been applied.
    pub async fn has_counted(&self, interaction: u64) -> Result<bool, StoreError> {
        reading::has_counted(&self.reading, interaction).await
    }

    /// Whether other processes may write to the same tables.
    pub const fn is_shared(&self) -> bool {
        matches!(self.reading, Pool::Postgres(_))
    }

    /// One table, open or over.
    pub async fn table(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        reading::table(&self.reading, id).await
    }

    /// The table opened last in a channel.
    pub async fn last_table(&self, channel: u64) -> Result<Option<Stored>, StoreError> {
        reading::last_table(&self.reading, channel).await
    }

    /// Remembers which message shows a table, and how many of its steps. They are not steps.
    pub async fn remember_shown(
        &self,
        table: &str,
        board: BoardLocation,
        steps: u32,
    ) -> Result<(), StoreError> {
        self.put(Write::Shown { table: table.to_owned(), board, steps }).await
    }

    /// Claims a table for a process that is going to publish it. Returns whether no other process has it.
    pub async fn claim_publishing(
        &self,
        table: &str,
        process: u64,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let claim = Write::ClaimPublishing { table: table.to_owned(), process, now, until };
        Ok(self.writer.write(claim).await? == Written::Done)
    }

    /// Lets other processes publish a table that this one has claimed.
    pub async fn release_publishing(&self, table: &str, process: u64) -> Result<(), StoreError> {
        self.put(Write::ReleasePublishing { table: table.to_owned(), process }).await
    }

    /// The tables of these shards that Discord doesn't show as they are, closed ones included. Their last step is older
    /// than this time, in milliseconds since 1970.
    pub async fn owed(&self, shards: &Shards, before: i64) -> Result<Vec<String>, StoreError> {
        reading::owed(&self.reading, shards, before).await
    }

    /// Marks every open table as not shown, so that its board is brought up to date.
    pub async fn mark_unshown(&self) -> Result<(), StoreError> {
        self.put(Write::MarkUnshown).await
    }

    /// Gives up showing the end of a table: nobody could see it.
    pub async fn settle(&self, table: &str) -> Result<(), StoreError> {
        self.put(Write::Settle { table: table.to_owned() }).await
    }

    /// Claims what a person is told about a table, until a time. Returns what they were told so far; `None` while another
    /// process is telling them something.
    pub async fn claim_notice(
        &self,
        table: &str,
        user: u64,
        now: i64,
        until: i64,
    ) -> Result<Option<Notice>, StoreError> {
        let claim = Write::ClaimNotice { table: table.to_owned(), user, now, until };
        match self.writer.write(claim).await? {
            Written::Done => reading::notice(&self.reading, table, user).await,
            _ => Ok(None),
        }
    }

    /// Remembers what a person was told about a table, and lets others tell them more.
    pub async fn put_notice(&self, notice: Notice) -> Result<(), StoreError> {
        self.put(Write::Notice(notice)).await
    }

    /// Forgets what a person was told about a table that is over.
    pub async fn drop_notice(&self, table: &str, user: u64) -> Result<(), StoreError> {
        self.put(Write::DropNotice { table: table.to_owned(), user }).await
    }

    /// Remembers that a person wants no reminder while the table waits for them. The wait began with this step.
    pub async fn mute(&self, table: &str, user: u64, call: u32) -> Result<(), StoreError> {
        self.put(Write::Mute { table: table.to_owned(), user, call }).await
    }

    /// What a person was told about a table.
    pub async fn notice(&self, table: &str, user: u64) -> Result<Option<Notice>, StoreError> {
        reading::notice(&self.reading, table, user).await
    }

    /// What a person was told about each of their tables.
    pub async fn notices_of(&self, user: u64) -> Result<Vec<Notice>, StoreError> {
        reading::notices_of(&self.reading, user).await
    }

    /// The open tables in channels at which a person has ever sat, by id: how many steps they have, and where their boards
    /// are.
    pub async fn open_heads_of(
        &self,
        user: u64,
        most: usize,
    ) -> Result<Vec<(String, TableHead)>, StoreError> {
        reading::open_heads_of(&self.reading, user, most).await
    }

    /// The value of a setting in a scope such as `guild:123`, `user:5` or `bot`.
    pub async fn setting(&self, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
        reading::setting(&self.reading, scope, key).await
    }

    /// Changes a setting; the last value wins.
    pub async fn set_setting(&self, scope: &str, key: &str, value: &str) -> Result<(), StoreError> {
        let [scope, key, value] = [scope, key, value].map(str::to_owned);
        self.put(Write::Setting { scope, key, value }).await
    }

    /// Sets a setting that has no value yet. Returns whether this call did: of several at the same time, also in several
    /// processes, one does.
    pub async fn claim_setting(&self, scope: &str, key: &str, value: &str) -> Result<bool, StoreError> {
        let [scope, key, value] = [scope, key, value].map(str::to_owned);
        let written = self.writer.write(Write::ClaimSetting { scope: scope.clone(), key, value }).await?;
        self.settings_cache.written(&scope);
        Ok(written == Written::Done)
    }

    /// All settings of a scope, by key.
    pub async fn settings(&self, scope: &str) -> Result<Vec<(String, String)>, StoreError> {
        let pairs = self.settings_cache.get(scope, reading::settings(&self.reading, scope)).await?;
        Ok(pairs.to_vec())
    }

    /// The settings of a scope as this process last read them, if it ever did.
    pub fn last_settings(&self, scope: &str) -> Option<Vec<(String, String)>> {
        self.settings_cache.last(scope).map(|pairs| pairs.to_vec())
    }

    /// Every scope with a value for this key, and the value.
    pub async fn settings_of(&self, key: &str) -> Result<Vec<(String, String)>, StoreError> {
        reading::settings_of(&self.reading, key).await
    }

    /// Removes a setting.
    pub async fn clear_setting(&self, scope: &str, key: &str) -> Result<(), StoreError> {
        let [scope, key] = [scope, key].map(str::to_owned);
        self.put(Write::Clear { scope, key }).await
    }

    /// Deletes the record of interactions applied before this time, in milliseconds since 1970. Discord repeats a
    /// delivery within minutes, so keeping a day is plenty.
    pub async fn forget_interactions(&self, before: i64) -> Result<(), StoreError> {
        self.put(Write::Forget { before }).await
    }

    /// The outages that ended after this time. One that can't be read is left out.
    pub async fn outages(&self, after: i64) -> Result<Vec<Outage>, StoreError> {
        reading::outages(&self.reading, after).await
    }

    /// Stores an outage. A later end replaces the earlier one.
    pub async fn put_outage(&self, outage: Outage) -> Result<(), StoreError> {
        self.put(Write::Outage(outage)).await
    }

    /// Deletes the outages that ended before this time.
    pub async fn drop_outages(&self, before: i64) -> Result<(), StoreError> {
        self.put(Write::DropOutages { before }).await
    }

    /// The absences that end after this time.
    pub async fn absences(&self, after: i64) -> Result<Vec<AbsenceRow>, StoreError> {
        reading::absences(&self.reading, Query::new(sql::ABSENCES).bind(after)).await
    }

    /// The absences of a person or a server.
    pub async fn absences_of(&self, scope: &str) -> Result<Vec<AbsenceRow>, StoreError> {
        reading::absences(&self.reading, Query::new(sql::ABSENCES_OF).bind(scope)).await
    }

    /// The people and servers whose absences have changed since a moment.
    pub async fn changed_absences(&self, since: i64) -> Result<Vec<String>, StoreError> {
        Query::new(sql::CHANGED_ABSENCES).bind(since).read_firsts(&self.reading).await
    }

    /// Stores an absence. A later end replaces the earlier one.
    pub async fn put_absence(&self, absence: AbsenceRow) -> Result<(), StoreError> {
        self.put(Write::Absence(absence)).await
    }

    /// Deletes the absences that ended before this time.
    pub async fn drop_absences(&self, before: i64) -> Result<(), StoreError> {
        self.put(Write::DropAbsences { before }).await
    }

    /// The time of the last step of any open table, until a moment.
    pub async fn last_step_at(&self, until: i64) -> Result<Option<i64>, StoreError> {
        reading::last_step_at(&self.reading, until).await
    }

    /// Checks that the database can be read and that the writer is running.
    pub async fn answers(&self) -> Result<(), StoreError> {
        self.setting("bot", "standings").await?;
        if self.writer.is_running() { Ok(()) } else { Err(StoreError::Closed) }
    }

    /// Whether the tasks that write are running.
    pub fn is_writing(&self) -> bool {
        self.writer.is_running()
    }

    /// The number of commits since the store was opened. Several writes may share a commit.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Writes everything in the queue, then closes the database. Later calls on any handle fail.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.reading.close().await;
        self.writing.close().await;
    }

    /// Makes a write that is never repeated or overtaken.
    async fn put(&self, change: Write) -> Result<(), StoreError> {
        let scope = change.changed_scope();
        let written = self.writer.write(change).await.map(|_| ());
        scope.inspect(|scope| self.settings_cache.written(scope));
        written
    }
}
