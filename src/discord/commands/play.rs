//! `/play`: opens a table.

use serenity::all::CreateCommandOption;

use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::board::{BoardMessage, News};
use crate::discord::context::Context;
use crate::discord::message::MessagePayload;
use crate::discord::options::{Define, Options, choices};
use crate::discord::refusals::{missing_permissions, permissions_text};
use crate::game::MAX_SEATS;
use crate::game::computer::Level;
use crate::games::Variant;
use crate::store::BoardLocation;
use crate::table::{ComputerSeats, Pace, Terms};
use crate::tables::TableRequest;
use crate::text::{self, Lang};

const GAME: &str = "game";
const PACE: &str = "pace";
const THREAD: &str = "thread";
const COMPUTERS: &str = "computers";
const LEVEL: &str = "level";

/// The command.
pub const COMMAND: Command = Command::new("play", parse).options(options).public();

/// Variants are options of their own, each once whatever games have it.
fn options(command: Define) -> Vec<CreateCommandOption> {
    let level_name = |lang: Lang, level| lang.say(&format!("level-{level}-name"), &[]);
    let mut options = vec![command.game(GAME).required(true), command.pace(PACE)];
    options.extend(Variant::all().into_iter().map(|variant| command.yes_or_no(variant.name())));
    options.extend([
        command.yes_or_no(THREAD),
        command.number(COMPUTERS).min_int_value(1).max_int_value(MAX_SEATS as u64 - 1),
        choices(command.text(LEVEL), Level::ALL, Level::name, level_name),
    ]);
    options
}

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let game = options.game(GAME).ok_or(InputError::Incomplete)?;
    let named = |name: &str| Pace::ALL.into_iter().find(|pace| pace.name() == name);
    // Whatever was chosen counts: the server's pace is for who chose none.
    let pace = options.text(PACE).map(|name| named(name).unwrap_or_default());
    let variant = Variant::all().into_iter().find(|variant| options.is_on(variant.name()));
    let (company, thread) = (computers(options), options.is_on(THREAD));
    Ok(Run::new(move |app, ctx| {
        let terms = Terms { game, variant, pace: pace.unwrap_or(ctx.server.pace), company };
        Box::pin(open(app, ctx, terms, thread))
    }))
}

/// The computers asked for: who names only a level wants one.
fn computers(options: &Options<'_>) -> Option<ComputerSeats> {
    let count = options.number(COMPUTERS).and_then(|count| u8::try_from(count).ok());
    let level = options.text(LEVEL).and_then(|level| level.parse().ok());
    match (count, level) {
        (None, None) | (Some(0), _) => None,
        _ => Some(ComputerSeats { count: count.unwrap_or(1), level: level.unwrap_or(Level::Steady) }),
    }
}

/// Opens a table in the channel, or in a thread of its own.
pub async fn open(app: &App, ctx: &Context, terms: Terms, thread: bool) -> Served {
    if let Some(why) = objection(ctx, &terms, thread) {
        return app.reply_ephemeral(ctx, why).await;
    }
    if thread && !ctx.in_thread {
        return open_in_thread(app, ctx, terms).await;
    }
    note_language(app, ctx).await;
    let mut committed = app.tables.open(&ctx.request, terms).await?;
    let post = BoardMessage::new(&committed.open_table.table, ctx.public).post(&News::default());
    let shown = ctx.say_publicly(&app.rest, &post).await;
    let message = shown.map_err(|refused| app.retry_later(&committed, ctx.audience(), refused.into()))?;
    let board = BoardLocation { channel: ctx.request.channel, message };
    app.tables.remember_board(&mut committed.open_table, board).await;
    Ok(())
}

/// What speaks against a table, if something does.
fn objection(ctx: &Context, terms: &Terms, thread: bool) -> Option<String> {
    if let Some(variant) = terms.variant.filter(|variant| !variant.belongs_to(terms.game)) {
        return Some(ctx.lang.say(&format!("variant-{variant}-elsewhere"), &[]));
    }
    let most = terms.game.seats().end() - 1;
    if terms.company.is_some_and(|company| company.count > most) {
        let game = text::game_name(ctx.lang, terms.game);
        return Some(ctx.lang.say("refuse-computers", &[("game", game.into()), ("most", most.into())]));
    }
    let missing = missing_permissions(ctx, thread);
    (!missing.is_empty()).then(|| permissions_text(ctx.lang, &missing))
}

async fn open_in_thread(app: &App, ctx: &Context, terms: Terms) -> Served {
    let name = text::game_name(ctx.public, terms.game);
    let thread = app.rest.open_thread(ctx.request.channel, &name).await?;
    let request = TableRequest { channel: thread, ..ctx.request.clone() };
    note_language(app, ctx).await;
    let mut committed = app.tables.open(&request, terms).await?;
    let shown = app.post_board(&mut committed.open_table, ctx.audience(), &News::default()).await;
    shown.map_err(|failure| app.retry_later(&committed, ctx.audience(), failure))?;
    let link = ctx.public.say("lobby-thread", &[("thread", format!("<#{thread}>").into())]);
    ctx.say_publicly(&app.rest, &MessagePayload::text(link)).await?;
    Ok(())
}

/// Keeps the server's language for what nobody asked for: the clock's messages.
async fn note_language(app: &App, ctx: &Context) {
    let Some(guild) = ctx.request.guild else { return };
    let (scope, code) = (format!("guild:{guild}"), ctx.public.code());
    if let Err(error) = app.tables.store().set_setting(&scope, "language", code).await {
        tracing::warn!(%error, "could not store a server's language");
    }
}
