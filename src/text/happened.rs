//! How likely something was, in words.

use super::phrases::{decimal, percent};
use super::{Lang, Names, Voice, account, say};
use crate::computer::happened::Happened;
use crate::game::computer::Likelihood;

/// What happened, how likely it was, and with `with_chances` what it did to the chances to win.
pub fn happened(lang: Lang, last: &Happened, names: Names<'_>, with_chances: bool) -> Vec<String> {
    let Likelihood { key, number, chance, .. } = last.likelihood;
    let what = lang.say(key, &[("number", number.into())]);
    let mut lines = account::account(lang, &last.events, names);
    lines.push(say!(
        lang,
        "odds-line",
        what = what,
        times = one_in(lang, chance),
        chance = percent(lang, chance)
    ));
    if let Some([from, to]) = last.chances.filter(|_| with_chances) {
        let name = Voice::new(lang, names).name(last.seat);
        let [from, to] = [from, to].map(|chance| percent(lang, chance));
        lines.push(say!(lang, "odds-changed", name = name, from = from, to = to));
    }
    lines
}

/// The 46 of "1 in 46"; with a decimal if it is small and not whole.
fn one_in(lang: Lang, chance: f64) -> String {
    let times = 1.0 / chance;
    let is_whole = (times - times.round()).abs() < 0.05;
    if times < 10.0 && !is_whole { decimal(lang, times) } else { format!("{times:.0}") }
}
