//! The plain data types that go into the store and come out of it.

use std::fmt;

/// What is known of a table when it opens. It never changes.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// The unique id of the table's game.
    pub id: String,
    /// The server, or `None` in direct messages.
    pub guild: Option<u64>,
    /// Where the table is.
    pub place: Place,
    /// Whether the bot isn't a member of that place.
    pub is_external: bool,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// The seed of all dice. Secret until the game is over, so `Debug` doesn't show it.
    pub seed: String,
}

impl NewTable {
    /// Where its result counts: in its server, or else in its conversation. Private tables count nowhere.
    pub fn scope(&self) -> Option<u64> {
        self.guild.or(self.place.channel())
    }
}

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewTable { id, guild, place, is_external, opened_at, seed: _ } = self;
        f.debug_struct("NewTable")
            .field("id", id)
            .field("guild", guild)
            .field("place", place)
            .field("is_external", is_external)
            .field("opened_at", opened_at)
            .field("seed", &format_args!("secret"))
            .finish()
    }
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a channel or thread, which holds one open table.
    Channel(u64),
    /// Visible to this user only, in any channel. A user may have several. No command opens one yet.
    Private(u64),
}

impl Place {
    /// The channel, if it is one.
    pub const fn channel(self) -> Option<u64> {
        match self {
            Place::Channel(channel) => Some(channel),
            Place::Private(_) => None,
        }
    }

    /// The owner, if the table is private.
    pub const fn owner(self) -> Option<u64> {
        match self {
            Place::Channel(_) => None,
            Place::Private(owner) => Some(owner),
        }
    }
}

/// One step of a table. The store doesn't parse its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// Its number at its table, from 1, without gaps.
    pub number: u32,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The step itself.
    pub text: String,
    /// The user who takes a seat with this step.
    pub participant: Option<u64>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The game's name.
    pub game: String,
    /// The time it ended, in milliseconds since 1970.
    pub at: i64,
    /// All seats, in seating order.
    pub places: Vec<SeatResult>,
    /// Who stole from whom.
    pub thefts: Vec<Theft>,
}

/// The result of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatResult {
    /// The player; `None` for a computer.
    pub user: Option<u64>,
    /// The player's display name.
    pub name: Option<String>,
    /// The seat.
    pub seat: u8,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: i16,
    /// Whether a computer finished the game for this player.
    pub away: bool,
    /// The quality of play, in thousandths of the best possible; `None` if not analysed.
    pub quality: Option<u16>,
    /// How far chance was above its average, in thousandths of a point; `None` if not analysed.
    pub luck: Option<i32>,
}

/// How often one seat stole from another in a game.
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
    /// The channel or thread of the message.
    pub channel: u64,
    /// The id of the message.
    pub message: u64,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What was known when it opened.
    pub table: NewTable,
    /// Whether it is over.
    pub over: bool,
    /// The message that shows it, if known.
    pub board: Option<BoardLocation>,
    /// How many of its steps that message shows.
    pub shown: u32,
    /// Its steps, in order.
    pub steps: Vec<StepRow>,
}

/// A stored table whose rows can't be decoded. It stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The table's id, as far as it can be read.
    pub id: String,
    /// The server, if that can be read.
    pub guild: Option<u64>,
    /// Where the table is, if that can be read.
    pub place: Option<Place>,
    /// Whether a later version may know it: it is in a place that this version doesn't know.
    pub is_later: bool,
    /// What is wrong, without any stored value.
    pub why: String,
}

/// A time in which the players of a shard could not act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The shard, as Discord counts.
    pub shard: u32,
    /// How many shards there were.
    pub total: u32,
    /// When it began, in milliseconds since 1970.
    pub from: i64,
    /// When it ended; `i64::MAX` while it lasts. Such an outage is not stored.
    pub to: i64,
}

impl Outage {
    /// Whether it still lasts.
    pub const fn is_lasting(&self) -> bool {
        self.to == i64::MAX
    }
}

/// A time in which somebody is not to be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbsenceRow {
    /// A person or a server, as the scope of a setting.
    pub scope: String,
    /// When it began, in milliseconds since 1970.
    pub from: i64,
    /// When it ends; `i64::MAX` if nobody knows.
    pub until: i64,
    /// The quiet hours of each day; empty for all the time.
    pub hours: String,
    /// When the row was last written.
    pub changed: i64,
}

/// How far a table has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The number of its steps.
    pub steps: u32,
    /// Whether it is over.
    pub over: bool,
    /// The message that shows it, if known.
    pub board: Option<BoardLocation>,
    /// How many of its steps that message shows.
    pub shown: u32,
}

/// What a person was told about a table that waits for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The table.
    pub table: String,
    /// The person.
    pub user: u64,
    /// The step with which the wait began of which they were told by direct message; 0: of none.
    pub told: u32,
    /// Their direct message.
    pub message: Option<BoardLocation>,
    /// The board version of which they were last reminded, plus one; 0: of none.
    pub version: u32,
    /// How often they were reminded of it.
    pub reminders: u32,
    /// The step with which the wait began in which they want no reminder; 0: in none.
    pub muted: u32,
}

/// The outcome of a write without an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a write may have been refused"]
pub enum Written {
    /// It is on the disk.
    Done,
    /// Its interaction was applied before: Discord repeated the delivery. Nothing was written.
    Repeated,
    /// The caller's copy of the table is stale: the first step doesn't follow the last stored one, the table is over or
    /// missing, or, for a new table, its channel already has an open one. Nothing was written.
    Overtaken,
    /// There is no [`TableLimits`] for a new table. Nothing was written.
    Crowded,
}

/// The open tables that count when somebody opens another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablesAround {
    /// Those in channels at which the person has ever sat.
    pub of_person: Vec<String>,
    /// How many private ones the person has.
    pub private: usize,
    /// How many there are in the server.
    pub in_server: usize,
}

/// What a new table needs: no more open tables around it than this, counted while it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// The person who opens it.
    pub user: u64,
    /// The tables of the person that somebody has looked at. Who hosts them only their steps tell.
    pub known: Vec<String>,
    /// The most private tables that the person may have beside it.
    pub private: usize,
    /// The most tables that there may be beside it in the server.
    pub in_server: usize,
}
