//! Outages: when players could not act, because the bot was down, a shard was not connected, or the wall clock jumped.
//! They are stored by shard. The clocks of the tables leave them out ([`crate::table::Pauses`]).

use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dashmap::DashMap;
use tokio::sync::Notify;

use super::{Jumps, TableSlot, Tables};
use crate::fair::GameId;
use crate::shards::Shards;
use crate::store::{Outage, StoreError};
use crate::table::{Absences, Moment, Pause, Pauses};

/// How long outages are kept, in milliseconds. No table waits longer than two weeks of the players' own time.
const KEPT: i64 = 60 * 24 * 60 * 60 * 1000;

/// From how many seconds on an outage is worth a line in the log. Discord ends connections several times a day, and they are
/// resumed within a second.
const NOTABLE: i64 = 60;

/// All outages that matter, and the pauses of every server with a table.
#[derive(Default)]
pub(super) struct Outages {
    rows: Mutex<Vec<Outage>>,
    by_server: DashMap<Option<u64>, Pauses>,
    /// When something last came from Discord, by shard and total.
    heard: DashMap<(u32, u32), Moment>,
    ended: EndedOutages,
    /// The absences of people and servers, which the pauses of all tables share.
    pub(super) absences: Absences,
}

/// The outages that have ended since somebody last asked.
#[derive(Default)]
struct EndedOutages {
    rows: Mutex<Vec<Outage>>,
    has_any: Notify,
}

impl EndedOutages {
    fn add(&self, outage: Outage) {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner).push(outage);
        self.has_any.notify_one();
    }
}

impl Outages {
    /// The pauses of a server's tables.
    pub(super) fn of(&self, guild: Option<u64>) -> Pauses {
        if let Some(pauses) = self.by_server.get(&guild) {
            return pauses.clone();
        }
        // The rows are locked before the map, as below: otherwise two threads could wait for each other.
        let rows = self.rows();
        let make = || {
            let pauses = Pauses::of_server(guild, self.absences.clone());
            pauses.set(concerning(&rows, guild));
            pauses
        };
        self.by_server.entry(guild).or_insert_with(make).clone()
    }

    /// Changes the rows, and with them the pauses of every server.
    fn change<T>(&self, change: impl FnOnce(&mut Vec<Outage>) -> T) -> T {
        let mut rows = self.rows();
        let changed = change(&mut rows);
        for server in &self.by_server {
            server.value().set(concerning(&rows, *server.key()));
        }
        changed
    }

    fn rows(&self) -> MutexGuard<'_, Vec<Outage>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When something last came from Discord for the people of a server. `None` if nobody has said so yet.
    pub(super) fn heard(&self, guild: Option<u64>) -> Option<Moment> {
        let concerns = |(shard, total): &(u32, u32)| Shards::one(*shard, *total).serve(guild);
        self.heard.iter().filter(|heard| concerns(heard.key())).map(|heard| *heard.value()).max()
    }

    fn lasting(&self) -> Vec<Outage> {
        self.rows().iter().filter(|outage| outage.is_lasting()).copied().collect()
    }
}

fn concerning(rows: &[Outage], guild: Option<u64>) -> Vec<Pause> {
    let concerns = |outage: &&Outage| Shards::one(outage.shard, outage.total).serve(guild);
    let pause = |outage: &Outage| Pause { from: Moment(outage.from), to: Moment(outage.to) };
    rows.iter().filter(concerns).map(pause).collect()
}

impl Tables {
    /// Reads the stored outages, and begins one: the bot was down since it was last seen, and is until
    /// [`Tables::end_outage`] is called for its shards. No clock runs until then.
    pub async fn begin_after_downtime(&self) -> Result<(), StoreError> {
        let clock = (self.clock)().0;
        let noted = self.store.setting("bot", &self.last_seen_key()).await?;
        // What is far in the future is damaged.
        let noted = noted.and_then(|text| text.parse::<i64>().ok()).filter(|seen| *seen < clock + KEPT);
        let last_seen = match noted {
            Some(seen) => Some(seen),
            // An earlier version did not say when it was last there. Its last step does.
            None => self.store.last_step_at(clock).await?,
        };
        // The clock was ahead, and was set back. Stored times only grow, so we stay ahead until it has caught up.
        let behind = last_seen.map_or(0, |seen| (seen - clock).max(0));
        self.ahead.store(behind, Ordering::Relaxed);
        let now = self.now();
        let stored = self.store.outages(now.0 - KEPT).await?;
        self.outages.change(|rows| *rows = stored);
        self.reset_alarms();
        for shard in self.shards.each() {
            self.begin_outage(shard, self.shards.total(), Moment(last_seen.unwrap_or(now.0)));
        }
        Ok(())
    }

