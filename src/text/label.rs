//! What can be done, in the few words of a button or a suggestion.

use super::Lang;
use super::words::{capital, fit};
use crate::game::{Action, Words};
use crate::games::{AnyView, with_view};

/// Discord's limits.
const LABEL: usize = 80;
const MEANING: usize = 100;

/// A button's label: what the action means now, with the total it leads to.
pub fn label(lang: Lang, action: Action, view: &AnyView) -> String {
    with_view!(view, |view: G| label_in::<G>(lang, action, view))
}

/// The same for a game that knows itself.
pub(crate) fn label_in<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    fit(capital(&phrase::<G>(lang, action, view)), LABEL)
}

/// The same as it stands in a list of suggestions.
pub fn meaning(lang: Lang, action: Action, view: &AnyView) -> String {
    with_view!(view, |view: G| meaning_in::<G>(lang, action, view))
}

/// The same for a game that knows itself.
pub(crate) fn meaning_in<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    fit(phrase::<G>(lang, action, view), MEANING)
}

/// An action that this game hasn't got is shown as it is written.
fn phrase<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    G::label(lang, action, view).unwrap_or_else(|| action.to_string())
}
