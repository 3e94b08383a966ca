//! Gateway sessions: who receives which event.
//!
//! A session outlives its connection: events are kept, up to a limit, and replayed when the bot resumes.

use std::{
    borrow::Cow,
    collections::{BTreeMap, VecDeque},
};

use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};

use crate::{clock::Moment, ids::GuildId};

pub(super) const GUILDS: u64 = 1 << 0;
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
const MESSAGE_CONTENT: u64 = 1 << 15;

/// The intent an event needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// Told to every bot.
    Always,
    Guilds,
    GuildMessages,
    DirectMessages,
}

impl Intent {
    /// The intent for messages in a guild, or in private.
    pub fn messages(guild: Option<GuildId>) -> Self {
        if guild.is_some() { Self::GuildMessages } else { Self::DirectMessages }
    }

    fn granted(self, intents: u64) -> bool {
        match self {
            Self::Always => true,
            Self::Guilds => intents & GUILDS != 0,
            Self::GuildMessages => intents & GUILD_MESSAGES != 0,
            Self::DirectMessages => intents & DIRECT_MESSAGES != 0,
        }
    }
}

/// Something the bot may be told.
#[derive(Clone, Debug)]
pub(crate) struct GatewayEvent {
    name: &'static str,
    data: Value,
    guild: Option<GuildId>,
    intent: Intent,
    /// A person's message that doesn't concern the bot: shown blank without the content intent.
    pub content_is_private: bool,
}

impl GatewayEvent {
    pub fn new(name: &'static str, data: Value, guild: Option<GuildId>, intent: Intent) -> Self {
        Self { name, data, guild, intent, content_is_private: false }
    }

    fn data_for(&self, intents: u64) -> Cow<'_, Value> {
        if !self.content_is_private || intents & MESSAGE_CONTENT != 0 {
            return Cow::Borrowed(&self.data);
        }
        let mut data = self.data.clone();
        data["content"] = json!("");
        for list in ["embeds", "attachments", "components"] {
            data[list] = json!([]);
        }
        Cow::Owned(data)
    }
}

/// What goes over a connection.
#[derive(Debug)]
pub(crate) enum Frame {
    Text(String),
    /// A proper goodbye with a code.
    Close(u16, &'static str),
    /// The line goes dead.
    Cut,
    /// The line stays open, and nothing comes through any more.
    Freeze,
}

pub(crate) type FrameSender = mpsc::UnboundedSender<Frame>;

/// One shard's session.
#[derive(Debug)]
pub(super) struct Session {
    pub shard: (u64, u64),
    pub intents: u64,
    pub sequence: u64,
    pub wire: Option<FrameSender>,
    sent: VecDeque<(u64, String)>,
    forgotten: u64,
}

impl Session {
    pub fn new(shard: (u64, u64), intents: u64, wire: FrameSender) -> Self {
        Self { shard, intents, sequence: 0, wire: Some(wire), sent: VecDeque::new(), forgotten: 0 }
    }

    pub fn serves(&self, guild: Option<GuildId>) -> bool {
        serves(self.shard, guild)
    }

