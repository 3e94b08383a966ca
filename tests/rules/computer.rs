//! Computer players: exact odds, legal moves, levels that differ, honest advice and analysis.

use stammtisch::computer::advice::advise;
use stammtisch::computer::analysis::{Luck, analyse};
use stammtisch::computer::arena::{Contestant, Match, Report};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::chance::Replayer;
use stammtisch::game::computer::Level;
use stammtisch::game::worm_dice::computer::turn::Payoffs;
use stammtisch::game::worm_dice::{Dice, DiceTurn, Face};
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::barbecue::computer::TURNS as BARBECUE;
use stammtisch::games::heckmeck::computer::TURNS as HECKMECK;
use stammtisch::games::qwixx::computer::skipped;
use stammtisch::games::{AnyGame, AnyView, GameKind, Setup};
use stammtisch::journal::Journal;
use strum::VariantArray;

fn near(one: f64, other: f64, digits: i32) -> bool {
    (one - other).abs() < 0.5 * 10_f64.powi(-digits)
}

/// A match on one thread and on two has to come out the same.
fn arena(game: GameKind, players: &[&str], games: u64) -> Report {
    let contestants = || players.iter().map(|name| Contestant::new(game, name).unwrap()).collect();
    let setup = Setup::new(game, players.len() as u8).unwrap();
    let report = Match::new(setup, contestants(), games, 1).play(2, &|| ()).unwrap();
    let again = Match::new(setup, contestants(), games, 1).play(1, &|| ()).unwrap();
    let rates =
        |report: &Report| report.rows.iter().map(|row| (row.rate(), row.points())).collect::<Vec<_>>();
    assert_eq!(rates(&report), rates(&again));
    report
}

#[test]
fn a_turn_has_1939_states_and_the_known_chances() {
    assert_eq!(HECKMECK.states(), 1939);
    let fresh = DiceTurn::default();
    let chance = |goal| HECKMECK.solve(Payoffs::chance(|total| total >= goal)).best(&fresh);
    for (goal, known) in [(21, 0.893027), (25, 0.680331), (30, 0.263790), (36, 0.015678)] {
        assert!(near(chance(goal), known, 6), "at least {goal}: {}", chance(goal));
    }
    assert!(near(BARBECUE.solve(Payoffs::chance(|total| total >= 23)).best(&fresh), 0.85602, 5));
}

#[test]
fn a_bust_is_counted_out() {
    let aside: Dice = [Face::Worm, Face::Worm, Face::Four, Face::Four, Face::Four].into_iter().collect();
    assert!(near(HECKMECK.bust(&aside), (2.0_f64 / 6.0).powi(3), 12));
    assert_eq!(HECKMECK.bust(&Dice::default()), 0.0);
}

#[test]
fn advice_on_the_first_roll_has_the_odds_of_the_rules() {
    let game =
        AnyGame::new(&Setup::new(GameKind::Heckmeck, 2).unwrap(), &mut Replayer::new(&[1]), &mut |_| {});
    let seat = Seat::new(0);
    let advice = advise(seat, &game.view(Viewer::Seat(seat)), &game.legal(seat), 0);
    let odds = advice.odds.clone().unwrap();
    assert_eq!(odds.at_least.len(), 16, "every tile is on the grill");
    assert!(near(odds.at_least[0].1, 0.893027, 6) && near(odds.at_least[15].1, 0.015678, 6), "{odds:?}");
    assert!(near(odds.fails, 1.0 - 0.893027, 6));
    assert!(odds.exactly.is_empty(), "nobody has a tile to steal");
    assert!(advice.moves[0].gain.is_some_and(|worms| worms > 1.0 && worms < 2.5), "{advice:?}");
    assert!(odds.more.is_empty());

    let game =
        AnyGame::new(&Setup::new(GameKind::Barbecue, 2).unwrap(), &mut Replayer::new(&[1]), &mut |_| {});
    let odds = advise(seat, &game.view(Viewer::Seat(seat)), &game.legal(seat), 0).odds.unwrap();
    assert!(near(odds.fails, 1.0 - 0.85602, 5), "{odds:?}");
    assert_eq!(odds.exactly.len(), 14);
    assert!(matches!(odds.more[..], [("hint-over", chance)] if chance > 0.0 && chance < 0.1), "{odds:?}");
}

#[test]
fn a_sure_thing_is_a_sure_thing() {
    // The last tile of the grill, and the player who can take it leads.
    let mut game =
        AnyGame::new(&Setup::new(GameKind::Heckmeck, 2).unwrap(), &mut Replayer::new(&[1]), &mut |_| {});
    let seat = Seat::new(0);
    // Eight worms: forty points, and nothing left to roll.
    game.play(seat, Action::Roll, &mut Replayer::new(&[6; 8]), &mut |_| {}).unwrap();
    let advice = advise(seat, &game.view(Viewer::Seat(seat)), &game.legal(seat), 0);
    assert_eq!(advice.moves.len(), 1);
    assert_eq!(advice.moves[0].gain, Some(4.0), "36 is taken");
    assert_eq!(advice.odds.unwrap().fails, 0.0);
}

#[test]
fn every_level_plays_every_game_with_any_number_by_the_rules() {
    for game in GameKind::ALL {
        for seats in [*game.seats().start(), *game.seats().end()] {
            let players: Vec<_> =
                Level::VARIANTS.iter().cycle().take(seats.into()).map(<&str>::from).collect();
            let report = arena(game, &players, 2);
            assert_eq!(report.rows[0].games(), 2, "{game}");
        }
        for baseline in Contestant::names(game) {
            arena(game, &[baseline, "random"], 2);
        }
    }
}

