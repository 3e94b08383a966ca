//! The Discord layer, the only user of serenity. It turns interactions into requests to the tables
//! ([`crate::tables`]) and their results into messages.
//!
//! The path of a click: `gateway` receives it, `dispatch` chooses the handler, `context` holds the user, the
//! settings and the reply state, a file of `commands` or `components` handles it, [`crate::tables`] commits
//! it, and `publish` shows the result to the channel. `board` builds a table's message, `render` draws its
//! picture, `message` and `rest` are Discord's message format and API, `http` sends the requests: `limits` says when,
//! `request_queue` in which order, `invalid_requests` and `closed_channels` which not at all.

mod access;
mod analysis_queue;
mod app;
mod board;
mod button_icons;
mod closed_channels;
mod command_mentions;
mod commands;
#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "a test says what it expects")]
mod component_ids_tests;
mod components;
mod computers;
mod context;
mod cooldowns;
mod direct;
mod dispatch;
mod double_taps;
mod export;
mod first_contact;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod gateway;
mod http;
mod interaction_log;
mod invalid_requests;
mod last_refusals;
mod lessons;
mod limits;
mod load_settings;
mod lost_boards;
mod message;
mod options;
mod outages;
mod owed;
mod panels;
mod presence;
mod publish;
mod questions;
mod rate_limit_headers;
mod refusals;
mod reminders;
mod render;
mod request_queue;
mod responder;
mod rest;
mod serenity_log_watch;
mod server_tables;
mod servers;
mod setup;
mod shard_states;
mod suggestions;
mod weekly;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use serenity::all::CreateCommand;
use sha2::{Digest, Sha256};
use thiserror::Error;

use self::access::Access;
use self::app::App;
use self::command_mentions::RegisteredCommand;
use self::double_taps::DoubleTaps;
use self::gateway::Handler;
pub use self::invalid_requests::{InvalidRequests, Stop};
pub use self::lost_boards::LostBoards;
use self::render::Renderer;
use self::rest::{ApiError, Rest};
pub use self::serenity_log_watch::serenity_log_watch;
pub use self::setup::Application;
pub use self::shard_states::ShardStates;
use crate::config::Config;
use crate::store::{Store, StoreError};
use crate::systemd;
use crate::tables::Tables;
use crate::tasks::{Heartbeat, Tasks};
use crate::text::{self, Lang};

/// How often deadlines and waiting computers are checked.
const TICK: Duration = Duration::from_secs(1);
/// How often to read when people want to be reminded, if another process may have stored it.
const WISHES_INTERVAL: Duration = Duration::from_secs(60);
/// How often the publishers of finished tables are forgotten.
const FORGET_PUBLISHERS_INTERVAL: Duration = Duration::from_secs(60);

/// Why the bot could not start or had to stop.
#[derive(Debug, Error)]
pub enum RunError {
    /// Discord rejected a request during startup.
    #[error(transparent)]
    Refused(ApiError),
    /// The token is wrong or no longer valid.
    #[error(
        "Discord does not accept the token: copy the one from the bot's page in the developer portal into DISCORD_TOKEN"
    )]
    Token,
    /// The gateway closed with this code, after which reconnecting is pointless.
    #[error("Discord's gateway closed for good ({0}): {why}", why = reason(*.0))]
    Closed(u16),
    /// The gateway connection failed.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ApiError> for RunError {
    fn from(refused: ApiError) -> RunError {
        if refused.is_unauthorized() { RunError::Token } else { RunError::Refused(refused) }
    }
}

/// What an operator can do about a fatal gateway close code.
const fn reason(code: u16) -> &'static str {
    match code {
        4004 => {
            "the token is invalid; copy the one from the bot's page in the developer portal into DISCORD_TOKEN"
        }
        4010 => "the shard is invalid; check the shards that SHARDS sets",
        4011 => "the bot is in too many servers for this number of shards; run more shards",
        4012 => {
            "Discord no longer supports this version of the gateway; install a newer version of this program"
        }
        4013 => "the intents are invalid; install a newer version of this program",
        4014 => "the intents are not allowed; check them on the bot's page in the developer portal",
        _ => "the code is unknown; check Discord's status page and restart the bot",
    }
}

