//! A long run at many tables with users who think, to watch the bot's memory.

use std::time::{Duration, Instant};

use super::measure::{Pace, percentiles, play};
use super::program::machine_load;
use super::setup::{Contender, Setup};

/// How often numbers are printed.
const STRETCH: Duration = Duration::from_secs(60);

pub(crate) async fn run(minutes: u64, tables: usize, thought: Duration) {
    let mut setup = Setup::open(Contender::Picture).await;
    setup.fill(tables).await;
    println!("{tables} tables, drawn, whose people think for {} s on average", thought.as_secs());
    println!(" minute  a second  p50 ms  p99 ms  max ms  memory MB  deferred  late  failed");
    let (start, mut memory) = (Instant::now(), Vec::new());
    while start.elapsed() < Duration::from_secs(60 * minutes) {
        let round = play(&mut setup, STRETCH, Pace::Thinking(thought)).await;
        let [middle, late, latest] = percentiles(round.times.clone());
        memory.push(round.memory as f64 / 1e6);
        println!(
            "{:>7.1}{:>10.0}{middle:>8.1}{late:>8.1}{latest:>8.1}{:>11.1}{:>10}{:>6}{:>8}  {}",
            start.elapsed().as_secs_f64() / 60.0,
            round.rate(),
            round.memory as f64 / 1e6,
            round.deferred,
            round.late,
            round.failed,
            machine_load(),
        );
    }
    println!("the second half grew by {:.2} MB an hour", slope(&memory[memory.len() / 2..], STRETCH));
}

/// The slope of the regression line, per hour.
fn slope(figures: &[f64], apart: Duration) -> f64 {
    let count = figures.len() as f64;
    let middle = (count - 1.0) / 2.0;
    let mean = figures.iter().sum::<f64>() / count;
    let (mut up, mut across) = (0.0, 0.0);
    for (at, figure) in figures.iter().enumerate() {
        let distance = at as f64 - middle;
        up += distance * (figure - mean);
        across += distance * distance;
    }
    if across == 0.0 { 0.0 } else { up / across * 3600.0 / apart.as_secs_f64() }
}
