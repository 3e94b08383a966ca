//! Why an action is refused, and what to do instead.

use super::{Lang, Names, Voice, command, say};
use crate::game::{Action, Illegal, Words};
use crate::games::{AnyView, GameKind, with_kind, with_view};

/// Why an action is illegal. Reasons that all games share are here, the others come from the game.
pub fn refusal(lang: Lang, game: GameKind, illegal: Illegal, names: Names<'_>) -> String {
    let voice = &Voice::new(lang, names);
    match illegal {
        Illegal::Over => say!(lang, "illegal-over"),
        Illegal::NoSuchSeat { seat } => say!(lang, "illegal-no-such-seat", number = seat.index() + 1),
        Illegal::NotYourTurn { turn } => say!(lang, "illegal-not-your-turn", name = voice.name(turn)),
        Illegal::OtherGame => say!(lang, "illegal-other-game"),
        own => {
            with_kind!(game, |G| G::refusal(voice, own)).unwrap_or_else(|| say!(lang, "illegal-other-game"))
        }
    }
}

/// The most commands that are proposed.
const PROPOSED: usize = 4;

/// What a player can do now, from their own view and their legal actions: "Your roll shows 2 · 5. Try `/keep 5`." `None`
/// if they can do nothing.
pub fn possible(lang: Lang, view: &AnyView, legal: &[Action]) -> Option<String> {
    if legal.is_empty() {
        return None;
    }
    let situation = situation(lang, view, legal);
    let commands: Vec<_> =
        legal.iter().take(PROPOSED).map(|&action| format!("`{}`", command(lang, action))).collect();
    let key = if legal.len() > PROPOSED { "now-try-among" } else { "now-try" };
    let proposal = say!(lang, key, commands = commands.join(", "));
    Some(situation.into_iter().chain([proposal]).collect::<Vec<_>>().join(" "))
}

/// What a player has before them, if they can do something: "Your roll shows 2 · 5."
pub fn situation(lang: Lang, view: &AnyView, legal: &[Action]) -> Option<String> {
    if legal.is_empty() { None } else { with_view!(view, |view: G| G::situation(lang, view)) }
}
