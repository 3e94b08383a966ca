//! The bot on Discord: the only user of serenity. Turns what Discord sends into requests at the door
//! ([`crate::tables`]) and what comes of them into messages.
//!
//! In reading order: `commands` and `press` are what people can type and press, `wishes` what they mean by it,
//! `visit` one interaction and its answer, `desk` serves it, `telling` shows what came of it, `company` lets computers
//! move, `jury` judges finished games, `excuses` says why not, `board` shows a table as a message, `drawing` draws its
//! picture, `post` and `rest` are Discord's message format and interface, `wire` and `limits` the way there, `listening`
//! and `ear` the way back, `shards` and `notes` what an operator can see of all this. `records` is what can be asked
//! about what was played and what is stored:
//! `leaderboard`, `stats`, `past`, `settings`, `privacy`, and `weekly` for what comes unasked.

mod board;
mod commands;
mod company;
#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "a test says what it expects")]
mod component_ids;
mod desk;
mod drawing;
mod ear;
mod excuses;
mod jury;
mod leaderboard;
mod limits;
mod listening;
mod notes;
#[cfg(feature = "fuzzing")]
pub mod outside;
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
mod wire;
mod wishes;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, GuildId,
    Member, ModalInteraction, Permissions, User,
};
use sha2::{Digest, Sha256};
use thiserror::Error;

use self::commands::Options;
use self::desk::{Desk, Wish};
use self::drawing::Studio;
pub use self::ear::ear;
use self::listening::{Recent, Visits};
use self::notes::Outcome;
use self::press::PressId;
use self::rest::{Callback, Refused, Rest, Ticket};
pub use self::shards::Shards;
use self::visit::{Via, Visit};
use crate::config::Config;
use crate::game::Viewer;
use crate::game::words::Typed;
use crate::games::AnyView;
use crate::store::StoreError;
use crate::table::{Person, UserId};
use crate::tables::{Request, Tables};
use crate::text::Lang;

/// How often the clocks are looked at.
const TICK: Duration = Duration::from_secs(1);

/// Why the bot couldn't run.
#[derive(Debug, Error)]
pub enum RunError {
    /// Discord refused something before play could begin.
    #[error(transparent)]
    Refused(Refused),
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

impl From<Refused> for RunError {
    fn from(refused: Refused) -> RunError {
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
    let invitation = rest.invitation().await?;
    rest.introduce().await?;
    if tables.shards().is_first() {
        register_commands(&rest, &tables, config.test_server).await?;
    }

    shards.expect(listening::share(config, &invitation).count() as usize);
    let desk = Desk { tables, rest, studio: Studio::open(), jury: Arc::default() };
    let jury = desk.jury.clone();
    let handler = Arc::new(Handler {
        desk: desk.clone(),
        recent: Recent::default(),
        visits: Visits::default(),
        shards,
    });
    let clock = tokio::spawn(watch_the_clock(desk));
    let ended = listening::listen(config, &invitation, &handler, stop).await;
    clock.abort();
    jury.close();
    ended
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
    visits: Visits,
    shards: Arc<Shards>,
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
        let mut visit = Visit::new(request, &command.token, via);
        visit.lang = Lang::of_locale(&command.locale);
        visit.public = command.guild_locale.as_deref().map_or(visit.lang, Lang::of_locale);
        visit.permissions = command.app_permissions.unwrap_or(Permissions::empty());
        visit.in_thread = command.channel.as_ref().is_some_and(is_thread);
        visit.manages = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_guild);
        let options = Options(&command.data.options);
        self.desk.recognise(&mut visit).await;
        let service = async {
            // Who lays all cards of a kind means those in their hand, so only their view tells which they are.
            let view = if command.data.name == "lay" { self.view(&visit).await } else { None };
            let wish = wishes::typed(&command.data.name, &options, view.as_ref(), visit.lang);
            let wish = wish.or_else(|| records::typed(&command.data.name, &options).map(Wish::Look));
            let mut wish = wish.unwrap_or_else(|| Wish::Unclear(visit.lang.say("help-text", &[])));
            if let (Wish::Open(terms, _), None) = (&mut wish, options.text("pace")) {
                terms.pace = visit.server.pace;
            }
            self.desk.serve(&visit, wish).await
        };
        visit.in_time(&self.desk.rest, pin!(service)).await
    }

    /// The game in this channel as the visitor sees it; none for who doesn't play there.
    async fn view(&self, visit: &Visit) -> Option<AnyView> {
        let slot = self.desk.tables.look(visit.request.channel, None).await.ok()?;
        let seat = slot.table.seat_of(visit.person().user)?;
        Some(slot.table.game()?.view(Viewer::Seat(seat)))
    }

    async fn component(&self, component: ComponentInteraction) -> Outcome {
        let is_private = component
            .message
            .flags
            .is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL));
        let via = if is_private { Via::PrivateMessage } else { Via::Message(component.message.id.get()) };
        let (guild, member) = (component.guild_id, component.member.as_ref());
        let request = request(component.id.get(), guild, component.channel_id.get(), &component.user, member);
        let mut visit = Visit::new(request, &component.token, via);
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
        visit.in_time(&self.desk.rest, pin!(self.desk.serve(&visit, wish))).await
    }

    async fn form(&self, form: ModalInteraction) -> Outcome {
        let (guild, member) = (form.guild_id, form.member.as_ref());
        let request = request(form.id.get(), guild, form.channel_id.get(), &form.user, member);
        let mut visit = Visit::new(request, &form.token, Via::Command);
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
        visit.in_time(&self.desk.rest, pin!(self.desk.serve(&visit, wish))).await
    }

    async fn complete(&self, command: CommandInteraction) -> Outcome {
        let ticket = Ticket::new(command.id.get(), &command.token);
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
        match self.desk.rest.answer(&ticket, Callback::Suggestions, data).await {
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
        let typed = Typed { option, row: options.text("row") };
        Some(wishes::suggestions(slot.table.game()?, seat, typed, so_far, lang))
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
    fn every_code_that_ends_it_says_what_can_be_done() {
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let said = RunError::Closed(code).to_string();
            assert!(said.contains(&code.to_string()) && !said.contains("nothing is known"), "{said}");
        }
    }
}
