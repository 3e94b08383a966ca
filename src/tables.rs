//! All open tables. Every change to a table comes through here as a [`TableRequest`], and is stored before it is
//! published. A table is found by its id, which every button carries, or by its channel for typed commands. It is
//! locked while a request is handled.
//!
//! If several processes share a store, each serves the servers of its shards. Should two of them hold the same table,
//! the store decides: the copy in memory is compared with the stored table before each request, and a process whose
//! write was overtaken loads the table again and retries.
//!
//! This module knows nothing about Discord messages, languages or pictures.

mod absences;
mod alarms;
mod check;
mod clocks;
mod computers;
mod forget;
mod lessons;
mod limits;
mod mine;
mod open_tables;
mod outages;
mod owed;
mod parked;
mod people;
mod reminders;
mod replay;
mod restore;
mod sample;
mod sharing;
#[cfg(test)]
mod supervision_tests;
mod thefts;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use dashmap::DashSet;
use tokio::sync::OwnedMutexGuard;

use crate::fair::{GameId, NoRandomness};
use crate::game::Seat;
use crate::games::{AnyEvent, GameKind};
use crate::shards::Shards;
use crate::store::{self, BoardLocation, Finished, NewTable, Place, Store, StoreError, Written};
use crate::table::{
    Change, DrawSeed, Moment, Opening, Person, Step, Table, TableCommand, TableError, TableSeed, UserId,
};

use self::open_tables::{OpenTables, TableSlot};
use self::outages::Outages;
use self::parked::ParkedTables;

pub use crate::clock::{Clock, Jumps};
pub use absences::{AWAY_AT_A_TIME, AWAY_IN_A_QUARTER, QUARTER};
pub use check::{Check, check};
pub use clocks::ClockEvent;
pub use forget::is_erased;
pub use limits::{PRIVATE_TABLES_PER_PERSON, TABLES_PER_HOST, TABLES_PER_SERVER};
pub use mine::OwnTable;
pub use owed::OWED_AFTER;
pub use parked::{ParkReason, ParkedTable};
pub use reminders::Reminder;
pub use replay::{Replay, replay_of};
pub use restore::seat_at;
pub use sample::check_sample;

/// How often to retry when another process keeps overtaking our write.
const TRIES: usize = 5;

/// All open tables of this process.
pub struct Tables {
    open: OpenTables,
    /// The tables that can't be read.
    parked: ParkedTables,
    /// The tables at which a computer is thinking.
    thinking: DashSet<GameId>,
    store: Store,
    clock: Clock,
    jumps: Jumps,
    draw_seed: DrawSeed,
    /// Milliseconds that we are ahead of the clock, because it was set back.
    ahead: AtomicI64,
    outages: Outages,
    /// When absences were last read.
    absences_read: AtomicI64,
    /// Until when it is known who has come back.
    returns_seen: AtomicI64,
    shards: Shards,
    /// Tells this process from others that share the store.
    process: u64,
}

/// A table and where it is.
#[derive(Clone)]
pub struct OpenTable {
    /// The stored state of the table.
    pub table: Arc<Table>,
    /// The server; `None` for a private table and in direct messages.
    pub guild: Option<u64>,
    /// Where the table is.
    pub place: Place,
    /// Whether the bot isn't a member of the place: only interaction tokens reach it.
    pub is_external: bool,
    /// The message that shows it in its channel, as the store knows it.
    pub board: Option<BoardLocation>,
}

/// A request to a table: who, where, and the interaction id used for deduplication.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// The interaction id. A repeated delivery has the same one.
    pub interaction: u64,
    /// The server.
    pub guild: Option<u64>,
    /// The channel or thread of the interaction.
    pub channel: u64,
    /// The table named by a button. Without it, the request is for the table in the channel.
    pub table: Option<GameId>,
    /// Whether the bot isn't a member of the channel, so that only interaction tokens reach it.
    pub is_external: bool,
    /// The user.
    pub person: Person,
}

/// How to find a table.
#[derive(Clone, Copy, Debug)]
enum TableRef<'a> {
    Id(&'a GameId),
    InChannel(u64),
}

impl TableRequest {
    fn table_ref(&self) -> TableRef<'_> {
        self.table.as_ref().map_or(TableRef::InChannel(self.channel), TableRef::Id)
    }
}

/// A stored change of a table. The table stays locked until this is dropped, so that changes are handed to its publisher
/// in order. Drop it before anything that takes long.
pub struct Committed {
    /// The table.
    pub open_table: OwnedMutexGuard<OpenTable>,
    /// The steps that were stored.
    pub steps: Vec<Step>,
    /// The events of the game.
    pub events: Vec<AnyEvent>,
    /// Whose turn it was before the change.
    pub turn_before: Option<Seat>,
    /// Whom the table was waiting for before the change.
    pub asked_before: Vec<UserId>,
    /// The host before the change.
    pub host_before: UserId,
}

