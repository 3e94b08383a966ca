//! The settings of servers and users, typed. The store has them as texts by key. An invalid text counts as unset. A
//! switch is on only if its text is `on`.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::quiet_hours::{Hours, QuietHours, Zone};
use crate::table::{ComputerPace, Pace, Reminders};
use crate::text::Lang;

/// Declares all settings in one place: who may change them, then for each its field and type, default, key in the
/// store, command option, and the text that shows it. The option is described by
/// `option-COMMAND-OPTION-description`.
macro_rules! settings {
    ($(#[$about:meta])* pub struct $name:ident, changed by $changed_by:ident {
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
            /// Who may change them.
            pub const CHANGED_BY: ChangedBy = ChangedBy::$changed_by;

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
    /// A server's settings.
    pub struct ServerSettings, changed by ServerManagers {
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
        /// Whether players may take back a move of which nothing has come.
        takeback: bool = true, "takeback", "takeback", "settings-takeback";
        /// Who may end a running game.
        enders: EndPolicy = EndPolicy::default(), "enders", "end", "settings-enders";
        /// The channel for the weekly leaderboard.
        weekly: Option<u64> = None, key::WEEKLY, "weekly", "settings-weekly";
        /// The hours in which nobody is pinged in its channels.
        quiet: Option<Hours> = None, key::QUIET, "quiet", "settings-quiet";
        /// The time zone of those hours.
        zone: Option<Zone> = None, key::ZONE, "zone", "settings-zone";
    }
}

settings! {
    /// A user's own settings, for all servers.
    pub struct UserSettings, changed by EachUser {
        /// The language of ephemeral messages; none means the language of their Discord.
        language: Option<Lang> = None, key::LANGUAGE, "language", "preferences-language";
        /// Where they are told that it is their turn.
        notify: Notify = Notify::default(), key::NOTIFY, "notify", "preferences-notify";
        /// When they are reminded.
        remind: Reminders = Reminders::default(), key::REMINDERS, "remind", "preferences-remind";
        /// The hours in which they are told nothing.
        quiet: Option<Hours> = None, key::QUIET, "quiet", "preferences-quiet";
        /// Their time zone.
        zone: Option<Zone> = None, key::ZONE, "zone", "preferences-zone";
        /// Whether they get every board in words, in their private panel.
        text_boards: bool = false, "text-boards", "text-boards", "preferences-text-boards";
        /// Whether the results of their games show how the chances to win went.
        curves: bool = true, "curves", "curves", "preferences-curves";
    }
}

impl ServerSettings {
    /// The quiet hours of the server's channels.
    pub fn quiet_hours(&self) -> Option<QuietHours> {
        quiet_hours(self.quiet, self.zone)
    }
}

impl UserSettings {
    /// The user's quiet hours.
    pub fn quiet_hours(&self) -> Option<QuietHours> {
        quiet_hours(self.quiet, self.zone)
    }
}

fn quiet_hours(hours: Option<Hours>, zone: Option<Zone>) -> Option<QuietHours> {
    Some(QuietHours { hours: hours?, zone: zone? })
}

/// Keys that are also used outside of this module.
pub mod key {
    /// The chosen language. (`language` alone is the one last used in the server.)
    pub const LANGUAGE: &str = "chosen-language";
    /// See [`ServerSettings::weekly`](super::ServerSettings::weekly).
    pub const WEEKLY: &str = "weekly";
    /// See [`UserSettings::notify`](super::UserSettings::notify). The key is older than direct messages.
    pub const NOTIFY: &str = "mentions";
    /// See [`UserSettings::remind`](super::UserSettings::remind).
    pub const REMINDERS: &str = "remind";
    /// Set if Discord refuses direct messages to somebody.
    pub const CLOSED: &str = "direct-closed";
    /// The times of day of quiet hours.
    pub const QUIET: &str = "quiet";
    /// The time zone of a server or a user.
    pub const ZONE: &str = "zone";
    /// Of a user: they have been told how to learn the games, or need not be told.
    pub const WELCOMED: &str = "welcomed";
    /// Of a server: the bot has said hello there.
    pub const GREETED: &str = "greeted";
}

/// Who may change a setting. The command that changes it is registered for them only, and refuses everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedBy {
    /// Those who may manage the server, for everybody in it.
    ServerManagers,
    /// Each user for themselves.
    EachUser,
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
    /// Where somebody is told that it is their turn.
    Notify(Notify),
    /// When somebody is reminded.
    Reminders(Reminders),
    /// A channel, or none.
    Channel(Option<u64>),
    /// Times of day, or none.
    Hours(Option<Hours>),
    /// A time zone, or none.
    Zone(Option<Zone>),
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
    Notify as Notify: |name: &str| Some(name.parse().unwrap_or(Notify::Neither));
    Reminders as Reminders: |name: &str| name.parse().ok();
    Option<u64> as Channel: |id: &str| id.parse().ok().map(Some);
    Option<Hours> as Hours: |text: &str| text.parse().ok().map(Some);
    Option<Zone> as Zone: |name: &str| name.parse().ok().map(Some);
}

/// The stored form of a switch.
pub const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn value<'a>(stored: &'a [(String, String)], key: &str) -> Option<&'a str> {
    stored.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// Where somebody is told that it is their turn. Once this was a switch, so what is stored of the first and the last is what
