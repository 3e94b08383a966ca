//! The result of a fairness check, as text.

use super::{Lang, game_name, refusal, say};
use crate::journal::Journal;
use crate::verify::{Fair, Unfair};

/// Fair, or the reason why not.
pub fn verdict(lang: Lang, journal: &Journal, checked: Result<Fair, Unfair>) -> String {
    let (id, game) = (journal.id.to_string(), game_name(lang, journal.setup.game()));
    let entries = journal.lines().len();
    match checked {
        Ok(Fair::ToTheEnd) => say!(lang, "verdict-fair", id = id, game = game, entries = entries),
        Ok(Fair::SoFar) => say!(lang, "verdict-fair-so-far", id = id, game = game, entries = entries),
        Ok(Fair::Lesson) => say!(lang, "verdict-lesson", id = id, game = game),
        Err(Unfair::Unfinished) => say!(lang, "unfair-unfinished"),
        Err(unfair) => say!(lang, "verdict-unfair", why = reason(lang, journal, unfair)),
    }
}

fn reason(lang: Lang, journal: &Journal, unfair: Unfair) -> String {
    match unfair {
        Unfair::Unfinished => say!(lang, "unfair-unfinished"),
        Unfair::Commitment => say!(lang, "unfair-commitment"),
        Unfair::Day => say!(lang, "unfair-day"),
        Unfair::Deal => say!(lang, "unfair-deal"),
        Unfair::Chance { number } => say!(lang, "unfair-chance", number = number),
        Unfair::Illegal { number, why } => {
            let why = refusal(lang, journal.setup.game(), why, &[]);
            say!(lang, "unfair-illegal", number = number, why = why)
        }
        Unfair::TakenBack { number } => say!(lang, "unfair-taken-back", number = number),
        Unfair::NotOver => say!(lang, "unfair-not-over"),
        Unfair::Result => say!(lang, "unfair-result"),
    }
}
