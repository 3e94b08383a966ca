//! Views leak nothing: what is secret can be changed without anybody seeing a difference.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use serde_json::{Value, json};
use stammtisch::game::chance::Replayer;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::{AnyGame, AnyView, GameKind};

pub(crate) fn check(game: &AnyGame, random: &mut ChaCha8Rng) {
    a_sealed_choice_is_in_nobody_elses_view(game);
    a_changed_choice_is_noticed_by_nobody_else(game);
    let has_secrets = game.kind().panel().is_some_and(|panel| panel.is_needed);
    match game.kind() {
        GameKind::Karteneck => a_hand_is_in_nobody_elses_view(game, random),
        kind => assert!(!has_secrets, "{kind} hides something: show here that no view of others contains it"),
    }
}

/// Shuffles one player's hand with the deck: nobody else can tell.
fn a_hand_is_in_nobody_elses_view(game: &AnyGame, random: &mut ChaCha8Rng) {
    let owner = Seat::new(random.random_range(0..game.seats() as u8));
    let mut state = serde_json::to_value(game).unwrap();
    let inside = &mut state["karteneck"];
    let hand = cards(&inside["players"][owner.index()]["hand"]);
    let mut hidden = [hand.clone(), cards(&inside["deck"])].concat();
    hidden.shuffle(random);
    let (new_hand, new_deck) = hidden.split_at(hand.len());
    inside["players"][owner.index()]["hand"] = stored(new_hand);
    inside["deck"] = stored(new_deck);
    let other: AnyGame = serde_json::from_value(state).unwrap();

    for viewer in viewers(game).filter(|&viewer| viewer != Viewer::Seat(owner)) {
        assert_eq!(game.view(viewer), other.view(viewer), "the hand of seat {owner} shows");
    }
    let own = Viewer::Seat(owner);
    assert_eq!(game.view(own) == other.view(own), *game == other, "one's own hand can be seen");
}

/// Plays every choice a player has while others still have to choose: nobody can tell which it was.
fn a_sealed_choice_is_in_nobody_elses_view(game: &AnyGame) {
    let acting = game.acting();
    for &seat in acting.iter().filter(|_| acting.len() > 1) {
        let mut seen = game.legal(seat).into_iter().map(|action| after(game, seat, action));
        let first = seen.next().unwrap();
        assert!(seen.all(|other| other == first), "a choice of seat {seat} shows");
    }
}

/// Whoever isn't asked any more but has moves can only change a choice: that changes and tells nothing else.
fn a_changed_choice_is_noticed_by_nobody_else(game: &AnyGame) {
    let acting = game.acting();
    for seat in Seat::all(game.seats()).filter(|seat| !acting.contains(seat)) {
        for action in game.legal(seat) {
            assert_eq!(after(game, seat, action), format!("{:?} []", seen(game, seat)), "{seat} {action}");
        }
    }
}

/// What everybody else sees, and what is told, after an action.
fn after(game: &AnyGame, seat: Seat, action: Action) -> String {
    let (mut game, mut told) = (game.clone(), Vec::new());
    game.play(seat, action, &mut Replayer::new(&[]), &mut |event| told.push(event)).unwrap();
    format!("{:?} {told:?}", seen(&game, seat))
}

/// What everybody sees except the player in this seat.
fn seen(game: &AnyGame, seat: Seat) -> Vec<AnyView> {
    let others = viewers(game).filter(|&viewer| viewer != Viewer::Seat(seat));
    others.map(|viewer| game.view(viewer)).collect()
}

fn viewers(game: &AnyGame) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Bystander])
}

/// The single cards of a stored set, worms as 100 and their plaque.
fn cards(stored: &Value) -> Vec<u64> {
    let hens = (1..=5).flat_map(|value| {
        let count = stored["hens"][value as usize - 1].as_u64().unwrap();
        std::iter::repeat_n(value, count as usize)
    });
    let worms = stored["worms"].as_u64().unwrap();
    hens.chain((1..=25).filter(|plaque| worms >> plaque & 1 == 1).map(|plaque| 100 + plaque)).collect()
}

fn stored(cards: &[u64]) -> Value {
    let hens: Vec<_> = (1..=5).map(|value| cards.iter().filter(|&&card| card == value).count()).collect();
    let worms: u64 = cards.iter().filter(|&&card| card > 100).map(|card| 1 << (card - 100)).sum();
    json!({ "hens": hens, "worms": worms })
}
