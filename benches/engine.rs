//! Complete games per second on one core, through the real `Rules` interface: offers, checks, events, views,
//! and dice from the fair stream. `cargo bench --bench engine`, with the name of a game after `--` for that
//! game only.
//!
//! Heckmeck and Barbecue play a simple fixed policy: stop as soon as that wins something; keep worms from the
//! third set-aside on, else the face with the highest sum. All other games play random legal actions.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::worm_dice::computer::WormDiceView;
use stammtisch::game::worm_dice::{DiceTurn, Face};
use stammtisch::game::{Action, Rules, Seat, Viewer};
use stammtisch::games::barbecue::Barbecue;
use stammtisch::games::heckmeck::Heckmeck;
use stammtisch::games::{GameKind, GameVisitor, RegisteredGame, Setup};

/// The best run counts: other load on the machine only makes runs slower.
const RUNS: usize = 7;
const RUN: Duration = Duration::from_millis(700);

fn main() {
    println!("{:<12}{:>7}{:>14}{:>16}", "game", "seats", "games/s", "actions/game");
    for kind in GameKind::ALL {
        for seats in [2, 4].into_iter().filter(|seats| kind.seats().contains(seats)) {
            match kind {
                GameKind::Heckmeck => measure(kind, seats, play_dice::<Heckmeck>),
                GameKind::Barbecue => measure(kind, seats, play_dice::<Barbecue>),
                other => other.visit(AnyAction { seats }),
            }
        }
    }
}

/// Measures a game in which random legal actions are played.
struct AnyAction {
    seats: u8,
}

impl GameVisitor for AnyAction {
    type Output = ();

    fn visit<G: RegisteredGame>(self) {
        measure(G::KIND, self.seats, play_any::<G>);
    }
}

/// State that a run keeps from game to game.
struct Bench {
    stream: Stream,
    choices: ChaCha8Rng,
    legal: Vec<Action>,
    events: u64,
}

fn measure(kind: GameKind, seats: u8, play: impl Fn(&Setup, &mut Bench) -> u64) {
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    if wanted.is_some_and(|name| name != kind.to_string()) {
        return;
    }
    let setup = Setup::new(kind, seats).unwrap();
    let id: GameId = "bench".parse().unwrap();
    let mut bench = Bench {
        stream: Stream::new(&Seed::chosen([1; 32]), &id, &SeedWords::new()),
        choices: ChaCha8Rng::seed_from_u64(1),
        legal: Vec::new(),
        events: 0,
    };
    let mut best = 0.0_f64;
    let (mut all_games, mut all_actions) = (0, 0);
    for _ in 0..RUNS {
        let (start, mut games) = (Instant::now(), 0);
        while start.elapsed() < RUN {
            for _ in 0..100 {
                all_actions += play(&setup, &mut bench);
            }
            games += 100;
        }
        all_games += games;
        best = best.max(f64::from(games) / start.elapsed().as_secs_f64());
    }
    assert!(bench.events > 0, "the games told what happened");
    println!("{kind:<12}{seats:>7}{best:>14.0}{:>16.1}", all_actions as f64 / f64::from(all_games));
}

/// The simple policy.
fn simple(dice: &DiceTurn, won: bool, legal: &[Action]) -> Action {
    let worth = |action: &Action| match action {
        Action::Keep(Face::Worm) if dice.aside().faces() >= 2 => u8::MAX,
        Action::Keep(face) => dice.rolled().of(*face) * face.points(),
        Action::Stop => {
            if won {
                2
            } else {
                0
            }
        }
        _ => 1,
    };
    *legal.iter().max_by_key(|action| worth(action)).unwrap()
}

/// Plays a game with worm dice by the simple policy.
fn play_dice<G: Rules<View: WormDiceView>>(setup: &Setup, bench: &mut Bench) -> u64 {
    let Bench { stream, legal, events, .. } = bench;
    let mut game = G::new(&setup.options(), stream, &mut |_| *events += 1);
    let (mut actions, mut turn) = (0, Seat::new(0));
    while game.outcome().is_none() {
        legal.clear();
        game.offer(turn, legal);
        if legal.is_empty() {
            turn = turn.next(game.seats());
            continue;
        }
        let view = game.view(Viewer::Bystander);
        let action = simple(&view.dice(), view.stop_wins(), legal);
        game.play(turn, action, stream, &mut |_| *events += 1).unwrap();
        actions += 1;
    }
    actions
}

/// Plays random legal actions of the next seat that has one.
fn play_any<G: Rules>(setup: &Setup, bench: &mut Bench) -> u64 {
    let Bench { stream, choices, legal, events } = bench;
    let mut game = G::new(&setup.options(), stream, &mut |_| *events += 1);
    let (mut actions, mut seat) = (0, Seat::new(0));
    while game.outcome().is_none() {
        legal.clear();
        game.offer(seat, legal);
        if legal.is_empty() {
            seat = seat.next(game.seats());
            continue;
        }
        let action = legal[choices.random_range(0..legal.len())];
        game.play(seat, action, stream, &mut |_| *events += 1).unwrap();
        actions += 1;
    }
    actions
}
