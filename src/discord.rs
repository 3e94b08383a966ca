//! The bot on Discord: the only user of serenity. Turns what Discord sends into requests at the door
//! ([`crate::tables`]) and what comes of them into messages.
//!
//! The way of a click: `gateway` hears it, `dispatch` finds who serves it, `context` knows who came and how to answer,
//! a file of `commands` or `components` serves it, [`crate::tables`] decides, `publish` shows everybody what came of
//! it. `board` is a table as a message, `render` draws its picture, `message` and `rest` are Discord's format and
//! interface, `http` and `limits` the way there.

mod analysis_queue;
mod app;
mod board;
mod commands;
#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "a test says what it expects")]
mod component_ids;
mod components;
mod computers;
mod context;
mod dispatch;
mod gateway;
mod http;
mod interaction_log;
mod limits;
mod load_settings;
mod message;
mod options;
#[cfg(feature = "fuzzing")]
pub mod outside;
mod publish;
mod refusals;
mod render;
mod rest;
mod serenity_log_watch;
mod servers;
mod shards;
mod suggestions;
mod weekly;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};
use thiserror::Error;

use self::app::App;
use self::gateway::Handler;
use self::render::Renderer;
use self::rest::{ApiError, Rest};
pub use self::serenity_log_watch::serenity_log_watch;
pub use self::shards::Shards;
use crate::config::Config;
use crate::store::StoreError;
use crate::tables::Tables;

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_secs(1);

/// Why the bot couldn't run.
#[derive(Debug, Error)]
pub enum RunError {
    /// Discord refused something before play could begin.
    #[error(transparent)]
    Refused(ApiError),
    /// The token is wrong, or isn't valid any more.
    #[error(
        "Discord does not accept the token: copy the one from the bot's page in the developer portal into DISCORD_TOKEN"
    )]
    Token,
    /// The gateway closed for good, with this code.
    #[error("Discord's gateway closed for good ({0}): {why}", why = reason(*.0))]
    Closed(u16),
    /// The gateway could not be listened to.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ApiError> for RunError {
    fn from(refused: ApiError) -> RunError {
        if refused.is_about_the_token() { RunError::Token } else { RunError::Refused(refused) }
    }
}

/// What an operator can do about a code with which the gateway closes for good.
const fn reason(code: u16) -> &'static str {
    match code {
        4004 => {
            "it does not accept the token; copy the one from the bot's page in the developer portal into DISCORD_TOKEN"
        }
        4010 => "it knows no such shard; check which shards this process is told to run",
        4011 => "the bot is in too many servers for so few shards; let it run more of them",
        4012 => "it no longer speaks this version of its protocol; install a newer version of this program",
        4013 => "it does not know what the bot wants to hear of; install a newer version of this program",
        4014 => "the bot may not hear of its servers; check the intents on its page in the developer portal",
        _ => "nothing is known about this code; look at Discord's status page and start the bot again",
    }
}

/// Runs the bot until `stop`. What was begun before that is finished.
pub async fn run(
    config: &Config,
    tables: Arc<Tables>,
    shards: Arc<Shards>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let rest = Rest::new(config);
    let gateway_info = rest.gateway_info().await?;
    rest.introduce().await?;
    if tables.shards().is_first() {
        register_commands(&rest, &tables, config.test_server).await?;
    }

    shards.expect(gateway::share(config, &gateway_info).count() as usize);
    let app = App { tables, rest, renderer: Renderer::open(), analysis_queue: Arc::default() };
    let analysis_queue = app.analysis_queue.clone();
    let handler = Arc::new(Handler::new(app.clone(), shards));
    let clock = tokio::spawn(watch_the_clock(app));
    let ended = gateway::listen(config, &gateway_info, &handler, stop).await;
    clock.abort();
    analysis_queue.close();
    ended
}

/// Every command as it is registered with Discord.
pub fn all_commands() -> Vec<Value> {
    commands::definitions().iter().filter_map(|command| serde_json::to_value(command).ok()).collect()
}

/// Registers the commands if they changed since last time: Discord allows that only so often a day.
async fn register_commands(rest: &Rest, tables: &Tables, server: Option<u64>) -> Result<(), RunError> {
    let commands = all_commands();
    let scope = server.map_or_else(|| "bot".to_owned(), |server| format!("guild:{server}"));
    let text = serde_json::Value::from(commands.clone()).to_string();
    let fingerprint: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
    if tables.store().setting(&scope, "commands").await?.as_ref() == Some(&fingerprint) {
        return Ok(());
    }
    rest.register(&commands, server).await?;
    tables.store().set_setting(&scope, "commands", &fingerprint).await?;
    tracing::info!(count = commands.len(), "registered the commands");
    Ok(())
}

async fn watch_the_clock(app: App) {
    let mut weekly = weekly::Weekly::default();
    loop {
        tokio::time::sleep(TICK).await;
        app.post_weekly(&mut weekly).await;
        for ring in app.tables.ring().await {
            // Each on its own: one table's slow channel is no other table's business.
            let app = app.clone();
            tokio::spawn(async move { app.ring(ring).await });
        }
        // Usually a computer was woken by the move before; after a restart, or when something went wrong, it wasn't.
        app.tables.awaiting_computers().into_iter().for_each(|channel| app.wake_computers(channel));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_that_ends_it_says_what_can_be_done() {
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let said = RunError::Closed(code).to_string();
            assert!(said.contains(&code.to_string()) && !said.contains("nothing is known"), "{said}");
        }
    }
}
