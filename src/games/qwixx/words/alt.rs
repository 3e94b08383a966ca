//! The alt text of Qwixx's board.

use crate::game::Seat;
use crate::game::action::Row;
use crate::game::words::Detail;
use crate::games::qwixx::{Sheet, Stage, View};
use crate::text::alt::numbers;
use crate::text::{Voice, say};

pub(super) fn alt(voice: &Voice<'_>, view: &View, detail: Detail) -> Vec<String> {
    let mut sentences = vec![stage(voice, view)];
    if let Some(throw) = view.throw.filter(|_| view.stage != Stage::Over) {
        let throw = super::throw(voice.lang, &throw).join(", ");
        sentences.push(say!(voice, "alt-qwixx-throw", throw = throw));
    }
    let closed: Vec<_> = view.closed.iter().map(|row| say!(voice, "row", row = row)).collect();
    if !closed.is_empty() {
        sentences.push(say!(voice, "alt-qwixx-closed", rows = numbers(closed)));
    }
    let sheets = Seat::all(view.sheets.len()).zip(&view.sheets);
    sentences.extend(sheets.map(|(seat, sheet)| player(voice, seat, sheet, detail)));
    sentences
}

fn stage(voice: &Voice<'_>, view: &View) -> String {
    let name = voice.name(view.active);
    match view.stage {
        Stage::Roll => say!(voice, "alt-qwixx-roll", name = name),
        Stage::White if !view.has_chosen.contains(&true) => say!(voice, "alt-qwixx-white-all"),
        Stage::White => {
            let waiting = Seat::all(view.sheets.len()).filter(|seat| !view.has_chosen[seat.index()]);
            say!(voice, "alt-qwixx-white", names = voice.names(waiting))
        }
        Stage::Colour => say!(voice, "alt-qwixx-colour", name = name),
        Stage::Over => say!(voice, "alt-over"),
    }
}

/// The crosses of each row; in short form their number and the last one.
pub(super) fn player(voice: &Voice<'_>, seat: Seat, sheet: &Sheet, detail: Detail) -> String {
    let rows = Row::ALL.into_iter().filter_map(|row| {
        let crossed: Vec<_> = row.numbers().filter(|&number| sheet.is_crossed(row, number)).collect();
        let last = *crossed.last()?;
        Some(match detail {
            Detail::Every => say!(voice, "alt-qwixx-row-all", row = row, numbers = spaced(&crossed)),
            Detail::Sums => {
                say!(voice, "alt-qwixx-row", row = row, crosses = sheet.crosses(row), last = last)
            }
        })
    });
    let rows: Vec<_> = rows.collect();
    let (name, points) = (voice.name(seat), say!(voice, "count-points", count = sheet.points()));
    let penalties = sheet.penalties();
    if rows.is_empty() {
        return say!(voice, "alt-qwixx-no-crosses", name = name, points = points, penalties = penalties);
    }
    let rows = rows.join(", ");
    say!(voice, "alt-qwixx-player", name = name, rows = rows, points = points, penalties = penalties)
}

/// "2 3 7".
fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
