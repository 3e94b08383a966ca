//! The first line is a component's id, the others are values chosen from its menu. Any text is rejected, or
//! an id that survives a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::discord::fuzzing;

fuzz_target!(|text: &str| {
    let mut lines = text.split('\n');
    let id = lines.next().unwrap_or_default();
    let chosen: Vec<String> = lines.map(str::to_owned).collect();
    fuzzing::component(id, &chosen);
});
