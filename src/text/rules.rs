//! Names, short descriptions and rules of the games.

use super::{Lang, say};
use crate::games::GameKind;

/// The game's name.
pub fn game_name(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-name"))
}

/// A one-line description of the game.
pub fn game_blurb(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-blurb"))
}

/// The rules as this project plays them.
pub fn rules(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-rules"))
}