/// Why a request failed.
#[derive(Debug)]
pub enum TablesError {
    /// There is no table here, or the named one is over.
    NoTable,
    /// The channel already has a table.
    TableHere,
    /// The user has reached their limit of open tables.
    TooManyOfYours,
    /// The server has reached its limit of open tables.
    TooManyHere,
    /// The table can't be read.
    Parked(ParkReason),
    /// The table rejected the command.
    Refused(TableError),
    /// Discord repeated the delivery, and the first one was handled. Don't reply.
    Repeated,
    /// The change could not be stored, so it was not made.
    Internal(InternalError),
}

/// A failure of the system rather than of the user.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system gave no random bytes.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

impl<T: Into<InternalError>> From<T> for TablesError {
    fn from(error: T) -> TablesError {
        TablesError::Internal(error.into())
    }
}

impl Tables {
    /// Opens a table. The user takes its first seat.
    pub async fn open(
        &self,
        request: &TableRequest,
        place: Place,
        opening: impl Into<Opening> + Send,
        table_seed: TableSeed,
    ) -> Result<Committed, TablesError> {
        if let Place::Channel(channel) = place {
            self.check_channel_is_free(channel).await?;
        }
        let guild = request.guild.filter(|_| place.owner().is_none());
        let Person { user, name, .. } = request.person.clone();
        let is_external = request.is_external && place.owner().is_none();
        let row = NewTable {
            id: table_seed.id.to_string(),
            guild,
            place,
            is_external,
            opened_at: self.now().0,
            seed: table_seed.seed.reveal(),
        };
        let change = Table::open_for(table_seed, user, name, &opening.into(), self.now());
        let table = Arc::new(change.table.with_pauses(self.outages.of(guild)));
        let slot = TableSlot::new(OpenTable { table, guild, place, is_external, board: None });
        // Lock it before others can find it: until it is stored it doesn't exist.
        let guard = slot.open_table.clone().lock_owned().await;
        self.open.insert(slot).map_err(|_| TablesError::TableHere)?;
        let stored = self.store_within_limits(request, &row, self.rows(1, &change.steps)).await;
        if stored.is_err() {
            self.open.remove(&guard);
        }
        stored.map(|()| Committed {
            open_table: guard,
            steps: change.steps,
            events: change.events,
            turn_before: None,
            asked_before: Vec::new(),
            host_before: user,
        })
    }

    /// The open tables of a server with their channels, those that have waited longest first.
    pub fn in_server(&self, guild: u64) -> Vec<(Arc<Table>, u64)> {
        let slots = self.open.all().into_iter().filter(|slot| slot.guild == Some(guild));
        let tables = slots.filter_map(|slot| Some((slot.snapshot(), slot.place.channel()?)));
        let mut tables: Vec<_> = tables.collect();
        tables.sort_by_key(|(table, _)| table.waiting_since());
        tables
    }

    /// Runs a command at a table.
    pub async fn execute(
        &self,
        request: &TableRequest,
        command: TableCommand,
    ) -> Result<Committed, TablesError> {
        let mut answer = Err(TablesError::Refused(TableError::Stale));
        for _ in 0..TRIES {
            let open_table = self.lock(request.table_ref()).await?;
            let change = open_table
                .table
                .apply(&request.person, command.clone(), self.now())
                .map_err(TablesError::Refused)?;
            answer = self.commit(open_table, change, Some(request.interaction)).await;
            if !matches!(answer, Err(TablesError::Refused(TableError::Stale))) {
                break;
            }
        }
        answer
    }

