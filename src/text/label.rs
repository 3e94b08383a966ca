//! What can be done, in the few words of a button or a suggestion.

use super::voice::say;
use super::words::{self, capital, fit};
use super::{Lang, prize};
use crate::game::Action;
use crate::game::action::Row;
use crate::game::cards::Lay;
use crate::game::worm_dice::{DiceTurn, Face};
use crate::games::karteneck::cards::Cards;
use crate::games::qwixx::{self, Stage};
use crate::games::{AnyView, karteneck};

/// Discord's limits.
const LABEL: usize = 80;
const MEANING: usize = 100;

/// A button's label: what the action means now, with the total it leads to.
pub fn label(lang: Lang, action: Action, view: &AnyView) -> String {
    fit(capital(&phrase(lang, action, view)), LABEL)
}

/// The same as it stands in a list of suggestions.
pub fn meaning(lang: Lang, action: Action, view: &AnyView) -> String {
    fit(phrase(lang, action, view), MEANING)
}

/// An action that this game hasn't got is shown as it is written.
fn phrase(lang: Lang, action: Action, view: &AnyView) -> String {
    let phrase = match action {
        Action::Roll => Some(roll(lang, view)),
        Action::Keep(face) => dice(view).map(|dice| keep(lang, face, dice)),
        Action::Stop => stop(lang, view),
        Action::StopGrill => stop_grill(lang, view),
        Action::Lay(lay) => laid(view).map(|laid| self::lay(lang, lay, laid)),
        Action::Pass => laid(view).map(|laid| pass(lang, laid, view)),
        Action::PassSteal => laid(view).map(|laid| say!(lang, "label-pass-steal", sum = laid.sum())),
        Action::Cross { row, number } => Some(cross(lang, row, number)),
        Action::Skip => Some(skip(lang, view)),
    };
    phrase.unwrap_or_else(|| action.to_string())
}

fn roll(lang: Lang, view: &AnyView) -> String {
    match dice(view).filter(|dice| !dice.is_fresh()) {
        Some(dice) => say!(lang, "label-roll-on", left = dice.left()),
        None => say!(lang, "label-roll"),
    }
}

fn keep(lang: Lang, face: Face, dice: &DiceTurn) -> String {
    let count = dice.rolled().of(face);
    let total = dice.total() + count * face.points();
    let group = words::dice_group(lang, face, count);
    say!(lang, "label-leads-to", what = group, total = total)
}

fn stop(lang: Lang, view: &AnyView) -> Option<String> {
    let prize = match view {
        AnyView::Heckmeck(view) => view.prize.map(|prize| prize::heckmeck(lang, prize)),
        AnyView::Barbecue(view) => view.prize.map(|prize| prize::barbecue(lang, prize)),
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => return None,
    };
    Some(match prize {
        Some(prize) => say!(lang, "label-stop", prize = prize),
        None => say!(lang, "label-stop-plain"),
    })
}

fn stop_grill(lang: Lang, view: &AnyView) -> Option<String> {
    use crate::games::heckmeck::Prize;
    let AnyView::Heckmeck(view) = view else { return None };
    match view.prize? {
        Prize::Steal { instead: Some(tile), .. } | Prize::Grill(tile) => {
            Some(say!(lang, "label-stop-grill", tile = tile))
        }
        Prize::Steal { instead: None, .. } | Prize::Nothing(_) => None,
    }
}

fn lay(lang: Lang, lay: Lay, laid: &Cards) -> String {
    let (cards, more) = match lay {
        Lay::Hens { count, value } => {
            (words::card_group(lang, lay.kind(), count), u16::from(count) * u16::from(value))
        }
        Lay::Worms(worms) => (words::plaques(lang, worms), u16::from(worms.len()) * WORM_VALUE),
    };
    say!(lang, "label-leads-to", what = cards, total = laid.sum() + more)
}

/// What a worm card adds to the sum, as much as the worm of a die.
const WORM_VALUE: u16 = Face::Worm.points() as u16;

fn pass(lang: Lang, laid: &Cards, view: &AnyView) -> String {
    let lowest = match view {
        AnyView::Karteneck(karteneck::View { grill, .. }) => grill.first(),
        _ => None,
    };
    match lowest.filter(|_| laid.worms().is_empty()) {
        Some(&tile) => say!(lang, "label-pass-fail", tile = tile),
        None => say!(lang, "label-pass", sum = laid.sum()),
    }
}

fn cross(lang: Lang, row: Row, number: u8) -> String {
    if number == row.last_number() {
        say!(lang, "label-cross-lock", row = row, number = number)
    } else {
        say!(lang, "label-cross", row = row, number = number)
    }
}

fn skip(lang: Lang, view: &AnyView) -> String {
    match view {
        AnyView::Qwixx(qwixx::View { stage: Stage::Colour, crossed: false, .. }) => {
            say!(lang, "label-skip-penalty")
        }
        _ => say!(lang, "label-skip"),
    }
}

const fn dice(view: &AnyView) -> Option<&DiceTurn> {
    match view {
        AnyView::Heckmeck(view) => Some(&view.dice),
        AnyView::Barbecue(view) => Some(&view.dice),
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => None,
    }
}

/// The cards laid by the player whose turn it is.
fn laid(view: &AnyView) -> Option<&Cards> {
    let AnyView::Karteneck(view) = view else { return None };
    view.players.get(view.turn?.index()).map(|player| &player.laid)
}
