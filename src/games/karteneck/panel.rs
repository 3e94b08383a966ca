//! A player's hand, with a button for every lay. If there are too many, menus have the rest.

use std::cmp::Reverse;

use super::cards::Cards;
use super::picture;
use super::words::{hand, hand_alt, hand_heading, lay_in_short};
use super::{Karteneck, View};
use crate::game::cards::{CardKind, Lay};
use crate::game::words::{Button, ButtonStyle, Words};
use crate::game::{Action, Menu, Panel, PanelInfo, PanelMove, Private, Seat};
use crate::picture::{ButtonIcon, Labels};
use crate::text::{self, Lang, Voice, say};

const HENS: &str = "hens";
const WORMS: &str = "worms";

/// The most lays that have a button of their own: two rows.
const BUTTONS: usize = 8;
/// The most options that a Discord menu can have. More can be typed.
const MOST: usize = 25;

impl Private for Karteneck {
    const PANEL: Option<PanelInfo> = Some(PanelInfo { name: "hand", menus: &[HENS, WORMS], is_needed: true });

    fn panel(labels: &Labels<'_>, view: &View, seat: Seat, legal: &[Action]) -> Option<Panel> {
        let (cards, laid, lang) = (view.hand?, view.players[seat.index()].laid, labels.lang);
        let voice = Voice::new(lang, labels.names);
        let lays: Vec<Lay> = legal.iter().filter_map(|action| lay(*action)).collect();
        let shown = with_buttons(&lays, &cards);
        let rest: Vec<Lay> = lays.into_iter().filter(|lay| !shown.contains(lay)).collect();
        let passes =
            legal.iter().filter(|action| lay(**action).is_none()).map(|action| pass(lang, *action, view));
        let lays = shown.iter().map(|&lay| PanelMove {
            action: Action::Lay(lay),
            label: lay_in_short(lang, lay, &cards, &laid),
            button: Button::choice(ButtonStyle::Primary),
            is_possible: true,
        });
        Some(Panel {
            title: hand_heading(lang, &laid, view),
            words: hand(lang, &cards, &laid),
            alt: hand_alt(&voice, &cards, &laid, view),
            scene: picture::hand(view, seat).filter(|_| !cards.is_empty()),
            moves: lays.chain(passes).collect(),
            is_sealed: false,
            menus: [hens(lang, view, &rest), worms(lang, &cards, &rest)].into_iter().flatten().collect(),
        })
    }

    /// Worms are parsed as text notation, which accepts only plaques that exist.
    fn chosen(menu: &str, values: &[String]) -> Option<Action> {
        let text = match menu {
            HENS => values.first()?.clone(),
            WORMS => {
                let mut plaques: Vec<u8> =
                    values.iter().map(|value| value.parse().ok()).collect::<Option<_>>()?;
                plaques.sort_unstable();
                let plaques: Vec<_> = plaques.iter().map(u8::to_string).collect();
                format!("lay worm {}", plaques.join("+"))
            }
            _ => return None,
        };
        text.parse().ok().filter(|action| matches!(action, Action::Lay(_)))
    }
}

const fn lay(action: Action) -> Option<Lay> {
    if let Action::Lay(lay) = action { Some(lay) } else { None }
}

/// The lays with a button, in the order of the hand. If there are too many: all cards of each kind, the best single
/// worm, then what counts most.
fn with_buttons(lays: &[Lay], hand: &Cards) -> Vec<Lay> {
    let best_worm = Lay::Worms(hand.worms().best().into_iter().collect());
    let mut shown = lays.to_vec();
    shown.sort_by_key(|lay| match lay {
        lay if size(lay) == hand.count(lay.kind()) => (0, Reverse(0)),
        lay if *lay == best_worm => (1, Reverse(0)),
        lay => (2, Reverse(size(lay) * value(lay.kind()))),
    });
    shown.truncate(BUTTONS);
    shown.sort_by_key(|lay| (lay.kind() == CardKind::Worm, value(lay.kind()), size(lay), *lay == best_worm));
    shown
}

