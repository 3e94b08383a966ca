//! `/play`: opens a table.

use serenity::all::CreateCommandOption;

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::safe_name;
use crate::discord::context::Context;
use crate::discord::cooldowns::Deed;
use crate::discord::message::MessagePayload;
use crate::discord::options::{OptionBuilder, Options, choices};
use crate::discord::publish::Update;
use crate::discord::refusals::{missing_permissions, permissions_text};
use crate::discord::rest::Posted;
use crate::game::MAX_SEATS;
use crate::game::computer::Level;
use crate::games::Variant;
use crate::store::Place;
use crate::table::{ComputerSeats, Pace, PostedAt, Seal, Terms};
use crate::tables::TablesError;
use crate::text::{self, Lang};

const GAME: &str = "game";
const PACE: &str = "pace";
const THREAD: &str = "thread";
const COMPUTERS: &str = "computers";
const LEVEL: &str = "level";

/// After how many minutes without a message Discord archives the thread of a table, for a live and for a slow game.
const DAY_IN_MINUTES: u32 = 24 * 60;
const WEEK_IN_MINUTES: u32 = 7 * DAY_IN_MINUTES;

/// The command.
pub const COMMAND: Command = Command::new("play", parse).options(options).public();

/// Each variant is one option, even if several games have it.
fn options(command: OptionBuilder) -> Vec<CreateCommandOption> {
    let level_name = |lang: Lang, level: Level| lang.say(&format!("level-{level}-name"), &[]);
    let mut options = vec![command.game(GAME).required(true), command.pace(PACE)];
    options.extend(Variant::all().into_iter().map(|variant| command.boolean(variant.name())));
    options.extend([
        command.boolean(THREAD),
        command.number(COMPUTERS).min_int_value(1).max_int_value(MAX_SEATS as u64 - 1),
        choices(command.text(LEVEL), level_name),
    ]);
    options
}

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let game = options.game(GAME).ok_or(InputError::Incomplete)?;
    // An explicit choice wins over the server's default pace.
    let pace = options.text(PACE).map(|name| name.parse().unwrap_or_default());
    let variant = Variant::all().into_iter().find(|variant| options.is_on(variant.name()));
    let (company, thread) = (computers(options), options.is_on(THREAD));
    Ok(Run::new(move |app, ctx| {
        let terms = Terms { game, variant, pace: pace.unwrap_or(ctx.server.pace), company };
        Box::pin(open(app, ctx, terms, thread))
    }))
}

/// The computers asked for. A level without a number means one computer.
fn computers(options: &Options<'_>) -> Option<ComputerSeats> {
    let count = options.number(COMPUTERS).and_then(|count| u8::try_from(count).ok());
    let level = options.text(LEVEL).and_then(|level| level.parse().ok());
    match (count, level) {
        (None, None) | (Some(0), _) => None,
        _ => Some(ComputerSeats { count: count.unwrap_or(1), level: level.unwrap_or(Level::Steady) }),
    }
}

/// Opens a table in the channel, or in a new thread. The answer is the commitment to the seed of its dice, in a message
/// that is never edited. Only then is there a table, so no word is older than the commitment.
pub async fn open(app: &App, ctx: &Context, terms: Terms, thread: bool) -> HandlerResult {
    if let Some(why) = objection(ctx, &terms, thread) {
        return app.reply_ephemeral(ctx, why).await;
    }
    app.tables.check_room(&ctx.request)?;
    let is_threaded = thread && !ctx.in_thread;
    if !is_threaded {
        app.tables.check_channel_is_free(ctx.request.channel).await?;
    }
    app.allow(ctx, Deed::Open)?;
    app.allow(ctx, Deed::OpenInServer)?;
    if is_threaded {
        return open_in_thread(app, ctx, terms).await;
    }
    store_language(app, ctx).await;
    let mut seal = Seal::draw().map_err(TablesError::from)?;
    let line = match post_seal(app, ctx, &terms, &mut seal).await {
        Ok(line) => Some(line),
        Err(HandlerError::Api(error)) => {
            tracing::warn!(%error, "could not post the commitment to a seed; the boards will show it");
            None
        }
        Err(error) => return Err(error),
    };
    match app.tables.open(&ctx.request, Place::Channel(ctx.request.channel), terms, seal).await {
        Ok(committed) => {
            let Some(update) = Update::new(committed) else { return Ok(()) };
            let update = update.by(ctx.person(), ctx.server_context()).on_a_new_board();
            app.submit_and_answer(update, ctx.responder.clone()).await
        }
        Err(error) => Err(take_back(app, line, error.into()).await),
    }
}

