//! The odds of the current turn, for advice.

use super::WormDiceView;
use super::turn::{Payoffs, Turns};
use crate::game::Action;
use crate::game::worm_dice::DiceTurn;

/// Exact odds of an unfinished turn. Before the choice between rolling and stopping, they are the odds after rolling.
pub struct TurnOdds {
    turns: &'static Turns,
    dice: DiceTurn,
    rolls: bool,
}

impl TurnOdds {
    /// The odds of the turn in this view; `None` if there is nothing to roll and nothing to set aside.
    pub fn new<V: WormDiceView>(view: &V, legal: &[Action]) -> Option<TurnOdds> {
        let (dice, rolls) = (view.dice(), legal.contains(&Action::Roll));
        (rolls || dice.must_keep()).then(|| TurnOdds { turns: V::turns(), dice, rolls })
    }

    /// The chance to end with a worm and a total that `wins`, for a player who aims at that alone.
    pub fn chance(&self, wins: impl Fn(u8) -> bool) -> f64 {
        let solved = self.turns.solve(Payoffs::chance(wins));
        if self.rolls { solved.roll(self.dice.aside()) } else { solved.best(&self.dice) }
    }

    /// The chance that the next roll shows only faces already set aside; `None` if the player must choose a face first.
    pub fn bust(&self) -> Option<f64> {
        self.rolls.then(|| self.turns.bust(self.dice.aside()))
    }
}
