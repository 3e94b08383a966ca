//! A hint: the best moves, the value of each, and the odds of the dice.

use super::phrases::{DOT, decimal, percent};
use super::{Lang, label, say};
use crate::computer::advice::{Advice, Weighed};
use crate::game::computer::Odds;
use crate::game::{Seat, Words};
use crate::games::{AnyView, with_view};

/// The maximum number of moves shown.
const MOVES: usize = 4;

/// The hint for a player in the situation `view`.
pub fn hint(lang: Lang, view: &AnyView, advice: &Advice) -> String {
    let mut lines = vec![say!(lang, "hint-title")];
    let moves = (1_u8..).zip(&advice.moves).take(MOVES);
    lines.extend(moves.map(|(place, weighed)| weigh(lang, advice.seat, view, place, weighed)));
    if let Some(odds) = &advice.odds {
        lines.extend(dice(lang, odds));
    }
    let note = if advice.odds.is_some() { "hint-note-dice" } else { "hint-note" };
    lines.push(say!(lang, note));
    lines.join("\n")
}

fn weigh(lang: Lang, seat: Seat, view: &AnyView, place: u8, weighed: &Weighed) -> String {
    let what = label(lang, weighed.action, view);
    let chance = percent(lang, weighed.chance);
    let mut line = say!(lang, "hint-move", place = place, what = what, chance = chance);
    if let Some(gain) = weighed.gain {
        let key = format!("hint-gain-{}", view.kind().info().unit);
        line += &say!(lang, &key, gain = decimal(lang, gain));
    }
    line + &with_view!(view, |view: G| G::remark(lang, seat, view, weighed.action)).unwrap_or_default()
}

fn dice(lang: Lang, odds: &Odds) -> Vec<String> {
    let list = |chances: &[(u8, f64)]| {
        let each = |(total, chance): &(u8, f64)| format!("**{total}** {}", percent(lang, *chance));
        chances.iter().map(each).collect::<Vec<_>>().join(DOT)
    };
    let mut lines = Vec::new();
    // With nothing set aside yet, the first roll can't fail.
    if let Some(bust) = odds.bust.filter(|&bust| bust > 0.0) {
        lines.push(say!(lang, "hint-bust", chance = percent(lang, bust)));
    }
    lines.push(say!(lang, "hint-fails", chance = percent(lang, odds.fails)));
    if !odds.at_least.is_empty() {
        lines.push(say!(lang, "hint-at-least", list = list(&odds.at_least)));
    }
    if !odds.exactly.is_empty() {
        lines.push(say!(lang, "hint-exactly", list = list(&odds.exactly)));
    }
    lines.extend(odds.more.iter().map(|&(key, chance)| say!(lang, key, chance = percent(lang, chance))));
    lines
}
