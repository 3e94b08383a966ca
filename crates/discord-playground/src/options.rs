//! The options a playground starts with. The defaults are Discord's own numbers where they are known.

use std::time::Duration;

/// How the playground behaves.
///
/// ```
/// use discord_playground::Options;
///
/// let sharded = Options { shards: 4, max_concurrency: 2, ..Options::default() };
/// # let _ = sharded;
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on loopback; 0 takes a free one.
    pub port: u16,
    /// The bot's token. Any other is refused.
    pub token: String,
    /// The name of the bot's user and of its application.
    pub bot_name: String,
    /// How far away Discord is: an answer takes so long, and a gateway event half of it.
    pub latency: Duration,
    /// How long the bot may take for its first response to an interaction.
    pub response_deadline: Duration,
    /// How long an interaction's token is good for edits and follow-ups.
    pub interaction_token_lifetime: Duration,
    /// How often the bot must send a heartbeat.
    pub heartbeat_interval: Duration,
    /// How long the bot must wait between two identifies in one concurrency bucket.
    pub identify_interval: Duration,
    /// How many shards may identify at once.
    pub max_concurrency: u64,
    /// How many identifies are left today (`session_start_limit.remaining`).
    pub remaining_identifies: u64,
    /// The number of shards recommended by `/gateway/bot`.
    pub shards: u64,
    /// How many guilds one shard may have.
    pub guilds_per_shard: usize,
    /// The privileged intents granted to the application (none by default).
    pub privileged_intents: u64,
    /// How many events are kept for a session that may resume.
    pub replay_buffer: usize,
    /// Whether follow-ups are limited: 5 in two seconds an interaction, 30 in a minute a channel. A benchmark may switch
    /// that off.
    pub limits_follow_ups: bool,
    /// How often in an hour a message older than an hour may be edited. Discord doesn't publish its number; a small
    /// one shows soonest whether a bot depends on it.
    pub old_message_edits_per_hour: usize,
    /// How many requests a second may come with the bot's token; Discord allows 50. None: as many as it likes.
    pub requests_per_second: Option<u32>,
    /// How many requests of one kind about a channel's messages may come with the bot's token in five seconds; for new
    /// messages Discord allows 5. None: as many as it likes.
    pub channel_requests: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            // Shaped like a token, and of no use anywhere else.
            token: "cGxheWdyb3VuZA.Playgr.not-a-real-token-only-for-the-playground".to_owned(),
            bot_name: "Bot".to_owned(),
            latency: Duration::ZERO,
            response_deadline: Duration::from_secs(3),
            interaction_token_lifetime: Duration::from_secs(15 * 60),
            heartbeat_interval: Duration::from_millis(41_250),
            identify_interval: Duration::from_secs(5),
            max_concurrency: 1,
            remaining_identifies: 1000,
            shards: 1,
            guilds_per_shard: 2500,
            privileged_intents: 0,
            replay_buffer: 1000,
            limits_follow_ups: true,
            old_message_edits_per_hour: 3,
            requests_per_second: None,
            channel_requests: None,
        }
    }
}
