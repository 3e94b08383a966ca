//! Hints: what they say is true. Every reason is computed once more, from the rules alone, by playing the moves it
//! compares; the runner-up and its cost are those of the numbers.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::computer::advice::advise;
use stammtisch::fair::{Seed, SeedWords};
use stammtisch::game::action::Row;
use stammtisch::game::cards::Lay;
use stammtisch::game::reasons::{Fact, Reason};
use stammtisch::game::worm_dice::Face;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::karteneck::RoundStatus;
use stammtisch::games::{AnyGame, AnyView, GameKind, Setup};
use stammtisch::journal::Journal;
use stammtisch::text::{self, Lang};

/// How many positions of each game are looked at; `HINTS` says how many instead.
fn positions(kind: GameKind) -> usize {
    let asked = std::env::var("HINTS").ok().and_then(|count| count.parse().ok());
    // The dice games solve a whole turn for each position.
    asked.unwrap_or(if kind.info().worm_die.is_some() { 250 } else { 1_000 })
}

/// Calls `look` with positions of random games in which somebody has a choice.
fn in_random_positions(
    kind: GameKind,
    mut count: usize,
    mut look: impl FnMut(&AnyGame, Seat, &mut ChaCha8Rng),
) {
    let mut random = ChaCha8Rng::seed_from_u64(support::seed_or(7));
    while count > 0 {
        let seats = random.random_range(kind.seats());
        let setup = Setup::new(kind, seats).unwrap();
        let seed = Seed::chosen(random.random());
        let (_, mut live) =
            Journal::begin(setup, "hints".parse().unwrap(), &seed, SeedWords::default(), &mut |_| {});
        while live.game().outcome().is_none() && count > 0 {
            let seat = live.game().acting()[0];
            let legal = live.game().legal(seat);
            // Not every position of a game, so that there are many games.
            if legal.len() > 1 && random.random_ratio(1, 4) {
                look(live.game(), seat, &mut random);
                count -= 1;
            }
            let action = legal[random.random_range(0..legal.len())];
            live.play(seat, action, &mut |_| {}).unwrap();
        }
    }
}

#[test]
fn every_reason_is_true_and_speaks_for_the_move() {
    for kind in GameKind::ALL {
        let mut told = 0;
        in_random_positions(kind, positions(kind), |game, seat, random| {
            let view = game.view(Viewer::Seat(seat));
            let legal = game.legal(seat);
            let best = legal[random.random_range(0..legal.len())];
            let other = legal[random.random_range(0..legal.len())];
            if best == other {
                return;
            }
            for reason in view.reasons(seat, best, other) {
                told += 1;
                let truth = Truth { view: &view, seat, best, other, reason: &reason };
                assert!(truth.holds(), "{best} rather than {other}: {reason:?}\n{view:?}");
            }
        });
        assert!(told > 50, "{kind}: {told} reasons");
    }
}

/// A reason, and what it is about.
struct Truth<'a> {
    view: &'a AnyView,
    seat: Seat,
    best: Action,
    other: Action,
    reason: &'a Reason,
}

