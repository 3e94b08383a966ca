//! Draws Qwixx: the dice at the top, the sheets below. Two sheets are both large. Of more, only the one that the table
//! waits for is large, and the others show where their crosses are. A player's own sheet has its own picture.

mod pieces;

use super::{Event, PENALTIES, Qwixx, Sheet, Stage, View};
use crate::game::action::Row;
use crate::game::{Action, Picture, Seat};
use crate::picture::table::{self, INSIDE};
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, dice as die};
use pieces::{BoxSize, BoxState, ColourDie, LockBox, RowSign, Spot, row_icon, row_inks};

const DICE: i16 = 88;
const GAP: i16 = 10;
/// The boxes in a row: the sign, eleven numbers and the lock.
const BOXES: i16 = 13;
/// The height of a sheet whose numbers can be read, and of one that only shows where the crosses are.
const LARGE: i16 = 250;
const SMALL_SHEET: i16 = HEAD + 4 * SPOT + 10;
/// The most sheets that are all shown large.
const ALL_LARGE: usize = 2;

impl Picture for Qwixx {
    fn scene(view: &View, news: &[&Event], labels: &Labels<'_>) -> Scene {
        let top = MARGIN + DICE + GAP;
        let (mut large, mut others): (Vec<Seat>, Vec<Seat>) =
            (Seat::all(view.sheets.len()).collect(), vec![]);
        if large.len() > ALL_LARGE {
            let asked = asked(view);
            (large, others) = large.into_iter().partition(|seat| *seat == asked);
        }
        let below = top + large.len() as i16 * (LARGE + GAP);
        let (places, mut bottom) = table::places(others.len(), below, SMALL_SHEET);
        if others.is_empty() {
            bottom = below - GAP;
        }
        let mut scene = Scene::board(bottom + MARGIN);
        dice(&mut scene, view, news, labels);
        for (seat, line) in large.into_iter().zip(0..) {
            let area = Area::new(MARGIN, top + line * (LARGE + GAP), INSIDE, LARGE);
            head(&mut scene, area, seat, view, labels);
            let below = Area::new(area.x + 6, area.y + HEAD, area.width - 12, area.height - HEAD - 6);
            rows(&mut scene, below, &view.sheets[seat.index()], view, &[]);
            mark_news(&mut scene, grid(below, box_size(below)), seat, news);
        }
        for (seat, area) in others.into_iter().zip(places) {
            small_sheet(&mut scene, area, seat, view, news, labels);
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let sheet = &view.sheets[seat.index()];
        let rows = Row::ALL.map(|row| sheet.row_points(row).to_string()).join(" + ");
        format!("{rows} – {}", 5 * sheet.penalties())
    }
}

/// The player whose sheet is shown large: the one that the table waits for, or who has won.
fn asked(view: &View) -> Seat {
    let all = || Seat::all(view.sheets.len());
    match view.stage {
        Stage::Roll | Stage::Colour => view.active,
        Stage::White => {
            let waits = |seat: &Seat| !view.has_chosen[seat.index()];
            let active = Some(view.active).filter(waits);
            active.or_else(|| all().find(waits)).unwrap_or(view.active)
        }
        Stage::Over => all().max_by_key(|seat| view.sheets[seat.index()].points()).unwrap_or(view.active),
    }
}

/// The dice of the round, and the sum that everybody may cross. Before a roll these are the dice of the round before.
fn dice(scene: &mut Scene, view: &View, news: &[&Event], labels: &Labels<'_>) {
    scene.block(Area::new(MARGIN, MARGIN, INSIDE, DICE), 14, Ink::Panel);
    let y = MARGIN + 14;
    let mut x = MARGIN + 14;
    let before = news.iter().rev().find_map(|event| match event {
        Event::Rolled { throw, .. } => Some(*throw),
        _ => None,
    });
    let Some(throw) = view.throw.or(before) else {
        let key = if view.stage == Stage::Over { "board-over" } else { "picture-before-roll" };
        let args = [("name", labels.name(view.active, SMALL, 300).into())];
        scene.write(Pen::new(SMALL, Ink::Cream, Ink::Panel), (x + 4, MARGIN + 55), labels.say(key, &args));
        return;
    };
    for white in throw.white {
        scene.part((x, y), ColourDie(None, white));
        x += die::SIDE + 8;
    }
    x = scene.write(
        Pen::new(40, Ink::Cream, Ink::Panel),
        (x + 4, MARGIN + 58),
        format!("= {}", throw.white_sum()),
    );
    if view.stage == Stage::White {
        let under = Area::new(MARGIN + 8, MARGIN + 5, x - MARGIN + 2, DICE - 10);
        scene.frame(under, 14, 4, Ink::Gold);
    }
    x = MARGIN + 292;
    for (row, die) in Row::ALL.into_iter().zip(throw.coloured) {
        if let (Some(die), Some(sums)) = (die, throw.sums(row)) {
            scene.part((x, y), ColourDie(Some(row), die));
            let pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
            scene.write(pen, (x + die::SIDE + 6, MARGIN + 37), sums[0].to_string());
            scene.write(pen, (x + die::SIDE + 6, MARGIN + 72), sums[1].to_string());
        }
        x += die::SIDE + 58;
    }
    if view.stage == Stage::Colour {
        let coloured = Area::new(MARGIN + 280, MARGIN + 5, INSIDE - 288, DICE - 10);
        scene.frame(coloured, 14, 4, Ink::Gold);
    }
}

const HEAD: i16 = 50;

/// The name of the player, their penalties and points. Returns the background colour.
fn head(scene: &mut Scene, area: Area, seat: Seat, view: &View, labels: &Labels<'_>) -> Ink {
    let penalties = area.right() - 84 - PENALTY * i16::from(PENALTIES);
    let paper = short_head(scene, area, seat, view, labels, penalties);
    for penalty in 0..PENALTIES {
        let at = (penalties + PENALTY * i16::from(penalty), area.y + 12);
        self::penalty(scene, at, penalty < view.sheets[seat.index()].penalties());
    }
    paper
}

/// The name of the player, which ends at `right`, and their points. Returns the background colour.
fn short_head(
    scene: &mut Scene,
    area: Area,
    seat: Seat,
    view: &View,
    labels: &Labels<'_>,
    right: i16,
) -> Ink {
    let is_active = view.active == seat && view.stage != Stage::Over;
    let paper = if is_active { Ink::Lit } else { Ink::Panel };
    scene.block(area, 12, paper);
    let points = view.sheets[seat.index()].points().to_string().replace('-', "–");
    let pen = Pen::new(34, Ink::Cream, paper);
    scene.write_right(pen, (area.right() - 12, area.y + 37), &points);
    let mut room = right - area.x - 62;
    let has_chosen = view.stage == Stage::White && view.has_chosen[seat.index()];
    for icon in [is_active.then_some(Icon::Turn), has_chosen.then_some(Icon::Check)].into_iter().flatten() {
        room -= 30;
        scene.icon(icon, (area.x + room + 62, area.y + 14), 24, Ink::Gold);
    }
    if is_active {
        scene.frame(area, 12, 3, Ink::Gold);
    }
    table::named(scene, (area.x + 8, area.y + 6), labels, seat, room, paper);
    paper
}

/// The distance of two penalties.
const PENALTY: i16 = 28;

fn penalty(scene: &mut Scene, (x, y): (i16, i16), is_taken: bool) {
    scene.frame(Area::new(x, y, 24, 24), 5, 2, Ink::Sage);
    if is_taken {
        scene.icon(Icon::Cross, (x, y), 24, Ink::Cream);
    }
}

/// The height of a box without a number.
const SPOT: i16 = 21;

/// A sheet that only shows where the crosses are, with the penalties at its right end.
fn small_sheet(scene: &mut Scene, area: Area, seat: Seat, view: &View, news: &[&Event], labels: &Labels<'_>) {
    let sheet = &view.sheets[seat.index()];
    short_head(scene, area, seat, view, labels, area.right() - 66);
    let below = Area::new(area.x + 8, area.y + HEAD, area.width - 44, 4 * SPOT);
    let size = BoxSize { width: below.width / BOXES, height: SPOT };
    for (line, row) in (0..).zip(Row::ALL) {
        let y = below.y + line * SPOT;
        scene.part((below.x, y), RowSign(row, BoxSize { width: SPOT, ..size }));
        let left = grid(below, size).x;
        for (position, number) in (1..).zip(row.numbers()) {
            let state = box_state(sheet, view, row, number, &[]);
            scene.part((left + position * size.width, y), Spot(row, state, size));
        }
        let lock = lock_state(sheet, view, row);
        scene.part((left + (BOXES - 1) * size.width, y), Spot(row, lock, size));
        let at = (area.right() - 30, y - 1);
        scene.frame(Area::new(at.0, at.1 + 1, 19, 19), 4, 2, Ink::Sage);
        if (line as u8) < sheet.penalties() {
            scene.icon(Icon::Cross, (at.0, at.1 + 1), 19, Ink::Cream);
        }
    }
    mark_news(scene, grid(below, size), seat, news);
}

/// The area of thirteen boxes of this size in four rows, centred.
const fn grid(area: Area, size: BoxSize) -> Area {
    let width = size.width * BOXES;
    Area::new(area.x + (area.width - width) / 2, area.y, width, size.height * 4)
}

/// The size of a sheet's boxes in this area.
const fn box_size(area: Area) -> BoxSize {
    BoxSize { width: area.width / BOXES, height: area.height / 4 }
}

/// The four rows.
fn rows(scene: &mut Scene, area: Area, sheet: &Sheet, view: &View, legal: &[Action]) {
    let size = box_size(area);
    let left = grid(area, size).x;
    for (line, row) in (0..).zip(Row::ALL) {
        let y = area.y + line * size.height;
        scene.part((left, y), RowSign(row, size));
        for (position, number) in (1..).zip(row.numbers()) {
            let state = box_state(sheet, view, row, number, legal);
            scene.part((left + position * size.width, y), pieces::Box(row, number, state, size));
        }
        let lock = LockBox(row, lock_state(sheet, view, row), size);
        scene.part((left + (BOXES - 1) * size.width, y), lock);
    }
}

fn lock_state(sheet: &Sheet, view: &View, row: Row) -> BoxState {
    match (sheet.has_lock(row), view.closed.contains(row)) {
        (true, _) => BoxState::Crossed,
        (false, true) => BoxState::Lost,
        (false, false) => BoxState::Open,
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

/// Marks new crosses in the boxes of a sheet.
fn mark_news(scene: &mut Scene, boxes: Area, seat: Seat, news: &[&Event]) {
    let (width, height) = (boxes.width / BOXES, boxes.height / 4);
    let crosses = news.iter().filter_map(|event| match event {
        Event::Revealed { number, choices } => Some((choices[seat.index()]?, *number)),
        Event::Crossed { seat: who, row, number } if *who == seat => Some((*row, *number)),
        _ => None,
    });
    for (row, number) in crosses {
        let position = row.numbers().position(|other| other == number).unwrap_or_default() as i16 + 1;
        let line = row as i16;
        let spot = Area::new(boxes.x + position * width, boxes.y + line * height, width, height);
        scene.frame(spot, 6, 4, Ink::Sky);
    }
}

/// A player's own sheet in large, with marks on the numbers that can be crossed now.
pub(crate) fn sheet(view: &View, seat: Seat, legal: &[Action], labels: &Labels<'_>) -> Scene {
    let sheet = &view.sheets[seat.index()];
    let top = MARGIN + DICE + GAP;
    let whole = Area::new(MARGIN, top, INSIDE, 336);
    let mut scene = Scene::board(whole.bottom() + MARGIN);
    dice(&mut scene, view, &[], labels);
    let paper = head(&mut scene, whole, seat, view, labels);
    let below = Area::new(whole.x + 6, whole.y + HEAD + 2, whole.width - 12, 228);
    rows(&mut scene, below, sheet, view, legal);
    let mut x = whole.x + 16;
    let base = whole.bottom() - 17;
    for row in Row::ALL {
        scene.block(Area::new(x, base - 26, 32, 32), 8, row_inks(row).0);
        scene.icon(row_icon(row), (x + 7, base - 19), 18, row_inks(row).1);
        let points = sheet.row_points(row).to_string();
        x = scene.write(Pen::new(SMALL, Ink::Cream, paper), (x + 40, base), points) + 28;
    }
    scene.icon(Icon::Cross, (x, base - 23), 26, Ink::Cream);
    let lost = i16::from(sheet.penalties()) * 5;
    scene.write(
        Pen::new(SMALL, Ink::Cream, paper),
        (x + 34, base),
        if lost == 0 { "0".into() } else { format!("–{lost}") },
    );
    scene
}
