//! People and servers: who hides from leaderboards, what is stored about them, and how they are forgotten.

use super::change::Write;
use super::{Erasure, Store, StoreError, Stored, Unreadable, UserExport, Written, privacy};
use crate::shards::Shards;
use crate::standings::Played;

impl Store {
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
}
