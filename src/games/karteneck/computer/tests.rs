//! Tests of Karteneck's computer players.

use strum::VariantArray;

use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{RngExt, SeedableRng};

use super::value_net::Judge;
use super::*;
use crate::computer::net::{Inputs, Net};
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::{Rules, Viewer};
use crate::games::{GameKind, Setup};

/// Plays random games with the rules and with the simulated state. After every turn, everything that doesn't depend on
/// the drawn cards must be equal.
#[test]
fn the_simulated_state_follows_the_rules() {
    for (seats, number) in (2..=6).flat_map(|seats| (0..20).map(move |number| (seats, number))) {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut stream = Stream::new(
            &Seed::chosen([number as u8; 32]),
            &"sim-state".parse::<GameId>().unwrap(),
            &SeedWords::new(),
        );
        let setup = Setup::new(GameKind::Karteneck, seats).unwrap();
        let mut game = Karteneck::new(&setup.options(), &mut stream, &mut |_| {});
        while let Some(seat) = game.view(Viewer::Bystander).turn {
            let before = game.view(Viewer::Seat(seat));
            let mut sim_state = SimState::of(&before, seat);
            sim_state.deal(&mut luck);
            check_hands(&sim_state, &before);
            let legal = game.legal(seat);
            let action = legal[random.random_range(0..legal.len())];
            sim_state.play(as_move(action), &mut luck);
            game.play(seat, action, &mut stream, &mut |_| {}).unwrap();
            check_same(&sim_state, &game.view(Viewer::Bystander), before.round);
        }
        let outcome = game.outcome().unwrap();
        let end = SimState::of(&game.view(Viewer::Bystander), Seat::new(0));
        let winners = outcome.winners().count() as f64;
        for (seat, standing) in outcome.standings.iter().enumerate() {
            let share = if standing.place == 1 { 1.0 / winners } else { 0.0 };
            assert!((end.share(seat) - share).abs() < 1e-9);
        }
    }
}

/// All hands have the right size, and the deck has the rest.
fn check_hands(sim_state: &SimState, view: &View) {
    let sizes: Vec<u8> = sim_state.players().iter().map(|player| sim_state::count(&player.hand)).collect();
    assert_eq!(sizes, view.players.iter().map(|player| player.hand_size).collect::<Vec<_>>());
    assert_eq!(sim_state.deck_size(), view.deck);
}

fn check_same(sim_state: &SimState, view: &View, round: u8) {
    assert_eq!(sim_state.is_over(), view.turn.is_none());
    assert_eq!(sim_state.deck_size(), view.deck);
    for (sketched, real) in sim_state.players().iter().zip(&view.players) {
        assert_eq!(
            sketched.stack.tiles().to_vec(),
            real.stack.iter().map(|tile| tile.value()).collect::<Vec<_>>()
        );
        assert_eq!(sketched.worms, real.stack.iter().map(|tile| tile.worms()).sum::<u8>());
        assert_eq!(u16::from(sketched.sum()), real.laid.sum());
        assert_eq!(sketched.part, real.part);
        assert_eq!(sim_state::count(&sketched.hand), real.hand_size);
    }
    if let Some(turn) = view.turn {
        assert_eq!((sim_state.turn, sim_state.round), (turn.index(), view.round));
        assert_eq!(sim_state.grill.len(), view.grill.len());
        if view.round == round {
            let grill: Vec<u8> = view.grill.iter().map(|tile| tile.value()).collect();
            assert_eq!(sim_state.grill.to_vec(), grill);
        }
    }
}

#[test]
fn the_files_of_the_nets_are_whole() {
    for (seats, file) in (2..).zip(value_net::FILES) {
        assert_eq!(file.len(), Net::file_length(features::inputs(seats)), "{seats} players");
    }
}

#[test]
fn the_same_seed_trains_the_same_net() {
    let train = |seed| {
        let training = Training { seats: 3, games: 32, seed, tell: &mut |_, loss| assert!(loss < 1.0) };
        Karteneck::train(training).unwrap()
    };
    assert_eq!(train(1), train(1));
    assert_ne!(train(1), train(2));
}

/// Before anything is laid, nobody is ahead: the net has to know that, and how many players there are.
#[test]
fn at_the_beginning_all_have_about_the_same_chance() {
    for (seats, net) in (2..=6).map(|seats| (seats, value_net::net(seats))) {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
        let games = 200;
        let mut sum = 0.0;
        for _ in 0..games {
            let game = SimState::new(seats, crate::games::karteneck::rounds(seats), &mut random);
            let weighed = Judge::new(net).weigh(&game, game.moves(), &mut random);
            sum += value_net::best(&weighed).1;
        }
        let mean = sum / games as f32;
        assert!((mean - 1.0 / seats as f32).abs() < 0.12, "{seats} players: {mean}");
    }
}

/// No input is set twice, none is beyond the last, and the same seat sees the same whatever the others hold.
#[test]
fn the_inputs_are_what_the_player_knows() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    for seats in 2..=6 {
        let mut game = SimState::new(seats, crate::games::karteneck::rounds(seats), &mut random);
        while !game.is_over() {
            let moves: Vec<_> = game.moves().collect();
            game.decide(moves[random.random_range(0..moves.len())], &mut random);
            for seat in 0..seats {
                let mut other = game.known_to(seat);
                other.deal(&mut random);
                let [inputs, others] = [&game, &other].map(|game| {
                    let mut inputs = Inputs::default();
                    features::fill(game, seat, &mut inputs);
                    inputs
                });
                assert_eq!(inputs, others);
                let set: std::collections::BTreeSet<usize> = inputs.iter().map(|(index, _)| index).collect();
                assert_eq!(set.len(), inputs.iter().count());
                assert!(set.last() < Some(&features::inputs(seats)));
            }
            game.go_on(&mut random);
        }
    }
}

