//! `/operator`: for those who run the bot. How it is doing, where it is, a word to all open tables, and leaving a server.

use std::collections::HashMap;

use serenity::all::CreateCommandOption;

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::safe_name;
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::{OptionBuilder, Options};
use crate::discord::rest::ApiError;
use crate::discord::servers::KEPT_DAYS;
use crate::metrics;
use crate::shards::Shards;
use crate::text::{self, Lang};

const STATUS: &str = "status";
const SERVERS: &str = "servers";
const ANNOUNCE: &str = "announce";
const LEAVE: &str = "leave";
const PAGE: &str = "page";
const TEXT: &str = "text";
const SERVER: &str = "server";

/// Servers on a page.
const PAGE_SIZE: usize = 20;
/// The length of an announcement: with the words around it, it must fit into a message.
const LONGEST_TEXT: u16 = 1500;

/// The command.
pub const COMMAND: Command = Command::new("operator", parse).options(options).only_for_owners();

fn options(command: OptionBuilder) -> Vec<CreateCommandOption> {
    vec![
        command.subcommand(STATUS),
        command.subcommand(SERVERS).add_sub_option(command.number(PAGE).min_int_value(1)),
        command
            .subcommand(ANNOUNCE)
            .add_sub_option(command.text(TEXT).required(true).max_length(LONGEST_TEXT)),
        command.subcommand(LEAVE).add_sub_option(command.text(SERVER).required(true)),
    ]
}

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    match options.subcommand() {
        Some(STATUS) => Ok(Run::new(|app, ctx| Box::pin(status(app, ctx)))),
        Some(SERVERS) => {
            let page = options.number(PAGE).and_then(|page| usize::try_from(page).ok()).unwrap_or(1);
            Ok(Run::new(move |app, ctx| Box::pin(servers(app, ctx, page.max(1)))))
        }
        Some(ANNOUNCE) => {
            let text = options.required_text(TEXT)?.to_owned();
            Ok(Run::new(move |app, ctx| Box::pin(announce(app, ctx, text))))
        }
        Some(LEAVE) => {
            let typed = options.required_text(SERVER)?;
            let no_id =
                || InputError::Invalid(lang.say("operator-no-id", &[("text", safe_name(typed).into())]));
            let guild = typed.trim().parse().ok().filter(|id| *id > 0).ok_or_else(no_id)?;
            Ok(Run::new(move |app, ctx| Box::pin(leave(app, ctx, guild))))
        }
        _ => Err(InputError::Incomplete),
    }
}

/// How this process is doing.
async fn status(app: &App, ctx: &Context) -> HandlerResult {
    let lang = ctx.lang;
    let servers = app.tables.store().servers(&Shards::ALL).await?.len();
    let shards = app.shards.each();
    let connected = shards.iter().filter(|(_, is_connected, _)| *is_connected).count();
    let games = app.tables.count_by_game().into_iter().filter(|(_, count)| *count > 0);
    let games: Vec<String> = games
        .filter_map(|(game, count)| Some(format!("{} {count}", text::game_name(lang, game.parse().ok()?))))
        .collect();
    let parked: usize = app.tables.count_parked().into_iter().map(|(_, count)| count).sum();
    let since = format!("<t:{}:R>", app.started_at.0.div_euclid(1000));
    let mut lines = vec![
        lang.say("operator-version", &[("version", crate::VERSION.into()), ("since", since.into())]),
        lang.say("operator-shards", &[("connected", connected.into()), ("shards", shards.len().into())]),
        lang.say("operator-server-count", &[("count", servers.into())]),
        lang.say("operator-tables", &[("count", app.tables.count().into())]),
    ];
    if !games.is_empty() {
        lines.push(games.join(" · "));
    }
    if parked > 0 {
        lines.push(lang.say("operator-parked", &[("count", parked.into())]));
    }
    if let Some(at) = metrics::metrics().last_backup() {
        lines.push(lang.say("operator-backup", &[("when", format!("<t:{at}:R>").into())]));
    }
    if let Some(bytes) = metrics::resident_memory() {
        lines.push(lang.say("operator-memory", &[("megabytes", (bytes / 1_000_000).into())]));
    }
    show(app, ctx, lang.say("operator-status-title", &[]), lines).await
}

/// The servers, those with most open tables first.
async fn servers(app: &App, ctx: &Context, page: usize) -> HandlerResult {
    let (store, lang) = (app.tables.store(), ctx.lang);
    let mut open: HashMap<u64, usize> = HashMap::new();
    for guild in store.open_places().await?.into_iter().filter_map(|(_, guild)| guild) {
        *open.entry(guild).or_default() += 1;
    }
    let mut guilds = store.servers(&Shards::ALL).await?;
    guilds.sort_by_key(|guild| (std::cmp::Reverse(open.get(guild).copied()), *guild));
    let pages = guilds.len().div_ceil(PAGE_SIZE).max(1);
    let page = page.min(pages);
    let mut lines = Vec::new();
    for guild in guilds.iter().copied().skip((page - 1) * PAGE_SIZE).take(PAGE_SIZE) {
        let name = app.servers.name(guild).map_or_else(|| "?".to_owned(), |name| safe_name(&name));
        let tables = open.get(&guild).copied().unwrap_or_default();
        let tables = lang.say("operator-tables", &[("count", tables.into())]);
        let games = store.count_results(guild, 0, i64::MAX).await?;
        let games = lang.say("count-games", &[("count", games.into())]);
        let mut line = format!("**{name}** `{guild}` · {tables} · {games}");
        if !app.access.serves(Some(guild)) {
            line = format!("{line} · {}", lang.say("operator-not-served", &[]));
        }
        lines.push(line);
    }
    let numbers = [("count", guilds.len().into()), ("page", page.into()), ("pages", pages.into())];
    show(app, ctx, lang.say("operator-servers-title", &numbers), lines).await
}

/// Posts a text in every channel with an open table where the bot is a member. Pings nobody.
async fn announce(app: &App, ctx: &Context, text: String) -> HandlerResult {
    let (rest, mut reached) = (app.rest.in_background(), 0);
    let places = app.tables.store().open_places().await?;
    for (channel, guild) in &places {
        let lang = app.language(*guild).await;
        let post = MessagePayload::text(lang.say("operator-announcement", &[("text", text.as_str().into())]));
        // The same in every process, so that a repeated delivery posts nothing twice.
        let nonce = format!("a{:x}", channel ^ ctx.request.interaction);
        match rest.post(*channel, &post.once(nonce)).await {
            Ok(_) => reached += 1,
            Err(error) => tracing::info!(%error, channel, "could not post an announcement"),
        }
    }
    let numbers = [("reached", reached.into()), ("count", places.len().into())];
    app.reply_ephemeral(ctx, ctx.lang.say("operator-announced", &numbers)).await
}

/// Leaves a server. Its data is kept for a while, as if the server had removed the bot.
async fn leave(app: &App, ctx: &Context, guild: u64) -> HandlerResult {
    let id = ("server", guild.to_string().into());
    let text = match app.rest.leave_server(guild).await {
        Ok(()) => ctx.lang.say("operator-left", &[id, ("days", KEPT_DAYS.into())]),
        Err(ApiError::Code { status: 403 | 404, .. }) => ctx.lang.say("operator-not-there", &[id]),
        Err(error) => return Err(error.into()),
    };
    app.reply_ephemeral(ctx, text).await
}

async fn show(app: &App, ctx: &Context, title: String, lines: Vec<String>) -> HandlerResult {
    let description = lines.join("\n");
    let embed = Embed { title, description, fields: Vec::new(), footer: String::new() };
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed)).await?)
}
