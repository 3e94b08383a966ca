//! A picture before it is drawn: a list of shapes, each on top of the ones before it. Positions are whole
//! pixels.

use std::fmt;

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::{Part, Piece};

/// The width of every picture. A phone shows 290 to 400 pixels of it, a desktop client 400.
pub const WIDTH: i16 = 800;
/// The maximum height of a picture. A desktop client shows at most 300 pixels, so that a square is shown as small as
/// on a phone, and anything higher would be smaller still.
pub const HEIGHT: i16 = 800;
/// The smallest font size: it becomes 11 pixels where a picture is shown 294 pixels wide.
pub const SMALL: i16 = 30;
/// The free margin on all sides.
pub const MARGIN: i16 = 16;

/// Pieces that are closer than this share a ring.
const NEIGHBOURS: i16 = 40;

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// In pixels.
    pub width: i16,
    /// In pixels.
    pub height: i16,
    /// The background; none means transparent.
    pub ground: Option<Ink>,
    /// From the bottom to the top.
    pub shapes: Vec<Shape>,
    /// Where rows begin that change on their own, from the top down; empty if the scene has no such rows. They only help
    /// to draw faster: see `strips`.
    pub rows: Vec<i16>,
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

/// An element of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A filled rectangle with round corners.
    Block {
        /// Its position and size.
        area: Area,
        /// Corner radius.
        radius: i16,
        /// Its colour.
        ink: Ink,
    },
    /// The outline of a rectangle, drawn inside the area.
    Frame {
        /// Its position and size.
        area: Area,
        /// Corner radius.
        radius: i16,
        /// Line width.
        thick: i16,
        /// Its colour.
        ink: Ink,
        /// Whether the line is dashed.
        dashed: bool,
    },
    /// A line through points.
    Line {
        /// The points.
        points: Vec<(i16, i16)>,
        /// Line width.
        thick: i16,
        /// Its colour.
        ink: Ink,
        /// Dashes and gaps in pixels; empty for a solid line.
        dashes: &'static [u8],
    },
    /// An icon.
    Icon {
        /// The icon.
        icon: Icon,
        /// Left edge.
        x: i16,
        /// Upper edge.
        y: i16,
        /// Side length.
        size: i16,
        /// Its colour.
        ink: Ink,
    },
    /// A line of text.
    Text {
        /// Its left end, middle or right end, depending on `side`.
        x: i16,
        /// Its baseline.
        y: i16,
        /// Font size in pixels.
        size: i16,
        /// How `x` is meant.
        side: Side,
        /// Its colour.
        ink: Ink,
        /// The background colour, for contrast tests.
        paper: Ink,
        /// The text.
        text: String,
    },
    /// A piece that looks the same wherever it lies.
    Part {
        /// Left edge.
        x: i16,
        /// Upper edge.
        y: i16,
        /// The piece.
        part: Part,
    },
}

impl Shape {
    /// The same shape, this much further down.
    #[must_use]
    pub fn moved(&self, down: i16) -> Shape {
        let mut moved = self.clone();
        match &mut moved {
            Shape::Block { area: Area { y, .. }, .. }
            | Shape::Frame { area: Area { y, .. }, .. }
            | Shape::Icon { y, .. }
            | Shape::Text { y, .. }
            | Shape::Part { y, .. } => *y += down,
            Shape::Line { points, .. } => points.iter_mut().for_each(|(_, y)| *y += down),
        }
        moved
    }

    /// The area that a text covers, from the top of its capitals to its baseline; `None` if it isn't a text.
    pub fn text_area(&self) -> Option<Area> {
        let Shape::Text { x, y, size, side, text, .. } = self else { return None };
        let (width, height) = (font::width(text, *size), size * 7 / 10);
        let left = match side {
            Side::Left => *x,
            Side::Middle => x - width / 2,
            Side::Right => x - width,
        };
        Some(Area::new(left, y - height, width, height))
    }
}

/// The alignment of text.
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

    /// Grown by this much on every side.
    #[must_use]
    pub const fn grown(self, by: i16) -> Area {
        Area::new(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
    }

    /// The right edge.
    pub const fn right(self) -> i16 {
        self.x + self.width
    }

    /// The lower edge.
    pub const fn bottom(self) -> i16 {
        self.y + self.height
    }

    /// The horizontal middle.
    pub const fn middle(self) -> i16 {
        self.x + self.width / 2
    }
}

