//! What speaks for a move with worm dice. Heckmeck and Barbecue share it.

use super::computer::WormDiceView;
use super::computer::turn::{Payoffs, Solved};
use super::{DiceTurn, Face};
use crate::game::computer::Computer;
use crate::game::reasons::{Fact, Reason};
use crate::game::{Action, Seat};

/// Differences of chances below this are not worth a word.
const CHANCE: f64 = 0.01;

/// The same for averages, which are shown with one decimal.
const AVERAGE: f64 = 0.1;

/// What `best` has over `other`. `averages` is the key for the average gain, in the unit of the game.
pub(crate) fn reasons<G>(
    seat: Seat,
    view: &G::View,
    (best, other): (Action, Action),
    averages: &'static str,
) -> Vec<Reason>
where
    G: Computer<View: WormDiceView>,
{
    let choice = Choice { dice: view.dice(), view, gains: gains::<G>(seat, view, [best, other]) };
    match (best, other) {
        (Action::Keep(face), Action::Keep(instead)) => choice.keeping(face, instead, averages),
        (Action::Roll, _) => choice.rolling(averages),
        (_, Action::Roll) => choice.stopping(averages),
        _ => choice.average(averages).into_iter().collect(),
    }
}

/// The average gain of the turn after each of the two.
fn gains<G: Computer>(seat: Seat, view: &G::View, actions: [Action; 2]) -> Option<[f64; 2]> {
    let opinions = G::gains()?.weigh(seat, view, &actions);
    let gain = |action| opinions.iter().find(|opinion| opinion.action == action).map(|found| found.worth);
    Some([gain(actions[0])?, gain(actions[1])?])
}

/// Two moves in the same situation.
struct Choice<'a, V> {
    dice: DiceTurn,
    view: &'a V,
    gains: Option<[f64; 2]>,
}

impl<V: WormDiceView> Choice<'_, V> {
    fn keeping(&self, face: Face, instead: Face, averages: &'static str) -> Vec<Reason> {
        let [kept, other] = [face, instead].map(|face| self.kept(face));
        let worm = (face == Face::Worm && !self.dice.has_worm()).then(|| Reason::new("why-worm"));
        let safe = (self.wins(&kept) && !self.wins(&other))
            .then(|| Reason::new("why-safe").with("total", kept.total()));
        let left = (kept.left() > other.left() && !kept.must_stop())
            .then(|| Reason::new("why-dice").with("left", kept.left()).with("instead", other.left()));
        let all =
            [worm, safe, self.fails(face, instead), self.average(averages), self.points(face, instead), left];
        all.into_iter().flatten().collect()
    }

    fn rolling(&self, averages: &'static str) -> Vec<Reason> {
        let nothing =
            (!self.view.stop_wins() && !self.dice.is_fresh()).then(|| Reason::new("why-stop-nothing"));
        let bust = V::turns().bust(self.dice.aside());
        let bust = (bust < 0.5).then(|| Reason::new("why-bust-rolling").with("chance", Fact::Chance(bust)));
        [nothing, self.average(averages), bust].into_iter().flatten().collect()
    }

    fn stopping(&self, averages: &'static str) -> Vec<Reason> {
        let bust = V::turns().bust(self.dice.aside());
        let bust = Reason::new("why-bust-stopping").with("chance", Fact::Chance(bust));
        std::iter::once(bust).chain(self.average(averages)).collect()
    }

    /// The turn after setting aside a face.
    fn kept(&self, face: Face) -> DiceTurn {
        let mut dice = self.dice;
        dice.keep(face);
        dice
    }

    /// Whether stopping with these dice wins something.
    fn wins(&self, dice: &DiceTurn) -> bool {
        dice.has_worm() && self.view.prize_of(dice.total()).is_some()
    }

    /// The chances that the turn brings nothing even if it is played only for bringing something.
    fn fails(&self, face: Face, instead: Face) -> Option<Reason> {
        let solved: Solved<'_> =
            V::turns().solve(Payoffs::chance(|total| self.view.prize_of(total).is_some()));
        let [kept, other] = [face, instead].map(|face| 1.0 - solved.keep(&self.dice, face));
        let reason = Reason::new("why-fails");
        (kept + CHANCE < other)
            .then(|| reason.with("chance", Fact::Chance(kept)).with("instead", Fact::Chance(other)))
    }

    fn average(&self, key: &'static str) -> Option<Reason> {
        let [gain, other] = self.gains?;
        let reason = Reason::new(key);
        (gain > other + AVERAGE)
            .then(|| reason.with("gain", Fact::Average(gain)).with("instead", Fact::Average(other)))
    }

    /// More points for each die.
    fn points(&self, face: Face, instead: Face) -> Option<Reason> {
        let count = self.dice.rolled().of(face);
        let reason = Reason::new("why-points").with("points", count * face.points()).with("dice", count);
        (face.points() > instead.points()).then_some(reason)
    }
}
