//! What people type behind a command, in any language, read as generously as it makes sense.

mod lexicon;

use crate::game::Action;
use crate::game::action::Row;
use crate::game::cards::{CardKind, HENS, HENS_OF_EACH, Lay, PLAQUES, Plaques};
use crate::game::worm_dice::Face;
use lexicon::{Word, words};

/// The action a text means by itself: a number in a row ("rot 5"), cards that are named exactly ("3 twos", "Würmer
/// 7+19"), else a face of the dice ("worms", "тройки"). The short notation of [`Action`] is understood too.
pub fn typed(text: &str) -> Option<Action> {
    let text = text.trim();
    text.to_lowercase()
        .parse()
        .ok()
        .or_else(|| typed_cross(text))
        .or_else(|| typed_cards(text)?.exactly().map(Action::Lay))
        .or_else(|| typed_face(text).map(Action::Keep))
}

/// The face of the dice that is meant: "worms", "Dreien", "3", "worms ×3", "three twos".
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

/// The cards that are meant.
pub fn typed_cards(text: &str) -> Option<CardsWanted> {
    CardsWanted::read(text)
}

/// The row that is meant: "red", "Rot", "красный", "r".
pub fn typed_row(text: &str) -> Option<Row> {
    match words(text)?[..] {
        [Word::Row(row)] => Some(row),
        _ => None,
    }
}

fn typed_cross(text: &str) -> Option<Action> {
    match words(text)?[..] {
        [Word::Row(row), Word::Number(number)] | [Word::Number(number), Word::Row(row)]
            if (2..=12).contains(&number) =>
        {
            Some(Action::Cross { row, number })
        }
        _ => None,
    }
}

fn face(number: u8) -> Option<Face> {
    Face::ALL.into_iter().find(|&face| face != Face::Worm && face.points() == number)
}

/// Cards as they were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsWanted {
    /// All cards of a kind.
    All(CardKind),
    /// So many of a kind.
    Some(u8, CardKind),
    /// These worms.
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

    /// The cards, if they can be told without looking at a hand.
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
