//! A Karteneck hand as text, for its owner.

use super::alt::middle;
use super::{card_group, cards as all_cards, plaques, worth};
use crate::game::cards::{CardKind, HENS, Lay};
use crate::games::karteneck::View;
use crate::games::karteneck::cards::Cards;
use crate::text::{self, Lang, Voice, say};

/// A hand, one line per kind, worms with their plaques. Cards that can't be laid any more in this round are marked.
pub fn hand(lang: Lang, cards: &Cards, laid: &Cards) -> String {
    if cards.is_empty() {
        return say!(lang, "hand-empty");
    }
    let kinds = HENS.map(CardKind::Hen).chain([CardKind::Worm]).filter(|&kind| cards.count(kind) > 0);
    let lines = kinds.map(|kind| line(lang, kind, cards, laid));
    let title = say!(lang, "hand-title", count = cards.len(), sum = cards.sum());
    let table = match laid.is_empty() {
        true => say!(lang, "hand-laid-nothing"),
        false => {
            let cards = text::join(lang, &all_cards(lang, laid));
            say!(lang, "hand-laid", cards = cards, sum = laid.sum())
        }
    };
    std::iter::once(title).chain(lines).chain([table]).collect::<Vec<_>>().join("\n")
}

/// The alt text of a hand, with the round and what lies on the grill.
pub fn hand_alt(voice: &Voice<'_>, cards: &Cards, laid: &Cards, view: &View) -> String {
    let hand = text::plain(&hand(voice.lang, cards, laid));
    text::alt::fitted([vec![hand], middle(voice, view)].concat())
}

/// The line above the picture of a hand.
pub fn hand_heading(lang: Lang, laid: &Cards, view: &View) -> String {
    say!(lang, "hand-heading", round = view.round, rounds = view.rounds, sum = laid.sum())
}

/// The most cards that a button shows one by one.
const ONE_BY_ONE: u8 = 3;

/// A lay on a button: "2 2 → 19". The number of worms alone is enough only if it is all of them.
pub fn lay_in_short(lang: Lang, lay: Lay, hand: &Cards, laid: &Cards) -> String {
    let cards = match lay {
        Lay::Hens { count, value } if count > ONE_BY_ONE => format!("{value} ×{count}"),
        Lay::Hens { count, value } => vec![value.to_string(); count.into()].join(" "),
        Lay::Worms(worms) if worms.len() > ONE_BY_ONE && worms == hand.worms() => {
            say!(lang, "cards-worms", count = worms.len())
        }
        Lay::Worms(worms) => plaques(lang, worms),
    };
    let cards = text::capital(&cards);
    say!(lang, "label-leads-to", what = cards, total = laid.sum() + worth(lay))
}

fn line(lang: Lang, kind: CardKind, cards: &Cards, laid: &Cards) -> String {
    let what = match kind {
        CardKind::Hen(_) => card_group(lang, kind, cards.count(kind)),
        CardKind::Worm => plaques(lang, cards.worms()),
    };
    if laid.count(kind) > 0 {
        say!(lang, "hand-line-blocked", cards = text::capital(&what))
    } else {
        say!(lang, "hand-line", cards = text::capital(&what))
    }
}
