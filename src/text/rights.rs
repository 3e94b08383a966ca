//! Whose games these are, for `/help` and for the application's description.

use super::Lang;
use super::rules::game_name;
use super::voice::say;
use crate::games::GameKind;

/// The most characters of an application's description.
const LONGEST_DESCRIPTION: usize = 400;

/// Every game with its author and publisher, and whom to write to. Without a contact: those who run the bot.
pub fn rights(lang: Lang, contact: Option<&str>) -> String {
    let owner =
        |game: GameKind| format!("- {}: {}", game_name(lang, game), say!(lang, &format!("{game}-rights")));
    let stop = match contact {
        Some(contact) => say!(lang, "help-rights-stop", contact = contact),
        None => say!(lang, "help-rights-nobody"),
    };
    let games = GameKind::ALL.map(owner).join("\n");
    format!("{}\n{games}\n{stop}", say!(lang, "help-rights"))
}

/// What the application says of itself in Discord, cut to the length that Discord takes.
pub fn application_description(lang: Lang, contact: Option<&str>) -> String {
    let owner = |game: GameKind| {
        let (name, owner) = (say!(lang, &format!("{game}-short")), say!(lang, &format!("{game}-rights")));
        format!("{name} ({owner})")
    };
    let games = GameKind::ALL.map(owner).join(", ");
    let text = say!(lang, "app-description", games = games, contact = contact.unwrap_or("none"));
    text.chars().take(LONGEST_DESCRIPTION).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_author_is_named_and_nothing_is_cut_off() {
        let contact = "https://example.org/stammtisch/contact";
        for lang in Lang::ALL {
            let description = application_description(lang, Some(contact));
            assert!(description.ends_with(contact), "{description}");
            for author in ["Reiner Knizia", "Walter Obert", "Steffen Benndorf", "Zoch"] {
                assert!(rights(lang, Some(contact)).contains(author) && description.contains(author));
            }
            assert!(application_description(lang, None).ends_with('.'));
        }
    }
}
