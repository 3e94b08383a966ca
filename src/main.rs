//! The command line.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use stammtisch::journal::Journal;
use stammtisch::verify::{Unfair, verify};

/// Dice and card games for the regulars of a channel.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check that the dice and cards of a finished game were fair.
    ///
    /// Exit code 0: fair. 1: not fair. 2: the file can't be read, is no journal, or the game isn't finished.
    Verify {
        /// The game's journal.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let Command::Verify { file } = Cli::parse().command;
    let (verdict, code) = check(&file);
    say(&verdict);
    ExitCode::from(code)
}

#[expect(clippy::print_stdout, reason = "the command line answers on standard output")]
fn say(verdict: &str) {
    println!("{verdict}");
}

/// A verdict on a journal's file, and the exit code that goes with it.
fn check(file: &Path) -> (String, u8) {
    let name = file.display();
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return (format!("{name} can't be read: {error}"), 2),
    };
    let journal: Journal = match text.parse() {
        Ok(journal) => journal,
        Err(error) => return (format!("{name} is not a whole journal: {error}"), 2),
    };
    match verify(&journal) {
        Ok(()) => {
            let (id, game, entries) = (&journal.id, journal.setup.game(), journal.entries.len());
            (format!("fair: game {id}, {game}, {entries} entries: all as the promised seed has it"), 0)
        }
        Err(unfinished @ Unfair::Unfinished) => (format!("{name}: {unfinished}"), 2),
        Err(unfair) => (format!("not fair: {unfair}"), 1),
    }
}
