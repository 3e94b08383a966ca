//! The first line is a button's id, the others what was chosen from its menu. Any text is nothing of ours, or an id
//! that means the same when it is written again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::discord::outside;

fuzz_target!(|text: &str| {
    let mut lines = text.split('\n');
    let id = lines.next().unwrap_or_default();
    let chosen: Vec<String> = lines.map(str::to_owned).collect();
    outside::press(id, &chosen);
});
