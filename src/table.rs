//! A table: one game in one place, from the lobby to the result. It does no input or output: the time is passed in,
//! and every change is a list of [`Step`]s for the caller to store. Replaying the steps gives the table's state.
//!
//! It knows users by id and name, and nothing about Discord, languages, pictures or disks.

mod absence;
mod calls;
mod clock;
mod computers;
mod error;
mod lobby;
mod outage;
mod play;
mod reminders;
mod stand_in;
mod step;
mod stored_step;
mod table_seed;
mod takeback;

use serde::{Deserialize, Serialize};

use crate::fair::{Day, GameId, Luck, Seed, SeedWord, SeedWords};
use crate::game::computer::Level;
use crate::game::{Action, Outcome, PerSeat, RulesVersion, Seat};
use crate::games::{AnyEvent, AnyGame, DAILY_COMPANY, GameKind, Setup, Variant, stored_variant};
use crate::journal::{Journal, LiveGame};

pub use absence::{Absence, Absences, Absentee};
pub use calls::Call;
pub use clock::{Alarm, Moment, Pace};
pub use computers::ComputerPace;
pub use error::TableError;
pub use lobby::Opening;
pub use outage::{Pause, Pauses};
pub use reminders::Reminders;
pub use stand_in::{Friend, StandIn};
use step::Draft;
pub use step::{EndReason, Mover, RestoreError, Step};
pub use table_seed::{DrawSeed, PostedAt, TableSeed};
use takeback::Record;

/// A Discord user id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub u64);

/// A user who sends a command to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The user's id.
    pub user: UserId,
    /// The display name, unescaped. Escape it before showing it.
    pub name: String,
    /// Whether the user may end other people's tables.
    pub moderates: bool,
}

/// What is chosen when a table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: GameKind,
    /// The variant of the game.
    #[serde(rename = "quick", default, with = "stored_variant")]
    pub variant: Option<Variant>,
    /// How long players may think.
    pub pace: Pace,
    /// The computers that join when the table is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub company: Option<ComputerSeats>,
    /// Where the luck comes from.
    #[serde(default, skip_serializing_if = "Luck::is_seed")]
    pub luck: Luck,
}

impl Terms {
    /// A game with this pace: no variant, no computers, and luck from the seed.
    pub const fn new(game: GameKind, pace: Pace) -> Terms {
        Terms { game, variant: None, pace, company: None, luck: Luck::Seed }
    }

    /// A lesson: one person and one easy computer, without a clock.
    pub const fn lesson(game: GameKind) -> Terms {
        let company = ComputerSeats { count: 1, level: Level::Easy };
        Terms { company: Some(company), luck: Luck::Lesson, ..Terms::new(game, Pace::None) }
    }

    /// The table of a day: one person and two medium computers, without a clock.
    pub fn daily(day: Day) -> Terms {
        let company = ComputerSeats { count: DAILY_COMPANY, level: Level::Steady };
        let game = GameKind::of_day(day);
        Terms { company: Some(company), luck: Luck::Day(day), ..Terms::new(game, Pace::None) }
    }

    /// Whether this is a lesson.
    pub const fn is_lesson(&self) -> bool {
        matches!(self.luck, Luck::Lesson)
    }
}

/// Computers to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComputerSeats {
    /// The number of computers.
    pub count: u8,
    /// How well they play.
    pub level: Level,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person(UserId),
    /// A computer. Its number is unique at the table; its name is made when it is shown.
    Computer {
        /// From 1.
        number: u8,
        /// How well it plays.
        level: Level,
    },
}

/// A seat and its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The person or computer in the seat.
    pub occupant: Occupant,
    /// The display name; empty for a computer.
    pub name: String,
    /// The word that this player added to the seed.
    pub word: Option<SeedWord>,
    /// Turns in a row that this player missed.
    pub missed: u8,
    /// Whether a computer plays for this person until they come back.
    pub away: bool,
    /// Whether somebody else plays because the others have voted for it: the seat is handed back when its owner returns.
    pub lent: bool,
    /// Whether that ever happened. Then the seat counts as a computer's.
    pub was_lent: bool,
    /// Whose seat it is, if a friend plays it.
    pub owner: Option<Friend>,
}

impl Participant {
    const fn new(occupant: Occupant, name: String) -> Participant {
        Participant {
            occupant,
            name,
            word: None,
            missed: 0,
            away: false,
            lent: false,
            was_lent: false,
            owner: None,
        }
    }

    /// The person in this seat, unless it is a computer's.
    pub const fn user(&self) -> Option<UserId> {
        match self.occupant {
            Occupant::Person(user) => Some(user),
            Occupant::Computer { .. } => None,
        }
    }

    /// Whether this is the computer with this number.
    fn is_computer(&self, number: u8) -> bool {
        matches!(self.occupant, Occupant::Computer { number: own, .. } if own == number)
    }

    /// The level of the computer that plays this seat; `None` if a person plays it.
    pub const fn played_by(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Computer { level, .. } => Some(level),
            Occupant::Person(_) if self.away => Some(Level::Steady),
            Occupant::Person(_) => None,
        }
    }

    /// Whether a person sits here and is not away.
    pub const fn is_here(&self) -> bool {
        self.played_by().is_none()
    }
}

