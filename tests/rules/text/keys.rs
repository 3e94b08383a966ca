//! Keys of sentences: every key that the code in `src` uses is in the catalogues, and every sentence there is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use strum::VariantArray;

use serde_json::Value;
use stammtisch::discord::all_commands;
use stammtisch::game::computer::Level;
use stammtisch::games::{GameKind, Variant};
use stammtisch::settings::{EndPolicy, Notify, ServerSettings, SettingValue, UserSettings};
use stammtisch::standings::{Order, Span};
use stammtisch::table::{ComputerPace, Pace, Reminders};
use stammtisch::text::Lang;

use super::catalogue::{Found, all_messages, files, src};

/// What looks like a key, or like one in the making, and is something else.
const NO_KEYS: [&str; 16] = [
    "before-restore-{}",
    "command-ids",
    "es-419",
    "kebab-case",
    "minimum-reader",
    "no-cache",
    "no-referrer",
    "weekly-done",
    "weekly-tried",
    "x-ratelimit-global",
    "x-ratelimit-limit",
    "x-ratelimit-remaining",
    "x-ratelimit-reset-after",
    "x-ratelimit-scope",
    "{}-stop",
    "{}-{}",
];

/// How the code puts keys together, and what fills the gap; where there are several gaps, the whole keys.
fn put_together() -> Vec<(&'static str, Vec<String>)> {
    let games = || GameKind::ALL.into_iter();
    let game_names: Vec<String> = games().map(|game| game.to_string()).collect();
    let tied = games().filter(|game| game.info().breaks_ties).map(|game| game.to_string());
    let units = filled_by(games().map(|game| <&str>::from(game.info().unit)));
    let panels = filled_by(games().filter_map(GameKind::panel).map(|panel| panel.name));
    let (levels, paces) = (
        filled_by(Level::VARIANTS.iter().map(<&str>::from)),
        filled_by(Pace::VARIANTS.iter().map(<&str>::from)),
    );
    let cards = games().flat_map(GameKind::rule_cards);
    let asks = games().flat_map(|game| game.lesson().turns).flat_map(|turn| turn.asks);
    let otherwise = asks.filter(|ask| !ask.is_only);
    let variants = filled_by(Variant::all().into_iter().map(Variant::name));
    vec![
        ("command-{}-{}", named_and_described(commands("command-"))),
        ("option-{}-{}-{}", named_and_described(commands("option-"))),
        ("command-{}-name", Vec::new()),
        ("message-command-{}", vec!["odds".to_owned()]),
        ("option-{}-{}-name", Vec::new()),
        ("{}-name", game_names.clone()),
        ("{}-blurb", game_names.clone()),
        ("{}-short", game_names.clone()),
        ("{}-rights", game_names),
        ("{}-title", cards.clone().map(|card| card.key.to_owned()).collect()),
        ("{}-example", cards.filter(|card| card.example.is_some()).map(|card| card.key.to_owned()).collect()),
        ("{}-else", otherwise.map(|ask| ask.key.to_owned()).collect()),
        ("{}-tie-break", tied.collect()),
        (
            "{}-none",
            settings_with(|value| {
                matches!(value, SettingValue::Channel(_) | SettingValue::Hours(_) | SettingValue::Zone(_))
            }),
        ),
        ("{}-discord", settings_with(|value| matches!(value, SettingValue::Language(_)))),
        ("analysed-{}", units.clone()),
        ("count-{}", units.clone()),
        ("hint-gain-{}", units),
        ("button-{}", panels.clone()),
        ("refuse-no-{}", panels),
        ("button-computer-{}", levels.clone()),
        ("level-{}-name", levels),
        ("pace-{}-name", paces.clone()),
        ("pace-{}-explained", paces),
        ("weekday-{}", (0..7).map(|day: u8| day.to_string()).collect()),
        ("period-{}-name", filled_by(Span::VARIANTS.iter().map(<&str>::from))),
        ("order-{}-name", filled_by(Order::VARIANTS.iter().map(<&str>::from))),
        ("opponents-{}-name", filled_by(["people", "computers"])),
        ("notify-{}-name", filled_by(Notify::VARIANTS.iter().map(<&str>::from))),
        ("remind-{}-name", filled_by(Reminders::VARIANTS.iter().map(<&str>::from))),
        ("enders-{}-name", filled_by(EndPolicy::VARIANTS.iter().map(<&str>::from))),
        ("computers-{}-name", filled_by(ComputerPace::VARIANTS.iter().map(<&str>::from))),
        ("variant-{}-lobby", variants.clone()),
        ("variant-{}-elsewhere", variants),
    ]
}

/// The texts of all settings of a kind.
fn settings_with(is_wanted: fn(SettingValue) -> bool) -> Vec<String> {
    let settings = ServerSettings::default().all().into_iter().chain(UserSettings::default().all());
    filled_by(settings.filter(|setting| is_wanted(setting.value)).map(|setting| setting.text))
}

fn filled_by(values: impl IntoIterator<Item = &'static str>) -> Vec<String> {
    values.into_iter().map(str::to_owned).collect()
}

fn filled(template: &str, value: &str) -> String {
    if template.matches("{}").count() > 1 { value.to_owned() } else { template.replace("{}", value) }
}

fn named_and_described(keys: Vec<String>) -> Vec<String> {
    keys.iter().flat_map(|key| [format!("{key}-name"), format!("{key}-description")]).collect()
}

