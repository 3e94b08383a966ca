//! Pieces are never created or lost: tiles, snails, cards and crosses are counted in every state.

use std::collections::BTreeSet;

use stammtisch::game::action::Row;
use stammtisch::game::cards::HENS;
use stammtisch::game::{Seat, Viewer};
use stammtisch::games::barbecue::{self, Cover, SNAILS, Section};
use stammtisch::games::heckmeck::{self, Tile, TileState};
use stammtisch::games::karteneck::cards::Cards;
use stammtisch::games::{AnyGame, AnyView, karteneck, qwixx};

/// Games with nothing to count. Any other game has to say below what can't get lost in it.
const NOTHING_TO_COUNT: [&str; 1] = ["pig"];

/// Counts everything there is.
pub(crate) fn check(game: &AnyGame) {
    match game.view(Viewer::Bystander) {
        AnyView::Heckmeck(view) => sixteen_tiles(&view),
        AnyView::Barbecue(view) => twelve_snails_and_enough_worms(&view),
        AnyView::Karteneck(view) => {
            tiles_of_the_rounds(&view);
            all_cards(game, &view);
        }
        AnyView::Qwixx(view) => closed_rows_have_a_lock(&view),
        #[allow(unreachable_patterns, reason = "there may be none")]
        view => {
            let name = view.kind().name();
            assert!(
                NOTHING_TO_COUNT.contains(&name),
                "nothing is counted in {name}: tests/rules/laws/conservation.rs"
            );
        }
    }
}

/// What may not happen between one state and the next.
pub(crate) fn check_step(before: &AnyGame, after: &AnyGame) {
    match (before.view(Viewer::Bystander), after.view(Viewer::Bystander)) {
        (AnyView::Heckmeck(before), AnyView::Heckmeck(after)) => turned_tiles_stay_turned(&before, &after),
        (AnyView::Qwixx(before), AnyView::Qwixx(after)) => crosses_only_move_right(&before, &after),
        _ => {}
    }
}

fn sixteen_tiles(view: &heckmeck::View) {
    let owned: Vec<Tile> = view.stacks.iter().flat_map(|stack| stack.tiles()).collect();
    let away: BTreeSet<Tile> =
        Tile::all().filter(|&tile| view.grill.state(tile) == TileState::Away).collect();
    assert_eq!(
        owned.iter().copied().collect::<BTreeSet<_>>(),
        away,
        "a tile is on the grill or in one stack"
    );
    assert_eq!(owned.len(), away.len(), "no tile is in two stacks");
}

fn turned_tiles_stay_turned(before: &heckmeck::View, after: &heckmeck::View) {
    let turned = |view: &heckmeck::View| -> BTreeSet<Tile> {
        Tile::all().filter(|&tile| view.grill.state(tile) == TileState::Turned).collect()
    };
    assert!(turned(before).is_subset(&turned(after)));
}

fn twelve_snails_and_enough_worms(view: &barbecue::View) {
    let on_grill = Section::all().filter(|&section| view.grill.cover(section) == Cover::Snail).count();
    let caught: usize = view.players.iter().map(|player| usize::from(player.snails)).sum();
    assert_eq!(on_grill + caught + usize::from(view.pile), usize::from(SNAILS));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let plates = Section::all().map(|section| match view.grill.cover(section) {
            Cover::Plate(owner) if owner == seat => u16::from(section.worms()),
            Cover::Closed(owner) if owner == seat => 2 * u16::from(section.worms()),
            _ => 0,
        });
        assert!(player.worms >= plates.sum(), "each plate on the grill brought its owner its worms");
    }
}

fn tiles_of_the_rounds(view: &karteneck::View) {
    let tiles: Vec<u8> = view
        .players
        .iter()
        .flat_map(|player| &player.stack)
        .chain(&view.grill)
        .map(|tile| tile.value())
        .collect();
    assert_eq!(tiles.len(), usize::from(view.round) * view.players.len(), "each round lays out one a player");
    let zeros = tiles.iter().filter(|&&tile| tile == 0).count();
    let others: BTreeSet<u8> = tiles.iter().copied().filter(|tile| (16..=42).contains(tile)).collect();
    assert!(
        zeros <= 3 && zeros + others.len() == tiles.len(),
        "three zeros, and 16 to 42 once each: {tiles:?}"
    );
}

/// All cards but those in the deck can be seen, by all players together; the deck holds the others.
fn all_cards(game: &AnyGame, view: &karteneck::View) {
    let hands = Seat::all(game.seats()).map(|seat| match game.view(Viewer::Seat(seat)) {
        AnyView::Karteneck(view) => view.hand.unwrap(),
        _ => panic!("another game's view"),
    });
    let laid = view.players.iter().map(|player| player.laid);
    let mut seen = Cards::default();
    let mut count = view.deck;
    for mut cards in hands.chain(laid).chain([view.discards]) {
        count += cards.len();
        seen.gather(&mut cards);
    }
    assert_eq!(count, 110);
    assert_eq!(seen.len(), 110 - view.deck, "no worm is in two places");
    assert!(HENS.into_iter().all(|value| seen.hens(value) <= 17));
    for (player, seat) in view.players.iter().zip(Seat::all(game.seats())) {
        let AnyView::Karteneck(own) = game.view(Viewer::Seat(seat)) else { panic!("another game's view") };
        assert_eq!(own.hand.unwrap().len(), player.hand_size);
    }
}

fn closed_rows_have_a_lock(view: &qwixx::View) {
    for row in Row::ALL {
        let locked = view.sheets.iter().any(|sheet| sheet.has_lock(row));
        assert_eq!(view.closed.contains(row), locked);
        for sheet in &view.sheets {
            assert_eq!(sheet.has_lock(row), sheet.is_crossed(row, row.last_number()));
            assert!(
                !sheet.has_lock(row) || sheet.crosses(row) >= 7,
                "five crosses, the last number, the lock"
            );
        }
    }
}

fn crosses_only_move_right(before: &qwixx::View, after: &qwixx::View) {
    for (old, new) in before.sheets.iter().zip(&after.sheets) {
        for row in Row::ALL {
            let crossed = |sheet: &qwixx::Sheet| -> Vec<usize> {
                let numbers = row.numbers().enumerate();
                numbers.filter(|(_, number)| sheet.is_crossed(row, *number)).map(|(place, _)| place).collect()
            };
            assert!(crossed(new).starts_with(&crossed(old)), "{old:?} became {new:?}");
        }
        assert!(new.penalties() >= old.penalties());
    }
}
