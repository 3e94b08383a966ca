//! Any text is an error, or the one notation of an action.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::game::Action;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
});
