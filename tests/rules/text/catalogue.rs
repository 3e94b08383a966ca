//! The catalogues: the same keys and variables in every language, no key twice, all that each game has to have, letters
//! that can be drawn, and slash commands as Discord wants them.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use serde_json::Value;
use stammtisch::discord::all_commands;
use stammtisch::games::GameKind;
use stammtisch::picture::can_write;
use stammtisch::text::{Arg, Lang};

/// By key, the variables that its text uses, those of texts it refers to included.
type Catalogue = BTreeMap<String, BTreeSet<String>>;

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = catalogue(Lang::En);
    assert!(english.len() > 300);
    for lang in Lang::ALL {
        let other = catalogue(lang);
        let keys = |catalogue: &Catalogue| catalogue.keys().cloned().collect::<BTreeSet<_>>();
        let different = &keys(&other) ^ &keys(&english);
        assert!(different.is_empty(), "missing in {lang:?}, or there alone: {different:?}");
        for (key, variables) in &english {
            assert_eq!(&other[key], variables, "variables of {key} in {lang:?}");
        }
    }
}

/// A catalogue that belongs to no language is never read.
#[test]
fn every_catalogue_is_of_a_language() {
    let known: Vec<_> = Lang::ALL.into_iter().flat_map(catalogues).collect();
    let stray: Vec<_> = files(&src("."), "ftl").into_iter().filter(|path| !known.contains(path)).collect();
    assert_eq!(stray, Vec::<PathBuf>::new());
}

/// What is drawn has to be in the fonts.
#[test]
fn every_language_can_be_drawn() {
    for lang in Lang::ALL {
        for path in catalogues(lang) {
            let source = std::fs::read_to_string(&path).unwrap();
            let foreign: BTreeSet<char> = source.chars().filter(|c| c.is_alphabetic()).collect();
            let foreign: Vec<_> = foreign.into_iter().filter(|c| !can_write(&c.to_string())).collect();
            assert_eq!(foreign, Vec::<char>::new(), "{} has letters that no font has", path.display());
        }
    }
}

/// What the code reads by a key made of the game's name.
#[test]
fn every_game_has_the_keys_that_every_game_has() {
    for lang in Lang::ALL {
        for game in GameKind::ALL {
            let own = messages(&folder_of(game).join(format!("{}.ftl", lang.code())));
            let mut needed = ["name", "short", "blurb"].map(|part| format!("{game}-{part}")).to_vec();
            needed.extend(game.info().breaks_ties.then(|| format!("{game}-tie-break")));
            for variant in game.info().variants {
                needed.push(format!("variant-{variant}-lobby"));
                needed.push(format!("variant-{variant}-elsewhere"));
                needed.push(format!("option-play-{variant}-name"));
                needed.push(format!("option-play-{variant}-description"));
            }
            for key in needed {
                assert!(own.contains_key(&key), "{game} has no {key} in {lang:?}");
            }
        }
    }
}

/// What belongs to a game stands in its folder, so that another game needs no word anywhere else.
#[test]
fn no_shared_catalogue_names_a_game() {
    for lang in Lang::ALL {
        let folders: Vec<_> = GameKind::ALL.map(folder_of).to_vec();
        let is_shared = |path: &&PathBuf| !folders.iter().any(|folder| path.starts_with(folder));
        for path in catalogues(lang).iter().filter(is_shared) {
            let source = std::fs::read_to_string(path).unwrap().to_lowercase();
            for game in GameKind::ALL {
                // As a word: a boar is no board.
                let words = source.split(|c: char| !c.is_alphanumeric());
                assert!(words.into_iter().all(|word| word != game.name()), "{} names {game}", path.display());
            }
        }
    }
}

/// With every variable filled in, no text shows a brace, an isolation mark or its own key.
#[test]
fn every_text_can_be_said() {
    for (key, variables) in catalogue(Lang::En) {
        for lang in super::games::spoken() {
            for number in [0, 1, 2, 5, 21] {
                let args: Vec<_> = variables.iter().map(|name| (name.as_str(), Arg::from(number))).collect();
                let text = lang.say(&key, &args);
                super::games::check_text(&text, usize::MAX);
                assert_ne!(text, key);
            }
        }
    }
}

#[test]
fn plural_forms_agree_with_their_number() {
    let say = |lang: Lang, key: &str, count: i64| lang.say(key, &[("count", count.into())]);
    for (lang, key, forms) in [
        (Lang::En, "count-worms", ["0 worms", "1 worm", "2 worms", "5 worms", "21 worms"]),
        (Lang::De, "count-worms", ["0 Würmer", "1 Wurm", "2 Würmer", "5 Würmer", "21 Würmer"]),
        (Lang::Ru, "count-worms", ["0 червяков", "1 червяк", "2 червяка", "5 червяков", "21 червяк"]),
        (Lang::De, "time-days", ["0 Tage", "1 Tag", "2 Tage", "5 Tage", "21 Tage"]),
        (Lang::Ru, "count-points", ["0 очков", "1 очко", "2 очка", "5 очков", "21 очко"]),
        (Lang::Ru, "time-minutes", ["0 минут", "1 минута", "2 минуты", "5 минут", "21 минута"]),
        (Lang::Fr, "count-worms", ["0 ver", "1 ver", "2 vers", "5 vers", "21 vers"]),
        (Lang::Es, "count-worms", ["0 gusanos", "1 gusano", "2 gusanos", "5 gusanos", "21 gusanos"]),
        (Lang::Pl, "count-worms", ["0 robali", "1 robal", "2 robale", "5 robali", "21 robali"]),
        (Lang::Pl, "time-minutes", ["0 minut", "1 minuta", "2 minuty", "5 minut", "21 minut"]),
    ] {
        assert_eq!([0, 1, 2, 5, 21].map(|count| say(lang, key, count)), forms);
    }
}

