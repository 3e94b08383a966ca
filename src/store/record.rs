//! What goes into the store and comes out of it, as plain data.

use std::fmt;

/// What is known of a table from its opening, and never changes.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// The game's id, which no other table has.
    pub id: String,
    /// The server, unless the table stands in a private conversation.
    pub guild: Option<u64>,
    /// The channel. It has room for one open table.
    pub channel: u64,
    /// When, in milliseconds since 1970.
    pub opened_at: i64,
    /// What its dice follow from. Secret until the game is over, so `Debug` doesn't show it.
    pub seed: String,
}

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewTable { id, guild, channel, opened_at, seed: _ } = self;
        f.debug_struct("NewTable")
            .field("id", id)
            .field("guild", guild)
            .field("channel", channel)
            .field("opened_at", opened_at)
            .field("seed", &format_args!("secret"))
            .finish()
    }
}

/// One step of a table's journal. The store doesn't read its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// Its place in the journal, from 1, without gaps.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub text: String,
    /// Who sits down by it.
    pub guest: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Which game it was.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Every seat, in seating order.
    pub places: Vec<SeatResult>,
    /// Who stole from whom.
    pub thefts: Vec<Theft>,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatResult {
    /// Who sat there; nobody if a computer did.
    pub user: Option<u64>,
    /// As others call them.
    pub name: Option<String>,
    /// The seat.
    pub seat: u8,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: i16,
    /// Whether a stand-in finished the game for them.
    pub away: bool,
    /// How well they chose, in thousandths of the best play there was; none if nobody has looked.
    pub quality: Option<u16>,
    /// What chance brought them beyond its due, in thousandths of a point; none if nobody has looked.
    pub luck: Option<i32>,
}

/// Somebody stole from somebody in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theft {
    /// The seat that stole.
    pub thief: u8,
    /// The seat that was stolen from.
    pub victim: u8,
    /// How often.
    pub times: u16,
}

/// The message that shows a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLocation {
    /// The channel or thread it stands in.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What is known from its opening.
    pub table: NewTable,
    /// Whether it is over.
    pub over: bool,
    /// The message that shows it, if one was remembered.
    pub board: Option<BoardLocation>,
    /// Its journal, in order.
    pub steps: Vec<StepRow>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// How many steps its journal has.
    pub steps: u32,
    /// Whether it is over.
    pub over: bool,
    /// The message that shows it, if one was remembered.
    pub board: Option<BoardLocation>,
}

/// What became of a write that met no trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a write may have been refused"]
pub enum Written {
    /// It is on the disk.
    Done,
    /// Its interaction has been counted before: a repeated delivery. Nothing was written.
    Repeated,
    /// The caller's table isn't the stored one: the first step doesn't follow the last that is stored, the table is
    /// over or not there, or, for a new one, the channel has an open table already. Nothing was written.
    Overtaken,
}
