//! CPU time per decision of a computer player, for every game and level: `cargo bench --bench computer`, with
//! the name of a game after `--` for that game only. The last column compares a level with the game's easy
//! level.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use stammtisch::computer::arena::{Contestant, Match};
use stammtisch::game::computer::Level;
use stammtisch::games::{GameKind, Setup};
use strum::VariantArray;

/// Two players of the same level; enough games for some hundred decisions.
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
    for &level in Level::VARIANTS {
        let contestants = vec![Contestant::new(game, level.into()).unwrap(); 2];
        let report = Match::new(Setup::new(game, 2).unwrap(), contestants, GAMES, 1).play(1, &|| ()).unwrap();
        let row = &report.rows[0];
        let (mean, longest) = (row.thought().as_secs_f64(), row.longest().as_secs_f64());
        let ratio = mean / *easy.get_or_insert(mean);
        let [mean, longest] = [mean, longest].map(|seconds| format!("{:.4} ms", seconds * 1e3));
        println!("{game:<12}{level:<8}{mean:>14}{longest:>14}{ratio:>10.1}");
    }
}
