//! The command line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use stammtisch::config::{self, Config};
use stammtisch::journal::Journal;
use stammtisch::store::Store;
use stammtisch::verify::{Unfair, verify};
use stammtisch::{bot, terminal, text};
use tracing_subscriber::EnvFilter;

/// Dice and card games for the regulars of a channel.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord; so does no command at all, where there is a token.
    ///
    /// The settings come from the environment and from `.env`; `.env.example` lists them.
    Bot,
    /// Try the bot in the terminal, without Discord; so does no command at all, where there is no token.
    Playground,
    /// Work all ratings and leaderboards out again from the results, which gives the same numbers.
    ///
    /// The database is that of the settings. Best done with the bot stopped: moves have to wait while a large server's
    /// turn comes.
    Rebuild,
    /// Check that the dice and cards of a finished game were fair.
    ///
    /// Exit code 0: fair. 1: not fair. 2: the file can't be read, is no journal, or the game isn't finished.
    Verify {
        /// The game's journal.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let unspoken = || if Config::has_token() { Command::Bot } else { Command::Playground };
    match Cli::parse().command.unwrap_or_else(unspoken) {
        Command::Bot => report(run_bot()),
        Command::Playground => report(run_playground()),
        Command::Rebuild => report(rebuild()),
        Command::Verify { file } => {
            let (verdict, code) = check(&file);
            say(&verdict);
            ExitCode::from(code)
        }
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

fn run_playground() -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(terminal::run(config::language()))?;
    // Somebody may still wait for a line.
    runtime.shutdown_background();
    Ok(())
}

fn run_bot() -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::from_environment()?;
    // Ours alone: serenity's own log shows whole events, with the tokens in them.
    let filter = EnvFilter::new(format!("stammtisch={}", config.log));
    tracing_subscriber::fmt().with_env_filter(filter).init();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(bot::run(&config, bot::system_clock(), told_to_stop()))?;
    Ok(())
}

fn rebuild() -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let store = Store::open(&config::database()?).await?;
        let mut servers = 0;
        store.rebuild(bot::system_clock()().0, |_| servers += 1).await?;
        store.close().await;
        say(&config::language().say("rebuild-done", &[("count", i64::from(servers).into())]));
        Ok(())
    })
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
    tracing::info!("told to stop");
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
