//! The command line.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use stammtisch::computer::arena::{Contestant, Match};
use stammtisch::config::{self, Config, LogFormat, Settings};
use stammtisch::games::{GameKind, Setup, Variant};
use stammtisch::journal::Journal;
use stammtisch::store::{self, Store};
use stammtisch::verify::{Unfair, verify};
use stammtisch::{bot, discord, endpoint, text, web};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// Every answer is a great many small strings and lists, and pictures are large: with this a click takes less of a
/// processor, and an idle table less memory, than with the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Dice and card games for the regulars of a channel.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord; so does no command at all, where there is a token.
    ///
    /// What can be set behind the command can be set in the environment and in `.env`, too.
    Bot,
    /// Try the bot in the browser, without Discord; so does no command at all, where there is no token.
    Playground {
        /// Where to listen, such as 0.0.0.0:3636 for other machines too; else it is for this machine alone.
        #[arg(long, value_name = "ADDRESS:PORT")]
        listen: Option<SocketAddr>,
    },
    /// Work all ratings and leaderboards out again from the results, which gives the same numbers.
    ///
    /// The database is that of the settings. Best done with the bot stopped: moves have to wait while a large server's
    /// turn comes.
    Rebuild,
    /// Ask the running bot how it is, at the address that METRICS sets.
    ///
    /// Exit code 0: well, or METRICS isn't set and there is nobody to ask. 1: not well, or no answer.
    Health,
    /// Copy the tables to a new file, while the bot runs or not.
    ///
    /// For SQLite; a PostgreSQL database is backed up with pg_dump. The copy is checked.
    Backup {
        /// The new file. One that is there already is left alone.
        file: PathBuf,
    },
    /// Check that the dice and cards of a finished game were fair.
    ///
    /// Exit code 0: fair. 1: not fair. 2: the file can't be read, is no journal, or the game isn't finished.
    Verify {
        /// The game's journal.
        file: PathBuf,
    },
    /// Let computer players play each other, and see who is better.
    ///
    /// The players are levels (easy, steady, hard) or players to measure against (random, and others of each game);
    /// there are as many seats as players. They change seats from game to game; a shared win counts in parts.
    Arena(Arena),
}

#[derive(Args)]
struct Arena {
    /// Which game.
    #[arg(value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::name)).try_map(|name| name.parse::<GameKind>()))]
    game: GameKind,
    /// Who plays.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// How many games.
    #[arg(long, short = 'n', default_value_t = 10_000)]
    games: u64,
    /// Where all dice and cards come from: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In which of the game's variants.
    #[arg(long)]
    variant: Option<Variant>,
}

fn main() -> ExitCode {
    if let Err(error) = config::read_dotenv() {
        return report(Err(error.into()));
    }
    let Cli { command, settings } = Cli::parse();
    let unspoken = || if settings.has_token() { Command::Bot } else { Command::Playground { listen: None } };
    match command.unwrap_or_else(unspoken) {
        Command::Bot => report(run_bot(&settings)),
        Command::Playground { listen } => report(run_playground(listen)),
        Command::Rebuild => report(rebuild(&settings)),
        Command::Health => health(&settings),
        Command::Backup { file } => report(back_up(&settings, &file)),
        Command::Verify { file } => {
            let (verdict, code) = check(&file);
            say(&verdict);
            ExitCode::from(code)
        }
        Command::Arena(arena) => report(run_arena(&arena)),
    }
}

fn report(ended: Result<(), Box<dyn std::error::Error>>) -> ExitCode {
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("stammtisch: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn run_playground(listen: Option<SocketAddr>) -> Result<(), Box<dyn std::error::Error>> {
    log(tracing::Level::WARN, LogFormat::Human);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(web::run(config::language(), listen, say, told_to_stop()))?;
    Ok(())
}

fn run_bot(settings: &Settings) -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::read(settings)?;
    log(config.log, config.log_format);
    tracing::info!(
        api = config.api.as_deref().map_or_else(|| "Discord's own".to_owned(), store::presentable),
        database = store::presentable(&config.database),
        "starting the bot"
    );
    let runtime = tokio::runtime::Runtime::new()?;
    let ended = runtime.block_on(bot::run(&config, bot::system_clock(), told_to_stop()));
    // A shard that Discord turned away goes round in circles and would keep the program from ending.
    runtime.shutdown_background();
    Ok(ended?)
}

/// Ours alone: serenity's own log shows whole events, with the tokens in them. So no setting of the environment can
/// ask for more.
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
    // On standard error, and hidden where that is no terminal.
    let bar = ProgressBar::new(arena.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = Match::new(setup, contestants, arena.games, arena.seed).play(threads, &|| bar.inc(1))?;
    bar.finish_and_clear();
    say(&report.to_string());
    Ok(())
}

fn rebuild(settings: &Settings) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let store = Store::open(&settings.database()).await?;
        let mut servers = 0;
        store.rebuild(bot::system_clock()().0, |_| servers += 1).await?;
        store.close().await;
        say(&config::language().say("rebuild-done", &[("count", i64::from(servers).into())]));
        Ok(())
    })
}

fn health(settings: &Settings) -> ExitCode {
    let lang = config::language();
    let address = match settings.metrics() {
        Ok(Some(address)) => address,
        Ok(None) => {
            say(&lang.say("health-unasked", &[]));
            return ExitCode::SUCCESS;
        }
        Err(error) => return report(Err(error.into())),
    };
    match endpoint::ask(address) {
        Ok((is_well, words)) => {
            say(&words);
            if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => report(Err(error.into())),
    }
}

fn back_up(settings: &Settings, file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    let tables = runtime.block_on(store::back_up(&settings.database(), file))?;
    let (file, count) = (file.display().to_string(), tables.into());
    say(&config::language().say("backup-done", &[("file", file.into()), ("count", count)]));
    Ok(())
}

/// Ctrl-C, or the SIGTERM of whoever runs us.
async fn told_to_stop() {
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
    tracing::info!("stopping");
}

#[expect(clippy::print_stdout, reason = "the command line answers on standard output")]
fn say(verdict: &str) {
    println!("{verdict}");
}

#[expect(clippy::print_stderr, reason = "a start that fails says why in one line")]
fn complain(error: &str) {
    eprintln!("{error}");
}

/// A verdict on a journal's file, and the exit code that goes with it.
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
        Ok(()) => 0,
        Err(Unfair::Unfinished) => 2,
        Err(_) => 1,
    };
    (text::verdict(lang, &journal, checked), code)
}
