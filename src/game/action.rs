//! The actions of all games and their short text form, which is the same in button ids, journals, transcripts and typed
//! commands. The text is stored, so it never changes. A new game may add actions. Each game decides which actions it has
//! and what they mean.
//!
//! | text | meaning |
//! | --- | --- |
//! | `roll` | roll the dice |
//! | `keep 3`, `keep worm` | set aside all dice of that face |
//! | `stop` | end the turn; where there is something to steal, steal it |
//! | `stop grill` | end the turn and leave the other's tile, for the lower one on the grill |
//! | `lay 3x2`, `lay worm 7+19` | lay three hens of value 2; the worms with plaques 7 and 19 |
//! | `pass` | pass |
//! | `pass steal` | pass and steal the tile that equals the sum |
//! | `cross red 5` | cross that number |
//! | `skip` | cross nothing |

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use strum::{Display, EnumCount, EnumString};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::cards::{HENS, HENS_OF_EACH, Lay, PLAQUES, Plaques};
use super::worm_dice::Face;

/// One action of a player. The game decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount)]
#[serde(try_from = "String", into = "String")]
pub enum Action {
    /// Roll the dice.
    Roll,
    /// Set aside all dice of this face.
    Keep(Face),
    /// End the turn and take what the total brings. If that can be a steal, steal.
    Stop,
    /// End the turn and take the tile on the grill instead of stealing.
    StopGrill,
    /// Lay cards of one kind.
    Lay(Lay),
    /// Pass for the rest of the round.
    Pass,
    /// Pass for the rest of the round, and steal the tile that equals the sum.
    PassSteal,
    /// Cross a number.
    Cross {
        /// The row.
        row: Row,
        /// The number, 2 to 12.
        number: u8,
    },
    /// Cross nothing.
    Skip,
}

/// A row of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
pub enum Row {
    Red,
    Yellow,
    Green,
    Blue,
}

impl Row {
    /// All rows, from the top of the sheet to the bottom.
    pub const ALL: [Row; 4] = [Row::Red, Row::Yellow, Row::Green, Row::Blue];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Keep(face) => write!(f, "keep {face}"),
            Action::Stop => f.write_str("stop"),
            Action::StopGrill => f.write_str("stop grill"),
            Action::Lay(Lay::Hens { count, value }) => write!(f, "lay {count}x{value}"),
            Action::Lay(Lay::Worms(plaques)) => {
                f.write_str("lay worm")?;
                let mut gap = ' ';
                plaques.iter().try_for_each(|plaque| {
                    write!(f, "{gap}{plaque}")?;
                    gap = '+';
                    Ok(())
                })
            }
            Action::Pass => f.write_str("pass"),
            Action::PassSteal => f.write_str("pass steal"),
            Action::Cross { row, number } => write!(f, "cross {row} {number}"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let (verb, object) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        match (verb, object) {
            ("roll", None) => Ok(Action::Roll),
            ("keep", Some(face)) => parse_face(face).map(Action::Keep).ok_or(NotAnAction::Keep),
            ("stop", None) => Ok(Action::Stop),
            ("stop", Some("grill")) => Ok(Action::StopGrill),
            ("lay", Some(cards)) => parse_lay(cards).map(Action::Lay).ok_or(NotAnAction::Lay),
            ("pass", None) => Ok(Action::Pass),
            ("pass", Some("steal")) => Ok(Action::PassSteal),
            ("cross", Some(field)) => parse_cross(field).ok_or(NotAnAction::Cross),
            ("skip", None) => Ok(Action::Skip),
            ("keep", None) => Err(NotAnAction::Keep),
            ("lay", None) => Err(NotAnAction::Lay),
            ("cross", None) => Err(NotAnAction::Cross),
            ("stop", Some(_)) => Err(NotAnAction::Stop),
            ("pass", Some(_)) => Err(NotAnAction::Pass),
            ("roll" | "skip", Some(_)) => Err(NotAnAction::Alone),
            _ => Err(NotAnAction::Verb),
        }
    }
}

fn parse_face(text: &str) -> Option<Face> {
    match text {
        "worm" => Some(Face::Worm),
        _ => parse_number(text, 1..=6).map(|number| Face::ALL[usize::from(number - 1)]),
    }
}

fn parse_lay(text: &str) -> Option<Lay> {
    if let Some(plaques) = text.strip_prefix("worm ") {
        return parse_plaques(plaques).map(Lay::Worms);
    }
    let (count, value) = text.split_once('x')?;
    let count = parse_number(count, 1..=HENS_OF_EACH)?;
    let value = parse_number(value, HENS)?;
    Some(Lay::Hens { count, value })
}

