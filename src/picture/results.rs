//! The end of a game: a podium, everybody's points and how they came about, and the course of the game.

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::{Badge, seat_ink, seat_letter};
use super::scene::{Area, HEIGHT, MARGIN, Pen, Scene, Shape};
use super::table::{INSIDE, Sight};
use crate::game::{Outcome, PerSeat, Seat, Standing};
use crate::games::AnyView;
use crate::journal::{Broken, Journal};

const PODIUM: i16 = 176;
const LINE: i16 = 36;
const GAP: i16 = 10;
/// A chart is no higher than this.
const CHART: i16 = 190;

/// A finished game.
pub(super) fn results(
    view: &AnyView,
    outcome: &Outcome,
    course: &[PerSeat<i16>],
    sight: &Sight<'_>,
) -> Scene {
    let ranking = ranking(outcome);
    let list_top = MARGIN + PODIUM + GAP;
    let chart_top = list_top + ranking.len() as i16 * LINE + GAP;
    let chart = Area::new(MARGIN, chart_top, INSIDE, (HEIGHT - MARGIN - chart_top).min(CHART));
    let mut scene = Scene::board(chart.bottom() + MARGIN);
    podium(&mut scene, &ranking, sight);
    for (line, (seat, standing)) in (0..).zip(&ranking) {
        let area = Area::new(MARGIN, list_top + line * LINE, INSIDE, LINE);
        self::line(&mut scene, area, *seat, *standing, view, sight);
    }
    self::chart(&mut scene, chart, course);
    scene
}

/// Everybody's points before the first turn and after each.
pub fn course(journal: &Journal) -> Result<Vec<PerSeat<i16>>, Broken> {
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

/// The first three on their steps; the best in the middle.
fn podium(scene: &mut Scene, ranking: &[(Seat, Standing)], sight: &Sight<'_>) {
    const STEP: i16 = 236;
    let floor = MARGIN + PODIUM;
    let middle = MARGIN + INSIDE / 2;
    let columns = [middle - STEP / 2, middle - STEP * 3 / 2 - 8, middle + STEP / 2 + 8];
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
        let name = sight.name(seat, 26, STEP - 44);
        let left = step.middle() - (font::width(&name, 26) + 38) / 2;
        scene.part((left, step.y - 38), Badge(seat));
        scene.write(Pen::new(26, Ink::Cream, Ink::Felt), (left + 38, step.y - 13), name);
        if standing.place == 1 {
            scene.icon(Icon::Crown, (step.middle() - 22, step.y - 82), 44, Ink::Gold);
        }
    }
}

/// A player's place, points, and what they are made of.
fn line(scene: &mut Scene, area: Area, seat: Seat, standing: Standing, view: &AnyView, sight: &Sight<'_>) {
    let base = area.y + 26;
    scene.write(Pen::new(23, Ink::Sage, Ink::Felt), (area.x, base), format!("{}.", standing.place));
    scene.part((area.x + 32, area.y + 2), Badge(seat));
    scene.write(Pen::new(24, Ink::Cream, Ink::Felt), (area.x + 72, base), sight.name(seat, 24, 200));
    let made_of = font::fit(&view.made_of(seat), 22, 390, "–");
    scene.write(Pen::new(22, Ink::Sage, Ink::Felt), (area.x + 284, base), made_of);
    let points = standing.points.to_string().replace('-', "–");
    scene.write_right(Pen::new(28, Ink::Cream, Ink::Felt), (area.right(), base + 1), points);
}

/// How lines are told apart without their colours.
const DASHES: [&[u8]; 7] = [&[], &[14, 7], &[4, 5], &[18, 5, 4, 5], &[8, 8], &[22, 8], &[2, 8]];

/// Points over turns.
fn chart(scene: &mut Scene, area: Area, course: &[PerSeat<i16>]) {
    scene.block(area, 12, Ink::Panel);
    let highest = course.iter().flatten().copied().max().unwrap_or(0).max(1);
    let lowest = course.iter().flatten().copied().min().unwrap_or(0).min(0);
    let plot = Area::new(area.x + 54, area.y + 16, area.width - 100, area.height - 32);
    let y = |points: i16| {
        let (above, range) = (i32::from(highest - points), i32::from(highest - lowest));
        plot.y + (above * i32::from(plot.height) / range) as i16
    };
    let last = (course.len() as i32 - 1).max(1);
    let x = |turn: usize| plot.x + (turn as i32 * i32::from(plot.width) / last) as i16;
    for points in [highest, 0] {
        scene.line(vec![(plot.x, y(points)), (plot.right(), y(points))], 1, Ink::Faint);
        let pen = Pen::new(20, Ink::Sage, Ink::Panel);
        scene.write_right(pen, (plot.x - 8, y(points) + 7), points.to_string());
    }
    let seats = course.first().map_or(0, |points| points.len());
    for seat in Seat::all(seats) {
        let points =
            course.iter().enumerate().map(|(turn, points)| (x(turn), y(points[seat.index()]))).collect();
        let dashes = DASHES[seat.index() % DASHES.len()];
        scene.shapes.push(Shape::Line { points, thick: 3, ink: seat_ink(seat), dashes });
    }
    let Some(end) = course.last() else { return };
    let heights: Vec<_> = Seat::all(seats).map(|seat| (y(end[seat.index()]), seat)).collect();
    for (y, seat) in spread(heights, 17, plot.bottom()) {
        let pen = Pen::new(21, seat_ink(seat), Ink::Panel);
        scene.write(pen, (plot.right() + 12, y + 7), seat_letter(seat));
    }
}

/// Moves labels apart that would lie on each other, none of them below `bottom`.
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
