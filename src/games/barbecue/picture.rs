//! The barbecue: the sections and the pile of snails above, the dice in the middle, the players below.

mod pieces;

use super::{Barbecue, Catch, Event, Prize, Section, View};
use crate::game::worm_dice::picture::{self as worm_dice, DICE_HEIGHT};
use crate::game::{Picture, Seat};
use crate::picture::parts::Badge;
use crate::picture::tiles::{GRILL_END, SmallTile, grill_place};
use crate::picture::{Area, Icon, Ink, MARGIN, Pen, Scene, Sight, table};

const PLACE: i16 = 106;

impl Picture for Barbecue {
    fn scene(view: &View, news: &[&Event], sight: &Sight<'_>) -> Scene {
        let (places, bottom) = table::places(view.players.len(), GRILL_END + DICE_HEIGHT + 10, PLACE);
        let mut scene = Scene::board(bottom + MARGIN);
        grill(&mut scene, view, news);
        pile(&mut scene, view.pile, sight);
        dice(&mut scene, GRILL_END, view, sight);
        for ((seat, catch), area) in Seat::all(view.players.len()).zip(&view.players).zip(places) {
            let paper = table::place(&mut scene, area, sight, seat, view.turn == Some(seat));
            self::catch(&mut scene, area, *catch, paper);
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let catch = view.players[seat.index()];
        format!("{} + 3 × {}", catch.worms, catch.snails)
    }
}

fn grill(scene: &mut Scene, view: &View, news: &[&Event]) {
    let to_be_had = view.prize.and_then(section);
    let news: Vec<Section> = news.iter().copied().filter_map(changed).collect();
    for (index, section) in (0..).zip(Section::all()) {
        let area = grill_place(index);
        let cover = view.grill.cover(section);
        let piece = pieces::Section { number: section.value(), worms: section.worms(), cover };
        scene.part((area.x, area.y), piece);
        if to_be_had == Some(section) {
            table::to_be_had(scene, area);
        } else if news.contains(&section) {
            table::changed(scene, area);
        }
    }
}

/// The section that a prize is about.
const fn section(prize: Prize) -> Option<Section> {
    match prize {
        Prize::Occupy(section)
        | Prize::Capture { section, .. }
        | Prize::Close(section)
        | Prize::Snail(section) => Some(section),
        Prize::PileSnail | Prize::NoSnailLeft | Prize::Nothing(_) => None,
    }
}

const fn changed(event: &Event) -> Option<Section> {
    match event {
        Event::Won { prize, .. } => section(*prize),
        Event::SnailPlaced { section, .. } => Some(*section),
        _ => None,
    }
}

/// The snails that are left, in the two places that the sections leave free.
fn pile(scene: &mut Scene, count: u8, sight: &Sight<'_>) {
    let (first, second) = (grill_place(14), grill_place(15));
    let area = Area { width: second.right() - first.x, ..first };
    scene.block(area, 12, Ink::Panel);
    scene.write_middle(
        Pen::new(22, Ink::Sage, Ink::Panel),
        (area.middle(), area.y + 28),
        sight.say("picture-pile", &[]),
    );
    scene.icon(Icon::Snail, (area.x + 28, area.y + 32), 52, Ink::Cream);
    scene.write(Pen::new(36, Ink::Cream, Ink::Panel), (area.x + 94, area.y + 74), format!("×{count}"));
}

fn dice(scene: &mut Scene, top: i16, view: &View, sight: &Sight<'_>) {
    let area = worm_dice::dice(scene, top, sight, &view.dice);
    let Some(prize) = view.prize else { return };
    worm_dice::prize_caption(scene, top, sight);
    let corner = (area.x - 22, area.y - 10);
    if let Some(section) = section(prize) {
        scene.part((area.x, area.y), SmallTile { number: section.value(), worms: section.worms() });
    }
    let sign = (area.x + 7, area.y + 3);
    match prize {
        Prize::Occupy(_) => {}
        Prize::Capture { from, .. } => scene.part(corner, Badge(from)),
        Prize::Close(_) => scene.icon(Icon::Lock, corner, 30, Ink::Gold),
        Prize::Snail(_) => scene.icon(Icon::Snail, corner, 34, Ink::Cream),
        Prize::PileSnail => scene.icon(Icon::Snail, sign, 50, Ink::Cream),
        Prize::NoSnailLeft | Prize::Nothing(_) => scene.icon(Icon::Cross, sign, 46, Ink::Sage),
    }
}

/// Worms, snails, and what they make.
fn catch(scene: &mut Scene, area: Area, catch: Catch, paper: Ink) {
    let base = area.y + 86;
    let small = Pen::new(27, Ink::Sage, paper);
    let mut x = area.x + 14;
    for (icon, count) in [(Icon::Worm, i64::from(catch.worms)), (Icon::Snail, i64::from(catch.snails))] {
        scene.icon(icon, (x, base - 26), 28, Ink::Sage);
        x = scene.write(small, (x + 32, base - 2), count.to_string()) + 10;
    }
    scene.write_right(Pen::new(34, Ink::Cream, paper), (area.right() - 14, base), catch.points().to_string());
}
