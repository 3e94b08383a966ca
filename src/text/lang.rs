//! The languages: one table, and everything that follows from it.
//!
//! To add a language, add a line to [`languages!`](self), a folder `text/<code>` with the shared texts
//! (`shared.ftl`) and the words people type (`words.txt`), and a catalogue `<code>.ftl` in the folder of the
//! worm dice and of each game. A missing file is a compile error, a missing text a failing test.

use super::catalogue::{self, Arg};

const NO_BREAK_SPACE: &str = "\u{a0}";

/// A row of the table.
struct Language {
    code: &'static str,
    locales: &'static [&'static str],
    name: &'static str,
    decimal_point: char,
    before_percent: &'static str,
}

/// Generates [`Lang`] from the table, and [`in_language!`], which includes a file for each language.
macro_rules! languages {
    ($($Lang:ident { code: $code:literal, $($rest:tt)* },)*) => {
        /// A language of the bot.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the table says what they are")]
        pub enum Lang {
            $($Lang),*
        }

        impl Lang {
            const WITH_PSEUDO: [Lang; [$($code),*].len()] = [$(Lang::$Lang),*];

            const fn language(self) -> Language {
                match self {
                    $(Lang::$Lang => Language { code: $code, $($rest)* },)*
                }
            }
        }

        /// Includes the file with the language's code in its name: `in_language!(lang, "games/pig/",
        /// ".ftl")`.
        macro_rules! in_language {
            ($lang:expr, $before:expr, $after:expr) => {
                match $lang {
                    $($crate::text::Lang::$Lang => include_str!(concat!($before, $code, $after)),)*
                }
            };
        }
        pub(crate) use in_language;
    };
}

// The pseudo-language comes last. It is for tests only: users can't choose it and Discord has no such locale.
languages! {
    En { code: "en", locales: &["en-US", "en-GB"], name: "English", decimal_point: '.', before_percent: "" },
    De { code: "de", locales: &["de"], name: "Deutsch", decimal_point: ',', before_percent: NO_BREAK_SPACE },
    Ru { code: "ru", locales: &["ru"], name: "Русский", decimal_point: ',', before_percent: NO_BREAK_SPACE },
    Fr { code: "fr", locales: &["fr"], name: "Français", decimal_point: ',', before_percent: NO_BREAK_SPACE },
    Es { code: "es", locales: &["es-ES", "es-419"], name: "Español", decimal_point: ',', before_percent: NO_BREAK_SPACE },
    Pl { code: "pl", locales: &["pl"], name: "Polski", decimal_point: ',', before_percent: "" },
    Pseudo { code: "en", locales: &["en-XA"], name: "[Éénglïïsh]", decimal_point: '.', before_percent: "" },
}

impl Default for Lang {
    /// English, the fallback for everything else.
    fn default() -> Lang {
        Lang::En
    }
}

impl Lang {
    /// All languages that users can choose. English comes first: it is the fallback.
    pub const ALL: [Lang; Lang::WITH_PSEUDO.len() - 1] = {
        let [offered @ .., _pseudo] = Lang::WITH_PSEUDO;
        offered
    };

    /// The code in its file names, which also selects the plural rules.
    pub const fn code(self) -> &'static str {
        self.language().code
    }

    /// Discord's locales for it, the default one first. They differ from the code: Discord has no `en`, but
    /// `en-US` and `en-GB`.
    pub const fn locales(self) -> &'static [&'static str] {
        self.language().locales
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        self.language().name
    }

    /// The decimal separator.
    pub const fn decimal_point(self) -> char {
        self.language().decimal_point
    }

    /// The text between a number and its percent sign.
    pub const fn before_percent(self) -> &'static str {
        self.language().before_percent
    }

    /// The language of one of Discord's locales, such as `de` or `en-GB`; English for unknown ones.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['-', '_']).next().unwrap_or_default();
        let has_locale = |lang: &Lang| lang.locales().contains(&locale);
        let has_code = |lang: &Lang| lang.code().eq_ignore_ascii_case(language);
        let exactly = Lang::WITH_PSEUDO.into_iter().find(has_locale);
        exactly.or_else(|| Lang::ALL.into_iter().find(has_code)).unwrap_or_default()
    }

    /// The text of this key with its arguments filled in. A missing text falls back to English, and if that
    /// is missing too, to the key itself: odd to read, but never an error in the middle of a game.
    pub fn say(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        catalogue::format(self, key, args)
            .or_else(|| catalogue::format(Lang::default(), key, args))
            .unwrap_or_else(|| key.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_discord_find_their_language() {
        for lang in Lang::ALL {
            assert!(!lang.locales().is_empty(), "{lang:?} is no locale's");
            assert!(lang.locales().iter().all(|locale| Lang::of_locale(locale) == lang), "{lang:?}");
        }
        for (locale, lang) in [
            ("de-AT", Lang::De),
            ("DE", Lang::De),
            ("es-MX", Lang::Es),
            ("fr-CA", Lang::Fr),
            ("de_DE.UTF-8", Lang::De),
            ("pt-BR", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale:?}");
        }
    }

    #[test]
    fn nobody_is_offered_the_pseudo_language() {
        assert!(!Lang::ALL.contains(&Lang::Pseudo));
        assert_eq!(Lang::ALL[0], Lang::default());
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
        // Nothing is singular in French.
        assert_eq!([0, 1, 2].map(|count| cards(Lang::Fr, count)), ["0 carte", "1 carte", "2 cartes"]);
        assert_eq!([0, 1, 2].map(|count| cards(Lang::Es, count)), ["0 cartas", "1 carta", "2 cartas"]);
        // 21 is no 1 in Polish.
        assert_eq!(
            [1, 3, 5, 12, 21, 24].map(|count| cards(Lang::Pl, count)),
            ["1 karta", "3 karty", "5 kart", "12 kart", "21 kart", "24 karty"]
        );
    }

    #[test]
    fn a_negative_number_has_a_true_minus() {
        assert_eq!(Lang::En.say("count-points", &[("count", (-5).into())]), "−5 points");
    }
}
