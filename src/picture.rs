//! Draws the boards: a view becomes a [`Scene`], a list of shapes that can be read and compared in tests, and
//! a scene becomes a PNG.
//!
//! In reading order: the colours all games share (`look`), the elements of a scene (`scene`, `icon`, `font`,
//! `parts`), what the boards of several games share (`table`, `tiles`, `dice`), results (`results`),
//! leaderboards (`standings`), the icons on buttons (`button_icon`); then from shapes to pixels (`canvas`, `raster`),
//! from pixels to a file (`png`), and the caches: of strips of pictures (`strips`), of whole files (`png_cache`). Each
//! game's board is in the game's folder: see [`Picture`].
//!
//! A picture contains only what a view shows. If drawing fails, the board is sent as text.

mod look;

mod button_icon;
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
mod strips;

use thiserror::Error;
use tiny_skia::Pixmap;

use self::canvas::Canvas;
use self::png::{Packed, Packer};
use crate::game::{Outcome, Picture};
use crate::games::{AnyEvent, AnyView, RegisteredGame, with_view};

pub use button_icon::ButtonIcon;
pub use font::can_write;
pub use look::{Ink, contrast};
pub use parts::{Part, Piece};
pub use png_cache::PngCache;
pub use results::{Course, course};
pub use scene::{Area, HEIGHT, Scene, Shape, WIDTH};
pub use standings::{Placed, leaderboard, ratings};
pub use table::Labels;

pub(crate) use icon::Icon;
pub(crate) use scene::{MARGIN, Pen, SMALL};

/// The public board, with marks for what has just happened.
pub fn board(view: &AnyView, news: &[AnyEvent], labels: &Labels<'_>) -> Scene {
    with_view!(view, |view: G| {
        let news: Vec<_> = news.iter().filter_map(G::own_event).collect();
        G::scene(view, &news, labels)
    })
}

/// The result of a game, with its [`course()`] or the chances to win.
pub fn results(view: &AnyView, outcome: &Outcome, course: &Course<'_>, labels: &Labels<'_>) -> Scene {
    results::results(view, outcome, course, labels)
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
    /// Encoding failed.
    #[error("a picture could not be written: {0}")]
    Png(#[from] ::png::EncodingError),
}

/// From shapes to pixels: the first step of [`png()`].
pub fn draw(scene: &Scene) -> Result<Pixmap, PictureError> {
    raster::draw(scene).ok_or_else(|| size_error(scene))
}

/// From pixels to rows of palette indices: the second step of [`png()`].
pub fn reduce(pixels: &Pixmap) -> Vec<u8> {
    let mut rows = Vec::new();
    png::reduce(pixels, &mut rows);
    rows
}

/// From rows to a file: the third step of [`png()`].
pub fn encode(rows: &[u8], width: u32, height: u32) -> Result<Vec<u8>, PictureError> {
    let packed = Packer::default().pack(rows)?;
    Ok(png::encode([&packed], width, height)?)
}

/// A scene as a PNG file, drawn as a whole. The bot draws by strips: see [`PngCache`].
pub fn png(scene: &Scene) -> Result<Vec<u8>, PictureError> {
    let packed = pack(scene)?;
    Ok(png::encode([&packed], scene.width as u32, scene.height as u32)?)
}

/// A scene as compressed rows of a PNG.
fn pack(scene: &Scene) -> Result<Packed, PictureError> {
    let mut canvas = Canvas::take();
    let pixels = raster::draw_on(canvas.pixels, scene).ok_or_else(|| size_error(scene))?;
    png::reduce(&pixels, &mut canvas.rows);
    let packed = canvas.packer.pack(&canvas.rows);
    Canvas { pixels: pixels.take(), ..canvas }.give_back();
    Ok(packed?)
}

const fn size_error(scene: &Scene) -> PictureError {
    PictureError::Size { width: scene.width, height: scene.height }
}
