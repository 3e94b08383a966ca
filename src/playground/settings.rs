//! What a test may set before the playground starts. The defaults are Discord's own figures where
//! they are known.

use std::time::Duration;

/// How the stand-in behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The port on loopback; 0 takes a free one.
    pub port: u16,
    /// The bot's token; any other is refused.
    pub token: String,
    /// How long a bot may take for its first answer.
    pub deadline: Duration,
    /// How long an interaction's token is good for edits and follow-ups.
    pub token_lifetime: Duration,
    /// How often the bot must send a heartbeat.
    pub heartbeat_interval: Duration,
    /// How long a bot must wait between two identifies in one concurrency bucket.
    pub identify_interval: Duration,
    /// How many shards may identify at once.
    pub max_concurrency: u64,
    /// How many identifies are left today.
    pub identifies: u64,
    /// The number of shards recommended in `/gateway/bot`.
    pub shards: u64,
    /// How many guilds one shard may have.
    pub guilds_per_shard: usize,
    /// The privileged intents granted to the application (none by default).
    pub privileged_intents: u64,
    /// How many events are kept for a session that may resume.
    pub replay_buffer: usize,
    /// How often in an hour a message older than an hour may be edited. Discord does not say; a
    /// small number shows soonest whether a bot depends on it.
    pub old_edits: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            port: 0,
            // Shaped like a token, and of no use anywhere else.
            token: "cGxheWdyb3VuZA.Playgr.not-a-real-token-only-for-the-playground".to_owned(),
            deadline: Duration::from_secs(3),
            token_lifetime: Duration::from_secs(15 * 60),
            heartbeat_interval: Duration::from_millis(41_250),
            identify_interval: Duration::from_secs(5),
            max_concurrency: 1,
            identifies: 1000,
            shards: 1,
            guilds_per_shard: 2500,
            privileged_intents: 0,
            replay_buffer: 1000,
            old_edits: 3,
        }
    }
}
