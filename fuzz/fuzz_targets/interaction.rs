//! Parsing any interaction from the gateway never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::discord::fuzzing;

fuzz_target!(|text: &str| {
    fuzzing::interaction(text);
});
