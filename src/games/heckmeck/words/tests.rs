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
fn a_roll_and_what_was_kept_are_one_sentence_and_no_last_word() {
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
    assert_eq!(last_word(Lang::En, &turn, &names()), "Anna took 24 (1 worm).");
    assert_eq!(last_word(Lang::De, &turn, &names()), "Anna nimmt die 24 (1 Wurm).");
    assert_eq!(last_word(Lang::Ru, &turn, &names()), "Anna берёт 24 (1 червяк).");
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
    let begin = "Ben rolled nothing new, so the turn fails.";
    for (returned, turned, cost) in [
        (None, Turned::None, "There was no tile to lose."),
        (Some(30), Turned::None, "30 went back; the highest on the grill, it stays face up."),
        (Some(30), Turned::Highest(tile(34)), "30 went back and 34 was turned face down."),
        (Some(30), Turned::Returned, "30 went back, face down for good."),
        (Some(30), Turned::Both(tile(34)), "30 went back face down, and 34 was turned too."),
    ] {
        assert_eq!(fail(returned.map(tile), turned), format!("{begin} {cost}"));
    }
}
