//! The arena: matches between computer players, which measure how much better one is than another.
//!
//! A match depends only on its seed, not on the number of threads. The dice of game `n` follow from the seed and `n`,
//! and the players move one seat further after each game.

mod cpu_time;
mod report;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use strum::VariantArray;
use thiserror::Error;

use super::random::Random;
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::computer::Level;
use crate::game::{Action, Illegal, Outcome, PerSeat, Seat, Viewer};
use crate::games::{AnyGame, AnyPlayer, GameKind, RegisteredGame, Setup, with_kind};

pub use report::{Report, ReportRow};

/// A match: the players, the game, the number of games and the seed.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    contestants: Vec<Contestant>,
    games: u64,
    seed: u64,
}

/// The player that exists for every game.
const RANDOM: &str = "random";

/// A player in the arena: a level, or a baseline by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    kind: GameKind,
    name: String,
}

impl Contestant {
    /// The player with this name, if the game has one.
    pub fn new(kind: GameKind, name: &str) -> Result<Contestant, UnknownPlayer> {
        let contestant = Contestant { kind, name: name.to_owned() };
        match contestant.seated(0) {
            Some(_) => Ok(contestant),
            None => Err(UnknownPlayer { kind, name: name.to_owned() }),
        }
    }

    /// All player names of `kind`.
    pub fn names(kind: GameKind) -> Vec<&'static str> {
        let levels = Level::VARIANTS.iter().map(<&str>::from);
        levels.chain([RANDOM]).chain(kind.baselines().iter().copied()).collect()
    }

    fn seated(&self, seed: u64) -> Option<AnyPlayer> {
        let Contestant { kind, name } = self;
        if let Ok(level) = name.parse() {
            return Some(kind.player(level, seed));
        }
        match name.as_str() {
            RANDOM => Some(with_kind!(kind, |G| G::any_player(Box::new(Random::new(seed))))),
            name => kind.baseline(name, seed),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// The game has no player with that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind} has no player {name:?}; there are {}", Contestant::names(*.kind).join(", "))]
pub struct UnknownPlayer {
    kind: GameKind,
    name: String,
}

/// Why a match was aborted. Always a bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MatchError {
    /// A player chose an illegal action.
    #[error("a player wanted to {action}: {why}")]
    Illegal {
        /// The action.
        action: Action,
        /// Why it isn't allowed.
        why: Illegal,
    },
    /// The game isn't over, but no seat can act.
    #[error("a game waits for nobody")]
    Stuck,
    /// A thread panicked.
    #[error("a thread of the arena broke down")]
    Lost,
}

/// A contestant's result in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    /// 1 for a win, a fraction for a shared win.
    won: f64,
    points: i16,
    decisions: u64,
    /// The CPU time of all decisions, and of the longest one.
    thought: Duration,
    longest: Duration,
}

impl Match {
    /// A match of `games` games. Needs one contestant per seat of the setup.
    pub fn new(setup: Setup, contestants: Vec<Contestant>, games: u64, seed: u64) -> Match {
        Match { setup, contestants, games, seed }
    }

    /// Plays the match on `threads` threads and calls `played` after each game.
    pub fn play(&self, threads: usize, played: &(dyn Fn() + Sync)) -> Result<Report, MatchError> {
        let next = AtomicU64::new(0);
        let work = || {
            let mut report = Report::new(self);
            while let Some(game) = self.take(&next) {
                report.add(&self.game(game)?);
                played();
            }
            Ok(report)
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work()?;
            others
                .into_iter()
                .try_fold(own, |sum, thread| Ok(sum.join(thread.join().map_err(|_| MatchError::Lost)??)))
        })
    }

    fn take(&self, next: &AtomicU64) -> Option<u64> {
        Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&game| game < self.games)
    }

    /// Plays one game and returns the scores in the order of the contestants.
    fn game(&self, number: u64) -> Result<Vec<Score>, MatchError> {
        let seats = self.setup.seats();
        let shift = (number % seats as u64) as usize;
        let contestant = |seat: Seat| (seat.index() + shift) % seats;
        let mut players: PerSeat<AnyPlayer> = Seat::all(seats)
            .filter_map(|seat| self.contestants[contestant(seat)].seated(self.luck(number, seat)))
            .collect();
        let mut scores = vec![Score::default(); seats];
        let outcome = play_out(&self.setup, &mut self.dice(number), &mut |game, seat| {
            let legal = game.legal(seat);
            if let [only] = legal[..] {
                return only;
            }
            let view = game.view(Viewer::Seat(seat));
            let start = cpu_time::worked();
            let action = players[seat.index()].choose(seat, &view, &legal);
            scores[contestant(seat)].add_thought(cpu_time::worked().saturating_sub(start));
            action
        })?;
        for (seat, (won, points)) in Seat::all(seats).zip(shares(&outcome)) {
            let score = &mut scores[contestant(seat)];
            (score.won, score.points) = (won, points);
        }
        Ok(scores)
    }

    fn dice(&self, number: u64) -> Stream {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        Stream::new(&Seed::chosen(bytes), &GameId::numbered(number), &SeedWords::new())
    }

    /// The seed of a player's own random choices.
    fn luck(&self, number: u64, seat: Seat) -> u64 {
        // Multiply by an odd constant (from the golden ratio) to spread the bits, so that similar inputs get unrelated
        // seeds.
        (self.seed << 40 ^ number << 3 ^ seat.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Score {
    fn add_thought(&mut self, thought: Duration) {
        self.decisions += 1;
        self.thought += thought;
        self.longest = self.longest.max(thought);
    }
}

/// Plays one game to its end. `choose` decides for every acting seat.
fn play_out(
    setup: &Setup,
    stream: &mut Stream,
    choose: &mut dyn FnMut(&AnyGame, Seat) -> Action,
) -> Result<Outcome, MatchError> {
    let mut game = AnyGame::new(setup, stream, &mut |_| {});
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let Some(&seat) = game.acting().first() else { return Err(MatchError::Stuck) };
        let action = choose(&game, seat);
        game.play(seat, action, stream, &mut |_| {}).map_err(|why| MatchError::Illegal { action, why })?;
    }
}

/// Each seat's share of the win, and its points.
fn shares(outcome: &Outcome) -> PerSeat<(f64, i16)> {
    let winners = outcome.winners().count() as f64;
    let share = |place| if place == 1 { 1.0 / winners } else { 0.0 };
    outcome.standings.iter().map(|standing| (share(standing.place), standing.points)).collect()
}