#[test]
fn steady_beats_easy_at_dice() {
    for game in [GameKind::Heckmeck, GameKind::Barbecue] {
        let report = arena(game, &["steady", "easy"], 300);
        let rate = report.rows[0].rate();
        assert!(rate > 0.6, "{game}: {rate}");
    }
}

#[test]
fn an_unknown_player_is_named_with_those_there_are() {
    let error = Contestant::new(GameKind::Heckmeck, "clever").unwrap_err().to_string();
    assert!(error.contains("clever") && error.contains("turn-value"), "{error}");
}

/// A game of hard players against one that goes by `worse`.
fn played(kind: GameKind, worse: Level) -> Journal {
    let (setup, seed) = (Setup::new(kind, 2).unwrap(), Seed::chosen([5; 32]));
    let id: GameId = "analysed".parse().unwrap();
    let (mut journal, mut live) = Journal::begin(setup, id, &seed, SeedWords::new(), &mut |_| {});
    let mut players = [kind.player(Level::Hard, 1), kind.player(worse, 2)];
    while live.game().outcome().is_none() {
        let seat = live.game().acting()[0];
        let (view, legal) = (live.game().view(Viewer::Seat(seat)), live.game().legal(seat));
        let action = players[seat.index()].choose(seat, &view, &legal);
        journal.entries.push(live.play(seat, action, &mut |_| {}).unwrap());
    }
    journal.close(seed, &live);
    journal
}

#[test]
fn who_plays_like_the_hard_player_gives_nothing_away() {
    for kind in [GameKind::Heckmeck, GameKind::Barbecue] {
        let analysed = analyse(&played(kind, Level::Easy), &|| true).unwrap();
        assert_eq!(analysed[0].given_away, 0.0, "{kind}");
        assert!(analysed[1].given_away > 0.05, "{kind}: {analysed:?}");
        assert!(analysed.iter().all(|analysis| matches!(analysis.luck, Luck::Gain(gain) if gain != 0.0)));
    }
}

#[test]
fn the_luck_of_a_roll_is_what_it_brought_less_what_it_brings_on_average() {
    let seat = Seat::new(0);
    let mut average = 0.0;
    let solved = HECKMECK.solve(Payoffs::chance(|total| total >= 21));
    // One die left and a worm aside: six falls, all equally likely.
    let aside: Dice = [Face::Worm; 3].into_iter().chain([Face::Four; 4]).collect();
    for face in stammtisch::games::heckmeck::FACES {
        average += solved.best(&DiceTurn::after(aside).rolling([face].into_iter().collect())) / 6.0;
    }
    assert!(near(average, solved.roll(&aside), 12), "{seat}");
}

#[test]
fn an_unfinished_game_is_not_judged_and_a_judgement_can_be_given_up() {
    let mut journal = played(GameKind::Heckmeck, Level::Steady);
    assert_eq!(analyse(&journal, &|| false), None);
    journal.reveal = None;
    assert_eq!(analyse(&journal, &|| true), None);
}

#[test]
fn crosses_in_qwixx_count_the_numbers_given_up() {
    let setup = Setup::new(GameKind::Qwixx, 2).unwrap();
    let mut game = AnyGame::new(&setup, &mut Replayer::new(&[6, 1]), &mut |_| {});
    let seat = Seat::new(0);
    game.play(seat, Action::Roll, &mut Replayer::new(&[2, 3, 1, 1, 1, 1]), &mut |_| {}).unwrap();
    let AnyView::Qwixx(view) = game.view(Viewer::Seat(seat)) else { panic!("this is Qwixx") };
    let skips = |text: &str| skipped(seat, &view, text.parse().unwrap());
    let [red, blue] = ["cross red 5", "cross blue 5"].map(|text| skips(text).unwrap());
    assert_eq!(red.numbers, 3, "2, 3 and 4");
    assert_eq!(blue.numbers, 7, "12 to 6");
    assert!(blue.points > red.points);
    assert_eq!(skips("skip"), None);
}

/// Who asks gets an opinion on every action or on one that comes to the same, in every game.
#[test]
fn advice_weighs_every_action_of_every_game() {
    for kind in GameKind::ALL {
        let mut stream = Stream::new(&Seed::chosen([4; 32]), &"advised".parse().unwrap(), &SeedWords::new());
        let mut game = AnyGame::new(&Setup::new(kind, 2).unwrap(), &mut stream, &mut |_| {});
        for _ in 0..6 {
            let seat = game.acting()[0];
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            let advice = advise(seat, &view, &legal, 0);
            let weighed = |action| advice.moves.iter().find(|weighed| weighed.action == action);
            for action in legal {
                let weighed = weighed(view.weighed_as(action)).unwrap();
                assert_eq!(weighed.gain.is_some(), kind.gains().is_some(), "{kind}: {action}");
            }
            game.play(seat, advice.moves[0].action, &mut stream, &mut |_| {}).unwrap();
        }
    }
}

#[test]
fn a_player_asked_about_another_game_takes_the_first_action() {
    let mut stream = Stream::new(&Seed::chosen([4; 32]), &"another".parse().unwrap(), &SeedWords::new());
    let mut view =
        |kind| AnyGame::new(&Setup::new(kind, 2).unwrap(), &mut stream, &mut |_| {}).view(Viewer::Bystander);
    for (kind, other) in GameKind::ALL.into_iter().zip(GameKind::ALL.into_iter().cycle().skip(1)) {
        let (view, legal) = (view(other), [Action::Pass, Action::Roll, Action::Stop]);
        let mut player = kind.player(Level::Easy, 1);
        assert_eq!(player.weigh(Seat::new(0), &view, &legal), []);
        assert_eq!(player.choose(Seat::new(0), &view, &legal), Action::Pass);
    }
}
