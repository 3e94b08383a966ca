//! The slash commands: how they are registered, in three languages, and what a typed one asks for.

use serde_json::{Map, Value, json};
use serenity::all::{CommandDataOption, CommandDataOptionValue};

use crate::game::MAX_SEATS;
use crate::game::computer::Level;
use crate::games::{GameKind, Variant};
use crate::table::Pace;
use crate::text::{self, Lang};

/// Kinds of options, as Discord numbers them.
pub(super) const TEXT: u8 = 3;
const NUMBER: u8 = 4;
pub(super) const YES_OR_NO: u8 = 5;

/// Every command, as Discord wants it.
pub fn all() -> Vec<Value> {
    let plain = ["join", "leave", "start", "table", "roll", "skip", "hint", "help", "end", "rematch"];
    let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel).map(|panel| panel.name);
    let mut commands: Vec<Value> =
        plain.into_iter().chain(panels).map(|name| command(name, Vec::new())).collect();
    commands.extend([
        command("play", play_options()),
        command("keep", vec![suggested(required(option("keep", "face", TEXT)))]),
        command("stop", vec![option("stop", "grill", YES_OR_NO)]),
        command("lay", vec![suggested(required(option("lay", "cards", TEXT)))]),
        command("pass", vec![option("pass", "steal", YES_OR_NO)]),
        command(
            "cross",
            vec![
                suggested(required(option("cross", "row", TEXT))),
                suggested(required(option("cross", "number", NUMBER))),
            ],
        ),
        command("rules", vec![choice(option("rules", "game", TEXT), &games())]),
        command("word", vec![limited(required(option("word", "word", TEXT)), 64)]),
    ]);
    commands.extend(super::records::commands());
    commands
}

/// Variants are options of their own, each once whatever games have it.
fn play_options() -> Vec<Value> {
    let mut options = vec![
        choice(required(option("play", "game", TEXT)), &games()),
        choice(option("play", "pace", TEXT), &paces()),
    ];
    options.extend(Variant::all().into_iter().map(|variant| option("play", variant.name(), YES_OR_NO)));
    options.extend([
        option("play", "thread", YES_OR_NO),
        between(option("play", "computers", NUMBER), 1, MAX_SEATS - 1),
        choice(option("play", "level", TEXT), &levels()),
    ]);
    options
}

pub(super) fn command(name: &str, options: Vec<Value>) -> Value {
    let mut command = named(&format!("command-{name}"));
    // In servers only, and added to servers only: tables are for the regulars of a channel.
    command["type"] = 1.into();
    command["contexts"] = json!([0]);
    command["integration_types"] = json!([0]);
    if !options.is_empty() {
        command["options"] = options.into();
    }
    command
}

pub(super) fn option(command: &str, name: &str, kind: u8) -> Value {
    let mut option = named(&format!("option-{command}-{name}"));
    option["type"] = kind.into();
    option
}

/// Name and description in every language.
fn named(key: &str) -> Value {
    let (name, description) = (format!("{key}-name"), format!("{key}-description"));
    json!({
        "name": Lang::En.say(&name, &[]),
        "name_localizations": localised(&name),
        "description": Lang::En.say(&description, &[]),
        "description_localizations": localised(&description),
    })
}

fn localised(key: &str) -> Value {
    let others = [Lang::De, Lang::Ru];
    others
        .into_iter()
        .map(|lang| (lang.code().to_owned(), lang.say(key, &[]).into()))
        .collect::<Map<_, _>>()
        .into()
}

pub(super) fn required(mut option: Value) -> Value {
    option["required"] = true.into();
    option
}

pub(super) fn suggested(mut option: Value) -> Value {
    option["autocomplete"] = true.into();
    option
}

fn limited(mut option: Value, length: u32) -> Value {
    option["max_length"] = length.into();
    option
}

fn between(mut option: Value, least: usize, most: usize) -> Value {
    option["min_value"] = least.into();
    option["max_value"] = most.into();
    option
}
/// Values to choose from, with their names in every language.
pub(super) type Choices = Vec<(&'static str, [String; 3])>;

/// A choice among names that are there in every language.
pub(super) fn choice(mut option: Value, choices: &Choices) -> Value {
    let choice = |(value, [english, german, russian]): &(&str, [String; 3])| {
        json!({
            "name": english, "value": value,
            "name_localizations": { "de": german, "ru": russian },
        })
    };
    option["choices"] = choices.iter().map(choice).collect::<Vec<_>>().into();
    option
}

pub(super) fn games() -> Choices {
    let names = |game| [Lang::En, Lang::De, Lang::Ru].map(|lang| text::game_name(lang, game));
    GameKind::ALL.into_iter().map(|game| (game.name(), names(game))).collect()
}

pub(super) fn paces() -> Choices {
    let key = |pace: Pace| format!("pace-{}-name", pace.name());
    let names = |pace| [Lang::En, Lang::De, Lang::Ru].map(|lang| lang.say(&key(pace), &[]));
    Pace::ALL.into_iter().map(|pace| (pace.name(), names(pace))).collect()
}

fn levels() -> Vec<(&'static str, [String; 3])> {
    let key = |level: Level| format!("level-{level}-name");
    let names = |level| [Lang::En, Lang::De, Lang::Ru].map(|lang| lang.say(&key(level), &[]));
    Level::ALL.into_iter().map(|level| (level.name(), names(level))).collect()
}

/// The options of a typed command.
pub struct Options<'a>(pub &'a [CommandDataOption]);

impl Options<'_> {
    /// What was written, as far as it has come.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text),
            CommandDataOptionValue::Autocomplete { value, .. } => Some(value),
            _ => None,
        }
    }

    /// A number.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => Some(*number),
            CommandDataOptionValue::Autocomplete { value, .. } => value.parse().ok(),
            _ => None,
        }
    }

    /// Yes; no answer is no.
    pub fn is_on(&self, name: &str) -> bool {
        self.yes_or_no(name) == Some(true)
    }

    /// Yes or no.
    pub fn yes_or_no(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(answer) => Some(*answer),
            _ => None,
        }
    }

    /// A person.
    pub fn user(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            CommandDataOptionValue::User(user) => Some(user.get()),
            _ => None,
        }
    }

    /// A channel.
    pub fn channel(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            CommandDataOptionValue::Channel(channel) => Some(channel.get()),
            _ => None,
        }
    }

    /// The part of a command that has parts.
    pub fn part(&self) -> Option<&str> {
        self.0.iter().find_map(|option| match option.value {
            CommandDataOptionValue::SubCommand(_) => Some(option.name.as_str()),
            _ => None,
        })
    }

    /// The option that is being typed, and what is there of it.
    pub fn focused(&self) -> Option<(&str, &str)> {
        self.0.iter().find_map(|option| match &option.value {
            CommandDataOptionValue::Autocomplete { value, .. } => {
                Some((option.name.as_str(), value.as_str()))
            }
            _ => None,
        })
    }

    fn value(&self, name: &str) -> Option<&CommandDataOptionValue> {
        self.0.iter().find(|option| option.name == name).map(|option| &option.value)
    }
}
