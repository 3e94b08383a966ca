//! Load test of the bot, compared with a bare serenity bot that only echoes an embed, with or without a
//! prepared picture of 20 kB. `cargo bench --bench bot` takes about twelve minutes; `-- --soak 60` plays for
//! an hour instead and watches the memory.
//!
//! Each bot is a process of its own: the real program with its database in a file, and this binary as the
//! echo. Their playgrounds and users run in this process. At every table somebody is always waiting for a
//! reply: to a real move in a real game, which is on disk before the reply, or to a click on the echo. The
//! bots take turns within a run, in alternating order, because a machine's speed varies from second to
//! second. So the ratios say more than the absolute numbers: a ratio is the median over rounds of the rate
//! divided by that of the echo with its picture. Other numbers are medians over a bot's rounds; latencies are
//! over all rounds.
//!
//! `-- --before PROGRAM` compares this program with an earlier one; `-- --distant` moves Discord 80 ms away;
//! `-- --recovery` starts with a thousand tables that are not shown yet; `-- --export 10000` exports many games.

#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::panic, reason = "a benchmark prints its figures")]

mod bot {
    pub(crate) mod distant;
    pub(crate) mod echo;
    pub(crate) mod export;
    pub(crate) mod idle;
    pub(crate) mod measure;
    pub(crate) mod program;
    pub(crate) mod recovery;
    pub(crate) mod setup;
    pub(crate) mod soak;
    pub(crate) mod table;
    pub(crate) mod versus;
}

use std::path::PathBuf;
use std::time::Duration;

use bot::echo;
use bot::measure::{Figures, Pace, play};
use bot::setup::{Contender, Setup};
use clap::Parser;

/// Numbers of concurrent tables.
const TABLES: [usize; 4] = [1, 10, 100, 1000];
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(3);
/// The average time users think in the run with realistic pace.
const THOUGHT: Duration = Duration::from_secs(3);

#[derive(Parser)]
struct Cli {
    /// Plays for this many minutes and watches the memory.
    #[arg(long, value_name = "MINUTES")]
    soak: Option<u64>,
    /// Measures only the memory of idle tables.
    #[arg(long)]
    idle: bool,
    /// Measures only how many round trips moves take when Discord is far away.
    #[arg(long)]
    distant: bool,
    /// Measures only what a start with `--most` tables that are not shown yet asks of Discord.
    #[arg(long)]
    recovery: bool,
    /// Measures only the export of somebody who has played this many games.
    #[arg(long, value_name = "GAMES")]
    export: Option<u64>,
    /// An earlier program: compares only the processor time of both, and with `--distant` their round trips.
    #[arg(long, value_name = "PROGRAM")]
    before: Option<PathBuf>,
    /// Runs only the bot with this name, at `--most` tables: for a profiler.
    #[arg(long)]
    alone: Option<String>,
    /// The maximum number of tables.
    #[arg(long, default_value_t = 1000)]
    most: usize,
    /// The number of rounds per bot and number of tables.
    #[arg(long, default_value_t = ROUNDS)]
    rounds: usize,
    /// Runs as the echo, with this API address.
    #[arg(long, hide = true)]
    echo: Option<String>,
    /// Passed by cargo to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

#[tokio::main]
async fn main() {
    let cli = Cli::parse();
    match (cli.echo, cli.soak) {
        (Some(address), _) => echo::run(&address).await,
        (None, Some(minutes)) => bot::soak::run(minutes, cli.most, THOUGHT).await,
        (None, None) => {
            if let Some(name) = cli.alone {
                return alone(&name, cli.most, cli.rounds).await;
            }
            if cli.recovery {
                return bot::recovery::run(cli.most).await;
            }
            if let Some(games) = cli.export {
                return bot::export::run(games).await;
            }
            if cli.distant {
                return bot::distant::run(cli.before.as_deref()).await;
            }
            if let Some(before) = cli.before {
                return bot::versus::run(&before, cli.rounds).await;
            }
            if !cli.idle {
                compare(cli.most, cli.rounds).await;
                bot::distant::run(None).await;
            }
            bot::idle::run().await;
        }
    }
}

/// All bots side by side, at a growing number of tables.
async fn compare(most: usize, rounds: usize) {
    let mut setups = Vec::new();
    for who in Contender::ALL {
        setups.push(Setup::open(who).await);
    }
    println!("{}", Figures::HEADING);
    for tables in TABLES.into_iter().filter(|tables| *tables <= most) {
        let figures = side_by_side(&mut setups, tables, rounds, Pace::Busy).await;
        print(&figures, tables);
    }
    let figures = side_by_side(&mut setups, most, 2, Pace::Thinking(THOUGHT)).await;
    println!("\n{most} tables whose people think for {} s on average", THOUGHT.as_secs());
    print(&figures, most);
}

async fn alone(name: &str, tables: usize, rounds: usize) {
    let who = Contender::ALL.into_iter().find(|who| who.name().contains(name)).unwrap();
    let figures = side_by_side(&mut [Setup::open(who).await], tables, rounds, Pace::Busy).await;
    println!("{}\n{}", Figures::HEADING, figures[0].line(tables, None));
}

async fn side_by_side(setups: &mut [Setup], tables: usize, rounds: usize, pace: Pace) -> Vec<Figures> {
    for setup in &mut *setups {
        setup.fill(tables).await;
    }
    let mut figures: Vec<_> = setups.iter().map(|setup| Figures::new(setup.who)).collect();
    // With thinking users it takes longer until the load is even.
    let length = if pace == Pace::Busy { ROUND } else { ROUND * 4 };
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..setups.len()).collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for number in order {
            let round = play(&mut setups[number], length, pace).await;
            figures[number].add(round);
        }
    }
    figures
}

/// All bots, compared with the echo.
fn print(figures: &[Figures], tables: usize) {
    let echo = figures.iter().find(|figure| figure.who == Contender::Echo);
    for figure in figures {
        println!("{}", figure.line(tables, echo));
    }
    println!("{:>7} {}", "", bot::program::machine_load());
}
