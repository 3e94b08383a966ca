//! Whatever a tab of the page says is a request or not, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    stammtisch::web::is_request(text);
});
