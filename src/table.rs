//! A table: one game in one channel, from the lobby to the result. Pure: the time is passed in, and what happens
//! is a list of [`Step`]s that somebody else writes down. A table's state is its steps taken one after the other.
//!
//! It knows people by their id and name, and nothing of Discord, languages, pictures or disks.

mod clock;
mod computers;
mod error;
mod lobby;
mod play;
mod step;

use serde::{Deserialize, Serialize};

use crate::fair::{GameId, Seed, SeedWord, SeedWords};
use crate::game::computer::Level;
use crate::game::{Action, Outcome, PerSeat, RulesVersion, Seat};
use crate::games::{AnyEvent, AnyGame, GameKind, Setup, Variant, stored_variant};
use crate::journal::{Entry, Journal, LiveGame};

pub use clock::{Alarm, Moment, Pace};
pub use error::TableError;
pub use step::{Broken, EndReason, Mover, Step};

/// A person, by Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub u64);

/// Somebody who asks something of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// As others call them. Just as it was given: whoever shows it makes it safe.
    pub name: String,
    /// May end other people's tables.
    pub moderates: bool,
}

/// What is settled when a table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Which game.
    pub game: GameKind,
    /// In which of its variants.
    #[serde(rename = "quick", default, with = "stored_variant")]
    pub variant: Option<Variant>,
    /// How long a player may think.
    pub pace: Pace,
    /// The computers that sit down with whoever opens it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub company: Option<ComputerSeats>,
}

/// Computers to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComputerSeats {
    /// How many.
    pub count: u8,
    /// How well they play.
    pub level: Level,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person(UserId),
    /// A computer. Its number tells it from the others at the table; whoever shows it gives it a name.
    Computer {
        /// From 1.
        number: u8,
        /// How well it plays.
        level: Level,
    },
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub occupant: Occupant,
    /// As others call them; a computer's name is made by whoever shows it.
    pub name: String,
    /// What they mixed into the dice.
    pub word: Option<SeedWord>,
    /// Turns in a row that somebody else had to play.
    pub missed: u8,
    /// A stand-in plays for them until they come back.
    pub away: bool,
}

impl Guest {
    const fn new(occupant: Occupant, name: String) -> Guest {
        Guest { occupant, name, word: None, missed: 0, away: false }
    }

    /// The person who sits here, unless a computer does.
    pub const fn user(&self) -> Option<UserId> {
        match self.occupant {
            Occupant::Person(user) => Some(user),
            Occupant::Computer { .. } => None,
        }
    }

    /// How well the computer plays that moves for this seat; none if a person does.
    pub const fn played_by(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Computer { level, .. } => Some(level),
            Occupant::Person(_) if self.away => Some(Level::Steady),
            Occupant::Person(_) => None,
        }
    }

    /// A person who is there.
    const fn is_here(&self) -> bool {
        self.played_by().is_none()
    }
}

/// What somebody asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// Take a seat, or take it back.
    Join,
    /// Give the seat up.
    Leave,
    /// Mix a word into the dice.
    Say(SeedWord),
    /// Seat a computer.
    Seat(Level),
    /// Send the last computer away.
    Unseat,
    /// Begin.
    Start,
    /// Act in the game. With the version of the board that offered it; none for a typed command.
    Act(Action, Option<u32>),
    /// End the table, or vote for it.
    End,
    /// Vote for the end, even as the host.
    Vote,
}

/// A table.
#[derive(Clone)]
pub struct Table {
    id: GameId,
    seed: Seed,
    version: RulesVersion,
    terms: Terms,
    host: UserId,
    guests: Vec<Guest>,
    votes: Vec<UserId>,
    phase: Phase,
    /// How many steps were taken.
    steps: u32,
    /// Counts up whenever new choices are on offer; the buttons of a board carry it.
    board_version: u32,
    /// Since when the table waits.
    since: Moment,
}

#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "nearly every table is being played")]
enum Phase {
    Lobby,
    Playing(LiveGame, Vec<Entry>, Vec<u8>),
    Over(EndReason, Option<Box<Journal>>),
}

/// A table after something was asked of it, and the steps that led there. It counts once they are written down.
#[derive(Clone)]
pub struct Change {
    /// The table as it is then.
    pub table: Table,
    /// What was done, in order, beginning behind the last step of the table that was asked.
    pub steps: Vec<Step>,
    /// What happened in the game.
    pub events: Vec<AnyEvent>,
}

impl Table {
    /// Its name, which the game has too.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// What was settled when it was opened.
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// Who may start and end it.
    pub const fn host(&self) -> UserId {
        self.host
    }

    /// Everybody who sits here, by seat.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// The seat of a person.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let index = self.guests.iter().position(|guest| guest.user() == Some(user))?;
        Some(Seat::new(index as u8))
    }

    /// How many steps it took.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// The number that the buttons of the current board carry.
    pub const fn board_version(&self) -> u32 {
        self.board_version
    }

    /// The game, while it is played.
    pub const fn game(&self) -> Option<&AnyGame> {
        match &self.phase {
            Phase::Playing(course, ..) => Some(course.game()),
            Phase::Lobby | Phase::Over(..) => None,
        }
    }

    /// Nobody has begun yet.
    pub const fn is_lobby(&self) -> bool {
        matches!(self.phase, Phase::Lobby)
    }

    /// How it ended, once it has.
    pub const fn ended(&self) -> Option<EndReason> {
        match self.phase {
            Phase::Over(reason, _) => Some(reason),
            Phase::Lobby | Phase::Playing(..) => None,
        }
    }

    /// The whole game with its revealed seed, once it was played to the end.
    pub fn journal(&self) -> Option<&Journal> {
        match &self.phase {
            Phase::Over(_, journal) => journal.as_deref(),
            Phase::Lobby | Phase::Playing(..) => None,
        }
    }

    /// The final ranking, once the game was played to the end.
    pub fn outcome(&self) -> Option<&Outcome> {
        Some(&self.journal()?.reveal.as_ref()?.outcome)
    }

    /// The promise of the seed, public from the beginning.
    pub fn commitment(&self) -> crate::fair::Commitment {
        self.seed.commit(&self.id)
    }

    /// Whose turn it is; of the several who may act in Qwixx's white action the one who rolled.
    pub fn turn(&self) -> Option<Seat> {
        self.game().and_then(AnyGame::turn)
    }

    /// The seats the table waits for.
    pub fn acting(&self) -> PerSeat<Seat> {
        self.game().map(AnyGame::acting).unwrap_or_default()
    }

    fn setup(&self) -> Option<Setup> {
        let setup = Setup::new(self.terms.game, self.guests.len() as u8).ok()?;
        setup.under(self.version).ok()?.in_variant(self.terms.variant).ok()
    }

    fn words(&self) -> SeedWords {
        let seats = Seat::all(self.guests.len());
        seats.zip(&self.guests).filter_map(|(seat, guest)| Some((seat, guest.word.clone()?))).collect()
    }

    fn guest(&self, user: UserId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.user() == Some(user))
    }
}
