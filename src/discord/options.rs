//! Options of slash commands: registration in every language, and parsing.

use serenity::all::{CommandData, CommandDataOptionValue, CommandOptionType, CreateCommandOption};
use strum::VariantArray;

use super::commands::InputError;
use crate::games::GameKind;
use crate::table::Pace;
use crate::text::{self, Lang};

/// Texts by Discord locale in every language but English, which is Discord's default for all other locales.
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
pub struct OptionBuilder {
    /// The command's name.
    pub command: &'static str,
}

impl OptionBuilder {
    /// A text.
    pub fn text(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::String, name)
    }

    /// An integer.
    pub fn number(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Integer, name)
    }

    /// A boolean.
    pub fn boolean(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Boolean, name)
    }

    /// A member of the server.
    pub fn user(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::User, name)
    }

    /// A channel of the server.
    pub fn channel(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::Channel, name)
    }

    /// A subcommand.
    pub fn subcommand(self, name: &str) -> CreateCommandOption {
        self.option(CommandOptionType::SubCommand, name)
    }

    /// A game, by choice.
    pub fn game(self, name: &str) -> CreateCommandOption {
        choices_of(self.text(name), GameKind::ALL, GameKind::name, text::game_name)
    }

    /// A pace, by choice.
    pub fn pace(self, name: &str) -> CreateCommandOption {
        choices(self.text(name), pace_name)
    }

    /// A language, by choice, or «as in Discord».
    pub fn language(self, name: &str) -> CreateCommandOption {
        let languages = std::iter::once(None).chain(Lang::ALL.map(Some));
        let name_of = |lang: Lang, language: Option<Lang>| match language {
            Some(language) => language.name().to_owned(),
            None => lang.say("language-discord", &[]),
        };
        choices_of(
            self.text(name),
            languages,
            |language| language.map_or(DISCORD_LANGUAGE, Lang::code),
            name_of,
        )
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

/// The value that stands for the language of Discord's own locale.
const DISCORD_LANGUAGE: &str = "discord";

/// Adds all values of an enum as choices, named in every language.
pub fn choices<T: Copy + VariantArray + Into<&'static str>>(
    option: CreateCommandOption,
    name: impl Fn(Lang, T) -> String,
) -> CreateCommandOption {
    choices_of(option, T::VARIANTS.iter().copied(), Into::into, name)
}

/// Adds these values as choices, named in every language.
fn choices_of<T: Copy>(
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
    lang.say(&format!("pace-{pace}-name"), &[])
}

/// The options of a received command.
#[derive(Clone, Copy)]
pub struct Options<'a>(pub &'a CommandData);

impl<'a> Options<'a> {
    /// The command's name.
    pub fn command(&self) -> &'a str {
        &self.0.name
    }

    /// A text, or the part of it typed so far.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text),
            CommandDataOptionValue::Autocomplete { value, .. } => Some(value),
            _ => None,
        }
    }

    /// A text that must be present.
    pub fn required_text(&self, name: &str) -> Result<&'a str, InputError> {
        self.text(name).ok_or(InputError::Incomplete)
    }

    /// An integer.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => Some(*number),
            CommandDataOptionValue::Autocomplete { value, .. } => value.parse().ok(),
            _ => None,
        }
    }

    /// A boolean; false if it is missing.
    pub fn is_on(&self, name: &str) -> bool {
        self.boolean(name) == Some(true)
    }

    /// A boolean.
    pub fn boolean(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(answer) => Some(*answer),
            _ => None,
        }
    }

    /// A user's id.
    pub fn user(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            CommandDataOptionValue::User(user) => Some(user.get()),
            _ => None,
        }
    }

    /// Whether the user of an option is an app.
    pub fn is_bot(&self, name: &str) -> bool {
        let user = self.user(name).and_then(|user| self.0.resolved.users.get(&user.into()));
        user.is_some_and(|user| user.bot)
    }

    /// A channel's id.
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

    /// The chosen language's code. The inner `None` means the language of Discord's locale.
    pub fn language(&self, name: &str) -> Option<Option<&'a str>> {
        self.text(name).map(|chosen| Some(chosen).filter(|chosen| *chosen != DISCORD_LANGUAGE))
    }

    /// The chosen subcommand.
    pub fn subcommand(&self) -> Option<&'a str> {
        self.0.options.iter().find_map(|option| match option.value {
            CommandDataOptionValue::SubCommand(_) => Some(option.name.as_str()),
            _ => None,
        })
    }

    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        let own = self.0.options.iter();
        let of_subcommand = own.clone().flat_map(|option| match &option.value {
            CommandDataOptionValue::SubCommand(options) => options.as_slice(),
            _ => &[],
        });
        own.chain(of_subcommand).find(|option| option.name == name).map(|option| &option.value)
    }
}
