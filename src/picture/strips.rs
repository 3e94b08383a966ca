//! Cuts a scene into strips from edge to edge. A move changes a few places of a board, so most strips of the next
//! picture have been drawn and compressed before, at this table or at another.

use std::ops::Range;
use std::sync::Arc;

use moka::sync::Cache;

use super::png::Packed;
use super::scene::{Scene, Shape};
use super::{PictureError, pack, png, raster};
use crate::metrics::metrics;

/// The height of a strip where a scene has no rows of its own.
const HEIGHT: i16 = 40;
/// The size of the cache in bytes: thousands of strips.
const CACHE_SIZE: u64 = 12 << 20;

/// Strips that have been drawn. Two strips are the same if they show the same shapes at the same places.
pub struct Strips(Cache<Scene, Arc<Packed>>);

impl Default for Strips {
    fn default() -> Strips {
        let size = |strip: &Scene, packed: &Arc<Packed>| (packed.size() + size_of_scene(strip)) as u32;
        Strips(Cache::builder().max_capacity(CACHE_SIZE).weigher(size).build())
    }
}

impl Strips {
    /// A scene as a PNG file.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, PictureError> {
        let strips = cut(scene).map(|strip| self.pack(strip)).collect::<Result<Vec<_>, _>>()?;
        Ok(png::encode(strips.iter().map(|strip| &**strip), scene.width as u32, scene.height as u32)?)
    }

    fn pack(&self, strip: Scene) -> Result<Arc<Packed>, PictureError> {
        let known = self.0.get(&strip);
        metrics().strip_drawn(known.is_some());
        if let Some(known) = known {
            return Ok(known);
        }
        // Two threads may draw the same strip at once; neither waits for the other.
        let packed = Arc::new(pack(&strip)?);
        self.0.insert(strip, packed.clone());
        Ok(packed)
    }
}

/// The strips of a scene, from the top down.
fn cut(scene: &Scene) -> impl Iterator<Item = Scene> {
    let shapes: Vec<(Range<i16>, &Shape)> =
        scene.shapes.iter().map(|shape| (raster::extent(shape), shape)).collect();
    let mut borders = borders(scene);
    // A line is drawn anew for every strip it touches, and those of a chart are tall.
    borders.retain(|border| {
        !shapes.iter().any(|(rows, shape)| {
            matches!(shape, Shape::Line { .. }) && rows.start < *border && *border < rows.end
        })
    });
    let tops = [0].into_iter().chain(borders.clone());
    let bottoms = borders.into_iter().chain([scene.height]);
    tops.zip(bottoms).map(move |(top, bottom)| {
        let touching = shapes.iter().filter(|(rows, _)| rows.start < bottom && top < rows.end);
        let shapes = touching.map(|(_, shape)| shape.moved(-top)).collect();
        let (width, ground) = (scene.width, scene.ground);
        Scene { width, height: bottom - top, ground, shapes, rows: Vec::new() }
    })
}

/// Where one strip ends and the next begins: at the scene's rows, and above them at regular distances.
fn borders(scene: &Scene) -> Vec<i16> {
    let end = scene.rows.first().copied().unwrap_or(scene.height);
    let regular = (1..).map(|strip: i16| strip * HEIGHT).take_while(|y| *y < end);
    regular.chain(scene.rows.iter().copied().filter(|y| (1..scene.height).contains(y))).collect()
}

fn size_of_scene(scene: &Scene) -> usize {
    let of_shape = |shape: &Shape| match shape {
        Shape::Text { text, .. } => text.capacity(),
        Shape::Line { points, .. } => size_of_val(points.as_slice()),
        // The piece itself, roughly.
        Shape::Part { .. } => 48,
        Shape::Block { .. } | Shape::Frame { .. } | Shape::Icon { .. } => 0,
    };
    size_of::<Scene>() + scene.shapes.iter().map(|shape| size_of::<Shape>() + of_shape(shape)).sum::<usize>()
}
