//! Any typed text is rejected, or an action whose notation means the same; ids, words and seeds survive a
//! round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::fair::{GameId, Seed, SeedWord};
use stammtisch::text::{self, Lang};

fuzz_target!(|text: &str| {
    if let Some(action) = text::typed(text) {
        assert_eq!(text::typed(&action.to_string()), Some(action));
    }
    text::typed_face(text);
    text::typed_cards(text).and_then(text::CardsWanted::exactly);
    text::typed_row(text);
    Lang::of_locale(text);
    if let Ok(id) = text.parse::<GameId>() {
        assert_eq!(id.to_string(), text);
    }
    if let Ok(word) = text.parse::<SeedWord>() {
        assert_eq!(word.to_string().parse::<SeedWord>(), Ok(word));
    }
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.reveal().to_lowercase(), text.to_lowercase());
    }
});
