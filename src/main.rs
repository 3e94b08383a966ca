//! The program `stammtisch`: reads the command line and runs the bot or a subcommand.

mod setup;

use std::io::IsTerminal;
#[cfg(feature = "playground")]
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use stammtisch::computer::arena::{Contestant, Match};
use stammtisch::config::{self, Config, LogFormat, Settings};
use stammtisch::game::computer::Training;
use stammtisch::games::{GameKind, Setup, Variant};
use stammtisch::journal::Journal;
use stammtisch::standings::Span;
use stammtisch::store::{self, MoveError, Moving, Store, StoreError};
use stammtisch::tables::{self, Check};
use stammtisch::text::Lang;
use stammtisch::verify::{Fair, Unfair, verify};
#[cfg(feature = "playground")]
use stammtisch::web;
use stammtisch::{backups, bot, discord, endpoint, tasks, text};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// Replies are many small strings and lists, and pictures are large. With mimalloc a click takes less CPU
/// time, and an idle table less memory, than with the system's allocator.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Dice and card games for the regulars of a channel.
#[derive(Parser)]
#[command(name = "stammtisch", version = stammtisch::VERSION)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord. This is the default if a token is set.
    ///
    /// All options can also be set in the environment and in `.env`.
    Bot,
    /// Set the bot up: asks for its token, checks it, writes it into `.env`, and shows how to install the bot.
    ///
    /// The token isn't shown while it is typed. If the input isn't a terminal, its first line is the token and its second
    /// one the ID of a test server, which may be empty.
    Setup,
    /// Try the bot in the browser, without Discord. This is the default if no token is set.
    #[cfg(feature = "playground")]
    Playground {
        /// The address to listen on, such as 0.0.0.0:3636 to allow other machines. The default is this
        /// machine only.
        #[arg(long, value_name = "ADDRESS:PORT")]
        listen: Option<SocketAddr>,
    },
    /// Recompute all ratings and leaderboards from the stored results, which gives the same numbers.
    ///
    /// Uses the configured database. Best done while the bot is stopped: moves have to wait while a large
    /// server is recomputed.
    Rebuild,
    /// Ask the running bot for its health, at the address that METRICS sets.
    ///
    /// Exit code 0: healthy, or METRICS isn't set. 1: unhealthy, or no answer.
    Health,
    /// Copy the database to a new file, whether the bot is running or not.
    ///
    /// For SQLite; back up PostgreSQL with pg_dump. The copy is checked.
    Backup {
        /// The new file. An existing file is not overwritten.
        file: PathBuf,
    },
    /// Put a backup in the place of the database. The bot must be stopped.
    ///
    /// For SQLite; restore PostgreSQL with pg_restore. The replaced database is kept beside it, and people who were erased
    /// since the backup are erased from it. When the bot starts again, it goes on with every open table.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Do everything but replace the database, and say what it would come to.
        #[arg(long)]
        dry_run: bool,
    },
    /// Copy everything from one database into another: from SQLite to PostgreSQL, or back. The bot must be stopped.
    ///
    /// The target must be empty, or an unfinished copy of the same source. Only the target is changed. Give the password of
    /// a PostgreSQL in PGPASSWORD: other users of the machine can see a command line.
    Move {
        /// The database to read, such as sqlite://stammtisch.db.
        from: String,
        /// The database to fill, such as postgres://USER@HOST/DATABASE.
        to: String,
    },
    /// Read and replay everything in the database, and list what is wrong.
    ///
    /// Changes nothing, and may be used while the bot is running. Exit code 0: all is well. 1: something is
    /// wrong. 2: the database can't be read.
    Check,
    /// Print the completions of a shell, to be loaded by it.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Check that the dice and cards of a game were fair.
    ///
    /// Exit code 0: fair. 1: not fair. 2: the file can't be read, isn't a journal, or the game isn't
    /// over. 3: the table was closed before the game was over, and all was fair until then.
    Verify {
        /// The game's journal file.
        file: PathBuf,
    },
    /// Let computer players play each other and compare their strength.
    ///
    /// The players are levels (easy, steady, hard) or reference players (random, and others of each game);
    /// there are as many seats as players. They change seats from game to game; a shared win counts in parts.
    Arena(Arena),
    /// Train the weights of a game's computers from nothing, and write them into a file.
    ///
    /// The files belong into src/games/GAME/computer/; docs/COMPUTERS.md has the commands that made the present ones.
    /// The same numbers give the same file.
    Train(Train),
}