/// is stored of a switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Notify {
    /// In the channel, by a mention.
    #[default]
    #[strum(serialize = "on")]
    Channel,
    /// By a direct message.
    Direct,
    /// By both.
    Both,
    /// By neither.
    #[strum(serialize = "off")]
    Neither,
}

impl Notify {
    /// Whether by a mention in the channel.
    pub const fn in_channel(self) -> bool {
        matches!(self, Notify::Channel | Notify::Both)
    }

    /// Whether by a direct message.
    pub const fn directly(self) -> bool {
        matches!(self, Notify::Direct | Notify::Both)
    }
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
            ("remind", "soon"),
            ("pace", "hasty"),
            ("computers", "dizzy"),
            ("enders", "me"),
            ("weekly", "x"),
            ("chosen-language", "xx"),
            ("quiet", "8-8"),
            ("zone", "Moon/Base"),
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
            ("takeback", "off"),
            ("enders", "vote"),
            ("weekly", "12"),
            ("quiet", "22:00-08:00"),
            ("zone", "Europe/Berlin"),
            ("text-boards", "on"),
            ("curves", "off"),
        ]);
        let (quiet, zone) = ("22-8".parse().ok(), "Europe/Berlin".parse().ok());
        let server = ServerSettings {
            language: Some(Lang::Ru),
            pace: Pace::Relaxed,
            mentions: false,
            text_only: true,
            computers: ComputerPace::AtOnce,
            hints: false,
            takeback: false,
            enders: EndPolicy::Vote,
            weekly: Some(12),
            quiet,
            zone,
        };
        let (notify, remind) = (Notify::Neither, Reminders::Usual);
        let (text_boards, curves) = (true, false);
        let user =
            UserSettings { language: Some(Lang::Ru), notify, remind, quiet, zone, text_boards, curves };
        assert_eq!(ServerSettings::read(&set), server);
        assert_eq!(UserSettings::read(&set), user);
        assert_eq!(
            user.quiet_hours().map(|quiet| quiet.to_string()).as_deref(),
            Some("22:00-08:00 Europe/Berlin")
        );
        assert_eq!(UserSettings { zone: None, ..user }.quiet_hours(), None, "nobody knows when that is");
        let set = stored(&[("mentions", "direct"), ("remind", "6h")]);
        let told = UserSettings::read(&set);
        assert_eq!((told.notify, told.remind), (Notify::Direct, Reminders::SixHours));
    }

    #[test]
    fn who_has_switched_mentions_on_or_off_is_told_as_before() {
        let notify = |value: &str| UserSettings::read(&stored(&[("mentions", value)])).notify;
        assert_eq!(notify("on"), Notify::Channel);
        assert_eq!(notify("off"), Notify::Neither);
        assert_eq!(notify("perhaps"), Notify::Neither, "a switch is on only if its text is on");
        assert_eq!(UserSettings::read(&[]).notify, Notify::Channel);
    }
}
