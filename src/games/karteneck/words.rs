//! The texts of Heckmeck am Karteneck.

mod account;
mod alt;
mod board;
mod hand;

#[cfg(test)]
mod tests;

use super::cards::{Cards, WORM_VALUE};
use super::{Event, Karteneck, Tile, View};
use crate::game::cards::{CardKind, HENS, Lay, Plaques};
use crate::game::words::{Board, Button, ButtonStyle, Detail, Suggestion, Told, Typed, Words};
use crate::game::{Action, Illegal};
use crate::picture::ButtonIcon;
use crate::text::{self, Arg, CardsWanted, Lang, Voice, say};

pub use hand::{hand, hand_alt, hand_heading, lay_in_short};

impl Words for Karteneck {
    fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
        account::tell(voice, event, after)
    }

    fn recap(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
        account::recap(voice, events)
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegins { .. })
    }

    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
        Some(match illegal {
            Illegal::Passed => say!(voice, "illegal-passed"),
            Illegal::NotInHand => say!(voice, "illegal-not-in-hand"),
            Illegal::KindLaid { kind } => {
                let kind = text::capital(&card_group(voice.lang, kind, 1));
                say!(voice, "illegal-kind-laid", kind = kind)
            }
            Illegal::NothingToSteal => say!(voice, "illegal-nothing-to-steal"),
            _ => return None,
        })
    }

    fn situation(lang: Lang, view: &View) -> Option<String> {
        let laid = &view.players.get(view.turn?.index())?.laid;
        let cards = || text::join(lang, &cards(lang, laid));
        (!laid.is_empty()).then(|| say!(lang, "now-karteneck-laid", cards = cards(), sum = laid.sum()))
    }

    fn request(lang: Lang, view: &View) -> String {
        let laid = view.turn.and_then(|turn| Some(view.players.get(turn.index())?.laid.sum()));
        match laid.filter(|sum| *sum > 0) {
            Some(sum) => say!(lang, "request-karteneck-more", sum = sum),
            None => say!(lang, "request-karteneck"),
        }
    }

    fn label(lang: Lang, action: Action, view: &View) -> Option<String> {
        let laid = &view.players.get(view.turn?.index())?.laid;
        Some(match action {
            Action::Lay(lay) => self::lay(lang, lay, laid),
            Action::Pass => pass(lang, laid, view),
            Action::PassSteal => say!(lang, "label-pass-steal", sum = laid.sum()),
            _ => return None,
        })
    }

    fn icon(action: Action, _view: &View) -> Option<ButtonIcon> {
        let Action::Lay(lay) = action else { return None };
        Some(if lay.kind() == CardKind::Worm { ButtonIcon::Worm } else { ButtonIcon::Hen })
    }

    fn board(voice: &Voice<'_>, view: &View) -> Board {
        board::board(voice, view)
    }

    fn caption(_voice: &Voice<'_>, _view: &View) -> String {
        String::new()
    }

    fn alt(voice: &Voice<'_>, view: &View, detail: Detail) -> Vec<String> {
        alt::alt(voice, view, detail)
    }

    fn button(action: Action, _view: &View) -> Button {
        match action {
            Action::PassSteal => Button { order: 0, ..Button::end(ButtonStyle::Success) },
            _ => Button::end(ButtonStyle::Plain),
        }
    }

    /// A pass that takes a tile, while one could lay. A bystander doesn't know whether that can be, so they assume it.
    fn question(lang: Lang, action: Action, view: &View) -> Option<String> {
        let player = view.players.get(view.turn?.index()).filter(|_| action == Action::Pass)?;
        let could_lay = view.hand.as_ref().map_or(player.hand_size > 0, |hand| can_lay(hand, &player.laid));
        let tile = taken(&player.laid, view).filter(|_| could_lay)?;
        Some(say!(lang, "ask-karteneck-take", tile = tile))
    }

    fn suggest(lang: Lang, view: &View, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        let (Action::Lay(_), "cards") = (action, typed.option) else { return None };
        let value = action.to_string().replacen("lay ", "", 1);
        Some(Suggestion { value, name: text::meaning_in::<Karteneck>(lang, action, view) })
    }

    fn typed_lay(view: &View, text: &str) -> Option<Lay> {
        let wanted = text::typed_cards(text)?;
        wanted.exactly().or_else(|| taken_from(view.hand.as_ref()?, wanted))
    }
}

