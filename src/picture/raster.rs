//! Draws shapes as pixels. Parts, icons, glyphs, round corners and frames are drawn once and cached; a board is mostly
//! copied together from them. Every path is drawn at the origin and copied to its place. So a shape has the same pixels
//! wherever it lies, and a strip of a scene has the same pixels as the whole.

use std::hash::Hash;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use dashmap::DashMap;
use tiny_skia::{
    BYTES_PER_PIXEL, BlendMode, FillRule, IntSize, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect,
    StrokeDash, Transform,
};

use super::font::{Letter, Mask};
use super::icon::{Icon, Stroke};
use super::look::Ink;
use super::parts::Part;
use super::scene::{Area, Scene, Shape, Side};

/// The size of each cache. Names in many scripts could fill them without a limit.
const CACHE_SIZE: usize = 4096;

static PARTS: LazyLock<DashMap<Part, Arc<Pixmap>>> = LazyLock::new(DashMap::new);
/// Round corners and frames, at the origin.
static OUTLINES: LazyLock<DashMap<Shape, Arc<Pixmap>>> = LazyLock::new(DashMap::new);
static ICONS: LazyLock<DashMap<(Icon, i16, Ink), Arc<Pixmap>>> = LazyLock::new(DashMap::new);
/// None for blank glyphs.
type LetterMask = Option<Arc<Mask>>;
static LETTERS: LazyLock<DashMap<(Letter, i16), LetterMask>> = LazyLock::new(DashMap::new);

/// Draws a scene; none if it has no pixels or too many.
pub fn draw(scene: &Scene) -> Option<Pixmap> {
    draw_on(Vec::new(), scene)
}

/// Draws a scene into a used buffer.
pub fn draw_on(mut used: Vec<u8>, scene: &Scene) -> Option<Pixmap> {
    let size = IntSize::from_wh(scene.width.try_into().ok()?, scene.height.try_into().ok()?)?;
    used.resize(size.width() as usize * size.height() as usize * BYTES_PER_PIXEL, 0);
    let mut pixels = Pixmap::from_vec(used, size)?;
    pixels.fill(scene.ground.map_or(tiny_skia::Color::TRANSPARENT, colour));
    for shape in &scene.shapes {
        draw_shape(&mut pixels, shape);
    }
    Some(pixels)
}

fn draw_shape(pixels: &mut Pixmap, shape: &Shape) {
    match shape {
        Shape::Block { area, radius, ink } => block(pixels, *area, *radius, *ink),
        Shape::Frame { area, radius, thick, dashed, .. } => {
            // A large frame is four corners and four bars.
            let corner = *radius.max(thick) + 1;
            if *dashed || area.width < 2 * corner || area.height < 2 * corner {
                copy_outline(pixels, shape, *area);
            } else {
                frame(pixels, shape, *area, corner);
            }
        }
        Shape::Line { points, thick, ink, dashes } => line(pixels, points, *thick, *ink, dashes),
        Shape::Icon { icon, x, y, size, ink } => {
            let drawn = cached(&ICONS, &(*icon, *size, *ink), || draw_icon(*icon, *size, *ink));
            if let Some(icon) = drawn {
                blit(pixels, &icon, whole(&icon), (*x, *y));
            }
        }
        Shape::Text { x, y, size, side, ink, text, .. } => write(pixels, text, (*x, *y), *size, *side, *ink),
        Shape::Part { x, y, part } => {
            if let Some(part) = draw_part(part) {
                blit(pixels, &part, whole(&part), (*x, *y));
            }
        }
    }
}

/// The rows of pixels that a shape may touch.
pub fn extent(shape: &Shape) -> Range<i16> {
    match shape {
        Shape::Block { area, .. } | Shape::Frame { area, .. } => area.y..area.bottom(),
        Shape::Icon { y, size, .. } => *y..y + size,
        Shape::Part { y, part, .. } => *y..y + draw_part(part).map_or(0, |part| part.height() as i16),
        Shape::Line { points, thick, .. } => {
            let heights = || points.iter().map(|(_, y)| *y);
            heights().min().unwrap_or(0) - thick..heights().max().unwrap_or(0) + thick
        }
        Shape::Text { y, size, text, .. } => {
            let masks = text.chars().filter_map(Letter::of).filter_map(|letter| letter_mask(letter, *size));
            let rows = masks.map(|mask| (mask.top as i16, mask.top as i16 + mask.height() as i16));
            let (top, bottom) =
                rows.fold((0, 0), |(top, bottom), (high, low)| (high.min(top), low.max(bottom)));
            y + top..y + bottom
        }
    }
}

fn draw_part(part: &Part) -> Option<Arc<Pixmap>> {
    cached(&PARTS, part, || draw(&part.scene()))
}

