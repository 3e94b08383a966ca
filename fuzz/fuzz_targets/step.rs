//! Stored steps, one per line: a table accepts them all, or reports which one is broken.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::fair::{GameId, Seed};
use stammtisch::table::{Moment, Step, Table};

fuzz_target!(|text: &str| {
    let read = |(line, at): (&str, i64)| Some((Moment(at), serde_json::from_str::<Step>(line).ok()?));
    let steps: Vec<_> = text.split('\n').zip(0..).filter_map(read).collect();
    for (_, step) in &steps {
        let written = serde_json::to_string(step).unwrap_or_default();
        assert!(serde_json::from_str::<Step>(&written).is_ok(), "{written}");
    }
    let (Ok(id), Ok(seed)) = ("fuzz".parse::<GameId>(), "00".repeat(32).parse::<Seed>()) else { return };
    let _ = Table::restore(id, seed, steps);
});
