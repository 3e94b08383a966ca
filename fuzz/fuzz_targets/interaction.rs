//! Whatever the gateway tells as an interaction is understood or not, without a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::discord::outside;
use stammtisch::games::karteneck::cards::Cards;

fuzz_target!(|text: &str| {
    outside::interaction(text, &Cards::default());
});
