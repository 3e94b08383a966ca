//! The alt text of Barbecue's board.

use crate::game::Seat;
use crate::game::worm_dice::words as dice;
use crate::games::barbecue::{Cover, Section, View};
use crate::text::alt::{numbers, turn};
use crate::text::{Voice, say};

pub(super) fn alt(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let prize = super::prize(voice.lang, view);
    let mut sentences = vec![turn(voice, view.turn)];
    sentences.extend(dice::alt(voice, &view.dice, prize));
    for (cover, key) in [(Cover::Empty, "alt-barbecue-empty"), (Cover::Snail, "alt-barbecue-snails")] {
        let sections = covered(view, cover);
        if !sections.is_empty() {
            sentences.push(say!(voice, key, sections = sections));
        }
    }
    sentences.push(say!(voice, "alt-barbecue-pile", count = view.pile));
    sentences.extend(Seat::all(view.players.len()).flat_map(|seat| player(voice, view, seat)));
    sentences
}

fn player(voice: &Voice<'_>, view: &View, seat: Seat) -> Vec<String> {
    let catch = view.players[seat.index()];
    let worms = say!(voice, "count-worms", count = catch.worms);
    let snails = say!(voice, "count-snails", count = catch.snails);
    let mut sentences =
        vec![say!(voice, "alt-barbecue-player", name = voice.name(seat), worms = worms, snails = snails)];
    for (cover, key) in
        [(Cover::Plate(seat), "alt-barbecue-plates"), (Cover::Closed(seat), "alt-barbecue-closed")]
    {
        let sections = covered(view, cover);
        if !sections.is_empty() {
            sentences.push(say!(voice, key, sections = sections));
        }
    }
    sentences
}

fn covered(view: &View, cover: Cover) -> String {
    numbers(Section::all().filter(|&section| view.grill.cover(section) == cover))
}
