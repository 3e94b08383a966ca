//! What a server and a person can set, typed. In the store they are words by key; a word that means nothing counts as
//! not set.

use crate::table::Pace;
use crate::text::Lang;

/// What those who manage a server have settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Server {
    /// The language of what everybody reads; none for the one Discord has for the server.
    pub language: Option<Lang>,
    /// The pace of a table for which nobody chose one.
    pub pace: Pace,
    /// Whether people are pinged when it is their turn.
    pub mentions: bool,
    /// Whether boards are text without pictures.
    pub text_only: bool,
    /// Who may end a game that is under way.
    pub enders: Enders,
    /// The channel for the weekly leaderboard.
    pub weekly: Option<u64>,
}

impl Default for Server {
    fn default() -> Server {
        Server {
            language: None,
            pace: Pace::default(),
            mentions: true,
            text_only: false,
            enders: Enders::default(),
            weekly: None,
        }
    }
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

/// What a person has settled for themselves, in every server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Personal {
    /// The language of what only they read; none for the one of their Discord.
    pub language: Option<Lang>,
    /// Whether they are pinged when it is their turn.
    pub mentions: bool,
}

impl Default for Personal {
    fn default() -> Personal {
        Personal { language: None, mentions: true }
    }
}

/// The keys, as they are stored.
pub mod key {
    /// A language that was chosen. (`language` alone is the one last heard.)
    pub const LANGUAGE: &str = "chosen-language";
    /// See [`Server::pace`](super::Server::pace).
    pub const PACE: &str = "pace";
    /// See [`Server::mentions`](super::Server::mentions).
    pub const MENTIONS: &str = "mentions";
    /// See [`Server::text_only`](super::Server::text_only).
    pub const TEXT_ONLY: &str = "text-only";
    /// See [`Server::enders`](super::Server::enders).
    pub const ENDERS: &str = "enders";
    /// See [`Server::weekly`](super::Server::weekly).
    pub const WEEKLY: &str = "weekly";
}

impl Server {
    /// From what is stored.
    pub fn read(settings: &[(String, String)]) -> Server {
        let usual = Server::default();
        let named = |name: &str| Pace::ALL.into_iter().find(|pace| pace.name() == name);
        let ending = |name: &str| Enders::ALL.into_iter().find(|enders| enders.name() == name);
        Server {
            language: value(settings, key::LANGUAGE).and_then(language),
            pace: value(settings, key::PACE).and_then(named).unwrap_or(usual.pace),
            mentions: value(settings, key::MENTIONS).map_or(usual.mentions, is_on),
            text_only: value(settings, key::TEXT_ONLY).map_or(usual.text_only, is_on),
            enders: value(settings, key::ENDERS).and_then(ending).unwrap_or_default(),
            weekly: value(settings, key::WEEKLY).and_then(|id| id.parse().ok()),
        }
    }
}

impl Personal {
    /// From what is stored.
    pub fn read(settings: &[(String, String)]) -> Personal {
        Personal {
            language: value(settings, key::LANGUAGE).and_then(language),
            mentions: value(settings, key::MENTIONS).is_none_or(is_on),
        }
    }
}

fn value<'a>(settings: &'a [(String, String)], key: &str) -> Option<&'a str> {
    settings.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

fn language(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

fn is_on(value: &str) -> bool {
    value == "on"
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
