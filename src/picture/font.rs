//! Glyphs: Noto Sans for Latin, Greek and Cyrillic, and its variants for Georgian and Armenian.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};

/// In order of preference.
static FONTS: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    let files: [&[u8]; 3] = [
        include_bytes!("fonts/NotoSans-SemiBold.ttf"),
        include_bytes!("fonts/NotoSansGeorgian-SemiBold.ttf"),
        include_bytes!("fonts/NotoSansArmenian-SemiBold.ttf"),
    ];
    files.into_iter().filter_map(|file| FontRef::try_from_slice(file).ok()).collect()
});

/// A glyph of one of the fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Letter {
    font: u8,
    glyph: u16,
}

/// The coverage of each pixel in a rectangle around a glyph.
pub struct Mask {
    /// From the pen position to the left edge.
    pub left: i32,
    /// From the baseline to the upper edge.
    pub top: i32,
    /// In pixels.
    pub width: usize,
    /// Coverage, row by row.
    pub cover: Vec<u8>,
}

impl Mask {
    /// In pixels.
    pub fn height(&self) -> usize {
        self.cover.len().checked_div(self.width).unwrap_or(0)
    }
}

impl Letter {
    /// The glyph of a character; none if no font has it.
    pub fn of(character: char) -> Option<Letter> {
        // No font has an arrow, and "1 → 100" without one would be another number.
        let character = if character == '→' { '›' } else { character };
        let known = |font: &FontRef<'_>| Some(font.glyph_id(character)).filter(|glyph| glyph.0 != 0);
        FONTS
            .iter()
            .enumerate()
            .find_map(|(index, font)| known(font).map(|glyph| Letter { font: index as u8, glyph: glyph.0 }))
    }

    /// The advance width.
    pub fn advance(self, size: i16) -> f32 {
        let Some(font) = FONTS.get(usize::from(self.font)) else { return 0.0 };
        font.as_scaled(scale(font, size)).h_advance(GlyphId(self.glyph))
    }

    /// The glyph's coverage; none if it is blank.
    pub fn mask(self, size: i16) -> Option<Mask> {
        let font = FONTS.get(usize::from(self.font))?;
        let glyph = GlyphId(self.glyph).with_scale(scale(font, size));
        let outline = font.outline_glyph(glyph)?;
        let bounds = outline.px_bounds();
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let mut cover = vec![0; width * height];
        outline.draw(|x, y, covered| {
            if let Some(pixel) = cover.get_mut(y as usize * width + x as usize) {
                *pixel = (covered.clamp(0.0, 1.0) * 255.0).round() as u8;
            }
        });
        Some(Mask { left: bounds.min.x as i32, top: bounds.min.y as i32, width, cover })
    }
}

/// Converts a size in pixels per em to the font's scale.
fn scale(font: &FontRef<'_>, size: i16) -> PxScale {
    let em = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(f32::from(size) * font.height_unscaled() / em)
}

/// Whether the fonts have every character of a text.
pub fn can_write(text: &str) -> bool {
    text.chars().all(|character| Letter::of(character).is_some())
}

/// The width of a line of text.
pub fn width(text: &str, size: i16) -> i16 {
    text.chars().filter_map(Letter::of).map(|letter| letter.advance(size)).sum::<f32>().ceil() as i16
}

/// A name that can be drawn: without characters that no font has, on a single line, cut with an ellipsis to
/// at most `room` pixels. If nothing is left of it, `otherwise` is used.
pub fn fit(name: &str, size: i16, room: i16, otherwise: &str) -> String {
    // Direction marks and joiners have no shape of their own.
    let is_mark = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let is_shown = |c: &char| !is_mark(*c) && Letter::of(*c).is_some();
    let shown: String = name.chars().filter(is_shown).collect();
    let words: Vec<_> = shown.split_whitespace().collect();
    let shown = match words.is_empty() {
        true => otherwise.to_owned(),
        false => words.join(" "),
    };
    if width(&shown, size) <= room {
        return shown;
    }
    let mut short: String = shown;
    while !short.is_empty() && width(&short, size) + width("…", size) > room {
        short.pop();
    }
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_several_scripts_can_be_drawn() {
        for name in ["Jürgen Straße", "Ёжик Щукин", "Αλέξανδρος", "Łukasz", "Nguyễn", "ქართული", "Հայերեն"]
        {
            assert_eq!(fit(name, 24, 600, "?"), name);
        }
    }

    #[test]
    fn what_no_font_has_is_left_out() {
        assert_eq!(fit("🔥 Max 🔥", 24, 300, "Seat 1"), "Max");
        assert_eq!(fit("日本語", 24, 300, "Seat 2"), "Seat 2");
        assert_eq!(fit("\u{202e}abc\n", 24, 300, "?"), "abc");
    }

    #[test]
    fn long_names_end_in_an_ellipsis() {
        let name = "Maximiliane von und zu Hohenlohe";
        let short = fit(name, 24, 200, "?");
        assert!(short.ends_with('…') && name.starts_with(short.trim_end_matches('…')), "{short}");
        assert!(width(&short, 24) <= 200);
        assert_eq!(fit("W", 24, 3, "?"), "…", "even where there is no room at all");
    }
}
