//! A computer player of worm dice: it knows what the ends of a turn are worth to it, and plays the turn towards them
//! as well as it can be played. A game says by [`WormDiceView`] what its turns are about, and by an [`Objective`] what a
//! player wants.

pub mod baseline;
pub mod odds;
pub mod turn;

use super::DiceTurn;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Rules, Seat};
use turn::{Payoffs, Solved, Turns};

/// What a view of a game with worm dice tells its computers.
pub trait WormDiceView: Clone + PartialEq + Send {
    /// What a total brings.
    type Prize: Copy + PartialEq;

    /// All turns with this game's dice. Every game has a `static` of its own.
    fn turns() -> &'static Turns;

    /// The dice of the turn.
    fn dice(&self) -> DiceTurn;

    /// Whether stopping now brings anything.
    fn stop_wins(&self) -> bool;

    /// What a turn that ends with a worm and this total brings; none if it brings nothing.
    fn prize_of(&self, total: u8) -> Option<Self::Prize>;

    /// Whether this prize is a choice between a steal and a tile of the grill.
    fn is_choice(_prize: Self::Prize) -> bool {
        false
    }

    /// The same table before the first roll of the turn.
    #[must_use]
    fn before_turn(&self) -> Self;
}

/// What a player plays for.
pub trait Objective: Send {
    /// The view of its game.
    type View: WormDiceView;

    /// What it is worth to `seat` that its turn ends like this.
    fn worth(&self, seat: Seat, view: &Self::View, end: End) -> f64;
}

/// How a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It fails.
    Failed,
    /// With a worm and this total; where that is a steal, it is made.
    Stopped(u8),
    /// With a worm and this total, and a steal is left for the tile on the grill.
    StealLeft(u8),
}

impl End {
    /// The total; none of a failure.
    pub const fn total(self) -> Option<u8> {
        match self {
            End::Failed => None,
            End::Stopped(total) | End::StealLeft(total) => Some(total),
        }
    }
}

/// Plays turns towards an objective.
pub struct DicePlayer<A: Objective> {
    objective: A,
    /// The last turn solved, and the table before its first roll: the next decision is usually in the same one.
    solved: Option<(Seat, A::View, Solved<'static>)>,
}

impl<A: Objective> DicePlayer<A> {
    /// Plays towards this objective.
    pub const fn new(objective: A) -> DicePlayer<A> {
        DicePlayer { objective, solved: None }
    }
}

/// What every end of a turn is worth to a player with this objective.
pub fn payoffs<A: Objective>(objective: &A, seat: Seat, view: &A::View) -> Payoffs {
    let worth = |end| objective.worth(seat, view, end);
    let failed = worth(End::Failed);
    // Many totals in a row bring the same.
    let mut last = None;
    let mut stopped = |total| {
        let prize = view.prize_of(total);
        let known = last.filter(|(known, _)| *known == prize);
        let (_, worth) = known.unwrap_or_else(|| match prize {
            None => (prize, failed),
            Some(choice) if A::View::is_choice(choice) => {
                (prize, worth(End::Stopped(total)).max(worth(End::StealLeft(total))))
            }
            Some(_) => (prize, worth(End::Stopped(total))),
        });
        last = Some((prize, worth));
        worth
    };
    Payoffs { failed, stopped: std::array::from_fn(|total| stopped(total as u8)) }
}

impl<G: Rules<View: WormDiceView>, A: Objective<View = G::View>> Player<G> for DicePlayer<A> {
    fn weigh(&mut self, seat: Seat, view: &G::View, legal: &[Action]) -> Vec<Opinion> {
        let (dice, before) = (view.dice(), view.before_turn());
        let solved = match self.solved.take() {
            Some((known_seat, known, solved)) if known_seat == seat && known == before => solved,
            _ => A::View::turns().solve(payoffs(&self.objective, seat, view)),
        };
        let end = |end| self.objective.worth(seat, view, if dice.has_worm() { end } else { End::Failed });
        let opinions = ranked(legal, |action| match action {
            Action::Roll => solved.roll(dice.aside()),
            Action::Keep(face) => solved.keep(&dice, face),
            Action::StopGrill => end(End::StealLeft(dice.total())),
            _ => end(End::Stopped(dice.total())),
        });
        self.solved = Some((seat, before, solved));
        opinions
    }
}