/// Plaques must be in ascending order, so that there is one way to write them.
fn parse_plaques(text: &str) -> Option<Plaques> {
    let mut highest = 0;
    text.split('+')
        .map(|plaque| {
            let plaque = parse_number(plaque, PLAQUES).filter(|&plaque| plaque > highest)?;
            highest = plaque;
            Some(plaque)
        })
        .collect()
}

fn parse_cross(text: &str) -> Option<Action> {
    let (name, number) = text.split_once(' ')?;
    let row = name.parse().ok()?;
    let number = parse_number(number, 2..=12)?;
    Some(Action::Cross { row, number })
}

/// Digits only: no sign, no leading zero.
fn parse_number(text: &str, range: RangeInclusive<u8>) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|number| plain && range.contains(number))
}

/// Why a text is not an action, by what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotAnAction {
    /// An unknown first word.
    #[error("an action begins with roll, keep, stop, lay, pass, cross or skip")]
    Verb,
    /// Words after an action that takes none.
    #[error("nothing follows roll or skip")]
    Alone,
    /// No face after `keep`.
    #[error("keep is followed by a face, 1 to 6 or worm")]
    Keep,
    /// Something other than `grill` after `stop`.
    #[error("stop stands alone or is followed by grill")]
    Stop,
    /// No cards after `lay`.
    #[error(
        "lay is followed by cards: 3x2 for three hens of value 2, worm 7+19 for worms by plaque, lowest first"
    )]
    Lay,
    /// Something other than `steal` after `pass`.
    #[error("pass stands alone or is followed by steal")]
    Pass,
    /// No row and number after `cross`.
    #[error("cross is followed by red, yellow, green or blue and a number from 2 to 12")]
    Cross,
}

impl From<Action> for String {
    fn from(action: Action) -> String {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = NotAnAction;

    fn try_from(text: String) -> Result<Action, NotAnAction> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_parsed_back_exactly() {
        let mut kinds = std::collections::HashSet::new();
        for text in [
            "roll",
            "keep 1",
            "keep 6",
            "keep worm",
            "stop",
            "stop grill",
            "lay 1x5",
            "lay 17x1",
            "lay worm 25",
            "lay worm 7+19",
            "pass",
            "pass steal",
            "cross red 2",
            "cross blue 12",
            "skip",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            kinds.insert(std::mem::discriminant(&action));
        }
        assert_eq!(kinds.len(), Action::COUNT, "every kind of action has a form here");
    }

    #[test]
    fn anything_else_is_an_error_that_says_what_was_expected() {
        for (text, error) in [
            ("", NotAnAction::Verb),
            ("Roll", NotAnAction::Verb),
            (" roll", NotAnAction::Verb),
            ("rolls", NotAnAction::Verb),
            ("roll ", NotAnAction::Alone),
            ("skip it", NotAnAction::Alone),
            ("keep", NotAnAction::Keep),
            ("keep 0", NotAnAction::Keep),
            ("keep 7", NotAnAction::Keep),
            ("keep +3", NotAnAction::Keep),
            ("keep 03", NotAnAction::Keep),
            ("keep  3", NotAnAction::Keep),
            ("keep worms", NotAnAction::Keep),
            ("keep ３", NotAnAction::Keep),
            ("stop steal", NotAnAction::Stop),
            ("pass grill", NotAnAction::Pass),
            ("lay", NotAnAction::Lay),
            ("lay 3", NotAnAction::Lay),
            ("lay 0x2", NotAnAction::Lay),
            ("lay 18x2", NotAnAction::Lay),
            ("lay 3x6", NotAnAction::Lay),
            ("lay worm", NotAnAction::Lay),
            ("lay worm 26", NotAnAction::Lay),
            ("lay worm 0", NotAnAction::Lay),
            ("lay worm 19+7", NotAnAction::Lay),
            ("lay worm 7+7", NotAnAction::Lay),
            ("lay worm 7+", NotAnAction::Lay),
            ("lay 2x worm", NotAnAction::Lay),
            ("cross", NotAnAction::Cross),
            ("cross red", NotAnAction::Cross),
            ("cross red 1", NotAnAction::Cross),
            ("cross red 13", NotAnAction::Cross),
            ("cross white 5", NotAnAction::Cross),
            ("cross red 5 6", NotAnAction::Cross),
        ] {
            assert_eq!(text.parse::<Action>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn the_longest_form_leaves_room_in_a_button_id() {
        let longest = Action::Lay(Lay::Worms(PLAQUES.collect())).to_string();
        assert_eq!(longest.len(), 74, "a button's id holds 100 characters, table and version included");
    }
}
