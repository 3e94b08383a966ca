//! Tests of Qwixx's computer players.

use strum::VariantArray;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::fair::{GameId, Seed, SeedWords, Stream};
use crate::game::action::Row;
use crate::game::{PerSeat, Rules, Viewer};
use crate::games::qwixx::{Rows, Sheet};
use crate::games::{GameKind, Setup};

/// Plays random games with the rules and with the simulated state. After every round they must be equal.
#[test]
fn the_simulated_state_follows_the_rules() {
    for (seats, number) in (2..=5).flat_map(|seats| (0..60).map(move |number| (seats, number))) {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let mut stream = Stream::new(
            &Seed::chosen([number as u8; 32]),
            &"sim-state".parse::<GameId>().unwrap(),
            &SeedWords::new(),
        );
        let setup = Setup::new(GameKind::Qwixx, seats).unwrap();
        let mut game = Qwixx::new(&setup.options(), &mut stream, &mut |_| {});
        let mut sim_state = SimState::of(&game.view(Viewer::Bystander));
        while game.outcome().is_none() {
            play_round(&mut game, &mut sim_state, &mut stream, &mut random);
            let real = SimState::of(&game.view(Viewer::Bystander));
            assert_eq!(sim_state.players(), real.players());
            let closed = |sim_state: &SimState| [0, 1, 2, 3].map(|row| sim_state.is_closed(row));
            assert_eq!(closed(&sim_state), closed(&real));
            assert_eq!(sim_state.is_over(), game.outcome().is_some());
        }
        let outcome = game.outcome().unwrap();
        let winners = outcome.winners().count() as f32;
        for (seat, standing) in outcome.standings.iter().enumerate() {
            let share = if standing.place == 1 { 1.0 / winners } else { 0.0 };
            assert_eq!(sim_state.share(seat), share);
            assert_eq!(sim_state.players()[seat].points(), i32::from(standing.points));
        }
    }
}

/// Plays on to the next roll.
fn play_round(game: &mut Qwixx, sim_state: &mut SimState, stream: &mut Stream, random: &mut ChaCha8Rng) {
    let active = game.view(Viewer::Bystander).active;
    game.play(active, Action::Roll, stream, &mut |_| {}).unwrap();
    let throw = Throw::of(&game.view(Viewer::Bystander).throw.unwrap());
    let mut choices = [None; sim_state::SEATS];
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(seat);
        let action = legal[random.random_range(0..legal.len())];
        game.play(seat, action, stream, &mut |_| {}).unwrap();
        choices[seat.index()] = cross(action).map(|(row, _)| row);
    }
    sim_state.reveal(&throw, &choices);
    if game.outcome().is_none() {
        let legal = game.legal(active);
        let action = legal[random.random_range(0..legal.len())];
        game.play(active, action, stream, &mut |_| {}).unwrap();
        sim_state.finish(cross(action), choices[active.index()].is_some());
    }
}

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// Crosses in red, yellow, green and blue, and penalties.
type Drawn<'a> = ([&'a [u8]; 4], u8);

const EMPTY: Drawn<'_> = ([&[], &[], &[], &[]], 0);

fn sheet((rows, penalties): Drawn<'_>) -> Sheet {
    let bits = Row::ALL.map(|row| {
        let crosses = rows[row as usize];
        let bits = crosses.iter().map(|&number| 1 << sim_state::position(row as usize, number)).sum::<u16>();
        if crosses.contains(&row.last_number()) { bits | 1 << sim_state::NUMBERS } else { bits }
    });
    serde_json::from_value(serde_json::json!({ "rows": bits, "penalties": penalties })).unwrap()
}

/// Two players in the white action. The white dice show these, the coloured ones all ones.
fn scene(mine: Drawn<'_>, theirs: Drawn<'_>, active: Seat, white: [u8; 2]) -> View {
    let closed = Row::ALL.into_iter().filter(|row| {
        [mine, theirs].iter().any(|(rows, _)| rows[*row as usize].contains(&row.last_number()))
    });
    let bits = closed.map(|row| 1 << row as u8).sum::<u8>();
    View {
        sheets: PerSeat::from_iter([sheet(mine), sheet(theirs)]),
        closed: serde_json::from_value::<Rows>(bits.into()).unwrap(),
        active,
        stage: Stage::White,
        throw: Some(crate::games::qwixx::Throw { white, coloured: [Some(1); 4] }),
        has_chosen: PerSeat::from_iter([false, false]),
        own: None,
        crossed: false,
    }
}

