//! Draws the dice of a turn.

use super::{DICE, Dice, DiceEvent, DiceTurn, Face};
use crate::game::Seat;
use crate::picture::parts::Piece;
use crate::picture::table::{self, INSIDE};
use crate::picture::tiles::SmallTile;
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, dice, font};

/// A die with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Die(Face, DieState);

/// The state of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum DieState {
    /// Set aside.
    Aside,
    /// Can be set aside.
    Free,
    /// Can't be set aside, because its face was before.
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

/// The height of the dice area.
pub const DICE_HEIGHT: i16 = 124;

/// The right edge of the eight dice at most.
const DICE_END: i16 = MARGIN + 546;

/// The middle of the total, and of what it wins.
const TOTAL: i16 = MARGIN + 610;
const PRIZE: i16 = MARGIN + INSIDE - 52;

const CAPTION: Pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
const CAPTION_BASE: i16 = 35;
const DICE_TOP: i16 = 51;
const STEP: i16 = dice::SIDE + 5;

/// The dice of a turn that is over.
#[derive(Clone, Copy, Debug)]
pub struct LastTurn {
    seat: Seat,
    dice: DiceTurn,
    is_over: bool,
}

impl LastTurn {
    /// The dice of the last turn that ended in these events, unless another has begun since. `None` if its first roll isn't
    /// among them: then some dice would be missing.
    pub fn of(events: impl IntoIterator<Item = DiceEvent>) -> Option<LastTurn> {
        let mut last: Option<LastTurn> = None;
        for event in events {
            match (event, &mut last) {
                (DiceEvent::Rolled(seat, rolled), Some(turn)) if turn.seat == seat && !turn.is_over => {
                    turn.dice.rolled = rolled;
                }
                (DiceEvent::Rolled(seat, rolled), _) => {
                    let dice = DiceTurn { rolled, ..DiceTurn::default() };
                    last = (rolled.count() == DICE).then_some(LastTurn { seat, dice, is_over: false });
                }
                (DiceEvent::SetAside(face, count), Some(turn)) => {
                    let kept = std::iter::repeat_n(face, count.into());
                    let aside = turn.dice.aside.iter().chain(kept).collect();
                    turn.dice = DiceTurn::after(aside);
                }
                (DiceEvent::Ended, Some(turn)) => turn.is_over = true,
                (DiceEvent::SetAside(..) | DiceEvent::Ended, None) => {}
            }
        }
        last.filter(|turn| turn.is_over)
    }
}

/// Draws the eight dice, those set aside first, then those rolled or still in the cup, and their total. Before the
/// first roll of a turn these are the dice of the turn before. Returns where to draw what the total wins.
pub fn dice(
    scene: &mut Scene,
    top: i16,
    labels: &Labels<'_>,
    turn: &DiceTurn,
    last: Option<&LastTurn>,
) -> Area {
    scene.block(Area::new(MARGIN, top, INSIDE, DICE_HEIGHT), 14, Ink::Panel);
    match last.filter(|_| turn.is_fresh()) {
        Some(last) => last_dice(scene, top, labels, last),
        None => current_dice(scene, top, labels, turn),
    }
    let (width, height) = SmallTile::SIZE;
    Area::new(PRIZE - width / 2, top + DICE_TOP, width, height)
}

fn current_dice(scene: &mut Scene, top: i16, labels: &Labels<'_>, turn: &DiceTurn) {
    let (mut x, y) = (MARGIN + 12, top + DICE_TOP);
    let mut free = x;
    if turn.aside().count() > 0 {
        let width = i16::from(turn.aside().count()) * STEP - 5;
        scene.block(Area::new(x - 5, y - 5, width + 10, dice::SIDE + 10), 16, Ink::Lit);
        free = scene.write(CAPTION, (x, top + CAPTION_BASE), labels.say("picture-aside", &[])) + 14;
        x = row(scene, (x, y), turn.aside(), |_| DieState::Aside) + 16;
    }
    if turn.left() > 0 {
        let key = if turn.must_keep() { "picture-rolled" } else { "picture-in-cup" };
        let word = labels.say(key, &[]);
        let left = x.max(free).min(DICE_END - font::width(&word, SMALL));
        scene.write(CAPTION, (left, top + CAPTION_BASE), word);
    }
    if turn.must_keep() {
        row(scene, (x, y), turn.rolled(), |face| state(turn, face));
    } else {
        for die in 0..i16::from(turn.left()) {
            scene.part((x + die * STEP, y), InCup);
        }
    }
    total(scene, top, labels, turn);
}

/// The dice of the turn before, with the name of whose they were. A roll that ended it is crossed out.
fn last_dice(scene: &mut Scene, top: i16, labels: &Labels<'_>, last: &LastTurn) {
    let (x, y) = (MARGIN + 12, top + DICE_TOP);
    table::named(scene, (x, top + 6), labels, last.seat, DICE_END - x - 60, Ink::Panel);
    let x = row(scene, (x, y), last.dice.aside(), |_| DieState::Aside) + 16;
    row(scene, (x, y), last.dice.rolled(), |face| state(&last.dice, face));
    total(scene, top, labels, &last.dice);
}

/// Draws dice side by side. Returns where they end.
fn row(scene: &mut Scene, (mut x, y): (i16, i16), dice: &Dice, state: impl Fn(Face) -> DieState) -> i16 {
    for face in dice.iter() {
        scene.part((x, y), Die(face, state(face)));
        x += STEP;
    }
    x
}

const fn state(turn: &DiceTurn, face: Face) -> DieState {
    if turn.keepable(face) { DieState::Free } else { DieState::Used }
}

fn total(scene: &mut Scene, top: i16, labels: &Labels<'_>, turn: &DiceTurn) {
    scene.write_middle(CAPTION, (TOTAL, top + CAPTION_BASE), labels.say("picture-total", &[]));
    scene.write_middle(Pen::new(54, Ink::Cream, Ink::Panel), (TOTAL, top + 100), turn.total().to_string());
    if !turn.has_worm() && turn.aside().count() > 0 {
        scene.icon(Icon::Worm, (TOTAL + 34, top + 56), 30, Ink::Sage);
        scene.icon(Icon::Struck, (TOTAL + 34, top + 56), 30, Ink::Gold);
    }
}

/// The caption above what stopping now would win.
pub fn prize_caption(scene: &mut Scene, top: i16, labels: &Labels<'_>) {
    scene.write_middle(CAPTION, (PRIZE, top + CAPTION_BASE), labels.say("picture-prize", &[]));
}

/// The mark for winning nothing.
pub fn nothing(scene: &mut Scene, area: Area) {
    scene.icon(Icon::Cross, (area.middle() - 23, area.y + 6), 46, Ink::Sage);
}
