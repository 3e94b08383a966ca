//! The report of a match: win rates with their confidence intervals, points and CPU time.

use std::fmt;
use std::time::Duration;

use super::{Match, Score};

/// The sums over a match. `Display` prints them as a table.
#[derive(Clone, Debug)]
pub struct Report {
    title: String,
    /// One row per contestant, in their order.
    pub rows: Vec<ReportRow>,
}

/// The results of one contestant.
#[derive(Clone, Debug)]
pub struct ReportRow {
    name: String,
    games: u64,
    won: f64,
    won_squared: f64,
    points: i64,
    decisions: u64,
    thought: Duration,
    longest: Duration,
}

impl Report {
    pub(super) fn new(of: &Match) -> Report {
        let variant = of.setup.variant().map(|variant| format!(", {variant} variant")).unwrap_or_default();
        let title = format!("{}{variant}, {} players, seed {}", of.setup.game(), of.setup.seats(), of.seed);
        Report {
            title,
            rows: of.contestants.iter().map(|contestant| ReportRow::new(contestant.to_string())).collect(),
        }
    }

    pub(super) fn add(&mut self, scores: &[Score]) {
        for (row, score) in self.rows.iter_mut().zip(scores) {
            row.games += 1;
            row.won += score.won;
            row.won_squared += score.won * score.won;
            row.points += i64::from(score.points);
            row.decisions += score.decisions;
            row.thought += score.thought;
            row.longest = row.longest.max(score.longest);
        }
    }

    pub(super) fn join(mut self, other: Report) -> Report {
        for (row, other) in self.rows.iter_mut().zip(other.rows) {
            row.games += other.games;
            row.won += other.won;
            row.won_squared += other.won_squared;
            row.points += other.points;
            row.decisions += other.decisions;
            row.thought += other.thought;
            row.longest = row.longest.max(other.longest);
        }
        self
    }
}

impl ReportRow {
    /// The 95 % quantile of a normal distribution, two-sided.
    const DEVIATIONS: f64 = 1.96;

    fn new(name: String) -> ReportRow {
        let zero = Duration::ZERO;
        ReportRow {
            name,
            games: 0,
            won: 0.0,
            won_squared: 0.0,
            points: 0,
            decisions: 0,
            thought: zero,
            longest: zero,
        }
    }

    /// The number of games.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The share of games won; a shared win counts in part.
    pub fn rate(&self) -> f64 {
        self.won / self.games.max(1) as f64
    }

    /// Half the width of the rate's 95 % confidence interval.
    pub fn margin(&self) -> f64 {
        let games = self.games.max(1) as f64;
        let variance = (self.won_squared / games - self.rate() * self.rate()).max(0.0);
        ReportRow::DEVIATIONS * (variance / games).sqrt()
    }

    /// The average points per game.
    pub fn points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }

    /// The average CPU time of a decision between at least two actions.
    pub fn thought(&self) -> Duration {
        self.thought.div_f64(self.decisions.max(1) as f64)
    }

    /// The CPU time of the longest decision.
    pub const fn longest(&self) -> Duration {
        self.longest
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.rows.first().map_or(0, ReportRow::games);
        writeln!(f, "{}, {games} games", self.title)?;
        write!(f, "{:<12}{:>18}{:>9}{:>13}{:>13}", "player", "won (95 %)", "points", "mean CPU", "longest")?;
        for row in &self.rows {
            let won = format!("{:.2} ± {:.2} %", row.rate() * 100.0, row.margin() * 100.0);
            let [mean, longest] =
                [row.thought(), row.longest].map(|time| format!("{:.3} ms", time.as_secs_f64() * 1e3));
            write!(f, "\n{:<12}{won:>18}{:>9.2}{mean:>13}{longest:>13}", row.name, row.points())?;
        }
        Ok(())
    }
}
