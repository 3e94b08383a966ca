//! How the games are called and played.

use super::Lang;
use super::voice::say;
use crate::games::GameKind;

/// The game's name.
pub fn game_name(lang: Lang, game: GameKind) -> String {
    say!(lang, "game-name", game = game)
}

/// The game in one line.
pub fn game_blurb(lang: Lang, game: GameKind) -> String {
    say!(lang, "game-blurb", game = game)
}

/// The rules in our own words, as this project plays them.
pub fn rules(lang: Lang, game: GameKind) -> String {
    match game {
        GameKind::Heckmeck => say!(lang, "rules-heckmeck"),
        GameKind::Barbecue => say!(lang, "rules-barbecue"),
        GameKind::Karteneck => say!(lang, "rules-karteneck"),
        GameKind::Qwixx => say!(lang, "rules-qwixx"),
    }
}
