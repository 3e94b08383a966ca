//! The page's own texts, in the user's language.

use serde_json::{Value, json};

use super::demo_server::DemoServer;
use crate::discord::all_commands;
use crate::games::GameKind;
use crate::text::{self, Arg, Lang};

/// The catalogue keys of the page's texts. The page itself fills in the parts in braces.
const KEYS: [&str; 50] = [
    "web-about",
    "web-add-player",
    "web-app",
    "web-cancel",
    "web-channels",
    "web-close",
    "web-composer",
    "web-connecting",
    "web-copied",
    "web-copy",
    "web-dark",
    "web-dismiss",
    "web-done",
    "web-edited",
    "web-enter",
    "web-enter-as",
    "web-enter-title",
    "web-enter-who",
    "web-ephemeral",
    "web-hints",
    "web-invite",
    "web-invite-text",
    "web-language",
    "web-language-server",
    "web-learn",
    "web-leave",
    "web-light",
    "web-me",
    "web-menu",
    "web-messages",
    "web-new-messages",
    "web-offline",
    "web-online",
    "web-people",
    "web-picture",
    "web-rules",
    "web-send",
    "web-settings",
    "web-solo",
    "web-start",
    "web-submit",
    "web-theme",
    "web-theme-auto",
    "web-thinking",
    "web-unread",
    "web-used",
    "web-welcome",
    "web-welcome-second",
    "web-welcome-play",
    "web-welcome-keep",
];

/// The texts, and whatever else on the page depends on the language.
pub(super) fn all(lang: Lang, server: &DemoServer) -> Value {
    let game = |game: GameKind| {
        json!({
            "id": game.name(),
            "name": text::game_name(lang, game),
            "about": text::game_blurb(lang, game),
            "play": format!("/{} {}", lang.say("command-play-name", &[]), game.name()),
            "solo": format!(
                "/{} {} {}:1",
                lang.say("command-play-name", &[]),
                game.name(),
                lang.say("option-play-computers-name", &[])
            ),
            "learn": format!("/{} {}", lang.say("command-learn-name", &[]), game.name()),
            "rules": format!("/{} {}", lang.say("command-rules-name", &[]), game.name()),
        })
    };
    json!({
        "lang": lang.code(),
        "public": server.public().code(),
        "langs": Lang::ALL.map(|lang| json!({ "code": lang.code(), "name": lang.name() })),
        "words": words(lang),
        "games": GameKind::ALL.map(game),
        "commands": command_names(lang),
    })
}

/// The texts by their keys. The page fills in what is in braces.
fn words(lang: Lang) -> serde_json::Map<String, Value> {
    let blanks = ["name", "command", "channel", "game", "count"];
    let blanks = blanks.iter().map(|blank| (*blank, Arg::from(format!("{{{blank}}}"))));
    let blanks: Vec<_> = blanks.chain([("games", GameKind::ALL.len().into())]).collect();
    KEYS.iter().map(|key| ((*key).to_owned(), lang.say(key, &blanks).into())).collect()
}

/// What commands and their parts are called in a language, by their English names.
fn command_names(lang: Lang) -> serde_json::Map<String, Value> {
    const SUBCOMMAND: u64 = 1;
    let mut names = serde_json::Map::new();
    for command in all_commands() {
        let name = command["name"].as_str().unwrap_or_default();
        let local = lang.say(&format!("command-{name}-name"), &[]);
        for part in command["options"].as_array().into_iter().flatten() {
            if part["type"] == SUBCOMMAND {
                let part = part["name"].as_str().unwrap_or_default();
                let local_part = lang.say(&format!("option-{name}-{part}-name"), &[]);
                names.insert(format!("{name} {part}"), format!("{local} {local_part}").into());
            }
        }
        names.insert(name.to_owned(), local.into());
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: [&str; 6] = [
        include_str!("page/index.html"),
        include_str!("page/app.js"),
        include_str!("page/texts.js"),
        include_str!("page/markdown.js"),
        include_str!("page/message.js"),
        include_str!("page/composer.js"),
    ];

    /// Everything in the page that looks like a catalogue key.
    fn used() -> Vec<&'static str> {
        let quoted = PAGE.into_iter().flat_map(|file| file.split(['"', '\'', '`']));
        quoted.filter(|text| text.starts_with("web-") && !text.contains(' ')).collect()
    }

    #[test]
    fn the_page_has_all_its_words_and_no_others() {
        let used = used();
        for key in &used {
            assert!(KEYS.contains(key), "{key} is not sent to the page");
        }
        for key in KEYS {
            assert!(used.contains(&key), "{key} is sent and not used");
            assert!(Lang::ALL.iter().all(|lang| words(*lang)[key] != key), "{key} is in no catalogue");
        }
    }
}
