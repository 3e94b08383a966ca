//! Why not, and what can be done instead.

use super::{Lang, Names, Voice, say};
use crate::game::{Illegal, Words};
use crate::games::{GameKind, with_kind};

/// What is wrong with an action in this game, and what can be done instead. What all games refuse is said here, the
/// rest by the game.
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