impl Truth<'_> {
    fn holds(&self) -> bool {
        match self.view {
            AnyView::Pig(_) => self.of_pig(),
            AnyView::Qwixx(_) => self.of_qwixx(),
            AnyView::Karteneck(_) => self.of_karteneck(),
            AnyView::Heckmeck(_) | AnyView::Barbecue(_) => self.of_dice(),
        }
    }

    fn number(&self, name: &str) -> i64 {
        match self.fact(name) {
            Fact::Number(number) => number,
            fact => panic!("{fact:?}"),
        }
    }

    fn real(&self, name: &str) -> f64 {
        match self.fact(name) {
            Fact::Chance(number) | Fact::Average(number) => number,
            fact => panic!("{fact:?}"),
        }
    }

    fn fact(&self, name: &str) -> Fact {
        self.reason.facts.iter().find(|(known, _)| *known == name).unwrap().1
    }

    fn of_pig(&self) -> bool {
        let AnyView::Pig(view) = self.view else { unreachable!() };
        let own = view.scores[self.seat.index()];
        let best_other = (0..view.scores.len()).filter(|&seat| seat != self.seat.index());
        let best_other = best_other.map(|seat| view.scores[seat]).max().unwrap();
        // All six rolls, one by one.
        let change = (1..=6).map(|die| if die == 1 { -i32::from(view.pot) } else { die }).sum::<i32>();
        let change = f64::from(change) / 6.0;
        let holds = self.best == Action::Stop;
        match self.reason.key {
            "why-pig-win" => holds && own + view.pot >= 100,
            "why-pig-risk" => {
                holds && self.number("pot") == i64::from(view.pot) && is(self.real("chance"), 1.0 / 6.0)
            }
            "why-pig-loses" => holds && change < 0.0 && is(self.real("loss"), -change),
            "why-pig-gains" => !holds && change > 0.0 && is(self.real("gain"), change),
            key @ ("why-pig-behind" | "why-pig-close") => {
                let missing = [100 - i64::from(own) - i64::from(view.pot), 100 - i64::from(best_other)];
                let [mine, theirs] = missing.map(|missing| missing.max(0));
                !holds
                    && (self.number("own"), self.number("other")) == (mine, theirs)
                    && (theirs < mine) == (key == "why-pig-behind")
            }
            key => panic!("nobody checks {key}"),
        }
    }

    fn of_qwixx(&self) -> bool {
        let AnyView::Qwixx(view) = self.view else { unreachable!() };
        let sheet = &view.sheets[self.seat.index()];
        let numbers = |row: Row| -> Vec<u8> {
            match row {
                Row::Red | Row::Yellow => (2..=12).collect(),
                Row::Green | Row::Blue => (2..=12).rev().collect(),
            }
        };
        let crosses =
            |row: Row| numbers(row).into_iter().filter(|&number| sheet.is_crossed(row, number)).count();
        // The numbers between the last cross and this one.
        let gap = |action: Action| match action {
            Action::Cross { row, number } => {
                let all = numbers(row);
                let here = all.iter().position(|&other| other == number).unwrap();
                let last = all.iter().rposition(|&other| sheet.is_crossed(row, other));
                Some((here - last.map_or(0, |last| last + 1)) as i64)
            }
            _ => None,
        };
        let locks = |action: Action| matches!(action, Action::Cross { row, number } if Some(&number) == numbers(row).last());
        let points = |action: Action| match action {
            Action::Cross { row, .. } => {
                let (before, more) = (crosses(row), if locks(action) { 2 } else { 1 });
                (before + more) * (before + more + 1) / 2 - before * (before + 1) / 2
            }
            _ => 0,
        };
        let is_mine = view.active == self.seat && !view.crossed && self.other == Action::Skip;
        match self.reason.key {
            "why-qwixx-lock" => locks(self.best) && !locks(self.other),
            "why-qwixx-penalty" => is_mine && view.stage == stammtisch::games::qwixx::Stage::Colour,
            "why-qwixx-no-penalty" => is_mine && view.stage == stammtisch::games::qwixx::Stage::White,
            "why-qwixx-no-gap" => gap(self.best) == Some(0) && gap(self.other) != Some(0),
            "why-qwixx-gap" => {
                let both = (self.number("count"), self.number("instead"));
                (gap(self.best), gap(self.other)) == (Some(both.0), Some(both.1)) && both.0 < both.1
            }
            "why-qwixx-points" => {
                self.number("points") == points(self.best) as i64 && points(self.best) > points(self.other)
            }
            "why-qwixx-saves" => {
                let Action::Cross { row, number } = self.other else { return false };
                self.best == Action::Skip
                    && self.fact("row") == Fact::Row(row)
                    && self.number("number") == i64::from(number)
                    && Some(self.number("count")) == gap(self.other).filter(|&gap| gap > 0)
            }
            key => panic!("nobody checks {key}"),
        }
    }

    fn of_karteneck(&self) -> bool {
        let AnyView::Karteneck(view) = self.view else { unreachable!() };
        let spent = |action: Action| match action {
            Action::Lay(Lay::Hens { count, .. }) => i64::from(count),
            Action::Lay(Lay::Worms(worms)) => i64::from(worms.len()),
            _ => 0,
        };
        let others_in = (0..view.players.len())
            .filter(|&seat| seat != self.seat.index() && view.players[seat].part == RoundStatus::In)
            .count();
        let drawn = |action: Action| match action {
            Action::Lay(_) => 1,
            _ if others_in == 0 => 0,
            _ => 2,
        };
        // Everybody who has a worm, in the order of the share-out, if all passed after this move.
        let tile = |action: Action| {
            let mut claims = Vec::new();
            for (seat, player) in view.players.iter().enumerate() {
                let mut claim = (i64::from(player.laid.sum()), player.laid.worms().best());
                if seat == self.seat.index() {
                    match action {
                        Action::Lay(Lay::Hens { count, value }) => claim.0 += i64::from(count * value),
                        Action::Lay(Lay::Worms(worms)) => {
                            claim = (claim.0 + 5 * i64::from(worms.len()), worms.best());
                        }
                        _ => {}
                    }
                }
                if claim.1.is_some() && player.part != RoundStatus::Failed {
                    claims.push((claim, seat));
                }
            }
            claims.sort_by(|a, b| b.cmp(a));
            let place = claims.iter().position(|(_, seat)| *seat == self.seat.index())?;
            let mut tiles: Vec<_> = view.grill.iter().map(|tile| i64::from(tile.value())).collect();
            tiles.sort_by(|a, b| b.cmp(a));
            tiles.get(place).copied()
        };
        let has_worm = |action: Action| {
            let laid = &view.players[self.seat.index()].laid;
            !laid.worms().is_empty() || matches!(action, Action::Lay(Lay::Worms(_)))
        };
        match self.reason.key {
            "why-karteneck-steal" => {
                let (_, stolen) = view.steal.unwrap();
                self.best == Action::PassSteal
                    && self.number("tile") == i64::from(stolen.value())
                    && self.number("worms") == i64::from(stolen.worms())
            }
            "why-karteneck-worm" => has_worm(self.best) && !has_worm(self.other),
            "why-karteneck-reach" => {
                let both = (self.number("tile"), self.number("instead"));
                (tile(self.best), tile(self.other)) == (Some(both.0), Some(both.1)) && both.0 > both.1
            }
            "why-karteneck-enough" => {
                let reached = Some(self.number("tile"));
                tile(self.best) == reached
                    && tile(self.other) == reached
                    && spent(self.best) < spent(self.other)
            }
            "why-karteneck-saves" => spent(self.best) == 0 && self.number("count") == spent(self.other),
            "why-karteneck-cards" => {
                let both = (self.number("count"), self.number("instead"));
                both == (spent(self.best), spent(self.other)) && both.0 < both.1
            }
            "why-karteneck-draws" => {
                let both = (self.number("count"), self.number("instead"));
                both == (drawn(self.best), drawn(self.other)) && both.0 > both.1
            }
            key => panic!("nobody checks {key}"),
        }
    }

    /// Heckmeck and Barbecue.
    fn of_dice(&self) -> bool {
        let (dice, has_prize) = match self.view {
            AnyView::Heckmeck(view) => (view.dice, view.prize),
            _ => return self.of_barbecue_dice(),
        };
        let AnyView::Heckmeck(view) = self.view else { unreachable!() };
        let wins =
            |total: u8| !matches!(view.prize_for(total), stammtisch::games::heckmeck::Prize::Nothing(_));
        let stop_wins = !matches!(has_prize, Some(stammtisch::games::heckmeck::Prize::Nothing(_)) | None);
        self.of_worm_dice(dice, wins, stop_wins)
    }

    fn of_barbecue_dice(&self) -> bool {
        let AnyView::Barbecue(view) = self.view else { unreachable!() };
        let wins =
            |total: u8| !matches!(view.prize_for(total), stammtisch::games::barbecue::Prize::Nothing(_));
        let stop_wins = !matches!(view.prize, Some(stammtisch::games::barbecue::Prize::Nothing(_)) | None);
        self.of_worm_dice(view.dice, wins, stop_wins)
    }

    fn of_worm_dice(
        &self,
        dice: stammtisch::game::worm_dice::DiceTurn,
        wins: impl Fn(u8) -> bool,
        stop_wins: bool,
    ) -> bool {
        let kept = |action: Action| {
            let Action::Keep(face) = action else { return None };
            let mut dice = dice;
            dice.keep(face);
            Some(dice)
        };
        let face = |action: Action| match action {
            Action::Keep(face) => Some(face),
            _ => None,
        };
        let safe = |action: Action| kept(action).is_some_and(|dice| dice.has_worm() && wins(dice.total()));
        let used = Face::ALL.into_iter().filter(|&face| dice.aside().of(face) > 0).count() as i32;
        let bust = f64::from(used.pow(dice.left().into())) / f64::from(6_i32.pow(dice.left().into()));
        let gains = self.view.kind().gains().unwrap().weigh(self.seat, self.view, &[self.best, self.other]);
        let gain = |action: Action| gains.iter().find(|gain| gain.action == action).unwrap().worth;
        match self.reason.key {
            "why-worm" => face(self.best) == Some(Face::Worm) && !dice.has_worm() && self.best != self.other,
            "why-safe" => {
                safe(self.best)
                    && !safe(self.other)
                    && self.number("total") == i64::from(kept(self.best).unwrap().total())
            }
            "why-dice" => {
                let both = [self.best, self.other]
                    .map(|action| i64::from(8 - kept(action).unwrap().aside().count()));
                both == [self.number("left"), self.number("instead")] && both[0] > both[1]
            }
            "why-points" => {
                let (Some(one), Some(two)) = (face(self.best), face(self.other)) else { return false };
                let count = dice.rolled().of(one);
                self.number("dice") == i64::from(count)
                    && self.number("points") == i64::from(count * one.points())
                    && one.points() > two.points()
            }
            "why-fails" => {
                let both = [self.best, self.other].map(|action| {
                    let after = kept(action).unwrap();
                    comes_to_nothing(&after, self.view.kind(), &wins)
                });
                let [one, two] = both;
                // Solving a turn by hand takes long, so only short ones are compared.
                let is_same = |own: Option<f64>, told: f64| own.is_none_or(|own| is(own, told));
                is_same(one, self.real("chance"))
                    && is_same(two, self.real("instead"))
                    && self.real("chance") < self.real("instead")
            }
            "why-average-worms" | "why-average-points" => {
                is(self.real("gain"), gain(self.best))
                    && is(self.real("instead"), gain(self.other))
                    && gain(self.best) > gain(self.other)
            }
            "why-steal" => self.best == Action::Stop && self.other == Action::StopGrill,
            "why-stop-nothing" => self.best == Action::Roll && !stop_wins,
            "why-bust-rolling" => self.best == Action::Roll && is(self.real("chance"), bust) && bust < 0.5,
            "why-bust-stopping" => self.other == Action::Roll && is(self.real("chance"), bust) && bust > 0.0,
            key => panic!("nobody checks {key}"),
        }
    }
}

