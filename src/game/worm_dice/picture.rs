//! The dice of a turn, as a picture.

use super::{DiceTurn, Face};
use crate::picture::parts::Piece;
use crate::picture::table::INSIDE;
use crate::picture::{Area, Icon, Ink, MARGIN, Pen, Scene, Sight, dice, font};

/// A die with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Die(Face, DieState);

/// What can be done with a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum DieState {
    /// It was set aside.
    Aside,
    /// It can be set aside.
    Free,
    /// Its face was set aside before.
    Used,
}

impl Piece for Die {
    fn scene(&self) -> Scene {
        let Die(face, state) = *self;
        let paper = if state == DieState::Used { Ink::Ash } else { Ink::White };
        let mut scene = dice::blank(paper);
        match face {
            Face::Worm => {
                scene.icon(Icon::Worm, (6, 4), 48, if paper == Ink::Ash { Ink::Umber } else { Ink::Worm })
            }
            number => dice::pips(&mut scene, number.points(), Ink::Umber),
        }
        if state == DieState::Used {
            scene.icon(Icon::Struck, (2, 0), 56, Ink::Umber);
        }
        scene
    }
}

/// A die that is still in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct InCup;

impl Piece for InCup {
    fn scene(&self) -> Scene {
        let mut scene = Scene::part_of(dice::SIDE, dice::SIDE);
        scene.dashed_frame(dice::WHOLE.grown(-2), dice::ROUND, 2, Ink::Faint);
        scene
    }
}

/// How high the place of the dice is.
pub const DICE_HEIGHT: i16 = 112;

/// Where the eight dice end at the latest.
const DICE_END: i16 = MARGIN + 560;

/// The eight dice: those set aside, then those rolled or still in the cup; their total, and room for what it brings.
/// Answers where that goes.
pub fn dice(scene: &mut Scene, top: i16, sight: &Sight<'_>, turn: &DiceTurn) -> Area {
    scene.block(Area::new(MARGIN, top, INSIDE, DICE_HEIGHT), 14, Ink::Panel);
    let caption = Pen::new(22, Ink::Sage, Ink::Panel);
    let (mut x, y, step) = (MARGIN + 12, top + 40, dice::SIDE + 5);
    let mut free = x;
    if turn.aside().count() > 0 {
        let width = i16::from(turn.aside().count()) * step - 5;
        scene.block(Area::new(x - 5, y - 5, width + 10, dice::SIDE + 10), 16, Ink::Lit);
        free = scene.write(caption, (x, top + 28), sight.say("picture-aside", &[])) + 14;
        for face in turn.aside().iter() {
            scene.part((x, y), Die(face, DieState::Aside));
            x += step;
        }
        x += 16;
    }
    if turn.left() > 0 {
        let key = if turn.must_keep() { "picture-rolled" } else { "picture-in-cup" };
        let word = sight.say(key, &[]);
        let left = x.max(free).min(DICE_END - font::width(&word, 22));
        scene.write(caption, (left, top + 28), word);
    }
    if turn.must_keep() {
        for face in turn.rolled().iter() {
            let state = if turn.keepable(face) { DieState::Free } else { DieState::Used };
            scene.part((x, y), Die(face, state));
            x += step;
        }
    } else {
        for _ in 0..turn.left() {
            scene.part((x, y), InCup);
            x += step;
        }
    }
    total(scene, top, sight, turn);
    Area::new(MARGIN + INSIDE - 84, top + 40, 64, 56)
}

fn total(scene: &mut Scene, top: i16, sight: &Sight<'_>, turn: &DiceTurn) {
    let middle = MARGIN + 616;
    let word = sight.say("picture-total", &[]);
    scene.write_middle(Pen::new(22, Ink::Sage, Ink::Panel), (middle, top + 28), word);
    scene.write_middle(Pen::new(54, Ink::Cream, Ink::Panel), (middle, top + 88), turn.total().to_string());
    if !turn.has_worm() && turn.aside().count() > 0 {
        scene.icon(Icon::Worm, (middle + 36, top + 44), 30, Ink::Sage);
        scene.icon(Icon::Struck, (middle + 36, top + 44), 30, Ink::Gold);
    }
}

/// Over what stopping now would bring.
pub fn prize_caption(scene: &mut Scene, top: i16, sight: &Sight<'_>) {
    let at = (MARGIN + INSIDE - 52, top + 28);
    scene.write_middle(Pen::new(22, Ink::Sage, Ink::Panel), at, sight.say("picture-prize", &[]));
}
