//! The gateway: the connections over which Discord tells what happens. twilight keeps them up: it beats, resumes,
//! replays and spends no more introductions than Discord allows. Here is who listens, and when it is over.
//!
//! Not serenity's client: a shard that Discord turns away for good it starts again and again, which costs a bot its
//! token, and one that falls silent it gives up together with what it missed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::{GuildId, Interaction, UnavailableGuild};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::Instrument;
use twilight_gateway::error::ReceiveMessageErrorType;
use twilight_gateway::queue::InMemoryQueue;
use twilight_gateway::{CloseFrame, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState};
use twilight_model::gateway::event::GatewayEventDeserializer;

use super::notes::{Notes, Outcome};
use super::rest::Invitation;
use super::{Gateway, Handler, RunError};
use crate::config::Config;
use crate::metrics::metrics;

/// How long taking leave of Discord may take.
const FAREWELL: Duration = Duration::from_secs(8);
/// How long to wait for Discord's own goodbye.
const GOODBYE: Duration = Duration::from_secs(1);
/// Who is sent away twice within this time waits as long before coming back.
const HASTE: Duration = Duration::from_secs(1);

/// Listens until `stop`, or until Discord turns a connection away for good. What was begun by then is finished.
pub(super) async fn listen(
    config: &Config,
    invitation: &Invitation,
    handler: &Arc<Handler>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let (leave, leaving) = watch::channel(());
    let mut shards = JoinSet::new();
    let settings = ConfigBuilder::new(config.token.0.clone(), Intents::GUILDS)
        .proxy_url(invitation.url.trim_end_matches('/').to_owned())
        .queue(queue(invitation))
        .build();
    for number in 0..invitation.shards.max(1) {
        let shard = Shard::with_config(ShardId::new(number, invitation.shards.max(1)), settings.clone());
        shards.spawn(attend(shard, handler.clone(), leaving.clone()));
    }
    tokio::pin!(stop);
    let ended = tokio::select! {
        () = &mut stop => Ok(()),
        ended = shards.join_next() => ended.and_then(Result::ok).unwrap_or(Err(RunError::Closed(0))),
    };
    drop(leave);
    let _ = tokio::time::timeout(FAREWELL, async { while shards.join_next().await.is_some() {} }).await;
    ended
}

/// Discord takes only so many introductions a day, and not too many at once.
fn queue(invitation: &Invitation) -> InMemoryQueue {
    let budget = invitation.session_start_limit;
    let reset_after = Duration::from_millis(budget.reset_after);
    if budget.remaining < invitation.shards {
        let minutes = reset_after.as_secs().div_ceil(60);
        tracing::warn!(
            minutes,
            "the bot has connected too often today: it waits until Discord allows it again"
        );
    }
    let total = budget.total.max(budget.remaining);
    InMemoryQueue::new(budget.max_concurrency.max(1), budget.remaining, reset_after, total)
}

/// One connection. What it hears goes on beside it.
async fn attend(
    mut shard: Shard,
    handler: Arc<Handler>,
    mut leaving: watch::Receiver<()>,
) -> Result<(), RunError> {
    let mut visits = JoinSet::new();
    let mut closed: Option<Instant> = None;
    loop {
        let message = tokio::select! {
            message = shard.next() => message,
            // Nothing is ever sent: the other end goes when it is time.
            _ = leaving.changed() => break,
        };
        match message {
            Some(Ok(Message::Text(text))) => {
                let (handler, shard) = (handler.clone(), watched(&handler.gateway, &shard));
                visits.spawn(async move { handler.hear(shard, &text).await });
            }
            Some(Ok(Message::Close(frame))) => {
                handler.gateway.note(shard.id().number(), false, None);
                let code = frame.map(|frame| frame.code);
                if shard.state() == ShardState::FatallyClosed {
                    return Err(RunError::Closed(code.unwrap_or_default()));
                }
                tracing::info!(shard = shard.id().number(), code, "the gateway closed a connection");
                if closed.replace(Instant::now()).is_some_and(|last| last.elapsed() < HASTE) {
                    tokio::time::sleep(HASTE).await;
                }
            }
            Some(Err(error)) => complain(error.kind()),
            None => return Err(RunError::Closed(0)),
        }
        while let Some(visit) = visits.try_join_next() {
            notice(visit);
        }
    }
    take_leave(&mut shard).await;
    while let Some(visit) = visits.join_next().await {
        notice(visit);
    }
    Ok(())
}

/// Which shard it is, after an operator could see how it is.
fn watched(gateway: &Gateway, shard: &Shard) -> ShardId {
    let is_there = shard.state() == ShardState::Active;
    gateway.note(shard.id().number(), is_there, shard.latency().recent().first().copied());
    shard.id()
}

