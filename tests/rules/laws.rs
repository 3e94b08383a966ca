//! What must always hold, for every game and every number of players, under random play.

pub(crate) mod conservation;
pub(crate) mod secrets;
pub(crate) mod takebacks;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::cards::{Lay, PLAQUES};
use stammtisch::game::chance::Recorder;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::{AnyEvent, AnyGame, GameKind, Setup};
use stammtisch::journal::{Journal, LiveGame};
use stammtisch::verify::{Fair, verify};

use super::actions::all_actions;

/// How many games of each kind, variant and number of players, unless `LAWS` says otherwise. Most mistakes show in the
/// first few.
const GAMES: u64 = 60;
/// The costly laws are tried on every state of one game in so many, the first ones, and on some states of the others: a
/// game in full takes as long as thirty others.
const ONE_IN_FULL: u64 = 20;
const SAMPLE: usize = 199;
/// Far more actions than any of these games ever took.
const ENDLESS: usize = 100_000;

#[test]
fn every_game_keeps_the_laws() {
    let seed = support::seed_or(0);
    let games = std::env::var("LAWS").map_or(GAMES, |games| games.parse().unwrap());
    let in_full = games.div_ceil(ONE_IN_FULL);
    with_every_setup(|setup| {
        (0..games).for_each(|number| check_game(setup, number, seed, number < in_full));
    });
}

/// Does it with every set-up there is, on all cores.
fn with_every_setup(check: impl Fn(Setup) + Sync) {
    let setups: Vec<Setup> = GameKind::ALL.into_iter().flat_map(Setup::all).collect();
    support::on_all_cores(&setups, |setup| check(*setup));
}

/// Plays one random game and tries every law on it, on every state or on some.
fn check_game(setup: Setup, number: u64, seed: u64, in_full: bool) {
    let mut random = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number));
    let (seed, id) = (Seed::chosen(random.random()), "law".parse::<GameId>().unwrap());
    let words = SeedWords::from([(Seat::new(1), "abra cadabra".parse().unwrap())]);
    let mut events = Vec::new();
    let (mut journal, mut live) = Journal::begin(setup, id, &seed, words, &mut |event| events.push(event));

    while live.game().outcome().is_none() {
        let game = live.game();
        let sampled = in_full || journal.entries.len() % SAMPLE == number as usize % SAMPLE;
        if sampled {
            check_state(game, &mut random);
        }
        let mut seats = game.acting();
        assert!(!seats.is_empty(), "somebody can act until it is over: {game:?}");
        if random.random_ratio(1, 8) {
            // Somebody who has chosen already, if there is such a one, changes their mind.
            seats = Seat::all(game.seats()).filter(|&seat| !game.legal(seat).is_empty()).collect();
        }
        let seat = seats[random.random_range(0..seats.len())];
        let action = choose(&game.legal(seat), &mut random);
        let before = game.clone();
        let entry = live.play(seat, action, &mut |event| events.push(event)).unwrap();
        conservation::check_step(&before, live.game());
        journal.entries.push(entry);
        assert!(journal.entries.len() < ENDLESS, "it ends");
    }

    check_state(live.game(), &mut random);
    check_outcome(live.game());
    journal.close(seed, &live);
    check_journal(&journal, &live, &events);
}

/// Any legal action; but who stops or passes as often as not gets nowhere, so these come up more rarely.
fn choose(legal: &[Action], random: &mut ChaCha8Rng) -> Action {
    let action = legal[random.random_range(0..legal.len())];
    match action {
        Action::Stop | Action::Pass if random.random_ratio(7, 8) => {
            legal[random.random_range(0..legal.len())]
        }
        _ => action,
    }
}

/// The laws of a single state.
fn check_state(game: &AnyGame, random: &mut ChaCha8Rng) {
    conservation::check(game);
    secrets::check(game, random);
    check_legal_is_accepted(game, random);
    check_serialisation(game);
    check_what_tables_ask(game);
}

/// The safe move and the forced one are among those on offer, and only for who is asked to act; everybody has points; and
/// whose turn it is can be told until the game is over.
fn check_what_tables_ask(game: &AnyGame) {
    let acting = game.acting();
    for seat in Seat::all(game.seats() + 1) {
        let legal = game.legal(seat);
        let is_asked = acting.contains(&seat);
        assert!(!is_asked || !legal.is_empty(), "{seat} in {game:?}");
        match game.cautious(seat) {
            Some(action) => assert!(legal.contains(&action), "{seat} {action} in {game:?}"),
            None => assert!(!is_asked, "{seat} has no safe move in {game:?}"),
        }
        assert!(is_asked || game.cautious(seat).is_none(), "{seat} isn't asked in {game:?}");
        if let Some(action) = game.forced(seat) {
            assert!(is_asked && legal == [action], "{seat} in {game:?}");
        }
        if let ([only], true) = (&legal[..], is_asked) {
            check_no_empty_click(game, seat, *only);
        }
    }
    assert_eq!(game.points().len(), game.seats());
    if game.outcome().is_none() {
        assert!(game.turn().is_some_and(|turn| turn.index() < game.seats()), "{game:?}");
    }
}

