//! The result of a game: a podium, points and their parts, and the course of the game.

use std::ops::Range;

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::{Badge, seat_ink, seat_letter};
use super::scene::{Area, HEIGHT, MARGIN, Pen, SMALL, Scene, Shape};
use super::table::{self, INSIDE, Labels};
use crate::game::{Outcome, PerSeat, Seat, Standing};
use crate::games::AnyView;
use crate::journal::{Journal, ReplayError};

const PODIUM: i16 = 176;
const LINE: i16 = 44;
const GAP: i16 = 10;
/// Maximum height of the chart.
const CHART: i16 = 210;
/// The height of a line above it.
const HEADING: i16 = 44;

/// The picture of a finished game.
pub(super) fn results(view: &AnyView, outcome: &Outcome, course: &Course<'_>, labels: &Labels<'_>) -> Scene {
    let ranking = ranking(outcome);
    let list_top = MARGIN + PODIUM + GAP;
    let chart_top = list_top + ranking.len() as i16 * LINE + GAP;
    let most = if matches!(course, Course::Chances { .. }) { CHART + HEADING } else { CHART };
    let chart = Area::new(MARGIN, chart_top, INSIDE, (HEIGHT - MARGIN - chart_top).min(most));
    let mut scene = Scene::board(chart.bottom() + MARGIN);
    podium(&mut scene, &ranking, labels);
    for (line, (seat, standing)) in (0..).zip(&ranking) {
        let area = Area::new(MARGIN, list_top + line * LINE, INSIDE, LINE);
        self::line(&mut scene, area, *seat, *standing, view, labels);
    }
    match course {
        Course::Points(course) => self::chart(&mut scene, chart, course),
        Course::Chances { turns, turning, heading } => {
            chances(&mut scene, chart, turns, turning.as_ref(), heading);
        }
    }
    scene
}

/// The course of a game.
#[derive(Clone, Debug)]
pub enum Course<'a> {
    /// Points before the first turn and after each turn.
    Points(&'a [PerSeat<i16>]),
    /// Chances to win at the same times.
    Chances {
        /// By seat, where they are known.
        turns: &'a [PerSeat<Option<f64>>],
        /// Whose chance rose most, and when.
        turning: Option<(Seat, Range<usize>)>,
        /// What stands above.
        heading: String,
    },
}

/// The points of all seats before the first turn and after each turn.
pub fn course(journal: &Journal) -> Result<Vec<PerSeat<i16>>, ReplayError> {
    let (mut course, mut last) = (Vec::new(), None);
    let game = journal.watch(&mut |game, _| {
        let turn = game.turn();
        if turn != last {
            course.push(game.points());
            last = turn;
        }
    })?;
    course.push(game.points());
    Ok(course)
}

fn ranking(outcome: &Outcome) -> Vec<(Seat, Standing)> {
    let seats = Seat::all(outcome.standings.len());
    let mut ranking: Vec<_> = seats.zip(outcome.standings.iter().copied()).collect();
    ranking.sort_by_key(|(_, standing)| standing.place);
    ranking
}

/// The first three on a podium, with the winner in the middle. Two stand side by side.
fn podium(scene: &mut Scene, ranking: &[(Seat, Standing)], labels: &Labels<'_>) {
    const STEP: i16 = 236;
    let floor = MARGIN + PODIUM;
    let middle = MARGIN + INSIDE / 2;
    let columns = match ranking.len() {
        2 => [middle - STEP - 4, middle + 4, middle],
        _ => [middle - STEP / 2, middle - STEP * 3 / 2 - 8, middle + STEP / 2 + 8],
    };
    for (&(seat, standing), x) in ranking.iter().zip(columns) {
        let height = match standing.place {
            1 => 92,
            2 => 66,
            _ => 46,
        };
        let step = Area::new(x, floor - height, STEP, height);
        let (block, ink) = if standing.place == 1 { (Ink::Gold, Ink::Umber) } else { (Ink::Lit, Ink::Cream) };
        scene.block(step, 10, block);
        scene.write_middle(
            Pen::new(40, ink, block),
            (step.middle(), floor - height / 2 + 14),
            standing.place.to_string(),
        );
        let width = font::width(&labels.name(seat, SMALL, STEP - 50), SMALL) + Badge::SIDE + 8;
        let left = step.middle() - width / 2;
        table::named(scene, (left, step.y - 44), labels, seat, STEP - 50, Ink::Felt);
        if standing.place == 1 {
            scene.icon(Icon::Crown, (step.middle() - 21, step.y - 86), 42, Ink::Gold);
        }
    }
}

/// A player's place, points, and what the points consist of.
fn line(scene: &mut Scene, area: Area, seat: Seat, standing: Standing, view: &AnyView, labels: &Labels<'_>) {
    let base = area.y + 33;
    scene.write(Pen::new(SMALL, Ink::Sage, Ink::Felt), (area.x, base), format!("{}.", standing.place));
    table::named(scene, (area.x + 34, area.y + 3), labels, seat, 190, Ink::Felt);
    let points = standing.points.to_string().replace('-', "–");
    let pen = Pen::new(34, Ink::Cream, Ink::Felt);
    scene.write_right(pen, (area.right(), base + 1), &points);
    let room = INSIDE - 282 - font::width(&points, 34) - 14;
    let made_of = font::fit(&view.made_of(seat), SMALL, room, "–");
    scene.write(Pen::new(SMALL, Ink::Sage, Ink::Felt), (area.x + 282, base), made_of);
}

