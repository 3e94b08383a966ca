//! The door: everything that moves a table comes through here as the same [`Request`], whoever sent it, and is
//! written down before anybody is told. The open tables stand in a map by channel; a table is locked while
//! something is asked of it, and no guard of the map is held over an await.
//!
//! Where several processes share a store, each is there for the servers of its shards. Should two ever hold the same
//! table, the store decides: what is in memory is compared with it before anything is asked of it, and whoever is
//! overtaken takes the table up again and tries anew.
//!
//! It knows nothing of Discord's messages, of languages or of pictures.

mod company;
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
use crate::store::{self, Board, Finished, NewTable, Store, StoreError, Written};
use crate::table::{Alarm, Ask, Change, Moment, Person, Refusal, Step, Table, Terms, UserId};

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
    open: DashMap<u64, Place>,
    /// The channels at whose tables a computer is thinking.
    thinking: DashSet<u64>,
    store: Store,
    clock: Clock,
    shards: Shards,
}

/// A table's place in the map, with what can be known of it without locking it.
struct Place {
    game: GameKind,
    guild: Option<u64>,
    host: UserId,
    slot: Arc<Mutex<Slot>>,
}

impl Place {
    fn new(slot: Slot) -> Place {
        let game = slot.table.terms().game;
        Place { game, guild: slot.guild, host: slot.table.host(), slot: Arc::new(Mutex::new(slot)) }
    }
}

/// A table and where it stands.
pub struct Slot {
    /// The table as it is written down.
    pub table: Table,
    /// The server, unless it stands in a private conversation.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The message that shows it.
    pub board: Option<Board>,
    /// The beat whose players were reminded.
    reminded: Option<u32>,
}

/// Somebody wants something of the table in a channel.
#[derive(Clone, Debug)]
pub struct Request {
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
pub struct Held {
    /// The table.
    pub slot: OwnedMutexGuard<Slot>,
    /// What was done.
    pub steps: Vec<Step>,
    /// What happened in the game.
    pub events: Vec<AnyEvent>,
    /// Whose turn it was before.
    pub turn_before: Option<Seat>,
}

/// Why nothing came of a request.
#[derive(Debug)]
pub enum Denied {
    /// No table stands here, or not the one that was meant.
    NoTable,
    /// A table stands here already.
    TableHere,
    /// This person hosts enough tables.
    TooManyOfYours,
    /// This server has enough tables.
    TooManyHere,
    /// The table refuses.
    Refused(Refusal),
    /// This very request was answered before: nothing more is to be said.
    Repeated,
    /// It could not be written down, so it didn't happen.
    Trouble(Trouble),
}

/// What broke on our side.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

impl<T: Into<Trouble>> From<T> for Denied {
    fn from(trouble: T) -> Denied {
        Denied::Trouble(trouble.into())
    }
}

/// What the clock has to say.
pub enum Ring {
    /// Those the table waits for should be reminded.
    Remind(OwnedMutexGuard<Slot>),
    /// The table went on without them.
    WentOn(Held),
}

impl Tables {
    /// Opens a table, with whoever asks in its first seat.
    pub async fn open(&self, request: &Request, terms: Terms) -> Result<Held, Denied> {
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
        let slot = Slot {
            table: change.table.clone(),
            guild: request.guild,
            channel: request.channel,
            board: None,
            reminded: None,
        };
        let place = Place::new(slot);
        // Locked before anybody can find it: it counts only once it is written down.
        let guard = place.slot.clone().lock_owned().await;
        match self.open.entry(request.channel) {
            Entry::Occupied(_) => return Err(Denied::TableHere),
            Entry::Vacant(free) => free.insert(place),
        };
        let written =
            self.store.open_table(row, self.rows(1, &change.steps), Some(request.interaction)).await;
        if !matches!(written, Ok(Written::Done)) {
            self.open.remove(&request.channel);
        }
        match written? {
            Written::Done => {
                Ok(Held { slot: guard, steps: change.steps, events: change.events, turn_before: None })
            }
            Written::Repeated => Err(Denied::Repeated),
            Written::Overtaken => Err(Denied::TableHere),
        }
    }

    /// Asks something of the table in a channel; of the one named, if a button named one.
    pub async fn ask(&self, request: &Request, table: Option<&GameId>, ask: Ask) -> Result<Held, Denied> {
        let mut answer = Err(Denied::Refused(Refusal::Stale));
        for _ in 0..TRIES {
            let slot = self.lock(request.channel, table).await?;
            let change = slot.table.ask(&request.person, ask.clone(), self.now()).map_err(Denied::Refused)?;
            answer = self.commit(slot, change, Some(request.interaction)).await;
            if !matches!(answer, Err(Denied::Refused(Refusal::Stale))) {
                break;
            }
        }
        answer
    }

    /// The table in a channel as it is; the one named, if a button named one.
    pub async fn look(&self, channel: u64, table: Option<&GameId>) -> Result<OwnedMutexGuard<Slot>, Denied> {
        self.lock(channel, table).await
    }

    /// What the clock has to say now, for every table. Called every second or so.
    pub async fn ring(&self) -> Vec<Ring> {
        let slots: Vec<_> = self.open.iter().map(|place| place.slot.clone()).collect();
        let mut rings = Vec::new();
        for slot in slots {
            // A table that is busy right now can wait for the next time.
            if let Ok(slot) = slot.try_lock_owned() {
                rings.extend(self.ring_one(slot).await);
            }
        }
        rings
    }

