//! Names, short descriptions and rule cards of the games.

use super::alt::{alt, fitted};
use super::{Lang, say};
use crate::game::rule_cards::RuleCard;
use crate::games::{AnyView, GameKind};

/// The game's name.
pub fn game_name(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-name"))
}

/// A one-line description of the game.
pub fn game_blurb(lang: Lang, game: GameKind) -> String {
    say!(lang, &format!("{game}-blurb"))
}

/// The words of a rule card.
pub struct CardWords {
    /// The heading.
    pub title: String,
    /// The rules.
    pub rules: String,
    /// What the example shows, if there is one.
    pub example: Option<String>,
}

impl CardWords {
    /// The rules and the example.
    pub fn text(&self, lang: Lang) -> String {
        let example = self.example.as_ref().map(|told| say!(lang, "rules-example", told = told));
        std::iter::once(self.rules.clone()).chain(example).collect::<Vec<_>>().join("\n\n")
    }
}

/// The words of a rule card.
pub fn rule_card(lang: Lang, card: &RuleCard) -> CardWords {
    CardWords {
        title: say!(lang, &format!("{}-title", card.key)),
        rules: say!(lang, card.key),
        example: card.example.map(|_| say!(lang, &format!("{}-example", card.key))),
    }
}

/// The names of the people in examples.
pub fn example_names(lang: Lang) -> Vec<String> {
    say!(lang, "rules-names").split(", ").map(str::to_owned).collect()
}

/// The alt text of an example: what it shows, and then the board.
pub fn example_alt(lang: Lang, told: &str, view: &AnyView, names: &[String]) -> String {
    fitted(vec![told.to_owned(), alt(lang, view, names)])
}
