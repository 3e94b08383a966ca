//! The database: the steps of tables, results, standings and settings.
//!
//! A table is stored as the list of its steps, which only grows. Replaying the steps gives the table's state. A write
//! that returned [`Written::Done`] is on the disk. A write is atomic: its steps, the interaction that caused it, the
//! end of its table and the result are stored together or not at all.
//!
//! The store knows no game and no Discord: a step is a text and an id is a number. Only the [`standings`] are derived
//! here, with every result. The store does not retry either: the caller knows how long it is worth waiting.
//!
//! The modules:
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
mod postgres;
mod privacy;
mod ranking;
mod reading;
mod rebuild;
mod record;
mod restoring;
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
use self::database::Pool;
pub use self::error::{StoreError, presentable};
pub use self::history::{HistoryFilter, HistoryViewer};
pub use self::moving::{MoveError, Moving, Progress};
pub use self::privacy::{Erasure, Sums, UserExport};
pub use self::ranking::{Page, Ranking, StandingRow};
pub use self::record::{
    BoardLocation, Finished, NewTable, Outage, Place, SeatResult, StepRow, Stored, TableHead, TableLimits,
    TablesAround, Theft, Unreadable, Written,
};
pub use self::restoring::{MissingGuest, RestoreError, Restoring};
use self::settings_cache::SettingsCache;
use self::writer::Writer;
use crate::shards::Shards;
use crate::standings::{self, Played, Span};

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

    /// Claims the reminder of this version of a board, until a time. Returns whether it is to be sent now: not if it was
    /// sent, and not while another process is sending it.
    pub async fn claim_reminder(
        &self,
        table: &str,
        version: u32,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let claim = Write::ClaimReminder { table: table.to_owned(), version, now, until };
        Ok(self.writer.write(claim).await? == Written::Done)
    }

    /// Remembers that this reminder was sent.
    pub async fn reminded(&self, table: &str, version: u32) -> Result<(), StoreError> {
        self.put(Write::Reminded { table: table.to_owned(), version }).await
    }

    /// The version of the last reminder that was sent.
    pub async fn last_reminder(&self, table: &str) -> Result<u32, StoreError> {
        reading::last_reminder(&self.reading, table).await
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

    /// A page of a leaderboard, counted from 0, and the row of `reader`.
    pub async fn leaderboard(
        &self,
        ranking: &Ranking,
        page: usize,
        size: usize,
        reader: Option<u64>,
    ) -> Result<Page, StoreError> {
        ranking::page(&self.reading, ranking, page, size, reader).await
    }

    /// Finished games of a server, newest first: at most `most`, after skipping `skip`.
    pub async fn history(
        &self,
        guild: u64,
        which: HistoryFilter<'_>,
        skip: usize,
        most: usize,
    ) -> Result<Vec<Played>, StoreError> {
        history::history(&self.reading, guild, which, skip as i64, most as i64).await
    }

    /// How many games ended in a server between two times.
    pub async fn count_results(&self, guild: u64, from: i64, until: i64) -> Result<i64, StoreError> {
        history::count(&self.reading, guild, from, until).await
    }

    /// All finished games of a user in a server, oldest first.
    pub async fn games_of(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Vec<Played>, StoreError> {
        history::games_of(&self.reading, guild, user, game).await
    }

    /// The user someone stole from most often in a server, and how often.
    pub async fn victim(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Option<(u64, i64)>, StoreError> {
        history::victim(&self.reading, guild, user, game).await
    }

    /// A user's name in a server, as of their last finished game.
    pub async fn name(&self, guild: u64, user: u64) -> Result<Option<String>, StoreError> {
        history::name(&self.reading, guild, user).await
    }

    /// Adds an analysis to a stored result.
    pub async fn analyse(&self, table: &str, analysed: Vec<Analysed>) -> Result<(), StoreError> {
        self.put(Write::Analyse { table: table.to_owned(), analysed }).await
    }

    /// Computes all standings again from the results, one server at a time, and calls `tell` after each. `now` decides
    /// which periods are kept.
    pub async fn rebuild(&self, now: i64, mut tell: impl FnMut(u64)) -> Result<(), StoreError> {
        let mut last = i64::MIN;
        while let Some(guild) = reading::next_server(&self.reading, last).await? {
            last = guild;
            let guild = guild.cast_unsigned();
            self.put(Write::Rebuild { guild, kept: Span::kept(now) }).await?;
            tell(guild);
        }
        self.set_setting("bot", "standings", standings::STANDINGS_VERSION).await
    }

    /// Rebuilds the standings if they were computed with another [`standings::STANDINGS_VERSION`], or never.
    pub async fn catch_up(&self, now: i64) -> Result<(), StoreError> {
        if self.setting("bot", "standings").await?.as_deref() == Some(standings::STANDINGS_VERSION) {
            return Ok(());
        }
        self.rebuild(now, |_| {}).await
    }

    /// Deletes the standings of periods that can no longer be asked for, one server at a time.
    pub async fn prune(&self, now: i64) -> Result<(), StoreError> {
        let kept = Span::kept(now);
        let mut last = String::new();
        while let Some(period) = reading::next_period(&self.reading, &last).await? {
            last.clone_from(&period);
            while let (false, Some(guild)) =
                (kept.contains(&period), reading::server_in(&self.reading, &period).await?)
            {
                self.put(Write::Prune { period: period.clone(), guild }).await?;
            }
        }
        Ok(())
    }

    /// Removes a user from all leaderboards, or shows them again.
    pub async fn hide(&self, user: u64, hidden: bool) -> Result<(), StoreError> {
        self.put(Write::Hide { user, hidden }).await
    }

    /// Whether a user is hidden from all leaderboards.
    pub async fn is_hidden(&self, user: u64) -> Result<bool, StoreError> {
        privacy::is_hidden(&self.reading, user).await
    }

    /// Everything stored about a user, tables and games by their ids.
    pub async fn export(&self, user: u64) -> Result<UserExport, StoreError> {
        privacy::export(&self.reading, user).await
    }

    /// A finished game, with the server where it counts.
    pub async fn game(&self, table: &str) -> Result<Option<(Option<u64>, Played)>, StoreError> {
        privacy::game(&self.reading, table).await
    }

    /// Every table a user ever sat at, also those that can't be decoded.
    pub async fn tables_of(&self, user: u64) -> Result<Vec<Result<Stored, Unreadable>>, StoreError> {
        privacy::tables_of(&self.reading, user).await
    }

    /// The servers in which a user has finished a game; `None` means direct messages.
    pub async fn servers_of(&self, user: u64) -> Result<Vec<Option<u64>>, StoreError> {
        privacy::servers_of(&self.reading, user).await
    }

    /// Erases a user: a random id replaces theirs in every table, and other players' data stays correct. Changes
    /// nothing if one of the tables has moved on in the meantime.
    pub async fn forget(&self, erasure: Erasure) -> Result<Written, StoreError> {
        self.writer.write(Write::ForgetPerson(erasure)).await
    }

    /// The servers of these shards that the bot is in, as far as the store knows.
    pub async fn servers(&self, shards: &Shards) -> Result<Vec<u64>, StoreError> {
        privacy::servers(&self.reading, shards).await
    }

    /// The channels with open tables in which the bot is a member, and their servers, of all shards.
    pub async fn open_places(&self) -> Result<Vec<(u64, Option<u64>)>, StoreError> {
        privacy::open_places(&self.reading).await
    }

    /// Records that the bot is in these servers, also if it had left them.
    pub async fn stay(&self, guilds: Vec<u64>) -> Result<(), StoreError> {
        self.put(Write::Stay { guilds }).await
    }

    /// Records when the bot left a server.
    pub async fn leave(&self, guild: u64, at: i64) -> Result<(), StoreError> {
        self.put(Write::Leave { guild, at }).await
    }

    /// The servers that the bot left before this time and whose data is still stored.
    pub async fn left_before(&self, moment: i64) -> Result<Vec<u64>, StoreError> {
        privacy::left_servers(&self.reading, moment).await
    }

    /// Deletes all data of a server, a few tables at a time so that other writes don't wait long.
    pub async fn drop_server(&self, guild: u64) -> Result<(), StoreError> {
        loop {
            let tables = privacy::some_tables(&self.reading, guild).await?;
            if tables.is_empty() {
                return self.put(Write::DropServer { guild }).await;
            }
            self.put(Write::DropTables(tables)).await?;
        }
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
