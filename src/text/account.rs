//! What happened, in sentences.

mod barbecue;
mod dice;
mod heckmeck;
mod karteneck;
mod qwixx;

use super::voice::{Names, Voice};
use super::{Lang, words};
use crate::games::AnyEvent;

/// The longest line that a finished turn shrinks to.
const LAST_WORD: usize = 900;

/// What happened, each a short sentence; events that belong together melt into one.
pub fn account(lang: Lang, events: &[AnyEvent], names: Names<'_>) -> Vec<String> {
    sentences(&Voice::new(lang, names), events).into_iter().map(|told| told.text).collect()
}

/// The one line that a finished turn shrinks to: what came of it, without the way there.
pub fn last_word(lang: Lang, events: &[AnyEvent], names: Names<'_>) -> String {
    let mut told = sentences(&Voice::new(lang, names), events);
    if told.iter().any(|told| told.matters) {
        told.retain(|told| told.matters);
    } else {
        told.drain(..told.len().saturating_sub(1));
    }
    let texts: Vec<_> = told.into_iter().map(|told| told.text).collect();
    words::fit(texts.join(" "), LAST_WORD)
}

/// A sentence and what it told.
struct Told {
    text: String,
    /// How many of the events it is about; at least one.
    events: usize,
    /// Whether it is still worth a word when the turn is over.
    matters: bool,
}

impl Told {
    /// Of one event that changed something.
    const fn news(text: String) -> Told {
        Told { text, events: 1, matters: true }
    }

    /// Of one event on the way.
    const fn aside(text: String) -> Told {
        Told { text, events: 1, matters: false }
    }

    fn of(self, events: usize) -> Told {
        Told { events, ..self }
    }
}

fn sentences(voice: &Voice<'_>, mut events: &[AnyEvent]) -> Vec<Told> {
    let mut sentences = Vec::new();
    while let Some(told) = next_sentence(voice, events) {
        events = events.get(told.events.max(1)..).unwrap_or_default();
        sentences.push(told);
    }
    sentences
}

/// The sentence for the first of the events, and for those after it that belong to it.
fn next_sentence(voice: &Voice<'_>, events: &[AnyEvent]) -> Option<Told> {
    let told = match events.first()? {
        AnyEvent::Heckmeck(event) => heckmeck::tell(voice, event, events),
        AnyEvent::Barbecue(event) => barbecue::tell(voice, event, events),
        AnyEvent::Karteneck(event) => karteneck::tell(voice, event, events),
        AnyEvent::Qwixx(event) => qwixx::tell(voice, event, events),
    };
    Some(told)
}

#[cfg(test)]
mod tests;