#[derive(Args)]
struct Arena {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::name)).try_map(|name| name.parse::<GameKind>()))]
    game: GameKind,
    /// The players.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// The number of games.
    #[arg(long, short = 'n', default_value_t = 10_000)]
    games: u64,
    /// The seed of all dice and cards: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The variant of the game.
    #[arg(long)]
    variant: Option<Variant>,
}

#[derive(Args)]
struct Train {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::name)).try_map(|name| name.parse::<GameKind>()))]
    game: GameKind,
    /// The number of seats.
    seats: u8,
    /// The file to write.
    file: PathBuf,
    /// The number of games to learn from.
    #[arg(long, short = 'n', default_value_t = 100_000)]
    games: u64,
    /// The seed of all dice and cards, and of the weights at the start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    if let Err(error) = config::read_dotenv() {
        return report(Err(error.into()));
    }
    let Cli { command, mut settings } = Cli::parse();
    if let Err(error) = settings.read_secret_files() {
        return report(Err(error.into()));
    }
    match settings.game_names() {
        Ok(names) => text::name_games(names),
        Err(error) => return report(Err(error.into())),
    }
    let command = match command {
        Some(command) => command,
        None if settings.has_token() => Command::Bot,
        #[cfg(feature = "playground")]
        None => Command::Playground { listen: None },
        #[cfg(not(feature = "playground"))]
        None => return report(Err(NO_TOKEN.into())),
    };
    match command {
        Command::Bot => report(run_bot(&settings)),
        Command::Setup => report(setup::run(settings)),
        #[cfg(feature = "playground")]
        Command::Playground { listen } => report(run_playground(listen)),
        Command::Rebuild => report(rebuild(&settings)),
        Command::Health => health(&settings),
        Command::Backup { file } => report(back_up(&settings, &file)),
        Command::Restore { file, dry_run } => report(restore(&settings, &file, dry_run)),
        Command::Move { from, to } => report(move_store(&from, &to)),
        Command::Check => check_database(&settings),
        Command::Verify { file } => {
            let (verdict, code) = check(&file);
            print_line(&verdict);
            ExitCode::from(code)
        }
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "stammtisch", &mut std::io::stdout());
            ExitCode::SUCCESS
        }
        Command::Arena(arena) => report(run_arena(&arena)),
        Command::Train(train) => report(run_train(&train)),
    }
}

/// The error of a build without the playground if no token is set.
#[cfg(not(feature = "playground"))]
const NO_TOKEN: &str =
    "DISCORD_TOKEN is not set, and this build has no playground (cargo feature `playground`)";

fn report(ended: Result<(), Box<dyn std::error::Error>>) -> ExitCode {
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&format!("stammtisch: {error}"));
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "playground")]
fn run_playground(listen: Option<SocketAddr>) -> Result<(), Box<dyn std::error::Error>> {
    log(tracing::Level::WARN, LogFormat::Human);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(web::run(config::language(), listen, print_line, stop_signal()))?;
    Ok(())
}

fn run_bot(settings: &Settings) -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::read(settings)?;
    log(config.log, config.log_format);
    tasks::log_panics();
    tracing::info!(
        api = config.api.as_deref().map_or_else(|| "Discord's own".to_owned(), store::presentable),
        database = store::presentable(&config.database),
        "starting the bot"
    );
    let runtime = tokio::runtime::Runtime::new()?;
    let ended = runtime.block_on(bot::run(&config, bot::system_clock(), stop_signal()));
    // A shard that Discord has rejected reconnects for ever and would keep the process from ending.
    runtime.shutdown_background();
    Ok(ended?)
}

