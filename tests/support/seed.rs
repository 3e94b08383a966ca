//! Where random tests get their seed from.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::Seed;
use stammtisch::table::TableSeed;

/// The seed of a test that does something else each time: the one that `SEED` gives, else a new one.
pub fn seed() -> u64 {
    seed_or(rand::random())
}

/// The seed of a test that does the same each time, unless `SEED` gives another. It is printed, and `cargo test` shows it if
/// the test fails, so that the run can be repeated.
pub fn seed_or(usual: u64) -> u64 {
    let seed = std::env::var("SEED").map_or(usual, |seed| seed.parse().expect("SEED is a number"));
    println!("to repeat this run: SEED={seed}");
    seed
}

/// The id and the seed of a table that a test opens as its `number`th: the same for the same seed.
pub fn table_seed(seed: u64, number: u64) -> TableSeed {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(number);
    let id = format!("{:016x}", random.random::<u64>()).parse().unwrap();
    TableSeed { id, seed: Seed::chosen(random.random()), posted: None }
}
