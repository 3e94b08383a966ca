//! Exact probabilities, as an independent check of the dice: all rolls of a turn are counted out, and every choice
//! is the best one. The expected figures are known from elsewhere.

use std::collections::HashMap;

use stammtisch::game::Viewer;
use stammtisch::game::computer::{Level, Likelihood};
use stammtisch::game::worm_dice::{Dice, DiceEvent, DiceTurn, Face, Faces};
use stammtisch::games::{AnyEvent, AnyView, GameKind, barbecue, heckmeck};

/// The best chance to end a turn with a worm and at least `goal`.
fn best_chance(faces: &Faces, goal: u8) -> f64 {
    Odds { faces, goal, exactly: false, known: HashMap::new() }.of_rolling(&DiceTurn::default())
}

struct Odds<'a> {
    faces: &'a Faces,
    goal: u8,
    /// Whether more is no use.
    exactly: bool,
    /// By the dice set aside.
    known: HashMap<Vec<u8>, f64>,
}

impl Odds<'_> {
    /// Rolls the dice that are left, whatever comes.
    fn of_rolling(&mut self, turn: &DiceTurn) -> f64 {
        let key = self.faces.iter().map(|&face| turn.aside().of(face)).collect();
        if let Some(&chance) = self.known.get(&key) {
            return chance;
        }
        let rolls = all_rolls(self.faces, turn.left());
        let ways: f64 = rolls.iter().map(|(_, ways)| ways).sum();
        let mut won = 0.0;
        for (roll, ways) in rolls {
            won += ways * self.of_keeping(&turn.rolling(roll));
        }
        self.known.insert(key, won / ways);
        won / ways
    }

    /// Keeps the best face of a roll; none is left in a bust.
    fn of_keeping(&mut self, turn: &DiceTurn) -> f64 {
        let faces = *self.faces;
        let kept = faces.into_iter().filter(|&face| turn.keepable(face)).map(|face| {
            let mut turn = *turn;
            turn.keep(face);
            turn
        });
        kept.map(|turn| self.of_going_on(&turn)).fold(0.0, f64::max)
    }

    fn of_going_on(&mut self, turn: &DiceTurn) -> f64 {
        let total = turn.total();
        if turn.has_worm() && (total == self.goal || total > self.goal && !self.exactly) {
            1.0
        } else if turn.must_stop() {
            0.0
        } else {
            self.of_rolling(turn)
        }
    }
}

/// Every roll of `left` dice by its counts, and in how many ways it can fall.
fn all_rolls(faces: &[Face], left: u8) -> Vec<(Dice, f64)> {
    let Some((&face, others)) = faces.split_first() else {
        return if left == 0 { vec![(Dice::default(), 1.0)] } else { Vec::new() };
    };
    let mut rolls = Vec::new();
    for count in 0..=left {
        let choices = binomial(left, count);
        for (rest, ways) in all_rolls(others, left - count) {
            let dice = rest.iter().chain(std::iter::repeat_n(face, count.into())).collect();
            rolls.push((dice, ways * choices));
        }
    }
    rolls
}

fn binomial(n: u8, k: u8) -> f64 {
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

fn assert_chance(faces: &Faces, goal: u8, expected: f64, digits: f64) {
    let chance = best_chance(faces, goal);
    assert!(
        (chance - expected).abs() < 0.5 * 10_f64.powf(-digits),
        "at least {goal}: {chance}, not {expected}"
    );
}

#[test]
fn a_full_grill_heckmeck_turn() {
    assert_chance(&heckmeck::FACES, 21, 0.893027, 6.0);
    assert_chance(&heckmeck::FACES, 25, 0.680331, 6.0);
    assert_chance(&heckmeck::FACES, 30, 0.263790, 6.0);
    assert_chance(&heckmeck::FACES, 36, 0.015678, 6.0);
}

#[test]
fn a_barbecue_turn() {
    assert_chance(&barbecue::FACES, 23, 0.85602, 5.0);
}

#[test]
fn all_rolls_of_eight_dice_are_counted() {
    let ways: f64 = all_rolls(&heckmeck::FACES, 8).iter().map(|(_, ways)| ways).sum();
    assert_eq!(ways, 6_f64.powi(8));
}

/// The chance of what happened last, once it has happened in a game of this kind with these entries.
fn likelihoods(kind: GameKind) -> Vec<(AnyView, AnyEvent, Likelihood)> {
    let journal = super::review::played(kind, 2, Level::Easy);
    let (mut found, mut before): (Vec<_>, Option<AnyView>) = (Vec::new(), None);
    journal
        .watch(&mut |game, events| {
            let view = before.replace(game.view(Viewer::Bystander));
            for (view, event) in events.iter().filter_map(|event| Some((view.clone()?, event))) {
                found.extend(view.likelihood(event).map(|likely| (view.clone(), event.clone(), likely)));
            }
        })
        .unwrap();
    found
}

#[test]
fn what_has_happened_was_as_likely_as_a_count_of_all_rolls_says() {
    let mut kinds = std::collections::BTreeSet::new();
    for (kind, faces) in [(GameKind::Heckmeck, &heckmeck::FACES), (GameKind::Barbecue, &barbecue::FACES)] {
        for (view, event, Likelihood { key, number, chance, .. }) in likelihoods(kind) {
            kinds.insert(key);
            let (aside, dice) = match (&view, &event) {
                (AnyView::Heckmeck(view), AnyEvent::Heckmeck(event)) => (view.dice, event.of_dice()),
                (AnyView::Barbecue(view), AnyEvent::Barbecue(event)) => (view.dice, event.of_dice()),
                other => panic!("{other:?}"),
            };
            let Some(DiceEvent::Rolled(_, dice)) = dice else {
                assert_eq!(key, "odds-steal");
                let mut odds = Odds { faces, goal: number, exactly: true, known: HashMap::new() };
                let exactly = odds.of_rolling(&DiceTurn::default());
                assert!((chance - exactly).abs() < 1e-9, "{number}: {chance}, but {exactly}");
                continue;
            };
            let rolls = all_rolls(faces, dice.count());
            let all: f64 = rolls.iter().map(|(_, ways)| ways).sum();
            let is_bust = |roll: &Dice| roll.iter().all(|face| aside.aside().of(face) > 0);
            let counts = |roll: &Dice| if key == "odds-bust" { is_bust(roll) } else { *roll == dice };
            let ways: f64 = rolls.iter().filter(|(roll, _)| counts(roll)).map(|(_, ways)| ways).sum();
            assert_eq!(is_bust(&dice), key == "odds-bust");
            assert!((chance - ways / all).abs() < 1e-9, "{dice:?}: {chance}");
        }
    }
    for (_, event, Likelihood { number, chance, .. }) in likelihoods(GameKind::Qwixx) {
        let AnyEvent::Qwixx(stammtisch::games::qwixx::Event::Rolled { throw, .. }) = event else { panic!() };
        assert_eq!(number, throw.white.iter().sum::<u8>());
        let ways =
            (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| a + b)).filter(|sum| *sum == number).count();
        assert!((chance - ways as f64 / 36.0).abs() < 1e-9);
    }
    assert!(likelihoods(GameKind::Pig).iter().all(|(.., likely)| (likely.chance - 1.0 / 6.0).abs() < 1e-9));
    assert!(likelihoods(GameKind::Karteneck).is_empty(), "nobody but the players knows what was in the deck");
    assert!(["odds-bust", "odds-roll"].iter().all(|key| kinds.contains(key)), "{kinds:?}");
}
