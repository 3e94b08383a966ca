//! Draws Barbecue: the sections and the pile of snails at the top, the dice in the middle, the players at the bottom.

mod pieces;

use super::{Barbecue, Catch, Event, Prize, Section, View};
use crate::game::worm_dice::picture::{self as worm_dice, DICE_HEIGHT, LastTurn};
use crate::game::{Picture, Seat};
use crate::picture::parts::Badge;
use crate::picture::tiles::{GRILL_END, SmallTile, grill_place};
use crate::picture::{Area, Icon, Ink, Labels, MARGIN, Pen, SMALL, Scene, table};

const PLACE: i16 = 112;

impl Picture for Barbecue {
    fn scene(view: &View, news: &[&Event], labels: &Labels<'_>) -> Scene {
        let (places, bottom) = table::places(view.players.len(), GRILL_END + DICE_HEIGHT + 10, PLACE);
        let mut scene = Scene::board(bottom + MARGIN);
        grill(&mut scene, view, news);
        pile(&mut scene, view.pile, labels);
        dice(&mut scene, view, news, labels);
        for ((seat, catch), area) in Seat::all(view.players.len()).zip(&view.players).zip(places) {
            let paper = table::place(&mut scene, area, labels, seat, view.turn == Some(seat));
            self::catch(&mut scene, area, *catch, paper);
            if let Some(thief) = news.iter().find_map(|event| robbed(event, seat)) {
                let numbers = Area::new(area.x + 10, area.y + 58, area.width - 20, 44);
                table::robbed(&mut scene, numbers, thief, (numbers.right() - 104, numbers.y - 16));
            }
        }
        scene
    }

    fn made_of(view: &View, seat: Seat) -> String {
        let catch = view.players[seat.index()];
        format!("{} + 3 × {}", catch.worms, catch.snails)
    }
}

fn grill(scene: &mut Scene, view: &View, news: &[&Event]) {
    let available = view.prize.and_then(section);
    let news: Vec<Section> = news.iter().copied().filter_map(changed).collect();
    for (index, section) in (0..).zip(Section::all()) {
        let area = grill_place(index);
        let cover = view.grill.cover(section);
        let piece = pieces::Section { number: section.value(), worms: section.worms(), cover };
        scene.part((area.x, area.y), piece);
        if available == Some(section) {
            table::mark_available(scene, area);
        } else if news.contains(&section) {
            table::changed(scene, area);
        }
    }
}

/// The section that a prize concerns.
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

/// Who has taken worms from this player.
fn robbed(event: &Event, seat: Seat) -> Option<Seat> {
    match event {
        Event::Won { seat: by, prize: Prize::Capture { from, .. }, .. } if *from == seat => Some(*by),
        _ => None,
    }
}

/// What the last turn brought.
fn won(news: &[&Event]) -> Option<Prize> {
    news.iter().rev().find_map(|event| match event {
        Event::Won { prize, .. } => Some(*prize),
        Event::Failed { why, .. } => Some(Prize::Nothing(*why)),
        _ => None,
    })
}

/// The remaining snails, in the two places that the sections leave free.
fn pile(scene: &mut Scene, count: u8, labels: &Labels<'_>) {
    let (first, second) = (grill_place(14), grill_place(15));
    let area = Area { width: second.right() - first.x, ..first };
    scene.block(area, 12, Ink::Panel);
    let pen = Pen::new(SMALL, Ink::Sage, Ink::Panel);
    scene.write_middle(pen, (area.middle(), area.y + 32), labels.say("picture-pile", &[]));
    scene.icon(Icon::Snail, (area.x + 34, area.y + 37), 50, Ink::Cream);
    scene.write(Pen::new(38, Ink::Cream, Ink::Panel), (area.x + 96, area.y + 78), format!("×{count}"));
}

fn dice(scene: &mut Scene, view: &View, news: &[&Event], labels: &Labels<'_>) {
    let last = LastTurn::of(news.iter().filter_map(|event| event.of_dice()));
    let area = worm_dice::dice(scene, GRILL_END, labels, &view.dice, last.as_ref());
    if view.prize.is_some() {
        worm_dice::prize_caption(scene, GRILL_END, labels);
    }
    let past = last.filter(|_| view.dice.is_fresh()).and_then(|_| won(news));
    let Some(prize) = view.prize.or(past) else { return };
    let corner = (area.x - 24, area.y - 12);
    if let Some(section) = section(prize) {
        scene.part((area.x, area.y), SmallTile { number: section.value(), worms: section.worms() });
    }
    match prize {
        Prize::Occupy(_) => {}
        Prize::Capture { from, .. } => scene.part(corner, Badge(from)),
        Prize::Close(_) => scene.icon(Icon::Lock, corner, 32, Ink::Gold),
        Prize::Snail(_) => scene.icon(Icon::Snail, corner, 36, Ink::Cream),
        Prize::PileSnail => scene.icon(Icon::Snail, (area.x + 7, area.y + 3), 54, Ink::Cream),
        Prize::NoSnailLeft | Prize::Nothing(_) => worm_dice::nothing(scene, area),
    }
}

/// A player's worms, snails and points.
fn catch(scene: &mut Scene, area: Area, catch: Catch, paper: Ink) {
    let base = area.y + 92;
    let small = Pen::new(SMALL, Ink::Sage, paper);
    let mut x = area.x + 18;
    for (icon, count) in [(Icon::Worm, i64::from(catch.worms)), (Icon::Snail, i64::from(catch.snails))] {
        scene.icon(icon, (x, base - 27), 30, Ink::Sage);
        x = scene.write(small, (x + 34, base - 1), count.to_string()) + 12;
    }
    scene.write_right(Pen::new(38, Ink::Cream, paper), (area.right() - 18, base), catch.points().to_string());
}
