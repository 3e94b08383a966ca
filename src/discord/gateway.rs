//! The gateway: listens to Discord's events through serenity, which sends heartbeats, resumes sessions and
//! leaves five seconds between identifies.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{
    ChannelId, ClientBuilder, Context, Event, GatewayError, GatewayIntents, HttpBuilder, Interaction,
    RawEventHandler, Ready,
};
use serenity::async_trait;
use tracing::Instrument;

use super::app::App;
use super::first_contact::NewServer;
use super::interaction_log::{Handled, InteractionLog};
use super::rest::GatewayInfo;
use super::{RunError, outages, serenity_log_watch};
use crate::config::Config;
use crate::metrics::metrics;
use crate::shards::Shards;

/// Timeout for closing the connections.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(8);

/// Listens until `stop`, or until Discord closes a connection for good.
pub(super) async fn listen(
    config: &Config,
    gateway_info: &GatewayInfo,
    handler: &Arc<Handler>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let own_shards = own_shards(config, gateway_info);
    tokio::pin!(stop);
    tokio::select! {
        () = wait_for_identify_budget(gateway_info, own_shards.count()) => {}
        () = &mut stop => return Ok(()),
    }
    let mut client = ClientBuilder::new_with_http(http(config), GatewayIntents::GUILDS)
        .raw_event_handler(EventHandler(handler.clone()))
        .await
        .map_err(|error| RunError::Gateway(error.to_string()))?;
    // If serenity's own request for the URL had failed, it would connect to Discord's default.
    client.ws_url.lock().await.clone_from(&gateway_info.url);
    let manager = client.shard_manager.clone();
    let (watched, watching) = (manager.clone(), handler.clone());
    handler.app.tasks.supervise("shards", move |heartbeat| {
        let (watched, handler) = (watched.clone(), watching.clone());
        async move {
            let is_answered = |shard| outages::heard_heartbeat(&handler.app.tables, &handler.shards, shard);
            handler.shards.watch(&watched, &heartbeat, is_answered).await;
        }
    });
    // serenity's range includes its end.
    let start = client.start_shard_range(own_shards.first()..own_shards.last(), own_shards.total());
    tokio::pin!(start);
    tokio::select! {
        ended = &mut start => ended.map_err(closed),
        code = serenity_log_watch::fatal_close_code() => Err(RunError::Closed(code)),
        // The client must keep running during the shutdown, or its connections would stay open.
        () = &mut stop => {
            // The manager doesn't pass the shutdown on to shards that were restarted.
            manager.runners.lock().await.values().for_each(|shard| shard.runner_tx.shutdown_clean());
            let shutdown = async { tokio::join!(manager.shutdown_all(), start).1.map_err(closed) };
            tokio::time::timeout(SHUTDOWN_TIMEOUT, shutdown).await.unwrap_or(Ok(()))
        }
    }
}

/// The shards of this process: those configured, or all that Discord recommends.
pub(super) fn own_shards(config: &Config, gateway_info: &GatewayInfo) -> Shards {
    config.shards.unwrap_or_else(|| Shards::all_of(gateway_info.shards))
}

/// The HTTP client for serenity's requests about the gateway. If another address is configured, serenity's
/// rate limiter must be off: with it serenity ignores the address and sends the token to Discord.
fn http(config: &Config) -> serenity::http::Http {
    let builder = HttpBuilder::new(&config.token.0).ratelimiter_disabled(config.api.is_some());
    match &config.api {
        Some(address) => builder.proxy(address).build(),
        None => builder.build(),
    }
}

/// Waits if the daily identify budget is used up: Discord resets the token of a bot that exceeds it.
async fn wait_for_identify_budget(gateway_info: &GatewayInfo, shards: u32) {
    let budget = gateway_info.session_start_limit;
    if budget.remaining >= shards {
        return;
    }
    let reset_after = Duration::from_millis(budget.reset_after);
    tracing::warn!(
        minutes = reset_after.as_secs().div_ceil(60),
        "the daily identify budget is used up: waiting until Discord resets it"
    );
    tokio::time::sleep(reset_after).await;
}

/// The error for a connection that Discord closed for good.
fn closed(error: serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => RunError::Closed(4004),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => RunError::Closed(4013),
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => RunError::Closed(4014),
        other => RunError::Gateway(other.to_string()),
    }
}

/// Receives every event. serenity's other kind of handler isn't called for events that serenity could not
/// parse.
struct EventHandler(Arc<Handler>);

