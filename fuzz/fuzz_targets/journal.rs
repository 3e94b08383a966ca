//! Any text is an error, or a journal that survives a round trip and can be replayed and verified without a
//! panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::journal::Journal;
use stammtisch::verify::{Fair, verify};

fuzz_target!(|text: &str| {
    let Ok(journal) = text.parse::<Journal>() else { return };
    assert_eq!(journal.to_string().parse::<Journal>().as_ref(), Ok(&journal));
    let replayed = journal.replay(&mut |_| {});
    if let Ok(fair) = verify(&journal) {
        assert!(replayed.is_ok_and(|game| game.outcome().is_some() == (fair == Fair::ToTheEnd)));
    }
});
