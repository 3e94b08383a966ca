//! The languages.

use serde::{Deserialize, Serialize};

use super::catalogue::{self, Arg};

/// A language the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, which everything else falls back to.
    #[default]
    En,
    /// German.
    De,
    /// Russian.
    Ru,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Ru];

    /// The language of a locale as Discord names it, such as `de` or `en-GB`; English for any other.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language)).unwrap_or_default()
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Ru => "ru",
        }
    }

    /// The locales of Discord's that it is for. Not the same as its code: Discord has `en-US` and `en-GB`.
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Lang::En => &["en-US", "en-GB"],
            Lang::De => &["de"],
            Lang::Ru => &["ru"],
        }
    }

    /// The sentence of this key with the arguments filled in. A key that the catalogue lacks is said in English,
    /// and one that English lacks is the key itself: odd to read, but never an error in the middle of a game.
    pub fn say(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        catalogue::format(self, key, args)
            .or_else(|| catalogue::format(Lang::En, key, args))
            .unwrap_or_else(|| key.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_discord_find_their_language() {
        for (locale, lang) in [
            ("de", Lang::De),
            ("ru", Lang::Ru),
            ("en-GB", Lang::En),
            ("en-US", Lang::En),
            ("de-AT", Lang::De),
            ("DE", Lang::De),
            ("pt-BR", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale:?}");
        }
    }

    #[test]
    fn an_unknown_key_is_said_as_it_is() {
        assert_eq!(Lang::Ru.say("no-such-key", &[]), "no-such-key");
    }

    #[test]
    fn numbers_choose_their_plural_form() {
        let cards = |lang: Lang, count: u8| lang.say("count-cards", &[("count", count.into())]);
        assert_eq!([1, 2].map(|count| cards(Lang::En, count)), ["1 card", "2 cards"]);
        assert_eq!([1, 2].map(|count| cards(Lang::De, count)), ["1 Karte", "2 Karten"]);
        assert_eq!(
            [1, 3, 5, 11, 21, 24].map(|count| cards(Lang::Ru, count)),
            ["1 карта", "3 карты", "5 карт", "11 карт", "21 карта", "24 карты"]
        );
    }

    #[test]
    fn a_negative_number_has_a_true_minus() {
        assert_eq!(Lang::En.say("count-points", &[("count", (-5).into())]), "−5 points");
    }
}