#[async_trait]
impl RawEventHandler for EventHandler {
    async fn raw_event(&self, context: Context, event: Event) {
        let EventHandler(handler) = self;
        outages::heard_event(&handler.app.tables, &handler.shards, context.shard_id.0);
        match event {
            Event::InteractionCreate(event) => handler.interaction(event.interaction).await,
            Event::Ready(event) => handler.ready(event.ready).await,
            Event::Resumed(_) => handler.resumed(context.shard_id.0).await,
            Event::GuildCreate(event) => {
                let guild = event.guild;
                let server = NewServer {
                    id: guild.id.get(),
                    name: guild.name,
                    system_channel: guild.system_channel_id.map(ChannelId::get),
                    locale: guild.preferred_locale,
                };
                handler.app.record_joined(context.shard_id.0, server).await;
            }
            // An unavailable server is an outage; the bot has not been removed.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                handler.app.record_removed(event.guild.id.get()).await;
            }
            event if is_unparsed_interaction(&event) => {
                tracing::warn!(count = metrics().unparsed(), "could not parse an interaction");
            }
            _ => {}
        }
    }
}

/// Handles the events of all shards.
pub(super) struct Handler {
    app: App,
    seen: SeenInteractions,
    shards: Arc<super::ShardStates>,
}

impl Handler {
    /// A handler that has seen no interaction yet.
    pub(super) fn new(app: App, shards: Arc<super::ShardStates>) -> Handler {
        Handler { app, seen: SeenInteractions::default(), shards }
    }

    async fn ready(&self, ready: Ready) {
        let shard = ready.shard.map_or(Shards::ALL, |shard| Shards::one(shard.id.0, shard.total));
        outages::connected(&self.app.tables, &self.shards, shard.first()).await;
        metrics().connection("connected");
        tracing::info!(servers = ready.guilds.len(), shard = shard.first(), "connected to the gateway");
        self.app.connected.notify();
        self.app.record_servers(&shard, ready.guilds.iter().map(|guild| guild.id.get()).collect()).await;
    }

    async fn resumed(&self, shard: u32) {
        outages::connected(&self.app.tables, &self.shards, shard).await;
        metrics().connection("resumed");
        tracing::debug!(shard, "resumed the gateway session");
        self.app.connected.notify();
    }

    async fn interaction(&self, interaction: Interaction) {
        // Delays the shutdown until this interaction has been handled.
        let _held = self.app.tasks.delay_stop();
        let Some(log) = InteractionLog::begin(&interaction) else { return };
        if self.seen.has_seen(interaction.id().get()) {
            return log.end(Handled::Duplicate);
        }
        let outcome = self.app.dispatch(interaction).instrument(log.span.clone()).await;
        log.end(outcome);
    }
}

fn is_unparsed_interaction(event: &Event) -> bool {
    matches!(event, Event::Unknown(event) if event.kind == "INTERACTION_CREATE")
}

/// The last few thousand interaction ids. Discord may deliver an interaction several times but accepts one
/// reply. The store makes sure that a move never counts twice, even across restarts.
#[derive(Default)]
struct SeenInteractions(Mutex<VecDeque<u64>>);

impl SeenInteractions {
    const CAPACITY: usize = 4096;

    /// Returns whether the id was seen before, and records it.
    fn has_seen(&self, id: u64) -> bool {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Repetitions come soon, so the search starts with the newest.
        if ids.iter().rev().any(|seen| *seen == id) {
            return true;
        }
        if ids.len() == SeenInteractions::CAPACITY {
            ids.pop_front();
        }
        ids.push_back(id);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_that_cannot_be_read_is_told_apart() {
        let event = |json: &str| serde_json::from_str::<Event>(json).unwrap();
        let unparsed = r#"{"t":"INTERACTION_CREATE","d":{"type":99,"id":"1"}}"#;
        let ping = r#"{"t":"INTERACTION_CREATE","d":{"type":1,"id":"1","application_id":"1","token":"t","version":1}}"#;
        let other = r#"{"t":"SOMETHING_NEW","d":{"type":99,"id":"1"}}"#;
        assert_eq!(
            [unparsed, ping, other].map(|json| is_unparsed_interaction(&event(json))),
            [true, false, false]
        );
    }

    #[test]
    fn a_repeated_interaction_is_known_until_many_others_came() {
        let recent = SeenInteractions::default();
        assert!(!recent.has_seen(1));
        assert!(recent.has_seen(1));
        (2..10_000).for_each(|id| assert!(!recent.has_seen(id)));
        assert!(!recent.has_seen(1));
    }
}
