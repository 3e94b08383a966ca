//! What the boards of several games share: who sits where, marks for what can be had and what has just changed.

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::Badge;
use super::scene::{Area, MARGIN, Pen, Scene, WIDTH};
use crate::game::Seat;
use crate::text::{Arg, Lang};

/// Whom a picture shows, and in which language.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The language of the few words in it.
    pub lang: Lang,
    /// The players' names by seat, as they are.
    pub names: &'a [String],
}

impl Sight<'_> {
    /// A word of the catalogue.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    /// A player's name, as much of it as has room.
    pub(crate) fn name(&self, seat: Seat, size: i16, room: i16) -> String {
        let otherwise = self.say("seat-unnamed", &[("number", (seat.index() as i64 + 1).into())]);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        font::fit(name, size, room, &otherwise)
    }
}

/// The width between the margins.
pub const INSIDE: i16 = WIDTH - 2 * MARGIN;
const GAP: i16 = 10;

/// Places for so many players side by side, in two rows if they are many; and where they end.
pub fn places(count: usize, top: i16, height: i16) -> (Vec<Area>, i16) {
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
pub fn place(scene: &mut Scene, area: Area, sight: &Sight<'_>, seat: Seat, its_turn: bool) -> Ink {
    let paper = if its_turn { Ink::Lit } else { Ink::Panel };
    scene.block(area, 14, paper);
    let mut room = area.width - 62;
    if its_turn {
        scene.frame(area, 14, 4, Ink::Gold);
        scene.icon(Icon::Turn, (area.right() - 36, area.y + 13), 24, Ink::Gold);
        room -= 30;
    }
    scene.part((area.x + 12, area.y + 9), Badge(seat));
    scene.write(Pen::new(25, Ink::Cream, paper), (area.x + 52, area.y + 34), sight.name(seat, 25, room));
    paper
}

/// A mark around what can be had now.
pub fn to_be_had(scene: &mut Scene, area: Area) {
    scene.frame(area.grown(3), 14, 5, Ink::Gold);
    scene.block(Area::new(area.middle() - 15, area.y - 7, 30, 20), 7, Ink::Gold);
    scene.icon(Icon::Here, (area.middle() - 8, area.y - 5), 16, Ink::Umber);
}

/// A mark around what has just changed.
pub fn changed(scene: &mut Scene, area: Area) {
    scene.dashed_frame(area.grown(2), 13, 3, Ink::Sky);
    scene.block(Area::new(area.x - 8, area.y - 8, 26, 26), 13, Ink::Felt);
    scene.icon(Icon::Spark, (area.x - 7, area.y - 7), 24, Ink::Sky);
}

/// A number with a sign after it, ending here; answers where it begins.
pub fn counted(
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
