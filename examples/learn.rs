//! Learns what wins: the weights of the hard Heckmeck and Barbecue players, from games of two against themselves.
//!
//! `cargo run --release --example learn heckmeck 25 600` plays 25 rounds of 600 games. Every round plays
//! with the weights of the one before, and fits them by a logistic regression to what came of each position: a
//! little to who won, mostly to what the player who moved next thought of its chance, which already counts all falls of
//! the dice in that turn. The weights it prints go into `src/games/{heckmeck,barbecue}/computer.rs`; the arena tells whether they
//! are better.

#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs, reason = "a tool that prints its figures")]

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::computer::learned::{Weights, decided};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::computer::Player;
use stammtisch::game::{PerSeat, Rules, Seat, Viewer};
use stammtisch::games::barbecue::{self, Barbecue};
use stammtisch::games::heckmeck::{self, Heckmeck};
use stammtisch::games::{GameKind, RegisteredGame, Setup};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let kind: GameKind = arguments.next().unwrap().parse().unwrap();
    let mut number = || arguments.next().unwrap().parse().unwrap();
    let (rounds, games) = (number(), number());
    match kind {
        GameKind::Heckmeck => Learning::<Heckmeck, _, _> {
            weights: heckmeck::computer::WEIGHTS,
            player: heckmeck::computer::learned,
            features: |view| (heckmeck::computer::now(view), heckmeck::computer::features(view)),
        }
        .run(rounds, games),
        GameKind::Barbecue => Learning::<Barbecue, _, _> {
            weights: barbecue::computer::WEIGHTS,
            player: barbecue::computer::learned,
            features: |view| (barbecue::computer::now(view), barbecue::computer::features(view)),
        }
        .run(rounds, games),
        _ => println!("only heckmeck and barbecue are learned"),
    }
}

/// When in the game a position was, and what each seat had.
type Position<const F: usize> = (f64, PerSeat<[f64; F]>);

struct Learning<G: Rules, const F: usize, const K: usize> {
    weights: Weights<F, K>,
    player: fn(Weights<F, K>) -> Box<dyn Player<G>>,
    features: fn(&G::View) -> Position<F>,
}

impl<G: RegisteredGame, const F: usize, const K: usize> Learning<G, F, K> {
    fn run(mut self, rounds: u64, games: u64) {
        let mut seen: Vec<Vec<(Position<F>, PerSeat<f64>)>> = Vec::new();
        for round in 0..rounds {
            let numbers =
                |thread: u64| (round * games..(round + 1) * games).filter(move |game| game % 2 == thread);
            let positions = std::thread::scope(|scope| {
                let half = scope.spawn(|| numbers(1).flat_map(|game| self.play(game)).collect::<Vec<_>>());
                let mut positions: Vec<_> = numbers(0).flat_map(|game| self.play(game)).collect();
                positions.extend(half.join().unwrap());
                positions
            });
            // The last three rounds count: one alone is noisy, and old ones were played worse.
            seen.push(positions);
            let recent: Vec<_> = seen[seen.len().saturating_sub(3)..].iter().flatten().cloned().collect();
            let surprise = self.fit(recent, round);
            println!("round {round}: surprise {surprise:.4}");
            for weights in &self.weights.weights {
                println!("{:?},", weights.map(|weight| (weight * 1000.0).round() / 1000.0));
            }
        }
    }

    /// Plays a game and answers the position before each turn, with what came of it.
    fn play(&self, number: u64) -> Vec<(Position<F>, PerSeat<f64>)> {
        let mut stream = Stream::new(&Seed::chosen([9; 32]), &GameId::numbered(number), &SeedWords::new());
        let mut player = (self.player)(self.weights.clone());
        let mut game = G::new(&Setup::new(G::KIND, 2).unwrap().options(), &mut stream, &mut |_| {});
        let mut positions = Vec::new();
        let mut last = None;
        loop {
            if let Some(outcome) = game.outcome() {
                let won = decided(&outcome);
                let came = |thought: PerSeat<f64>| {
                    thought.iter().zip(&won).map(|(a, b)| 0.9 * a + 0.1 * b).collect()
                };
                return positions.into_iter().map(|(position, thought)| (position, came(thought))).collect();
            }
            let seat = game.acting()[0];
            let view = game.view(Viewer::Seat(seat));
            let opinion = player.weigh(seat, &view, &game.legal(seat))[0];
            if last.replace(seat) != Some(seat) {
                let thought =
                    Seat::all(2).map(|other| if other == seat { opinion.worth } else { 1.0 - opinion.worth });
                positions.push(((self.features)(&view), thought.collect()));
            }
            let action = opinion.action;
            game.play(seat, action, &mut stream, &mut |_| {}).unwrap();
        }
    }

    /// Fits the weights by gradient descent (Adam), and answers the mean surprise at who won.
    fn fit(&mut self, mut seen: Vec<(Position<F>, PerSeat<f64>)>, seed: u64) -> f64 {
        const EPOCHS: usize = 6;
        let mut luck = ChaCha8Rng::seed_from_u64(seed);
        let (mut mean, mut square, mut steps, mut surprise) = ([[0.0; F]; K], [[0.0; F]; K], 0, 0.0);
        for epoch in 0..EPOCHS {
            for index in (1..seen.len()).rev() {
                seen.swap(index, luck.random_range(0..=index));
            }
            let rate = 0.02 * (1.0 - epoch as f64 / EPOCHS as f64);
            surprise = 0.0;
            for batch in seen.chunks(512) {
                steps += 1;
                let (slope, loss) = self.slope(batch);
                surprise += loss;
                for (k, f) in (0..K).flat_map(|k| (0..F).map(move |f| (k, f))) {
                    let slope = slope[k][f] / batch.len() as f64 + 1e-5 * self.weights.weights[k][f];
                    mean[k][f] = 0.9 * mean[k][f] + 0.1 * slope;
                    square[k][f] = 0.999 * square[k][f] + 0.001 * slope * slope;
                    let mean = mean[k][f] / (1.0 - 0.9_f64.powi(steps));
                    let square = square[k][f] / (1.0 - 0.999_f64.powi(steps));
                    self.weights.weights[k][f] -= rate * mean / (square.sqrt() + 1e-8);
                }
            }
        }
        surprise / seen.len() as f64
    }

    fn slope(&self, batch: &[(Position<F>, PerSeat<f64>)]) -> ([[f64; F]; K], f64) {
        let (mut slope, mut surprise) = ([[0.0; F]; K], 0.0);
        for ((now, features), won) in batch {
            let chances = self.weights.chances(*now, features);
            let (before, share) = self.weights.mixed(*now);
            for ((features, chance), won) in features.iter().zip(&chances).zip(won) {
                surprise -= won * chance.max(1e-9).ln();
                for (f, feature) in features.iter().enumerate() {
                    slope[before][f] += (chance - won) * feature * (1.0 - share);
                    slope[(before + 1).min(K - 1)][f] += (chance - won) * feature * share;
                }
            }
        }
        (slope, surprise)
    }
}
