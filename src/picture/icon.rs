//! Icons drawn from curves, each in a square of 100 × 100.

use tiny_skia::{Path, PathBuilder};

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Worm,
    Hen,
    Snail,
    Cross,
    Lock,
    Check,
    /// Marks the player whose turn it is.
    Turn,
    /// Marks what can be taken.
    Here,
    /// Marks what has just changed.
    Spark,
    Crown,
    /// Cards in a hand.
    Cards,
    /// Marks what was passed over or can't be taken.
    Struck,
    /// Plain shapes that tell things apart without colour.
    Circle,
    Triangle,
    Square,
    Diamond,
}

/// A step of drawing an icon.
pub enum Stroke {
    /// Fills a path.
    Fill(Path),
    /// Strokes a path with this width and round ends.
    Along(Path, f32),
    /// Erases a filled path.
    Cut(Path),
    /// Erases along a path with this width.
    CutAlong(Path, f32),
}

impl Icon {
    /// The steps that draw it, in order.
    pub fn strokes(self) -> Vec<Stroke> {
        let strokes: Vec<Option<Stroke>> = match self {
            Icon::Worm => worm(),
            Icon::Hen => hen(),
            Icon::Snail => snail(),
            Icon::Cross => {
                vec![along(&[(18.0, 18.0), (82.0, 82.0)], 17.0), along(&[(82.0, 18.0), (18.0, 82.0)], 17.0)]
            }
            Icon::Lock => lock(),
            Icon::Check => vec![along(&[(14.0, 54.0), (40.0, 80.0), (86.0, 22.0)], 17.0)],
            Icon::Turn => vec![fill(&[(18.0, 8.0), (92.0, 50.0), (18.0, 92.0)])],
            Icon::Here => vec![fill(&[(6.0, 20.0), (94.0, 20.0), (50.0, 88.0)])],
            Icon::Spark => spark(),
            Icon::Crown => crown(),
            Icon::Cards => cards(),
            Icon::Struck => vec![along(&[(6.0, 94.0), (94.0, 6.0)], 9.0)],
            Icon::Circle => vec![dot(50.0, 50.0, 42.0)],
            Icon::Triangle => vec![fill(&[(50.0, 6.0), (97.0, 90.0), (3.0, 90.0)])],
            Icon::Square => vec![fill(&[(11.0, 11.0), (89.0, 11.0), (89.0, 89.0), (11.0, 89.0)])],
            Icon::Diamond => vec![fill(&[(50.0, 0.0), (96.0, 50.0), (50.0, 100.0), (4.0, 50.0)])],
        };
        strokes.into_iter().flatten().collect()
    }
}

fn curve(draw: impl FnOnce(&mut PathBuilder)) -> Option<Path> {
    let mut path = PathBuilder::new();
    draw(&mut path);
    path.finish()
}