/// What the keys of all registered commands or of their options begin with.
fn commands(prefix: &str) -> Vec<String> {
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    let listed = |parent: &Value| parent["options"].as_array().cloned().unwrap_or_default();
    // Also those of subcommands, which have names of the same kind.
    let options = |command: &Value| -> Vec<Value> {
        listed(command)
            .into_iter()
            .flat_map(|option| [vec![option.clone()], listed(&option)].concat())
            .collect()
    };
    let keys = |command: &Value| {
        let named = |option: &Value| format!("option-{}-{}", name(command), name(option));
        let mut keys: Vec<_> = options(command).iter().map(named).collect();
        keys.push(format!("command-{}", name(command)));
        keys
    };
    all_commands().iter().flat_map(keys).filter(|key| key.starts_with(prefix)).collect()
}

#[test]
fn every_key_in_the_code_is_in_the_catalogues() {
    let (english, in_code) = (all_messages(Lang::En), in_code());
    assert!(in_code.len() > 300, "only {} keys found: where have the others gone?", in_code.len());
    let templates: BTreeSet<_> = put_together().into_iter().map(|(template, _)| template).collect();
    let stored = ServerSettings::default().all().into_iter().chain(UserSettings::default().all());
    let stored = stored.flat_map(|setting| [setting.key, setting.option]).filter(|key| key.contains('-'));
    let listed: BTreeSet<_> = NO_KEYS.into_iter().chain(templates).chain(stored).collect();
    let is_baseline = |key| GameKind::ALL.into_iter().any(|game| game.baselines().contains(&key));
    let is_unknown = |key| !english.contains_key(key) && !listed.contains(key) && !is_baseline(key);
    let unknown: Vec<_> = in_code.iter().filter(|(key, _)| is_unknown(key.as_str())).collect();
    assert_eq!(unknown, Vec::<(&String, &String)>::new(), "these are in no catalogue");
    for listed in listed {
        assert!(in_code.contains_key(listed), "no code has {listed} any more");
    }
    for (template, values) in put_together() {
        for value in values {
            let key = filled(template, &value);
            assert!(english.contains_key(&key), "{key} is put together and in no catalogue");
        }
    }
}

#[test]
fn every_sentence_is_used() {
    let english = all_messages(Lang::En);
    let made = |(template, values): (&str, Vec<String>)| -> Vec<String> {
        values.into_iter().map(|value| filled(template, &value)).collect()
    };
    let mut used = BTreeSet::new();
    let literals = in_code().into_keys();
    literals.chain(put_together().into_iter().flat_map(made)).for_each(|key| reach(&english, key, &mut used));
    let unused: Vec<_> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "nobody says these");
}

/// A sentence, and those that it refers to.
fn reach(english: &BTreeMap<String, Found>, key: String, used: &mut BTreeSet<String>) {
    let Some(found) = english.get(&key) else { return };
    if used.insert(key) {
        found.messages.iter().for_each(|message| reach(english, message.clone(), used));
    }
}

/// Whatever in the code looks like a key, or like one in the making, with the file it is in. Tests don't count.
fn in_code() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for path in files(&src("."), "rs").into_iter().filter(|path| !path.ends_with("tests.rs")) {
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let keys = literals(code).into_iter().map(without_names).filter(|literal| is_key(literal));
        found.extend(keys.map(|key| (key, path.display().to_string())));
    }
    found
}

/// What stands between quotes; comments are left out.
fn literals(code: &str) -> Vec<&str> {
    let (mut found, mut rest) = (Vec::new(), code);
    while let Some(at) = rest.find(['"', '/', '\'']) {
        let (before, here) = rest.split_at(at);
        let (literal, length) = match here.as_bytes() {
            [b'/', b'/', ..] => (None, here.find('\n').unwrap_or(here.len())),
            [b'\'', b'"', b'\'', ..] => (None, 3),
            [b'"', ..] if before.ends_with("r#") => between(here, here[1..].find("\"#")),
            [b'"', ..] => between(here, closing_quote(&here[1..])),
            _ => (None, 1),
        };
        found.extend(literal);
        rest = &here[length..];
    }
    found
}

/// The literal that ends so far behind its opening quote, and how long it is with both quotes.
fn between(here: &str, end: Option<usize>) -> (Option<&str>, usize) {
    let end = end.unwrap_or_else(|| panic!("a quote without its other: {here}"));
    (Some(&here[1..=end]), end + 2)
}

fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}

/// `pace-{name}-name` as `pace-{}-name`.
fn without_names(literal: &str) -> String {
    let mut parts = literal.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "{}" + part.split_once('}').map_or("", |(_, rest)| rest))
}

fn is_key(literal: &str) -> bool {
    let is_part = |part: &str| {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        !part.is_empty() && part.bytes().all(fits)
    };
    literal.contains('-') && literal.split('-').all(|part| part == "{}" || is_part(part))
}

#[test]
fn literals_are_found_where_they_are() {
    let code = r##"
        say("a-b", '"', "c\"-d", &format!("e-{name}-f")); // "not-this"
        let raw = r#"{"g-h": 1}"#; let quote = b'"'; fn f<'a>(text: &'a str) -> u8 { 4 / 2 }
        "##;
    assert_eq!(literals(code), ["a-b", "c\\\"-d", "e-{name}-f", "{\"g-h\": 1}"]);
    assert_eq!(without_names("e-{name}-{}-f"), "e-{}-{}-f");
    assert!(is_key("e-{}-f") && is_key("es-419") && !is_key("a--b") && !is_key("row") && !is_key("A-b"));
}
