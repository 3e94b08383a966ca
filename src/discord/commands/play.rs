//! `/play`: opens a table.

use std::fmt;
use std::str::FromStr;

use serenity::all::CreateCommandOption;

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::safe_name;
use crate::discord::components::{NotAComponent, RecordComponent};
use crate::discord::context::Context;
use crate::discord::cooldowns::LimitedAction;
use crate::discord::message::{MessagePayload, Style, button, menu};
use crate::discord::options::{OptionBuilder, Options, choices};
use crate::discord::publish::Update;
use crate::discord::refusals::{missing_permissions, permissions_text};
use crate::discord::rest::Posted;
use crate::game::MAX_SEATS;
use crate::game::computer::Level;
use crate::games::{GameKind, Variant};
use crate::store::Place;
use crate::table::{ComputerSeats, Opening, Pace, PostedAt, TableSeed, Terms, UserId};
use crate::tables::TablesError;
use crate::text::{self, Lang};

const GAME: &str = "game";
const PACE: &str = "pace";
const THREAD: &str = "thread";
const COMPUTERS: &str = "computers";
const LEVEL: &str = "level";
const WITH: &str = "with";

/// After how many minutes without a message Discord archives the thread of a table, for a live and for a slow game.
const DAY_IN_MINUTES: u32 = 24 * 60;
const WEEK_IN_MINUTES: u32 = 7 * DAY_IN_MINUTES;

/// The command.
pub const COMMAND: Command = Command::new("play", parse).options(options).public();

/// Each variant is one option, even if several games have it.
fn options(command: OptionBuilder) -> Vec<CreateCommandOption> {
    let level_name = |lang: Lang, level: Level| lang.say(&format!("level-{level}-name"), &[]);
    let mut options = vec![command.game(GAME), command.pace(PACE)];
    options.extend(Variant::all().into_iter().map(|variant| command.boolean(variant.name())));
    options.extend([
        command.boolean(THREAD),
        command.number(COMPUTERS).min_int_value(1).max_int_value(MAX_SEATS as u64 - 1),
        choices(command.text(LEVEL), level_name),
        command.user(WITH),
    ]);
    options
}

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let game = options.game(GAME);
    if options.is_bot(WITH) {
        return Err(InputError::Invalid(lang.say("refuse-invite-app", &[])));
    }
    let wishes = PlayOptions {
        pace: options.text(PACE).map(|name| name.parse().unwrap_or_default()),
        variant: Variant::all().into_iter().find(|variant| options.is_on(variant.name())),
        company: computers(options),
        thread: options.boolean(THREAD),
        friend: options.user(WITH),
    };
    Ok(Run::new(move |app, ctx| match game {
        Some(game) => Box::pin(open_wished(app, ctx, game, wishes)),
        None => Box::pin(offer_games(app, ctx, wishes)),
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

/// What was asked for besides the game. The menu of games carries it in its id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayOptions {
    pace: Option<Pace>,
    variant: Option<Variant>,
    company: Option<ComputerSeats>,
    /// In a thread, or in the channel; if nobody has said, that depends on the pace.
    thread: Option<bool>,
    friend: Option<u64>,
}

/// What stands in an id for a table that must not be in a thread.
const CHANNEL: &str = "channel";

/// What stands in an id for something that was not asked for.
const NOTHING: &str = "-";

impl fmt::Display for PlayOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn or_nothing(part: Option<impl ToString>) -> String {
            part.map_or_else(|| NOTHING.to_owned(), |part| part.to_string())
        }
        let [pace, variant] = [or_nothing(self.pace), or_nothing(self.variant)];
        let company = or_nothing(self.company.map(|company| company.count));
        let level = or_nothing(self.company.map(|company| company.level));
        let thread = or_nothing(self.thread.map(|thread| if thread { THREAD } else { CHANNEL }));
        write!(f, "{pace}:{variant}:{company}:{level}:{thread}:{}", or_nothing(self.friend))
    }
}

