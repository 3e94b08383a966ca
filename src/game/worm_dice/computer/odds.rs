//! The odds of the current turn, for advice.

use super::WormDiceView;
use super::turn::{Payoffs, Turns};
use crate::game::Action;
use crate::game::computer::Likelihood;
use crate::game::worm_dice::{Dice, DiceEvent, DiceTurn, Face};

/// How likely a roll was: that it busts, or else that the dice fall like that, in whatever order.
pub fn of_roll<V: WormDiceView>(before: &V, event: DiceEvent) -> Option<Likelihood> {
    let DiceEvent::Rolled(_, dice) = event else { return None };
    let turn = before.dice();
    let aside = turn.aside();
    let is_bust = dice.iter().all(|face| aside.of(face) > 0);
    let (key, chance) = match is_bust {
        true => ("odds-bust", V::turns().bust(aside)),
        false => ("odds-roll", falling_like(&dice)),
    };
    Some(Likelihood::of_roll(key, dice.count(), chance))
}

/// The chance that as many dice show these faces, in whatever order.
fn falling_like(dice: &Dice) -> f64 {
    let mut left = dice.count();
    let mut chance = 1.0;
    for face in Face::ALL {
        for rolled in 0..dice.of(face) {
            chance *= f64::from(left) / f64::from(rolled + 1) / 6.0;
            left -= 1;
        }
    }
    chance
}

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
