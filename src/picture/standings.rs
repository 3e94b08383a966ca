//! Pictures of a leaderboard page and of a rating over time.

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::scene::{Area, MARGIN, Pen, SMALL, Scene};
use super::table::INSIDE;

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place, starting at 1.
    pub place: usize,
    /// The name, not escaped.
    pub name: String,
    /// The value that decides the place, as text.
    pub value: String,
    /// Whether this is the reader's own row.
    pub is_own: bool,
}

const LINE: i16 = 52;
const GAP: i16 = 6;

/// A page of a leaderboard. `own` is the reader's row if it isn't on the page; `unnamed` replaces names that
/// can't be drawn.
pub fn leaderboard(page: &[Placed], own: Option<&Placed>, unnamed: &str) -> Scene {
    let lines = page.len() + usize::from(own.is_some());
    let gap = if own.is_some() && !page.is_empty() { 18 } else { 0 };
    let mut scene = Scene::board(2 * MARGIN + lines.max(1) as i16 * (LINE + GAP) - GAP + gap);
    let mut y = MARGIN;
    for placed in page {
        line(&mut scene, Area::new(MARGIN, y, INSIDE, LINE), placed, unnamed);
        y += LINE + GAP;
    }
    if let Some(own) = own {
        line(&mut scene, Area::new(MARGIN, y + gap, INSIDE, LINE), own, unnamed);
    }
    scene
}

fn line(scene: &mut Scene, area: Area, placed: &Placed, unnamed: &str) {
    let paper = if placed.is_own { Ink::Lit } else { Ink::Panel };
    scene.block(area, 12, paper);
    if placed.is_own {
        scene.frame(area, 12, 3, Ink::Gold);
    }
    let base = area.y + 37;
    let medal = match placed.place {
        1 => Some(Ink::Gold),
        2 => Some(Ink::Ash),
        3 => Some(Ink::Sand),
        _ => None,
    };
    let middle = area.x + 34;
    match medal {
        Some(metal) => {
            scene.block(Area::new(middle - 21, area.y + 5, 42, 42), 21, metal);
            scene.write_middle(Pen::new(SMALL, Ink::Umber, metal), (middle, base), placed.place.to_string());
        }
        None => {
            scene.write_middle(Pen::new(SMALL, Ink::Sage, paper), (middle, base), placed.place.to_string());
        }
    }
    if placed.place == 1 {
        scene.icon(Icon::Crown, (area.x + 64, area.y + 13), 26, Ink::Gold);
    }
    let value = font::fit(&placed.value, SMALL, 430, "–");
    let room = INSIDE - 126 - font::width(&value, SMALL);
    let name = font::fit(&placed.name, SMALL, room, unnamed);
    scene.write(Pen::new(SMALL, Ink::Cream, paper), (area.x + 96, base), name);
    scene.write_right(Pen::new(SMALL, Ink::Cream, paper), (area.right() - 16, base), value);
}

const CHART: i16 = 260;

/// A chart of a rating after each game.
pub fn ratings(course: &[i64]) -> Scene {
    let mut scene = Scene::board(CHART);
    let area = Area::new(MARGIN, MARGIN, INSIDE, CHART - 2 * MARGIN);
    scene.block(area, 12, Ink::Panel);
    let highest = course.iter().copied().max().unwrap_or_default();
    let lowest = course.iter().copied().min().unwrap_or_default();
    let plot = Area::new(area.x + 96, area.y + 24, area.width - 210, area.height - 48);
    let y = |rating: i64| {
        plot.y + ((highest - rating) * i64::from(plot.height) / (highest - lowest).max(1)) as i16
    };
    let last = (course.len() as i64 - 1).max(1);
    let x = |game: usize| plot.x + (game as i64 * i64::from(plot.width) / last) as i16;
    for rating in [highest, lowest] {
        scene.line(vec![(plot.x, y(rating)), (plot.right(), y(rating))], 1, Ink::Faint);
        let pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
        scene.write_right(pen, (plot.x - 12, y(rating) + 11), rating.to_string());
    }
    let points = course.iter().enumerate().map(|(game, rating)| (x(game), y(*rating))).collect();
    scene.line(points, 4, Ink::Gold);
    if let Some(end) = course.last() {
        scene.icon(Icon::Circle, (plot.right() - 9, y(*end) - 9), 18, Ink::Gold);
        scene.write(Pen::new(36, Ink::Cream, Ink::Panel), (plot.right() + 18, y(*end) + 11), end.to_string());
    }
    scene
}
