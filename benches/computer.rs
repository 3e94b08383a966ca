//! How much CPU time a computer takes for a decision, for every game and level, side by side: `cargo bench
//! --bench computer`, and behind `--` the name of one game for that alone. The last column compares a level with that
//! game's easy one.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use stammtisch::computer::arena::{Contestant, Match};
use stammtisch::game::computer::Level;
use stammtisch::games::{GameKind, Setup};

/// Two of the same level play each other; enough games for some hundred decisions.
const GAMES: u64 = 10;

fn main() {
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    println!("{:<12}{:<8}{:>14}{:>14}{:>10}", "game", "level", "mean CPU", "longest", "ratio");
    for game in GameKind::ALL {
        if wanted.as_ref().is_none_or(|name| *name == game.to_string()) {
            measure(game);
        }
    }
}

fn measure(game: GameKind) {
    let mut easy = None;
    for level in Level::ALL {
        let contestants = vec![Contestant::new(game, level.name()).unwrap(); 2];
        let report = Match::new(Setup::new(game, 2).unwrap(), contestants, GAMES, 1).play(1, &|| ()).unwrap();
        let row = &report.rows[0];
        let (mean, longest) = (row.thought().as_secs_f64(), row.longest().as_secs_f64());
        let ratio = mean / *easy.get_or_insert(mean);
        let [mean, longest] = [mean, longest].map(|seconds| format!("{:.4} ms", seconds * 1e3));
        println!("{game:<12}{level:<8}{mean:>14}{longest:>14}{ratio:>10.1}");
    }
}