fn through(points: &[(f32, f32)], close: bool) -> Option<Path> {
    curve(|path| {
        for (index, &(x, y)) in points.iter().enumerate() {
            if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        if close {
            path.close();
        }
    })
}

fn fill(points: &[(f32, f32)]) -> Option<Stroke> {
    through(points, true).map(Stroke::Fill)
}

fn along(points: &[(f32, f32)], thick: f32) -> Option<Stroke> {
    through(points, false).map(|path| Stroke::Along(path, thick))
}

fn dot(x: f32, y: f32, radius: f32) -> Option<Stroke> {
    PathBuilder::from_circle(x, y, radius).map(Stroke::Fill)
}

fn hole(x: f32, y: f32, radius: f32) -> Option<Stroke> {
    PathBuilder::from_circle(x, y, radius).map(Stroke::Cut)
}

fn worm() -> Vec<Option<Stroke>> {
    let body = curve(|path| {
        path.move_to(11.0, 66.0);
        path.cubic_to(16.0, 36.0, 36.0, 36.0, 42.0, 58.0);
        path.cubic_to(48.0, 82.0, 66.0, 82.0, 70.0, 56.0);
        path.cubic_to(71.0, 48.0, 74.0, 40.0, 80.0, 36.0);
    });
    vec![body.map(|path| Stroke::Along(path, 21.0)), dot(81.0, 34.0, 17.0), hole(86.0, 30.0, 5.5)]
}

fn hen() -> Vec<Option<Stroke>> {
    let body = curve(|path| {
        path.move_to(6.0, 34.0);
        path.cubic_to(14.0, 50.0, 34.0, 54.0, 46.0, 46.0);
        path.cubic_to(56.0, 38.0, 54.0, 18.0, 72.0, 18.0);
        path.cubic_to(88.0, 18.0, 90.0, 34.0, 86.0, 44.0);
        path.cubic_to(88.0, 66.0, 74.0, 86.0, 48.0, 86.0);
        path.cubic_to(20.0, 86.0, 4.0, 62.0, 6.0, 34.0);
        path.close();
    });
    vec![
        body.map(Stroke::Fill),
        dot(63.0, 13.0, 7.0),
        dot(73.0, 8.0, 7.0),
        dot(83.0, 14.0, 7.0),
        fill(&[(86.0, 24.0), (100.0, 32.0), (86.0, 38.0)]),
        along(&[(40.0, 84.0), (40.0, 96.0)], 6.0),
        along(&[(56.0, 84.0), (56.0, 96.0)], 6.0),
        hole(74.0, 29.0, 5.0),
    ]
}

fn snail() -> Vec<Option<Stroke>> {
    let body = curve(|path| {
        path.move_to(6.0, 86.0);
        path.line_to(72.0, 86.0);
        path.cubic_to(88.0, 86.0, 86.0, 66.0, 84.0, 50.0);
    });
    let spiral = curve(|path| {
        path.move_to(42.0, 50.0);
        path.cubic_to(42.0, 42.0, 54.0, 42.0, 54.0, 52.0);
        path.cubic_to(54.0, 66.0, 30.0, 66.0, 30.0, 50.0);
        path.cubic_to(30.0, 30.0, 60.0, 30.0, 64.0, 46.0);
    });
    vec![
        body.map(|path| Stroke::Along(path, 14.0)),
        along(&[(84.0, 48.0), (78.0, 28.0)], 5.0),
        along(&[(86.0, 48.0), (94.0, 30.0)], 5.0),
        dot(42.0, 48.0, 35.0),
        spiral.map(|path| Stroke::CutAlong(path, 6.0)),
    ]
}

fn lock() -> Vec<Option<Stroke>> {
    let shackle = curve(|path| {
        path.move_to(30.0, 50.0);
        path.line_to(30.0, 32.0);
        path.cubic_to(30.0, 6.0, 70.0, 6.0, 70.0, 32.0);
        path.line_to(70.0, 50.0);
    });
    vec![
        shackle.map(|path| Stroke::Along(path, 12.0)),
        fill(&[(14.0, 46.0), (86.0, 46.0), (86.0, 94.0), (14.0, 94.0)]),
        hole(50.0, 68.0, 9.0),
    ]
}

fn spark() -> Vec<Option<Stroke>> {
    let star = curve(|path| {
        path.move_to(50.0, 2.0);
        path.quad_to(54.0, 46.0, 98.0, 50.0);
        path.quad_to(54.0, 54.0, 50.0, 98.0);
        path.quad_to(46.0, 54.0, 2.0, 50.0);
        path.quad_to(46.0, 46.0, 50.0, 2.0);
        path.close();
    });
    vec![star.map(Stroke::Fill)]
}

fn crown() -> Vec<Option<Stroke>> {
    vec![
        fill(&[
            (8.0, 26.0),
            (30.0, 50.0),
            (50.0, 14.0),
            (70.0, 50.0),
            (92.0, 26.0),
            (84.0, 74.0),
            (16.0, 74.0),
        ]),
        fill(&[(16.0, 80.0), (84.0, 80.0), (84.0, 92.0), (16.0, 92.0)]),
    ]
}

fn cards() -> Vec<Option<Stroke>> {
    vec![
        fill(&[(8.0, 20.0), (44.0, 8.0), (66.0, 78.0), (30.0, 92.0)]),
        fill(&[(46.0, 10.0), (92.0, 10.0), (92.0, 88.0), (46.0, 88.0)]),
        through(&[(44.0, 6.0), (44.0, 92.0)], false).map(|path| Stroke::CutAlong(path, 5.0)),
    ]
}
