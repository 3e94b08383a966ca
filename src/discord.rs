//! The bot on Discord: the only user of serenity. Turns what Discord sends into requests at the door
//! ([`crate::tables`]) and what comes of them into messages.
//!
//! In reading order: `commands` and `press` are what people can type and press, `wishes` what they mean by it,
//! `visit` one interaction and its answer, `desk` serves it, `telling` shows what came of it, `company` lets computers
//! move, `jury` judges finished games, `excuses` says why not, `board` shows a table as a message, `drawing` draws its
//! picture, `post` and `rest` are Discord's message format and interface, `shards` and `notes` what an operator can see
//! of all this. `records` is what can be asked about what was played and what is stored:
//! `leaderboard`, `stats`, `past`, `settings`, `privacy`, and `weekly` for what comes unasked.

mod board;
mod commands;
mod company;
mod desk;
mod drawing;
mod excuses;
mod jury;
mod leaderboard;
mod notes;
mod past;
mod post;
mod press;
mod privacy;
mod records;
mod rest;
mod settings;
mod shards;
mod stats;
mod telling;
mod visit;
mod weekly;
mod wishes;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::json;
use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Context,
    Event, EventHandler, GatewayIntents, Guild, GuildId, Interaction, Member, ModalInteraction, Permissions,
    RawEventHandler, Ready, ResumedEvent, ShardStageUpdateEvent, UnavailableGuild, User,
};
use serenity::async_trait;
use sha2::{Digest, Sha256};
use thiserror::Error;
use tracing::Instrument;

use self::commands::Options;
use self::desk::{Desk, Wish};
use self::drawing::Studio;
use self::notes::{Notes, Outcome};
use self::press::PressId;
use self::rest::{Callback, Refused, Rest};
pub use self::shards::Shards;
use self::visit::{Via, Visit};
use crate::config::Config;
use crate::metrics::metrics;
use crate::store::StoreError;
use crate::table::{Person, UserId};
use crate::tables::{Request, Tables};
use crate::text::Lang;

/// How long taking leave of Discord may take.
const FAREWELL: Duration = Duration::from_secs(8);

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_secs(1);

