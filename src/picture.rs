//! The boards as pictures, drawn by us from simple shapes: a view becomes a [`Scene`], a list of shapes that can be
//! read and compared, and a scene becomes a PNG.
//!
//! In reading order: the look all games share (`look`), what a scene is made of (`scene`, `icon`, `font`, `parts`),
//! what the boards of several games share (`table`, `tiles`, `dice`), the end of a game (`results`), leaderboards
//! (`standings`); then from shapes to pixels (`canvas`, `raster`) and from pixels to a file (`png`); those drawn last
//! (`png_cache`). The board of a game stands in the game's folder: see [`Picture`].
//!
//! A picture knows only what a view shows. It changes nothing, and what can't be drawn is an error that costs
//! nobody a move.

mod look;

pub(crate) mod font;
mod icon;
pub(crate) mod parts;
mod scene;

pub(crate) mod dice;
pub(crate) mod table;
pub(crate) mod tiles;

mod results;
mod standings;

mod canvas;
mod png;
mod png_cache;
mod raster;

use thiserror::Error;
use tiny_skia::Pixmap;

use self::canvas::Canvas;
use crate::game::{Outcome, PerSeat, Picture};
use crate::games::{AnyEvent, AnyView, Registered, with_view};

pub use font::can_write;
pub use look::{Ink, contrast};
pub use parts::{Part, Piece};
pub use png_cache::PngCache;
pub use results::course;
pub use scene::{Area, HEIGHT, Scene, Shape, WIDTH};
pub use standings::{Placed, leaderboard, ratings};
pub use table::Sight;

pub(crate) use icon::Icon;
pub(crate) use scene::{MARGIN, Pen};

/// A game as everybody sees it, with marks for what has just happened.
pub fn board(view: &AnyView, news: &[AnyEvent], sight: &Sight<'_>) -> Scene {
    with_view!(view, |view: G| {
        let news: Vec<_> = news.iter().filter_map(G::own_event).collect();
        G::scene(view, &news, sight)
    })
}

/// A game that is over, with its [`course()`].
pub fn results(view: &AnyView, outcome: &Outcome, course: &[PerSeat<i16>], sight: &Sight<'_>) -> Scene {
    results::results(view, outcome, course, sight)
}

/// Why a scene could not be drawn.
#[derive(Debug, Error)]
pub enum PictureError {
    /// It has no pixels, or too many.
    #[error("a picture of {width} × {height} pixels can't be drawn")]
    Size {
        /// In pixels.
        width: i16,
        /// In pixels.
        height: i16,
    },
    /// The file could not be made.
    #[error("a picture could not be written: {0}")]
    Png(#[from] ::png::EncodingError),
}

/// From shapes to pixels: the first step of [`png()`].
pub fn draw(scene: &Scene) -> Result<Pixmap, PictureError> {
    raster::draw(scene).ok_or_else(|| size_error(scene))
}

/// From pixels to rows of numbers of a palette: the second step of [`png()`].
pub fn reduce(pixels: &Pixmap) -> Vec<u8> {
    let mut rows = Vec::new();
    png::reduce(pixels, &mut rows);
    rows
}

/// From these to a file: the third step of [`png()`].
pub fn encode(rows: &[u8], width: u32, height: u32) -> Result<Vec<u8>, PictureError> {
    Ok(png::encode(rows, width, height)?)
}

/// A scene as a PNG file.
pub fn png(scene: &Scene) -> Result<Vec<u8>, PictureError> {
    let mut canvas = Canvas::take();
    let pixels = raster::draw_on(canvas.pixels, scene).ok_or_else(|| size_error(scene))?;
    png::reduce(&pixels, &mut canvas.rows);
    let file = encode(&canvas.rows, pixels.width(), pixels.height());
    Canvas { pixels: pixels.take(), ..canvas }.give_back();
    file
}

const fn size_error(scene: &Scene) -> PictureError {
    PictureError::Size { width: scene.width, height: scene.height }
}
