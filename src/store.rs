//! Where tables outlive the process: their journals, their results, and settings.
//!
//! A table is stored as the list of its steps, which only ever grows; whoever wants its state replays them. What
//! was answered [`Written::Done`] is on the disk. A write is done as a whole or not at all: its steps, the
//! interaction it came by, the end of its table and the result.
//!
//! The store deliberately knows no game and no Discord: a step is a text, an id a number, and what follows from
//! them is somebody else's business, but for the [`standings`], which are kept up with every result. It
//! doesn't retry either: whoever asked knows how long it is worth waiting.
//!
//! The parts: `sql` every text, `change` what can be written, `bundle` the usual of that in one trip, `score` a result
//! and what comes of it, `rebuild` the same from all results, `writer` the task that writes, `reading`, `ranking` and
//! `past` the ways back, `privacy` what is kept of whom and how it goes, `settled` what is asked for all the time,
//! `database` one way to either of them, `sqlite` and `postgres` what each needs, `schema` its tables, `backup` a copy of
//! the file.

mod analysis;
mod backup;
mod batch;
mod change;
mod database;
mod error;
mod history;
mod postgres;
mod privacy;
mod ranking;
mod reading;
mod rebuild;
mod record;
mod schema;
mod score;
mod settings_cache;
mod sql;
mod sqlite;
mod writer;

#[cfg(test)]
mod full_disk;

use std::sync::Arc;

pub use self::analysis::Analysed;
pub use self::backup::{BackupError, back_up};
use self::change::{Change, Entry};
use self::database::Pool;
pub use self::error::{StoreError, presentable};
pub use self::history::Which;
pub use self::privacy::{Erasure, Sums, UserExport};
pub use self::ranking::{Page, Ranking, StandingRow};
pub use self::record::{
    BoardLocation, Finished, NewTable, SeatResult, StepRow, Stored, TableHead, Theft, Written,
};
use self::settings_cache::SettingsCache;
use self::writer::Writer;
use crate::shards::Shards;
use crate::standings::{self, Played, Span};

/// A handle of the store, cheap to clone. Every handle sees what any of them has written.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// The writer's connections. Kept here only to be closed.
    writing: Pool,
    reading: Pool,
    settings_cache: Arc<SettingsCache>,
}

/// The connections of a store.
struct Pools {
    writing: Pool,
    /// Those that read beside it.
    reading: Pool,
}