/// The cached drawing, or a new one, which is cached.
fn cached<K: Eq + Hash + Clone>(
    store: &DashMap<K, Arc<Pixmap>>,
    key: &K,
    draw: impl FnOnce() -> Option<Pixmap>,
) -> Option<Arc<Pixmap>> {
    if let Some(known) = store.get(key) {
        return Some(known.clone());
    }
    let drawn = Arc::new(draw()?);
    if store.len() < CACHE_SIZE {
        store.insert(key.clone(), drawn.clone());
    }
    Some(drawn)
}

fn colour(ink: Ink) -> tiny_skia::Color {
    let [red, green, blue] = ink.rgb();
    tiny_skia::Color::from_rgba8(red, green, blue, 255)
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(ink));
    paint
}

fn inset(area: Area, by: f32) -> Option<Rect> {
    let Area { x, y, width, height } = area;
    let [x, y, width, height] = [x, y, width, height].map(f32::from);
    Rect::from_xywh(x + by, y + by, width - 2.0 * by, height - 2.0 * by)
}

/// Draws a block: bars that are filled directly, and round corners.
fn block(pixels: &mut Pixmap, area: Area, radius: i16, ink: Ink) {
    let radius = radius.min(area.width / 2).min(area.height / 2);
    let core = Area::new(area.x, area.y + radius, area.width, area.height - 2 * radius);
    fill(pixels, core, ink);
    let ends = [area.y, area.bottom() - radius];
    for y in ends {
        fill(pixels, Area::new(area.x + radius, y, area.width - 2 * radius, radius), ink);
    }
    let disc = Shape::Block { area: Area::new(0, 0, 2 * radius, 2 * radius), radius, ink };
    if radius > 0
        && let Some(disc) = cached(&OUTLINES, &disc, || draw_disc(radius, ink))
    {
        copy_corners(pixels, &disc, area, radius);
    }
}

/// Draws a frame whose corners don't touch each other.
fn frame(pixels: &mut Pixmap, shape: &Shape, area: Area, corner: i16) {
    let Shape::Frame { radius, thick, ink, .. } = *shape else { return };
    let small =
        Shape::Frame { area: Area::new(0, 0, 2 * corner, 2 * corner), radius, thick, ink, dashed: false };
    if let Some(corners) = cached(&OUTLINES, &small, || draw_outline(&small)) {
        copy_corners(pixels, &corners, area, corner);
    }
    let (width, height) = (area.width - 2 * corner, area.height - 2 * corner);
    for y in [area.y, area.bottom() - thick] {
        fill(pixels, Area::new(area.x + corner, y, width, thick), ink);
    }
    for x in [area.x, area.right() - thick] {
        fill(pixels, Area::new(x, area.y + corner, thick, height), ink);
    }
}

/// Copies the four quarters of a drawing to the corners of an area.
fn copy_corners(pixels: &mut Pixmap, drawing: &Pixmap, area: Area, side: i16) {
    for (from_x, x) in [(0, area.x), (side, area.right() - side)] {
        for (from_y, y) in [(0, area.y), (side, area.bottom() - side)] {
            blit(pixels, drawing, Area::new(from_x, from_y, side, side), (x, y));
        }
    }
}

/// Draws a frame that is dashed or small.
fn copy_outline(pixels: &mut Pixmap, shape: &Shape, area: Area) {
    let Shape::Frame { radius, thick, ink, dashed, .. } = *shape else { return };
    let area_at_origin = Area::new(0, 0, area.width, area.height);
    let at_origin = Shape::Frame { area: area_at_origin, radius, thick, ink, dashed };
    if let Some(outline) = cached(&OUTLINES, &at_origin, || draw_outline(&at_origin)) {
        blit(pixels, &outline, area_at_origin, (area.x, area.y));
    }
}

/// The drawing of a frame that lies at the origin.
fn draw_outline(shape: &Shape) -> Option<Pixmap> {
    let Shape::Frame { area, radius, thick, ink, dashed } = *shape else { return None };
    let mut pixels = Pixmap::new(area.width.try_into().ok()?, area.height.try_into().ok()?)?;
    let middle = inset(area, f32::from(thick) / 2.0)?;
    let path = rounded(middle, f32::from(radius - thick / 2))?;
    let dashes: &[u8] = if dashed { &[8, 6] } else { &[] };
    stroke(&mut pixels, &path, f32::from(thick), ink, dashes);
    Some(pixels)
}