    /// Records that the players of a shard can't act from this moment on. Nothing happens if that is known.
    pub fn begin_outage(&self, shard: u32, total: u32, from: Moment) {
        let outage = Outage { shard, total, from: from.0, to: Pause::LASTING.0 };
        self.outages.change(|rows| {
            if !rows.iter().any(|row| row.is_lasting() && (row.shard, row.total) == (shard, total)) {
                rows.push(outage);
            }
        });
    }

    /// Records that the players of a shard can act again, and stores the outage. Nothing happens if they could.
    pub async fn end_outage(&self, shard: u32, total: u32) {
        let now = self.now().0;
        let ended = |rows: &mut Vec<Outage>| {
            let is_it = |row: &&mut Outage| row.is_lasting() && (row.shard, row.total) == (shard, total);
            let row = rows.iter_mut().find(is_it)?;
            row.to = now.max(row.from);
            Some(*row)
        };
        // Most calls find nothing.
        let is_known = self.outages.lasting().iter().any(|row| (row.shard, row.total) == (shard, total));
        if let Some(outage) = is_known.then(|| self.outages.change(ended)).flatten() {
            let seconds = (outage.to - outage.from) / 1000;
            if seconds < NOTABLE {
                tracing::debug!(shard, seconds, "a short outage ended");
            } else {
                tracing::info!(shard, seconds, "an outage ended");
            }
            // Nothing was due while it lasted.
            self.reset_alarms();
            self.outages.ended.add(outage);
            self.store_outage(outage).await;
        }
    }

    /// Records that something came from Discord to a shard, so many milliseconds ago. A connection that hangs looks like
    /// any other for a while; until something comes, nobody's time runs out.
    pub fn heard_from(&self, shard: u32, total: u32, ago: i64) {
        let at = self.now().plus(-ago);
        let mut heard = self.outages.heard.entry((shard, total)).or_insert(at);
        *heard = at.max(*heard);
    }

    /// When something last came from Discord to a shard.
    pub fn last_heard_from(&self, shard: u32, total: u32) -> Option<Moment> {
        self.outages.heard.get(&(shard, total)).map(|heard| *heard)
    }

    /// Waits until deadlines have moved, because an outage ended or the clock jumped. Returns the outages.
    pub async fn deadlines_moved(&self) -> Vec<Outage> {
        self.outages.ended.has_any.notified().await;
        std::mem::take(&mut *self.outages.ended.rows.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The tables whose boards show a deadline that these outages have moved, and can be edited at any time.
    pub fn with_moved_deadlines(&self, outages: &[Outage]) -> Vec<GameId> {
        let is_moved = |slot: &TableSlot| {
            let table = slot.snapshot();
            let concerns = |outage: &Outage| {
                Shards::one(outage.shard, outage.total).serve(slot.guild)
                    && table.waiting_since().0 < outage.to
            };
            table.deadline().is_some() && outages.iter().any(concerns)
        };
        let slots = self.open.all().into_iter();
        let slots = slots.filter(|slot| !slot.is_external && slot.place.channel().is_some());
        slots.filter(|slot| is_moved(slot)).map(|slot| slot.id.clone()).collect()
    }

    /// The same tables with a clock whose jumps somebody else notices.
    #[must_use]
    pub fn with_jumps(self, jumps: Jumps) -> Tables {
        Tables { jumps, ..self }
    }

    /// If the wall clock has jumped ahead, records the time that it has left out.
    pub async fn follow_clock(&self) {
        if let Some(pause) = (self.jumps)() {
            self.add_pause(pause).await;
        }
    }

    /// Records time that the wall clock has left out, for all shards.
    async fn add_pause(&self, pause: Pause) {
        let outage = Outage { shard: 0, total: 1, from: pause.from.0, to: pause.to.0 };
        tracing::warn!(seconds = (outage.to - outage.from) / 1000, "the wall clock jumped ahead");
        self.outages.change(|rows| rows.push(outage));
        self.outages.ended.add(outage);
        self.store_outage(outage).await;
    }

    /// Stores that the bot is there, and how long outages have lasted: after a crash, nothing else tells. Called every
    /// few seconds.
    pub async fn store_last_seen(&self) -> Result<(), StoreError> {
        let now = self.now().0;
        for outage in self.outages.lasting() {
            self.store.put_outage(Outage { to: now.max(outage.from), ..outage }).await?;
        }
        self.store.set_setting("bot", &self.last_seen_key(), &now.to_string()).await
    }

    async fn store_outage(&self, outage: Outage) {
        if let Err(error) = self.store.put_outage(outage).await {
            tracing::warn!(%error, "could not store an outage");
        }
    }

    fn last_seen_key(&self) -> String {
        format!("last-seen {}", self.shards)
    }
}