/// Logs only our own crate: serenity logs whole events, including tokens. So the environment can't raise its
/// level.
fn log(level: tracing::Level, format: LogFormat) {
    let filter = EnvFilter::new(format!("stammtisch={level}"));
    let lines = tracing_subscriber::fmt::layer();
    let lines = match format {
        LogFormat::Human => lines.with_ansi(std::io::stdout().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).with(discord::serenity_log_watch()).init();
}

fn run_arena(arena: &Arena) -> Result<(), Box<dyn std::error::Error>> {
    let setup = Setup::new(arena.game, u8::try_from(arena.players.len())?)?;
    let setup = setup.in_variant(arena.variant)?;
    let named = |name: &String| Contestant::new(arena.game, name);
    let contestants = arena.players.iter().map(named).collect::<Result<_, _>>()?;
    let threads = std::thread::available_parallelism()?.get();
    // On standard error; hidden if that is no terminal.
    let bar = ProgressBar::new(arena.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = Match::new(setup, contestants, arena.games, arena.seed).play(threads, &|| bar.inc(1))?;
    bar.finish_and_clear();
    print_line(&report.to_string());
    Ok(())
}

fn run_train(train: &Train) -> Result<(), Box<dyn std::error::Error>> {
    let seats = Setup::new(train.game, train.seats)?.seats();
    let bar = ProgressBar::new(train.games).with_style(ProgressStyle::with_template(
        "{wide_bar} {pos}/{len} games, {elapsed}, {eta} left, loss {msg}",
    )?);
    let mut tell = |played, loss: f32| {
        bar.set_position(played);
        bar.set_message(format!("{loss:.4}"));
    };
    let training = Training { seats, games: train.games, seed: train.seed, tell: &mut tell };
    let weights = train.game.train(training).ok_or("the computers of this game have nothing to train")?;
    let took = bar.elapsed().as_secs();
    bar.finish_and_clear();
    std::fs::write(&train.file, &weights)?;
    print_line(&format!("{} bytes in {}, after {took} s", weights.len(), train.file.display()));
    Ok(())
}

fn rebuild(settings: &Settings) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let store = Store::open(&settings.database()).await?;
        let mut servers = 0;
        store.rebuild(bot::system_clock()().0, |_| servers += 1).await?;
        store.close().await;
        print_line(&config::language().say("rebuild-done", &[("count", i64::from(servers).into())]));
        Ok(())
    })
}

