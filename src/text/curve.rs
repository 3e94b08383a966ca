//! The curve of chances in words.

use super::phrases::with_percent_sign;
use super::{Lang, Names, Voice, account, say};
use crate::computer::chances::{Curve, TurningPoint};
use crate::game::Seat;

/// The turning point in a sentence; `None` if there was none.
pub fn turning_point(lang: Lang, curve: &Curve, names: Names<'_>) -> Option<String> {
    let TurningPoint { seat, from, to, turns, events } = curve.turning.as_ref()?;
    let voice = Voice::new(lang, names);
    // The chances of several players are known only when it is their turn.
    let key = if turns.len() == 1 { "curve-turn" } else { "curve-round" };
    let (name, what) = (voice.name(*seat), account::last_word(lang, events, names));
    Some(say!(voice, key, name = name, from = whole(*from), to = percent(lang, *to), what = what))
}

/// The curve without a picture: the turning point, and each player's beginning, worst and best.
pub fn curve_alt(lang: Lang, curve: &Curve, names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let mut lines = vec![say!(voice, "curve-alt")];
    lines.extend(turning_point(lang, curve, names));
    let before_the_end = &curve.turns[..curve.turns.len().saturating_sub(1)];
    for seat in Seat::all(names.len()) {
        let chances: Vec<f64> = before_the_end.iter().filter_map(|all| *all.get(seat.index())?).collect();
        let Some(first) = chances.first() else { continue };
        let [low, high] = [f64::min as fn(f64, f64) -> f64, f64::max]
            .map(|pick| chances.iter().copied().fold(*first, pick));
        let [first, low, high] = [*first, low, high].map(|chance| percent(lang, chance));
        lines.push(say!(
            voice,
            "curve-alt-player",
            name = voice.name(seat),
            first = first,
            low = low,
            high = high
        ));
    }
    lines.join("\n")
}

/// A chance in whole percent, as it is known. Only what is certain is 0 or 100.
fn whole(chance: f64) -> u8 {
    match chance {
        _ if chance <= 0.0 => 0,
        _ if chance >= 1.0 => 100,
        _ => (chance * 100.0).round().clamp(1.0, 99.0) as u8,
    }
}

pub(super) fn percent(lang: Lang, chance: f64) -> String {
    with_percent_sign(lang, whole(chance))
}
