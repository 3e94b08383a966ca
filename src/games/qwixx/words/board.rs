//! Qwixx's board as text: the dice of the round and all sheets.

use super::sheet;
use crate::game::Seat;
use crate::game::words::Board;
use crate::games::qwixx::{PENALTIES, Sheet, Stage, View};
use crate::text::board::title;
use crate::text::{DOT, Voice, say};

pub(super) fn board(voice: &Voice<'_>, view: &View) -> Board {
    let thrown = view.throw.as_ref().filter(|_| view.stage != Stage::Over);
    let throw = thrown
        .map(|throw| say!(voice, "board-qwixx-throw", throw = super::throw(voice.lang, throw).join(DOT)));
    let lines = std::iter::once(stage(voice, view)).chain(throw).chain([say!(voice, "board-qwixx-legend")]);
    let player = |(seat, sheet)| (name(voice, view, seat), self::player(voice, view, sheet));
    let fields = Seat::all(view.sheets.len()).zip(&view.sheets).map(player).collect();
    Board { description: lines.collect::<Vec<_>>().join("\n"), fields }
}

/// What the white dice make.
pub(super) fn white_sum(view: &View) -> u8 {
    view.throw.map_or(0, |throw| throw.white_sum())
}

/// What the round is waiting for.
pub(super) fn stage(voice: &Voice<'_>, view: &View) -> String {
    let name = voice.name(view.active);
    match view.stage {
        Stage::Roll => say!(voice, "board-qwixx-roll", name = name),
        Stage::White => {
            let number = white_sum(view);
            let waiting = Seat::all(view.sheets.len()).filter(|seat| !view.has_chosen[seat.index()]);
            say!(voice, "board-qwixx-white", number = number, names = voice.names(waiting))
        }
        Stage::Colour if view.crossed => say!(voice, "board-qwixx-colour", name = name),
        Stage::Colour => say!(voice, "board-qwixx-colour-or-penalty", name = name),
        Stage::Over => say!(voice, "board-over"),
    }
}

/// The player's name, with marks for the active player and for those who have chosen.
fn name(voice: &Voice<'_>, view: &View, seat: Seat) -> String {
    let title = title(voice, voice.name(seat), view.stage != Stage::Over && view.active == seat);
    let chosen = view.stage == Stage::White && view.has_chosen[seat.index()];
    if chosen { say!(voice, "board-qwixx-name-chosen", name = title) } else { title }
}

fn player(voice: &Voice<'_>, view: &View, sheet: &Sheet) -> String {
    let points = say!(voice, "count-points", count = sheet.points());
    let (penalties, most) = (sheet.penalties(), PENALTIES);
    let below = say!(voice, "board-qwixx-player", points = points, penalties = penalties, most = most);
    format!("{}\n{below}", sheet::small(voice.lang, sheet, view.closed))
}