/// Posts who opens a table, and the commitment to the seed of its dice.
async fn post_seal(app: &App, ctx: &Context, terms: &Terms, seal: &mut Seal) -> Result<Posted, HandlerError> {
    let (name, game) = (safe_name(&ctx.person().name), text::game_name(ctx.public, terms.game));
    let hash = format!("`{}`", seal.commitment());
    let lines = [
        ctx.public.say("lobby-opened", &[("name", name.into()), ("game", game.into())]),
        ctx.public.say("fair-commitment", &[("hash", hash.into())]),
        ctx.public.say("fair-commitment-stays", &[]),
    ];
    let text = lines.join("\n");
    let line = ctx.responder.post(&app.rest, &MessagePayload::text(text.clone()).silent(), None).await?;
    if line.is_hidden {
        return Err(take_back(app, Some(line), HandlerError::HiddenHere).await);
    }
    // Another process received the same interaction. It has posted its own commitment, and opens the table.
    if line.read_back.as_ref().is_some_and(|there| *there != text) {
        return Err(TablesError::Repeated.into());
    }
    let (guild, channel) = (ctx.server_id, ctx.request.channel);
    seal.posted = Some(PostedAt { guild, channel, message: line.id });
    Ok(line)
}

/// There is no table, so the line that announced it goes.
async fn take_back(app: &App, line: Option<Posted>, why: HandlerError) -> HandlerError {
    if let Some(line) = line
        && let Err(error) = app.rest.delete_by_token(&line.token).await
    {
        tracing::warn!(%error, "could not take back the announcement of a table");
    }
    why
}

/// Why the table can't be opened, if there is a reason.
fn objection(ctx: &Context, terms: &Terms, thread: bool) -> Option<String> {
    if let Some(variant) = terms.variant.filter(|variant| !variant.belongs_to(terms.game)) {
        return Some(ctx.lang.say(&format!("variant-{variant}-elsewhere"), &[]));
    }
    let most = terms.game.seats().end() - 1;
    if terms.company.is_some_and(|company| company.count > most) {
        let game = text::game_name(ctx.lang, terms.game);
        return Some(ctx.lang.say("refuse-computers", &[("game", game.into()), ("most", most.into())]));
    }
    if thread && ctx.request.guild.is_none() {
        return Some(ctx.lang.say("refuse-thread-here", &[]));
    }
    let missing = missing_permissions(ctx, thread);
    (!missing.is_empty()).then(|| permissions_text(ctx.lang, &missing))
}

async fn open_in_thread(app: &App, ctx: &Context, terms: Terms) -> HandlerResult {
    let mut seal = Seal::draw().map_err(TablesError::from)?;
    let line = post_seal(app, ctx, &terms, &mut seal).await?;
    store_language(app, ctx).await;
    // A thread that starts from a message has the message's id, so its table can be opened first.
    let opened = app.tables.open(&ctx.request, Place::Channel(line.id), terms, seal).await;
    let name = text::game_name(ctx.public, terms.game);
    let archive_minutes = if terms.pace == Pace::Live { DAY_IN_MINUTES } else { WEEK_IN_MINUTES };
    let threaded = match opened {
        Ok(committed) => {
            let id = committed.open_table.table.id().clone();
            let update = Update::new(committed).map(|update| update.by(ctx.person(), ctx.server_context()));
            match app.rest.open_thread(ctx.request.channel, line.id, &name, archive_minutes).await {
                Ok(()) => {
                    update.into_iter().for_each(|update| app.submit(update));
                    return Ok(());
                }
                Err(error) => {
                    app.tables.withdraw(&id).await?;
                    HandlerError::Api(error)
                }
            }
        }
        Err(error) => error.into(),
    };
    Err(take_back(app, Some(line), threaded).await)
}

/// Stores the server's language for messages that no interaction causes, such as reminders.
async fn store_language(app: &App, ctx: &Context) {
    let Some(guild) = ctx.request.guild else { return };
    let (scope, code) = (format!("guild:{guild}"), ctx.public.code());
    if let Err(error) = app.tables.store().set_setting(&scope, "language", code).await {
        tracing::warn!(%error, "could not store a server's language");
    }
}
