//! Encodes pixels as a PNG with a palette: a quarter of the data, and exact values for our few colours.

use std::iter::zip;
use std::sync::LazyLock;

use flate2::{Compress, Compression, FlushCompress, Status};
use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder, EncodingError};
use tiny_skia::Pixmap;

use super::look::{EDGES, Ink, WRITING};

/// The number of shades between two colours that meet.
const SHADES: u16 = 4;
/// Bits per channel used to look up the nearest colour.
const BITS: u32 = 5;
/// The compression level. The next one makes files a fifth smaller but is slower.
const COMPRESSION_LEVEL: u32 = 1;
/// Initial capacity: most files are smaller.
const SIZE: usize = 64 * 1024;
/// The maximum number of colours in a PNG's palette.
const COLOURS: usize = 256;

/// The palette of all pictures, and the nearest entry for each colour of `BITS` bits per channel.
struct Palette {
    #[cfg(test)]
    colours: Vec<[u8; 3]>,
    /// The colours as a PNG stores them.
    bytes: Vec<u8>,
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
        // Our own colours map to themselves, whatever else is in their cells.
        for (index, &ink) in inks.iter().enumerate() {
            nearest[cell(ink)] = index as u8;
        }
        let bytes = colours.concat();
        Palette {
            #[cfg(test)]
            colours,
            bytes,
            nearest,
        }
    }
}

/// The colour after `step` of `steps` steps from one to the other.
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

/// Converts pixels to palette indices. Each row starts with its PNG filter type, which is «none».
pub fn reduce(pixels: &Pixmap, rows: &mut Vec<u8>) {
    let width = pixels.width() as usize;
    rows.resize((width + 1) * pixels.height() as usize, FILTER_NONE);
    let mut writer = PaletteWriter::new(&PALETTE);
    for (row, pixels) in zip(rows.chunks_exact_mut(width + 1), pixels.data().chunks_exact(width * 4)) {
        let Some((filter, row)) = row.split_first_mut() else { continue };
        *filter = FILTER_NONE;
        let ((strokes, end), (runs, rest)) = (row.as_chunks_mut(), pixels.as_chunks().0.as_chunks());
        zip(strokes, runs).for_each(|(stroke, run)| writer.write(stroke, run));
        zip(end, rest).for_each(|(index, pixel)| *index = writer.index(*pixel));
    }
}

/// The PNG filter type «none».
const FILTER_NONE: u8 = 0;
/// How many pixels are compared at once.
const RUN: usize = 8;

/// Converts pixels to palette indices. It remembers the last pixel, because neighbours are mostly equal.
struct PaletteWriter<'a> {
    palette: &'a Palette,
    pixel: [u8; 4],
    index: u8,
}

impl PaletteWriter<'_> {
    fn new(palette: &Palette) -> PaletteWriter<'_> {
        PaletteWriter { palette, pixel: [0; 4], index: palette.nearest[0] }
    }

    fn write(&mut self, indices: &mut [u8; RUN], pixels: &[[u8; 4]; RUN]) {
        if *pixels == [self.pixel; RUN] {
            *indices = [self.index; RUN];
        } else {
            *indices = pixels.map(|pixel| self.index(pixel));
        }
    }

    fn index(&mut self, pixel: [u8; 4]) -> u8 {
        if pixel != self.pixel {
            let [red, green, blue, _] = pixel;
            self.pixel = pixel;
            self.index = self.palette.nearest[cell([red, green, blue])];
        }
        self.index
    }
}

/// Compressed rows of a picture. They can follow any other rows.
pub struct Packed {
    /// Whole bytes of a deflate stream that doesn't end here and refers to nothing before it.
    bytes: Vec<u8>,
    /// The Adler-32 checksum of the rows.
    checksum: u32,
    /// The length of the rows.
    length: usize,
}

impl Packed {
    /// The size in memory.
    pub fn size(&self) -> usize {
        size_of::<Packed>() + self.bytes.capacity()
    }
}

/// Compresses rows.
pub struct Packer(Compress);

impl Default for Packer {
    fn default() -> Packer {
        Packer(Compress::new(Compression::new(COMPRESSION_LEVEL), false))
    }
}

impl Packer {
    /// Compresses rows of palette indices.
    pub fn pack(&mut self, rows: &[u8]) -> Result<Packed, EncodingError> {
        // All rows at once. Row by row, as the encoder does it, takes three times as long, because the compressor clears
        // its memory for each row.
        self.0.reset();
        let mut bytes = Vec::with_capacity(rows.len() / 8 + 64);
        loop {
            let read = self.0.total_in() as usize;
            let status = self.0.compress_vec(&rows[read..], &mut bytes, FlushCompress::Full);
            match status.map_err(std::io::Error::from)? {
                Status::Ok | Status::BufError if bytes.len() == bytes.capacity() => {
                    bytes.reserve(bytes.len())
                }
                _ => break,
            }
        }
        bytes.shrink_to_fit();
        Ok(Packed { bytes, checksum: simd_adler32::adler32(&rows), length: rows.len() })
    }
}