/// Draws a line: in a picture of its own, so that its pixels don't depend on where it lies.
fn line(pixels: &mut Pixmap, points: &[(i16, i16)], thick: i16, ink: Ink, dashes: &[u8]) {
    let (xs, ys) = (points.iter().map(|(x, _)| *x), points.iter().map(|(_, y)| *y));
    let (Some(left), Some(top)) = (xs.clone().min(), ys.clone().min()) else { return };
    let (left, top) = (left - thick, top - thick);
    let side = |most: Option<i16>, least: i16| most.and_then(|most| u32::try_from(most + thick - least).ok());
    let (Some(width), Some(height)) = (side(xs.max(), left), side(ys.max(), top)) else { return };
    let points: Vec<_> = points.iter().map(|(x, y)| (x - left, y - top)).collect();
    if let (Some(mut drawing), Some(path)) = (Pixmap::new(width, height), through(&points)) {
        stroke(&mut drawing, &path, f32::from(thick), ink, dashes);
        blit(pixels, &drawing, whole(&drawing), (left, top));
    }
}

/// A disc at the origin, whose quarters are round corners.
fn draw_disc(radius: i16, ink: Ink) -> Option<Pixmap> {
    let side = u32::try_from(2 * radius).ok()?;
    let mut pixels = Pixmap::new(side, side)?;
    let r = f32::from(radius);
    for (x, right) in [(0.0, r), (2.0 * r, -r)] {
        for (y, down) in [(0.0, r), (2.0 * r, -r)] {
            let path = corner((x, y), (right, down))?;
            pixels.fill_path(&path, &paint(ink), FillRule::Winding, Transform::identity(), None);
        }
    }
    Some(pixels)
}

/// A quarter disc that rounds a corner.
fn corner((x, y): (f32, f32), (right, down): (f32, f32)) -> Option<Path> {
    const CIRCLE: f32 = 0.447_715;
    let mut path = PathBuilder::new();
    path.move_to(x + right, y + down);
    path.line_to(x, y + down);
    path.cubic_to(x, y + down * CIRCLE, x + right * CIRCLE, y, x + right, y);
    path.close();
    path.finish()
}

fn fill(pixels: &mut Pixmap, area: Area, ink: Ink) {
    let width = pixels.width() as i32;
    let height = pixels.height() as i32;
    let (left, right) = (i32::from(area.x).clamp(0, width), i32::from(area.right()).clamp(0, width));
    let (top, bottom) = (i32::from(area.y).clamp(0, height), i32::from(area.bottom()).clamp(0, height));
    if left >= right {
        return;
    }
    let colour = colour(ink).premultiply().to_color_u8();
    for row in pixels.pixels_mut().chunks_exact_mut(width as usize).take(bottom as usize).skip(top as usize) {
        row[left as usize..right as usize].fill(colour);
    }
}

/// A rectangle with round corners.
fn rounded(rect: Rect, radius: f32) -> Option<Path> {
    const CIRCLE: f32 = 0.447_715;
    let radius = radius.clamp(0.0, rect.width().min(rect.height()) / 2.0);
    let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
    let near = radius * CIRCLE;
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - near, top, right, top + near, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - near, right - near, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + near, bottom, left, bottom - near, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + near, left + near, top, left + radius, top);
    path.close();
    path.finish()
}