/// A command to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// Take a seat, or return to it.
    Join,
    /// Leave the seat.
    Leave,
    /// Add a word to the seed.
    Say(SeedWord),
    /// Add a computer.
    Seat(Level),
    /// Remove the last computer.
    Unseat,
    /// Start the game.
    Start,
    /// Seat as many computers as the game needs, and start it.
    PlayComputer,
    /// Give up the seat that is kept, or the one that is taken.
    Decline,
    /// Make a move. With the version of the board whose button was clicked; `None` for a typed command.
    Act(Action, Option<u32>),
    /// Make two moves, one after the other: both or none.
    ActTwice(Action, Action),
    /// Take back the last move. With the version of the board whose button was clicked; `None` for a typed command.
    TakeBack(Option<u32>),
    /// End the table, or vote for it.
    End,
    /// Vote for the end, even as the host.
    Vote,
    /// Vote for a stand-in for those who are away, until they are back.
    Lend(StandIn),
    /// Ask for the seat of somebody who is away, until they are back.
    Offer,
}

/// A table.
#[derive(Clone)]
pub struct Table {
    id: GameId,
    seed: Seed,
    posted: Option<PostedAt>,
    version: RulesVersion,
    terms: Terms,
    host: UserId,
    participants: Vec<Participant>,
    /// The people for whom a seat is kept until the game starts.
    invited: Vec<UserId>,
    votes: Vec<UserId>,
    /// Who has voted for which stand-in, by seat; none is a computer.
    lending: Vec<(Seat, UserId, Option<UserId>)>,
    /// Friends who have asked for a seat.
    offers: Vec<(Seat, Friend)>,
    phase: Phase,
    /// The number of steps so far.
    steps: u32,
    /// Increases whenever new choices are offered. The buttons of a board carry it.
    board_version: u32,
    /// The time since which the table has been waiting.
    since: Moment,
    /// For whom it is waiting, and since when.
    calls: Vec<Call>,
    /// Whose seats a computer plays because they missed too many turns.
    released: Vec<Call>,
    /// Times that don't count as waiting.
    pauses: Pauses,
}

#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "nearly every table is being played")]
enum Phase {
    Lobby,
    Playing(LiveGame, Record),
    Over(EndReason, Option<Box<Journal>>),
}

/// A table after a command, and the steps that led there. It takes effect once the steps are stored.
#[derive(Clone)]
pub struct Change {
    /// The new state of the table.
    pub table: Table,
    /// The new steps, which follow the last step of the old table.
    pub steps: Vec<Step>,
    /// The events of the game.
    pub events: Vec<AnyEvent>,
}

#[cfg(test)]
impl Table {
    /// A table with a mistake in it: whoever plays at it panics.
    pub(crate) fn without_participants(&self) -> Table {
        Table { participants: Vec::new(), ..self.clone() }
    }
}

impl Table {
    /// The change that a command makes, or why it is rejected.
    pub fn apply(&self, person: &Person, command: TableCommand, now: Moment) -> Result<Change, TableError> {
        if self.ended().is_some() {
            return Err(TableError::Over);
        }
        let mut draft = Draft::new(self, now);
        match command {
            TableCommand::Join => draft.join(person)?,
            TableCommand::Leave => draft.leave(person.user)?,
            TableCommand::Say(word) => draft.say(person.user, word)?,
            TableCommand::Seat(level) => draft.seat_computer(person.user, level)?,
            TableCommand::Unseat => draft.unseat_computer(person.user)?,
            TableCommand::Start => draft.begin(person.user)?,
            TableCommand::PlayComputer => draft.play_computer(person.user)?,
            TableCommand::Decline => draft.decline(person.user)?,
            TableCommand::Act(action, board_version) => draft.act(person.user, action, board_version)?,
            TableCommand::ActTwice(first, second) => draft.act_twice(person.user, first, second)?,
            TableCommand::TakeBack(board_version) => draft.take_back(person.user, board_version)?,
            TableCommand::End => draft.end(person)?,
            TableCommand::Vote => draft.vote(person.user)?,
            TableCommand::Lend(stand_in) => draft.lend(person.user, stand_in)?,
            TableCommand::Offer => draft.offer(person)?,
        }
        Ok(draft.finish())
    }

    /// The table with these pauses, which move its deadlines.
    #[must_use]
    pub fn with_pauses(self, pauses: Pauses) -> Table {
        Table { pauses, ..self }
    }

    /// The table's id, which is also the game's.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// What was chosen when it was opened.
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The user who may start and end it.
    pub const fn host(&self) -> UserId {
        self.host
    }

