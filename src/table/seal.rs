//! What a table is opened with: the seed of its dice, and the message that shows the commitment to it.

use serde::{Deserialize, Serialize};

use crate::fair::{Commitment, GameId, NoRandomness, Seed};

/// An id and a seed for a table that is to be opened. The commitment to them is posted first: once there is a table, words
/// can be given.
pub struct Seal {
    /// The table's id, which is also the game's.
    pub id: GameId,
    /// The seed of its dice.
    pub seed: Seed,
    /// The message that shows the commitment, if it could be posted.
    pub posted: Option<PostedAt>,
}

impl Seal {
    /// Draws an id and a seed.
    pub fn draw() -> Result<Seal, NoRandomness> {
        Ok(Seal { id: GameId::random()?, seed: Seed::random()?, posted: None })
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