/// Why the bot couldn't run.
#[derive(Debug, Error)]
pub enum RunError {
    /// Discord refused something before play could begin.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The gateway closed for good: a bad token, forbidden intents.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Runs the bot until `stop`. What was begun before that is finished.
pub async fn run(
    config: &Config,
    tables: Arc<Tables>,
    shards: Arc<Shards>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let rest = Rest::new(config);
    rest.find_gateway().await?;
    rest.introduce().await?;
    if tables.shards().is_first() {
        register_commands(&rest, &tables, config.test_server).await?;
    }

    let desk = Desk { tables, rest: rest.clone(), studio: Studio::open(), jury: Arc::default() };
    let jury = desk.jury.clone();
    let handler = Arc::new(Handler { desk: desk.clone(), recent: Recent::default(), shards: shards.clone() });
    let mut client =
        serenity::client::ClientBuilder::new_with_http(rest::http(config, true), GatewayIntents::GUILDS)
            .event_handler_arc(handler.clone())
            .raw_event_handler(Unread)
            .await
            .map_err(|error| RunError::Gateway(error.to_string()))?;
    let manager = client.shard_manager.clone();
    let clock = tokio::spawn(watch_the_clock(desk));
    let watched = manager.clone();
    let watching = tokio::spawn(async move { shards.watch(&watched).await });
    let ended = {
        let start = async {
            match config.shards {
                None => client.start_autosharded().await,
                // serenity counts the end of the range in.
                Some(shards) => client.start_shard_range(shards.first()..shards.last(), shards.total()).await,
            }
        };
        tokio::pin!(start, stop);
        tokio::select! {
            ended = &mut start => ended,
            // The client has to go on while it takes its leave, or its connections would stay open.
            () = &mut stop => tokio::time::timeout(FAREWELL, async { tokio::join!(manager.shutdown_all(), start).1 })
                .await
                .unwrap_or(Ok(())),
        }
    };
    clock.abort();
    watching.abort();
    jury.close();
    ended.map_err(|error| RunError::Gateway(error.to_string()))
}

/// Registers the commands if they changed since last time: Discord allows that only so often a day.
async fn register_commands(rest: &Rest, tables: &Tables, server: Option<u64>) -> Result<(), RunError> {
    let commands = commands::all();
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

async fn watch_the_clock(desk: Desk) {
    let mut weekly = weekly::Weekly::default();
    loop {
        tokio::time::sleep(TICK).await;
        desk.post_weekly(&mut weekly).await;
        for ring in desk.tables.ring().await {
            // Each on its own: one table's slow channel is no other table's business.
            let desk = desk.clone();
            tokio::spawn(async move { desk.ring(ring).await });
        }
        // Usually a computer was woken by the move before; after a restart, or when something went wrong, it wasn't.
        desk.tables.awaiting_computers().into_iter().for_each(|channel| desk.wake_computers(channel));
    }
}

struct Handler {
    desk: Desk,
    recent: Recent,
    shards: Arc<Shards>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        let (shard, total) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
        self.shards.expect(self.desk.tables.shards().count_of(total) as usize);
        self.shards.connected(shard);
        metrics().connection("connected");
        let share = crate::shards::Shards::one(shard, total);
        self.desk.note_presence(&share, ready.guilds.iter().map(|guild| guild.id.get()).collect()).await;
        tracing::info!(servers = ready.guilds.len(), shard, "ready");
    }

    async fn resume(&self, context: Context, _: ResumedEvent) {
        self.shards.connected(context.shard_id.0);
        metrics().connection("resumed");
        tracing::info!(shard = context.shard_id.0, "resumed");
    }

    async fn shard_stage_update(&self, _: Context, change: ShardStageUpdateEvent) {
        let ShardStageUpdateEvent { shard_id, old, new, .. } = change;
        tracing::debug!(shard = shard_id.0, from = %old, to = %new, "the connection changed");
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.desk.note_arrival(vec![guild.id.get()]).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // One that can't be reached right now is no farewell.
        if !guild.unavailable {
            self.desk.note_farewell(guild.id.get()).await;
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
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
struct Recent(Mutex<VecDeque<u64>>);

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

/// Sees every event, also those serenity could not read.
struct Unread;

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        if is_unread_interaction(&event) {
            tracing::warn!(count = metrics().unread(), "an interaction could not be read");
        }
    }
}

fn is_unread_interaction(event: &Event) -> bool {
    matches!(event, Event::Unknown(event) if event.kind == "INTERACTION_CREATE")
}

impl Handler {
    async fn command(&self, command: CommandInteraction) -> Outcome {
        let via = if matches!(command.data.name.as_str(), "play" | "rematch") {
            Via::PublicCommand
        } else {
            Via::Command
        };
        let (guild, member) = (command.guild_id, command.member.as_deref());
        let request = request(command.id.get(), guild, command.channel_id.get(), &command.user, member);
        let mut visit = Visit::new(request, command.token.clone(), via);
        visit.lang = Lang::of_locale(&command.locale);
        visit.public = command.guild_locale.as_deref().map_or(visit.lang, Lang::of_locale);
        visit.permissions = command.app_permissions.unwrap_or(Permissions::empty());
        visit.in_thread = command.channel.as_ref().is_some_and(is_thread);
        visit.manages = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_guild);
        let options = Options(&command.data.options);
        self.desk.recognise(&mut visit).await;
        let service = async {
            // Only to lay cards does one have to know them: «worms» means all of them.
            let hand = if command.data.name == "lay" { self.hand(&visit).await } else { None };
            let wish = wishes::typed(&command.data.name, &options, hand.as_ref(), visit.lang);
            let wish = wish.or_else(|| records::typed(&command.data.name, &options).map(Wish::Look));
            let mut wish = wish.unwrap_or_else(|| Wish::Unclear(visit.lang.say("help-text", &[])));
            if let (Wish::Open(terms, _), None) = (&mut wish, options.text("pace")) {
                terms.pace = visit.server.pace;
            }
            self.desk.serve(&visit, wish).await
        };
        visit.in_time(&self.desk.rest, service).await
    }

    async fn hand(&self, visit: &Visit) -> Option<crate::games::cards::Cards> {
        let slot = self.desk.tables.look(visit.request.channel, None).await.ok()?;
        wishes::hand_of(slot.table.game()?, slot.table.seat_of(visit.person().user)?)
    }

    async fn component(&self, component: ComponentInteraction) -> Outcome {
        let is_private = component
            .message
            .flags
            .is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL));
        let via = if is_private { Via::PrivateMessage } else { Via::Message(component.message.id.get()) };
        let (guild, member) = (component.guild_id, component.member.as_ref());
        let request = request(component.id.get(), guild, component.channel_id.get(), &component.user, member);
        let mut visit = Visit::new(request, component.token.clone(), via);
        visit.lang = Lang::of_locale(&component.locale);
        visit.public = component.guild_locale.as_deref().map_or(visit.lang, Lang::of_locale);
        visit.permissions = component.app_permissions.unwrap_or(Permissions::empty());
        visit.in_thread = component.channel.as_ref().is_some_and(is_thread);
        let chosen = match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            _ => Vec::new(),
        };
        self.desk.recognise(&mut visit).await;
        let look = records::pressed(&component.data.custom_id, &chosen);
        let wish = match component.data.custom_id.parse::<PressId>() {
            Ok(id) => {
                visit.table = Some(id.table.clone());
                wishes::pressed(&id, &chosen, visit.lang)
            }
            Err(_) => look.map_or_else(|| Wish::Unclear(visit.lang.say("refuse-old-board", &[])), Wish::Look),
        };
        visit.in_time(&self.desk.rest, self.desk.serve(&visit, wish)).await
    }

    async fn form(&self, form: ModalInteraction) -> Outcome {
        let (guild, member) = (form.guild_id, form.member.as_ref());
        let request = request(form.id.get(), guild, form.channel_id.get(), &form.user, member);
        let mut visit = Visit::new(request, form.token.clone(), Via::Command);
        visit.lang = Lang::of_locale(&form.locale);
        visit.public = form.guild_locale.as_deref().map_or(visit.lang, Lang::of_locale);
        visit.permissions = form.app_permissions.unwrap_or(Permissions::empty());
        visit.in_thread = form.channel.as_ref().is_some_and(is_thread);
        visit.table = form.data.custom_id.parse::<PressId>().ok().map(|id| id.table);
        self.desk.recognise(&mut visit).await;
        let lines = form.data.components.iter().flat_map(|row| &row.components);
        let filled = lines.filter_map(|part| match part {
            ActionRowComponent::InputText(line) => line.value.clone(),
            _ => None,
        });
        let wish = wishes::word(&filled.collect::<String>(), visit.lang);
        visit.in_time(&self.desk.rest, self.desk.serve(&visit, wish)).await
    }

    async fn complete(&self, command: CommandInteraction) -> Outcome {
        let choices = self.suggest(&command).await.unwrap_or_default();
        let is_number = command.data.name == "cross"
            && Options(&command.data.options).focused().is_some_and(|(name, _)| name == "number");
        let choices: Vec<_> = choices
            .into_iter()
            .map(|(value, name)| match value.parse::<i64>() {
                Ok(number) if is_number => json!({ "name": name, "value": number }),
                _ => json!({ "name": name, "value": value }),
            })
            .collect();
        let data = json!({ "choices": choices });
        let answered =
            self.desk.rest.answer(command.id.get(), &command.token, Callback::Suggestions, data).await;
        match answered {
            Ok(()) => Outcome::Answered,
            Err(error) => {
                tracing::debug!(%error, "suggestions came too late");
                Outcome::Trouble
            }
        }
    }

    async fn suggest(&self, command: &CommandInteraction) -> Option<Vec<(String, String)>> {
        let options = Options(&command.data.options);
        let (option, so_far) = options.focused()?;
        if option == "id" {
            let lang = Lang::of_locale(&command.locale);
            return Some(self.desk.suggest_games(command.guild_id?.get(), so_far, lang).await);
        }
        let slot = self.desk.tables.look(command.channel_id.get(), None).await.ok()?;
        let seat = slot.table.seat_of(UserId(command.user.id.get()))?;
        let lang = Lang::of_locale(&command.locale);
        Some(wishes::suggestions(slot.table.game()?, seat, option, so_far, options.text("row"), lang))
    }
}

fn request(
    interaction: u64,
    guild: Option<GuildId>,
    channel: u64,
    user: &User,
    member: Option<&Member>,
) -> Request {
    let name = member.and_then(|member| member.nick.clone()).or_else(|| user.global_name.clone());
    let moderates = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_messages);
    let person =
        Person { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.name.clone()), moderates };
    Request { interaction, guild: guild.map(GuildId::get), channel, person }
}

fn is_thread(channel: &serenity::all::PartialChannel) -> bool {
    use serenity::all::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PrivateThread | PublicThread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_that_cannot_be_read_is_noticed() {
        let event = json!({ "t": "INTERACTION_CREATE", "d": { "type": 99, "id": "1" } });
        assert!(is_unread_interaction(&serde_json::from_value(event).unwrap()));
        let event = json!({ "t": "SOMETHING_NEW", "d": {} });
        assert!(!is_unread_interaction(&serde_json::from_value(event).unwrap()));
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
