//! A player's hand, with menus to lay cards from it.

use std::cmp::Reverse;

use super::picture;
use super::words::{hand, hand_alt};
use super::{Karteneck, View};
use crate::game::cards::{CardKind, Lay};
use crate::game::{Action, Menu, Panel, PanelInfo, Private, Seat};
use crate::picture::Labels;
use crate::text::{self, Lang, say};

const HENS: &str = "hens";
const WORMS: &str = "worms";

/// The most options that a Discord menu can have. More can be typed.
const MOST: usize = 25;

impl Private for Karteneck {
    const PANEL: Option<PanelInfo> = Some(PanelInfo { name: "hand", menus: &[HENS, WORMS], is_needed: true });

    fn panel(labels: &Labels<'_>, view: &View, seat: Seat, legal: &[Action]) -> Option<Panel> {
        let (cards, laid, lang) = (view.hand?, view.players[seat.index()].laid, labels.lang);
        let words = hand(lang, &cards, &laid);
        Some(Panel {
            title: words.lines().next().unwrap_or_default().to_owned(),
            words,
            scene: picture::hand(view, seat).filter(|_| !cards.is_empty()),
            alt: hand_alt(lang, &cards, &laid),
            menus: [hens(lang, view, legal), worms(lang, view, legal)].into_iter().flatten().collect(),
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

/// Larger groups come first.
fn hens(lang: Lang, view: &View, legal: &[Action]) -> Option<Menu> {
    let mut lays: Vec<(u8, u8, Action)> = legal
        .iter()
        .filter_map(|&action| match action {
            Action::Lay(Lay::Hens { count, value }) => Some((count, value, action)),
            _ => None,
        })
        .collect();
    lays.sort_by_key(|&(count, value, _)| (Reverse(count), value));
    let option = |&(_, _, action): &(u8, u8, Action)| {
        (action.to_string(), text::label_in::<Karteneck>(lang, action, view))
    };
    let options: Vec<_> = lays.iter().take(MOST).map(option).collect();
    (!options.is_empty()).then(|| Menu { name: HENS, placeholder: say!(lang, "menu-hens"), most: 1, options })
}

fn worms(lang: Lang, view: &View, legal: &[Action]) -> Option<Menu> {
    let can_lay =
        legal.iter().any(|action| matches!(action, Action::Lay(lay) if lay.kind() == CardKind::Worm));
    let option = |plaque: u8| (plaque.to_string(), say!(lang, "menu-worm", plaque = plaque));
    let options: Vec<_> = view.hand?.worms().iter().map(option).collect();
    let most = options.len();
    can_lay.then(|| Menu { name: WORMS, placeholder: say!(lang, "menu-worms"), most, options })
}
