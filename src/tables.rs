//! The door: everything that moves a table comes through here as the same [`TableRequest`], whoever sent it, and is
//! written down before anybody is told. The open tables stand in a map by channel; a table is locked while
//! something is asked of it, and no guard of the map is held over an await.
//!
//! Where several processes share a store, each is there for the servers of its shards. Should two ever hold the same
//! table, the store decides: what is in memory is compared with it before anything is asked of it, and whoever is
//! overtaken takes the table up again and tries anew.
//!
//! It knows nothing of Discord's messages, of languages or of pictures.

mod computers;
mod forget;
mod replay;
mod restore;
mod sharing;
mod thefts;

use std::sync::Arc;

use dashmap::mapref::entry::Entry;
use dashmap::{DashMap, DashSet};
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::fair::{GameId, NoRandomness, Seed};
use crate::game::Seat;
use crate::games::{AnyEvent, GameKind};
use crate::shards::Shards;
use crate::store::{self, BoardLocation, Finished, NewTable, Store, StoreError, Written};
use crate::table::{Alarm, Change, Moment, Person, Step, Table, TableCommand, TableError, Terms};

pub use replay::{Replay, replay_of};
pub use restore::seat_at;

/// How many open tables one person may host.
pub const TABLES_PER_HOST: usize = 3;
/// How many open tables a server may have.
pub const TABLES_PER_SERVER: usize = 50;

/// How often something is tried that others who hold the same table may overtake.
const TRIES: usize = 5;

/// Tells the time. Tests bring their own.
pub type Clock = Arc<dyn Fn() -> Moment + Send + Sync>;

/// All open tables.
pub struct Tables {
    /// By channel.
    open: DashMap<u64, TableEntry>,
    /// The channels at whose tables a computer is thinking.
    thinking: DashSet<u64>,
    store: Store,
    clock: Clock,
    shards: Shards,
}

/// A table's place in the map, with what can be known of it without locking it.
struct TableEntry {
    guild: Option<u64>,
    /// The table as it was last written down.
    snapshot: Arc<Table>,
    open_table: Arc<Mutex<OpenTable>>,
}

impl TableEntry {
    fn new(open_table: OpenTable) -> TableEntry {
        TableEntry {
            guild: open_table.guild,
            snapshot: open_table.table.clone(),
            open_table: Arc::new(Mutex::new(open_table)),
        }
    }
}

/// A table and where it stands.
pub struct OpenTable {
    /// The table as it is written down.
    pub table: Arc<Table>,
    /// The server, unless it stands in a private conversation.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The message that shows it.
    pub board: Option<BoardLocation>,
    /// The board version whose players were reminded.
    reminded: Option<u32>,
}

/// Somebody wants something of the table in a channel.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// Unique for every click and command; a repeated delivery has the same.
    pub interaction: u64,
    /// The server.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// Who.
    pub person: Person,
}

/// What came of a request, or of the clock. The table stays locked until this is dropped, so that what is told of
/// it is told in the order in which it happened.
pub struct Committed {
    /// The table.
    pub open_table: OwnedMutexGuard<OpenTable>,
    /// What was done.
    pub steps: Vec<Step>,
    /// What happened in the game.
    pub events: Vec<AnyEvent>,
    /// Whose turn it was before.
    pub turn_before: Option<Seat>,
}

/// Why nothing came of a request.
#[derive(Debug)]
pub enum TablesError {
    /// No table stands here, or not the one that was meant.
    NoTable,
    /// A table stands here already.
    TableHere,
    /// This person hosts enough tables.
    TooManyOfYours,
    /// This server has enough tables.
    TooManyHere,
    /// The table refuses.
    Refused(TableError),
    /// This very request was answered before: nothing more is to be said.
    Repeated,
    /// It could not be written down, so it didn't happen.
    Internal(InternalError),
}

/// What broke on our side.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

impl<T: Into<InternalError>> From<T> for TablesError {
    fn from(trouble: T) -> TablesError {
        TablesError::Internal(trouble.into())
    }
}

/// What the clock has to say.
pub enum Ring {
    /// Those the table waits for should be reminded.
    Remind(OwnedMutexGuard<OpenTable>),
    /// The table went on without them.
    WentOn(Committed),
}

