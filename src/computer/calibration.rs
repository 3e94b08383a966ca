//! Measures whether the hard players' chances to win are right: lets them play each other, and compares the chance to
//! win that they saw at each decision with what came of it.
//!
//! `cargo bench --bench calibration` measures it with many games.

use std::fmt;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::learned::decided;
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::computer::Level;
use crate::game::{PerSeat, Seat, Viewer};
use crate::games::{AnyGame, AnyPlayer, Setup};

/// Chances are compared in so many classes of equal width.
pub const BINS: usize = 10;

/// How often the games are drawn anew to find the interval of a bin.
const RESAMPLED: usize = 400;

/// The positions of one class in one game or in several.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    positions: f64,
    /// The sum of the chances that the players saw.
    seen: f64,
    /// The sum of what came of them.
    won: f64,
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.positions += other.positions;
        self.seen += other.seen;
        self.won += other.won;
    }

    fn difference(&self) -> f64 {
        (self.won - self.seen) / self.positions.max(1.0)
    }
}

/// The chances of many decisions, by game.
#[derive(Clone, Debug)]
pub struct Calibration {
    title: String,
    games: Vec<[Sums; BINS]>,
}

/// One class of chances.
#[derive(Clone, Copy, Debug)]
pub struct Bin {
    /// The number of positions.
    pub positions: u64,
    /// The mean chance that the players saw.
    pub seen: f64,
    /// The share of wins.
    pub won: f64,
    /// The 95 % interval of the difference between the two, `won` less `seen`. The games are resampled as a whole,
    /// because the positions of one game have the same end.
    pub interval: [f64; 2],
}

impl Bin {
    /// By how much the chances of this class are wrong beyond doubt.
    pub fn beyond_doubt(&self) -> f64 {
        let [low, high] = self.interval;
        low.max(-high).max(0.0)
    }
}

/// Plays so many games of hard players, and calls `played` after each.
pub fn measure(setup: &Setup, games: u64, seed: u64, played: &dyn Fn()) -> Calibration {
    let title = format!("{}, {} players, {games} games, seed {seed}", setup.game(), setup.seats());
    let play = |number| played_game(setup, number, seed).inspect(|_| played());
    Calibration { title, games: (0..games).filter_map(play).collect() }
}

fn played_game(setup: &Setup, number: u64, seed: u64) -> Option<[Sums; BINS]> {
    let mut bytes = [1; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut stream = Stream::new(&Seed::chosen(bytes), &GameId::numbered(number), &SeedWords::new());
    let mut game = AnyGame::new(setup, &mut stream, &mut |_| {});
    let mut players: PerSeat<AnyPlayer> = Seat::all(setup.seats())
        .map(|seat| setup.game().player(Level::Hard, number << 3 | seat.index() as u64))
        .collect();
    let mut chances = Vec::new();
    while game.outcome().is_none() {
        let seat = *game.acting().first()?;
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let action = match legal[..] {
            [only] => only,
            _ => {
                let best = *players[seat.index()].weigh(seat, &view, &legal).first()?;
                chances.push((seat, best.worth));
                best.action
            }
        };
        game.play(seat, action, &mut stream, &mut |_| {}).ok()?;
    }
    let won = decided(&game.outcome()?);
    let mut bins = [Sums::default(); BINS];
    for (seat, chance) in chances {
        let bin = ((chance * BINS as f64) as usize).min(BINS - 1);
        bins[bin].add(Sums { positions: 1.0, seen: chance, won: won[seat.index()] });
    }
    Some(bins)
}

impl Calibration {
    /// The classes that have positions.
    pub fn bins(&self) -> Vec<Bin> {
        let resampled = self.resampled();
        let bin = |index: usize| {
            let sums = sum(self.games.iter().map(|game| game[index]));
            let mut differences: Vec<f64> = resampled.iter().map(|bins| bins[index].difference()).collect();
            differences.sort_by(f64::total_cmp);
            let at = |share: f64| differences[(share * (differences.len() - 1) as f64).round() as usize];
            Bin {
                positions: sums.positions as u64,
                seen: sums.seen / sums.positions.max(1.0),
                won: sums.won / sums.positions.max(1.0),
                interval: [at(0.025), at(0.975)],
            }
        };
        (0..BINS).map(bin).filter(|bin| bin.positions > 0).collect()
    }

    /// The same number of games, drawn from these with replacement, again and again.
    fn resampled(&self) -> Vec<[Sums; BINS]> {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut again = |_| {
            let mut bins = [Sums::default(); BINS];
            for _ in 0..self.games.len() {
                let game = &self.games[random.random_range(0..self.games.len())];
                bins.iter_mut().zip(game).for_each(|(bin, more)| bin.add(*more));
            }
            bins
        };
        (0..RESAMPLED).map(&mut again).collect()
    }
}

fn sum(all: impl Iterator<Item = Sums>) -> Sums {
    all.fold(Sums::default(), |mut sum, more| {
        sum.add(more);
        sum
    })
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        write!(f, "{:>10}{:>10}{:>10}{:>20}", "positions", "seen", "won", "difference")?;
        for Bin { positions, seen, won, interval: [low, high] } in self.bins() {
            let [seen, won, low, high] = [seen, won, low, high].map(|share| share * 100.0);
            let interval = format!("{low:+.1} to {high:+.1}");
            write!(f, "\n{positions:>10}{seen:>8.1} %{won:>8.1} %{interval:>20}")?;
        }
        Ok(())
    }
}
