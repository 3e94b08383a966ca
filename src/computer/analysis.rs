//! Analyses a finished game: how lucky each player was, and how well they played. Replays the journal, compares every
//! decision with the hard player's rating of the same view, and every roll with its average.

use super::learned::decided;
use crate::game::chance::Replayer;
use crate::game::computer::{Level, Opinion};
use crate::game::{Action, PerSeat, Seat, Viewer};
use crate::games::{AnyGame, AnyPlayer, AnyView, GameKind};
use crate::journal::{Entry, Journal};

/// The analysis of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Analysis {
    /// How chance affected it.
    pub luck: Luck,
    /// The sum of win probability that its decisions lost, compared with what the hard player thinks best. An estimate;
    /// 1 is a whole game.
    pub given_away: f64,
    /// The number of decisions with more than one choice.
    pub decisions: u32,
}

/// How chance affected a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Luck {
    /// The sum of worms or points by which its rolls were above their average, for a player who plays each turn for
    /// them. Exact.
    Gain(f64),
    /// The change of win probability that no decision, its own or others', explains. An estimate.
    Chance(f64),
}

/// Analyses a finished game by seat; `None` if it isn't finished or can't be replayed. Takes as long as the hard player
/// would need for all decisions, so don't call it on an async thread. Stops when `goes_on` returns `false`.
pub fn analyse(journal: &Journal, goes_on: &dyn Fn() -> bool) -> Option<PerSeat<Analysis>> {
    let outcome = journal.reveal.as_ref()?.outcome.as_ref()?;
    let mut game = AnyGame::new(&journal.setup, &mut Replayer::new(&journal.deal), &mut |_| {});
    let mut analyse = Analyser::new(journal.setup.game(), game.seats());
    for entry in &journal.entries {
        if !goes_on() {
            return None;
        }
        let before = game.view(Viewer::Seat(entry.seat));
        // A changed choice is no further decision.
        if game.acting().contains(&entry.seat) {
            analyse.decision(&before, &game.legal(entry.seat), entry);
        }
        game.play(entry.seat, entry.action, &mut Replayer::new(&entry.answers), &mut |_| {}).ok()?;
        analyse.roll(&before, &game, entry);
    }
    Some(analyse.verdict(&decided(outcome)))
}

/// What the hard player thinks of a decision that was taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// What it would have done.
    pub best: Opinion,
    /// What was done.
    pub taken: Opinion,
}

impl Judged {
    /// The win probability that was lost.
    pub fn cost(&self) -> f64 {
        (self.best.worth - self.taken.worth).max(0.0)
    }
}

/// Judges the choice of `action` from more than one. None if the player doesn't rate it.
pub fn judge(
    hard: &mut AnyPlayer,
    seat: Seat,
    view: &AnyView,
    legal: &[Action],
    action: Action,
) -> Option<Judged> {
    let action = view.weighed_as(action);
    let opinions = hard.weigh(seat, view, legal);
    let taken = opinions.iter().find(|opinion| opinion.action == action)?;
    Some(Judged { best: *opinions.first()?, taken: *taken })
}

struct Analyser {
    hard: AnyPlayer,
    /// Computes the average gain of a turn, where that is known exactly.
    gains: Option<AnyPlayer>,
    seats: PerSeat<Sums>,
}

#[derive(Clone, Copy, Default)]
struct Sums {
    gain: f64,
    given_away: f64,
    decisions: u32,
}

impl Analyser {
    fn new(kind: GameKind, seats: usize) -> Analyser {
        let sums = Seat::all(seats).map(|_| Sums::default()).collect();
        Analyser { hard: kind.player(Level::Hard, 0), gains: kind.gains(), seats: sums }
    }

    /// Adds the win probability that a decision lost.
    fn decision(&mut self, view: &AnyView, legal: &[Action], Entry { seat, action, .. }: &Entry) {
        if legal.len() < 2 {
            return;
        }
        let judged = judge(&mut self.hard, *seat, view, legal, *action);
        let sums = &mut self.seats[seat.index()];
        sums.decisions += 1;
        sums.given_away += judged.map_or(0.0, |judged| judged.cost());
    }

    /// Adds the difference between a roll and its average.
    fn roll(&mut self, before: &AnyView, game: &AnyGame, Entry { seat, action, .. }: &Entry) {
        let Some(gains) = self.gains.as_mut().filter(|_| *action == Action::Roll) else { return };
        let mut best = |view: &AnyView, legal: &[Action]| {
            gains.weigh(*seat, view, legal).first().map_or(0.0, |opinion| opinion.worth)
        };
        let expected = best(before, &[Action::Roll]);
        let got = match &game.legal(*seat)[..] {
            // The roll failed, which ends the turn.
            [] => -before.cost_of_failure(*seat),
            legal => best(&game.view(Viewer::Seat(*seat)), legal),
        };
        self.seats[seat.index()].gain += got - expected;
    }

    /// Luck is the part of the result not explained by decisions. Games with exact gains use the sum over all rolls.
    fn verdict(self, won: &PerSeat<f64>) -> PerSeat<Analysis> {
        let (seats, all) =
            (self.seats.len() as f64, self.seats.iter().map(|sums| sums.given_away).sum::<f64>());
        let analysed = |(sums, won): (&Sums, &f64)| {
            let by_others = (all - sums.given_away) / (seats - 1.0);
            let luck = match self.gains {
                Some(_) => Luck::Gain(sums.gain),
                None => Luck::Chance(won - 1.0 / seats + sums.given_away - by_others),
            };
            Analysis { luck, given_away: sums.given_away, decisions: sums.decisions }
        };
        self.seats.iter().zip(won).map(analysed).collect()
    }
}
