//! A Qwixx sheet as text: large for its owner, small for the board.

use super::{alt, throw};
use crate::game::action::Row;
use crate::game::words::Detail;
use crate::game::{Action, Seat};
use crate::games::qwixx::{PENALTIES, Rows, Sheet, Stage, View};
use crate::text::{self, DOT, Lang, Names, Voice, capital, say};

const CROSSED: &str = "×";
const LOST: &str = "·";

/// A player's own sheet: crosses, lost numbers, locks, penalties, points.
pub fn sheet(lang: Lang, sheet: &Sheet, closed: Rows) -> String {
    let rows = Row::ALL.map(|row| {
        let (crosses, points) = (sheet.crosses(row), sheet.row_points(row));
        let title = say!(lang, "sheet-row", row = row, crosses = crosses, points = points);
        format!("{}\n{}", capital(&title), numbers(sheet, row, closed, |_| 3))
    });
    let (penalties, points) = (sheet.penalties(), sheet.points());
    let boxes: String = (0..PENALTIES).map(|number| if number < penalties { '☒' } else { '☐' }).collect();
    let penalties = say!(lang, "sheet-penalties", boxes = boxes, count = penalties, most = PENALTIES);
    let total = say!(lang, "sheet-total", points = points);
    format!("```\n{}\n```\n{penalties}\n{total}\n{}", rows.join("\n"), say!(lang, "sheet-legend"))
}

/// The line above a player's own sheet, with the dice, and what the player has chosen in secret.
pub fn sheet_heading(lang: Lang, view: &View) -> String {
    let dice =
        view.throw.filter(|_| view.stage != Stage::Over).map(|dice| throw(lang, &dice)).unwrap_or_default();
    let dice = dice.into_iter().take(if view.stage == Stage::White { 1 } else { usize::MAX });
    let heading: Vec<_> = std::iter::once(say!(lang, "sheet-heading")).chain(dice).collect();
    let lines = std::iter::once(heading.join(DOT)).chain(chosen(lang, view));
    lines.collect::<Vec<_>>().join("\n")
}

/// What the viewer has chosen in secret.
fn chosen(lang: Lang, view: &View) -> Option<String> {
    Some(match view.own? {
        Action::Cross { row, number } => say!(lang, "sheet-chose", row = row, number = number),
        _ => say!(lang, "sheet-chose-nothing"),
    })
}

/// The alt text of a player's own sheet, with the dice, and what was chosen or can be crossed now.
pub fn sheet_alt(lang: Lang, view: &View, seat: Seat, legal: &[Action], names: Names<'_>) -> String {
    let voice = &Voice::new(lang, names);
    let sheet = alt::player(voice, seat, &view.sheets[seat.index()], Detail::Every);
    let throw = view.throw.filter(|_| view.stage != Stage::Over).map(|dice| {
        let dice = throw(lang, &dice).join(", ");
        say!(voice, "alt-qwixx-throw", throw = dice)
    });
    let chosen = chosen(lang, view);
    let legal = legal.iter().filter(|_| chosen.is_none()).filter_map(|action| match action {
        Action::Cross { row, number } => Some(format!("{} {number}", say!(voice, "row", row = *row))),
        _ => None,
    });
    let legal: Vec<_> = legal.collect();
    let legal =
        (!legal.is_empty()).then(|| say!(voice, "alt-qwixx-legal", numbers = text::alt::numbers(legal)));
    text::alt::fitted(std::iter::once(sheet).chain(throw).chain(legal).chain(chosen).collect())
}

/// All four rows in as little width as possible, one line each.
pub(super) fn small(lang: Lang, sheet: &Sheet, closed: Rows) -> String {
    let width = |number: u8| if number < 10 { 2 } else { 3 };
    let rows = Row::ALL
        .map(|row| format!("{}{}", say!(lang, "row-short", row = row), numbers(sheet, row, closed, width)));
    format!("```\n{}\n```", rows.join("\n"))
}

/// The numbers of a row and its lock, aligned in columns.
fn numbers(sheet: &Sheet, row: Row, closed: Rows, width: impl Fn(u8) -> usize) -> String {
    let cell = |number: u8| {
        let mark = match () {
            () if sheet.is_crossed(row, number) => CROSSED.to_owned(),
            () if sheet.is_lost(row, number) || closed.contains(row) => LOST.to_owned(),
            () => number.to_string(),
        };
        format!("{mark:>width$}", width = width(number))
    };
    let lock = match () {
        () if sheet.has_lock(row) => CROSSED,
        () if closed.contains(row) => LOST,
        () => " ",
    };
    format!("{} [{lock}]", row.numbers().map(cell).collect::<String>())
}
