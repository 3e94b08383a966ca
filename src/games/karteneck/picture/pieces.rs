//! Draws cards, in a hand and laid.

use crate::game::cards::CardKind;
use crate::games::karteneck::cards;
use crate::picture::parts::Piece;
use crate::picture::{Area, Icon, Ink, Pen, SMALL, Scene};

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub cards::Card, pub CardState);

/// Whether a card can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardState {
    /// It can be laid.
    Free,
    /// It can't be laid, because its kind was laid before.
    Used,
}

impl Card {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (76, 108);
    const ROUND: i16 = 11;
}

impl Piece for Card {
    fn scene(&self) -> Scene {
        let Card(card, state) = *self;
        let (width, height) = Card::SIZE;
        let mut scene = Scene::part_of(width, height);
        let paper = if state == CardState::Used { Ink::Ash } else { Ink::Ivory };
        scene.block(Area::new(0, 0, width, height), Card::ROUND, Ink::Sand);
        scene.block(Area::new(0, 0, width, height - 4), Card::ROUND, paper);
        let pen = Pen::new(34, Ink::Umber, paper);
        match card {
            cards::Card::Hen(value) => {
                scene.write(pen, (10, 38), value.to_string());
                scene.icon(Icon::Hen, (15, 46), 50, if paper == Ink::Ash { Ink::Umber } else { Ink::Clay });
            }
            cards::Card::Worm(plaque) => {
                scene.write(pen, (10, 38), "5");
                scene.icon(Icon::Worm, (26, 12), 46, if paper == Ink::Ash { Ink::Umber } else { Ink::Worm });
                plaque_mark(&mut scene, (width / 2, 68), plaque);
            }
        }
        if state == CardState::Used {
            scene.icon(Icon::Struck, (2, 16), 72, Ink::Umber);
        }
        scene
    }
}

/// Cards of one kind laid by a player: a hen with its value or a worm with its best plaque, and the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid(pub CardKind, pub u8, pub Option<u8>);

impl Laid {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (60, 86);
}

impl Piece for Laid {
    fn scene(&self) -> Scene {
        let Laid(kind, count, plaque) = *self;
        let (width, height) = Laid::SIZE;
        let mut scene = Scene::part_of(width, height);
        scene.block(Area::new(0, 0, width, height), 9, Ink::Sand);
        scene.block(Area::new(0, 0, width, height - 3), 9, Ink::Ivory);
        let pen = Pen::new(32, Ink::Umber, Ink::Ivory);
        let times = (count > 1).then(|| format!("×{count}"));
        match (kind, plaque) {
            (CardKind::Hen(value), _) => {
                scene.write(pen, (5, 33), value.to_string());
                scene.icon(Icon::Hen, (25, 6), 32, Ink::Clay);
                if let Some(times) = times {
                    scene.write_middle(pen, (width / 2, 72), times);
                }
            }
            (CardKind::Worm, plaque) => {
                let size = if times.is_some() { 22 } else { 34 };
                scene.icon(Icon::Worm, (3, (40 - size) / 2), size, Ink::Worm);
                if let Some(times) = times {
                    scene.write_right(Pen::new(SMALL, Ink::Umber, Ink::Ivory), (width - 3, 32), times);
                }
                plaque_mark(&mut scene, (width / 2, 44), plaque.unwrap_or_default());
            }
        }
        scene
    }
}

/// The number of a worm card, with the middle of its upper edge here.
fn plaque_mark(scene: &mut Scene, (middle, top): (i16, i16), plaque: u8) {
    scene.block(Area::new(middle - 25, top, 50, 35), 7, Ink::Umber);
    scene.block(Area::new(middle - 23, top + 2, 46, 31), 6, Ink::Gold);
    scene.write_middle(Pen::new(SMALL, Ink::Umber, Ink::Gold), (middle, top + 28), plaque.to_string());
}
