//! Why an action is illegal. The text for players is made elsewhere, in their language; the English here is for logs,
//! transcripts and the command line.

use thiserror::Error;

use super::Seat;
use super::action::Row;
use super::cards::CardKind;
use super::worm_dice::Face;

/// Why an action is illegal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// It is another seat's turn.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The action belongs to another game.
    #[error("this game has no such action")]
    OtherGame,

    /// The player must roll first.
    #[error("the dice have to be rolled first")]
    RollFirst,
    /// After a roll, the player must set dice aside first.
    #[error("dice of one face have to be set aside first")]
    KeepFirst,
    /// All dice or all faces are set aside, so the player must stop.
    #[error("nothing is left to roll for; the turn has to stop")]
    MustStop,
    /// This game's dice don't have the face.
    #[error("the dice of this game have no {face}")]
    NoSuchFace {
        /// The face.
        face: Face,
    },
    /// The face was set aside earlier in this turn.
    #[error("{face} is already set aside")]
    FaceUsed {
        /// The face.
        face: Face,
    },
    /// The last roll doesn't show the face.
    #[error("the roll shows no {face}")]
    FaceNotRolled {
        /// The face.
        face: Face,
    },
    /// Stopping has only one result here, so there is nothing to choose.
    #[error("there is no tile to steal and one on the grill to choose between")]
    NoChoice,

    /// The player has passed for this round.
    #[error("this seat has passed in this round")]
    Passed,
    /// The cards are not in the player's hand.
    #[error("the hand does not hold those cards")]
    NotInHand,
    /// The player has already laid this kind in this round.
    #[error("{kind} was laid in this round already")]
    KindLaid {
        /// The kind.
        kind: CardKind,
    },
    /// The player has laid no worm, or no top tile equals the sum.
    #[error("there is no tile to steal")]
    NothingToSteal,

    /// The active player must roll first.
    #[error("seat {active} has to roll first")]
    AwaitingRoll {
        /// The active player.
        active: Seat,
    },
    /// The dice of this round have been rolled.
    #[error("the dice are rolled already")]
    AlreadyRolled,
    /// The player has already chosen just that. Choices stay hidden until all players have chosen.
    #[error("that is the choice for the white dice already")]
    AlreadyChosen,
    /// The dice don't give that number in that row.
    #[error("the dice do not make {number} for {row}")]
    NotThatNumber {
        /// The row.
        row: Row,
        /// The number.
        number: u8,
    },
    /// The row is closed for all players.
    #[error("{row} is closed")]
    RowClosed {
        /// The row.
        row: Row,
    },
    /// Crosses must go from left to right.
    #[error("{number} lies left of the last cross in {row}, or is that cross")]
    NotFurtherRight {
        /// The row.
        row: Row,
        /// The number.
        number: u8,
    },
    /// The last number of a row needs five crosses in it.
    #[error("the last number of {row} needs five crosses before it, and there are {crosses}")]
    NeedsFive {
        /// The row.
        row: Row,
        /// The crosses in it so far.
        crosses: u8,
    },
}

impl Illegal {
    /// Whether it is the game's own rules that forbid it, and not whose turn it is or which game it is.
    pub const fn is_about_rules(self) -> bool {
        !matches!(
            self,
            Illegal::Over | Illegal::NoSuchSeat { .. } | Illegal::NotYourTurn { .. } | Illegal::OtherGame
        )
    }

    /// The checks that all games with one player at a time share.
    pub fn unless_turn_of(turn: Seat, over: bool, seats: usize, seat: Seat) -> Result<(), Illegal> {
        if over {
            Err(Illegal::Over)
        } else if seat.index() >= seats {
            Err(Illegal::NoSuchSeat { seat })
        } else if seat != turn {
            Err(Illegal::NotYourTurn { turn })
        } else {
            Ok(())
        }
    }
}
