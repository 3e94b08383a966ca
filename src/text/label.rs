//! Labels of actions for buttons and suggestions.

use super::phrases::{capital, fit};
use super::{Lang, say};
use crate::game::worm_dice::Face;
use crate::game::{Action, Words};
use crate::games::{AnyView, with_view};

/// Discord's limits.
const LABEL: usize = 80;
const MEANING: usize = 100;

/// A button's label: what the action means now, with the total it leads to.
pub fn label(lang: Lang, action: Action, view: &AnyView) -> String {
    with_view!(view, |view: G| label_in::<G>(lang, action, view))
}

/// The same for a game known at compile time.
pub(crate) fn label_in<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    fit(capital(&phrase::<G>(lang, action, view)), LABEL)
}

/// The label in a list of suggestions.
pub fn meaning(lang: Lang, action: Action, view: &AnyView) -> String {
    with_view!(view, |view: G| meaning_in::<G>(lang, action, view))
}

/// The same for a game known at compile time.
pub(crate) fn meaning_in<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    fit(phrase::<G>(lang, action, view), MEANING)
}

/// The command that types an action: "/keep 5".
pub fn command(lang: Lang, action: Action) -> String {
    let name = |key: &str| format!("/{}", lang.say(key, &[]));
    match action {
        Action::Roll => name("command-roll-name"),
        Action::Keep(Face::Worm) => {
            format!("{} {}", name("command-keep-name"), say!(lang, "face-many", face = Face::Worm))
        }
        Action::Keep(face) => format!("{} {face}", name("command-keep-name")),
        Action::Stop => name("command-stop-name"),
        Action::StopGrill => {
            format!("{} {}", name("command-stop-name"), say!(lang, "option-stop-grill-name"))
        }
        Action::Lay(_) => {
            format!("{} {}", name("command-lay-name"), action.to_string().replacen("lay ", "", 1))
        }
        Action::Pass => name("command-pass-name"),
        Action::PassSteal => {
            format!("{} {}", name("command-pass-name"), say!(lang, "option-pass-steal-name"))
        }
        Action::Cross { row, number } => {
            format!("{} {} {number}", name("command-cross-name"), say!(lang, "row", row = row))
        }
        Action::Skip => name("command-skip-name"),
    }
}

/// An action of another game is shown in its notation.
fn phrase<G: Words>(lang: Lang, action: Action, view: &G::View) -> String {
    G::label(lang, action, view).unwrap_or_else(|| action.to_string())
}
