//! The bot on Discord: the only user of serenity. Turns what Discord sends into requests at the door
//! ([`crate::tables`]) and what comes of them into messages.
//!
//! In reading order: `commands` and `press` are what people can type and press, `wishes` what they mean by it,
//! `ctx` one interaction and its answer, `app` serves it, `publish` shows what came of it, `company` lets computers
//! move, `analysis_queue` judges finished games, `refusals` says why not, `board` shows a table as a message, `drawing` draws its
//! picture, `post` and `rest` are Discord's message format and interface, `wire` and `limits` the way there, `listening`
//! and `ear` the way back, `shards` and `notes` what an operator can see of all this. `records` is what can be asked
//! about what was played and what is stored:
//! `leaderboard`, `stats`, `past`, `settings`, `privacy`, and `weekly` for what comes unasked.

mod analysis_queue;
mod app;
mod board;
mod commands;
#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "a test says what it expects")]
mod component_ids;
mod computers;
mod context;
mod gateway;
mod history;
mod http;
mod interaction_log;
mod leaderboard;
mod limits;
mod message;
#[cfg(feature = "fuzzing")]
pub mod outside;
mod press;
mod privacy;
mod publish;
mod records;
mod refusals;
mod render;
mod rest;
mod serenity_log_watch;
mod settings;
mod shards;
mod stats;
mod weekly;
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

use self::app::{App, Wish};
use self::commands::Options;
use self::context::{Context, Origin};
use self::gateway::{OpenInteractions, SeenInteractions};
use self::interaction_log::Handled;
use self::press::PressId;
use self::render::Renderer;
use self::rest::{ApiError, Callback, InteractionToken, Rest};
pub use self::serenity_log_watch::serenity_log_watch;
pub use self::shards::Shards;
use crate::config::Config;
use crate::game::Viewer;
use crate::game::words::Typed;
use crate::games::AnyView;
use crate::store::StoreError;
use crate::table::{Person, UserId};
use crate::tables::{TableRequest, Tables};
use crate::text::Lang;

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
    let handler = Arc::new(Handler {
        app: app.clone(),
        recent: SeenInteractions::default(),
        visits: OpenInteractions::default(),
        shards,
    });
    let clock = tokio::spawn(watch_the_clock(app));
    let ended = gateway::listen(config, &gateway_info, &handler, stop).await;
    clock.abort();
    analysis_queue.close();
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

struct Handler {
    app: App,
    recent: SeenInteractions,
    visits: OpenInteractions,
    shards: Arc<Shards>,
}

