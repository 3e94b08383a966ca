//! The whole state in plain sentences, for screen readers.

use super::phrases::{fit, length};
use super::{Lang, Names, Voice, results, rules, say};
use crate::game::words::{Detail, Words};
use crate::game::{Outcome, Seat};
use crate::games::{AnyView, GameKind, with_view};

/// Discord's limit for an alt text.
const ALT: usize = 1024;

/// The state that `view` shows, in plain sentences without Markdown, so names should not be escaped. If not
/// every card and cross fits, they are summed up.
pub fn alt(lang: Lang, view: &AnyView, names: Names<'_>) -> String {
    let whole = sentences(lang, view, names, Detail::Every);
    if length(&whole) <= ALT { whole } else { fit(sentences(lang, view, names, Detail::Sums), ALT) }
}

/// The same as a list, with every card and cross: for a message, which has more room. It may be formatted, so names should be
/// escaped.
pub fn told(lang: Lang, view: &AnyView, names: Names<'_>) -> Vec<String> {
    let voice = &Voice::new(lang, names);
    with_view!(view, |view: G| G::alt(voice, view, Detail::Every))
}

fn sentences(lang: Lang, view: &AnyView, names: Names<'_>, detail: Detail) -> String {
    let voice = &Voice::new(lang, names);
    let title = say!(lang, "alt-title", name = rules::game_name(lang, view.kind()));
    let sentences = with_view!(view, |view: G| G::alt(voice, view, detail));
    std::iter::once(title).chain(sentences).collect::<Vec<_>>().join(" ")
}

/// The result without Markdown.
pub fn results_alt(lang: Lang, game: GameKind, outcome: &Outcome, names: Names<'_>) -> String {
    let title = results::results_title(lang, game, outcome, names);
    plain(&format!("{title}\n{}", results::results(lang, game, outcome, names)))
}

/// Removes the Markdown that our own texts use, and cuts the text to the length of an alt text.
pub fn plain(text: &str) -> String {
    fit(text.replace("**", "").replace("~~", "").replace("\n- ", "\n"), ALT)
}

/// Joins sentences and cuts them to the length of an alt text.
pub(crate) fn fitted(sentences: Vec<String>) -> String {
    fit(sentences.join(" "), ALT)
}

/// Whose turn it is.
pub(crate) fn turn(voice: &Voice<'_>, turn: Option<Seat>) -> String {
    match turn {
        Some(seat) => say!(voice, "alt-turn", name = voice.name(seat)),
        None => say!(voice, "alt-over"),
    }
}

/// "21, 22, 23".
pub(crate) fn numbers(items: impl IntoIterator<Item = impl ToString>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
