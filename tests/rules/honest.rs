//! What must hold of the computer players of every game, at every level and for every number of players: they do what
//! is allowed, decide the same with the same seed, and nothing hidden changes what they think.

use strum::VariantArray;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use stammtisch::computer::arena::{Contestant, Match};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::chance::Replayer;
use stammtisch::game::computer::Level;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::{AnyGame, GameKind, Setup};

/// How many states of random games are looked at, at least, for each way to set a game up.
const STATES: usize = 4;

/// Calls `look` with states of random games, and a seat that is to act.
fn wander(mut look: impl FnMut(&AnyGame, Seat, &mut ChaCha8Rng)) {
    let seed = support::seed_or(0);
    for kind in GameKind::ALL {
        for setup in Setup::all(kind) {
            let mut random = ChaCha8Rng::seed_from_u64(seed.wrapping_add(setup.seats() as u64));
            let mut states = 0;
            while states < STATES {
                let id: GameId = "wander".parse().unwrap();
                let mut stream = Stream::new(&Seed::chosen(random.random()), &id, &SeedWords::new());
                let mut game = AnyGame::new(&setup, &mut stream, &mut |_| {});
                while game.outcome().is_none() {
                    let acting = game.acting();
                    let seat = acting[random.random_range(0..acting.len())];
                    if random.random_ratio(1, 9) {
                        look(&game, seat, &mut random);
                        states += 1;
                    }
                    let legal = game.legal(seat);
                    let action = legal[random.random_range(0..legal.len())];
                    game.play(seat, action, &mut stream, &mut |_| {}).unwrap();
                }
            }
        }
    }
}

/// What a player of this level thinks, to the last bit.
fn thoughts(game: &AnyGame, seat: Seat, level: Level) -> Vec<(Action, u64)> {
    let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
    let opinions = game.kind().player(level, 7).weigh(seat, &view, &legal);
    opinions.iter().map(|opinion| (opinion.action, opinion.worth.to_bits())).collect()
}

#[test]
fn every_opinion_is_on_something_allowed_and_the_best_is_done() {
    wander(|game, seat, _| {
        for &level in Level::VARIANTS {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            let opinions = thoughts(game, seat, level);
            assert!(opinions.iter().all(|(action, _)| legal.contains(action)), "{level} in {game:?}");
            let chosen = game.kind().player(level, 7).choose(seat, &view, &legal);
            assert_eq!(opinions[0].0, chosen, "{level} in {game:?}");
            let worths: Vec<f64> = opinions.iter().map(|&(_, worth)| f64::from_bits(worth)).collect();
            assert!(worths.windows(2).all(|pair| pair[0] >= pair[1]), "the best first: {worths:?}");
            if level == Level::Hard {
                assert!(worths.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worths:?}");
            }
        }
    });
}

#[test]
fn the_same_seed_thinks_the_same() {
    wander(|game, seat, _| {
        for &level in Level::VARIANTS {
            assert_eq!(thoughts(game, seat, level), thoughts(game, seat, level));
        }
    });
}

#[test]
fn what_is_hidden_changes_no_thought() {
    let mut different = 0;
    wander(|game, seat, random| {
        let alike = alike(game, seat, random);
        let view = |game: &AnyGame| game.view(Viewer::Seat(seat));
        for (other, level) in
            alike.iter().skip(1).flat_map(|other| Level::VARIANTS.iter().map(move |level| (other, *level)))
        {
            different += usize::from(*other != alike[0]);
            assert_eq!(view(other), view(&alike[0]));
            assert_eq!(thoughts(other, seat, level), thoughts(&alike[0], seat, level), "{level}");
        }
    });
    assert!(different > 40, "only {different} comparisons were of different games");
}

/// Games that look the same from this seat and differ in what is hidden.
fn alike(game: &AnyGame, seat: Seat, random: &mut ChaCha8Rng) -> Vec<AnyGame> {
    let has_secrets = game.kind().panel().is_some_and(|panel| panel.is_needed);
    match game.kind() {
        GameKind::Karteneck => vec![game.clone(), other_hands(game, seat, random)],
        kind => {
            assert!(!has_secrets, "{kind} hides something: change it here, so that the computers are tested");
            other_choices(game, seat)
        }
    }
}

/// All hidden cards shuffled: the others' hands and the deck.
fn other_hands(game: &AnyGame, seat: Seat, random: &mut ChaCha8Rng) -> AnyGame {
    let mut state = serde_json::to_value(game).unwrap();
    let inside = &mut state["karteneck"];
    let others: Vec<usize> = (0..game.seats()).filter(|&other| other != seat.index()).collect();
    let hands: Vec<Vec<u64>> = others.iter().map(|&other| cards(&inside["players"][other]["hand"])).collect();
    let mut hidden = [hands.concat(), cards(&inside["deck"])].concat();
    hidden.shuffle(random);
    let mut rest = &hidden[..];
    for (&other, hand) in others.iter().zip(&hands) {
        let (new, after) = rest.split_at(hand.len());
        inside["players"][other]["hand"] = stored(new);
        rest = after;
    }
    inside["deck"] = stored(rest);
    serde_json::from_value(state).unwrap()
}

/// Another player's sealed choice where several choose at once, whichever it is.
fn other_choices(game: &AnyGame, seat: Seat) -> Vec<AnyGame> {
    let Some(&other) = game.acting().iter().find(|&&other| other != seat) else { return Vec::new() };
    let sealed = |action| {
        let mut game = game.clone();
        game.play(other, action, &mut Replayer::new(&[]), &mut |_| {}).unwrap();
        game
    };
    game.legal(other).into_iter().map(sealed).collect()
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

/// How often the first wins in so many games, always the same ones.
fn rate(kind: GameKind, players: [&str; 2], games: u64) -> f64 {
    let setup = Setup::new(kind, 2).unwrap();
    let contestants = players.map(|name| Contestant::new(kind, name).unwrap()).to_vec();
    Match::new(setup, contestants, games, 1).play(1, &|| ()).unwrap().rows[0].rate()
}

/// Far below what the arena measures over thousands of games, and the same games every time.
#[test]
fn the_better_one_wins_more_often() {
    use GameKind::{Karteneck, Qwixx};
    for (kind, players, games, at_least) in [
        (Qwixx, ["easy", "random"], 100, 0.9),
        (Qwixx, ["steady", "easy"], 200, 0.65),
        (Qwixx, ["steady", "one-gap"], 200, 0.6),
        (Qwixx, ["hard", "one-gap"], 20, 0.6),
        (Karteneck, ["easy", "random"], 200, 0.52),
        (Karteneck, ["steady", "easy"], 200, 0.55),
        (Karteneck, ["steady", "old-hard"], 20, 0.7),
        (Karteneck, ["hard", "old-steady"], 20, 0.8),
        (Karteneck, ["hard", "all-in"], 10, 0.8),
        (Karteneck, ["hard", "thrifty"], 10, 0.8),
    ] {
        let rate = rate(kind, players, games);
        assert!(rate >= at_least, "{kind} {players:?}: {rate}");
    }
}
