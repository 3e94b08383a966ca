//! Any text is an error, or an action whose one form it is.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::game::Action;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
});