impl Store {
    /// Opens `sqlite://path/to/file.db`, made if it isn't there, `sqlite::memory:`, or
    /// `postgres://user:password@host/database`, and brings it up to date. Runs inside tokio.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let Pools { writing, reading } =
            if postgres::is_meant(url) { postgres::open(url).await? } else { sqlite::open(url).await? };
        Ok(Store { writer: Writer::start(&writing), writing, reading, settings_cache: Arc::default() })
    }

    /// Opens a table, with the first steps of its journal.
    pub async fn open_table(
        &self,
        table: NewTable,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        let entry = Entry { table: table.id.clone(), steps, interaction };
        self.writer.write(Change::Open(table, entry)).await
    }

    /// Adds steps to the journal of an open table.
    pub async fn append(
        &self,
        table: &str,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        self.writer.write(Change::Append(Entry { table: table.to_owned(), steps, interaction })).await
    }

    /// Ends a table: its last steps, and its result if it was played to the end.
    pub async fn close_table(
        &self,
        table: &str,
        steps: Vec<StepRow>,
        interaction: Option<u64>,
        result: Option<Finished>,
    ) -> Result<Written, StoreError> {
        self.writer.write(Change::Close(Entry { table: table.to_owned(), steps, interaction }, result)).await
    }

    /// Every table that isn't over.
    pub async fn open_tables(&self) -> Result<Vec<Stored>, StoreError> {
        let mut all = Vec::new();
        self.each_open_table(&Shards::ALL, |stored| all.push(stored)).await?;
        Ok(all)
    }

    /// Shows every table that isn't over in the servers of these shards. It reads some at a time: all at once would
    /// take much memory, and a process doesn't give back what it once had.
    pub async fn each_open_table(
        &self,
        shards: &Shards,
        mut see: impl FnMut(Stored),
    ) -> Result<(), StoreError> {
        let mut last = i64::MIN;
        loop {
            let some = reading::open_tables(&self.reading, shards, last).await?;
            match some.iter().map(|stored| stored.table.channel.cast_signed()).max() {
                Some(channel) => last = channel,
                None => return Ok(()),
            }
            some.into_iter().for_each(&mut see);
        }
    }

    /// The open table in a channel.
    pub async fn open_table_in(&self, channel: u64) -> Result<Option<Stored>, StoreError> {
        reading::open_table_in(&self.reading, channel).await
    }

    /// How far a table is; none if it isn't there.
    pub async fn table_head(&self, id: &str) -> Result<Option<TableHead>, StoreError> {
        reading::table_head(&self.reading, id).await
    }

    /// Whether an interaction has been counted.
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

    /// The table that was opened last in a channel.
    pub async fn last_table(&self, channel: u64) -> Result<Option<Stored>, StoreError> {
        reading::last_table(&self.reading, channel).await
    }

    /// Notes which message shows a table; the last one counts. No part of the journal.
    pub async fn remember_board(&self, table: &str, board: BoardLocation) -> Result<(), StoreError> {
        self.put(Change::BoardLocation { table: table.to_owned(), board }).await
    }

    /// What was set, in a scope such as `guild:123`, `user:5` or `bot`.
    pub async fn setting(&self, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
        reading::setting(&self.reading, scope, key).await
    }

    /// Sets it; the last value counts.
    pub async fn set_setting(&self, scope: &str, key: &str, value: &str) -> Result<(), StoreError> {
        let [scope, key, value] = [scope, key, value].map(str::to_owned);
        self.put(Change::Setting { scope, key, value }).await
    }

    /// Everything that is set in a scope, by key.
    pub async fn settings(&self, scope: &str) -> Result<Vec<(String, String)>, StoreError> {
        let pairs = self.settings_cache.get(scope, reading::settings(&self.reading, scope)).await?;
        Ok(pairs.to_vec())
    }

    /// The same as it was when it was last read here, if it was.
    pub fn last_settings(&self, scope: &str) -> Option<Vec<(String, String)>> {
        self.settings_cache.last(scope).map(|pairs| pairs.to_vec())
    }

    /// Every scope that has set this, and to what.
    pub async fn settings_of(&self, key: &str) -> Result<Vec<(String, String)>, StoreError> {
        reading::settings_of(&self.reading, key).await
    }

    /// Unsets it.
    pub async fn clear_setting(&self, scope: &str, key: &str) -> Result<(), StoreError> {
        let [scope, key] = [scope, key].map(str::to_owned);
        self.put(Change::Clear { scope, key }).await
    }

    /// Forgets the interactions that were counted before a moment, in milliseconds since 1970. Discord repeats a
    /// delivery within minutes: a day is plenty.
    pub async fn forget_interactions(&self, before: i64) -> Result<(), StoreError> {
        self.put(Change::Forget { before }).await
    }

    /// A page of a leaderboard, counted from 0, and where `reader` stands on it.
    pub async fn leaderboard(
        &self,
        ranking: &Ranking,
        page: usize,
        size: usize,
        reader: Option<u64>,
    ) -> Result<Page, StoreError> {
        ranking::page(&self.reading, ranking, page, size, reader).await
    }

    /// Finished games of a server, the newest first: `most` of them behind the first `skip`.
    pub async fn history(
        &self,
        guild: u64,
        which: Which<'_>,
        skip: usize,
        most: usize,
    ) -> Result<Vec<Played>, StoreError> {
        history::history(&self.reading, guild, which, skip as i64, most as i64).await
    }

    /// How many games ended in a server between two moments.
    pub async fn count_results(&self, guild: u64, from: i64, until: i64) -> Result<i64, StoreError> {
        history::count(&self.reading, guild, from, until).await
    }

    /// All finished games of a person in a server, the oldest first.
    pub async fn games_of(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Vec<Played>, StoreError> {
        history::games_of(&self.reading, guild, user, game).await
    }

    /// Whom a person stole from most in a server, and how often.
    pub async fn victim(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Option<(u64, i64)>, StoreError> {
        history::victim(&self.reading, guild, user, game).await
    }

    /// What somebody is called in a server, as of their last finished game.
    pub async fn name(&self, guild: u64, user: u64) -> Result<Option<String>, StoreError> {
        history::name(&self.reading, guild, user).await
    }

    /// Adds to a result how it was played, once that is known.
    pub async fn analyse(&self, table: &str, analysed: Vec<Analysed>) -> Result<(), StoreError> {
        self.put(Change::Analyse { table: table.to_owned(), analysed }).await
    }

    /// Works all standings out again from the results, server by server, and tells each. `now` says which stretches
    /// of time are kept.
    pub async fn rebuild(&self, now: i64, mut tell: impl FnMut(u64)) -> Result<(), StoreError> {
        let mut last = i64::MIN;
        while let Some(guild) = reading::next_server(&self.reading, last).await? {
            last = guild;
            let guild = guild.cast_unsigned();
            self.put(Change::Rebuild { guild, kept: Span::kept(now) }).await?;
            tell(guild);
        }
        self.set_setting("bot", "standings", standings::EDITION).await
    }

    /// Works the standings out again if they were made by other rules, or by none.
    pub async fn catch_up(&self, now: i64) -> Result<(), StoreError> {
        if self.setting("bot", "standings").await?.as_deref() == Some(standings::EDITION) {
            return Ok(());
        }
        self.rebuild(now, |_| {}).await
    }

    /// Drops the standings of stretches of time that nobody asks for any more, server by server.
    pub async fn prune(&self, now: i64) -> Result<(), StoreError> {
        let kept = Span::kept(now);
        let mut last = String::new();
        while let Some(period) = reading::next_period(&self.reading, &last).await? {
            last.clone_from(&period);
            while let (false, Some(guild)) =
                (kept.contains(&period), reading::server_in(&self.reading, &period).await?)
            {
                self.put(Change::Prune { period: period.clone(), guild }).await?;
            }
        }
        Ok(())
    }

    /// Takes a person off all leaderboards, or lets them on again.
    pub async fn hide(&self, user: u64, hidden: bool) -> Result<(), StoreError> {
        self.put(Change::Hide { user, hidden }).await
    }

    /// Whether a person wants to be on no leaderboard.
    pub async fn is_hidden(&self, user: u64) -> Result<bool, StoreError> {
        privacy::is_hidden(&self.reading, user).await
    }

    /// Everything that is kept of a person.
    pub async fn export(&self, user: u64) -> Result<UserExport, StoreError> {
        privacy::export(&self.reading, user).await
    }

    /// Every table a person ever sat at.
    pub async fn tables_of(&self, user: u64) -> Result<Vec<Stored>, StoreError> {
        privacy::tables_of(&self.reading, user).await
    }

    /// The servers a person has finished a game in; none for private conversations.
    pub async fn servers_of(&self, user: u64) -> Result<Vec<Option<u64>>, StoreError> {
        privacy::servers_of(&self.reading, user).await
    }

    /// Makes nobody of a person: their id leaves every table, and what others did stays true. Nothing happens if a
    /// table has moved on meanwhile.
    pub async fn forget(&self, erasure: Erasure) -> Result<Written, StoreError> {
        self.writer.write(Change::ForgetPerson(erasure)).await
    }

    /// The servers of these shards that the bot is in, as far as it knows.
    pub async fn servers(&self, shards: &Shards) -> Result<Vec<u64>, StoreError> {
        privacy::servers(&self.reading, shards).await
    }

    /// Notes that the bot is in these servers, whether it had left them or not.
    pub async fn stay(&self, guilds: Vec<u64>) -> Result<(), StoreError> {
        self.put(Change::Stay { guilds }).await
    }

    /// Notes when the bot left a server.
    pub async fn leave(&self, guild: u64, at: i64) -> Result<(), StoreError> {
        self.put(Change::Leave { guild, at }).await
    }

    /// The servers that the bot left before a moment, and whose data is still there.
    pub async fn left_before(&self, moment: i64) -> Result<Vec<u64>, StoreError> {
        privacy::left_servers(&self.reading, moment).await
    }

    /// Drops everything of a server, some tables at a time so that nobody else waits long.
    pub async fn drop_server(&self, guild: u64) -> Result<(), StoreError> {
        loop {
            let tables = privacy::some_tables(&self.reading, guild).await?;
            if tables.is_empty() {
                return self.put(Change::DropServer { guild }).await;
            }
            self.put(Change::DropTables(tables)).await?;
        }
    }

    /// Whether it is there: it reads, and somebody writes.
    pub async fn answers(&self) -> Result<(), StoreError> {
        self.setting("bot", "standings").await?;
        if self.writer.is_running() { Ok(()) } else { Err(StoreError::Closed) }
    }

    /// How often it has committed since it was opened: less often than it was written to, if writes came together.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Writes what is waiting, then closes the database. Whatever any handle wants after that is refused.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.reading.close().await;
        self.writing.close().await;
    }

    /// Writes something that can't be refused.
    async fn put(&self, change: Change) -> Result<(), StoreError> {
        let scope = change.settles();
        let written = self.writer.write(change).await.map(|_| ());
        scope.inspect(|scope| self.settings_cache.written(scope));
        written
    }
}