/// The chance that a turn with at most two dice left comes to nothing, if it is played to avoid that: by trying every
/// roll. `None` if there are more dice left.
fn comes_to_nothing(
    dice: &stammtisch::game::worm_dice::DiceTurn,
    kind: GameKind,
    wins: &impl Fn(u8) -> bool,
) -> Option<f64> {
    if dice.left() > 2 {
        return None;
    }
    let stops = if dice.has_worm() && wins(dice.total()) { 0.0 } else { 1.0 };
    if stops == 0.0 || dice.must_stop() {
        return Some(stops);
    }
    let faces: Vec<Face> = match kind.info().worm_die {
        Some(6) => vec![Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Worm],
        _ => vec![Face::One, Face::Two, Face::Three, Face::Four, Face::Worm, Face::Six],
    };
    let rolls: Vec<Vec<Face>> = match dice.left() {
        1 => faces.iter().map(|&face| vec![face]).collect(),
        _ => faces.iter().flat_map(|&one| faces.iter().map(move |&two| vec![one, two])).collect(),
    };
    let after = |roll: &Vec<Face>| {
        let rolled = dice.rolling(roll.iter().copied().collect());
        let keepable = faces.iter().filter(|&&face| rolled.keepable(face));
        let each = keepable.map(|&face| {
            let mut kept = rolled;
            kept.keep(face);
            comes_to_nothing(&kept, kind, wins).unwrap()
        });
        each.fold(1.0, f64::min)
    };
    Some(rolls.iter().map(after).sum::<f64>() / rolls.len() as f64)
}