fn through(points: &[(i16, i16)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        let (x, y) = (f32::from(x), f32::from(y));
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.finish()
}

fn round_stroke(thick: f32, dashes: &[u8]) -> tiny_skia::Stroke {
    let dash = StrokeDash::new(dashes.iter().map(|&dash| f32::from(dash)).collect(), 0.0);
    let line_cap = if dash.is_some() { LineCap::Butt } else { LineCap::Round };
    tiny_skia::Stroke { width: thick, line_cap, line_join: LineJoin::Round, dash, ..Default::default() }
}

fn stroke(pixels: &mut Pixmap, path: &Path, thick: f32, ink: Ink, dashes: &[u8]) {
    let stroke = round_stroke(thick, dashes);
    pixels.stroke_path(path, &paint(ink), &stroke, Transform::identity(), None);
}

fn draw_icon(icon: Icon, size: i16, ink: Ink) -> Option<Pixmap> {
    let side = u32::try_from(size).ok()?;
    let mut pixels = Pixmap::new(side, side)?;
    let scale = Transform::from_scale(f32::from(size) / 100.0, f32::from(size) / 100.0);
    let brush = paint(ink);
    let knife = Paint { blend_mode: BlendMode::DestinationOut, ..paint(ink) };
    for stroke in icon.strokes() {
        match stroke {
            Stroke::Fill(path) => pixels.fill_path(&path, &brush, FillRule::Winding, scale, None),
            Stroke::Cut(path) => pixels.fill_path(&path, &knife, FillRule::Winding, scale, None),
            Stroke::Along(path, thick) => {
                pixels.stroke_path(&path, &brush, &round_stroke(thick, &[]), scale, None)
            }
            Stroke::CutAlong(path, thick) => {
                pixels.stroke_path(&path, &knife, &round_stroke(thick, &[]), scale, None);
            }
        }
    }
    Some(pixels)
}

/// The overlap of two pictures in one dimension: its start in each, and its length.
fn overlap(at: i32, length: usize, room: usize) -> Option<(usize, usize, usize)> {
    let cut = usize::try_from(-at).unwrap_or(0);
    let begin = usize::try_from(at).unwrap_or(0);
    let length = length.checked_sub(cut)?.min(room.checked_sub(begin)?);
    Some((cut, begin, length))
}

fn whole(picture: &Pixmap) -> Area {
    Area::new(0, 0, picture.width() as i16, picture.height() as i16)
}

/// Draws an area of a picture on top of another.
fn blit(pixels: &mut Pixmap, picture: &Pixmap, from: Area, (x, y): (i16, i16)) {
    let (width, room) = (picture.width() as usize, pixels.width() as usize);
    let columns = overlap(x.into(), from.width as usize, room);
    let rows = overlap(y.into(), from.height as usize, pixels.height() as usize);
    let (Some((left, begin, length)), Some((top, first, height))) = (columns, rows) else { return };
    let (left, top) = (left + from.x as usize, top + from.y as usize);
    let below = pixels.data_mut().chunks_exact_mut(room * 4).skip(first);
    let above = picture.data().chunks_exact(width * 4).skip(top).take(height);
    for (below, above) in below.zip(above) {
        let below = &mut below[begin * 4..(begin + length) * 4];
        blend_row(below, &above[left * 4..(left + length) * 4]);
    }
}

fn blend_row(below: &mut [u8], above: &[u8]) {
    for (below, above) in below.as_chunks_mut::<4>().0.iter_mut().zip(above.as_chunks::<4>().0) {
        match above[3] {
            255 => *below = *above,
            0 => {}
            alpha => {
                for (below, above) in below.iter_mut().zip(above) {
                    *below = above.saturating_add(scaled(*below, 255 - alpha));
                }
            }
        }
    }
}

/// `value * by / 255`, rounded.
const fn scaled(value: u8, by: u8) -> u8 {
    let product = value as u32 * by as u32 + 128;
    ((product + (product >> 8)) >> 8) as u8
}

fn write(pixels: &mut Pixmap, text: &str, (x, y): (i16, i16), size: i16, side: Side, ink: Ink) {
    let letters: Vec<Letter> = text.chars().filter_map(Letter::of).collect();
    let width: f32 = letters.iter().map(|letter| letter.advance(size)).sum();
    let mut pen = f32::from(x)
        - match side {
            Side::Left => 0.0,
            Side::Middle => width / 2.0,
            Side::Right => width,
        };
    for letter in letters {
        if let Some(mask) = letter_mask(letter, size) {
            draw_glyph(pixels, &mask, pen.round() as i32, y.into(), ink);
        }
        pen += letter.advance(size);
    }
}

fn letter_mask(letter: Letter, size: i16) -> LetterMask {
    if let Some(known) = LETTERS.get(&(letter, size)) {
        return known.clone();
    }
    let mask = letter.mask(size).map(Arc::new);
    if LETTERS.len() < CACHE_SIZE {
        LETTERS.insert((letter, size), mask.clone());
    }
    mask
}

/// Draws a glyph in a colour.
fn draw_glyph(pixels: &mut Pixmap, mask: &Mask, x: i32, y: i32, ink: Ink) {
    let room = pixels.width() as usize;
    let columns = overlap(x + mask.left, mask.width, room);
    let rows = overlap(y + mask.top, mask.height(), pixels.height() as usize);
    let (Some((left, begin, length)), Some((top, first, height))) = (columns, rows) else { return };
    let [red, green, blue] = ink.rgb();
    let below = pixels.data_mut().chunks_exact_mut(room * 4).skip(first);
    for (below, cover) in below.zip(mask.cover.chunks_exact(mask.width).skip(top).take(height)) {
        let below = below[begin * 4..(begin + length) * 4].as_chunks_mut::<4>().0;
        for (pixel, &cover) in below.iter_mut().zip(&cover[left..left + length]) {
            if cover == 0 {
                continue;
            }
            for (part, value) in pixel.iter_mut().zip([red, green, blue, 255]) {
                *part = scaled(value, cover).saturating_add(scaled(*part, 255 - cover));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::picture::parts::{Badge, Piece};

    #[test]
    fn nothing_of_the_picture_before_shines_through() {
        for scene in [Scene::board(40), Badge(Seat::new(0)).scene()] {
            let fresh = draw(&scene).unwrap();
            for used in [1, 10_000, 10_000_000] {
                assert!(draw_on(vec![77; used], &scene).unwrap() == fresh, "on {used} bytes");
            }
        }
    }
}
