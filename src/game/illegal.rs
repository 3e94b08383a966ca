//! Why an action is refused. Plain data: the sentence a player reads is made from it elsewhere, in the
//! player's language; the English here is for logs, transcripts and the command line.

use thiserror::Error;

use super::Seat;
use super::action::Row;
use super::cards::CardKind;
use super::worm_dice::Face;

/// The reason an action may not be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Nobody sits there.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// It is somebody else's turn.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The action belongs to one of the other games.
    #[error("this game has no such action")]
    OtherGame,

    /// The turn begins with a roll.
    #[error("the dice have to be rolled first")]
    RollFirst,
    /// Between a roll and its set-aside nothing else is possible.
    #[error("dice of one face have to be set aside first")]
    KeepFirst,
    /// All dice or all faces are set aside, so there is nothing to roll for.
    #[error("nothing is left to roll for; the turn has to stop")]
    MustStop,
    /// The dice of this game don't have that face.
    #[error("the dice of this game have no {face}")]
    NoSuchFace {
        /// The face that was named.
        face: Face,
    },
    /// That face was set aside earlier in this turn.
    #[error("{face} is already set aside")]
    FaceUsed {
        /// The face that was named.
        face: Face,
    },
    /// The last roll doesn't show that face.
    #[error("the roll shows no {face}")]
    FaceNotRolled {
        /// The face that was named.
        face: Face,
    },
    /// Stopping has only one result, so there is nothing to choose.
    #[error("there is no tile to steal and one on the grill to choose between")]
    NoChoice,

    /// Who has passed is out for the round.
    #[error("this seat has passed in this round")]
    Passed,
    /// The hand doesn't hold those cards.
    #[error("the hand does not hold those cards")]
    NotInHand,
    /// A kind can be laid once in a round.
    #[error("{kind} was laid in this round already")]
    KindLaid {
        /// The kind that was named.
        kind: CardKind,
    },
    /// No worm is laid, or nobody's top tile equals the sum.
    #[error("there is no tile to steal")]
    NothingToSteal,

    /// The round begins with the active player's roll.
    #[error("seat {active} has to roll first")]
    AwaitingRoll {
        /// Who rolls.
        active: Seat,
    },
    /// The dice of this round are rolled.
    #[error("the dice are rolled already")]
    AlreadyRolled,
    /// The choice is made, and sealed until all are in.
    #[error("the choice for the white dice is made already")]
    AlreadyChosen,
    /// The dice don't add up to that number in that row.
    #[error("the dice do not make {number} for {row}")]
    NotThatNumber {
        /// The row that was named.
        row: Row,
        /// The number that was named.
        number: u8,
    },
    /// The row is closed for everybody.
    #[error("{row} is closed")]
    RowClosed {
        /// The row that was named.
        row: Row,
    },
    /// Crosses go left to right only.
    #[error("{number} lies left of the last cross in {row}, or is that cross")]
    NotFurtherRight {
        /// The row that was named.
        row: Row,
        /// The number that was named.
        number: u8,
    },
    /// The last number of a row needs five crosses before it.
    #[error("the last number of {row} needs five crosses before it, and there are {crosses}")]
    NeedsFive {
        /// The row that was named.
        row: Row,
        /// The crosses there are.
        crosses: u8,
    },
}

impl Illegal {
    /// The refusals that games with one player at a time have in common.
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