fn is(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// The sentence names the best move and the next best one by the words on their buttons, and the cost is the
/// difference of their chances to win.
#[test]
fn a_hint_is_what_the_numbers_say() {
    // The hard players of Qwixx and Karteneck take long.
    let looked_at = [GameKind::Heckmeck, GameKind::Barbecue, GameKind::Pig].map(|kind| (kind, 12));
    for (kind, count) in looked_at.into_iter().chain([(GameKind::Qwixx, 2), (GameKind::Karteneck, 2)]) {
        in_random_positions(kind, count, |game, seat, _| {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            let advice = advise(seat, &view, &legal, 1);
            for lang in Lang::ALL {
                let hint = text::hint(lang, &view, &advice);
                let label = |place: usize| text::label(lang, advice.moves[place].action, &view);
                assert!(hint.starts_with(&format!("💡 **{}**", label(0))), "{hint}");
                assert!(!hint.contains('\n') && !hint.contains('$') && !hint.contains('{'), "{hint}");
                let Some(next) = advice.moves.get(1) else { continue };
                assert!(hint.contains(&label(1)), "{hint}");
                let cost = (advice.moves[0].chance - next.chance) * 100.0;
                assert!(cost >= 0.0);
                let point = if lang == Lang::En { '.' } else { ',' };
                let told = format!("{:.1}", (cost * 10.0).round() / 10.0).replace('.', &point.to_string());
                let (_, after) = hint.rsplit_once(&label(1)).unwrap();
                assert_eq!(after.contains(&told), cost >= 0.5, "{hint} {cost}");
                let numbers = text::odds(lang, &view, &advice);
                assert!(numbers.starts_with(&hint), "{numbers}");
            }
        });
    }
}
