//! The options of commands: how they are registered, in every language, and how what was typed is read.

use serenity::all::{CommandData, CommandDataOptionValue, CommandOptionType, CreateCommandOption};

use super::commands::InputError;
use crate::games::GameKind;
use crate::table::Pace;
use crate::text::{self, Lang};

/// Texts in every language but English, which is what Discord shows anybody else, by Discord's locales.
pub fn localised(say: impl Fn(Lang) -> String) -> Vec<(&'static str, String)> {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
    others
        .flat_map(|lang| lang.locales().iter().map(move |locale| (*locale, lang)))
        .map(|(locale, lang)| (locale, say(lang)))
        .collect()
}

/// Defines the options of one command. The catalogues have `option-COMMAND-NAME-name` and
/// `option-COMMAND-NAME-description`.
#[derive(Clone, Copy)]
pub struct Define {
    /// The command's name.
    pub command: &'static str,
}

impl Define {
    /// Something to write.
    pub fn text(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::String, name)
    }

    /// A whole number.
    pub fn number(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Integer, name)
    }

    /// Yes or no.
    pub fn yes_or_no(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Boolean, name)
    }

    /// Somebody of the server.
    pub fn user(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::User, name)
    }

    /// A channel of the server.
    pub fn channel(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Channel, name)
    }

    /// A part of a command that has parts.
    pub fn part(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::SubCommand, name)
    }

    /// One of the games.
    pub fn game(self, name: &str) -> CreateCommandOption {
        choices(self.text(name), GameKind::ALL, GameKind::name, text::game_name)
    }

    /// One of the paces.
    pub fn pace(self, name: &str) -> CreateCommandOption {
        choices(self.text(name), Pace::ALL, Pace::name, pace_name)
    }

    /// One of the languages, or the one that Discord says.
    pub fn language(self, name: &str) -> CreateCommandOption {
        let languages = std::iter::once(None).chain(Lang::ALL.map(Some));
        let name_of = |lang: Lang, language: Option<Lang>| match language {
            Some(language) => language.name().to_owned(),
            None => lang.say("language-discord", &[]),
        };
        choices(self.text(name), languages, |language| language.map_or(DISCORDS, Lang::code), name_of)
    }

    fn option(self, kind: CommandOptionType, name: &str) -> CreateCommandOption {
        let key = |part: &str| format!("option-{}-{name}-{part}", self.command);
        let (named, described) = (key("name"), key("description"));
        let mut option = CreateCommandOption::new(kind, name, Lang::En.say(&described, &[]));
        for (locale, text) in localised(|lang| lang.say(&named, &[])) {
            option = option.name_localized(locale, text);
        }
        for (locale, text) in localised(|lang| lang.say(&described, &[])) {
            option = option.description_localized(locale, text);
        }
        option
    }
}

/// The value of a language option for the language that Discord says.
const DISCORDS: &str = "discord";

/// The option with values to choose from, named in every language.
pub fn choices<T: Copy>(
    option: CreateCommandOption,
    values: impl IntoIterator<Item = T>,
    value: impl Fn(T) -> &'static str,
    name: impl Fn(Lang, T) -> String,
) -> CreateCommandOption {
    values.into_iter().fold(option, |option, choice| {
        let names = localised(|lang| name(lang, choice));
        option.add_string_choice_localized(name(Lang::En, choice), value(choice), names)
    })
}

/// The name of a pace.
pub fn pace_name(lang: Lang, pace: Pace) -> String {
    lang.say(&format!("pace-{}-name", pace.name()), &[])
}

/// A command as somebody typed it.
#[derive(Clone, Copy)]
pub struct Options<'a>(pub &'a CommandData);

impl<'a> Options<'a> {
    /// The command's name.
    pub fn command(&self) -> &'a str {
        &self.0.name
    }

    /// What was written, as far as it has come.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text),
            CommandDataOptionValue::Autocomplete { value, .. } => Some(value),
            _ => None,
        }
    }

    /// What was written for an option that every such command has.
    pub fn required_text(&self, name: &str) -> Result<&'a str, InputError> {
        self.text(name).ok_or(InputError::Incomplete)
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

    /// Somebody.
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

    /// A game.
    pub fn game(&self, name: &str) -> Option<GameKind> {
        self.text(name)?.parse().ok()
    }

    /// The code of a language that was chosen; none inside for the one that Discord says.
    pub fn language(&self, name: &str) -> Option<Option<&'a str>> {
        self.text(name).map(|chosen| Some(chosen).filter(|chosen| *chosen != DISCORDS))
    }

    /// The part of a command that has parts.
    pub fn part(&self) -> Option<&'a str> {
        self.0.options.iter().find_map(|option| match option.value {
            CommandDataOptionValue::SubCommand(_) => Some(option.name.as_str()),
            _ => None,
        })
    }

    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        self.0.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }
}
