//! Why a table doesn't do what it was asked. Plain data: the sentence is made elsewhere, in the reader's language;
//! the English here is for logs.

use thiserror::Error;

use crate::game::Illegal;

/// What a person did wrong, or came too late for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Who asks doesn't sit here.
    #[error("not seated here")]
    NotSeated,
    /// Who asks sits here already.
    #[error("seated already")]
    AlreadySeated,
    /// Every seat is taken.
    #[error("all {seats} seats are taken")]
    Full {
        /// How many seats there are.
        seats: u8,
    },
    /// No computer sits here.
    #[error("no computer sits here")]
    NoComputer,
    /// The game has begun without them.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game needs more players.
    #[error("{needed} players are needed")]
    TooFew {
        /// How many.
        needed: u8,
    },
    /// Only the host can do that.
    #[error("only the host can do that")]
    NotHost,
    /// This person's vote counts already.
    #[error("voted already")]
    AlreadyVoted,
    /// The table is over.
    #[error("the table is over")]
    Over,
    /// The button belongs to an earlier moment.
    #[error("the button is an old one")]
    Stale,
    /// The rules don't allow it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
