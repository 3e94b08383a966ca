//! A Karteneck hand as text, for its owner.

use super::{card_group, cards as all_cards, plaques};
use crate::game::cards::{CardKind, HENS};
use crate::games::karteneck::cards::Cards;
use crate::text::{self, Lang, say};

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

/// The alt text of a hand.
pub fn hand_alt(lang: Lang, cards: &Cards, laid: &Cards) -> String {
    text::plain(&hand(lang, cards, laid))
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