fn health(settings: &Settings) -> ExitCode {
    let lang = config::language();
    let address = match settings.metrics() {
        Ok(Some(address)) => address,
        Ok(None) => {
            print_line(&lang.say("health-unasked", &[]));
            return ExitCode::SUCCESS;
        }
        Err(error) => return report(Err(error.into())),
    };
    match endpoint::ask(address) {
        Ok((is_healthy, words)) => {
            print_line(&words);
            if is_healthy { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => report(Err(format!("METRICS: no answer from {address}: {error}").into())),
    }
}

fn back_up(settings: &Settings, file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    let tables = runtime.block_on(store::back_up(&settings.database(), file))?;
    let (lang, name) = (config::language(), file.display().to_string());
    print_line(&lang.say("backup-done", &[("file", name.clone().into()), ("count", tables.into())]));
    // The copy is good even if tables in it are not: they were so before.
    match runtime.block_on(check_store(&format!("sqlite://{name}"))) {
        Ok(check) => print_line(&check_summary(lang, &check)),
        Err(error) => print_line(&lang.say("check-impossible", &[("why", error.to_string().into())])),
    }
    Ok(())
}

fn restore(settings: &Settings, file: &Path, is_dry_run: bool) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    let clock = bot::system_clock();
    let restored = runtime.block_on(backups::restore(&settings.database(), file, &clock, is_dry_run))?;
    let lang = config::language();
    restored.problems.iter().for_each(|problem| print_line(problem));
    let key = if is_dry_run { "restore-dry-run" } else { "restore-done" };
    let file = ("file", file.display().to_string().into());
    print_line(&lang.say(key, &[("count", restored.tables.into()), ("open", restored.open.into()), file]));
    print_line(&match restored.erased {
        Some(count) => lang.say("restore-erased", &[("count", count.into())]),
        None => lang.say("restore-erasures-unknown", &[]),
    });
    if let Some(kept) = restored.kept {
        print_line(&lang.say("restore-kept", &[("file", kept.display().to_string().into())]));
    }
    Ok(())
}

/// The progress bar of a move, in rows.
struct RowBar(ProgressBar);

impl store::Progress for RowBar {
    fn total(&mut self, rows: u64) {
        self.0.set_length(rows);
    }

    fn more(&mut self, rows: u64) {
        self.0.inc(rows);
    }
}

fn move_store(from: &str, to: &str) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    // On standard error; hidden if that is no terminal.
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} rows, {eta} left {msg}")?;
    let bar = ProgressBar::new(0).with_style(style);
    let moved = runtime.block_on(async {
        let now = bot::system_clock()().0;
        let mut moving = Moving::copy(from, to, now, &mut RowBar(bar.clone())).await?;
        let lang = config::language();
        bar.set_message(lang.say("move-checking", &[]));
        moving.compare_counts().await?;
        let store = Store::open(to).await?;
        store.rebuild(now, |_| {}).await?;
        let sample = tables::check_sample(&store).await?;
        store.close().await;
        moving.compare_standings(&Span::kept(now)).await?;
        let rows = moving.rows;
        moving.finish().await?;
        Ok::<_, MoveError>((rows, sample))
    });
    bar.finish_and_clear();
    let (rows, sample) = moved?;
    sample.problems.iter().for_each(|problem| print_line(problem));
    let args = [("rows", rows.to_string().into()), ("tables", sample.tables.into())];
    print_line(&config::language().say("move-done", &args));
    Ok(())
}

async fn check_store(url: &str) -> Result<Check, StoreError> {
    let store = Store::open_to_read(url).await?;
    let check = tables::check(&store).await;
    store.close().await;
    check
}

fn check_summary(lang: Lang, check: &Check) -> String {
    let args = [("count", check.tables.into()), ("problems", check.problems.len().into())];
    lang.say("check-done", &args)
}

/// Lists what is wrong with the database, and returns the exit code.
fn check_database(settings: &Settings) -> ExitCode {
    let checked = tokio::runtime::Runtime::new().map_err(|error| error.to_string()).and_then(|runtime| {
        runtime.block_on(check_store(&settings.database())).map_err(|error| error.to_string())
    });
    match checked {
        Ok(check) => {
            check.problems.iter().for_each(|problem| print_line(problem));
            print_line(&check_summary(config::language(), &check));
            if check.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            print_error(&format!("stammtisch: {error}"));
            ExitCode::from(2)
        }
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn stop_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
    tracing::info!("stopping the bot");
}

#[expect(clippy::print_stdout, reason = "the command line answers on standard output")]
fn print_line(verdict: &str) {
    println!("{verdict}");
}

#[expect(clippy::print_stderr, reason = "a start that fails says why in one line")]
fn print_error(error: &str) {
    eprintln!("{error}");
}

/// The verdict on a journal file, and its exit code.
fn check(file: &Path) -> (String, u8) {
    let lang = config::language();
    let trouble = |key: &str, why: String| {
        let file = file.display().to_string();
        (lang.say(key, &[("file", file.into()), ("why", why.into())]), 2)
    };
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return trouble("verdict-unreadable", error.to_string()),
    };
    let journal: Journal = match text.parse() {
        Ok(journal) => journal,
        Err(error) => return trouble("verdict-broken", error.to_string()),
    };
    let checked = verify(&journal);
    let code = match checked {
        Ok(Fair::ToTheEnd) => 0,
        Ok(Fair::SoFar) => 3,
        Ok(Fair::Lesson) | Err(Unfair::Unfinished) => 2,
        Err(_) => 1,
    };
    (text::verdict(lang, &journal, checked), code)
}
