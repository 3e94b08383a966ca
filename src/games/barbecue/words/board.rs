//! Barbecue's board as text: the grill with plates and snails.

use crate::game::Seat;
use crate::game::words::Board;
use crate::game::worm_dice::words as dice;
use crate::games::barbecue::{Catch, Cover, Grill, Section, View};
use crate::text::board::{over, tally, title};
use crate::text::{Voice, say};

/// The letters of the players' plates, also shown before their names.
const PLATES: [&str; 5] = ["A", "B", "C", "D", "E"];
/// Looks a little like a snail shell.
const SNAIL: &str = "@";

pub(super) fn board(voice: &Voice<'_>, view: &View) -> Board {
    let mut lines: Vec<_> = over(voice, view.turn).into_iter().collect();
    lines.extend(dice::board(voice, &view.dice));
    lines.push(format!("```\n{}\n```\n{}", grill(&view.grill), say!(voice, "board-barbecue-legend")));
    lines.push(say!(voice, "board-barbecue-pile", count = view.pile));
    let player = |(seat, catch): (Seat, &Catch)| {
        let name = say!(voice, "board-barbecue-name", plate = plate(seat), name = voice.name(seat));
        let title = title(voice, name, view.turn == Some(seat));
        (title, self::catch(voice, seat, catch, &view.grill))
    };
    let fields = Seat::all(view.players.len()).zip(&view.players).map(player).collect();
    Board { description: lines.join("\n"), fields }
}

/// The grill, with all sections of the same number of worms in one line.
fn grill(grill: &Grill) -> String {
    let sections: Vec<_> = Section::all().collect();
    let line = |sections: &[Section]| {
        let cells: String = sections.iter().map(|&section| cell(grill, section)).collect();
        format!("{cells:<20} {}", tally(sections.first().map_or(0, |section| section.worms())))
    };
    sections.chunk_by(|one, next| one.worms() == next.worms()).map(line).collect::<Vec<_>>().join("\n")
}

/// A section and what is on it, in five characters: `25`, `25A`, `25AA`, `25@`.
fn cell(grill: &Grill, section: Section) -> String {
    let cover = match grill.cover(section) {
        Cover::Empty => String::new(),
        Cover::Plate(owner) => plate(owner).to_owned(),
        Cover::Closed(owner) => plate(owner).repeat(2),
        Cover::Snail => SNAIL.to_owned(),
    };
    format!("{section}{cover:<3}")
}

fn plate(seat: Seat) -> &'static str {
    PLATES.get(seat.index()).copied().unwrap_or_default()
}

fn catch(voice: &Voice<'_>, seat: Seat, catch: &Catch, grill: &Grill) -> String {
    let worms = say!(voice, "count-worms", count = catch.worms);
    let snails = say!(voice, "count-snails", count = catch.snails);
    let points = say!(voice, "count-points", count = catch.points());
    let gathered = say!(voice, "board-barbecue-catch", worms = worms, snails = snails, points = points);
    let own = |section: &Section| matches!(grill.cover(*section), Cover::Plate(owner) | Cover::Closed(owner) if owner == seat);
    let plates: Vec<_> = Section::all().filter(own).map(|section| plate_on(voice, grill, section)).collect();
    if plates.is_empty() {
        return gathered;
    }
    format!("{gathered}\n{}", say!(voice, "board-barbecue-plates", plates = plates.join(", ")))
}

fn plate_on(voice: &Voice<'_>, grill: &Grill, section: Section) -> String {
    match grill.cover(section) {
        Cover::Closed(_) => say!(voice, "board-barbecue-plate-closed", section = section),
        _ => section.to_string(),
    }
}
