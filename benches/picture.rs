//! The fullest board of each game, from view to file: the time of each step and the size of the file. `cargo
//! bench --bench picture`, half a minute.
//!
//! The second table draws every board of a whole game, in order: as a whole, and put together from strips that are kept
//! between pictures, in turn. It gives the time of a picture, and how much larger the files are.
//!
//! "All" is the whole pipeline, as the bot runs it. "Cold" is the first picture of its kind, before the
//! caches are filled; the very first one also loads fonts and palette. "Again" is a board from the cache.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use stammtisch::game::Viewer;
use stammtisch::games::GameKind;
use stammtisch::picture::{self, Labels, PngCache, Scene};
use stammtisch::text::Lang;
use support::boards::{Stage, every_board, state};

/// Time per step and board.
const ROUND: Duration = Duration::from_millis(400);

fn main() {
    println!(
        "{:<14}{:>10}{:>9}{:>9}{:>9}{:>9}{:>9}{:>10}{:>10}",
        "board", "cold ms", "scene", "draw", "reduce", "encode", "all ms", "again ms", "bytes"
    );
    for kind in GameKind::ALL {
        measure(&format!("{kind}-{}", kind.seats().end()));
    }
    println!("\n{:<14}{:>9}{:>10}{:>8}{:>8}", "whole game", "whole ms", "strips ms", "ratio", "bytes");
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            measure_game(&format!("{kind}-{seats}"));
        }
    }
}

/// How often a game is drawn in each way.
const GAMES: usize = 7;

fn measure_game(name: &str) {
    let scenes = every_board(name, Lang::En);
    let draw = |draw: &dyn Fn(&Scene) -> usize| {
        let start = Instant::now();
        let bytes: usize = scenes.iter().map(draw).sum();
        (start.elapsed().as_secs_f64() * 1000.0 / scenes.len() as f64, bytes as f64)
    };
    let mut runs: Vec<_> = (0..GAMES)
        .map(|_| {
            let (whole, bytes) = draw(&|scene| picture::png(scene).unwrap().len());
            // A new cache: nothing is left of the game before.
            let png_cache = PngCache::default();
            let (strips, more_bytes) = draw(&|scene| png_cache.png(scene).unwrap().len());
            (strips / whole, whole, strips, more_bytes / bytes)
        })
        .collect();
    runs.sort_by(|one, two| one.0.total_cmp(&two.0));
    let (ratio, whole, strips, bytes) = runs[GAMES / 2];
    println!("{name:<14}{whole:>9.2}{strips:>10.2}{ratio:>8.2}{bytes:>8.2}");
}

fn measure(name: &str) {
    let state = state(name, Stage::Middle);
    let names = state.names();
    let view = state.game.view(Viewer::Bystander);
    let labels = Labels { lang: Lang::En, names: &names };
    let start = Instant::now();
    let scene = picture::board(&view, &state.news, &labels);
    let file = picture::png(&scene).unwrap();
    let cold = start.elapsed();
    let pixels = picture::draw(&scene).unwrap();
    let rows = picture::reduce(&pixels);
    let steps = [
        time(|| drop(black_box(picture::board(&view, &state.news, &labels)))),
        time(|| drop(black_box(picture::draw(&scene).unwrap()))),
        time(|| drop(black_box(picture::reduce(&pixels)))),
        time(|| drop(black_box(picture::encode(&rows, pixels.width(), pixels.height()).unwrap()))),
    ];
    let [a, b, c, d] = steps;
    let all = time(|| drop(black_box(picture::png(&picture::board(&view, &state.news, &labels)).unwrap())));
    let png_cache = PngCache::default();
    let again = time(|| drop(black_box(png_cache.png(&scene).unwrap())));
    println!(
        "{name:<14}{:>10.2}{a:>9.2}{b:>9.2}{c:>9.2}{d:>9.2}{all:>9.2}{again:>10.4}{:>10}",
        cold.as_secs_f64() * 1000.0,
        file.len()
    );
}

/// The best time in milliseconds: other load on the machine only makes it slower.
fn time(work: impl Fn()) -> f64 {
    let mut best = f64::MAX;
    let start = Instant::now();
    while start.elapsed() < ROUND {
        let one = Instant::now();
        work();
        best = best.min(one.elapsed().as_secs_f64());
    }
    best * 1000.0
}
