//! A computer player for worm dice. It knows the worth of every end of a turn, and plays the turn optimally for that. A
//! game describes its turns with [`WormDiceView`], and the aim of a player with an [`Objective`].

pub mod baseline;
pub mod odds;
pub mod turn;

use super::DiceTurn;
use crate::game::computer::{Opinion, Player, ranked};
use crate::game::{Action, Rules, Seat};
use turn::{Payoffs, Solved, Turns};

/// What computers need from the view of a game with worm dice.
pub trait WormDiceView: Clone + PartialEq + Send {
    /// What a total wins.
    type Prize: Copy + PartialEq;

    /// All turns with this game's dice. Every game has its own `static`.
    fn turns() -> &'static Turns;

    /// The dice of the current turn.
    fn dice(&self) -> DiceTurn;

    /// Whether stopping now wins something.
    fn stop_wins(&self) -> bool;

    /// What a turn that ends with a worm and this total wins, if anything.
    fn prize_of(&self, total: u8) -> Option<Self::Prize>;

    /// Whether the player can choose between a steal and a tile of the grill.
    fn is_choice(_prize: Self::Prize) -> bool {
        false
    }

    /// The same view before the first roll of the turn.
    #[must_use]
    fn before_turn(&self) -> Self;
}

/// What a player aims for.
pub trait Objective: Send {
    /// The view of its game.
    type View: WormDiceView;

    /// What it is worth to `seat` if its turn ends like this.
    fn worth(&self, seat: Seat, view: &Self::View, end: End) -> f64;
}

/// The end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The turn fails.
    Failed,
    /// With a worm and this total. If that can be a steal, it is one.
    Stopped(u8),
    /// With a worm and this total, taking the tile on the grill instead of stealing.
    StealLeft(u8),
}

impl End {
    /// The total; `None` for a failure.
    pub const fn total(self) -> Option<u8> {
        match self {
            End::Failed => None,
            End::Stopped(total) | End::StealLeft(total) => Some(total),
        }
    }
}

/// A player that plays each turn optimally for an objective.
pub struct DicePlayer<A: Objective> {
    objective: A,
    /// The last solved turn, and the view before its first roll. The next decision is usually in the same turn.
    solved: Option<(Seat, A::View, Solved<'static>)>,
}

impl<A: Objective> DicePlayer<A> {
    /// A player with this objective.
    pub const fn new(objective: A) -> DicePlayer<A> {
        DicePlayer { objective, solved: None }
    }
}

/// The worth of every end of a turn for this objective.
pub fn payoffs<A: Objective>(objective: &A, seat: Seat, view: &A::View) -> Payoffs {
    let worth = |end| objective.worth(seat, view, end);
    let failed = worth(End::Failed);
    // Many consecutive totals win the same.
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
