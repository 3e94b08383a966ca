//! A hint: the best move and why, and the numbers behind it.

use super::phrases::{DOT, decimal, percent};
use super::{Arg, Lang, label, say};
use crate::computer::advice::{Advice, RatedMove};
use crate::game::computer::Odds;
use crate::game::reasons::{Fact, Reason};
use crate::game::{Seat, Words};
use crate::games::{AnyView, with_view};

/// The maximum number of moves shown.
const MOVES: usize = 4;

/// The most reasons in the sentence.
const REASONS: usize = 2;

/// Chances to win that differ by less are called equal: half a game in a hundred.
const EQUAL: f64 = 0.005;

/// The best move with the reason for it, and what the next best one would cost.
pub fn hint(lang: Lang, view: &AnyView, advice: &Advice) -> String {
    let Some(best) = advice.moves.first() else { return say!(lang, "hint-not-now") };
    let what = label(lang, best.action, view);
    let Some(next) = advice.moves.get(1) else { return say!(lang, "hint-only", what = what) };
    let cost = best.chance - next.chance;
    let other = label(lang, next.action, view);
    let rest = if cost < EQUAL {
        say!(lang, "hint-next-equal", other = other)
    } else {
        say!(lang, "hint-next", other = other, games = decimal(lang, cost * 100.0))
    };
    format!("{} {rest}", say!(lang, "hint-best", what = what, why = why(lang, &advice.reasons, cost)))
}

/// The reasons as parts of a sentence.
pub(super) fn why(lang: Lang, reasons: &[Reason], cost: f64) -> String {
    let parts: Vec<_> = reasons.iter().take(REASONS).map(|reason| part(lang, reason)).collect();
    match parts.is_empty() {
        true if cost < EQUAL => say!(lang, "why-equal"),
        true => say!(lang, "why-chance"),
        false => parts.join("; "),
    }
}

fn part(lang: Lang, reason: &Reason) -> String {
    let arg = |fact: Fact| match fact {
        Fact::Number(number) => Arg::Number(number),
        Fact::Chance(chance) => percent(lang, chance).into(),
        Fact::Average(average) => decimal(lang, average).into(),
        Fact::Row(row) => row.into(),
    };
    let args: Vec<_> = reason.facts.iter().map(|&(name, fact)| (name, arg(fact))).collect();
    lang.say(reason.key, &args)
}

/// The numbers behind a hint: the best moves, the value of each, and the odds of the dice.
pub fn odds(lang: Lang, view: &AnyView, advice: &Advice) -> String {
    let mut lines = vec![hint(lang, view, advice)];
    let moves = (1_u8..).zip(&advice.moves).take(MOVES);
    lines.extend(moves.map(|(place, weighed)| weigh(lang, advice.seat, view, place, weighed)));
    if let Some(odds) = &advice.odds {
        lines.extend(dice(lang, odds));
    }
    let note = if advice.odds.is_some() { "hint-note-dice" } else { "hint-note" };
    lines.push(say!(lang, note));
    lines.join("\n")
}

fn weigh(lang: Lang, seat: Seat, view: &AnyView, place: u8, weighed: &RatedMove) -> String {
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
