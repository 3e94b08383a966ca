//! Helpers for sentences: lists, numbers, durations, and cutting to length.

use std::fmt::Display;
use std::time::Duration;

use super::Lang;
use super::voice::say;

/// The separator between items on one line.
pub(crate) const DOT: &str = " · ";

/// "Anna, Ben and Carl".
pub fn join(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [list @ .., last] => say!(lang, "list-and", list = list.join(", "), last = last),
    }
}

/// "90 seconds", "2 minutes", "1 day": in the largest unit without a remainder.
pub fn duration(lang: Lang, time: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes")];
    let seconds = time.as_secs();
    let whole = UNITS.into_iter().find(|(unit, _)| seconds > 0 && seconds.is_multiple_of(*unit));
    let (unit, key) = whole.unwrap_or((1, "time-seconds"));
    say!(lang, key, count = (seconds / unit) as i64)
}

/// "54.3%" in the language's notation. Chances that are neither 0 nor 1 are never rounded to 0 or 100.
pub(crate) fn percent(lang: Lang, chance: f64) -> String {
    let tenths = (chance * 1000.0).round();
    match tenths {
        _ if chance > 0.0 && tenths < 1.0 => with_percent_sign(lang, format!("< {}", pointed(lang, 0.1))),
        _ if chance < 1.0 && tenths > 999.0 => with_percent_sign(lang, format!("> {}", pointed(lang, 99.9))),
        _ => with_percent_sign(lang, pointed(lang, tenths / 10.0)),
    }
}

/// "50%" in English, "50 %" in German: catalogues never contain the sign themselves.
pub(crate) fn with_percent_sign(lang: Lang, number: impl Display) -> String {
    format!("{number}{}%", lang.before_percent())
}

/// "−1.5", with a minus sign and the language's decimal separator.
pub(crate) fn decimal(lang: Lang, number: f64) -> String {
    let tenths = (number * 10.0).round() / 10.0;
    let sign = if tenths < 0.0 { "−" } else { "" };
    format!("{sign}{}", pointed(lang, tenths.abs()))
}

fn pointed(lang: Lang, number: f64) -> String {
    format!("{number:.1}").replace('.', lang.decimal_point().encode_utf8(&mut [0; 4]))
}

/// The text with its first letter in upper case.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Normalises typed text for comparison: lower case, one spelling for letters that people write in two ways, such as ё and
/// е or ü and ue, and no accents.
pub(crate) fn fold(text: &str) -> String {
    without_accents(&spelled(text))
}

/// The same with the accents that remain.
pub(crate) fn spelled(text: &str) -> String {
    text.to_lowercase()
        .replace('ё', "е")
        .replace('ä', "ae")
        .replace('ö', "oe")
        .replace('ü', "ue")
        .replace('ß', "ss")
        .replace('°', "º")
}

/// Latin letters as somebody types them whose keyboard has no accents. Cyrillic ones stay: й is a letter of its own.
pub(crate) fn without_accents(text: &str) -> String {
    const PLAIN: [(&str, &str); 13] = [
        ("àáâãäåą", "a"),
        ("æ", "ae"),
        ("çć", "c"),
        ("èéêëę", "e"),
        ("ìíîï", "i"),
        ("ł", "l"),
        ("ñń", "n"),
        ("òóôõö", "o"),
        ("œ", "oe"),
        ("ś", "s"),
        ("ùúûü", "u"),
        ("ýÿ", "y"),
        ("źż", "z"),
    ];
    let plain =
        |letter: char| PLAIN.iter().find(|(accented, _)| accented.contains(letter)).map(|(_, plain)| *plain);
    let mut said = String::with_capacity(text.len());
    for letter in text.chars() {
        match plain(letter) {
            Some(plain) => said.push_str(plain),
            None => said.push(letter),
        }
    }
    said
}