/// What is the only move, asks chance for nothing and shows nothing hidden is made by itself. Two kinds of moves stay with the
/// player all the same, and docs/DECISIONS.md says why: keeping the only face, and a pass, which tells something about a hand.
fn check_no_empty_click(game: &AnyGame, seat: Seat, only: Action) {
    if matches!(only, Action::Keep(_) | Action::Pass) {
        return;
    }
    let (mut after, mut answers, mut shows) = (game.clone(), Vec::new(), false);
    let mut stream = Stream::new(&Seed::chosen([1; 32]), &"law".parse().unwrap(), &SeedWords::new());
    let mut chance = Recorder::new(&mut stream, &mut answers);
    after.play(seat, only, &mut chance, &mut |event| shows |= event.reveals()).unwrap();
    // The last choice of all shows everybody's, whoever makes it.
    let is_silent = answers.is_empty() && (!shows || game.forced(seat).is_some());
    assert_eq!(game.forced(seat), is_silent.then_some(only), "{seat} {only} in {game:?}");
}

/// Points decide; only a game that breaks ties ranks players with equal points apart.
fn check_outcome(game: &AnyGame) {
    let outcome = game.outcome().unwrap();
    let points: Vec<i16> = outcome.standings.iter().map(|standing| standing.points).collect();
    assert_eq!(game.points().to_vec(), points);
    for one in &outcome.standings {
        for two in &outcome.standings {
            assert!(one.points <= two.points || one.place < two.place, "{outcome:?}");
            assert!(one.points != two.points || one.place == two.place || game.kind().info().breaks_ties);
        }
    }
}

/// Legal and accepted are the same set, for every seat and one that doesn't exist; a refused action changes
/// nothing; every legal action has its notation.
fn check_legal_is_accepted(game: &AnyGame, random: &mut ChaCha8Rng) {
    for seat in Seat::all(game.seats() + 1) {
        let legal = game.legal(seat);
        for &action in &legal {
            assert_eq!(game.check(seat, action), Ok(()), "{seat} {action} in {game:?}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let unique: std::collections::HashSet<_> = legal.iter().collect();
        assert_eq!(unique.len(), legal.len(), "each action is offered once");
        let some_worms = Action::Lay(Lay::Worms(PLAQUES.filter(|_| random.random_ratio(1, 5)).collect()));
        for action in all_actions().chain([some_worms]) {
            if !unique.contains(&action) {
                let mut refused = game.clone();
                let mut chance = stammtisch::game::chance::Replayer::new(&[]);
                let result = refused.play(seat, action, &mut chance, &mut |event| panic!("told {event:?}"));
                assert!(result.is_err(), "{seat} {action} is not legal in {game:?}");
                assert_eq!(refused, *game, "a refused action changes nothing");
                assert_eq!(chance.finish(), Ok(()), "and asks nothing of chance");
            }
        }
    }
}

fn check_serialisation(game: &AnyGame) {
    let text = serde_json::to_string(game).unwrap();
    assert_eq!(serde_json::from_str::<AnyGame>(&text).unwrap(), *game);
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Bystander]) {
        let view = game.view(viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<stammtisch::games::AnyView>(&text).unwrap(), view);
    }
}

/// A finished game's journal is read back exactly, replays to the same state and events, is fair, and the same
/// seed gives the same game again.
fn check_journal(journal: &Journal, live: &LiveGame, events: &[AnyEvent]) {
    let read: Journal = journal.to_string().parse().unwrap();
    assert_eq!(read, *journal);

    let mut replayed = Vec::new();
    let game = read.replay(&mut |event| replayed.push(event)).unwrap();
    assert_eq!(game, *live.game());
    assert_eq!(replayed, events);
    let stored = serde_json::to_string(events).unwrap();
    assert_eq!(serde_json::from_str::<Vec<AnyEvent>>(&stored).unwrap(), events);

    assert_eq!(verify(&read), Ok(Fair::ToTheEnd), "every die and card follows from the seed again");
}