impl Tables {
    /// Opens a table, with whoever asks in its first seat.
    pub async fn open(&self, request: &TableRequest, terms: Terms) -> Result<Committed, TablesError> {
        self.check_limits(request)?;
        self.is_free(request.channel).await?;
        let (id, seed) = (GameId::random()?, Seed::random()?);
        let Person { user, name, .. } = request.person.clone();
        let row = NewTable {
            id: id.to_string(),
            guild: request.guild,
            channel: request.channel,
            opened_at: self.now().0,
            seed: seed.reveal(),
        };
        let change = Table::open(id, seed, user, name, terms, self.now());
        let open_table = OpenTable {
            table: Arc::new(change.table),
            guild: request.guild,
            channel: request.channel,
            board: None,
            reminded: None,
        };
        let place = TableEntry::new(open_table);
        // Locked before anybody can find it: it counts only once it is written down.
        let guard = place.open_table.clone().lock_owned().await;
        match self.open.entry(request.channel) {
            Entry::Occupied(_) => return Err(TablesError::TableHere),
            Entry::Vacant(free) => free.insert(place),
        };
        let written =
            self.store.open_table(row, self.rows(1, &change.steps), Some(request.interaction)).await;
        if !matches!(written, Ok(Written::Done)) {
            self.open.remove(&request.channel);
        }
        match written? {
            Written::Done => Ok(Committed {
                open_table: guard,
                steps: change.steps,
                events: change.events,
                turn_before: None,
            }),
            Written::Repeated => Err(TablesError::Repeated),
            Written::Overtaken => Err(TablesError::TableHere),
        }
    }

    /// Asks something of the table in a channel; of the one named, if a button named one.
    pub async fn execute(
        &self,
        request: &TableRequest,
        table: Option<&GameId>,
        ask: TableCommand,
    ) -> Result<Committed, TablesError> {
        let mut answer = Err(TablesError::Refused(TableError::Stale));
        for _ in 0..TRIES {
            let open_table = self.lock(request.channel, table).await?;
            let change = open_table
                .table
                .apply(&request.person, ask.clone(), self.now())
                .map_err(TablesError::Refused)?;
            answer = self.commit(open_table, change, Some(request.interaction)).await;
            if !matches!(answer, Err(TablesError::Refused(TableError::Stale))) {
                break;
            }
        }
        answer
    }