/// Cuts a text to one of Discord's limits, which count UTF-16 units. Only very long names make it necessary.
pub(crate) fn fit(text: String, limit: usize) -> String {
    if length(&text) <= limit {
        return text;
    }
    let mut used = 1;
    let fits = |letter: &char| {
        used += letter.len_utf16();
        used <= limit
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

pub(crate) fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::in_language;

    #[test]
    fn lists_end_in_and() {
        let items = ["Anna", "Ben", "Carl"].map(str::to_owned);
        assert_eq!(join(Lang::En, &items), "Anna, Ben and Carl");
        assert_eq!(join(Lang::De, &items[..2]), "Anna und Ben");
        assert_eq!(join(Lang::Ru, &items[..1]), "Anna");
        assert_eq!(join(Lang::Ru, &[]), "");
    }

    #[test]
    fn time_is_told_in_the_unit_that_fits() {
        for (seconds, text) in [
            (0, "0 seconds"),
            (1, "1 second"),
            (90, "90 seconds"),
            (120, "2 minutes"),
            (3_600, "1 hour"),
            (172_800, "2 days"),
        ] {
            assert_eq!(duration(Lang::En, Duration::from_secs(seconds)), text);
        }
        assert_eq!(duration(Lang::Ru, Duration::from_secs(120)), "2 минуты");
    }

    /// German, Russian, French and Spanish have a no-break space before the sign.
    #[test]
    fn the_percent_sign_stands_as_the_language_wants_it() {
        for (lang, text) in [
            (Lang::En, "54.3%"),
            (Lang::De, "54,3\u{a0}%"),
            (Lang::Ru, "54,3\u{a0}%"),
            (Lang::Fr, "54,3\u{a0}%"),
            (Lang::Es, "54,3\u{a0}%"),
            (Lang::Pl, "54,3%"),
            (Lang::Pseudo, "54.3%"),
        ] {
            assert_eq!(percent(lang, 0.543), text);
        }
        assert_eq!(percent(Lang::En, 0.0001), "< 0.1%");
        assert_eq!(percent(Lang::De, 0.9999), "> 99,9\u{a0}%");
        assert_eq!(with_percent_sign(Lang::Ru, 50), "50\u{a0}%");
    }

    #[test]
    fn a_text_is_cut_by_what_discord_counts() {
        assert_eq!(fit("Würmer".into(), 6), "Würmer");
        assert_eq!(fit("Würmer".into(), 5), "Würm…");
        assert_eq!(fit("🪱🪱🪱".into(), 5), "🪱🪱…");
        assert_eq!(fit("🪱🪱🪱".into(), 4), "🪱…");
    }

    #[test]
    fn letters_written_in_two_ways_are_the_same() {
        for (one, other) in
            [("Жёлтый", "желтый"), ("GRÜN", "gruen"), ("Bär", "baer"), ("schön", "Schoen"), ("weiß", "WEISS")]
        {
            assert_eq!(fold(one), fold(other));
        }
    }

    #[test]
    fn accents_may_be_left_out() {
        for (one, other) in [
            ("RANGÉE", "rangee"),
            ("Forêt, où ça, œuf", "foret, ou ca, oeuf"),
            ("Mañana, dieciséis", "manana, dieciseis"),
            ("ŻÓŁTY, pięć, ćma, źle, koń, świnia", "zolty, piec, cma, zle, kon, swinia"),
        ] {
            assert_eq!(fold(one), fold(other));
        }
        assert_ne!(fold("синий"), fold("синии"), "a letter of its own");
        assert_eq!(without_accents("zürich"), "zurich");
    }

    /// Whoever has no key for a letter finds everything all the same.
    #[test]
    fn every_letter_can_be_typed_without_its_accent() {
        for lang in Lang::ALL {
            let words =
                [in_language!(lang, "", "/shared.ftl"), in_language!(lang, "", "/words.txt")].concat();
            let latin =
                words.chars().filter(|letter| letter.is_alphabetic() && *letter < 'Ͱ' && *letter != 'º');
            let left: String = latin.filter(|letter| !fold(&letter.to_string()).is_ascii()).collect();
            assert_eq!(left, "", "{lang:?}");
        }
    }

    #[test]
    fn a_capital_is_put_in_front_in_any_script() {
        assert_eq!(capital("черви"), "Черви");
        assert_eq!(capital("3 × hen 2"), "3 × hen 2");
        assert_eq!(capital(""), "");
    }
}
