//! The account of a game: its events, told in sentences.

use super::{Lang, Names, Voice, phrases};
use crate::game::Words;
use crate::game::words::Told;
use crate::games::{AnyEvent, RegisteredGame, with_kind};

/// Maximum length of the line that replaces the board of a finished turn. Seven players may have acted in it. Discord
/// allows 2,000.
const LAST_WORD: usize = 1800;

/// The events as short sentences. Events that belong together become one sentence.
pub fn account(lang: Lang, events: &[AnyEvent], names: Names<'_>) -> Vec<String> {
    sentences(&Voice::new(lang, names), events).into_iter().map(|told| told.text).collect()
}

/// The one line that replaces the board of a finished turn or round: everything that mattered in it, without the moves
/// that led there.
pub fn last_word(lang: Lang, events: &[AnyEvent], names: Names<'_>) -> String {
    let Some(first) = events.first() else { return String::new() };
    let voice = &Voice::new(lang, names);
    let mut lines = with_kind!(first.kind(), |G| {
        let events: Vec<_> = events.iter().filter_map(G::own_event).collect();
        G::recap(voice, &events)
    });
    if lines.is_empty() {
        lines.extend(sentences(voice, events).pop().map(|told| told.text));
    }
    phrases::fit(lines.join(" "), LAST_WORD)
}

/// The sentences about events that are still worth showing when the turn is over.
pub(crate) fn recap<G: Words>(voice: &Voice<'_>, events: &[&G::Event]) -> Vec<String> {
    let told = sentences_of::<G>(voice, events).into_iter();
    told.filter(|told| told.matters).map(|told| told.text).collect()
}

fn sentences(voice: &Voice<'_>, events: &[AnyEvent]) -> Vec<Told> {
    let Some(first) = events.first() else { return Vec::new() };
    with_kind!(first.kind(), |G| {
        let events: Vec<_> = events.iter().filter_map(G::own_event).collect();
        sentences_of::<G>(voice, &events)
    })
}

/// The sentences of one game. Each covers the first remaining event and those that belong to it.
fn sentences_of<G: Words>(voice: &Voice<'_>, mut events: &[&G::Event]) -> Vec<Told> {
    let mut sentences = Vec::new();
    while let Some((event, after)) = events.split_first() {
        let told = G::tell(voice, event, after);
        events = events.get(told.events.max(1)..).unwrap_or_default();
        sentences.push(told);
    }
    sentences
}
