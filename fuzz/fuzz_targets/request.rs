//! Parsing any message from the page never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    stammtisch::web::is_request(text);
});