const fn size(lay: &Lay) -> u8 {
    match lay {
        Lay::Hens { count, .. } => *count,
        Lay::Worms(plaques) => plaques.len(),
    }
}

const fn value(kind: CardKind) -> u8 {
    match kind {
        CardKind::Hen(value) => value,
        CardKind::Worm => super::cards::WORM_VALUE,
    }
}

fn pass(lang: Lang, action: Action, view: &View) -> PanelMove {
    PanelMove {
        action,
        label: text::label_in::<Karteneck>(lang, action, view),
        button: Karteneck::button(action, view),
        is_possible: true,
    }
}

/// Larger groups come first.
fn hens(lang: Lang, view: &View, rest: &[Lay]) -> Option<Menu> {
    let mut lays: Vec<Lay> = rest.iter().copied().filter(|lay| lay.kind() != CardKind::Worm).collect();
    lays.sort_by_key(|lay| (Reverse(size(lay)), value(lay.kind())));
    let option = |&lay: &Lay| {
        let action = Action::Lay(lay);
        (action.to_string(), text::label_in::<Karteneck>(lang, action, view))
    };
    let options: Vec<_> = lays.iter().take(MOST).map(option).collect();
    let (placeholder, icon) = (say!(lang, "menu-hens"), Some(ButtonIcon::Hen));
    (!options.is_empty()).then_some(Menu { name: HENS, placeholder, most: 1, icon, options })
}

fn worms(lang: Lang, hand: &Cards, rest: &[Lay]) -> Option<Menu> {
    let option = |plaque: u8| (plaque.to_string(), say!(lang, "menu-worm", plaque = plaque));
    let options: Vec<_> = hand.worms().iter().map(option).collect();
    let is_wanted = rest.iter().any(|lay| lay.kind() == CardKind::Worm);
    let most = options.len();
    let (placeholder, icon) = (say!(lang, "menu-worms"), Some(ButtonIcon::Worm));
    is_wanted.then_some(Menu { name: WORMS, placeholder, most, icon, options })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(hens: &[u8], worms: &[u8]) -> Cards {
        use crate::games::karteneck::cards::Card;
        let mut hand = Cards::default();
        hens.iter().for_each(|&value| hand.add(Card::Hen(value)));
        worms.iter().for_each(|&plaque| hand.add(Card::Worm(plaque)));
        hand
    }

    fn lays(hand: &Cards) -> Vec<Lay> {
        let hens = crate::game::cards::HENS
            .flat_map(|value| (1..=hand.hens(value)).map(move |count| Lay::Hens { count, value }));
        hens.chain(hand.worms().choices().map(Lay::Worms)).collect()
    }

    fn shown(hand: &Cards) -> Vec<String> {
        let lays = with_buttons(&lays(hand), hand);
        lays.iter().map(|&lay| lay_in_short(Lang::En, lay, hand, &Cards::default())).collect()
    }

    #[test]
    fn every_lay_of_a_small_hand_has_a_button() {
        let hand = hand(&[2, 2, 5], &[9, 17]);
        assert_eq!(
            shown(&hand),
            ["2 → 2", "2 2 → 4", "5 → 5", "Worm 9 → 5", "Worm 17 → 5", "Worms 9+17 → 10"]
        );
    }

    #[test]
    fn of_a_large_hand_every_kind_has_one() {
        let hand = hand(&[1, 1, 1, 1, 1, 2, 3, 4, 5], &[3, 9, 17]);
        assert_eq!(
            shown(&hand),
            [
                "1 ×5 → 5",
                "2 → 2",
                "3 → 3",
                "4 → 4",
                "5 → 5",
                "Worm 17 → 5",
                "Worms 3+9 → 10",
                "Worms 3+9+17 → 15"
            ]
        );
    }
}
