//! What a server and a person can set, typed. In the store they are words by key; a word that means nothing counts as
//! not set.

use crate::table::Pace;
use crate::text::Lang;

/// Declares everything that can be set in one place: its field and type, what it usually is, its key in the store, the
/// option that changes it, and the text that shows it. The option is described by `option-COMMAND-OPTION-description`.
macro_rules! settings {
    ($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* $field:ident: $type:ty = $usual:expr, $key:expr, $option:literal, $text:literal;)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$doc])* pub $field: $type,)* }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $usual,)* }
            }
        }

        impl $name {
            /// From what is stored.
            pub fn read(stored: &[(String, String)]) -> $name {
                $name { $($field: value(stored, $key).and_then(Word::read).unwrap_or($usual),)* }
            }

            /// All of it, in the order in which it is shown.
            pub fn all(self) -> Vec<Setting> {
                vec![$(Setting { key: $key, option: $option, text: $text, value: self.$field.into() },)*]
            }
        }
    };
}

settings! {
    /// What those who manage a server have settled.
    pub struct Server {
        /// The language of what everybody reads; none for the one Discord has for the server.
        language: Option<Lang> = None, key::LANGUAGE, "language", "settings-language";
        /// The pace of a table for which nobody chose one.
        pace: Pace = Pace::default(), "pace", "pace", "settings-pace";
        /// Whether people are pinged when it is their turn.
        mentions: bool = true, "mentions", "mentions", "settings-mentions";
        /// Whether boards are text without pictures.
        text_only: bool = false, "text-only", "text-only", "settings-text-only";
        /// Who may end a game that is under way.
        enders: Enders = Enders::default(), "enders", "end", "settings-enders";
        /// The channel for the weekly leaderboard.
        weekly: Option<u64> = None, key::WEEKLY, "weekly", "settings-weekly";
    }
}

settings! {
    /// What a person has settled for themselves, in every server.
    pub struct Personal {
        /// The language of what only they read; none for the one of their Discord.
        language: Option<Lang> = None, key::LANGUAGE, "language", "preferences-language";
        /// Whether they are pinged when it is their turn.
        mentions: bool = true, "mentions", "mentions", "preferences-mentions";
    }
}

/// Keys that are not only read and written as a setting.
pub mod key {
    /// A language that was chosen. (`language` alone is the one last heard.)
    pub const LANGUAGE: &str = "chosen-language";
    /// See [`Server::weekly`](super::Server::weekly).
    pub const WEEKLY: &str = "weekly";
}

/// Something that can be set, and what it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its key in the store.
    pub key: &'static str,
    /// The option that changes it.
    pub option: &'static str,
    /// The key of the text that shows it.
    pub text: &'static str,
    /// What it is.
    pub value: Value,
}

/// The kinds of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A language, or the one that Discord says.
    Language(Option<Lang>),
    /// How long a turn may take.
    Pace(Pace),
    /// On or off.
    Switch(bool),
    /// Who may end a game.
    Enders(Enders),
    /// A channel, or none.
    Channel(Option<u64>),
}

/// A value that is stored as a word.
trait Word: Sized + Into<Value> {
    /// From the store; none if the word means nothing.
    fn read(word: &str) -> Option<Self>;
}

/// How each kind is read.
macro_rules! words {
    ($($type:ty as $kind:ident: $read:expr;)*) => {
        $(
            impl From<$type> for Value {
                fn from(value: $type) -> Value {
                    Value::$kind(value)
                }
            }

            impl Word for $type {
                fn read(word: &str) -> Option<$type> {
                    $read(word)
                }
            }
        )*
    };
}

words! {
    Option<Lang> as Language: |code| Lang::ALL.into_iter().find(|lang| lang.code() == code).map(Some);
    Pace as Pace: |name| Pace::ALL.into_iter().find(|pace| pace.name() == name);
    bool as Switch: |word| Some(word == "on");
    Enders as Enders: |name| Enders::ALL.into_iter().find(|enders| enders.name() == name);
    Option<u64> as Channel: |id: &str| id.parse().ok().map(Some);
}

/// How something that is on or off is stored.
pub const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn value<'a>(stored: &'a [(String, String)], key: &str) -> Option<&'a str> {
    stored.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// Who may end a game that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Enders {
    /// The host and moderators at once, the players by a majority.
    #[default]
    Host,
    /// Moderators at once, the players by a majority; the host is one of them.
    Vote,
    /// Moderators alone.
    Moderators,
}

impl Enders {
    /// All of them, in the order they are offered.
    pub const ALL: [Enders; 3] = [Enders::Host, Enders::Vote, Enders::Moderators];

    /// Its name in options and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Enders::Host => "host",
            Enders::Vote => "vote",
            Enders::Moderators => "moderators",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn what_is_not_set_or_means_nothing_is_as_usual() {
        assert_eq!(Server::read(&[]), Server::default());
        let odd = stored(&[("pace", "hasty"), ("enders", "me"), ("weekly", "x"), ("chosen-language", "fr")]);
        assert_eq!(Server::read(&odd), Server::default());
        assert_eq!(Personal::read(&odd), Personal::default());
    }

    #[test]
    fn what_is_set_counts() {
        let set = stored(&[
            ("chosen-language", "ru"),
            ("pace", "relaxed"),
            ("mentions", "off"),
            ("text-only", "on"),
            ("enders", "vote"),
            ("weekly", "12"),
        ]);
        let server = Server {
            language: Some(Lang::Ru),
            pace: Pace::Relaxed,
            mentions: false,
            text_only: true,
            enders: Enders::Vote,
            weekly: Some(12),
        };
        assert_eq!(Server::read(&set), server);
        assert_eq!(Personal::read(&set), Personal { language: Some(Lang::Ru), mentions: false });
    }
}
