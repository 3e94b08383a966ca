//! Rounds, and what comes of them.

use std::time::{Duration, Instant};

use rand::RngExt;
use tokio::task::JoinSet;

use super::house::{House, Who};
use super::program;
use super::table::{Deed, Table};

/// How fast people are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// The next click follows the answer.
    Restless,
    /// They think for so long on average.
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

/// What happened in one round.
#[derive(Default)]
pub(crate) struct Round {
    seconds: f64,
    /// Those answered within the round.
    done: usize,
    pub(crate) times: Vec<Duration>,
    pub(crate) refused: usize,
    pub(crate) deferred: usize,
    pub(crate) late: usize,
    pub(crate) failed: usize,
    pub(crate) in_words: usize,
    /// How long the bot had a processor, and how long this process with the playground and its people.
    worked: Duration,
    playground: Duration,
    pub(crate) memory: u64,
}

impl Round {
    fn note(&mut self, deed: &Deed, is_in_time: bool) {
        self.times.push(deed.took);
        self.deferred += usize::from(deed.was_deferred);
        self.late += usize::from(deed.was_late);
        self.refused += usize::from(deed.was_refused);
        self.in_words += usize::from(deed.was_in_words);
        self.done += usize::from(is_in_time && !deed.was_refused);
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

    pub(crate) fn rate(&self) -> f64 {
        self.done as f64 / self.seconds
    }
}

/// A round at all tables of a house. It begins and ends with a bot that has nothing to do: a game that ended is analysed
/// later, when nobody waits, and that is no other round's burden.
pub(crate) async fn play(house: &mut House, length: Duration, pace: Pace) -> Round {
    house.bot.rests().await;
    let (before, here, start) = (house.bot.worked(), program::worked_here(), Instant::now());
    let tables = house.tables.drain(..).enumerate();
    let playing: JoinSet<_> =
        tables.map(|(number, table)| sit(number, table, start + length, pace)).collect();
    let mut played = playing.join_all().await;
    let (worked, playground) = (house.bot.worked() - before, program::worked_here() - here);
    played.sort_by_key(|(number, ..)| *number);
    let mut whole = Round { seconds: length.as_secs_f64(), worked, playground, ..Round::default() };
    for (_, table, round) in played {
        house.tables.push(table);
        whole = whole.join(round);
    }
    house.bot.rests().await;
    whole.memory = house.bot.memory();
    whole
}

/// Plays at one table until the round is over.
async fn sit(number: usize, mut table: Table, end: Instant, pace: Pace) -> (usize, Table, Round) {
    let mut round = Round::default();
    pace.pause().await;
    while Instant::now() < end {
        match table.acts().await {
            Ok(deed) => round.note(&deed, Instant::now() <= end),
            Err(mishap) => {
                if round.failed == 0 {
                    println!("table {number}: {mishap}");
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
    pub(crate) who: Who,
    rounds: Vec<Round>,
}

impl Figures {
    pub(crate) const HEADING: &str = " tables                       a second   ratio  p50 ms  p99 ms  max ms  \
        processor µs  playground µs  memory MB  refused deferred  late failed in words";

    pub(crate) const fn new(who: Who) -> Figures {
        Figures { who, rounds: Vec::new() }
    }

    pub(crate) fn add(&mut self, round: Round) {
        self.rounds.push(round);
    }

    /// A line of figures; with the ratio to the echo's rate.
    pub(crate) fn line(&self, tables: usize, echo: Option<&Figures>) -> String {
        let [middle, late, latest] = self.percentiles();
        let ratio = echo.map(|echo| format!("{:.2}", self.ratio(echo))).unwrap_or_default();
        let sum = |count: fn(&Round) -> usize| self.rounds.iter().map(count).sum::<usize>();
        let in_words = sum(|round| round.in_words) as f64 / sum(|round| round.times.len()) as f64;
        format!(
            "{tables:>7} {:<20}{:>10.0}{ratio:>8}{middle:>8.1}{late:>8.1}{latest:>8.1}{:>14.0}{:>15.0}{:>11.1}{:>9}{:>9}{:>6}{:>7}{:>7.0} %",
            self.who.name(),
            self.rate(),
            self.processor(|round| round.worked),
            self.processor(|round| round.playground),
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

    /// How its rate compares with another's, round by round: those stood side by side.
    fn ratio(&self, echo: &Figures) -> f64 {
        median(self.rounds.iter().zip(&echo.rounds).map(|(own, echo)| own.rate() / echo.rate()).collect())
    }

    /// Microseconds of a processor for each interaction.
    fn processor(&self, whose: fn(&Round) -> Duration) -> f64 {
        let each = |round: &Round| whose(round).as_secs_f64() * 1e6 / round.times.len() as f64;
        median(self.rounds.iter().map(each).collect())
    }

    fn percentiles(&self) -> [f64; 3] {
        percentiles(self.rounds.iter().flat_map(|round| &round.times).copied().collect())
    }
}

/// The middle, the 99th of a hundred, and the longest, in milliseconds.
pub(crate) fn percentiles(mut times: Vec<Duration>) -> [f64; 3] {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    if times.is_empty() { [0.0; 3] } else { [0.5, 0.99, 1.0].map(at) }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