fn choice(level: Level, view: &View, legal: &[&str]) -> String {
    let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
    Qwixx::player(level, 1).choose(ME, view, &legal).to_string()
}

#[test]
fn nobody_good_passes_over_eight_numbers_on_an_empty_sheet() {
    let view = scene(EMPTY, EMPTY, OTHER, [5, 5]);
    let legal = ["cross red 10", "cross yellow 10", "cross green 10", "cross blue 10", "skip"];
    for level in [Level::Steady, Level::Hard] {
        let chosen = choice(level, &view, &legal);
        assert!(["cross green 10", "cross blue 10", "skip"].contains(&chosen.as_str()), "{level} {chosen}");
    }
}

#[test]
fn the_next_number_is_crossed_where_others_would_be_lost() {
    let mine = ([&[2, 3, 4][..], &[], &[], &[]], 0);
    let view = scene(mine, EMPTY, OTHER, [2, 3]);
    let legal = ["cross red 5", "cross yellow 5", "cross green 5", "cross blue 5", "skip"];
    for &level in Level::VARIANTS {
        assert_eq!(choice(level, &view, &legal), "cross red 5", "{level}");
    }
}

#[test]
fn the_second_lock_is_for_who_wins_by_it() {
    let long: &[u8] = &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    let ready: &[u8] = &[2, 3, 4, 5, 6, 7];
    let legal = ["cross yellow 12", "skip"];
    let behind = scene(([&[2], ready, &[], &[]], 0), ([long, &[2], &[], &[]], 0), OTHER, [6, 6]);
    let ahead = scene(([long, ready, &[], &[]], 0), ([&[2], &[2], &[], &[]], 0), OTHER, [6, 6]);
    for level in [Level::Steady, Level::Hard] {
        assert_eq!(choice(level, &behind, &legal), "skip", "{level} would lose at once");
        assert_eq!(choice(level, &ahead, &legal), "cross yellow 12", "{level} wins at once");
    }
}

#[test]
fn the_fourth_penalty_is_for_who_wins_by_it() {
    let ahead = ([&[2, 3, 4, 5, 6, 7, 8, 9][..], &[2, 3, 4, 5, 6, 7, 8], &[], &[]], 3);
    let close = ([&[2, 3, 4, 5][..], &[2, 3, 4, 5], &[12, 11, 10, 9], &[12, 11, 10, 9]], 0);
    let view = View { stage: Stage::Colour, ..scene(ahead, close, ME, [4, 4]) };
    let legal = ["cross green 5", "cross blue 5", "skip"];
    for level in [Level::Steady, Level::Hard] {
        assert_eq!(choice(level, &view, &legal), "skip", "{level}");
    }
}

#[test]
fn the_outlook_sees_who_is_ahead() {
    let ahead = ([&[2, 3, 4, 5, 6][..], &[3, 4, 6], &[11, 10, 9], &[12, 10]], 0);
    let behind = ([&[4, 7][..], &[5, 8], &[12, 9], &[8]], 2);
    let value_net =
        |mine, theirs, next| value_net::chance(&SimState::of(&scene(mine, theirs, next, [1, 1])), 0);
    assert!(value_net(ahead, behind, OTHER) > 0.9);
    assert!(value_net(behind, ahead, OTHER) < 0.1);
    assert!(
        value_net(EMPTY, EMPTY, ME) > value_net(EMPTY, EMPTY, OTHER),
        "who rolls next has the first pick"
    );
    for sheet in [EMPTY, ahead, behind] {
        let even = value_net(sheet, sheet, OTHER);
        // It was trained against the heuristic, so it expects to be a little better than its opponent.
        assert!((0.45..0.66).contains(&even), "{even}");
    }
}

#[test]
fn skipped_numbers_cost_more_the_more_they_are() {
    let view = scene(([&[2][..], &[], &[], &[]], 0), EMPTY, OTHER, [2, 3]);
    let cost = |number| skipped(ME, &view, Action::Cross { row: Row::Red, number }).unwrap();
    assert_eq!(cost(3), Skipped { numbers: 0, points: 0.0 });
    let costs: Vec<Skipped> = [4, 5, 6, 7, 8].map(cost).to_vec();
    assert_eq!(costs.iter().map(|cost| cost.numbers).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(costs.windows(2).all(|pair| pair[0].points < pair[1].points), "{costs:?}");
    assert!(costs[0].points > 0.5, "{costs:?}");
    assert_eq!(skipped(ME, &view, Action::Skip), None);
    assert_eq!(skipped(ME, &view, Action::Cross { row: Row::Red, number: 2 }), None, "crossed already");
}
