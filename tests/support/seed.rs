//! Where random tests get their seed from.

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
