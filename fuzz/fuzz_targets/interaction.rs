//! Whatever the gateway tells as an interaction is understood or not, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::discord::outside;

fuzz_target!(|text: &str| {
    outside::interaction(text);
});
