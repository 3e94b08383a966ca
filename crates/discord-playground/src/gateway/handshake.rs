//! Identify and resume, and the close codes for bots that get them wrong.

use serde_json::{Value, json};

use super::sessions::{Frame, FrameSender, GUILDS, Session, serves};
use crate::world::World;

/// Why a connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CloseReason(pub u16, pub &'static str);

pub(super) const UNKNOWN_OPCODE: CloseReason = CloseReason(4001, "Unknown opcode.");
pub(super) const DECODE_ERROR: CloseReason = CloseReason(4002, "Error while decoding payload.");
pub(super) const NOT_AUTHENTICATED: CloseReason = CloseReason(4003, "Not authenticated.");
const AUTHENTICATION_FAILED: CloseReason = CloseReason(4004, "Authentication failed.");
pub(super) const ALREADY_AUTHENTICATED: CloseReason = CloseReason(4005, "Already authenticated.");
const INVALID_SEQUENCE: CloseReason = CloseReason(4007, "Invalid seq.");
pub(super) const RATE_LIMITED: CloseReason = CloseReason(4008, "Rate limited.");
pub(super) const TIMED_OUT: CloseReason = CloseReason(4009, "Session timed out.");
const INVALID_SHARD: CloseReason = CloseReason(4010, "Invalid shard.");
const SHARDING_REQUIRED: CloseReason = CloseReason(4011, "Sharding required.");
pub(super) const INVALID_VERSION: CloseReason = CloseReason(4012, "Invalid API version.");
const INVALID_INTENTS: CloseReason = CloseReason(4013, "Invalid intent(s).");
const DISALLOWED_INTENTS: CloseReason = CloseReason(4014, "Disallowed intent(s).");

/// Bits 0–16, 20, 21, 24 and 25 exist.
const KNOWN_INTENTS: u64 = 0x1_FFFF | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
/// Members, presences and message content must be granted to the application first.
const PRIVILEGED_INTENTS: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// A session can't be had now; the flag says whether it may be resumed.
pub(super) fn invalid_session(resumable: bool) -> Frame {
    Frame::Text(json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string())
}

impl World {
    /// Starts a session; returns its id, or None if the bot must wait and try again.
    pub(super) fn identify(
        &mut self,
        payload: &Value,
        wire: &FrameSender,
    ) -> Result<Option<String>, CloseReason> {
        self.check_token(payload)?;
        let shard = read_shard(&payload["shard"])?;
        self.check_size(shard)?;
        let intents = self.check_intents(&payload["intents"])?;
        if let Some(code) = self.gateway.turned_away {
            return Err(CloseReason(code, "Fault on request."));
        }
        if !self.spend_identify(shard.0)? {
            let _ = wire.send(invalid_session(false));
            return Ok(None);
        }
        let id = format!("session-{}", self.fresh_number());
        let stale = |session: &Session| session.wire.is_none() && session.shard == shard;
        self.gateway.sessions.retain(|_, session| !stale(session));
        let mut session = Session::new(shard, intents, wire.clone());
        self.introduce(&id, &mut session);
        self.gateway.sessions.insert(id.clone(), session);
        self.gateway.count_live();
        Ok(Some(id))
    }

    /// READY, then every guild of the shard.
    fn introduce(&self, id: &str, session: &mut Session) {
        let guilds: Vec<_> =
            self.bot_guilds().into_iter().filter(|guild| session.serves(Some(*guild))).collect();
        let unavailable = guilds.iter().map(|guild| json!({ "id": guild, "unavailable": true }));
        let ready = json!({
            "v": 10,
            "user": self.bot_json(),
            "guilds": unavailable.collect::<Vec<_>>(),
            "session_id": id,
            "resume_gateway_url": self.gateway_url(),
            "shard": [session.shard.0, session.shard.1],
            "application": { "id": self.application(), "flags": 0 },
        });
        session.push("READY", &ready, self.gateway.keep);
        if session.intents & GUILDS != 0 {
            for guild in guilds {
                session.push("GUILD_CREATE", &self.guild_create_json(guild), self.gateway.keep);
            }
        }
    }

