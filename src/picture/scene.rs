//! A picture before it is drawn: a list of shapes, each lying on those before it. Positions are whole pixels.

use std::fmt;

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::{Part, Piece};

/// How wide every picture is: twice what Discord shows on a phone.
pub const WIDTH: i16 = 800;
/// How high a picture may be. Discord shows at most 400 × 300, so a higher one would be shown narrower.
pub const HEIGHT: i16 = 600;
/// The free edge around everything.
pub const MARGIN: i16 = 16;

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// In pixels.
    pub width: i16,
    /// In pixels.
    pub height: i16,
    /// What covers it all; without, what isn't drawn on is clear.
    pub ground: Option<Ink>,
    /// From the bottom to the top.
    pub shapes: Vec<Shape>,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say all")]
pub struct Area {
    pub x: i16,
    pub y: i16,
    pub width: i16,
    pub height: i16,
}

/// One thing in a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A filled rectangle with round corners.
    Block {
        /// Where.
        area: Area,
        /// How round.
        radius: i16,
        /// Its colour.
        ink: Ink,
    },
    /// The edge of one, drawn inside the area.
    Frame {
        /// Where.
        area: Area,
        /// How round.
        radius: i16,
        /// How thick.
        thick: i16,
        /// Its colour.
        ink: Ink,
        /// In short strokes.
        dashed: bool,
    },
    /// A line through points.
    Line {
        /// From point to point.
        points: Vec<(i16, i16)>,
        /// How thick.
        thick: i16,
        /// Its colour.
        ink: Ink,
        /// Strokes and gaps in pixels; none for an unbroken line.
        dashes: &'static [u8],
    },
    /// A sign.
    Icon {
        /// Which.
        icon: Icon,
        /// The upper left corner of its square.
        x: i16,
        /// The upper left corner of its square.
        y: i16,
        /// The side of its square.
        size: i16,
        /// Its colour.
        ink: Ink,
    },
    /// A line of writing.
    Text {
        /// Where it begins, has its middle or ends.
        x: i16,
        /// Its base line.
        y: i16,
        /// In pixels.
        size: i16,
        /// Which of the three `x` is.
        side: Side,
        /// Its colour.
        ink: Ink,
        /// The colour it stands on.
        paper: Ink,
        /// What is written.
        text: String,
    },
    /// Something that looks the same wherever it lies.
    Part {
        /// Its upper left corner.
        x: i16,
        /// Its upper left corner.
        y: i16,
        /// What it is.
        part: Part,
    },
}

/// Where writing stands, seen from its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Left,
    Middle,
    Right,
}

impl Area {
    /// By position and size.
    pub const fn new(x: i16, y: i16, width: i16, height: i16) -> Area {
        Area { x, y, width, height }
    }

    /// The same, wider by this much on every side.
    #[must_use]
    pub const fn grown(self, by: i16) -> Area {
        Area::new(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
    }

    /// Where it ends.
    pub const fn right(self) -> i16 {
        self.x + self.width
    }

    /// Where it ends.
    pub const fn bottom(self) -> i16 {
        self.y + self.height
    }

    /// Where its middle is.
    pub const fn middle(self) -> i16 {
        self.x + self.width / 2
    }
}

/// Writing of a size, in a colour, on a colour.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    size: i16,
    ink: Ink,
    paper: Ink,
}

impl Pen {
    /// Letters of this many pixels.
    pub const fn new(size: i16, ink: Ink, paper: Ink) -> Pen {
        Pen { size, ink, paper }
    }

    /// In pixels.
    pub const fn size(self) -> i16 {
        self.size
    }
}

impl Scene {
    /// An empty board of this height.
    pub const fn board(height: i16) -> Scene {
        Scene { width: WIDTH, height, ground: Some(Ink::Felt), shapes: Vec::new() }
    }

    /// An empty part.
    pub const fn part_of(width: i16, height: i16) -> Scene {
        Scene { width, height, ground: None, shapes: Vec::new() }
    }

    /// Adds a filled rectangle.
    pub fn block(&mut self, area: Area, radius: i16, ink: Ink) {
        self.shapes.push(Shape::Block { area, radius, ink });
    }

    /// Adds the edge of one.
    pub fn frame(&mut self, area: Area, radius: i16, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Frame { area, radius, thick, ink, dashed: false });
    }

    /// Adds the edge of one, dashed.
    pub fn dashed_frame(&mut self, area: Area, radius: i16, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Frame { area, radius, thick, ink, dashed: true });
    }

    /// Adds a line.
    pub fn line(&mut self, points: Vec<(i16, i16)>, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Line { points, thick, ink, dashes: &[] });
    }

    /// Adds a sign.
    pub fn icon(&mut self, icon: Icon, (x, y): (i16, i16), size: i16, ink: Ink) {
        self.shapes.push(Shape::Icon { icon, x, y, size, ink });
    }

    /// Adds writing that begins here; answers where it ends.
    pub fn write(&mut self, pen: Pen, (x, y): (i16, i16), text: impl Into<String>) -> i16 {
        let text = text.into();
        let end = x + font::width(&text, pen.size);
        self.text(pen, (x, y), Side::Left, text);
        end
    }

    /// Adds writing around this point.
    pub fn write_middle(&mut self, pen: Pen, at: (i16, i16), text: impl Into<String>) {
        self.text(pen, at, Side::Middle, text.into());
    }

    /// Adds writing that ends here.
    pub fn write_right(&mut self, pen: Pen, at: (i16, i16), text: impl Into<String>) {
        self.text(pen, at, Side::Right, text.into());
    }

    fn text(&mut self, Pen { size, ink, paper }: Pen, (x, y): (i16, i16), side: Side, text: String) {
        self.shapes.push(Shape::Text { x, y, size, side, ink, paper, text });
    }

    /// Adds a piece.
    pub fn part(&mut self, (x, y): (i16, i16), piece: impl Piece) {
        self.shapes.push(Shape::Part { x, y, part: Part::new(piece) });
    }
}

impl fmt::Display for Scene {
    /// A line for each shape, to be read and compared.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} × {}", self.width, self.height)?;
        self.shapes.iter().try_for_each(|shape| writeln!(f, "{shape}"))
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{} {}×{}", self.x, self.y, self.width, self.height)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Block { area, ink, .. } => write!(f, "block {area} {ink:?}"),
            Shape::Frame { area, ink, dashed, .. } => {
                write!(f, "{} {area} {ink:?}", if *dashed { "dashed" } else { "frame" })
            }
            Shape::Line { points, ink, .. } => {
                write!(f, "line {ink:?}")?;
                points.iter().try_for_each(|(x, y)| write!(f, " {x},{y}"))
            }
            Shape::Icon { icon, x, y, size, ink } => write!(f, "{icon:?} {x},{y} {size} {ink:?}"),
            Shape::Text { x, y, size, side, ink, paper, text } => {
                write!(f, "text {x},{y} {size} {side:?} {ink:?}/{paper:?} {text:?}")
            }
            Shape::Part { x, y, part } => write!(f, "{x},{y} {part:?}"),
        }
    }
}
