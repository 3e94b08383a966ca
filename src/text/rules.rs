//! How the games are called and played.

use super::{Lang, say};
use crate::games::GameKind;

/// The game's name.
pub fn game_name(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-name"))
}

/// The game in one line.
pub fn game_blurb(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-blurb"))
}

/// The rules in our own words, as this project plays them.
pub fn rules(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-rules"))
}