/// The largest prime below 2^16: Adler-32 counts modulo this number.
const ADLER: u64 = 65_521;

/// The Adler-32 checksum of two texts, from those of each, and the length of the second.
fn joined_checksum(first: u32, second: u32, length: usize) -> u32 {
    let parts = |sum: u32| (u64::from(sum & 0xffff), u64::from(sum >> 16));
    let ((low, high), (next_low, next_high)) = (parts(first), parts(second));
    let length = length as u64 % ADLER;
    let sum = (low + next_low + ADLER - 1) % ADLER;
    let sum_of_sums = (high + next_high + length * low + ADLER - length) % ADLER;
    (sum_of_sums << 16 | sum) as u32
}

/// The header of a zlib stream of the fastest level.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// The last block of a deflate stream, empty.
const DEFLATE_END: [u8; 2] = [0x03, 0x00];

/// A PNG of compressed rows, from the top down. Each strip is a chunk of its own.
pub fn encode<'a>(
    strips: impl IntoIterator<Item = &'a Packed>,
    width: u32,
    height: u32,
) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::with_capacity(SIZE);
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&PALETTE.bytes);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(IDAT, &ZLIB_HEADER)?;
    let mut checksum = 1;
    for Packed { bytes, checksum: next, length } in strips {
        writer.write_chunk(IDAT, bytes)?;
        checksum = joined_checksum(checksum, *next, *length);
    }
    let [a, b, c, d] = checksum.to_be_bytes();
    let [end, of_block] = DEFLATE_END;
    writer.write_chunk(IDAT, &[end, of_block, a, b, c, d])?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn every_pixel_has_its_own_number_however_wide_the_row() {
        let colours: Vec<_> = Ink::all().map(Ink::rgb).collect();
        for width in [1, 7, 8, 13, 40] {
            // Runs of all lengths, across the ends of rows.
            let inks: Vec<usize> = (0..width * 9)
                .scan(0, |sum, i| {
                    *sum += usize::from(i % 11 > i / 11);
                    Some(*sum % colours.len())
                })
                .collect();
            let pixels = inks
                .iter()
                .flat_map(|ink| {
                    let [r, g, b] = colours[*ink];
                    [r, g, b, 255]
                })
                .collect();
            let size = tiny_skia::IntSize::from_wh(width as u32, 9).unwrap();
            let mut rows = vec![77; 5];
            reduce(&Pixmap::from_vec(pixels, size).unwrap(), &mut rows);
            let numbers = inks.iter().map(|ink| PALETTE.nearest[cell(colours[*ink])]);
            let numbers: Vec<u8> = numbers.collect();
            let expected: Vec<u8> =
                numbers.chunks(width).flat_map(|row| [&[FILTER_NONE], row].concat()).collect();
            assert_eq!(rows, expected, "{width}");
        }
    }

    #[test]
    fn checksums_are_joined_as_if_the_texts_were_one() {
        let text: Vec<u8> = (0..200_000_u32).map(|i| (i.wrapping_mul(i) >> 7) as u8).collect();
        for cut in [0, 1, 2, 65_520, 65_521, 65_522, 131_042, 199_999, 200_000] {
            let (first, second) = text.split_at(cut);
            let [one, two, both] = [first, second, &text].map(|text| simd_adler32::adler32(&text));
            assert_eq!(joined_checksum(one, two, second.len()), both, "{cut}");
        }
    }

    #[test]
    fn what_does_not_become_smaller_is_packed_as_well() {
        let rows: Vec<u8> = (0..100_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 11) as u8).collect();
        let packed = Packer::default().pack(&rows).unwrap();
        let mut stream = packed.bytes.clone();
        stream.extend(DEFLATE_END);
        let mut unpacked = Vec::new();
        flate2::read::DeflateDecoder::new(&stream[..]).read_to_end(&mut unpacked).unwrap();
        assert!(unpacked == rows);
    }

    #[test]
    fn the_palette_holds_every_ink_exactly() {
        assert!(PALETTE.colours.len() <= COLOURS);
        for ink in Ink::all() {
            let index = PALETTE.nearest[cell(ink.rgb())];
            assert_eq!(PALETTE.colours[usize::from(index)], ink.rgb(), "{ink:?}");
        }
    }
}