    /// All occupied seats, in order.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The seat of a user.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let index = self.participants.iter().position(|participant| participant.user() == Some(user))?;
        Some(Seat::new(index as u8))
    }

    /// The time since which it has been waiting for somebody.
    pub const fn waiting_since(&self) -> Moment {
        self.since
    }

    /// The people for whom a seat is kept: they may still sit down or decline.
    pub fn invited(&self) -> &[UserId] {
        &self.invited
    }

    /// The number of steps so far.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// The number that the buttons of the current board carry.
    pub const fn board_version(&self) -> u32 {
        self.board_version
    }

    /// The game in progress.
    pub const fn game(&self) -> Option<&AnyGame> {
        match &self.phase {
            Phase::Playing(live_game, ..) => Some(live_game.game()),
            Phase::Lobby | Phase::Over(..) => None,
        }
    }

    /// Whether the game has not started yet.
    pub const fn is_lobby(&self) -> bool {
        matches!(self.phase, Phase::Lobby)
    }

    /// Why the table ended, if it has.
    pub const fn ended(&self) -> Option<EndReason> {
        match self.phase {
            Phase::Over(reason, _) => Some(reason),
            Phase::Lobby | Phase::Playing(..) => None,
        }
    }

    /// The journal with the revealed seed, once a game that had started is over, also if it ended early.
    pub fn journal(&self) -> Option<&Journal> {
        match &self.phase {
            Phase::Over(_, journal) => journal.as_deref(),
            Phase::Lobby | Phase::Playing(..) => None,
        }
    }

    /// What has happened since a person was last called to a turn or a round, without the last `newest` moves.
    pub fn events_of_turn(&self, newest: usize) -> Vec<AnyEvent> {
        let Some(mut journal) = self.record() else { return Vec::new() };
        journal.entries.truncate(journal.entries.len().saturating_sub(newest));
        let (mut events, mut turn) = (Vec::new(), None);
        let is_person = |seat: &Seat| self.participants.get(seat.index()).is_some_and(Participant::is_here);
        let replayed = journal.watch(&mut |game, new| {
            events.extend_from_slice(new);
            let is_new = game.turn() != turn || new.iter().any(AnyEvent::begins_round);
            if is_new && game.acting().iter().any(is_person) {
                events.clear();
            }
            turn = game.turn();
        });
        // A table that could be restored can be replayed.
        if replayed.is_ok() { events } else { Vec::new() }
    }

    /// Everything that has happened in the game so far; `None` before it starts.
    pub fn record(&self) -> Option<Journal> {
        match &self.phase {
            Phase::Lobby => None,
            Phase::Playing(_, record) => self.journal_of(record),
            Phase::Over(_, journal) => journal.as_deref().cloned(),
        }
    }

    /// The final ranking, once the game was played to the end.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.journal()?.reveal.as_ref()?.outcome.as_ref()
    }

    /// The commitment to the seed, public from the beginning.
    pub fn commitment(&self) -> crate::fair::Commitment {
        self.seed.commit(&self.id)
    }

    /// The message that shows the commitment, if it could be posted. It is older than the table and never edited.
    pub const fn posted(&self) -> Option<PostedAt> {
        self.posted
    }

    /// The seat whose turn it is. In Qwixx, where several may act on the white dice, it is the one who rolled.
    pub fn turn(&self) -> Option<Seat> {
        self.game().and_then(AnyGame::turn)
    }

    /// The seats that the table is waiting for.
    pub fn acting(&self) -> PerSeat<Seat> {
        self.game().map(AnyGame::acting).unwrap_or_default()
    }

    /// The people that the table is waiting for: in the lobby those who are invited. Computers and players who are away
    /// aren't asked.
    pub fn asked(&self) -> Vec<UserId> {
        if self.is_lobby() {
            return self.invited.clone();
        }
        let here = |seat: &Seat| {
            self.participants.get(seat.index()).filter(|participant| participant.is_here())?.user()
        };
        self.acting().iter().filter_map(here).collect()
    }

    /// Whether the game is rated where ratings are kept: nobody at it is a computer, or was for a while. The pace doesn't
    /// matter.
    pub fn is_rated(&self) -> bool {
        let is_person = |participant: &Participant| participant.user().is_some() && !participant.was_lent;
        self.terms.luck.is_seed() && self.participants.iter().all(is_person)
    }

    /// Whether only computers are to act.
    pub fn is_watched(&self) -> bool {
        self.awaits_computers() && self.asked().is_empty()
    }

    /// The people who have played to the end.
    pub fn finishers(&self) -> Vec<UserId> {
        let here =
            self.participants.iter().filter(|participant| participant.is_here() && self.outcome().is_some());
        here.filter_map(Participant::user).collect()
    }

    fn setup(&self) -> Option<Setup> {
        let setup = Setup::new(self.terms.game, self.participants.len() as u8).ok()?;
        setup.under(self.version).ok()?.in_variant(self.terms.variant).ok()
    }

    fn words(&self) -> SeedWords {
        let seats = Seat::all(self.participants.len());
        seats
            .zip(&self.participants)
            .filter_map(|(seat, participant)| Some((seat, participant.word.clone()?)))
            .collect()
    }

    /// The participant who is this user.
    pub fn participant(&self, user: UserId) -> Option<&Participant> {
        self.participants.iter().find(|participant| participant.user() == Some(user))
    }
}
