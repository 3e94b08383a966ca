//! Draws Pig: the last roll and the total of the turn at the top, every player's progress to the goal below.

use super::{Event, GOAL, PIG, Pig, View};
use crate::game::{Picture, Seat};
use crate::picture::parts::{Badge, Piece, seat_ink};
use crate::picture::table::{self, INSIDE};
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, dice};

/// The height of the upper part.
const TOP: i16 = 124;
/// The height of a player's area.
const PLACE: i16 = 104;
const GAP: i16 = 10;

impl Picture for Pig {
    fn scene(view: &View, news: &[&Event], labels: &Labels<'_>) -> Scene {
        let (places, bottom) = table::places(view.scores.len(), MARGIN + TOP + GAP, PLACE);
        let mut scene = Scene::board(bottom + MARGIN);
        turn(&mut scene, view, news, labels);
        for (seat, area) in Seat::all(view.scores.len()).zip(places) {
            let paper = table::place(&mut scene, area, labels, seat, view.turn == Some(seat));
            way(&mut scene, area, seat, view, paper);
            if news.iter().any(|event| matches!(event, Event::Held { seat: held, .. } if *held == seat)) {
                table::changed(&mut scene, Area::new(area.x + 8, area.y + 54, area.width - 16, 44));
            }
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        format!("{} / {GOAL}", view.scores[seat.index()])
    }
}

/// The die. A one is crossed out, because it counts nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct PigDie(u8);

impl Piece for PigDie {
    fn scene(&self) -> Scene {
        let is_lost = self.0 == PIG;
        let mut scene = dice::blank(if is_lost { Ink::Ash } else { Ink::White });
        dice::pips(&mut scene, self.0, Ink::Umber);
        if is_lost {
            scene.icon(Icon::Struck, (2, 0), 56, Ink::Umber);
        }
        scene
    }
}

/// The last roll, the total of the turn, and the goal. If the roll ended a turn, it has the letter of the player.
fn turn(scene: &mut Scene, view: &View, news: &[&Event], labels: &Labels<'_>) {
    scene.block(Area::new(MARGIN, MARGIN, INSIDE, TOP), 14, Ink::Panel);
    let caption = Pen::new(SMALL, Ink::Sage, Ink::Panel);
    let number = Pen::new(54, Ink::Cream, Ink::Panel);
    let columns =
        [("picture-pig-die", None), ("picture-pig-turn", Some(view.pot)), ("picture-pig-goal", Some(GOAL))];
    for (column, (key, value)) in (0..).zip(columns) {
        let middle = MARGIN + INSIDE / 6 + column * (INSIDE / 3);
        scene.write_middle(caption, (middle, MARGIN + 35), labels.say(key, &[]));
        let at = (middle - dice::SIDE / 2, MARGIN + 51);
        match (value, view.die) {
            (Some(value), _) => scene.write_middle(number, (middle, MARGIN + 100), value.to_string()),
            (None, Some(die)) => scene.part(at, PigDie(die)),
            (None, None) => {
                scene.dashed_frame(Area::new(at.0, at.1, dice::SIDE, dice::SIDE), 12, 2, Ink::Faint)
            }
        }
    }
    if let Some(Event::Lost { seat, .. } | Event::Held { seat, .. }) = news.last() {
        scene.part((MARGIN + INSIDE / 6 - dice::SIDE / 2 - 54, MARGIN + 62), Badge(*seat));
    }
}

/// A player's progress: a bar that ends with the points of the turn, and the points as a number.
fn way(scene: &mut Scene, area: Area, seat: Seat, view: &View, paper: Ink) {
    let score = view.scores[seat.index()];
    let number = Pen::new(36, Ink::Cream, paper);
    let bar = Area::new(area.x + 14, area.y + 66, area.width - 104, 20);
    scene.write_right(number, (area.right() - 14, area.y + 88), score.to_string());
    scene.block(bar, 10, Ink::Felt);
    let length = |points: u16| bar.width * points.min(GOAL) as i16 / GOAL as i16;
    if view.turn == Some(seat) && view.pot > 0 {
        scene.block(Area { width: length(score + view.pot).max(bar.height), ..bar }, 10, Ink::Gold);
    }
    if score > 0 {
        scene.block(Area { width: length(score).max(bar.height), ..bar }, 10, seat_ink(seat));
    }
}
