//! Rounds and their statistics.

use std::time::{Duration, Instant};

use rand::RngExt;
use tokio::task::JoinSet;

use super::program;
use super::setup::{Contender, Setup};
use super::table::{ClickResult, Table};

/// How fast users act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// The next click follows the reply at once.
    Busy,
    /// They think for this long on average.
    Thinking(Duration),
}

impl Pace {
    async fn pause(self) {
        if let Pace::Thinking(average) = self {
            let share = rand::rng().random_range(0.0..2.0);
            tokio::time::sleep(average.mul_f64(share)).await;
        }
    }
}

/// The numbers of one round.
#[derive(Default)]
pub(crate) struct Round {
    seconds: f64,
    /// Interactions replied to within the round.
    done: usize,
    pub(crate) times: Vec<Duration>,
    pub(crate) refused: usize,
    pub(crate) deferred: usize,
    pub(crate) late: usize,
    pub(crate) failed: usize,
    pub(crate) in_words: usize,
    /// CPU time of the bot, and of this process with the playground and its users.
    cpu_time: Duration,
    playground: Duration,
    pub(crate) memory: u64,
}

impl Round {
    fn note(&mut self, click: &ClickResult, is_in_time: bool) {
        self.times.push(click.took);
        self.deferred += usize::from(click.was_deferred);
        self.late += usize::from(click.was_late);
        self.refused += usize::from(click.was_refused);
        self.in_words += usize::from(click.was_in_words);
        self.done += usize::from(is_in_time && !click.was_refused);
    }

    fn join(mut self, other: Round) -> Round {
        self.times.extend(other.times);
        self.done += other.done;
        self.refused += other.refused;
        self.deferred += other.deferred;
        self.late += other.late;
        self.failed += other.failed;
        self.in_words += other.in_words;
        self
    }

    /// In microseconds.
    fn per_click(&self, time: Duration) -> f64 {
        time.as_secs_f64() * 1e6 / self.times.len() as f64
    }

    pub(crate) fn rate(&self) -> f64 {
        self.done as f64 / self.seconds
    }
}

/// A round at all tables. The bot is idle before and after it: finished games are analysed later, and that
/// must not slow down another round.
pub(crate) async fn play(setup: &mut Setup, length: Duration, pace: Pace) -> Round {
    setup.bot.wait_until_idle().await;
    let mut whole = round(setup, length, pace).await;
    setup.bot.wait_until_idle().await;
    whole.memory = setup.bot.memory();
    whole
}

/// The same, whatever else the bot does.
pub(crate) async fn round(setup: &mut Setup, length: Duration, pace: Pace) -> Round {
    let (before, here, start) = (setup.bot.cpu_time(), program::own_cpu_time(), Instant::now());
    let tables = setup.tables.drain(..).enumerate();
    let playing: JoinSet<_> =
        tables.map(|(number, table)| play_table(number, table, start + length, pace)).collect();
    let mut played = playing.join_all().await;
    let (cpu_time, playground) = (setup.bot.cpu_time() - before, program::own_cpu_time() - here);
    played.sort_by_key(|(number, ..)| *number);
    let mut whole = Round { seconds: length.as_secs_f64(), cpu_time, playground, ..Round::default() };
    for (_, table, round) in played {
        setup.tables.push(table);
        whole = whole.join(round);
    }
    whole
}

/// Plays at one table until the round is over.
async fn play_table(number: usize, mut table: Table, end: Instant, pace: Pace) -> (usize, Table, Round) {
    let mut round = Round::default();
    pace.pause().await;
    while Instant::now() < end {
        match table.act().await {
            Ok(click) => round.note(&click, Instant::now() <= end),
            Err(error) => {
                if round.failed == 0 {
                    println!("table {number}: {error}");
                }
                round.failed += 1;
            }
        }
        pace.pause().await;
    }
    (number, table, round)
}

/// The rounds of one bot at one number of tables.
pub(crate) struct Figures {
    pub(crate) who: Contender,
    rounds: Vec<Round>,
}

impl Figures {
    pub(crate) const HEADING: &str = " tables                       a second   ratio  p50 ms  p99 ms  max ms  \
        processor µs  playground µs  memory MB  refused deferred  late failed in words";

    pub(crate) const fn new(who: Contender) -> Figures {
        Figures { who, rounds: Vec::new() }
    }

    pub(crate) fn add(&mut self, round: Round) {
        self.rounds.push(round);
    }

    /// A line of numbers, with the ratio to the echo's rate.
    pub(crate) fn line(&self, tables: usize, echo: Option<&Figures>) -> String {
        let [middle, late, latest] = self.percentiles();
        let ratio = echo.map(|echo| format!("{:.2}", self.ratio(echo))).unwrap_or_default();
        let sum = |count: fn(&Round) -> usize| self.rounds.iter().map(count).sum::<usize>();
        let in_words = sum(|round| round.in_words) as f64 / sum(|round| round.times.len()) as f64;
        format!(
            "{tables:>7} {:<20}{:>10.0}{ratio:>8}{middle:>8.1}{late:>8.1}{latest:>8.1}{:>14.0}{:>15.0}{:>11.1}{:>9}{:>9}{:>6}{:>7}{:>7.0} %",
            self.who.name(),
            self.rate(),
            self.processor(),
            median(self.rounds.iter().map(|round| round.per_click(round.playground)).collect()),
            self.rounds.last().map_or(0.0, |round| round.memory as f64 / 1e6),
            sum(|round| round.refused),
            sum(|round| round.deferred),
            sum(|round| round.late),
            sum(|round| round.failed),
            in_words * 100.0,
        )
    }

    fn rate(&self) -> f64 {
        median(self.rounds.iter().map(Round::rate).collect())
    }

    /// The median ratio to another bot's rate, round by round: rounds with the same number ran side by side.
    fn ratio(&self, echo: &Figures) -> f64 {
        median(self.rounds.iter().zip(&echo.rounds).map(|(own, echo)| own.rate() / echo.rate()).collect())
    }

    /// The bot's CPU time per interaction in microseconds.
    pub(crate) fn processor(&self) -> f64 {
        median(self.rounds.iter().map(|round| round.per_click(round.cpu_time)).collect())
    }

    /// The share of interactions that were refused.
    pub(crate) fn refused(&self) -> f64 {
        let all: usize = self.rounds.iter().map(|round| round.times.len()).sum();
        self.rounds.iter().map(|round| round.refused).sum::<usize>() as f64 / all.max(1) as f64
    }

    /// The bot's CPU time per interaction, divided by that of another, round by round.
    pub(crate) fn processor_ratios(&self, other: &Figures) -> Vec<f64> {
        let pairs = self.rounds.iter().zip(&other.rounds);
        pairs.map(|(own, other)| own.per_click(own.cpu_time) / other.per_click(other.cpu_time)).collect()
    }

    fn percentiles(&self) -> [f64; 3] {
        percentiles(self.rounds.iter().flat_map(|round| &round.times).copied().collect())
    }
}

/// Median, 99th percentile and maximum in milliseconds.
pub(crate) fn percentiles(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    if times.is_empty() { [0.0; 3] } else { [0.5, 0.99, 1.0].map(at) }
}

/// The second lowest, the median, and the second highest. Of ten rounds, the true median lies between the two outer ones
/// with 98 % confidence.
pub(crate) fn spread(mut values: Vec<f64>) -> [f64; 3] {
    values.sort_unstable_by(f64::total_cmp);
    [1, values.len() / 2, values.len().saturating_sub(2)]
        .map(|at| values.get(at).copied().unwrap_or_default())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
