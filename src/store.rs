//! Where tables outlive the process: their journals, their results, and settings.
//!
//! A table is stored as the list of its steps, which only ever grows; whoever wants its state replays them. What
//! was answered [`Written::Done`] is on the disk. A write is done as a whole or not at all: its steps, the
//! interaction it came by, the end of its table and the result.
//!
//! The store deliberately knows no game and no Discord: a step is a text, an id a number, and what follows from
//! them is somebody else's business. It doesn't retry either: whoever asked knows how long it is worth waiting.
//!
//! The parts: `sql` every text, `change` what can be written, `writer` the task that writes, `reading` the way
//! back, `sqlite` the file.

mod change;
mod error;
mod reading;
mod record;
mod sql;
mod sqlite;
mod writer;

#[cfg(test)]
mod full_disk;

use sqlx::sqlite::SqlitePool;

use self::change::{Change, Entry};
pub use self::error::StoreError;
pub use self::record::{Board, Finished, NewTable, Place, Step, Stored, Written};
use self::writer::Writer;

/// A handle of the store, cheap to clone. Every handle sees what any of them has written.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// The writer's connection. Kept here only to be closed.
    writing: SqlitePool,
    reading: SqlitePool,
}

impl Store {
    /// Opens `sqlite://path/to/file.db`, made if it isn't there, or `sqlite::memory:`, and brings it up to date.
    /// Runs inside tokio.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        let sqlite::Pools { writer: writing, readers: reading } = sqlite::open(url).await?;
        Ok(Store { writer: Writer::start(writing.clone()), writing, reading })
    }

    /// Opens a table, with the first steps of its journal.
    pub async fn open_table(
        &self,
        table: NewTable,
        steps: Vec<Step>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        let entry = Entry { table: table.id.clone(), steps, interaction };
        self.writer.write(Change::Open(table, entry)).await
    }

    /// Adds steps to the journal of an open table.
    pub async fn append(
        &self,
        table: &str,
        steps: Vec<Step>,
        interaction: Option<u64>,
    ) -> Result<Written, StoreError> {
        self.writer.write(Change::Append(Entry { table: table.to_owned(), steps, interaction })).await
    }

    /// Ends a table: its last steps, and its result if it was played to the end.
    pub async fn close_table(
        &self,
        table: &str,
        steps: Vec<Step>,
        interaction: Option<u64>,
        result: Option<Finished>,
    ) -> Result<Written, StoreError> {
        self.writer.write(Change::Close(Entry { table: table.to_owned(), steps, interaction }, result)).await
    }

    /// Every table that isn't over.
    pub async fn open_tables(&self) -> Result<Vec<Stored>, StoreError> {
        reading::open_tables(&self.reading).await
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
    pub async fn remember_board(&self, table: &str, board: Board) -> Result<(), StoreError> {
        self.put(Change::Board { table: table.to_owned(), board }).await
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

    /// Forgets the interactions that were counted before a moment, in milliseconds since 1970. Discord repeats a
    /// delivery within minutes: a day is plenty.
    pub async fn forget_interactions(&self, before: i64) -> Result<(), StoreError> {
        self.put(Change::Forget { before }).await
    }

    /// How often it has committed since it was opened: less often than it was written to, if writes came together.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Writes what is waiting, then closes the file. Whatever any handle wants after that is refused.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.reading.close().await;
        self.writing.close().await;
    }

    /// Writes something that can't be refused.
    async fn put(&self, change: Change) -> Result<(), StoreError> {
        self.writer.write(change).await.map(|_| ())
    }
}
