//! Whether the hard players' chances to win are honest: `cargo bench --bench calibration -- GAME SEATS GAMES SEED`.
//! Without arguments: a thousand games of every game with two players, with seed 11.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use stammtisch::computer::calibration::measure;
use stammtisch::games::{GameKind, Setup};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let number =
        |index: usize, otherwise: u64| arguments.get(index).map_or(otherwise, |word| word.parse().unwrap());
    for game in GameKind::ALL {
        if arguments.first().is_none_or(|name| name == game.name()) {
            let setup = Setup::new(game, number(1, 2) as u8).unwrap();
            println!("{}\n", measure(&setup, number(2, 1000), number(3, 11), &|| ()));
        }
    }
}
