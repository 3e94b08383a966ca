//! The settings of servers and users, typed. The store has them as texts by key. An invalid text counts as unset. A
//! switch is on only if its text is `on`.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::table::{ComputerPace, Pace};
use crate::text::Lang;

/// Declares all settings in one place: field and type, default, key in the store, command option, and the
/// text that shows it. The option is described by `option-COMMAND-OPTION-description`.
macro_rules! settings {
    ($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* $field:ident: $type:ty = $default:expr, $key:expr, $option:literal, $text:literal;)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$doc])* pub $field: $type,)* }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default,)* }
            }
        }

        impl $name {
            /// Parses the stored settings.
            pub fn read(stored: &[(String, String)]) -> $name {
                $name { $($field: value(stored, $key).and_then(StoredValue::read).unwrap_or($default),)* }
            }

            /// All settings, in the order in which they are shown.
            pub fn all(self) -> Vec<Setting> {
                vec![$(Setting { key: $key, option: $option, text: $text, value: self.$field.into() },)*]
            }
        }
    };
}

settings! {
    /// A server's settings, changed by those who manage it.
    pub struct ServerSettings {
        /// The language of public messages; none means the server's language in Discord.
        language: Option<Lang> = None, key::LANGUAGE, "language", "settings-language";
        /// The default pace of new tables.
        pace: Pace = Pace::default(), "pace", "pace", "settings-pace";
        /// Whether players are pinged when it is their turn.
        mentions: bool = true, "mentions", "mentions", "settings-mentions";
        /// Whether boards are text without pictures.
        text_only: bool = false, "text-only", "text-only", "settings-text-only";
        /// How fast computers play.
        computers: ComputerPace = ComputerPace::default(), "computers", "computers", "settings-computers";
        /// Whether there are hints in games that are rated.
        hints: bool = true, "rated-hints", "hints", "settings-hints";
        /// Who may end a running game.
        enders: EndPolicy = EndPolicy::default(), "enders", "end", "settings-enders";
        /// The channel for the weekly leaderboard.
        weekly: Option<u64> = None, key::WEEKLY, "weekly", "settings-weekly";
    }
}

settings! {
    /// A user's own settings, for all servers.
    pub struct UserSettings {
        /// The language of ephemeral messages; none means the language of their Discord.
        language: Option<Lang> = None, key::LANGUAGE, "language", "preferences-language";
        /// Whether they are pinged when it is their turn.
        mentions: bool = true, "mentions", "mentions", "preferences-mentions";
    }
}

/// Keys that are also used outside of this module.
pub mod key {
    /// The chosen language. (`language` alone is the one last used in the server.)
    pub const LANGUAGE: &str = "chosen-language";
    /// See [`ServerSettings::weekly`](super::ServerSettings::weekly).
    pub const WEEKLY: &str = "weekly";
}

/// A setting and its current value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its key in the store.
    pub key: &'static str,
    /// The option that changes it.
    pub option: &'static str,
    /// The key of the text that shows it.
    pub text: &'static str,
    /// Its value.
    pub value: SettingValue,
}

/// The kinds of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingValue {
    /// A language; none means the one in Discord.
    Language(Option<Lang>),
    /// How long a turn may take.
    Pace(Pace),
    /// On or off.
    Switch(bool),
    /// How fast computers play.
    Computers(ComputerPace),
    /// Who may end a running game.
    EndPolicy(EndPolicy),
    /// A channel, or none.
    Channel(Option<u64>),
}

/// A value that is stored as a text.
trait StoredValue: Sized + Into<SettingValue> {
    /// Parses the stored text; none if it is invalid.
    fn read(text: &str) -> Option<Self>;
}

/// Implements parsing for each kind.
macro_rules! stored_values {
    ($($type:ty as $kind:ident: $read:expr;)*) => {
        $(
            impl From<$type> for SettingValue {
                fn from(value: $type) -> SettingValue {
                    SettingValue::$kind(value)
                }
            }

            impl StoredValue for $type {
                fn read(text: &str) -> Option<$type> {
                    $read(text)
                }
            }
        )*
    };
}

stored_values! {
    Option<Lang> as Language: |code| Lang::ALL.into_iter().find(|lang| lang.code() == code).map(Some);
    Pace as Pace: |name: &str| name.parse().ok();
    bool as Switch: |text| Some(text == "on");
    ComputerPace as Computers: |name: &str| name.parse().ok();
    EndPolicy as EndPolicy: |name: &str| name.parse().ok();
    Option<u64> as Channel: |id: &str| id.parse().ok().map(Some);
}

/// The stored form of a switch.
pub const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn value<'a>(stored: &'a [(String, String)], key: &str) -> Option<&'a str> {
    stored.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// Who may end a running game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum EndPolicy {
    /// The host and moderators at once, the players by majority.
    #[default]
    Host,
    /// Moderators at once; the players, including the host, by majority.
    Vote,
    /// Only moderators.
    Moderators,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn unset_and_invalid_settings_have_defaults() {
        assert_eq!(ServerSettings::read(&[]), ServerSettings::default());
        let odd = stored(&[
            ("pace", "hasty"),
            ("computers", "dizzy"),
            ("enders", "me"),
            ("weekly", "x"),
            ("chosen-language", "xx"),
        ]);
        assert_eq!(ServerSettings::read(&odd), ServerSettings::default());
        assert_eq!(UserSettings::read(&odd), UserSettings::default());
    }

    #[test]
    fn stored_settings_are_read() {
        let set = stored(&[
            ("chosen-language", "ru"),
            ("pace", "relaxed"),
            ("mentions", "off"),
            ("text-only", "on"),
            ("computers", "at-once"),
            ("rated-hints", "off"),
            ("enders", "vote"),
            ("weekly", "12"),
        ]);
        let server = ServerSettings {
            language: Some(Lang::Ru),
            pace: Pace::Relaxed,
            mentions: false,
            text_only: true,
            computers: ComputerPace::AtOnce,
            hints: false,
            enders: EndPolicy::Vote,
            weekly: Some(12),
        };
        assert_eq!(ServerSettings::read(&set), server);
        assert_eq!(UserSettings::read(&set), UserSettings { language: Some(Lang::Ru), mentions: false });
    }
}