impl FromStr for PlayOptions {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<PlayOptions, NotAComponent> {
        fn part<T: FromStr>(text: &str) -> Result<Option<T>, NotAComponent> {
            if text == NOTHING { Ok(None) } else { text.parse().map(Some).map_err(|_| NotAComponent) }
        }
        let parts: Vec<&str> = text.split(':').collect();
        let [pace, variant, count, level, thread, friend] = parts[..] else { return Err(NotAComponent) };
        let company = part(count)?.zip(part(level)?);
        Ok(PlayOptions {
            pace: part(pace)?,
            variant: part(variant)?,
            company: company.map(|(count, level)| ComputerSeats { count, level }),
            thread: match thread {
                THREAD => Some(true),
                CHANNEL => Some(false),
                _ => None,
            },
            friend: part(friend)?,
        })
    }
}

#[cfg(test)]
impl PlayOptions {
    /// Everything that can be asked for.
    pub fn all() -> PlayOptions {
        PlayOptions {
            pace: Some(Pace::Relaxed),
            variant: Variant::all().first().copied(),
            company: Some(ComputerSeats { count: 6, level: Level::Steady }),
            thread: Some(true),
            friend: Some(u64::MAX),
        }
    }
}

/// A table to open in a thread, as the button carries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InThread {
    /// The game.
    pub game: GameKind,
    /// What was asked for besides.
    pub wishes: PlayOptions,
}

impl fmt::Display for InThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.wishes)
    }
}

impl FromStr for InThread {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<InThread, NotAComponent> {
        let (game, wishes) = text.split_once(':').ok_or(NotAComponent)?;
        Ok(InThread { game: game.parse().map_err(|_| NotAComponent)?, wishes: wishes.parse()? })
    }
}

/// Opens the table in a thread that was asked for in the channel.
pub async fn open_in_thread_after_all(app: &App, ctx: &Context, wanted: InThread) -> HandlerResult {
    let wishes = PlayOptions { thread: Some(true), ..wanted.wishes };
    open_wished(app, ctx, wanted.game, wishes).await
}

/// Whether the bot can open a thread here.
fn can_open_thread(ctx: &Context) -> bool {
    ctx.request.guild.is_some()
        && ctx.has_threads
        && !ctx.in_thread
        && missing_permissions(ctx, true).is_empty()
}

/// There is a table in the channel: offers a thread for another one.
async fn offer_thread(app: &App, ctx: &Context, game: GameKind, wishes: PlayOptions) -> HandlerResult {
    let id = RecordComponent::Thread(InThread { game, wishes }).to_string();
    let open = button(Style::Primary, id, &ctx.lang.say("button-thread", &[]));
    let post = MessagePayload::text(ctx.lang.say("refuse-table-here-thread", &[]));
    Ok(ctx.reply_ephemeral(&app.rest, post.rows(vec![vec![open]])).await?)
}

