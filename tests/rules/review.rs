//! Reviews of finished games: they judge as the hints do, from what the player saw, and agree with the analysis of the game.

use stammtisch::computer::advice::advise;
use stammtisch::computer::analysis::analyse;
use stammtisch::computer::review::{MOST, decision, review};
use stammtisch::fair::{Seed, SeedWords};
use stammtisch::game::computer::Level;
use stammtisch::game::{Seat, Viewer};
use stammtisch::games::{GameKind, Setup};
use stammtisch::journal::Journal;

/// A whole game of two players of this level.
pub(crate) fn played(kind: GameKind, seats: u8, level: Level) -> Journal {
    let setup = Setup::new(kind, seats).unwrap();
    let seed = Seed::chosen([7; 32]);
    let (mut journal, mut live) =
        Journal::begin(setup, "review".parse().unwrap(), &seed, SeedWords::default(), &mut |_| {});
    let mut player = kind.player(level, 1);
    while live.game().outcome().is_none() {
        let seat = live.game().acting()[0];
        let (view, legal) = (live.game().view(Viewer::Seat(seat)), live.game().legal(seat));
        let action = player.choose(seat, &view, &legal);
        journal.entries.push(live.play(seat, action, &mut |_| {}).unwrap());
    }
    journal.close(seed, &live);
    journal
}

#[test]
fn a_review_judges_as_hints_do_and_counts_as_the_analysis_does() {
    let mut found = 0;
    for kind in [GameKind::Pig, GameKind::Heckmeck, GameKind::Karteneck] {
        let journal = played(kind, 2, Level::Easy);
        let analysed = analyse(&journal, &|| true).unwrap();
        for seat in Seat::all(2) {
            let reviewed = review(&journal, seat, &|_| true, &|| true).unwrap();
            assert_eq!(reviewed.decisions, analysed[seat.index()].decisions, "{kind}");
            let all: f64 = reviewed.costliest.iter().map(|(_, cost)| cost).sum();
            assert!(all <= analysed[seat.index()].given_away + 1e-9, "{kind}");
            assert!(reviewed.costliest.len() <= MOST && reviewed.costliest.is_sorted_by(|a, b| a.1 >= b.1));
            for &(before, cost) in &reviewed.costliest {
                found += 1;
                let decided = decision(&journal, before).unwrap();
                assert!(decided.seat == seat && cost > 0.01, "{kind}");
                assert!((decided.judged.cost() - cost).abs() < 1e-9, "{kind}");
                let mut played = journal.clone();
                played.entries.truncate(before as usize);
                played.reveal = None;
                let game = played.replay(&mut |_| {}).unwrap();
                let view = game.view(Viewer::Seat(seat));
                let advice = advise(seat, &view, &game.legal(seat), 0);
                assert_eq!(decided.view, view);
                assert_eq!(decided.judged.best.action, advice.moves[0].action, "{kind}");
                let taken = view.weighed_as(journal.entries[before as usize].action);
                let taken = advice.moves.iter().find(|rated| rated.action == taken).unwrap();
                assert!((advice.moves[0].chance - taken.chance - cost).abs() < 1e-9, "{kind}");
            }
        }
    }
    assert!(found > 5, "{found} costly decisions");
}

#[test]
fn who_plays_as_the_hard_computer_has_nothing_to_review_and_what_others_did_for_them_does_not_count() {
    let journal = played(GameKind::Pig, 2, Level::Hard);
    let seat = Seat::new(0);
    let reviewed = review(&journal, seat, &|_| true, &|| true).unwrap();
    assert!(reviewed.decisions > 0 && reviewed.costliest.is_empty(), "{reviewed:?}");
    let journal = played(GameKind::Pig, 2, Level::Easy);
    let stood_in = review(&journal, seat, &|_| false, &|| true).unwrap();
    assert!(stood_in.decisions == 0 && stood_in.costliest.is_empty(), "{stood_in:?}");
    assert_eq!(review(&journal, seat, &|_| true, &|| false), None, "it can be stopped");
}