/// Says goodbye, so that Discord shows the bot as gone at once.
async fn take_leave(shard: &mut Shard) {
    if !shard.state().is_identified() {
        return;
    }
    shard.close(CloseFrame::NORMAL);
    let goodbye = async {
        while let Some(heard) = shard.next().await {
            if matches!(heard, Err(_) | Ok(Message::Close(_))) {
                return;
            }
        }
    };
    // Without an answer it would connect again.
    let _ = tokio::time::timeout(GOODBYE, goodbye).await;
}

/// An event's text is in the error too; it may hold a token, so only the kind is told.
fn complain(trouble: &ReceiveMessageErrorType) {
    match trouble {
        ReceiveMessageErrorType::Reconnect => tracing::warn!("the gateway can't be reached; trying again"),
        _ => tracing::warn!("the gateway sent something that could not be read"),
    }
}

fn notice(visit: Result<(), tokio::task::JoinError>) {
    if let Err(error) = visit {
        tracing::error!(%error, "serving a visit broke off");
    }
}

/// What an event is about.
#[derive(Deserialize)]
struct About<T> {
    d: T,
}

/// A server, of which only the id matters.
#[derive(Deserialize)]
struct Server {
    id: GuildId,
}

#[derive(Deserialize)]
struct Ready {
    guilds: Vec<Server>,
}

pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str::<About<T>>(text).ok().map(|about| about.d)
}

impl Handler {
    async fn hear(&self, shard: ShardId, text: &str) {
        let event = GatewayEventDeserializer::from_json(text);
        match event.as_ref().and_then(|event| event.event_type()) {
            Some("READY") => {
                let Some(ready) = read::<Ready>(text) else { return };
                let guilds: Vec<_> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
                metrics().connection("connected");
                tracing::info!(servers = guilds.len(), shard = shard.number(), "ready");
                self.desk.note_presence((shard.number().into(), shard.total().into()), guilds).await;
            }
            Some("RESUMED") => {
                metrics().connection("resumed");
                tracing::info!(shard = shard.number(), "resumed");
            }
            Some("GUILD_CREATE") => {
                let Some(guild) = read::<Server>(text) else { return };
                self.desk.note_arrival(vec![guild.id.get()]).await;
            }
            Some("GUILD_DELETE") => {
                // One that can't be reached right now is no farewell.
                if let Some(guild) = read::<UnavailableGuild>(text).filter(|guild| !guild.unavailable) {
                    self.desk.note_farewell(guild.id.get()).await;
                }
            }
            Some("INTERACTION_CREATE") => match read::<Interaction>(text) {
                Some(interaction) => self.receive(interaction).await,
                None => tracing::warn!(count = metrics().unread(), "an interaction could not be read"),
            },
            _ => {}
        }
    }

    async fn receive(&self, interaction: Interaction) {
        let Some(notes) = Notes::begin(&interaction) else { return };
        if self.recent.has_seen(interaction.id().get()) {
            return notes.end(Outcome::Repeated);
        }
        let served = async {
            match interaction {
                Interaction::Command(command) => self.command(command).await,
                Interaction::Component(component) => self.component(component).await,
                Interaction::Autocomplete(command) => self.complete(command).await,
                Interaction::Modal(form) => self.form(form).await,
                _ => Outcome::Refused,
            }
        };
        let outcome = served.instrument(notes.span.clone()).await;
        notes.end(outcome);
    }
}

/// The interactions of the last minutes. Discord may deliver one several times; it wants one answer. That a move
/// never counts twice, not even over a restart, is for the store to see to.
#[derive(Default)]
pub(super) struct Recent(Mutex<VecDeque<u64>>);

impl Recent {
    const MOST: usize = 4096;

    /// Whether this one was here before; from now on it was.
    fn has_seen(&self, id: u64) -> bool {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The newest are at the end, and a repetition comes soon.
        if ids.iter().rev().any(|seen| *seen == id) {
            return true;
        }
        if ids.len() == Recent::MOST {
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
        let ping = r#"{"op":0,"s":1,"t":"INTERACTION_CREATE","d":{"type":1,"id":"1","application_id":"1","token":"t","version":1}}"#;
        assert!(read::<Interaction>(ping).is_some());
        let unknown = r#"{"op":0,"s":1,"t":"INTERACTION_CREATE","d":{"type":99,"id":"1"}}"#;
        assert!(read::<Interaction>(unknown).is_none());
    }

    #[test]
    fn a_repeated_interaction_is_known_until_many_others_came() {
        let recent = Recent::default();
        assert!(!recent.has_seen(1));
        assert!(recent.has_seen(1));
        (2..10_000).for_each(|id| assert!(!recent.has_seen(id)));
        assert!(!recent.has_seen(1));
    }
}
