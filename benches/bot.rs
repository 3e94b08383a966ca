//! What the bot does under load, beside a bare serenity bot that only echoes an embed with a picture of 20 kB that lies
//! ready, or one without. `cargo bench --bench bot`, some twelve minutes; `-- --soak 60` plays for an hour instead and
//! watches the memory.
//!
//! Every bot is a process of its own: the program with its tables in a file, and this one over again as the echo. The
//! playground of each, with its people, is here. At every table somebody is waiting for an answer all the time: a real
//! move in a real game, which is on the disk before it is answered, beside a click that nothing comes of. They take
//! turns within a run and the order alternates, because a machine is not the same from one second to the next: the
//! ratios say more than the figures: to the echo with its picture, round by round, and of those the median. Other figures
//! are the medians of a bot's rounds; times are over all of them.

#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::panic, reason = "a benchmark prints its figures")]

mod bot {
    pub(crate) mod echo;
    pub(crate) mod house;
    pub(crate) mod idle;
    pub(crate) mod measure;
    pub(crate) mod program;
    pub(crate) mod soak;
    pub(crate) mod table;
}

use std::time::Duration;

use bot::echo;
use bot::house::{House, Who};
use bot::measure::{Figures, Pace, play};
use clap::Parser;

/// How many tables are played at, at once.
const TABLES: [usize; 4] = [1, 10, 100, 1000];
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_secs(3);
/// How long people think at a thousand tables that are played at as in life, on average.
const THOUGHT: Duration = Duration::from_secs(3);

#[derive(Parser)]
struct Cli {
    /// Plays at a thousand tables for so many minutes, and watches the memory.
    #[arg(long, value_name = "MINUTES")]
    soak: Option<u64>,
    /// Measures the memory of idle tables alone.
    #[arg(long)]
    idle: bool,
    /// One bot alone, by its name, at as many tables as there may be: for a profiler.
    #[arg(long)]
    alone: Option<String>,
    /// As many tables at most.
    #[arg(long, default_value_t = 1000)]
    most: usize,
    /// How many rounds each bot has at each number of tables.
    #[arg(long, default_value_t = ROUNDS)]
    rounds: usize,
    /// Is the echo, at this address.
    #[arg(long, hide = true)]
    echo: Option<String>,
    /// What cargo says to every benchmark.
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
            if !cli.idle {
                compare(cli.most, cli.rounds).await;
            }
            bot::idle::run().await;
        }
    }
}

/// All of them side by side, at more and more tables.
async fn compare(most: usize, rounds: usize) {
    let mut houses = Vec::new();
    for who in Who::ALL {
        houses.push(House::open(who).await);
    }
    println!("{}", Figures::HEADING);
    for tables in TABLES.into_iter().filter(|tables| *tables <= most) {
        let figures = side_by_side(&mut houses, tables, rounds, Pace::Restless).await;
        print(&figures, tables);
    }
    let figures = side_by_side(&mut houses, most, 2, Pace::Thinking(THOUGHT)).await;
    println!("\n{most} tables whose people think for {} s on average", THOUGHT.as_secs());
    print(&figures, most);
}

async fn alone(name: &str, tables: usize, rounds: usize) {
    let who = Who::ALL.into_iter().find(|who| who.name().contains(name)).unwrap();
    let figures = side_by_side(&mut [House::open(who).await], tables, rounds, Pace::Restless).await;
    println!("{}\n{}", Figures::HEADING, figures[0].line(tables, None));
}

async fn side_by_side(houses: &mut [House], tables: usize, rounds: usize, pace: Pace) -> Vec<Figures> {
    for house in &mut *houses {
        house.fill(tables).await;
    }
    let mut figures: Vec<_> = houses.iter().map(|house| Figures::new(house.who)).collect();
    // People who think need a while until they come evenly.
    let length = if pace == Pace::Restless { ROUND } else { ROUND * 4 };
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..houses.len()).collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for number in order {
            let round = play(&mut houses[number], length, pace).await;
            figures[number].add(round);
        }
    }
    figures
}

/// Everybody beside the echo.
fn print(figures: &[Figures], tables: usize) {
    let echo = figures.iter().find(|figure| figure.who == Who::Echo);
    for figure in figures {
        println!("{}", figure.line(tables, echo));
    }
    println!("{:>7} {}", "", bot::program::circumstances());
}