    /// The table in a channel as it is; the one named, if a button named one.
    pub async fn look(
        &self,
        channel: u64,
        table: Option<&GameId>,
    ) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        self.lock(channel, table).await
    }

    /// The table in a channel as it was last written down, at once: nobody waits for its lock, which is held while its
    /// board is posted.
    pub fn snapshot(&self, channel: u64) -> Option<Arc<Table>> {
        self.open.get(&channel).map(|place| place.snapshot.clone())
    }

    /// What the clock has to say now, for every table. Called every second or so.
    pub async fn ring(&self) -> Vec<Ring> {
        let slots: Vec<_> = self.open.iter().map(|place| place.open_table.clone()).collect();
        let mut rings = Vec::new();
        for open_table in slots {
            // A table that is busy right now can wait for the next time.
            if let Ok(open_table) = open_table.try_lock_owned() {
                rings.extend(self.ring_one(open_table).await);
            }
        }
        rings
    }

    async fn ring_one(&self, mut open_table: OwnedMutexGuard<OpenTable>) -> Option<Ring> {
        let now = self.now();
        let deadline = open_table.table.deadline();
        match open_table.table.alarm(now) {
            // Past the time to remind, but not past the time itself.
            Some(Alarm::TimeOut(at)) if now < at && deadline.is_some() => {
                let board_version = Some(open_table.table.board_version());
                let is_due = open_table.reminded != board_version;
                open_table.reminded = board_version;
                is_due.then_some(Ring::Remind(open_table))
            }
            _ => {
                let change = open_table.table.time_out(now)?;
                match self.commit(open_table, change, None).await {
                    Ok(committed) => Some(Ring::WentOn(committed)),
                    // Somebody else has the table as well, and their clock was faster.
                    Err(TablesError::Refused(TableError::Stale)) => None,
                    Err(denied) => {
                        tracing::error!(?denied, "could not commit a timeout");
                        None
                    }
                }
            }
        }
    }

    /// Remembers which message shows a table. Where another process may be the next to show it, that is waited for;
    /// else it comes to the disk with whatever is written next. Should it be lost, whoever presses the board tells.
    pub async fn remember_board(&self, open_table: &mut OpenTable, board: BoardLocation) {
        open_table.board = Some(board);
        let (store, table) = (self.store.clone(), open_table.table.id().to_string());
        let noting = async move {
            if let Err(error) = store.remember_board(&table, board).await {
                tracing::warn!(%error, "could not store the board's message id");
            }
        };
        if self.store.is_shared() {
            noting.await;
        } else {
            tokio::spawn(noting);
        }
    }

    /// The terms of the table a rematch is asked for: the one named, or the last in this channel.
    pub async fn last_terms(&self, channel: u64, table: Option<&GameId>) -> Result<Terms, TablesError> {
        let stored = match table {
            Some(id) => self.store.table(&id.to_string()).await?,
            None => self.store.last_table(channel).await?,
        };
        let first = stored.and_then(|stored| stored.steps.into_iter().next());
        match first.and_then(|step| serde_json::from_str(&step.text).ok()) {
            Some(Step::Opened { terms, .. }) => Ok(terms),
            _ => Err(TablesError::NoTable),
        }
    }

    /// Where everything is kept.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The shards whose servers this process is there for.
    pub const fn shards(&self) -> &Shards {
        &self.shards
    }

    /// How many tables are open.
    pub fn count(&self) -> usize {
        self.open.len()
    }

    /// The same by game.
    pub fn count_by_game(&self) -> Vec<(&'static str, usize)> {
        let count = |game| self.open.iter().filter(|place| place.snapshot.terms().game == game).count();
        GameKind::ALL.iter().map(|game| (game.name(), count(*game))).collect()
    }

    /// The time.
    pub fn now(&self) -> Moment {
        (self.clock)()
    }

    async fn lock(
        &self,
        channel: u64,
        table: Option<&GameId>,
    ) -> Result<OwnedMutexGuard<OpenTable>, TablesError> {
        let open_table = self.current(channel).await?;
        let is_meant = table.is_none_or(|id| id == open_table.table.id());
        // It may have ended while we waited.
        if is_meant && open_table.table.ended().is_none() {
            Ok(open_table)
        } else {
            Err(TablesError::NoTable)
        }
    }

    /// Writes a change down, and only then lets it count.
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
                let turn_before = open_table.table.turn();
                let Change { table, steps, events } = change;
                tracing::debug!(
                    table = id,
                    steps = steps.len(),
                    board_version = table.board_version(),
                    ended,
                    "written down"
                );
                open_table.table = Arc::new(table);
                if ended {
                    self.clear(&open_table);
                } else {
                    self.keep_snapshot(&open_table);
                }
                Ok(Committed { open_table, steps, events, turn_before })
            }
            Written::Repeated => Err(TablesError::Repeated),
            Written::Overtaken => {
                self.take_up(&mut open_table).await?;
                Err(TablesError::Refused(TableError::Stale))
            }
        }
    }

    /// Keeps what can be known of a table without locking it.
    fn keep_snapshot(&self, open_table: &OpenTable) {
        if let Some(mut place) = self.open.get_mut(&open_table.channel) {
            place.snapshot = open_table.table.clone();
        }
    }

    fn rows(&self, first: u32, steps: &[Step]) -> Vec<store::StepRow> {
        let at = self.now().0;
        let guest = |step: &Step| match step {
            Step::Opened { user, .. } | Step::Joined { user, .. } => Some(user.0),
            _ => None,
        };
        let texts = steps.iter().filter_map(|step| Some((serde_json::to_string(step).ok()?, guest(step))));
        (first..)
            .zip(texts)
            .map(|(number, (text, guest))| store::StepRow { number, at, text, guest })
            .collect()
    }

    fn result(&self, table: &Table) -> Option<Finished> {
        let outcome = table.outcome()?;
        let places = table.guests().iter().zip(&outcome.standings).zip(0..);
        let place = |((guest, standing), seat): ((&crate::table::Guest, &crate::game::Standing), u8)| {
            store::SeatResult {
                user: guest.user().map(|user| user.0),
                name: Some(guest.name.clone()),
                seat,
                place: standing.place,
                points: standing.points,
                away: guest.away,
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

    fn check_limits(&self, request: &TableRequest) -> Result<(), TablesError> {
        let hosted = self.open.iter().filter(|place| place.snapshot.host() == request.person.user).count();
        let here =
            self.open.iter().filter(|place| place.guild.is_some() && place.guild == request.guild).count();
        if hosted >= TABLES_PER_HOST {
            Err(TablesError::TooManyOfYours)
        } else if here >= TABLES_PER_SERVER {
            Err(TablesError::TooManyHere)
        } else {
            Ok(())
        }
    }
}
