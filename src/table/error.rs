//! Why a table rejects a command. The text for players is made elsewhere, in their language; the English here is for
//! logs.

use thiserror::Error;

use crate::game::{Action, Illegal};
use crate::journal::NoTakeBack;

/// Why a command was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The user has no seat here.
    #[error("not seated here")]
    NotSeated,
    /// The user already has a seat here.
    #[error("seated already")]
    AlreadySeated,
    /// All seats are taken.
    #[error("all {seats} seats are taken")]
    Full {
        /// How many seats there are.
        seats: u8,
    },
    /// There is no computer to remove.
    #[error("no computer sits here")]
    NoComputer,
    /// The game has already started.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game has not started.
    #[error("the game has not begun")]
    NotStarted,
    /// The game needs more players.
    #[error("{needed} players are needed")]
    TooFew {
        /// How many it needs.
        needed: u8,
    },
    /// Only the host may do that.
    #[error("only the host can do that")]
    NotHost,
    /// The user has already voted.
    #[error("voted already")]
    AlreadyVoted,
    /// Nobody for whom a computer could play is away.
    #[error("nobody is away")]
    NobodyAway,
    /// No friend has asked for the seat.
    #[error("nobody has asked for the seat")]
    NobodyOffers,
    /// The user has asked for the seat already.
    #[error("asked for it already")]
    AlreadyOffered,
    /// The table is over.
    #[error("the table is over")]
    Over,
    /// The button belongs to an earlier version of the board.
    #[error("the button is an old one")]
    Stale,
    /// The second of two moves is not possible after the first, so neither was made.
    #[error("{0} is not possible after that")]
    NotAfterThat(Action),
    /// The last move can't be taken back.
    #[error(transparent)]
    NoTakeBack(#[from] NoTakeBack),
    /// The rules don't allow it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