    /// Locks a table to read it.
    pub async fn look(&self, request: &TableRequest) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        self.lock(request.table_ref()).await
    }

    /// The table named by a button, or if that is over, the one in the channel. Returns the table without its lock, so
    /// that clicks on old buttons block nobody.
    pub async fn named_or_here(&self, request: &TableRequest) -> Option<Arc<Table>> {
        let found = match self.lock(request.table_ref()).await {
            Err(TablesError::NoTable) => self.lock(TableRef::InChannel(request.channel)).await,
            found => found,
        };
        found.ok().map(|open_table| open_table.table.clone())
    }

    /// The last committed state of the table in a channel. Doesn't wait for the table's lock.
    pub fn snapshot(&self, channel: u64) -> Option<Arc<Table>> {
        self.open.in_channel(channel).map(|slot| slot.snapshot())
    }

    /// The last committed state of an open table. Doesn't wait for the table's lock.
    pub fn snapshot_of(&self, id: &GameId) -> Option<Arc<Table>> {
        self.open.get(id).map(|slot| slot.snapshot())
    }

    /// Closes a table that nobody can see.
    pub async fn withdraw(&self, id: &GameId) -> Result<(), TablesError> {
        let open_table = self.lock(TableRef::Id(id)).await?;
        let change = open_table.table.withdraw(self.now());
        self.commit(open_table, change, None).await.map(drop)
    }

    /// A number that tells this process from others that publish the same tables.
    pub const fn process(&self) -> u64 {
        self.process
    }

    /// The lobby for a rematch, as it was before its game started: of the named table, or of the last one in this channel.
    pub async fn last_lobby(&self, request: &TableRequest) -> Result<Table, TablesError> {
        let stored = match request.table_ref() {
            TableRef::Id(id) => self.store.table(&id.to_string()).await,
            TableRef::InChannel(channel) => self.store.last_table(channel).await,
        };
        let stored = match stored {
            Err(StoreError::Unreadable(_)) => None,
            stored => stored?,
        };
        stored.and_then(restore::lobby).ok_or(TablesError::NoTable)
    }

    /// The store.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The shards that this process serves.
    pub const fn shards(&self) -> &Shards {
        &self.shards
    }

    /// Whether a table is open.
    pub fn is_open(&self, id: &GameId) -> bool {
        self.open.get(id).is_some()
    }

    /// The number of open tables.
    pub fn count(&self) -> usize {
        self.open.count(|_| true)
    }

    /// The number of open tables of each game.
    pub fn count_by_game(&self) -> Vec<(&'static str, usize)> {
        let count = |game| self.open.count(|slot| slot.snapshot().terms().game == game);
        GameKind::ALL.iter().map(|game| (game.name(), count(*game))).collect()
    }

    /// The same tables with seeds that somebody else draws.
    #[must_use]
    pub fn with_seeds(self, draw_seed: DrawSeed) -> Tables {
        Tables { draw_seed, ..self }
    }

    /// Draws the seed of a table that is to be opened.
    pub fn draw_seed(&self) -> Result<TableSeed, TablesError> {
        Ok((self.draw_seed)()?)
    }

    /// The current time.
    pub fn now(&self) -> Moment {
        (self.clock)().plus(self.ahead.load(Ordering::Relaxed))
    }

    async fn lock(&self, table: TableRef<'_>) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        let open_table = self.current(table).await?;
        // While we waited for the lock it may have ended, and another may have been opened in its channel.
        let is_meant = match table {
            TableRef::Id(id) => id == open_table.table.id(),
            TableRef::InChannel(_) => true,
        };
        let is_open = open_table.table.ended().is_none();
        if is_meant && is_open { Ok(open_table) } else { Err(TablesError::NoTable) }
    }

    /// Stores a change, and only then applies it.
    async fn commit(
        &self,
        mut open_table: OwnedMutexGuard<OpenTable>,
        change: Change,
        interaction: Option<u64>,
    ) -> Result<Committed, TablesError> {
        let id = open_table.table.id().to_string();
        let rows = self.rows(open_table.table.steps() + 1, &change.steps);
        let ended = change.table.ended().is_some();
        let written = if ended {
            self.store.close_table(&id, rows, interaction, self.result(&change.table)).await?
        } else {
            self.store.append(&id, rows, interaction).await?
        };
        match written {
            Written::Done => {
                let (turn_before, host_before) = (open_table.table.turn(), open_table.table.host());
                let asked_before = open_table.table.asked();
                let Change { table, steps, events } = change;
                tracing::debug!(
                    table = id,
                    steps = steps.len(),
                    board_version = table.board_version(),
                    ended,
                    "stored a change of a table"
                );
                open_table.table = Arc::new(table);
                if ended {
                    self.open.remove(&open_table);
                } else {
                    self.open.keep_snapshot(&open_table);
                }
                Ok(Committed { open_table, steps, events, turn_before, asked_before, host_before })
            }
            Written::Repeated => Err(TablesError::Repeated),
            Written::Overtaken | Written::Crowded => {
                self.reload(&mut open_table).await?;
                Err(TablesError::Refused(TableError::Stale))
            }
        }
    }

    fn rows(&self, first: u32, steps: &[Step]) -> Vec<store::StepRow> {
        let at = self.now().0;
        let participant = |step: &Step| match step {
            Step::Opened { user, .. } | Step::Joined { user, .. } | Step::Invited { user } => Some(user.0),
            Step::Offered { friend, .. } => Some(friend.user.0),
            _ => None,
        };
        let texts =
            steps.iter().filter_map(|step| Some((serde_json::to_string(step).ok()?, participant(step))));
        (first..)
            .zip(texts)
            .map(|(number, (text, participant))| store::StepRow { number, at, text, participant })
            .collect()
    }

    /// What is stored of a finished game besides its steps. Of a lesson nothing is: it counts nowhere.
    fn result(&self, table: &Table) -> Option<Finished> {
        let outcome = table.outcome().filter(|_| !table.terms().is_lesson())?;
        let places = table.participants().iter().zip(&outcome.standings).zip(0..);
        let place =
            |((participant, standing), seat): ((&crate::table::Participant, &crate::game::Standing), u8)| {
                store::SeatResult {
                    // A seat that two have played is rated for neither.
                    user: participant.user().filter(|_| !participant.was_lent).map(|user| user.0),
                    name: Some(participant.name.clone()),
                    seat,
                    place: standing.place,
                    points: standing.points,
                    away: participant.away && !participant.was_lent,
                    quality: None,
                    luck: None,
                }
            };
        Some(Finished {
            game: table.terms().game.to_string(),
            at: self.now().0,
            places: places.map(place).collect(),
            thefts: table.journal().map(thefts::thefts).unwrap_or_default(),
        })
    }
}