/// Font size, text colour and background colour.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    size: i16,
    ink: Ink,
    paper: Ink,
}

impl Pen {
    /// A pen with this font size in pixels.
    pub const fn new(size: i16, ink: Ink, paper: Ink) -> Pen {
        Pen { size, ink, paper }
    }

    /// Font size in pixels.
    pub const fn size(self) -> i16 {
        self.size
    }
}

impl Scene {
    /// An empty board of this height.
    pub const fn board(height: i16) -> Scene {
        Scene { width: WIDTH, height, ground: Some(Ink::Felt), shapes: Vec::new(), rows: Vec::new() }
    }

    /// An empty part.
    pub const fn part_of(width: i16, height: i16) -> Scene {
        Scene { width, height, ground: None, shapes: Vec::new(), rows: Vec::new() }
    }

    /// Adds a filled rectangle.
    pub fn block(&mut self, area: Area, radius: i16, ink: Ink) {
        self.shapes.push(Shape::Block { area, radius, ink });
    }

    /// Adds the outline of a rectangle.
    pub fn frame(&mut self, area: Area, radius: i16, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Frame { area, radius, thick, ink, dashed: false });
    }

    /// Adds a dashed outline of a rectangle.
    pub fn dashed_frame(&mut self, area: Area, radius: i16, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Frame { area, radius, thick, ink, dashed: true });
    }

    /// Adds a line.
    pub fn line(&mut self, points: Vec<(i16, i16)>, thick: i16, ink: Ink) {
        self.shapes.push(Shape::Line { points, thick, ink, dashes: &[] });
    }

    /// Adds an icon.
    pub fn icon(&mut self, icon: Icon, (x, y): (i16, i16), size: i16, ink: Ink) {
        self.shapes.push(Shape::Icon { icon, x, y, size, ink });
    }

    /// Adds text that begins here. Returns where it ends.
    pub fn write(&mut self, pen: Pen, (x, y): (i16, i16), text: impl Into<String>) -> i16 {
        let text = text.into();
        let end = x + font::width(&text, pen.size);
        self.text(pen, (x, y), Side::Left, text);
        end
    }

    /// Adds text centred on this point.
    pub fn write_middle(&mut self, pen: Pen, at: (i16, i16), text: impl Into<String>) {
        self.text(pen, at, Side::Middle, text.into());
    }

    /// Adds text that ends here.
    pub fn write_right(&mut self, pen: Pen, at: (i16, i16), text: impl Into<String>) {
        self.text(pen, at, Side::Right, text.into());
    }

    fn text(&mut self, Pen { size, ink, paper }: Pen, (x, y): (i16, i16), side: Side, text: String) {
        self.shapes.push(Shape::Text { x, y, size, side, ink, paper, text });
    }

    /// Both pictures, the other one below.
    #[must_use]
    pub fn above(mut self, other: &Scene) -> Scene {
        self.shapes.extend(other.shapes.iter().map(|shape| shape.moved(self.height)));
        self.rows.clear();
        self.height += other.height;
        self
    }

    /// Draws rings around the pieces whose lines begin with one of these texts. Neighbours share a ring. Returns how many rings
    /// there are.
    pub fn ring(&mut self, beginnings: &[&str]) -> usize {
        let mut rings: Vec<Area> = Vec::new();
        for shape in &self.shapes {
            let Shape::Part { x, y, part } = shape else { continue };
            let line = format!("{part:?}");
            if !beginnings.iter().any(|beginning| line.starts_with(beginning)) {
                continue;
            }
            let Scene { width, height, .. } = part.scene();
            let area = Area::new(*x, *y, width, height);
            let neighbour =
                rings.last_mut().filter(|ring| ring.y == area.y && area.x - ring.right() < NEIGHBOURS);
            match neighbour {
                Some(ring) => ring.width = area.right() - ring.x,
                None => rings.push(area),
            }
        }
        for ring in &rings {
            self.frame(ring.grown(11), 22, 11, Ink::Umber);
            self.frame(ring.grown(9), 20, 6, Ink::White);
        }
        rings.len()
    }

    /// Adds a piece.
    pub fn part(&mut self, (x, y): (i16, i16), piece: impl Piece) {
        self.shapes.push(Shape::Part { x, y, part: Part::new(piece) });
    }
}

impl fmt::Display for Scene {
    /// One line per shape, for tests.
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
