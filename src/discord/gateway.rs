//! The gateway: the connections over which Discord tells what happens. serenity keeps them up: it beats, resumes and
//! leaves five seconds between introductions. Here is who listens, and when it is over.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::all::{
    ClientBuilder, Context, Event, GatewayError, GatewayIntents, HttpBuilder, Interaction, RawEventHandler,
    Ready,
};
use serenity::async_trait;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use super::app::App;
use super::interaction_log::{Handled, Notes};
use super::rest::GatewayInfo;
use super::{RunError, serenity_log_watch};
use crate::config::Config;
use crate::metrics::metrics;
use crate::shards::Shards;

/// How long taking leave of Discord may take.
const FAREWELL: Duration = Duration::from_secs(8);

/// Listens until `stop`, or until Discord turns a connection away for good. What was begun by then is finished.
pub(super) async fn listen(
    config: &Config,
    gateway_info: &GatewayInfo,
    handler: &Arc<Handler>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let share = share(config, gateway_info);
    tokio::pin!(stop);
    tokio::select! {
        () = wait_for_introductions(gateway_info, share.count()) => {}
        () = &mut stop => return Ok(()),
    }
    let mut client = ClientBuilder::new_with_http(http(config), GatewayIntents::GUILDS)
        .raw_event_handler(EventHandler(handler.clone()))
        .await
        .map_err(|error| RunError::Gateway(error.to_string()))?;
    // Had serenity failed to ask for it, it would turn to Discord's own.
    client.ws_url.lock().await.clone_from(&gateway_info.url);
    let manager = client.shard_manager.clone();
    let (watched, shards) = (manager.clone(), handler.shards.clone());
    let watching = tokio::spawn(async move { shards.watch(&watched).await });
    let ended = {
        // serenity counts the end of the range in.
        let start = client.start_shard_range(share.first()..share.last(), share.total());
        tokio::pin!(start);
        tokio::select! {
            ended = &mut start => ended.map_err(closed),
            code = serenity_log_watch::turned_away() => Err(RunError::Closed(code)),
            // The client has to go on while it takes its leave, or its connections would stay open.
            () = &mut stop => {
                // One that was started again wouldn't hear of it from the manager.
                manager.runners.lock().await.values().for_each(|shard| shard.runner_tx.shutdown_clean());
                let leaving = async { tokio::join!(manager.shutdown_all(), start).1.map_err(closed) };
                tokio::time::timeout(FAREWELL, leaving).await.unwrap_or(Ok(()))
            }
        }
    };
    watching.abort();
    handler.open.close();
    let _ = tokio::time::timeout(FAREWELL, handler.open.wait()).await;
    ended
}

/// The shards that this process runs: those it was told to, or all that Discord recommends.
pub(super) fn share(config: &Config, gateway_info: &GatewayInfo) -> Shards {
    config.shards.unwrap_or_else(|| Shards::all_of(gateway_info.shards))
}

/// For serenity's own questions about the gateway. At another address than Discord's its limiter has to be off: it
/// would ignore the address otherwise, and send the token to Discord.
fn http(config: &Config) -> serenity::http::Http {
    let builder = HttpBuilder::new(&config.token.0).ratelimiter_disabled(config.api.is_some());
    match &config.api {
        Some(address) => builder.proxy(address).build(),
        None => builder.build(),
    }
}

/// Discord takes only so many introductions a day, and withdraws the token of who sends more.
async fn wait_for_introductions(gateway_info: &GatewayInfo, shards: u32) {
    let budget = gateway_info.session_start_limit;
    if budget.remaining >= shards {
        return;
    }
    let reset_after = Duration::from_millis(budget.reset_after);
    tracing::warn!(
        minutes = reset_after.as_secs().div_ceil(60),
        "the bot has connected too often today: it waits until Discord allows it again"
    );
    tokio::time::sleep(reset_after).await;
}

/// What serenity ends with when Discord closes for good.
fn closed(error: serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => RunError::Closed(4004),
        serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => RunError::Closed(4013),
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => RunError::Closed(4014),
        other => RunError::Gateway(other.to_string()),
    }
}

/// Hears every event. serenity's other kind of handler isn't told of those that serenity could not read.
struct EventHandler(Arc<Handler>);

#[async_trait]
impl RawEventHandler for EventHandler {
    async fn raw_event(&self, context: Context, event: Event) {
        let EventHandler(handler) = self;
        match event {
            Event::InteractionCreate(event) => handler.interaction(event.interaction).await,
            Event::Ready(event) => handler.ready(event.ready).await,
            Event::Resumed(_) => handler.resumed(context.shard_id.0),
            Event::GuildCreate(event) => handler.app.note_arrival(vec![event.guild.id.get()]).await,
            // A server that is only out of reach right now hasn't removed the bot.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                handler.app.note_farewell(event.guild.id.get()).await;
            }
            event if is_unread_interaction(&event) => {
                tracing::warn!(count = metrics().unread(), "could not parse an interaction");
            }
            _ => {}
        }
    }
}

/// Serves what is heard.
pub(super) struct Handler {
    app: App,
    seen: SeenInteractions,
    /// Interactions under way, so that none is broken off when the bot stops.
    open: TaskTracker,
    shards: Arc<super::Shards>,
}

impl Handler {
    /// Nothing was heard yet.
    pub(super) fn new(app: App, shards: Arc<super::Shards>) -> Handler {
        Handler { app, seen: SeenInteractions::default(), open: TaskTracker::new(), shards }
    }

    async fn ready(&self, ready: Ready) {
        let shard = ready.shard.map_or(Shards::ALL, |shard| Shards::one(shard.id.0, shard.total));
        self.shards.connected(shard.first());
        metrics().connection("connected");
        tracing::info!(servers = ready.guilds.len(), shard = shard.first(), "ready");
        self.app.note_presence(&shard, ready.guilds.iter().map(|guild| guild.id.get()).collect()).await;
    }

    fn resumed(&self, shard: u32) {
        self.shards.connected(shard);
        metrics().connection("resumed");
        tracing::info!(shard, "resumed");
    }

    async fn interaction(&self, interaction: Interaction) {
        let _open = self.open.token();
        let Some(notes) = Notes::begin(&interaction) else { return };
        if self.seen.has_seen(interaction.id().get()) {
            return notes.end(Handled::Repeated);
        }
        let outcome = self.app.dispatch(interaction).instrument(notes.span.clone()).await;
        notes.end(outcome);
    }
}

fn is_unread_interaction(event: &Event) -> bool {
    matches!(event, Event::Unknown(event) if event.kind == "INTERACTION_CREATE")
}

/// The interactions of the last minutes. Discord may deliver one several times; it wants one answer. That a move
/// never counts twice, not even over a restart, is for the store to see to.
#[derive(Default)]
struct SeenInteractions(Mutex<VecDeque<u64>>);

impl SeenInteractions {
    const MOST: usize = 4096;

    /// Whether this one was here before; from now on it was.
    fn has_seen(&self, id: u64) -> bool {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The newest are at the end, and a repetition comes soon.
        if ids.iter().rev().any(|seen| *seen == id) {
            return true;
        }
        if ids.len() == SeenInteractions::MOST {
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
        let unread = r#"{"t":"INTERACTION_CREATE","d":{"type":99,"id":"1"}}"#;
        let ping = r#"{"t":"INTERACTION_CREATE","d":{"type":1,"id":"1","application_id":"1","token":"t","version":1}}"#;
        let other = r#"{"t":"SOMETHING_NEW","d":{"type":99,"id":"1"}}"#;
        assert_eq!(
            [unread, ping, other].map(|json| is_unread_interaction(&event(json))),
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