/// Two players: the tiles on the grill, the hand and the cards laid, both as values with 0 for a worm, the other
/// player's sum if they passed with success, and the top tiles of the stacks.
struct Scene<'a> {
    round: u8,
    grill: &'a [u8],
    hand: &'a [u8],
    laid: &'a [u8],
    passed_with: Option<&'a [u8]>,
    tops: [&'a [u8]; 2],
}

fn cards(values: &[u8], plaque: u8) -> Cards {
    let mut cards = Cards::default();
    for (index, &value) in values.iter().enumerate() {
        cards.add(match value {
            0 => crate::games::karteneck::cards::Card::Worm(plaque + index as u8),
            hen => crate::games::karteneck::cards::Card::Hen(hen),
        });
    }
    cards
}

fn view(scene: &Scene<'_>) -> View {
    let player = |laid: Cards, hand_size: usize, stack: &[u8], part: &str| serde_json::json!({ "hand_size": hand_size, "laid": laid, "stack": stack, "part": part });
    let laid = cards(scene.laid, 1);
    let theirs = cards(scene.passed_with.unwrap_or(&[]), 10);
    let part = if scene.passed_with.is_some() { "Succeeded" } else { "In" };
    let seen = scene.hand.len() + 6 + usize::from(laid.len()) + usize::from(theirs.len());
    serde_json::from_value(serde_json::json!({
        "round": scene.round,
        "rounds": 9,
        "grill": scene.grill,
        "players": [
            player(laid, scene.hand.len(), scene.tops[0], "In"),
            player(theirs, 6, scene.tops[1], part),
        ],
        "hand": cards(scene.hand, 18),
        "steal": null,
        "deck": 110 - seen,
        "discards": Cards::default(),
        "turn": 0,
    }))
    .unwrap()
}

fn choice(level: Level, scene: &Scene<'_>, legal: &[&str]) -> String {
    let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
    Karteneck::player(level, 1).choose(Seat::new(0), &view(scene), &legal).to_string()
}

/// The chances that docs/COMPUTERS.md gives as an example.
#[test]
fn the_net_sees_the_documented_chances() {
    let scene = Scene {
        round: 5,
        grill: &[18, 38],
        hand: &[0, 0, 5, 5, 3, 1],
        laid: &[],
        passed_with: None,
        tops: [&[25], &[30]],
    };
    let legal = ["lay worm 18+19", "lay 2x5", "lay 1x1", "pass"].map(|action| action.parse().unwrap());
    let opinions = Karteneck::player(Level::Steady, 1).weigh(Seat::new(0), &view(&scene), &legal);
    let seen: Vec<String> = opinions
        .iter()
        .map(|Opinion { action, worth }| format!("{action}: {:.1} %", worth * 100.0))
        .collect();
    assert_eq!(seen, DOCUMENTED);
}

const DOCUMENTED: [&str; 4] =
    ["lay 1x1: 47.5 %", "lay 2x5: 38.6 %", "pass: 36.7 %", "lay worm 18+19: 35.0 %"];

#[test]
fn a_tile_that_can_be_stolen_at_the_end_is_stolen() {
    let scene = Scene {
        round: 9,
        grill: &[20, 21],
        hand: &[1],
        laid: &[0, 0, 4, 4, 4, 4, 4],
        passed_with: Some(&[0, 1]),
        tops: [&[16], &[30]],
    };
    for &level in Level::VARIANTS {
        let chosen = choice(level, &scene, &["lay 1x1", "pass", "pass steal"]);
        assert_eq!(chosen, "pass steal", "{level}");
    }
}

#[test]
fn who_is_alone_and_can_take_the_lead_in_the_last_round_does() {
    let scene = Scene {
        round: 9,
        grill: &[16, 42],
        hand: &[5, 5, 5],
        laid: &[0, 4],
        passed_with: Some(&[0, 5]),
        tops: [&[25], &[26]],
    };
    for level in [Level::Steady, Level::Hard] {
        let chosen = choice(level, &scene, &["lay 1x5", "lay 2x5", "lay 3x5", "pass"]);
        assert_ne!(chosen, "pass", "{level}");
    }
}

#[test]
fn cards_are_saved_where_both_tiles_are_alike() {
    let scene = Scene {
        round: 2,
        grill: &[16, 17],
        hand: &[0, 0, 5, 5, 5, 4],
        laid: &[],
        passed_with: None,
        tops: [&[25], &[26]],
    };
    let legal = ["lay 1x4", "lay 1x5", "lay 2x5", "lay 3x5", "lay worm 18+19", "lay worm 19", "pass"];
    let chosen = choice(Level::Hard, &scene, &legal);
    assert!(["pass", "lay 1x4"].contains(&chosen.as_str()), "{chosen}");
}

#[test]
fn of_all_ways_to_lay_worms_one_of_each_number_is_weighed() {
    let scene = Scene {
        round: 1,
        grill: &[16, 42],
        hand: &[0, 0, 0],
        laid: &[],
        passed_with: None,
        tops: [&[], &[]],
    };
    let view = view(&scene);
    let all: Plaques = [18, 19, 20].into_iter().collect();
    let legal: Vec<Action> =
        all.choices().map(|plaques| Action::Lay(Lay::Worms(plaques))).chain([Action::Pass]).collect();
    let opinions = Karteneck::player(Level::Hard, 1).weigh(Seat::new(0), &view, &legal);
    let mut weighed: Vec<String> = opinions.iter().map(|opinion| opinion.action.to_string()).collect();
    weighed.sort();
    assert_eq!(weighed, ["lay worm 18+19+20", "lay worm 18+20", "lay worm 20", "pass"]);
}
