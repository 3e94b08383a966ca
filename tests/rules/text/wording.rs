//! Sentences that were wrong once, and the words that `docs/GLOSSARY.md` asks for.

use stammtisch::game::worm_dice::Face;
use stammtisch::text::Lang;

use super::catalogue::catalogues;

fn say(lang: Lang, key: &str) -> String {
    lang.say(key, &[])
}

/// All sentences of a language as they stand in its catalogues, with the line they are in.
fn lines(lang: Lang) -> Vec<String> {
    let sources = catalogues(lang).into_iter().map(|path| std::fs::read_to_string(path).unwrap());
    let lines = sources.flat_map(|source| source.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter(|line| !line.starts_with('#')).collect()
}

/// The table under "Words we don't use": language, word, what to say.
#[test]
fn no_catalogue_has_a_word_that_the_glossary_rules_out() {
    let glossary = include_str!("../../../docs/GLOSSARY.md");
    let (_, rest) = glossary.split_once("## Words we don't use").unwrap();
    let rows = rest.lines().filter(|line| line.starts_with("| ")).skip(2);
    let mut checked = 0;
    for row in rows {
        let [code, word, instead] = row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{row}")
        };
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        let lang = lang.unwrap_or_else(|| panic!("no language is called {code}"));
        // The title of the box keeps its own word.
        let titles = ["Как заморить червячка"];
        for line in lines(lang).into_iter().filter(|line| !titles.iter().any(|title| line.contains(title))) {
            assert!(!has_word(&line, word), "{code} says {word:?}, where it should be {instead:?}: {line}");
        }
        checked += 1;
    }
    assert!(checked > 20, "only {checked} rows were found");
}

/// Where the bot is a guest, most people can press buttons and nothing else. What names a command is said only to people
/// who have typed one, or in servers.
#[test]
fn whoever_presses_a_button_is_not_told_to_type() {
    let typed = [
        "away-how",
        "direct-closed",
        "hello-server",
        "help-commands",
        "help-text",
        "leaderboard-empty",
        "leaderboard-own-hidden",
        "lesson-left",
        "operator-no-id",
        "operator-not-there",
        "preferences-how",
        "privacy-text",
        "refuse-end-moderators",
        "refuse-invite-app",
        "refuse-no-table",
        "refuse-parked-damaged",
        "refuse-parked-later",
        "refuse-quiet-long",
        "refuse-table-here",
        "refuse-table-here-thread",
        "refuse-tables-moderators",
        "replay-unknown",
        "review-not-yours",
        "settings-how",
        "stats-none-own",
        "welcome-learn",
    ];
    for lang in Lang::ALL {
        let mut key = String::new();
        for line in lines(lang) {
            if let Some((begun, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                key = begun.to_owned();
            }
            assert!(!line.contains("</{") || typed.contains(&key.as_str()), "{}: {key}", lang.code());
        }
    }
}

/// Whether the line has the word; with a star behind it, any word that begins so. Keys and variables are no words.
fn has_word(line: &str, word: &str) -> bool {
    let text = match line.split_once(" = ") {
        Some((key, text)) if !key.contains(' ') => text,
        _ => line,
    };
    let mut outside = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        outside += before;
        outside.push('\u{1}');
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    let (outside, word) = ((outside + rest).to_lowercase(), word.to_lowercase());
    let (word, is_stem) = word.strip_suffix('*').map_or((word.as_str(), false), |stem| (stem, true));
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    outside.match_indices(word).any(|(at, found)| {
        let (before, after) = (&outside[..at], &outside[at + found.len()..]);
        is_edge(before.chars().next_back()) && (is_stem || is_edge(after.chars().next()))
    })
}

#[test]
fn a_banned_word_is_found_as_a_word() {
    assert!(has_word("key = Das Brett.", "brett") && has_word("    Bretter", "brett*"));
    assert!(!has_word("key = Bretter", "brett") && !has_word("brett = { $brett }", "brett"));
}

/// Where the sign stands is the language's affair: `with_percent_sign` knows.
#[test]
fn no_catalogue_writes_a_percent_sign() {
    for lang in Lang::ALL {
        lines(lang).iter().for_each(|line| assert!(!line.contains('%'), "{lang:?}: {line}"));
    }
}

/// It stands over system, dark and light.
#[test]
fn the_choice_of_a_theme_is_not_called_like_one() {
    for (lang, theme) in [(Lang::En, "Theme"), (Lang::De, "Darstellung"), (Lang::Ru, "Оформление")]
    {
        assert_eq!(say(lang, "web-theme"), theme);
    }
}

/// "Noch zu wählen: Anna" would say that Anna is to be chosen.
#[test]
fn the_table_waits_for_those_who_have_to_choose() {
    for key in ["board-qwixx-white", "alt-qwixx-white"] {
        for (lang, waits) in
            [(Lang::En, "Waiting for: Anna."), (Lang::De, "Warten auf: Anna."), (Lang::Ru, "Ждём: Anna.")]
        {
            let text = lang.say(key, &[("names", "Anna".into()), ("number", 7.into())]);
            assert!(text.ends_with(waits), "{text}");
        }
    }
}

/// The host changes when the host leaves: then whoever opened the table is somebody else.
#[test]
fn the_host_is_not_whoever_opened_the_table() {
    for key in ["refuse-only-host", "refuse-not-started", "command-start-description", "enders-host-name"] {
        let text = Lang::De.say(key, &[("name", "Anna".into())]);
        assert!(text.contains("Host") && !text.contains("eröffnet"), "{text}");
    }
}

/// «откладывает 3» would be three dice.
#[test]
fn a_single_die_is_set_aside_by_its_name_in_russian() {
    let kept =
        |count: i64, face: Face| Lang::Ru.say("dice-kept", &[("count", count.into()), ("face", face.into())]);
    let faces = Face::ALL.map(|face| kept(1, face));
    assert_eq!(faces, ["единицу", "двойку", "тройку", "четвёрку", "пятёрку", "шестёрку", "червяка"]);
    assert_eq!(
        [kept(2, Face::Worm), kept(5, Face::Worm), kept(2, Face::Three)],
        ["2 червяков", "5 червяков", "2 тройки"]
    );
}

/// Names have no cases, so no preposition may stand right before one: «за Аня».
#[test]
fn no_name_needs_a_case_in_russian() {
    for line in lines(Lang::Ru) {
        for preposition in ["за", "у", "от", "для", "с", "к", "на"] {
            for variable in ["name", "names", "from"] {
                let asked = format!(" {preposition} {{ ${variable} }}");
                assert!(!line.contains(&asked), "{line}");
            }
        }
    }
    let text = Lang::Ru.say("board-stand-ins", &[("names", "Аня".into())]);
    assert!(text.starts_with("Не за столом: Аня."), "{text}");
}

/// «Под столом» is under the dining table.
#[test]
fn buttons_are_under_the_board_in_russian() {
    let text = say(Lang::Ru, "web-welcome-play");
    assert!(text.contains("под полем") && !text.contains("под столом"), "{text}");
}

/// «Ничья …» begins like a draw.
#[test]
fn nothing_to_steal_is_no_draw_in_russian() {
    let text = say(Lang::Ru, "illegal-nothing-to-steal");
    assert!(text.starts_with("Красть нечего") && !text.contains("Ничья"), "{text}");
}

/// "Turn back" sounds like a U-turn.
#[test]
fn a_replay_goes_to_the_previous_turn_and_the_next() {
    let both = ["button-replay-turn-back", "button-replay-turn"].map(|key| say(Lang::En, key));
    assert_eq!(both, ["Previous turn", "Next turn"]);
}
