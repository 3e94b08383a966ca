//! This program and an earlier one, side by side in one run: the processor time a move takes.

use std::path::Path;

use super::measure::{Pace, spread};
use super::setup::{Contender, Setup};

const TABLES: [usize; 2] = [10, 100];

pub(crate) async fn run(before: &Path, rounds: usize) {
    println!("processor time a move, this program / the one before, {rounds} rounds");
    println!(" tables                       before µs   now µs   ratio   98 % interval");
    for who in [Contender::Text, Contender::Picture] {
        let mut setups = [Setup::before(who, before).await, Setup::open(who).await];
        for tables in TABLES {
            let figures = crate::side_by_side(&mut setups, tables, rounds, Pace::Busy).await;
            let [before, now] = &figures[..] else { return };
            let [low, middle, high] = spread(now.processor_ratios(before));
            println!(
                "{tables:>7} {:<20}{:>12.0}{:>9.0}{middle:>8.2}   {low:.2} to {high:.2}",
                who.name(),
                before.processor(),
                now.processor()
            );
        }
    }
    println!("{:>7} {}", "", super::program::machine_load());
}