impl Handler {
    async fn command(&self, command: CommandInteraction) -> Handled {
        let via = if matches!(command.data.name.as_str(), "play" | "rematch") {
            Origin::PublicCommand
        } else {
            Origin::Command
        };
        let (guild, member) = (command.guild_id, command.member.as_deref());
        let request = request(command.id.get(), guild, command.channel_id.get(), &command.user, member);
        let mut ctx = Context::new(request, &command.token, via);
        ctx.lang = Lang::of_locale(&command.locale);
        ctx.public = command.guild_locale.as_deref().map_or(ctx.lang, Lang::of_locale);
        ctx.permissions = command.app_permissions.unwrap_or(Permissions::empty());
        ctx.in_thread = command.channel.as_ref().is_some_and(is_thread);
        ctx.manages = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_guild);
        let options = Options(&command.data.options);
        self.app.load_settings(&mut ctx).await;
        let service = async {
            // Who lays all cards of a kind means those in their hand, so only their view tells which they are.
            let view = if command.data.name == "lay" { self.view(&ctx).await } else { None };
            let wish = wishes::typed(&command.data.name, &options, view.as_ref(), ctx.lang);
            let wish = wish.or_else(|| records::typed(&command.data.name, &options).map(Wish::Look));
            let mut wish = wish.unwrap_or_else(|| Wish::Unclear(ctx.lang.say("help-text", &[])));
            if let (Wish::Open(terms, _), None) = (&mut wish, options.text("pace")) {
                terms.pace = ctx.server.pace;
            }
            self.app.serve(&ctx, wish).await
        };
        ctx.in_time(&self.app.rest, pin!(service)).await
    }

    /// The game in this channel as the visitor sees it; none for who doesn't play there.
    async fn view(&self, ctx: &Context) -> Option<AnyView> {
        let open_table = self.app.tables.look(ctx.request.channel, None).await.ok()?;
        let seat = open_table.table.seat_of(ctx.person().user)?;
        Some(open_table.table.game()?.view(Viewer::Seat(seat)))
    }

    async fn component(&self, component: ComponentInteraction) -> Handled {
        let is_private = component
            .message
            .flags
            .is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL));
        let via =
            if is_private { Origin::PrivateMessage } else { Origin::Message(component.message.id.get()) };
        let (guild, member) = (component.guild_id, component.member.as_ref());
        let request = request(component.id.get(), guild, component.channel_id.get(), &component.user, member);
        let mut ctx = Context::new(request, &component.token, via);
        ctx.lang = Lang::of_locale(&component.locale);
        ctx.public = component.guild_locale.as_deref().map_or(ctx.lang, Lang::of_locale);
        ctx.permissions = component.app_permissions.unwrap_or(Permissions::empty());
        ctx.in_thread = component.channel.as_ref().is_some_and(is_thread);
        let chosen = match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            _ => Vec::new(),
        };
        self.app.load_settings(&mut ctx).await;
        let look = records::pressed(&component.data.custom_id, &chosen);
        let wish = match component.data.custom_id.parse::<PressId>() {
            Ok(id) => {
                ctx.table = Some(id.table.clone());
                wishes::pressed(&id, &chosen, ctx.lang)
            }
            Err(_) => look.map_or_else(|| Wish::Unclear(ctx.lang.say("refuse-old-board", &[])), Wish::Look),
        };
        ctx.in_time(&self.app.rest, pin!(self.app.serve(&ctx, wish))).await
    }

    async fn form(&self, form: ModalInteraction) -> Handled {
        let (guild, member) = (form.guild_id, form.member.as_ref());
        let request = request(form.id.get(), guild, form.channel_id.get(), &form.user, member);
        let mut ctx = Context::new(request, &form.token, Origin::Command);
        ctx.lang = Lang::of_locale(&form.locale);
        ctx.public = form.guild_locale.as_deref().map_or(ctx.lang, Lang::of_locale);
        ctx.permissions = form.app_permissions.unwrap_or(Permissions::empty());
        ctx.in_thread = form.channel.as_ref().is_some_and(is_thread);
        ctx.table = form.data.custom_id.parse::<PressId>().ok().map(|id| id.table);
        self.app.load_settings(&mut ctx).await;
        let lines = form.data.components.iter().flat_map(|row| &row.components);
        let filled = lines.filter_map(|part| match part {
            ActionRowComponent::InputText(line) => line.value.clone(),
            _ => None,
        });
        let wish = wishes::word(&filled.collect::<String>(), ctx.lang);
        ctx.in_time(&self.app.rest, pin!(self.app.serve(&ctx, wish))).await
    }

    async fn complete(&self, command: CommandInteraction) -> Handled {
        let ticket = InteractionToken::new(command.id.get(), &command.token);
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
        match self.app.rest.answer(&ticket, Callback::Suggestions, data).await {
            Ok(()) => Handled::Answered,
            Err(error) => {
                tracing::debug!(%error, "suggestions came too late");
                Handled::Trouble
            }
        }
    }

    async fn suggest(&self, command: &CommandInteraction) -> Option<Vec<(String, String)>> {
        let options = Options(&command.data.options);
        let (option, so_far) = options.focused()?;
        if option == "id" {
            let lang = Lang::of_locale(&command.locale);
            return Some(self.app.suggest_games(command.guild_id?.get(), so_far, lang).await);
        }
        let open_table = self.app.tables.look(command.channel_id.get(), None).await.ok()?;
        let seat = open_table.table.seat_of(UserId(command.user.id.get()))?;
        let lang = Lang::of_locale(&command.locale);
        let typed = Typed { option, row: options.text("row") };
        Some(wishes::suggestions(open_table.table.game()?, seat, typed, so_far, lang))
    }
}

fn request(
    interaction: u64,
    guild: Option<GuildId>,
    channel: u64,
    user: &User,
    member: Option<&Member>,
) -> TableRequest {
    let name = member.and_then(|member| member.nick.clone()).or_else(|| user.global_name.clone());
    let moderates = member.and_then(|member| member.permissions).is_some_and(Permissions::manage_messages);
    let person =
        Person { user: UserId(user.id.get()), name: name.unwrap_or_else(|| user.name.clone()), moderates };
    TableRequest { interaction, guild: guild.map(GuildId::get), channel, person }
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
