//! Parses what people type after a command, in any language and many spellings.

mod lexicon;

use super::{Lang, command, fold};
use crate::game::Action;
use crate::game::action::Row;
use crate::game::cards::{CardKind, HENS, HENS_OF_EACH, Lay, PLAQUES, Plaques};
use crate::game::worm_dice::Face;
use lexicon::{Word, words};

/// The action that a text means by itself: a number in a row ("rot 5"), cards named exactly ("3 twos",
/// "Würmer 7+19"), else a die face ("worms", "тройки"). The notation of [`Action`] is accepted too.
pub fn typed(text: &str) -> Option<Action> {
    let text = text.trim();
    text.to_lowercase()
        .parse()
        .ok()
        .or_else(|| typed_cross(text, None))
        .or_else(|| typed_cards(text)?.exactly().map(Action::Lay))
        .or_else(|| typed_face(text).map(Action::Keep))
}

/// The die face that a text means: "worms", "Dreien", "3", "worms ×3", "three twos".
pub fn typed_face(text: &str) -> Option<Face> {
    match words(text)?[..] {
        [Word::Worms] | [Word::Worms, Word::Times, Word::Number(_)] | [Word::Number(_), Word::Worms] => {
            Some(Face::Worm)
        }
        [Word::Number(_), Word::Times, Word::Worms] => Some(Face::Worm),
        [Word::Number(number)] | [Word::Number(number), Word::Times, Word::Number(_)] => face(number),
        [Word::Number(_), Word::Number(number)] => face(number),
        _ => None,
    }
}

/// The step without any choice that a text means: "roll", "stop", or the name of its command in any language.
pub fn typed_step(text: &str) -> Option<Action> {
    let text = fold(text.trim().trim_start_matches('/'));
    let is_meant = |action: &Action| {
        let is_named = |lang: Lang| fold(command(lang, *action).trim_start_matches('/')) == text;
        action.to_string() == text || Lang::ALL.into_iter().any(is_named)
    };
    [Action::Roll, Action::Stop, Action::StopGrill].into_iter().find(is_meant)
}

/// The cards that a text means.
pub fn typed_cards(text: &str) -> Option<CardsWanted> {
    CardsWanted::read(text)
}

/// The row that a text means, with or without a number: "red", "Rot", "красный 5", "r".
pub fn typed_row(text: &str) -> Option<Row> {
    row_and_number(text).map(|(row, _)| row)
}

/// The cross that a text means, perhaps with the number in an option of its own: "rot 5", or "rot" and 5. If
/// both have a number, they must be equal.
pub fn typed_cross(text: &str, beside: Option<i64>) -> Option<Action> {
    let (row, within) = row_and_number(text)?;
    let within = within.map(i64::from);
    let number = within.or(beside).filter(|number| beside.is_none_or(|beside| beside == *number))?;
    let number = u8::try_from(number).ok().filter(|number| (2..=12).contains(number))?;
    Some(Action::Cross { row, number })
}

fn row_and_number(text: &str) -> Option<(Row, Option<u8>)> {
    match words(text)?[..] {
        [Word::Row(row)] => Some((row, None)),
        [Word::Row(row), Word::Number(number)] | [Word::Number(number), Word::Row(row)] => {
            Some((row, Some(number)))
        }
        _ => None,
    }
}

fn face(number: u8) -> Option<Face> {
    Face::ALL.into_iter().find(|&face| face != Face::Worm && face.points() == number)
}

/// A request for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsWanted {
    /// All cards of a kind.
    All(CardKind),
    /// A number of cards of a kind.
    Some(u8, CardKind),
    /// The worms with these plaques.
    Worms(Plaques),
}

impl CardsWanted {
    fn read(text: &str) -> Option<CardsWanted> {
        match words(text)?[..] {
            [Word::Worms] => Some(CardsWanted::All(CardKind::Worm)),
            [Word::Number(count), Word::Worms]
            | [Word::Number(count), Word::Times, Word::Worms]
            | [Word::Worms, Word::Times, Word::Number(count)] => {
                Some(CardsWanted::Some(count, CardKind::Worm))
            }
            [Word::Worms, ref plaques @ ..] => CardsWanted::plaques(plaques),
            [Word::Number(value)] | [Word::Hens, Word::Number(value)] => hen(value).map(CardsWanted::All),
            [Word::Number(count), Word::Number(value)]
            | [Word::Number(count), Word::Number(value), Word::Hens]
            | [Word::Number(count), Word::Times, Word::Number(value)]
            | [Word::Number(count), Word::Hens, Word::Number(value)]
            | [Word::Number(count), Word::Times, Word::Hens, Word::Number(value)]
            | [Word::Hens, Word::Number(value), Word::Times, Word::Number(count)] => {
                hen(value).map(|hen| CardsWanted::Some(count, hen))
            }
            _ => None,
        }
    }

    fn plaques(words: &[Word]) -> Option<CardsWanted> {
        let plaque = |word: &Word| match word {
            Word::Number(plaque) if PLAQUES.contains(plaque) => Some(*plaque),
            _ => None,
        };
        words.iter().map(plaque).collect::<Option<Plaques>>().map(CardsWanted::Worms)
    }

    /// The cards, if that doesn't depend on the hand.
    pub fn exactly(self) -> Option<Lay> {
        match self {
            CardsWanted::Worms(plaques) => Some(Lay::Worms(plaques)),
            CardsWanted::Some(count @ 1..=HENS_OF_EACH, CardKind::Hen(value)) => {
                Some(Lay::Hens { count, value })
            }
            CardsWanted::Some(..) | CardsWanted::All(_) => None,
        }
    }
}

fn hen(value: u8) -> Option<CardKind> {
    HENS.contains(&value).then_some(CardKind::Hen(value))
}

#[cfg(test)]
mod tests;