/// Runs the bot until `stop`. Interactions received before that are still handled while `tasks` stop.
pub async fn run(
    config: &Config,
    tables: Arc<Tables>,
    shards: Arc<ShardStates>,
    invalid_requests: Arc<InvalidRequests>,
    tasks: &Tasks,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let rest = Rest::new(config, invalid_requests);
    let gateway_info = rest.gateway_info().await?;
    let application = rest.load_application().await?;
    if tables.shards().is_first() {
        describe_application(&rest, tables.store(), config, &application.description).await?;
    }
    rest.mention_commands(&registered_commands(&rest, &tables, config).await?);

    let missing_icons = button_icons::look_up(&rest).await;
    let is_first = tables.shards().is_first();
    tasks.spawn(button_icons::complete(rest.in_background(), missing_icons, is_first));

    let own_shards = gateway::own_shards(config, &gateway_info);
    shards.expect(own_shards.count() as usize, own_shards.total());
    let lost_boards = Arc::new(LostBoards::load(tables.store()).await?);
    let app = App {
        lost_boards,
        contact: config.contact.as_deref().map(Arc::from),
        started_at: tables.now(),
        tables,
        rest,
        renderer: Renderer::open(),
        analysis_queue: Arc::default(),
        tasks: tasks.clone(),
        publishers: Arc::default(),
        last_refusals: Arc::default(),
        double_taps: Arc::new(DoubleTaps::new(config.echo)),
        questions: Arc::default(),
        connected: Arc::default(),
        exports: Arc::default(),
        cooldowns: Arc::default(),
        panels: Arc::default(),
        direct: Arc::default(),
        presence: Arc::default(),
        access: Arc::new(Access::new(config)),
        servers: Arc::default(),
        shards: shards.clone(),
    };
    let analysis_queue = app.analysis_queue.clone();
    let handler = Arc::new(Handler::new(app.clone(), shards.clone()));
    start_tasks(&app, tasks, &shards);
    // Discord has answered and knows the token. From here on the bot waits for Discord by itself.
    systemd::notify("READY=1");
    let ended = gateway::listen(config, &gateway_info, &handler, stop).await;
    analysis_queue.close();
    ended
}

/// Writes whose games these are into the application's description, unless somebody has written another one.
async fn describe_application(
    rest: &Rest,
    store: &Store,
    config: &Config,
    present: &str,
) -> Result<(), RunError> {
    let wanted = text::application_description(Lang::En, config.contact.as_deref());
    let is_ours =
        present.is_empty() || store.setting("bot", "description").await?.as_deref() == Some(present);
    if present == wanted || !is_ours {
        return Ok(());
    }
    match rest.describe_application(&wanted).await {
        Ok(()) => store.set_setting("bot", "description", &wanted).await?,
        Err(error) => tracing::warn!(%error, "could not write the application's description"),
    }
    Ok(())
}

/// Every command as it is registered with Discord, also those for owners.
pub fn all_commands() -> Vec<Value> {
    commands_for(true)
}

fn commands_for(has_owners: bool) -> Vec<Value> {
    let definitions = commands::definitions(has_owners);
    as_json(&definitions)
}

/// The commands in the menus of messages, as they are registered.
pub fn message_commands() -> Vec<Value> {
    as_json(&commands::on_messages())
}

fn as_json(definitions: &[CreateCommand]) -> Vec<Value> {
    definitions.iter().filter_map(|command| serde_json::to_value(command).ok()).collect()
}

