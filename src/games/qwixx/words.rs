//! The texts of Qwixx.

mod account;
mod alt;
mod board;
mod sheet;

use super::computer::{Skipped, skipped};
use super::{Event, NEEDED_TO_LOCK, Qwixx, Stage, Throw, View};
use crate::game::action::Row;
use crate::game::words::{Board, Button, ButtonStyle, Detail, Suggestion, Told, Typed, Words};
use crate::game::{Action, Illegal, Seat};
use crate::picture::ButtonIcon;
use crate::text::{self, Arg, DOT, Lang, Voice, say};

pub use sheet::{sheet, sheet_alt, sheet_heading};

impl Words for Qwixx {
    fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
        account::tell(voice, event, after)
    }

    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
        Some(match illegal {
            Illegal::AwaitingRoll { active } => {
                say!(voice, "illegal-awaiting-roll", name = voice.name(active))
            }
            Illegal::AlreadyRolled => say!(voice, "illegal-already-rolled"),
            Illegal::AlreadyChosen => say!(voice, "illegal-already-chosen"),
            illegal => return no_cross(voice, illegal),
        })
    }

    fn situation(lang: Lang, view: &View) -> Option<String> {
        let throw = view.throw.as_ref()?;
        match view.stage {
            Stage::White => Some(say!(lang, "now-qwixx-white", number = throw.white_sum())),
            Stage::Colour => Some(say!(lang, "now-qwixx-throw", throw = self::throw(lang, throw).join(DOT))),
            Stage::Roll | Stage::Over => None,
        }
    }

    fn request(lang: Lang, view: &View) -> String {
        match view.stage {
            Stage::Roll | Stage::Over => say!(lang, "request-roll"),
            Stage::White => say!(lang, "request-qwixx-white", number = board::white_sum(view)),
            Stage::Colour => say!(lang, "request-qwixx-colour"),
        }
    }

    fn label(lang: Lang, action: Action, view: &View) -> Option<String> {
        Some(match action {
            Action::Roll => say!(lang, "label-roll"),
            Action::Cross { row, number } => cross(lang, row, number),
            Action::Skip if view.stage == Stage::Colour && !view.crossed => say!(lang, "label-skip-penalty"),
            Action::Skip => say!(lang, "label-skip"),
            _ => return None,
        })
    }

    fn icon(action: Action, _view: &View) -> Option<ButtonIcon> {
        let Action::Cross { row, .. } = action else { return None };
        Some(match row {
            Row::Red => ButtonIcon::Red,
            Row::Yellow => ButtonIcon::Yellow,
            Row::Green => ButtonIcon::Green,
            Row::Blue => ButtonIcon::Blue,
        })
    }

    fn board(voice: &Voice<'_>, view: &View) -> Board {
        board::board(voice, view)
    }

    fn caption(voice: &Voice<'_>, view: &View) -> String {
        match view.stage {
            Stage::Roll => String::new(),
            // The message beside the picture names those who are still to choose.
            Stage::White => say!(voice, "caption-qwixx-white", number = board::white_sum(view)),
            _ => board::stage(voice, view),
        }
    }

    fn alt(voice: &Voice<'_>, view: &View, detail: Detail) -> Vec<String> {
        alt::alt(voice, view, detail)
    }

    fn button(action: Action, view: &View) -> Button {
        match action {
            Action::Roll => Button::way_on(ButtonStyle::Primary),
            // Several players choose at once. The rows keep their order, no matter who can cross them.
            Action::Cross { row, .. } => Button { order: row as u8, ..Button::choice(ButtonStyle::Primary) },
            // The fifth place beside the four rows. It ends nobody's turn.
            _ if view.stage == Stage::White => Button::choice(ButtonStyle::Plain),
            _ => Button::end(ButtonStyle::Plain),
        }
    }

    /// The sum of the white dice in every row.
    fn fixed(view: &View) -> Vec<Action> {
        match (view.stage, view.throw) {
            (Stage::White, Some(throw)) => {
                Row::ALL.map(|row| Action::Cross { row, number: throw.white_sum() }).to_vec()
            }
            _ => Vec::new(),
        }
    }

    fn suggest(lang: Lang, view: &View, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        let Action::Cross { row, number } = action else { return None };
        match typed.option {
            // Includes the number, so that one choice is enough.
            "row" => {
                let name = text::meaning_in::<Qwixx>(lang, action, view);
                Some(Suggestion { value: format!("{row} {number}"), name })
            }
            "number" if typed.row.and_then(text::typed_row).is_none_or(|meant| meant == row) => {
                let name = text::meaning_in::<Qwixx>(lang, action, view);
                Some(Suggestion { value: number.to_string(), name })
            }
            _ => None,
        }
    }

    /// The cost of the numbers passed over.
    fn remark(lang: Lang, seat: Seat, view: &View, action: Action) -> Option<String> {
        let Skipped { numbers, points } = skipped(seat, view, action)?;
        Some(say!(lang, "hint-skips", count = numbers, points = text::decimal(lang, points)))
    }
}

impl From<Row> for Arg<'_> {
    fn from(row: Row) -> Self {
        row.to_string().into()
    }
}

/// Why a number can't be crossed.
fn no_cross(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
    Some(match illegal {
        Illegal::NotThatNumber { row, number } => {
            say!(voice, "illegal-not-that-number", row = row, number = number)
        }
        Illegal::RowClosed { row } => say!(voice, "illegal-row-closed", row = row),
        Illegal::NotFurtherRight { row, number } => {
            say!(voice, "illegal-not-further-right", row = row, number = number)
        }
        Illegal::NeedsFive { row, crosses } => {
            let (number, needed) = (row.last_number(), NEEDED_TO_LOCK);
            say!(voice, "illegal-needs-five", row = row, number = number, crosses = crosses, needed = needed)
        }
        _ => return None,
    })
}

fn cross(lang: Lang, row: Row, number: u8) -> String {
    if number == row.last_number() {
        say!(lang, "label-cross-lock", row = row, number = number)
    } else {
        say!(lang, "label-cross", row = row, number = number)
    }
}

/// The dice of a round: "white 4 + 1 = 5", "red 3" and so on.
fn throw(lang: Lang, throw: &Throw) -> Vec<String> {
    let [first, second] = throw.white;
    let white = say!(lang, "throw-white", first = first, second = second, sum = throw.white_sum());
    let colours = Row::ALL.into_iter().zip(throw.coloured);
    let colours = colours.filter_map(|(row, die)| Some(say!(lang, "throw-colour", row = row, die = die?)));
    std::iter::once(white).chain(colours).collect()
}