    async fn ring_one(&self, mut slot: OwnedMutexGuard<Slot>) -> Option<Ring> {
        let now = self.now();
        let deadline = slot.table.deadline();
        match slot.table.alarm(now) {
            // Past the time to remind, but not past the time itself.
            Some(Alarm::TimeOut(at)) if now < at && deadline.is_some() => {
                let beat = Some(slot.table.beat());
                let is_due = slot.reminded != beat;
                slot.reminded = beat;
                is_due.then_some(Ring::Remind(slot))
            }
            _ => {
                let change = slot.table.time_out(now)?;
                match self.commit(slot, change, None).await {
                    Ok(held) => Some(Ring::WentOn(held)),
                    // Somebody else has the table as well, and their clock was faster.
                    Err(Denied::Refused(Refusal::Stale)) => None,
                    Err(denied) => {
                        tracing::error!(?denied, "the clock's move could not be written down");
                        None
                    }
                }
            }
        }
    }

    /// Remembers which message shows a table. Where another process may be the next to show it, that is waited for;
    /// else it comes to the disk with whatever is written next. Should it be lost, whoever presses the board tells.
    pub async fn remember_board(&self, slot: &mut Slot, board: Board) {
        slot.board = Some(board);
        let (store, table) = (self.store.clone(), slot.table.id().to_string());
        let noting = async move {
            if let Err(error) = store.remember_board(&table, board).await {
                tracing::warn!(%error, "the board's message could not be remembered");
            }
        };
        if self.store.is_shared() {
            noting.await;
        } else {
            tokio::spawn(noting);
        }
    }

    /// The terms of the table a rematch is asked for: the one named, or the last in this channel.
    pub async fn last_terms(&self, channel: u64, table: Option<&GameId>) -> Result<Terms, Denied> {
        let stored = match table {
            Some(id) => self.store.table(&id.to_string()).await?,
            None => self.store.last_table(channel).await?,
        };
        let first = stored.and_then(|stored| stored.steps.into_iter().next());
        match first.and_then(|step| serde_json::from_str(&step.text).ok()) {
            Some(Step::Opened { terms, .. }) => Ok(terms),
            _ => Err(Denied::NoTable),
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
        let count = |game| self.open.iter().filter(|place| place.game == game).count();
        GameKind::ALL.iter().map(|game| (game.name(), count(*game))).collect()
    }

    /// The time.
    pub fn now(&self) -> Moment {
        (self.clock)()
    }

    async fn lock(&self, channel: u64, table: Option<&GameId>) -> Result<OwnedMutexGuard<Slot>, Denied> {
        let slot = self.current(channel).await?;
        let is_meant = table.is_none_or(|id| id == slot.table.id());
        // It may have ended while we waited.
        if is_meant && slot.table.ended().is_none() { Ok(slot) } else { Err(Denied::NoTable) }
    }

    /// Writes a change down, and only then lets it count.
    async fn commit(
        &self,
        mut slot: OwnedMutexGuard<Slot>,
        change: Change,
        interaction: Option<u64>,
    ) -> Result<Held, Denied> {
        let id = slot.table.id().to_string();
        let rows = self.rows(slot.table.steps() + 1, &change.steps);
        let ended = change.table.ended().is_some();
        let written = if ended {
            self.store.close_table(&id, rows, interaction, self.result(&change.table)).await?
        } else {
            self.store.append(&id, rows, interaction).await?
        };
        match written {
            Written::Done => {
                let turn_before = slot.table.turn();
                let Change { table, steps, events } = change;
                tracing::debug!(table = id, steps = steps.len(), beat = table.beat(), ended, "written down");
                slot.table = table;
                if ended {
                    self.clear(&slot);
                } else if let Some(mut place) = self.open.get_mut(&slot.channel) {
                    place.host = slot.table.host();
                }
                Ok(Held { slot, steps, events, turn_before })
            }
            Written::Repeated => Err(Denied::Repeated),
            Written::Overtaken => {
                self.take_up(&mut slot).await?;
                Err(Denied::Refused(Refusal::Stale))
            }
        }
    }

    fn rows(&self, first: u32, steps: &[Step]) -> Vec<store::Step> {
        let at = self.now().0;
        let guest = |step: &Step| match step {
            Step::Opened { user, .. } | Step::Joined { user, .. } => Some(user.0),
            _ => None,
        };
        let texts = steps.iter().filter_map(|step| Some((serde_json::to_string(step).ok()?, guest(step))));
        (first..).zip(texts).map(|(number, (text, guest))| store::Step { number, at, text, guest }).collect()
    }

    fn result(&self, table: &Table) -> Option<Finished> {
        let outcome = table.outcome()?;
        let places = table.guests().iter().zip(&outcome.standings).zip(0..);
        let place =
            |((guest, standing), seat): ((&crate::table::Guest, &crate::game::Standing), u8)| store::Place {
                user: guest.user().map(|user| user.0),
                name: Some(guest.name.clone()),
                seat,
                place: standing.place,
                points: standing.points,
                away: guest.away,
                quality: None,
                luck: None,
            };
        Some(Finished {
            game: table.terms().game.to_string(),
            at: self.now().0,
            places: places.map(place).collect(),
            thefts: table.journal().map(thefts::thefts).unwrap_or_default(),
        })
    }

    fn check_limits(&self, request: &Request) -> Result<(), Denied> {
        let hosted = self.open.iter().filter(|place| place.host == request.person.user).count();
        let here =
            self.open.iter().filter(|place| place.guild.is_some() && place.guild == request.guild).count();
        if hosted >= TABLES_PER_HOST {
            Err(Denied::TooManyOfYours)
        } else if here >= TABLES_PER_SERVER {
            Err(Denied::TooManyHere)
        } else {
            Ok(())
        }
    }
}