impl From<Tile> for Arg<'_> {
    fn from(tile: Tile) -> Self {
        tile.value().into()
    }
}

fn lay(lang: Lang, lay: Lay, laid: &Cards) -> String {
    let cards = match lay {
        Lay::Hens { count, .. } => card_group(lang, lay.kind(), count),
        Lay::Worms(worms) => plaques(lang, worms),
    };
    say!(lang, "label-leads-to", what = cards, total = laid.sum() + worth(lay))
}

/// The sum of the values of the cards.
fn worth(lay: Lay) -> u16 {
    match lay {
        Lay::Hens { count, value } => u16::from(count) * u16::from(value),
        Lay::Worms(worms) => u16::from(worms.len() * WORM_VALUE),
    }
}

/// The tile that a pass without a worm takes.
fn taken(laid: &Cards, view: &View) -> Option<Tile> {
    view.grill.first().copied().filter(|_| laid.worms().is_empty())
}

/// Whether the hand has a kind that isn't laid yet.
fn can_lay(hand: &Cards, laid: &Cards) -> bool {
    let hens = HENS.into_iter().any(|value| hand.hens(value) > 0 && laid.hens(value) == 0);
    hens || !hand.worms().is_empty() && laid.worms().is_empty()
}

fn pass(lang: Lang, laid: &Cards, view: &View) -> String {
    match taken(laid, view) {
        Some(tile) => say!(lang, "label-pass-fail", tile = tile),
        None => say!(lang, "label-pass", sum = laid.sum()),
    }
}

/// Finds typed cards in the hand. A kind without a number means all cards of that kind; a number of worms without
/// plaques means the highest ones.
fn taken_from(hand: &Cards, wanted: CardsWanted) -> Option<Lay> {
    let lay = match wanted {
        CardsWanted::All(CardKind::Hen(value)) => Lay::Hens { count: hand.hens(value), value },
        CardsWanted::All(CardKind::Worm) => Lay::Worms(hand.worms()),
        CardsWanted::Some(count, CardKind::Worm) if count <= hand.worms().len() => {
            let others = usize::from(hand.worms().len() - count);
            Lay::Worms(hand.worms().iter().skip(others).collect())
        }
        CardsWanted::Some(..) | CardsWanted::Worms(_) => return None,
    };
    hand.hold(lay).then_some(lay)
}

/// Cards of one kind: "3 × hen 2".
fn card_group(lang: Lang, kind: CardKind, count: u8) -> String {
    match kind {
        CardKind::Hen(value) => say!(lang, "cards-hens", value = value, count = count),
        CardKind::Worm => say!(lang, "cards-worms", count = count),
    }
}

/// Worm cards by their plaques: "worms 7+19".
fn plaques(lang: Lang, worms: Plaques) -> String {
    let list: Vec<_> = worms.iter().map(|plaque| plaque.to_string()).collect();
    say!(lang, "cards-plaques", count = worms.len(), plaques = list.join("+"))
}

/// All cards in short form: "hens 1 ×2, 3", "worms 7+19".
fn cards(lang: Lang, cards: &Cards) -> Vec<String> {
    let of_value = |value| match cards.hens(value) {
        0 => None,
        1 => Some(value.to_string()),
        count => Some(format!("{value} ×{count}")),
    };
    let values: Vec<_> = HENS.filter_map(of_value).collect();
    let count = cards.len() - cards.worms().len();
    let hens = (count > 0).then(|| say!(lang, "cards-all-hens", count = count, values = values.join(", ")));
    let worms = (!cards.worms().is_empty()).then(|| plaques(lang, cards.worms()));
    hens.into_iter().chain(worms).collect()
}
