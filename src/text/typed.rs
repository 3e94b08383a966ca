//! What people type behind a command, in any of the three languages, read as generously as it makes sense.

mod lexicon;

use crate::game::Action;
use crate::game::action::Row;
use crate::game::cards::{HENS, HENS_OF_EACH, Kind, Lay, PLAQUES, Plaques};
use crate::game::worm_dice::Face;
use crate::games::karteneck::cards::Cards;
use lexicon::{Word, words};

/// The action a text means by itself: a number in a row ("rot 5"), cards that are named exactly ("3 twos", "Würmer
/// 7+19"), else a face of the dice ("worms", "тройки"). The short notation of [`Action`] is understood too.
pub fn typed(text: &str) -> Option<Action> {
    let text = text.trim();
    text.to_lowercase()
        .parse()
        .ok()
        .or_else(|| typed_cross(text))
        .or_else(|| Wanted::read(text)?.exactly().map(Action::Lay))
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

/// The cards that are meant. Who names a kind and no number of cards means all of it in `hand`; who wants some
/// worms without naming their plaques means the highest.
pub fn typed_lay(text: &str, hand: &Cards) -> Option<Lay> {
    let wanted = Wanted::read(text)?;
    wanted.exactly().or_else(|| wanted.from(hand))
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
enum Wanted {
    /// All cards of a kind.
    All(Kind),
    /// So many of a kind.
    Some(u8, Kind),
    /// These worms.
    Worms(Plaques),
}

impl Wanted {
    fn read(text: &str) -> Option<Wanted> {
        match words(text)?[..] {
            [Word::Worms] => Some(Wanted::All(Kind::Worm)),
            [Word::Number(count), Word::Worms]
            | [Word::Number(count), Word::Times, Word::Worms]
            | [Word::Worms, Word::Times, Word::Number(count)] => Some(Wanted::Some(count, Kind::Worm)),
            [Word::Worms, ref plaques @ ..] => Wanted::plaques(plaques),
            [Word::Number(value)] | [Word::Hens, Word::Number(value)] => hen(value).map(Wanted::All),
            [Word::Number(count), Word::Number(value)]
            | [Word::Number(count), Word::Times, Word::Number(value)]
            | [Word::Number(count), Word::Hens, Word::Number(value)]
            | [Word::Number(count), Word::Times, Word::Hens, Word::Number(value)]
            | [Word::Hens, Word::Number(value), Word::Times, Word::Number(count)] => {
                hen(value).map(|hen| Wanted::Some(count, hen))
            }
            _ => None,
        }
    }

    fn plaques(words: &[Word]) -> Option<Wanted> {
        let plaque = |word: &Word| match word {
            Word::Number(plaque) if PLAQUES.contains(plaque) => Some(*plaque),
            _ => None,
        };
        words.iter().map(plaque).collect::<Option<Plaques>>().map(Wanted::Worms)
    }

    /// Without looking at a hand.
    fn exactly(self) -> Option<Lay> {
        match self {
            Wanted::Worms(plaques) => Some(Lay::Worms(plaques)),
            Wanted::Some(count @ 1..=HENS_OF_EACH, Kind::Hen(value)) => Some(Lay::Hens { count, value }),
            Wanted::Some(..) | Wanted::All(_) => None,
        }
    }

    /// What the hand has of it.
    fn from(self, hand: &Cards) -> Option<Lay> {
        let lay = match self {
            Wanted::All(Kind::Hen(value)) => Lay::Hens { count: hand.hens(value), value },
            Wanted::All(Kind::Worm) => Lay::Worms(hand.worms()),
            Wanted::Some(count, Kind::Worm) if count <= hand.worms().len() => {
                let others = usize::from(hand.worms().len() - count);
                Lay::Worms(hand.worms().iter().skip(others).collect())
            }
            Wanted::Some(..) | Wanted::Worms(_) => return None,
        };
        hand.hold(lay).then_some(lay)
    }
}

fn hen(value: u8) -> Option<Kind> {
    HENS.contains(&value).then_some(Kind::Hen(value))
}

#[cfg(test)]
mod tests;