/// The commands with their ids. The process with the first shard registers them if they have changed since the last
/// time: Discord limits how often that is allowed per day.
async fn registered_commands(
    rest: &Rest,
    tables: &Tables,
    config: &Config,
) -> Result<Vec<RegisteredCommand>, RunError> {
    let (store, server) = (tables.store(), config.test_server);
    let scope = server.map_or_else(|| "bot".to_owned(), |server| format!("guild:{server}"));
    let known: Vec<RegisteredCommand> = match store.setting(&scope, "command-ids").await? {
        Some(ids) => serde_json::from_str(&ids).unwrap_or_default(),
        None => Vec::new(),
    };
    let mut commands = commands_for(!config.owners.is_empty());
    commands.extend(message_commands());
    let text = serde_json::Value::from(commands.clone()).to_string();
    let fingerprint: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
    let is_unchanged = store.setting(&scope, "commands").await?.as_ref() == Some(&fingerprint);
    if !tables.shards().is_first() || is_unchanged && !known.is_empty() {
        return Ok(known);
    }
    let registered = rest.register_commands(&commands, server).await?;
    store.set_setting(&scope, "command-ids", &serde_json::json!(registered).to_string()).await?;
    store.set_setting(&scope, "commands", &fingerprint).await?;
    tracing::info!(count = commands.len(), "registered slash commands");
    Ok(registered)
}

/// Starts the background tasks, one a job, so that no job waits for another.
fn start_tasks(app: &App, tasks: &Tasks, shards: &Arc<ShardStates>) {
    let (watched, states) = (app.clone(), shards.clone());
    tasks.supervise("outages", move |heartbeat| outages::run(watched.clone(), states.clone(), heartbeat));
    let clocks = app.clone();
    tasks.supervise("clocks", move |heartbeat| run_clocks(clocks.clone(), heartbeat));
    let computers = app.clone();
    tasks.supervise("computers", move |heartbeat| wake_computers(computers.clone(), heartbeat));
    let weekly = app.clone();
    tasks.supervise("weekly posts", move |heartbeat| weekly::run(weekly.clone(), heartbeat));
    let servers = app.clone();
    tasks.supervise("left servers", move |heartbeat| servers::run(servers.clone(), heartbeat));
    let owing = app.clone();
    tasks.supervise("owed boards", move |heartbeat| owed::run(owing.clone(), heartbeat));
    let publishers = app.clone();
    tasks.supervise("publishers", move |heartbeat| forget_publishers(publishers.clone(), heartbeat));
}

async fn run_clocks(app: App, heartbeat: Heartbeat) {
    let mut wishes_read: Option<Instant> = None;
    loop {
        heartbeat.pause(TICK).await;
        // Other processes may have stored when people want to be reminded.
        let is_old = |read: &Instant| app.tables.store().is_shared() && read.elapsed() > WISHES_INTERVAL;
        if wishes_read.as_ref().is_none_or(is_old) {
            match app.tables.load_reminders().await {
                Ok(()) => wishes_read = Some(Instant::now()),
                Err(error) => tracing::warn!(%error, "could not read when people want to be reminded"),
            }
        }
        for table in app.tables.due(|table| app.is_reachable(table)) {
            // A task per table, so that one slow table or channel does not delay others.
            let app = app.clone();
            let tasks = app.tasks.clone();
            tasks.spawn_to_end(async move {
                if let Some(event) = app.tables.run_clock(&table).await {
                    app.publish_clock_event(event).await;
                }
            });
        }
    }
}

/// A move normally wakes the computer that plays next. This catches the cases where it did not: after a restart or an
/// error.
async fn wake_computers(app: App, heartbeat: Heartbeat) {
    loop {
        heartbeat.pause(TICK).await;
        let awaiting = app.tables.awaiting_computers(|table| app.is_reachable(table));
        for (table, guild) in awaiting {
            let pace = app.server_context(guild).await.server.computers;
            app.wake_computers(table, pace);
        }
    }
}

/// Forgets the publishers of finished tables, and refusals, questions and panels that are of no use any more.
async fn forget_publishers(app: App, heartbeat: Heartbeat) {
    loop {
        heartbeat.pause(FORGET_PUBLISHERS_INTERVAL).await;
        app.publishers.forget_unused(|table| app.tables.is_open(table));
        app.last_refusals.forget_dead(app.tables.now());
        app.double_taps.forget_past(app.tables.now());
        app.questions.forget_unless(|table| app.tables.is_open(table));
        app.panels.forget_dead(app.tables.now());
        app.presence.forget_past(app.tables.now());
        app.direct.forget_unless(|table| app.tables.is_open(table));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fatal_code_has_an_explanation() {
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let said = RunError::Closed(code).to_string();
            assert!(said.contains(&code.to_string()) && !said.contains("the code is unknown"), "{said}");
        }
    }
}
