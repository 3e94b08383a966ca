//! The luck of a day: whoever plays it meets the same dice and cards at the same places, whatever they choose.

use std::collections::BTreeMap;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{Day, GameId, Luck, SeedWords, Source};
use stammtisch::game::computer::Level;
use stammtisch::game::{Action, Viewer};
use stammtisch::games::{GameKind, Setup};
use stammtisch::journal::LiveGame;

/// These were computed by another program. They never change.
const GOLDEN: &str = include_str!("../transcripts/days.txt");

#[test]
fn ten_days_are_what_they_always_were() {
    assert_eq!(GOLDEN.lines().count(), 10);
    for line in GOLDEN.lines() {
        let parts: Vec<&str> = line.split(' ').collect();
        let day: Day = parts[0].parse().unwrap();
        let found = (day.to_string(), day.number().to_string(), GameKind::of_day(day), day.seed().reveal());
        let game = parts[2].parse().unwrap();
        assert_eq!(found, (parts[0].into(), parts[1].into(), game, parts[3].into()));
    }
}

/// What somebody met at a day's table, by place.
type Met = BTreeMap<String, u8>;

/// A game of a day: what was met, what was chosen, and how many throws lacked the die of a closed row.
struct Played {
    met: Met,
    chosen: Vec<Action>,
    lacking: usize,
}

/// Plays a day with choices of one's own. Contains every die and card by its place; of the cards those of the first deck, until
/// somebody has drawn more than their share of it.
fn play(day: Day, choices: u64, moves: usize) -> Played {
    let mut random = ChaCha8Rng::seed_from_u64(choices);
    let (setup, seed) = (Setup::new(GameKind::of_day(day), 3).unwrap(), day.seed());
    let (luck, id) = (Luck::Day(day), GameId::numbered(choices));
    let source = Source::new(luck, &seed, &id, &SeedWords::new(), 3);
    let (mut course, deal) = LiveGame::begin_with(luck, &setup, source, None, &mut |_| {});
    let mut met: Met = (0..).map(|at| format!("deal {at:02}")).zip(deal.iter().copied()).collect();
    let (mut chosen, mut lacking) = (Vec::new(), 0);
    let (mut turn, mut throw, mut thrower) = (0, 0, None);
    // Six cards were dealt to each. A share of the deck is at least 36 cards.
    let (mut drawn, mut tiles, mut is_first_deck) = ([6; 3], 0, true);
    for _ in 0..moves {
        if course.game().outcome().is_some() {
            break;
        }
        let acting = course.game().acting();
        let seat = acting[random.random_range(0..acting.len())];
        let legal = course.game().legal(seat);
        // Mostly as a computer does: whoever only guesses closes no row of Qwixx.
        let mut action = legal[random.random_range(0..legal.len())];
        if random.random_range(0..8) > 0 && legal.len() > 1 {
            let mut computer = course.game().kind().player(Level::Steady, choices);
            action = computer.choose(seat, &course.game().view(Viewer::Seat(seat)), &legal);
        }
        chosen.push(action);
        let entry = course.play(seat, action, &mut |_| {}).unwrap();
        if action == Action::Roll {
            (turn, throw) = if thrower == Some(seat) { (turn, throw + 1) } else { (turn + 1, 1) };
            thrower = Some(seat);
            let dice: Vec<usize> = places_of_dice(&course);
            assert!(dice.len() >= entry.answers.len());
            lacking += usize::from(GameKind::of_day(day).name() == "qwixx" && entry.answers.len() < 6);
            for (die, &shown) in dice.iter().zip(&entry.answers) {
                met.insert(format!("turn {turn} throw {throw} die {die}"), shown);
            }
            continue;
        }
        for &label in &entry.answers {
            let is_tile = label == 0 || (16..=42).contains(&label);
            if is_tile {
                tiles += 1;
                met.insert(format!("tile {tiles:02}"), label);
                continue;
            }
            let own = &mut drawn[seat.index()];
            *own += 1;
            is_first_deck &= *own <= 36;
            if is_first_deck {
                met.insert(format!("card {own:02} of seat {seat}"), label);
            }
        }
    }
    Played { met, chosen, lacking }
}

/// Which dice a throw has: all in order, but in Qwixx those of closed rows are missing.
fn places_of_dice(course: &LiveGame) -> Vec<usize> {
    let game = serde_json::to_value(course.game()).unwrap();
    let coloured = game.pointer("/qwixx/throw/coloured").and_then(|coloured| coloured.as_array());
    let open = coloured.map(|rows| (2..).zip(rows).filter(|(_, die)| !die.is_null()).map(|(place, _)| place));
    open.map_or_else(|| (0..8).collect(), |open| [0, 1].into_iter().chain(open).collect())
}

#[test]
fn whoever_plays_a_day_meets_the_same_luck_at_the_same_places() {
    let first: Day = "2026-11-16".parse().unwrap();
    let (mut compared, mut lacking) = (BTreeMap::<&str, usize>::new(), 0);
    for day in std::iter::successors(Some(first), |day| Some(day.next())).take(12) {
        let all: Vec<Played> = (0..6).map(|choices| play(day, choices, 1_500)).collect();
        for (one, other) in all.iter().zip(&all[1..]) {
            assert_ne!(one.chosen, other.chosen, "they chose alike");
            for (place, shown) in &one.met {
                let Some(others) = other.met.get(place) else { continue };
                assert_eq!(shown, others, "{day}, {}: {place}", GameKind::of_day(day));
                *compared.entry(GameKind::of_day(day).name()).or_default() += 1;
            }
        }
        lacking += all.iter().map(|played| played.lacking).sum::<usize>();
    }
    assert!(compared.len() == 4 && compared.values().all(|&places| places > 500), "{compared:?}");
    assert!(lacking > 0, "somebody closed a row of Qwixx and threw again");
}

#[test]
fn another_day_of_the_same_game_has_other_luck() {
    let day: Day = "2026-11-16".parse().unwrap();
    let four_on = day.next().next().next().next();
    assert_eq!(GameKind::of_day(day), GameKind::of_day(four_on));
    let (one, other) = (play(day, 1, 300).met, play(four_on, 1, 300).met);
    let (both, alike) = one
        .iter()
        .filter_map(|(place, shown)| Some((shown, other.get(place)?)))
        .fold((0, 0), |(both, alike), (one, other)| (both + 1, alike + usize::from(one == other)));
    assert!(both > 20 && alike * 2 < both, "{alike} of {both}");
}