/// Dash patterns, which tell the lines apart without colour.
const DASHES: [&[u8]; 7] = [&[], &[14, 7], &[4, 5], &[18, 5, 4, 5], &[8, 8], &[22, 8], &[2, 8]];

/// A chart of points over turns.
fn chart(scene: &mut Scene, area: Area, course: &[PerSeat<i16>]) {
    scene.block(area, 12, Ink::Panel);
    let highest = course.iter().flatten().copied().max().unwrap_or(0).max(1);
    let lowest = course.iter().flatten().copied().min().unwrap_or(0).min(0);
    let plot = Area::new(area.x + 74, area.y + 20, area.width - 122, area.height - 40);
    let y = |points: i16| {
        let (above, range) = (i32::from(highest - points), i32::from(highest - lowest));
        plot.y + (above * i32::from(plot.height) / range) as i16
    };
    let last = (course.len() as i32 - 1).max(1);
    let x = |turn: usize| plot.x + (turn as i32 * i32::from(plot.width) / last) as i16;
    for points in [highest, 0] {
        scene.line(vec![(plot.x, y(points)), (plot.right(), y(points))], 1, Ink::Faint);
        let pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
        scene.write_right(pen, (plot.x - 10, y(points) + 11), points.to_string());
    }
    let seats = course.first().map_or(0, |points| points.len());
    let mut ends = Vec::new();
    for seat in Seat::all(seats) {
        let points = course.iter().enumerate().map(|(turn, points)| (x(turn), y(points[seat.index()])));
        ends.extend(line_of(scene, seat, points.collect()));
    }
    letters(scene, plot, ends);
}

/// A chart of chances to win over turns. The greatest rise is thick.
fn chances(
    scene: &mut Scene,
    area: Area,
    turns: &[PerSeat<Option<f64>>],
    turning: Option<&(Seat, Range<usize>)>,
    heading: &str,
) {
    scene.block(area, 12, Ink::Panel);
    let pen = Pen::new(SMALL, Ink::Cream, Ink::Panel);
    let heading = font::fit(heading, SMALL, area.width - 40, "");
    scene.write(pen, (area.x + 20, area.y + 36), heading.trim_start());
    let plot = Area::new(area.x + 82, area.y + 22 + HEADING, area.width - 130, area.height - 42 - HEADING);
    let y = |chance: f64| plot.y + ((1.0 - chance) * f64::from(plot.height)).round() as i16;
    let last = (turns.len() as i32 - 1).max(1);
    let x = |turn: usize| plot.x + (turn as i32 * i32::from(plot.width) / last) as i16;
    for chance in [1.0, 0.5, 0.0] {
        scene.line(vec![(plot.x, y(chance)), (plot.right(), y(chance))], 1, Ink::Faint);
        let pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
        scene.write_right(pen, (plot.x - 10, y(chance) + 11), format!("{}", chance * 100.0));
    }
    let mut ends = Vec::new();
    for seat in Seat::all(turns.first().map_or(0, |all| all.len())) {
        let known = turns.iter().enumerate().filter_map(|(turn, all)| Some((turn, all[seat.index()]?)));
        let known: Vec<_> = known.map(|(turn, chance)| (turn, (x(turn), y(chance)))).collect();
        if let Some((_, rise)) = turning.filter(|(winner, _)| *winner == seat) {
            let is_in = |(turn, _): &&(usize, (i16, i16))| (rise.start..=rise.end).contains(turn);
            let points = known.iter().filter(is_in).map(|(_, point)| *point).collect();
            scene.line(points, 10, seat_ink(seat));
        }
        ends.extend(line_of(scene, seat, known.into_iter().map(|(_, point)| point).collect()));
    }
    letters(scene, plot, ends);
}

/// A seat's line through these points. Returns where it ends.
fn line_of(scene: &mut Scene, seat: Seat, points: Vec<(i16, i16)>) -> Option<(i16, Seat)> {
    let (_, end) = *points.last()?;
    let dashes = DASHES[seat.index() % DASHES.len()];
    scene.shapes.push(Shape::Line { points, thick: 4, ink: seat_ink(seat), dashes });
    Some((end, seat))
}

/// The letters of the seats where their lines end.
fn letters(scene: &mut Scene, plot: Area, ends: Vec<(i16, Seat)>) {
    for (y, seat) in spread(ends, 26, plot.bottom()) {
        let pen = Pen::new(SMALL, seat_ink(seat), Ink::Panel);
        scene.write(pen, (plot.right() + 12, y + 11), seat_letter(seat));
    }
}

/// Moves overlapping labels apart, but none below `bottom`.
fn spread(mut labels: Vec<(i16, Seat)>, apart: i16, bottom: i16) -> Vec<(i16, Seat)> {
    labels.sort();
    let mut free = i16::MIN;
    for (y, _) in &mut labels {
        *y = (*y).max(free);
        free = *y + apart;
    }
    let mut free = bottom;
    for (y, _) in labels.iter_mut().rev() {
        *y = (*y).min(free);
        free = *y - apart;
    }
    labels
}
