//! What a review says about one decision.

use super::hint::why;
use super::phrases::{decimal, percent};
use super::{Lang, label, say};
use crate::computer::review::Decision;

/// What was chosen, what the hard computer would have done and why, and what the difference was.
pub fn review(lang: Lang, decision: &Decision) -> Vec<String> {
    let Decision { view, judged, reasons, .. } = decision;
    let (best, taken, cost) = (judged.best, judged.taken, judged.cost());
    let [does, did] = [best, taken].map(|opinion| label(lang, opinion.action, view));
    let [wins, won] = [best, taken].map(|opinion| percent(lang, opinion.worth));
    vec![
        say!(lang, "review-chosen", what = did, chance = won),
        say!(lang, "review-best", what = does, chance = wins, why = why(lang, reasons, cost)),
        say!(lang, "review-cost", games = decimal(lang, cost * 100.0)),
    ]
}
