//! The icons on buttons: square pictures without a ground, readable at 20 pixels on dark and on light.

use png::{BitDepth, ColorType, Compression, Encoder};

use super::icon::Icon;
use super::look::Ink;
use super::scene::{Area, Scene};
use super::{PictureError, draw};

/// An icon that a button can have beside its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say all")]
pub enum ButtonIcon {
    /// A die with one to six pips, or with a worm.
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    WormDie,
    /// Cards and tiles.
    Worm,
    Hen,
    Snail,
    /// Colours, each with its shape.
    Red,
    Yellow,
    Green,
    Blue,
}

/// The side of the picture. Discord shows icons at 20 to 48 pixels.
const SIDE: i16 = 96;
/// The width of the dark edge, which sets a light icon off from a light ground.
const EDGE: i16 = 5;
const WHOLE: Area = Area::new(0, 0, SIDE, SIDE);
const DIE_ROUND: i16 = 22;
/// A card is higher than wide, so that a worm on one is no die.
const CARD: Area = Area::new(10, 0, SIDE - 20, SIDE);
const CARD_ROUND: i16 = 12;
const PIP: i16 = 22;

impl ButtonIcon {
    /// Every icon.
    pub const ALL: [ButtonIcon; 14] = {
        use ButtonIcon::*;
        [One, Two, Three, Four, Five, Six, WormDie, Worm, Hen, Snail, Red, Yellow, Green, Blue]
    };

    /// What Discord reads out where somebody can't see it: letters, digits and underscores.
    pub const fn name(self) -> &'static str {
        match self {
            ButtonIcon::One => "die_1",
            ButtonIcon::Two => "die_2",
            ButtonIcon::Three => "die_3",
            ButtonIcon::Four => "die_4",
            ButtonIcon::Five => "die_5",
            ButtonIcon::Six => "die_6",
            ButtonIcon::WormDie => "die_worm",
            ButtonIcon::Worm => "worm",
            ButtonIcon::Hen => "hen",
            ButtonIcon::Snail => "snail",
            ButtonIcon::Red => "red",
            ButtonIcon::Yellow => "yellow",
            ButtonIcon::Green => "green",
            ButtonIcon::Blue => "blue",
        }
    }

    /// The icon with this name.
    pub fn named(name: &str) -> Option<ButtonIcon> {
        ButtonIcon::ALL.into_iter().find(|icon| icon.name() == name)
    }

    /// Its picture.
    pub fn scene(self) -> Scene {
        match self {
            ButtonIcon::One => die(&[(1, 1)]),
            ButtonIcon::Two => die(&[(2, 0), (0, 2)]),
            ButtonIcon::Three => die(&[(2, 0), (1, 1), (0, 2)]),
            ButtonIcon::Four => die(&[(0, 0), (2, 0), (0, 2), (2, 2)]),
            ButtonIcon::Five => die(&[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)]),
            ButtonIcon::Six => die(&[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)]),
            ButtonIcon::WormDie => {
                let mut scene = die(&[]);
                scene.icon(Icon::Worm, (10, 10), SIDE - 20, Ink::Worm);
                scene
            }
            ButtonIcon::Worm => card(Icon::Worm, Ink::Worm),
            ButtonIcon::Hen => card(Icon::Hen, Ink::Clay),
            ButtonIcon::Snail => card(Icon::Snail, Ink::Green),
            ButtonIcon::Red => colour(Ink::Red, Icon::Circle, Ink::White),
            ButtonIcon::Yellow => colour(Ink::Yellow, Icon::Triangle, Ink::Umber),
            ButtonIcon::Green => colour(Ink::Green, Icon::Square, Ink::White),
            ButtonIcon::Blue => colour(Ink::Blue, Icon::Diamond, Ink::White),
        }
    }

    /// Its picture as a PNG file.
    pub fn png(self) -> Result<Vec<u8>, PictureError> {
        let pixels = draw(&self.scene())?;
        let straight = pixels.pixels().iter().map(|pixel| pixel.demultiply());
        let bytes: Vec<u8> =
            straight.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::High);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&bytes)?;
        writer.finish()?;
        Ok(file)
    }
}

/// Paper with a dark edge.
fn paper(area: Area, round: i16, ink: Ink) -> Scene {
    let mut scene = Scene::part_of(SIDE, SIDE);
    scene.block(area, round, Ink::Umber);
    scene.block(area.grown(-EDGE), round - EDGE, ink);
    scene
}

/// A die with pips, by column and row.
fn die(pips: &[(i16, i16)]) -> Scene {
    let mut scene = paper(WHOLE, DIE_ROUND, Ink::White);
    for (column, row) in pips {
        let at = |place: &i16| (SIDE - PIP) / 2 + (place - 1) * 26;
        scene.block(Area::new(at(column), at(row), PIP, PIP), PIP / 2, Ink::Umber);
    }
    scene
}

fn card(icon: Icon, ink: Ink) -> Scene {
    let mut scene = paper(CARD, CARD_ROUND, Ink::Ivory);
    scene.icon(icon, (16, 16), SIDE - 32, ink);
    scene
}

fn colour(ink: Ink, icon: Icon, sign: Ink) -> Scene {
    let mut scene = paper(WHOLE, DIE_ROUND, Ink::White);
    scene.block(WHOLE.grown(-2 * EDGE), DIE_ROUND - 2 * EDGE, ink);
    scene.icon(icon, (26, 26), SIDE - 52, sign);
    scene
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_icon_is_a_small_file_with_a_name_of_its_own() {
        let icons = ButtonIcon::ALL;
        let names: HashSet<_> = icons.iter().map(|icon| icon.name()).collect();
        assert_eq!(names.len(), icons.len());
        for icon in icons {
            assert_eq!(ButtonIcon::named(icon.name()), Some(icon));
            let file = icon.png().unwrap();
            assert!(file.len() < 16 * 1024, "{icon:?}: {} bytes", file.len());
        }
    }

    #[test]
    fn the_corners_are_transparent_and_the_middle_is_not() {
        for icon in ButtonIcon::ALL {
            let pixels = draw(&icon.scene()).unwrap();
            assert_eq!(pixels.pixel(0, 0).unwrap().alpha(), 0, "{icon:?}");
            assert_eq!(pixels.pixel(48, 48).unwrap().alpha(), 255, "{icon:?}");
        }
    }
}
