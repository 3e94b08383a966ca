//! Cards, in a hand and laid.

use super::{CardState, Part, count_mark};
use crate::game::cards::Kind;
use crate::games::karteneck::cards::Card;
use crate::picture::icon::Icon;
use crate::picture::look::Ink;
use crate::picture::scene::{Area, Pen, Scene};

const ROUND: i16 = 11;

pub(super) fn card(card: Card, state: CardState) -> Scene {
    let (width, height) = Part::CARD;
    let mut scene = Scene::part_of(width, height);
    let paper = if state == CardState::Used { Ink::Ash } else { Ink::Ivory };
    scene.block(Area::new(0, 0, width, height), ROUND, Ink::Sand);
    scene.block(Area::new(0, 0, width, height - 4), ROUND, paper);
    let pen = Pen::new(34, Ink::Umber, paper);
    match card {
        Card::Hen(value) => {
            scene.write(pen, (10, 38), value.to_string());
            scene.icon(Icon::Hen, (15, 46), 50, if paper == Ink::Ash { Ink::Umber } else { Ink::Clay });
        }
        Card::Worm(plaque) => {
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

/// So many of a kind: a hen with its value or a worm with its best plaque, and how many.
pub(super) fn laid(kind: Kind, count: u8, plaque: Option<u8>) -> Scene {
    let (width, height) = Part::LAID;
    let mut scene = Scene::part_of(width, height);
    scene.block(Area::new(0, 0, width, height), 9, Ink::Sand);
    scene.block(Area::new(0, 0, width, height - 3), 9, Ink::Ivory);
    match kind {
        Kind::Hen(value) => {
            scene.write(Pen::new(28, Ink::Umber, Ink::Ivory), (6, 27), value.to_string());
            scene.icon(Icon::Hen, (23, 20), 28, Ink::Clay);
        }
        Kind::Worm => {
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