/// Asks privately which game it shall be.
pub async fn offer_games(app: &App, ctx: &Context, wishes: PlayOptions) -> HandlerResult {
    let fits = |game: &GameKind| wishes.variant.is_none_or(|variant| variant.belongs_to(*game));
    let option = |game: GameKind| (game.name().to_owned(), text::game_name(ctx.lang, game));
    let games: Vec<_> = GameKind::ALL.into_iter().filter(fits).map(option).collect();
    let id = RecordComponent::Play(wishes).to_string();
    let menu = menu(id, &ctx.lang.say("menu-play", &[]), 1, 1, &games);
    let post = MessagePayload::text(ctx.lang.say("play-which", &[])).rows(vec![vec![menu]]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Opens the table that was asked for. With computers, and nobody to wait for, its game begins at once.
pub async fn open_wished(app: &App, ctx: &Context, game: GameKind, wishes: PlayOptions) -> HandlerResult {
    let PlayOptions { pace, variant, company, thread, friend } = wishes;
    // An explicit choice wins over the server's default pace.
    let terms = Terms { variant, company, ..Terms::new(game, pace.unwrap_or(ctx.server.pace)) };
    let invited = friend.map(UserId).filter(|friend| *friend != ctx.person().user);
    let invited = invited.into_iter().collect();
    let opening = Opening { invited, starts: company.is_some(), ..Opening::from(terms) };
    let can_open = can_open_thread(ctx);
    // A slow game would block its channel for days.
    let in_thread = thread.unwrap_or(terms.pace.is_slow() && can_open);
    if !in_thread && can_open {
        let is_free = app.tables.check_channel_is_free(ctx.request.channel).await;
        if matches!(is_free, Err(TablesError::TableHere)) {
            return offer_thread(app, ctx, game, wishes).await;
        }
    }
    open(app, ctx, opening, in_thread).await
}

/// Opens a table in the channel, or in a new thread. The answer is the commitment to the seed of its dice, in a message
/// that is never edited. Only then is there a table, so no word is older than the commitment.
pub async fn open(app: &App, ctx: &Context, opening: Opening, thread: bool) -> HandlerResult {
    let terms = &opening.terms;
    if let Some(why) = objection(ctx, terms, thread) {
        return app.reply_ephemeral(ctx, why).await;
    }
    app.tables.check_room(&ctx.request).await?;
    let is_threaded = thread && !ctx.in_thread;
    if !is_threaded {
        app.tables.check_channel_is_free(ctx.request.channel).await?;
    }
    app.allow(ctx, LimitedAction::Open)?;
    app.allow(ctx, LimitedAction::OpenInServer)?;
    if is_threaded {
        return open_in_thread(app, ctx, opening).await;
    }
    store_language(app, ctx).await;
    let mut table_seed = app.tables.draw_seed()?;
    let line = match post_commitment(app, ctx, terms, &mut table_seed).await {
        Ok(line) => Some(line),
        Err(HandlerError::Api(error)) => {
            tracing::warn!(%error, "could not post the commitment to a seed; the boards will show it");
            None
        }
        Err(error) => return Err(error),
    };
    match app.tables.open(&ctx.request, Place::Channel(ctx.request.channel), opening, table_seed).await {
        Ok(committed) => {
            let id = committed.open_table.table.id().clone();
            let Some(update) = Update::new(committed) else { return Ok(()) };
            let update = update.by(ctx.person(), ctx.server_context()).on_a_new_board();
            let answered = app.submit_and_answer(update, ctx.responder.clone()).await;
            app.wake_computers(id, ctx.server.computers);
            answered
        }
        Err(error) => Err(take_back(app, line, error.into()).await),
    }
}

/// Posts who opens a table, and the commitment to the seed of its dice.
async fn post_commitment(
    app: &App,
    ctx: &Context,
    terms: &Terms,
    table_seed: &mut TableSeed,
) -> Result<Posted, HandlerError> {
    let (name, game) = (safe_name(&ctx.person().name), text::game_name(ctx.public, terms.game));
    let hash = format!("`{}`", table_seed.commitment());
    let lines = [
        ctx.public.say("lobby-opened", &[("name", name.into()), ("game", game.into())]),
        ctx.public.say("fair-commitment", &[("hash", hash.into())]),
        ctx.public.say("fair-commitment-stays", &[]),
    ];
    let text = lines.join("\n");
    let line = ctx.responder.post(&app.rest, &MessagePayload::text(text.clone()).silent()).await?;
    if line.is_hidden {
        return Err(take_back(app, Some(line), HandlerError::HiddenHere).await);
    }
    // Another process received the same interaction. It has posted its own commitment, and opens the table.
    if line.read_back.as_ref().is_some_and(|there| *there != text) {
        return Err(TablesError::Repeated.into());
    }
    let (guild, channel) = (ctx.server_id, ctx.request.channel);
    table_seed.posted = Some(PostedAt { guild, channel, message: line.id });
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

async fn open_in_thread(app: &App, ctx: &Context, opening: Opening) -> HandlerResult {
    let terms = opening.terms;
    let mut table_seed = app.tables.draw_seed()?;
    let line = post_commitment(app, ctx, &terms, &mut table_seed).await?;
    store_language(app, ctx).await;
    // A thread that starts from a message has the message's id, so its table can be opened first.
    let opened = app.tables.open(&ctx.request, Place::Channel(line.id), opening, table_seed).await;
    let name = text::game_name(ctx.public, terms.game);
    let archive_minutes = if terms.pace.is_slow() { WEEK_IN_MINUTES } else { DAY_IN_MINUTES };
    let threaded = match opened {
        Ok(committed) => {
            let id = committed.open_table.table.id().clone();
            let update = Update::new(committed).map(|update| update.by(ctx.person(), ctx.server_context()));
            match app.rest.open_thread(ctx.request.channel, line.id, &name, archive_minutes).await {
                Ok(()) => {
                    update.into_iter().for_each(|update| app.submit(update));
                    app.wake_computers(id, ctx.server.computers);
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
