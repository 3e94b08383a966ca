//! Cards, in a hand and laid.

use crate::game::cards::CardKind;
use crate::games::karteneck::cards;
use crate::picture::parts::{Piece, count_mark};
use crate::picture::{Area, Icon, Ink, Pen, Scene};

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub cards::Card, pub CardState);

/// What can be done with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardState {
    /// It can be laid.
    Free,
    /// Its kind lies there already.
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
                scene.icon(Icon::Worm, (16, 26), 50, if paper == Ink::Ash { Ink::Umber } else { Ink::Worm });
                scene.block(Area::new(16, 74, 44, 26), 6, Ink::Umber);
                scene.block(Area::new(18, 76, 40, 22), 5, Ink::Gold);
                scene.write_middle(Pen::new(21, Ink::Umber, Ink::Gold), (38, 95), plaque.to_string());
            }
        }
        if state == CardState::Used {
            scene.icon(Icon::Struck, (2, 16), 72, Ink::Umber);
        }
        scene
    }
}

/// So many of a kind before a player: a hen with its value or a worm with its best plaque, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid(pub CardKind, pub u8, pub Option<u8>);

impl Laid {
    /// Its width and height.
    pub const SIZE: (i16, i16) = (54, 52);
}

impl Piece for Laid {
    fn scene(&self) -> Scene {
        let Laid(kind, count, plaque) = *self;
        let (width, height) = Laid::SIZE;
        let mut scene = Scene::part_of(width, height);
        scene.block(Area::new(0, 0, width, height), 9, Ink::Sand);
        scene.block(Area::new(0, 0, width, height - 3), 9, Ink::Ivory);
        match kind {
            CardKind::Hen(value) => {
                scene.write(Pen::new(28, Ink::Umber, Ink::Ivory), (6, 27), value.to_string());
                scene.icon(Icon::Hen, (23, 20), 28, Ink::Clay);
            }
            CardKind::Worm => {
                scene.icon(Icon::Worm, (1, 0), 28, Ink::Worm);
                let plaque = plaque.map(|plaque| plaque.to_string()).unwrap_or_default();
                scene.write_right(Pen::new(20, Ink::Umber, Ink::Ivory), (width - 6, height - 8), plaque);
            }
        }
        if count > 1 {
            count_mark(&mut scene, (width, 0), count);
        }
        scene
    }
}
