//! From pixels to a PNG with a palette: a quarter of the data, and the few colours of the look are exact.

use std::sync::LazyLock;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use tiny_skia::Pixmap;

use super::look::{EDGES, Ink, WRITING};

/// The shades between two colours that meet.
const SHADES: u16 = 4;
/// How many bits of each of red, green and blue tell colours apart.
const BITS: u32 = 5;
/// How hard the file is pressed. The next level saves a fifth of its size and takes half as long again.
const EFFORT: u8 = 1;
/// The most colours a PNG's palette can have.
const COLOURS: usize = 256;

/// The colours of every picture, and for each colour of `BITS` bits a part the nearest of them.
struct Palette {
    colours: Vec<[u8; 3]>,
    nearest: Vec<u8>,
}

static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::new);

impl Palette {
    fn new() -> Palette {
        let inks: Vec<[u8; 3]> = Ink::all().map(Ink::rgb).collect();
        let meetings = WRITING.into_iter().chain(EDGES);
        let shades = meetings
            .flat_map(|(one, two)| (1..=SHADES).map(move |step| mix(one.rgb(), two.rgb(), step, SHADES + 1)));
        let mut colours = inks.clone();
        colours.extend(shades);
        colours.dedup();
        colours.truncate(COLOURS);
        let mut nearest: Vec<u8> =
            (0..1_u32 << (3 * BITS)).map(|cell| nearest_to(&colours, middle(cell))).collect();
        // The look's own colours come out as they are, whatever else lies in their cells.
        for (index, &ink) in inks.iter().enumerate() {
            nearest[cell(ink)] = index as u8;
        }
        Palette { colours, nearest }
    }
}

/// `step` steps of `steps` from one colour to another.
fn mix(one: [u8; 3], two: [u8; 3], step: u16, steps: u16) -> [u8; 3] {
    std::array::from_fn(|part| {
        let (one, two) = (u16::from(one[part]), u16::from(two[part]));
        ((one * (steps - step) + two * step) / steps) as u8
    })
}

const fn cell([red, green, blue]: [u8; 3]) -> usize {
    let shift = 8 - BITS;
    (red as usize >> shift) << (2 * BITS) | (green as usize >> shift) << BITS | blue as usize >> shift
}

fn middle(cell: u32) -> [u8; 3] {
    let mask = (1 << BITS) - 1;
    let half = 1 << (7 - BITS);
    let part = |bits: u32| ((bits & mask) << (8 - BITS)) as u8 + half;
    [part(cell >> (2 * BITS)), part(cell >> BITS), part(cell)]
}

fn nearest_to(colours: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let distance = |other: &[u8; 3]| -> i32 {
        other.iter().zip(colour).map(|(&one, two)| (i32::from(one) - i32::from(two)).pow(2)).sum()
    };
    let nearest = colours.iter().enumerate().min_by_key(|(_, other)| distance(other));
    nearest.map_or(0, |(index, _)| index as u8)
}

/// The pixels as numbers of the palette, in place of others.
pub fn reduce(pixels: &Pixmap, indices: &mut Vec<u8>) {
    let palette = &*PALETTE;
    // Neighbours are mostly alike.
    let (mut last, mut index) = ([0; 4], palette.nearest[0]);
    let reduce = |pixel: &[u8; 4]| {
        if *pixel != last {
            last = *pixel;
            index = palette.nearest[cell([pixel[0], pixel[1], pixel[2]])];
        }
        index
    };
    indices.clear();
    indices.extend(pixels.data().as_chunks::<4>().0.iter().map(reduce));
}

/// Numbers of the palette as a PNG.
pub fn encode(indices: &[u8], width: u32, height: u32) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::with_capacity(32 * 1024);
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(PALETTE.colours.concat());
    encoder.set_deflate_compression(DeflateCompression::Level(EFFORT));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_holds_every_ink_exactly() {
        assert!(PALETTE.colours.len() <= COLOURS);
        for ink in Ink::all() {
            let index = PALETTE.nearest[cell(ink.rgb())];
            assert_eq!(PALETTE.colours[usize::from(index)], ink.rgb(), "{ink:?}");
        }
    }
}
