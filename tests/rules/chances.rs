//! The curve of chances: the hard player's chances before every turn, from what everybody sees.

use stammtisch::computer::advice::advise;
use stammtisch::computer::chances::curve;
use stammtisch::game::Viewer;
use stammtisch::game::computer::Level;
use stammtisch::games::GameKind;
use stammtisch::text::{self, Lang};

use super::review::played;

#[test]
fn the_curve_has_the_chances_of_the_hints_before_every_turn() {
    for (kind, seats) in [(GameKind::Pig, 2), (GameKind::Heckmeck, 2), (GameKind::Pig, 3)] {
        let journal = played(kind, seats, Level::Easy);
        let curve = curve(&journal, &|| true).unwrap();
        let mut before = None;
        let mut at = curve.turns.iter();
        let winner = journal.reveal.as_ref().unwrap().outcome.as_ref().unwrap().winners().next().unwrap();
        journal
            .watch(&mut |game, _| {
                let turn = game.turn();
                if turn == before {
                    return;
                }
                before = turn;
                let Some(seat) = turn else { return };
                let advice = advise(seat, &game.view(Viewer::Seat(seat)), &game.legal(seat), 0);
                let told = at.next().unwrap();
                assert_eq!(told[seat.index()], Some(advice.moves[0].chance), "{kind}");
                let known: f64 = told.iter().flatten().sum();
                assert!(seats > 2 || (known - 1.0).abs() < 1e-9, "with two, both are known");
                assert!(seats == 2 || told.iter().flatten().count() == 1, "only whose turn it is");
            })
            .unwrap();
        let end = at.next().unwrap();
        assert!(at.next().is_none(), "one before each turn, and the end");
        assert_eq!(end[winner.index()], Some(1.0));

        let turning = curve.turning.unwrap();
        assert_eq!(turning.seat, winner);
        let chance = |turn: usize| curve.turns[turn][winner.index()];
        assert_eq!(
            (chance(turning.turns.start), chance(turning.turns.end)),
            (Some(turning.from), Some(turning.to))
        );
        let known: Vec<f64> = curve.turns.iter().filter_map(|all| all[winner.index()]).collect();
        assert!(known.windows(2).all(|pair| pair[1] - pair[0] <= turning.to - turning.from), "{kind}");
        assert!(!turning.events.is_empty());
    }
}

#[test]
fn a_game_whose_players_hide_something_has_no_curve() {
    assert_eq!(curve(&played(GameKind::Karteneck, 2, Level::Easy), &|| true), None);
}

#[test]
fn the_curve_is_told_in_every_language() {
    let journal = played(GameKind::Heckmeck, 2, Level::Easy);
    let curve = curve(&journal, &|| true).unwrap();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    for lang in Lang::ALL {
        let told = text::turning_point(lang, &curve, &names).unwrap();
        let alt = text::curve_alt(lang, &curve, &names);
        assert!(told.contains('→') && alt.contains(&told), "{alt}");
        let has_line = |name: &String| alt.lines().any(|line| line.starts_with(name.as_str()));
        assert!(names.iter().all(has_line), "{alt}");
    }
}
