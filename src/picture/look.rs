//! The colours of all games, and which of them may be drawn on which.
//!
//! The board is dark and opaque, so that it looks the same in Discord's dark and light themes. Colour is
//! never the only cue: there is always a shape, a letter or a number too.

/// A colour, named by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Ink {
    /// The background.
    Felt,
    /// A panel on it.
    Panel,
    /// The panel of a player who is to act.
    Lit,
    /// The outline of something absent.
    Faint,
    /// Text on the background.
    Cream,
    /// Less important text on the background.
    Sage,
    /// Marks what can be taken, and whose turn it is.
    Gold,
    /// Marks what has just changed.
    Sky,
    /// Tiles, cards and sheets.
    Ivory,
    /// Their edges.
    Sand,
    /// Text on them.
    Umber,
    /// Less important text on them.
    Clay,
    /// Worms.
    Worm,
    /// A die that can be taken.
    White,
    /// A die or card that can't be taken.
    Ash,
    /// Strong colours that tell things apart.
    Red,
    Yellow,
    Green,
    Blue,
    /// The same as light backgrounds.
    PaleRed,
    PaleYellow,
    PaleGreen,
    PaleBlue,
    /// The colour of a seat: its plates, its line in a chart.
    Seat(u8),
}

/// The colours of the seats. All are light enough for dark text.
const SEATS: [[u8; 3]; 7] = [
    [0xff, 0xb3, 0x5c],
    [0x7c, 0xc8, 0xff],
    [0xb8, 0xe0, 0x6e],
    [0xf2, 0xa0, 0xc8],
    [0xc9, 0xb6, 0xff],
    [0x6f, 0xe0, 0xc4],
    [0xf5, 0xe6, 0x7a],
];

impl Ink {
    /// Red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Ink::Felt => [0x16, 0x24, 0x1d],
            Ink::Panel => [0x22, 0x36, 0x2c],
            Ink::Lit => [0x30, 0x4e, 0x40],
            Ink::Faint => [0x4f, 0x6b, 0x5d],
            Ink::Cream => [0xfb, 0xf3, 0xe0],
            Ink::Sage => [0xb4, 0xc8, 0xbc],
            Ink::Gold => [0xff, 0xcb, 0x3d],
            Ink::Sky => [0x8a, 0xdb, 0xff],
            Ink::Ivory => [0xf8, 0xed, 0xd3],
            Ink::Sand => [0xcb, 0xb5, 0x8b],
            Ink::Umber => [0x2b, 0x1d, 0x13],
            Ink::Clay => [0x6b, 0x57, 0x42],
            Ink::Worm => [0xae, 0x33, 0x27],
            Ink::White => [0xff, 0xff, 0xff],
            Ink::Ash => [0xa9, 0xb3, 0xad],
            Ink::Red => [0xb9, 0x2b, 0x27],
            Ink::Yellow => [0xf0, 0xbd, 0x2a],
            Ink::Green => [0x23, 0x77, 0x42],
            Ink::Blue => [0x27, 0x5f, 0xb0],
            Ink::PaleRed => [0xfb, 0xdd, 0xd6],
            Ink::PaleYellow => [0xfd, 0xf0, 0xc4],
            Ink::PaleGreen => [0xd8, 0xee, 0xd9],
            Ink::PaleBlue => [0xd6, 0xe6, 0xfa],
            Ink::Seat(index) => SEATS[index as usize % SEATS.len()],
        }
    }

    /// Every colour there is.
    pub fn all() -> impl Iterator<Item = Ink> {
        use Ink::*;
        [
            Felt, Panel, Lit, Faint, Cream, Sage, Gold, Sky, Ivory, Sand, Umber, Clay, Worm, White, Ash, Red,
            Yellow, Green, Blue, PaleRed, PaleYellow, PaleGreen, PaleBlue,
        ]
        .into_iter()
        .chain((0..SEATS.len() as u8).map(Seat))
    }
}

/// Pairs of text colour and background, which must be readable. The palette has shades between the two.
pub const WRITING: [(Ink, Ink); 31] = {
    use Ink::*;
    [
        (Cream, Felt),
        (Cream, Panel),
        (Cream, Lit),
        (Sage, Felt),
        (Sage, Panel),
        (Sage, Lit),
        (Gold, Felt),
        (Gold, Panel),
        (Gold, Lit),
        (Sky, Felt),
        (Sky, Panel),
        (Sky, Lit),
        (Umber, Ivory),
        (Clay, Ivory),
        (Worm, Ivory),
        (Umber, White),
        (Umber, Ash),
        (Umber, Gold),
        (Umber, Sky),
        (Umber, PaleRed),
        (Umber, PaleYellow),
        (Umber, PaleGreen),
        (Umber, PaleBlue),
        (White, Red),
        (Umber, Yellow),
        (White, Green),
        (White, Blue),
        (Worm, White),
        (Umber, Sand),
        (Umber, Seat(0)),
        (Umber, Seat(1)),
    ]
};

/// Pairs of colours that meet at an edge without text.
pub const EDGES: [(Ink, Ink); 9] = {
    use Ink::*;
    [
        (Ivory, Felt),
        (Ivory, Panel),
        (Sand, Felt),
        (Panel, Felt),
        (Lit, Felt),
        (Faint, Felt),
        (Faint, Panel),
        (White, Panel),
        (Seat(2), Panel),
    ]
};

/// The contrast ratio of two colours as defined by WCAG: from 1 to 21.
pub fn contrast(one: Ink, two: Ink) -> f64 {
    let (one, two) = (luminance(one), luminance(two));
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

fn luminance(ink: Ink) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = ink.rgb().map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_written_can_be_read() {
        for (ink, paper) in WRITING {
            assert!(contrast(ink, paper) >= 4.5, "{ink:?} on {paper:?}: {:.2}", contrast(ink, paper));
        }
        for seat in 0..SEATS.len() as u8 {
            assert!(contrast(Ink::Umber, Ink::Seat(seat)) >= 4.5, "a letter on the plate of seat {seat}");
            assert!(contrast(Ink::Seat(seat), Ink::Panel) >= 4.5, "the line of seat {seat} in a chart");
        }
    }

    #[test]
    fn contrast_is_counted_as_it_should() {
        assert!((contrast(Ink::White, Ink::White) - 1.0).abs() < 1e-9);
        // Computed from the definition.
        let by_hand = 1.05 / (0.2126 * 0.008_023 + 0.7152 * 0.017_642 + 0.0722 * 0.012_286 + 0.05);
        assert!(
            (contrast(Ink::White, Ink::Felt) - by_hand).abs() < 0.01,
            "{}",
            contrast(Ink::White, Ink::Felt)
        );
    }
}
