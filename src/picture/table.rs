//! What the boards of several games share: player panels, and marks for what can be taken and what has just
//! changed.

use super::font;
use super::icon::Icon;
use super::look::Ink;
use super::parts::Badge;
use super::scene::{Area, MARGIN, Pen, SMALL, Scene, WIDTH};
use crate::game::Seat;
use crate::text::{Arg, Lang};

/// The language and names of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The language of the few words in it.
    pub lang: Lang,
    /// The players' names by seat, not escaped.
    pub names: &'a [String],
}

impl Labels<'_> {
    /// A text of the catalogue.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    /// A player's name, cut to the available room.
    pub(crate) fn name(&self, seat: Seat, size: i16, room: i16) -> String {
        let otherwise = self.say("seat-unnamed", &[("number", (seat.index() as i64 + 1).into())]);
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        font::fit(name, size, room, &otherwise)
    }
}

/// The width between the margins.
pub const INSIDE: i16 = WIDTH - 2 * MARGIN;
const GAP: i16 = 10;

/// The number of player panels in each row: never more than three, which leaves room for a name, and no gaps.
const fn rows(count: usize) -> &'static [i16] {
    match count {
        0 | 1 => &[1],
        2 => &[2],
        3 => &[3],
        4 => &[2, 2],
        5 => &[2, 3],
        6 => &[3, 3],
        _ => &[2, 2, 3],
    }
}

/// Areas for player panels in rows that fill the width; and where they end.
pub fn places(count: usize, top: i16, height: i16) -> (Vec<Area>, i16) {
    let mut places = Vec::with_capacity(count);
    let mut y = top;
    for &columns in rows(count) {
        let width = (INSIDE - GAP * (columns - 1)) / columns;
        let place = |column| Area::new(MARGIN + column * (width + GAP), y, width, height);
        places.extend((0..columns).map(place));
        y += height + GAP;
    }
    (places, y - GAP)
}

/// Draws a player's panel with letter and name, highlighted if it is their turn. Returns its background
/// colour.
pub fn place(scene: &mut Scene, area: Area, labels: &Labels<'_>, seat: Seat, its_turn: bool) -> Ink {
    let paper = if its_turn { Ink::Lit } else { Ink::Panel };
    scene.block(area, 14, paper);
    let mut room = area.width - 66;
    if its_turn {
        scene.frame(area, 14, 4, Ink::Gold);
        scene.icon(Icon::Turn, (area.right() - 34, area.y + 17), 24, Ink::Gold);
        room -= 28;
    }
    named(scene, (area.x + 10, area.y + 9), labels, seat, room, paper);
    paper
}

/// Draws a player's letter and name. Returns where they end.
pub fn named(
    scene: &mut Scene,
    (x, y): (i16, i16),
    labels: &Labels<'_>,
    seat: Seat,
    room: i16,
    paper: Ink,
) -> i16 {
    scene.part((x, y), Badge(seat));
    let pen = Pen::new(SMALL, Ink::Cream, paper);
    scene.write(pen, (x + Badge::SIDE + 8, y + 30), labels.name(seat, SMALL, room))
}

/// Marks what can be taken now.
pub fn mark_available(scene: &mut Scene, area: Area) {
    scene.frame(area.grown(3), 14, 5, Ink::Gold);
    scene.block(Area::new(area.middle() - 15, area.y - 7, 30, 20), 7, Ink::Gold);
    scene.icon(Icon::Here, (area.middle() - 8, area.y - 5), 16, Ink::Umber);
}

/// Marks what has just changed.
pub fn changed(scene: &mut Scene, area: Area) {
    scene.dashed_frame(area.grown(2), 13, 3, Ink::Sky);
    scene.block(Area::new(area.x - 8, area.y - 8, 26, 26), 13, Ink::Felt);
    scene.icon(Icon::Spark, (area.x - 7, area.y - 7), 24, Ink::Sky);
}

/// Marks what another player has just taken something from, with that player's letter here.
pub fn robbed(scene: &mut Scene, area: Area, by: Seat, letter: (i16, i16)) {
    scene.dashed_frame(area.grown(2), 13, 3, Ink::Sky);
    scene.part(letter, Badge(by));
}

/// Draws a number followed by an icon, ending here. Returns where it begins.
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
