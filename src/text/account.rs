//! What happened, in sentences.

use super::{Lang, Names, Voice, words};
use crate::game::Words;
use crate::game::words::Told;
use crate::games::{AnyEvent, Registered, with_kind};

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

fn sentences(voice: &Voice<'_>, events: &[AnyEvent]) -> Vec<Told> {
    let Some(first) = events.first() else { return Vec::new() };
    with_kind!(first.kind(), |G| {
        let events: Vec<_> = events.iter().filter_map(G::own_event).collect();
        sentences_of::<G>(voice, &events)
    })
}

/// The sentences of one game: each is about the first of the events that are left, and those that belong to it.
fn sentences_of<G: Words>(voice: &Voice<'_>, mut events: &[&G::Event]) -> Vec<Told> {
    let mut sentences = Vec::new();
    while let Some((event, after)) = events.split_first() {
        let told = G::tell(voice, event, after);
        events = events.get(told.events.max(1)..).unwrap_or_default();
        sentences.push(told);
    }
    sentences
}