    pub fn push(&mut self, name: &str, data: &Value, keep: usize) {
        self.sequence += 1;
        // Not one value with the data in it: that would be a copy of all of it.
        let text = format!(r#"{{"op":0,"t":"{name}","s":{},"d":{data}}}"#, self.sequence);
        if let Some(wire) = &self.wire {
            let _ = wire.send(Frame::Text(text.clone()));
        }
        self.sent.push_back((self.sequence, text));
        while self.sent.len() > keep {
            self.forgotten = self.sent.pop_front().map_or(self.forgotten, |(sequence, _)| sequence);
        }
    }

    /// Whether everything after `sequence` is still there.
    pub fn remembers(&self, sequence: u64) -> bool {
        sequence >= self.forgotten
    }

    /// Sends again what came after `sequence`.
    pub fn replay(&self, sequence: u64) {
        let missed = self.sent.iter().filter(|(number, _)| *number > sequence);
        for ((_, text), wire) in missed.zip(std::iter::repeat(&self.wire)) {
            let _ = wire.as_ref().map(|wire| wire.send(Frame::Text(text.clone())));
        }
    }
}

/// What the bot has done so far.
#[derive(Debug, Default)]
pub(super) struct Counters {
    pub heartbeats: usize,
    pub resumes: usize,
    pub identifies: usize,
    pub hasty: usize,
}

/// Discord spreads guilds by id; what is private goes to shard 0.
pub(super) fn serves((shard, shards): (u64, u64), guild: Option<GuildId>) -> bool {
    guild.map_or(0, |guild| (guild.get() >> 22) % shards) == shard
}

/// All sessions.
#[derive(Debug)]
pub(crate) struct GatewaySessions {
    pub(super) sessions: BTreeMap<String, Session>,
    pub(super) keep: usize,
    /// How many of the next interactions are delivered twice.
    pub(super) doubled: usize,
    /// Interactions held back until there are this many, then delivered last first.
    pub(super) shuffled: usize,
    held: Vec<GatewayEvent>,
    /// No heartbeat is acknowledged.
    pub(super) silent: bool,
    /// The code with which everybody who identifies is turned away.
    pub(super) turned_away: Option<u16>,
    pub(super) counters: Counters,
    /// When each concurrency bucket last identified.
    pub(super) identified: BTreeMap<u64, Moment>,
    live: watch::Sender<usize>,
}

impl GatewaySessions {
    pub fn new(keep: usize) -> Self {
        Self {
            sessions: BTreeMap::new(),
            keep,
            doubled: 0,
            shuffled: 0,
            held: Vec::new(),
            silent: false,
            turned_away: None,
            counters: Counters::default(),
            identified: BTreeMap::new(),
            live: watch::Sender::new(0),
        }
    }

    /// Tells every session that serves the guild and asked for such events.
    pub fn dispatch(&mut self, event: GatewayEvent) {
        if event.name != "INTERACTION_CREATE" {
            return self.send(&event);
        }
        if self.shuffled > 0 {
            self.held.push(event);
            if self.held.len() >= self.shuffled {
                self.shuffled = 0;
                for event in std::mem::take(&mut self.held).iter().rev() {
                    self.send(event);
                }
            }
            return;
        }
        self.send(&event);
        if self.doubled > 0 {
            self.doubled -= 1;
            self.send(&event);
        }
    }

    /// Whether any session asked for such events.
    pub fn listens(&self, intent: Intent) -> bool {
        self.sessions.values().any(|session| intent.granted(session.intents))
    }

    fn send(&mut self, event: &GatewayEvent) {
        for session in self.sessions.values_mut() {
            if session.serves(event.guild) && event.intent.granted(session.intents) {
                session.push(event.name, &event.data_for(session.intents), self.keep);
            }
        }
    }

    /// A connection is gone; the session may be resumed, unless the bot said goodbye for good.
    pub(super) fn hang_up(&mut self, id: &str, wire: &FrameSender, for_good: bool) {
        let Some(session) = self.sessions.get_mut(id) else {
            return;
        };
        // A resumed session already speaks over another wire; the old one's end is no news.
        if !session.wire.as_ref().is_some_and(|own| own.same_channel(wire)) {
            return;
        }
        session.wire = None;
        if for_good {
            self.sessions.remove(id);
        }
        self.count_live();
    }

    pub(super) fn count_live(&self) {
        let live = self.sessions.values().filter(|session| session.wire.is_some()).count();
        self.live.send_replace(live);
    }

    /// How many sessions are connected, now and from now on.
    pub fn live(&self) -> watch::Receiver<usize> {
        self.live.subscribe()
    }

    /// Sends one frame over every living wire.
    pub(super) fn broadcast(&self, frame: impl Fn() -> Frame) {
        for wire in self.sessions.values().filter_map(|session| session.wire.as_ref()) {
            let _ = wire.send(frame());
        }
    }
}