    /// Takes a session up again; returns its id, or None if the bot must identify anew.
    pub(super) fn resume(
        &mut self,
        payload: &Value,
        wire: &FrameSender,
    ) -> Result<Option<String>, CloseReason> {
        self.check_token(payload)?;
        if let Some(code) = self.gateway.turned_away {
            return Err(CloseReason(code, "Fault on request."));
        }
        let id = payload["session_id"].as_str().unwrap_or_default();
        let sequence = payload["seq"].as_u64().unwrap_or_default();
        let keep = self.gateway.keep;
        let known = self.gateway.sessions.get_mut(id);
        let Some(session) = known.filter(|session| session.remembers(sequence)) else {
            self.gateway.sessions.remove(id);
            let _ = wire.send(invalid_session(false));
            return Ok(None);
        };
        if sequence > session.sequence {
            return Err(INVALID_SEQUENCE);
        }
        self.gateway.counters.resumes += 1;
        session.wire = Some(wire.clone());
        session.replay(sequence);
        session.push("RESUMED", &json!({}), keep);
        self.gateway.count_live();
        Ok(Some(id.to_owned()))
    }

    /// A shard that would have too many guilds is refused.
    fn check_size(&self, shard: (u64, u64)) -> Result<(), CloseReason> {
        let guilds = self.bot_guilds().into_iter().filter(|guild| serves(shard, Some(*guild))).count();
        if guilds > self.options.guilds_per_shard { Err(SHARDING_REQUIRED) } else { Ok(()) }
    }

    fn check_token(&self, payload: &Value) -> Result<(), CloseReason> {
        let token = payload["token"].as_str().unwrap_or_default();
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token == self.options.token { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
    }

    fn check_intents(&self, intents: &Value) -> Result<u64, CloseReason> {
        let intents = intents.as_u64().ok_or(INVALID_INTENTS)?;
        if intents & !KNOWN_INTENTS != 0 {
            return Err(INVALID_INTENTS);
        }
        if intents & PRIVILEGED_INTENTS & !self.options.privileged_intents != 0 {
            return Err(DISALLOWED_INTENTS);
        }
        Ok(intents)
    }

    /// Takes one identify off the day's budget; false if the shard's bucket must wait. Discord
    /// resets the token of a bot that overdraws the budget.
    fn spend_identify(&mut self, shard: u64) -> Result<bool, CloseReason> {
        if self.options.remaining_identifies == 0 {
            self.gateway.counters.hasty += 1;
            return Err(AUTHENTICATION_FAILED);
        }
        let (now, interval) = (self.now(), self.options.identify_interval);
        let bucket = shard % self.options.max_concurrency.max(1);
        let last = self.gateway.identified.insert(bucket, now);
        if last.is_some_and(|last| now.since(last) < interval) {
            self.gateway.counters.hasty += 1;
            return Ok(false);
        }
        self.gateway.counters.identifies += 1;
        self.options.remaining_identifies -= 1;
        Ok(true)
    }

    /// Where the gateway is.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    /// The answer to "how shall I connect".
    pub fn gateway_json(&self) -> Value {
        json!({
            "url": self.gateway_url(),
            "shards": self.options.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": self.options.remaining_identifies,
                "reset_after": 86_400_000,
                "max_concurrency": self.options.max_concurrency,
            },
        })
    }
}

fn read_shard(shard: &Value) -> Result<(u64, u64), CloseReason> {
    if shard.is_null() {
        return Ok((0, 1));
    }
    let number = |i: usize| shard[i].as_u64().ok_or(INVALID_SHARD);
    let (id, count) = (number(0)?, number(1)?);
    if id < count { Ok((id, count)) } else { Err(INVALID_SHARD) }
}
