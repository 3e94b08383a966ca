//! The arena: matches between computer players, to see how much better one is than another.
//!
//! Everything in a match follows from its seed, whatever the number of threads: game `n` has the dice of seed and
//! `n`, and the players move round the table by one seat from game to game.

mod clock;
mod report;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use thiserror::Error;

use super::random::Random;
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::computer::Level;
use crate::game::{Action, Illegal, Outcome, PerSeat, Seat, Viewer};
use crate::games::{AnyGame, AnyPlayer, GameKind, Registered, Setup, with_kind};

pub use report::{Report, Row};

/// A match: who plays what, how often, from which seed.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    contestants: Vec<Contestant>,
    games: u64,
    seed: u64,
}

/// The player there is for every game.
const RANDOM: &str = "random";

/// Somebody in the arena: a level, or a baseline by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    kind: GameKind,
    name: String,
}

impl Contestant {
    /// The player of this name, if the game has it.
    pub fn new(kind: GameKind, name: &str) -> Result<Contestant, UnknownPlayer> {
        let contestant = Contestant { kind, name: name.to_owned() };
        match contestant.seated(0) {
            Some(_) => Ok(contestant),
            None => Err(UnknownPlayer { kind, name: name.to_owned() }),
        }
    }

    /// Every name there is for `kind`.
    pub fn names(kind: GameKind) -> Vec<&'static str> {
        let levels = Level::ALL.map(Level::name).into_iter();
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

/// No player of that name for that game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind} has no player {name:?}; there are {}", Contestant::names(*.kind).join(", "))]
pub struct UnknownPlayer {
    kind: GameKind,
    name: String,
}

/// Why a match can't go on. None of it is meant to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Foul {
    /// A player took an action that isn't allowed.
    #[error("a player wanted to {action}: {why}")]
    Illegal {
        /// The action.
        action: Action,
        /// Why it isn't allowed.
        why: Illegal,
    },
    /// A game that isn't over, and nobody to act.
    #[error("a game waits for nobody")]
    Stuck,
    /// A thread broke down.
    #[error("a thread of the arena broke down")]
    Lost,
}

/// How one contestant did in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    /// 1 for a win, its share of a shared one.
    won: f64,
    points: i16,
    decisions: u64,
    /// CPU time, and that of the longest decision.
    thought: Duration,
    longest: Duration,
}

impl Match {
    /// A match of `games` games; as many contestants as the set-up has seats.
    pub fn new(setup: Setup, contestants: Vec<Contestant>, games: u64, seed: u64) -> Match {
        Match { setup, contestants, games, seed }
    }

    /// Plays it on `threads` threads and calls `played` after each game.
    pub fn play(&self, threads: usize, played: &(dyn Fn() + Sync)) -> Result<Report, Foul> {
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
                .try_fold(own, |sum, thread| Ok(sum.join(thread.join().map_err(|_| Foul::Lost)??)))
        })
    }

    fn take(&self, next: &AtomicU64) -> Option<u64> {
        Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&game| game < self.games)
    }

    /// Plays one game and tells how each contestant did, in the order of the contestants.
    fn game(&self, number: u64) -> Result<Vec<Score>, Foul> {
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
            let start = clock::worked();
            let action = players[seat.index()].choose(seat, &view, &legal);
            scores[contestant(seat)].add_thought(clock::worked().saturating_sub(start));
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

    /// The seed of a player's own luck.
    fn luck(&self, number: u64, seat: Seat) -> u64 {
        // Spread by an odd constant (the golden ratio), so that neighbours share nothing.
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

/// Plays one game to its end; `choose` answers for every seat that has something to do.
fn play_out(
    setup: &Setup,
    stream: &mut Stream,
    choose: &mut dyn FnMut(&AnyGame, Seat) -> Action,
) -> Result<Outcome, Foul> {
    let mut game = AnyGame::new(setup, stream, &mut |_| {});
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let Some(&seat) = game.acting().first() else { return Err(Foul::Stuck) };
        let action = choose(&game, seat);
        game.play(seat, action, stream, &mut |_| {}).map_err(|why| Foul::Illegal { action, why })?;
    }
}

/// Each seat's share of the win and its points.
fn shares(outcome: &Outcome) -> PerSeat<(f64, i16)> {
    let winners = outcome.winners().count() as f64;
    let share = |place| if place == 1 { 1.0 / winners } else { 0.0 };
    outcome.standings.iter().map(|standing| (share(standing.place), standing.points)).collect()
}