/// 1 to 32 lower-case letters of any script, digits, hyphens and underscores; unique; descriptions of 1 to 100.
#[test]
fn slash_commands_are_as_discord_wants_them() {
    check_commands(&all_commands());
}

#[test]
fn the_help_names_every_command() {
    for lang in Lang::ALL {
        let help = lang.say("help-commands", &[]);
        // Nobody but those who run the bot sees /operator.
        let is_told = |command: &&Value| command["name"] != "help" && command["name"] != "operator";
        for command in all_commands().iter().filter(is_told) {
            let mention = format!("</{}:", in_language(command, "name", lang));
            assert!(help.contains(&mention), "{}: {mention}", lang.code());
        }
    }
}

/// The commands, or the options of one.
fn check_commands(commands: &[Value]) {
    for lang in Lang::ALL {
        let mut names = HashSet::new();
        for command in commands {
            let name = in_language(command, "name", lang);
            check_command(name, in_language(command, "description", lang));
            assert!(names.insert(name), "{name} twice");
        }
    }
    let options = commands.iter().filter_map(|command| command["options"].as_array());
    options.for_each(|options| check_commands(options));
}

/// English is what Discord falls back to; the others are there for each of their locales.
fn in_language<'a>(command: &'a Value, what: &str, lang: Lang) -> &'a str {
    let localised = |locale: &&str| &command[format!("{what}_localizations")][*locale];
    let mut texts = lang.locales().iter().map(localised);
    let text = if lang == Lang::En { &command[what] } else { texts.next().unwrap() };
    text.as_str().unwrap_or_else(|| panic!("no {what} in {lang:?}: {command}"))
}

#[test]
fn button_labels_are_short() {
    for (key, variables) in catalogue(Lang::En).iter().filter(|(key, _)| key.starts_with("button-")) {
        let args: Vec<_> = variables.iter().map(|name| (name.as_str(), Arg::from("Quick"))).collect();
        for lang in Lang::ALL {
            assert!(lang.say(key, &args).chars().count() <= 30, "{key} in {lang:?}");
        }
    }
}

fn check_command(name: &str, description: &str) {
    let fits = |letter: char| {
        (letter.is_alphabetic() && letter.to_lowercase().eq([letter]))
            || letter.is_ascii_digit()
            || "-_".contains(letter)
    };
    assert!((1..=32).contains(&name.chars().count()) && name.chars().all(fits), "{name:?} is no name");
    assert!((1..=100).contains(&description.chars().count()), "{name}: {description:?} has the wrong length");
}

pub(crate) fn src(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder)
}

fn folder_of(game: GameKind) -> PathBuf {
    src("games").join(game.name())
}

/// All files of a kind in a folder and those in it.
pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.extension() {
            None => files(&path, extension),
            Some(found) if found == extension => vec![path],
            Some(_) => vec![],
        })
        .collect()
}

/// The files with the sentences of a language: what all games share, what some share, and each game's own.
pub(crate) fn catalogues(lang: Lang) -> Vec<PathBuf> {
    let is_code = |part: Option<&OsStr>| part.is_some_and(|part| part == lang.code());
    let is_meant =
        |path: &PathBuf| is_code(path.file_stem()) || is_code(path.parent().and_then(Path::file_name));
    files(&src("."), "ftl").into_iter().filter(is_meant).collect()
}

/// All that a language can say: nothing unreadable in it, and nothing twice.
pub(crate) fn all_messages(lang: Lang) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::new();
    for path in catalogues(lang) {
        for (key, uses) in messages(&path) {
            let twice = found.insert(key.clone(), uses).is_some();
            assert!(!twice, "{key} in {} is there twice", path.display());
        }
    }
    found
}

fn catalogue(lang: Lang) -> Catalogue {
    let found = all_messages(lang);
    found.keys().map(|key| (key.clone(), variables(&found, key))).collect()
}

/// The messages of one file.
fn messages(path: &Path) -> BTreeMap<String, Found> {
    let source = std::fs::read_to_string(path).unwrap();
    let resource =
        fluent_syntax::parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found: BTreeMap<String, Found> = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut uses = Found::default();
            uses.pattern(message.value.as_ref().unwrap());
            assert!(found.insert(message.id.name.to_owned(), uses).is_none(), "{} twice", message.id.name);
        }
    }
    found
}

fn variables(found: &BTreeMap<String, Found>, key: &str) -> BTreeSet<String> {
    let uses = found.get(key).unwrap_or_else(|| panic!("{key} is referred to and not there"));
    let inherited = uses.messages.iter().flat_map(|message| variables(found, message));
    uses.variables.iter().cloned().chain(inherited).collect()
}

/// What a text uses.
#[derive(Default)]
pub(crate) struct Found {
    variables: BTreeSet<String>,
    pub messages: BTreeSet<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.inline(selector);
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            other => panic!("the catalogues do without {other:?}"),
        }
    }
}

#[test]
fn every_locale_is_one_that_discord_has() {
    for lang in Lang::ALL {
        for locale in lang.locales() {
            assert!(discord_playground::LOCALES.contains(locale), "{lang:?}: Discord has no {locale}");
        }
    }
}
