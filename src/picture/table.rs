//! What the boards of several games share: who sits where, the dice of a turn, marks for what can be had and what
//! has just changed.

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::{DieState, Part};
use super::scene::{Area, MARGIN, Pen, Scene, WIDTH};
use crate::game::Seat;
use crate::game::worm_dice::DiceTurn;
use crate::games::AnyEvent;
use crate::text::{Arg, Lang};

/// Whom a picture shows, in which language, and what has just happened.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The language of the few words in it.
    pub lang: Lang,
    /// The players' names by seat, as they are.
    pub names: &'a [String],
    /// What happened since the picture before.
    pub news: &'a [AnyEvent],
}

impl Sight<'_> {
    /// A word of the catalogue.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    /// A player's name, as much of it as has room.
    pub(super) fn name(&self, seat: Seat, size: i16, room: i16) -> String {
        let otherwise = self.say("seat-unnamed", &[("number", (seat.index() as i64 + 1).into())]);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        font::fit(name, size, room, &otherwise)
    }
}

/// The width between the margins.
pub(super) const INSIDE: i16 = WIDTH - 2 * MARGIN;
const GAP: i16 = 10;

/// Places for so many players side by side, in two rows if they are many; and where they end.
pub(super) fn places(count: usize, top: i16, height: i16) -> (Vec<Area>, i16) {
    let count = count as i16;
    let columns = if count <= 4 { count } else { (count + 1) / 2 };
    let width = (INSIDE - GAP * (columns - 1)) / columns;
    let place = |index: i16| {
        let (column, row) = (index % columns, index / columns);
        Area::new(MARGIN + column * (width + GAP), top + row * (height + GAP), width, height)
    };
    let rows = (count + columns - 1) / columns;
    ((0..count).map(place).collect(), top + rows * (height + GAP) - GAP)
}

/// A player's place with letter and name; lit if it is their turn. Answers what it is painted with.
pub(super) fn place(scene: &mut Scene, area: Area, sight: &Sight<'_>, seat: Seat, its_turn: bool) -> Ink {
    let paper = if its_turn { Ink::Lit } else { Ink::Panel };
    scene.block(area, 14, paper);
    let mut room = area.width - 62;
    if its_turn {
        scene.frame(area, 14, 4, Ink::Gold);
        scene.icon(Icon::Turn, (area.right() - 36, area.y + 13), 24, Ink::Gold);
        room -= 30;
    }
    scene.part((area.x + 12, area.y + 9), Part::Badge(seat));
    scene.write(Pen::new(25, Ink::Cream, paper), (area.x + 52, area.y + 34), sight.name(seat, 25, room));
    paper
}

/// A mark around what can be had now.
pub(super) fn to_be_had(scene: &mut Scene, area: Area) {
    scene.frame(area.grown(3), 14, 5, Ink::Gold);
    scene.block(Area::new(area.middle() - 15, area.y - 7, 30, 20), 7, Ink::Gold);
    scene.icon(Icon::Here, (area.middle() - 8, area.y - 5), 16, Ink::Umber);
}

/// A mark around what has just changed.
pub(super) fn changed(scene: &mut Scene, area: Area) {
    scene.dashed_frame(area.grown(2), 13, 3, Ink::Sky);
    scene.block(Area::new(area.x - 8, area.y - 8, 26, 26), 13, Ink::Felt);
    scene.icon(Icon::Spark, (area.x - 7, area.y - 7), 24, Ink::Sky);
}

/// How high the place of the dice is.
pub(super) const DICE_HEIGHT: i16 = 112;

/// Where the eight dice end at the latest.
const DICE_END: i16 = MARGIN + 560;

/// The eight dice: those set aside, then those rolled or still in the cup; their total, and room for what it brings.
/// Answers where that goes.
pub(super) fn dice(scene: &mut Scene, top: i16, sight: &Sight<'_>, dice: &DiceTurn) -> Area {
    scene.block(Area::new(MARGIN, top, INSIDE, DICE_HEIGHT), 14, Ink::Panel);
    let caption = Pen::new(22, Ink::Sage, Ink::Panel);
    let (mut x, y, step) = (MARGIN + 12, top + 40, Part::DIE + 5);
    let mut free = x;
    if dice.aside().count() > 0 {
        let width = i16::from(dice.aside().count()) * step - 5;
        scene.block(Area::new(x - 5, y - 5, width + 10, Part::DIE + 10), 16, Ink::Lit);
        free = scene.write(caption, (x, top + 28), sight.say("picture-aside", &[])) + 14;
        for face in dice.aside().iter() {
            scene.part((x, y), Part::Die(face, DieState::Aside));
            x += step;
        }
        x += 16;
    }
    if dice.left() > 0 {
        let key = if dice.must_keep() { "picture-rolled" } else { "picture-in-cup" };
        let word = sight.say(key, &[]);
        let left = x.max(free).min(DICE_END - font::width(&word, 22));
        scene.write(caption, (left, top + 28), word);
    }
    if dice.must_keep() {
        for face in dice.rolled().iter() {
            let state = if dice.keepable(face) { DieState::Free } else { DieState::Used };
            scene.part((x, y), Part::Die(face, state));
            x += step;
        }
    } else {
        for _ in 0..dice.left() {
            scene.part((x, y), Part::InCup);
            x += step;
        }
    }
    total(scene, top, sight, dice);
    Area::new(MARGIN + INSIDE - 84, top + 40, 64, 56)
}

fn total(scene: &mut Scene, top: i16, sight: &Sight<'_>, dice: &DiceTurn) {
    let middle = MARGIN + 616;
    let word = sight.say("picture-total", &[]);
    scene.write_middle(Pen::new(22, Ink::Sage, Ink::Panel), (middle, top + 28), word);
    scene.write_middle(Pen::new(54, Ink::Cream, Ink::Panel), (middle, top + 88), dice.total().to_string());
    if !dice.has_worm() && dice.aside().count() > 0 {
        scene.icon(Icon::Worm, (middle + 36, top + 44), 30, Ink::Sage);
        scene.icon(Icon::Struck, (middle + 36, top + 44), 30, Ink::Gold);
    }
}

/// Over what stopping now would bring.
pub(super) fn prize_caption(scene: &mut Scene, top: i16, sight: &Sight<'_>) {
    let at = (MARGIN + INSIDE - 52, top + 28);
    scene.write_middle(Pen::new(22, Ink::Sage, Ink::Panel), at, sight.say("picture-prize", &[]));
}

/// A number with a sign after it, ending here; answers where it begins.
pub(super) fn counted(
    scene: &mut Scene,
    pen: Pen,
    (right, base): (i16, i16),
    count: i64,
    icon: Icon,
    ink: Ink,
) -> i16 {
    let size = 28;
    scene.icon(icon, (right - size, base - size + 4), size, ink);
    let text = count.to_string().replace('-', "–");
    let width = font::width(&text, pen.size());
    scene.write_right(pen, (right - size - 5, base), text);
    right - size - 5 - width
}
