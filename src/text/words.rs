//! The small change of sentences: lists, numbers, stretches of time, and texts cut to size.

use std::time::Duration;

use super::Lang;
use super::voice::say;

/// Between things that stand side by side.
pub(crate) const DOT: &str = " · ";

/// "Anna, Ben and Carl".
pub fn join(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [list @ .., last] => say!(lang, "list-and", list = list.join(", "), last = last),
    }
}

/// "90 seconds", "2 minutes", "1 day": in the largest unit that leaves no rest.
pub fn duration(lang: Lang, time: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes")];
    let seconds = time.as_secs();
    let whole = UNITS.into_iter().find(|(unit, _)| seconds > 0 && seconds.is_multiple_of(*unit));
    let (unit, key) = whole.unwrap_or((1, "time-seconds"));
    say!(lang, key, count = (seconds / unit) as i64)
}

/// "54.3 %", with the language's decimal point; what is neither certain nor impossible isn't shown as if it were.
pub(crate) fn percent(lang: Lang, chance: f64) -> String {
    let tenths = (chance * 1000.0).round();
    match tenths {
        _ if chance > 0.0 && tenths < 1.0 => format!("< {} %", pointed(lang, 0.1)),
        _ if chance < 1.0 && tenths > 999.0 => format!("> {} %", pointed(lang, 99.9)),
        _ => format!("{} %", pointed(lang, tenths / 10.0)),
    }
}

/// "−1.5", with a true minus and the language's decimal point.
pub(crate) fn decimal(lang: Lang, number: f64) -> String {
    let tenths = (number * 10.0).round() / 10.0;
    let sign = if tenths < 0.0 { "−" } else { "" };
    format!("{sign}{}", pointed(lang, tenths.abs()))
}

fn pointed(lang: Lang, number: f64) -> String {
    format!("{number:.1}").replace('.', lang.decimal_point().encode_utf8(&mut [0; 4]))
}

/// With a capital letter in front.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Cut to a limit of Discord's, which counts in UTF-16 units. Only endless names ever make it necessary.
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

    #[test]
    fn a_text_is_cut_by_what_discord_counts() {
        assert_eq!(fit("Würmer".into(), 6), "Würmer");
        assert_eq!(fit("Würmer".into(), 5), "Würm…");
        assert_eq!(fit("🪱🪱🪱".into(), 5), "🪱🪱…");
        assert_eq!(fit("🪱🪱🪱".into(), 4), "🪱…");
    }

    #[test]
    fn a_capital_is_put_in_front_in_any_script() {
        assert_eq!(capital("черви"), "Черви");
        assert_eq!(capital("3 × hen 2"), "3 × hen 2");
        assert_eq!(capital(""), "");
    }
}
