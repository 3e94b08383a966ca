//! What a table is opened with: the seed of its dice, and the message that shows the commitment to it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::fair::{Commitment, GameId, NoRandomness, Seed};

/// Draws what a table is opened with. The program draws it from the operating system, see [`TableSeed::draw`]; tests repeat
/// their own.
pub type DrawSeed = Arc<dyn Fn() -> Result<TableSeed, NoRandomness> + Send + Sync>;

/// An id and a seed for a table that is to be opened. The commitment to them is posted first: once there is a table, words
/// can be given.
pub struct TableSeed {
    /// The table's id, which is also the game's.
    pub id: GameId,
    /// The seed of its dice.
    pub seed: Seed,
    /// The message that shows the commitment, if it could be posted.
    pub posted: Option<PostedAt>,
}

impl TableSeed {
    /// Draws an id and a seed.
    pub fn draw() -> Result<TableSeed, NoRandomness> {
        Ok(TableSeed { id: GameId::random()?, seed: Seed::random()?, posted: None })
    }

    /// The commitment to the seed.
    pub fn commitment(&self) -> Commitment {
        self.seed.commit(&self.id)
    }
}

/// Where a message is. Stored with the table: the names of the fields are part of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PostedAt {
    /// The server; `None` in a conversation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<u64>,
    /// The channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
}
