//! This program and an earlier one, side by side in one run: the processor time a move takes, of all games and of each.

use std::path::Path;

use stammtisch::games::GameKind;

use super::measure::{Pace, spread};
use super::setup::{Contender, GAMES, Setup};

const TABLES: [usize; 2] = [10, 100];

pub(crate) async fn run(before: &Path, rounds: usize) {
    println!("processor time an interaction, this program / the one before, {rounds} rounds");
    println!(" tables                                  before µs   now µs  refused   ratio   98 % interval");
    for who in [Contender::Text, Contender::Picture] {
        for game in GAMES.map(Some) {
            compare(before, rounds, who, game, 10).await;
        }
        for tables in TABLES {
            compare(before, rounds, who, None, tables).await;
        }
    }
    println!("{:>7} {}", "", super::program::machine_load());
}

/// At tables of one game, or of all.
async fn compare(before: &Path, rounds: usize, who: Contender, game: Option<GameKind>, tables: usize) {
    let of = |setup: Setup| game.into_iter().fold(setup, Setup::with);
    let mut setups = [of(Setup::before(who, before).await), of(Setup::open(who).await)];
    let figures = crate::side_by_side(&mut setups, tables, rounds, Pace::Busy).await;
    let [before, now] = &figures[..] else { return };
    let [low, middle, high] = spread(now.processor_ratios(before));
    println!(
        "{tables:>7} {:<18}{:<12}{:>12.0}{:>9.0}  {:>3.0}-{:>3.0} %{middle:>8.2}   {low:.2} to {high:.2}",
        who.name(),
        game.map_or("all games", GameKind::name),
        before.processor(),
        now.processor(),
        before.refused() * 100.0,
        now.refused() * 100.0,
    );
}
