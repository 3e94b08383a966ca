//! Qwixx: the dice above, everybody's sheet below. One's own sheet is a picture of its own.

mod pieces;

use super::{Event, PENALTIES, Qwixx, Sheet, Stage, View};
use crate::game::action::Row;
use crate::game::{Action, Picture, Seat};
use crate::picture::parts::Badge;
use crate::picture::table::INSIDE;
use crate::picture::{Area, HEIGHT, Icon, Ink, MARGIN, Pen, Scene, Sight, dice as die};
use pieces::{BoxSize, BoxState, ColourDie, LockBox, RowSign, row_icon, row_inks};

const DICE: i16 = 84;
const GAP: i16 = 10;
/// The sign, eleven numbers, the lock.
const BOXES: i16 = 13;

impl Picture for Qwixx {
    fn scene(view: &View, news: &[&Event], sight: &Sight<'_>) -> Scene {
        let (places, bottom) = places(view.sheets.len());
        let mut scene = Scene::board(bottom + MARGIN);
        dice(&mut scene, view, sight);
        for ((seat, sheet), area) in Seat::all(view.sheets.len()).zip(&view.sheets).zip(places) {
            head(&mut scene, area, seat, sheet, view, sight);
            let below = Area::new(area.x + 6, area.y + HEAD, area.width - 12, area.height - HEAD - 6);
            rows(&mut scene, below, sheet, view, &[]);
            mark_news(&mut scene, below, seat, news);
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let sheet = &view.sheets[seat.index()];
        let rows = Row::ALL.map(|row| sheet.row_points(row).to_string()).join(" + ");
        format!("{rows} – {}", 5 * sheet.penalties())
    }
}

/// Places for the sheets: two below each other, more of them side by side.
fn places(count: usize) -> (Vec<Area>, i16) {
    let count = i16::try_from(count).unwrap_or_default();
    let columns = if count <= 2 { 1 } else { 2 };
    let lines = (count + columns - 1) / columns;
    let top = MARGIN + DICE + GAP;
    let width = (INSIDE - GAP * (columns - 1)) / columns;
    let height = ((HEIGHT - top - MARGIN - GAP * (lines - 1)) / lines).min(234);
    let place = |index| {
        let (column, line) = (index % columns, index / columns);
        Area::new(MARGIN + column * (width + GAP), top + line * (height + GAP), width, height)
    };
    ((0..count).map(place).collect(), top + lines * (height + GAP) - GAP)
}

/// The dice of the round, and the sum that everybody may cross.
fn dice(scene: &mut Scene, view: &View, sight: &Sight<'_>) {
    scene.block(Area::new(MARGIN, MARGIN, INSIDE, DICE), 14, Ink::Panel);
    let y = MARGIN + 12;
    let mut x = MARGIN + 14;
    let Some(throw) = view.throw.filter(|_| view.stage != Stage::Over) else {
        let key = if view.stage == Stage::Over { "board-over" } else { "picture-before-roll" };
        let args = [("name", sight.name(view.active, 26, 300).into())];
        scene.write(Pen::new(26, Ink::Cream, Ink::Panel), (x + 4, MARGIN + 51), sight.say(key, &args));
        return;
    };
    for white in throw.white {
        scene.part((x, y), ColourDie(None, white));
        x += die::SIDE + 8;
    }
    x = scene.write(
        Pen::new(40, Ink::Cream, Ink::Panel),
        (x + 4, MARGIN + 56),
        format!("= {}", throw.white_sum()),
    );
    if view.stage == Stage::White {
        let under = Area::new(MARGIN + 8, MARGIN + 5, x - MARGIN + 2, DICE - 10);
        scene.frame(under, 14, 4, Ink::Gold);
    }
    x = MARGIN + 290;
    for (row, die) in Row::ALL.into_iter().zip(throw.coloured) {
        if let (Some(die), Some(sums)) = (die, throw.sums(row)) {
            scene.part((x, y), ColourDie(Some(row), die));
            let pen = Pen::new(23, Ink::Sage, Ink::Panel);
            scene.write(pen, (x + die::SIDE + 6, MARGIN + 38), sums[0].to_string());
            scene.write(pen, (x + die::SIDE + 6, MARGIN + 64), sums[1].to_string());
        }
        x += die::SIDE + 58;
    }
    if view.stage == Stage::Colour {
        let coloured = Area::new(MARGIN + 280, MARGIN + 5, INSIDE - 288, DICE - 10);
        scene.frame(coloured, 14, 4, Ink::Gold);
    }
}

const HEAD: i16 = 38;

/// Whose sheet it is, their penalties and points. Answers what it stands on.
fn head(scene: &mut Scene, area: Area, seat: Seat, sheet: &Sheet, view: &View, sight: &Sight<'_>) -> Ink {
    let is_active = view.active == seat && view.stage != Stage::Over;
    let paper = if is_active { Ink::Lit } else { Ink::Panel };
    scene.block(area, 12, paper);
    let base = area.y + 27;
    let mut left = area.x + 46;
    if is_active {
        scene.frame(area, 12, 3, Ink::Gold);
        scene.icon(Icon::Turn, (left, area.y + 10), 18, Ink::Gold);
        left += 24;
    }
    if view.stage == Stage::White && view.has_chosen[seat.index()] {
        scene.icon(Icon::Check, (left, area.y + 9), 20, Ink::Gold);
        left += 26;
    }
    scene.part((area.x + 8, area.y + 4), Badge(seat));
    let points = sheet.points().to_string().replace('-', "–");
    scene.write_right(Pen::new(27, Ink::Cream, paper), (area.right() - 10, base), points);
    let penalties = area.right() - 66 - 20 * i16::from(PENALTIES);
    for penalty in 0..PENALTIES {
        let spot = Area::new(penalties + 20 * i16::from(penalty), area.y + 11, 16, 16);
        scene.frame(spot, 4, 2, Ink::Sage);
        if penalty < sheet.penalties() {
            scene.icon(Icon::Cross, (spot.x, spot.y), 16, Ink::Cream);
        }
    }
    scene.write(Pen::new(24, Ink::Cream, paper), (left, base), sight.name(seat, 24, penalties - left - 8));
    paper
}

/// The size of a sheet's boxes in this room.
const fn box_size(area: Area) -> BoxSize {
    BoxSize { width: area.width / BOXES, height: area.height / 4 }
}

/// The four rows.
fn rows(scene: &mut Scene, area: Area, sheet: &Sheet, view: &View, legal: &[Action]) {
    let size = box_size(area);
    let left = area.x + (area.width - size.width * BOXES) / 2;
    for (line, row) in (0..).zip(Row::ALL) {
        let y = area.y + line * size.height;
        scene.part((left, y), RowSign(row, size));
        for (position, number) in (1..).zip(row.numbers()) {
            let state = box_state(sheet, view, row, number, legal);
            scene.part((left + position * size.width, y), pieces::Box(row, number, state, size));
        }
        let lock = match (sheet.has_lock(row), view.closed.contains(row)) {
            (true, _) => BoxState::Crossed,
            (false, true) => BoxState::Lost,
            (false, false) => BoxState::Open,
        };
        scene.part((left + (BOXES - 1) * size.width, y), LockBox(row, lock, size));
    }
}

fn box_state(sheet: &Sheet, view: &View, row: Row, number: u8, legal: &[Action]) -> BoxState {
    let is_legal = legal
        .iter()
        .any(|action| matches!(action, Action::Cross { row: r, number: n } if *r == row && *n == number));
    if sheet.is_crossed(row, number) {
        BoxState::Crossed
    } else if is_legal {
        BoxState::Legal
    } else if sheet.is_lost(row, number) || view.closed.contains(row) {
        BoxState::Lost
    } else {
        BoxState::Open
    }
}

/// Marks the crosses that are new.
fn mark_news(scene: &mut Scene, area: Area, seat: Seat, news: &[&Event]) {
    let size = box_size(area);
    let left = area.x + (area.width - size.width * BOXES) / 2;
    let crosses = news.iter().filter_map(|event| match event {
        Event::Revealed { number, choices } => Some((choices[seat.index()]?, *number)),
        Event::Crossed { seat: who, row, number } if *who == seat => Some((*row, *number)),
        _ => None,
    });
    for (row, number) in crosses {
        let position = row.numbers().position(|other| other == number).unwrap_or_default() as i16 + 1;
        let line = row as i16;
        let spot =
            Area::new(left + position * size.width, area.y + line * size.height, size.width, size.height);
        scene.frame(spot, 6, 4, Ink::Sky);
    }
}

/// One's own sheet, large, with what can be crossed now marked.
pub(crate) fn sheet(view: &View, seat: Seat, legal: &[Action], sight: &Sight<'_>) -> Scene {
    let sheet = &view.sheets[seat.index()];
    let top = MARGIN + DICE + GAP;
    let whole = Area::new(MARGIN, top, INSIDE, 320);
    let mut scene = Scene::board(whole.bottom() + MARGIN);
    dice(&mut scene, view, sight);
    let paper = head(&mut scene, whole, seat, sheet, view, sight);
    let below = Area::new(whole.x + 6, whole.y + HEAD + 2, whole.width - 12, 228);
    rows(&mut scene, below, sheet, view, legal);
    let mut x = whole.x + 16;
    let base = whole.bottom() - 17;
    for row in Row::ALL {
        scene.block(Area::new(x, base - 24, 28, 28), 7, row_inks(row).0);
        scene.icon(row_icon(row), (x + 6, base - 18), 16, row_inks(row).1);
        x = scene.write(Pen::new(25, Ink::Cream, paper), (x + 35, base), sheet.row_points(row).to_string())
            + 26;
    }
    scene.icon(Icon::Cross, (x, base - 20), 22, Ink::Cream);
    let lost = i16::from(sheet.penalties()) * 5;
    scene.write(
        Pen::new(25, Ink::Cream, paper),
        (x + 29, base),
        if lost == 0 { "0".into() } else { format!("–{lost}") },
    );
    scene
}
