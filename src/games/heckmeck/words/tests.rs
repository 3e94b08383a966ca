//! Tests of Heckmeck's texts.

use crate::game::Seat;
use crate::game::worm_dice::Face;
use crate::games::AnyEvent;
use crate::games::heckmeck::{Event, Failure, Tile, Turned};
use crate::text::{Lang, account, last_word};

fn names() -> Vec<String> {
    ["Anna", "Ben"].map(str::to_owned).to_vec()
}

fn tile(value: u8) -> Tile {
    Tile::all().find(|tile| tile.value() == value).unwrap()
}

fn events(events: impl IntoIterator<Item = Event>) -> Vec<AnyEvent> {
    events.into_iter().map(AnyEvent::Heckmeck).collect()
}

#[test]
fn a_roll_and_what_was_kept_are_one_sentence_and_the_last_word_has_the_dice() {
    let seat = Seat::new(0);
    let dice = [Face::Two, Face::Four, Face::Four, Face::Worm, Face::Worm, Face::Worm].into_iter().collect();
    let turn = events([
        Event::Rolled { seat, dice },
        Event::SetAside { seat, face: Face::Worm, count: 3, total: 24 },
        Event::Took { seat, tile: tile(24) },
    ]);
    assert_eq!(
        account(Lang::En, &turn, &names()),
        ["Anna rolled 2 · 4 ×2 · worms ×3 and set aside 3 worms: 24 in all.", "Anna took 24 (1 worm)."]
    );
    assert_eq!(last_word(Lang::En, &turn, &names()), "🐛🐛🐛 → Anna took 24 (1 worm).");
    assert_eq!(last_word(Lang::De, &turn, &names()), "🐛🐛🐛 → Anna nimmt die 24 (1 Wurm).");
    assert_eq!(last_word(Lang::Ru, &turn, &names()), "🐛🐛🐛 → Anna берёт 24 (1 червяк).");
    assert_eq!(last_word(Lang::En, &turn[2..], &names()), "Anna took 24 (1 worm).", "no dice are known");
    assert_eq!(last_word(Lang::En, &turn[..2], &names()), account(Lang::En, &turn[..2], &names())[0]);
    assert_eq!(last_word(Lang::En, &[], &names()), "");
}

#[test]
fn a_failure_says_what_it_cost() {
    let fail = |returned, turned| {
        let seat = Seat::new(1);
        let event = events([Event::Failed { seat, why: Failure::Bust, returned, turned }]);
        last_word(Lang::En, &event, &names())
    };
    let begin = "Ben rolled nothing new: bust.";
    for (returned, turned, cost) in [
        (None, Turned::None, ""),
        (Some(30), Turned::None, "30 went back. It's the highest on the grill, so it stays face up."),
        (Some(30), Turned::Highest(tile(34)), "30 went back and 34 was turned face down."),
        (Some(30), Turned::Returned, "30 went back, face down for good."),
        (Some(30), Turned::Both(tile(34)), "30 went back face down, and 34 was turned face down too."),
    ] {
        assert_eq!(fail(returned.map(tile), turned), format!("{begin} {cost}").trim_end());
    }
}

#[test]
fn the_last_word_tells_every_turn_of_several() {
    let (anna, ben) = (Seat::new(0), Seat::new(1));
    let [first, second] = [[Face::Worm, Face::Worm, Face::Two], [Face::Two, Face::Worm, Face::Worm]]
        .map(|faces| faces.into_iter().collect());
    let turns = events([
        Event::Rolled { seat: anna, dice: first },
        Event::SetAside { seat: anna, face: Face::Worm, count: 2, total: 10 },
        Event::Rolled { seat: anna, dice: second },
        Event::SetAside { seat: anna, face: Face::Two, count: 1, total: 12 },
        Event::Stole { seat: anna, from: ben, tile: tile(25) },
        Event::Rolled { seat: ben, dice: first },
        Event::SetAside { seat: ben, face: Face::Worm, count: 2, total: 10 },
        Event::Rolled { seat: ben, dice: [Face::Worm, Face::Worm].into_iter().collect() },
        Event::Failed { seat: ben, why: Failure::Bust, returned: None, turned: Turned::None },
    ]);
    assert_eq!(
        last_word(Lang::En, &turns, &names()),
        "🐛🐛 2 → Anna stole 25 from Ben. 🐛🐛 ~~🐛🐛~~ → Ben rolled nothing new: bust."
    );
}

/// Computers share a board: what all of them did is in its line, to the end.
#[test]
fn seven_busts_fit_into_one_line_in_every_language() {
    let names: Vec<String> = (1..=7).map(|number| format!("Александра Константинова {number}")).collect();
    let busts = Seat::all(7).flat_map(|seat| {
        let kept = |face| Event::SetAside { seat, face, count: 2, total: 20 };
        let dice = [Face::Two; 2].into_iter().collect();
        let turned = Turned::Both(tile(34));
        [
            kept(Face::One),
            kept(Face::Two),
            kept(Face::Three),
            Event::Rolled { seat, dice },
            Event::Failed { seat, why: Failure::Bust, returned: Some(tile(30)), turned },
        ]
    });
    let busts = events(busts);
    for lang in Lang::ALL {
        let line = last_word(lang, &busts, &names);
        assert!(!line.ends_with('…') && line.contains(&names[6]), "{lang:?}: the newest is told: {line}");
        assert!(line.encode_utf16().count() <= 2000, "{lang:?}");
    }
}
