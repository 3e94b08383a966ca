//! An exact solution of Pig for two players: the chance to win of the player to move, if both play optimally.
//!
//! A turn ends with a hold, which leads to higher scores, or with a one, which only passes the turn. So the states are
//! solved from the highest scores down. Only the two states of a pair of scores, one for each player to move, depend on
//! each other. Iterating between them converges quickly.

use std::sync::LazyLock;

use super::super::{GOAL, PIG, SIDES};

const SCORES: usize = GOAL as usize;

/// The iteration stops when the values change by less than this.
const TOLERANCE: f64 = 1e-14;

/// The solution, computed on first use.
pub(super) static OPTIMUM: LazyLock<Optimum> = LazyLock::new(Optimum::solve);

/// The chance to win of the player to move, before the first roll of a turn: by own score and by the other's.
pub(super) struct Optimum(Vec<[f64; SCORES]>);

/// The chance to win after each of the two choices in a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Turn {
    pub(super) roll: f64,
    pub(super) hold: f64,
}

impl Optimum {
    fn solve() -> Optimum {
        let mut optimum = Optimum(vec![[0.5; SCORES]; SCORES]);
        for sum in (0..=2 * (SCORES - 1)).rev() {
            for low in sum.saturating_sub(SCORES - 1)..=sum / 2 {
                optimum.solve_pair(low, sum - low);
            }
        }
        optimum
    }

    fn solve_pair(&mut self, low: usize, high: usize) {
        loop {
            let before = self.0[low][high];
            self.0[high][low] = self.turns(high, low)[0].roll;
            self.0[low][high] = self.turns(low, high)[0].roll;
            if (self.0[low][high] - before).abs() < TOLERANCE {
                return;
            }
        }
    }

    /// The worth of rolling and holding for a player with this score.
    pub(super) fn turn(&self, own: u16, other: u16, pot: u16) -> Turn {
        let last = (GOAL - 1).into();
        let (own, other) = (usize::from(own).min(last), usize::from(other).min(last));
        let turns = self.turns(own, other);
        turns[usize::from(pot).min(turns.len() - 1)]
    }

    /// The same for every pot up to the one that wins.
    fn turns(&self, own: usize, other: usize) -> Vec<Turn> {
        let wins = SCORES - own;
        let lost = 1.0 - self.0[other][own];
        let sure = Turn { roll: (lost + f64::from(SIDES - PIG)) / f64::from(SIDES), hold: 1.0 };
        let mut turns = vec![sure; wins + 1];
        for pot in (0..wins).rev() {
            let after = |die: usize| {
                let Turn { roll, hold } = turns[(pot + die).min(wins)];
                roll.max(hold)
            };
            let others: f64 = (usize::from(PIG) + 1..=SIDES.into()).map(after).sum();
            let roll = (lost + others) / f64::from(SIDES);
            // Holding nothing is illegal, so it must never be the better choice.
            let hold = if pot == 0 { 0.0 } else { 1.0 - self.0[other][own + pot] };
            turns[pot] = Turn { roll, hold };
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published by T. Neller and C. Presser: with optimal play on both sides the first player wins 53.06 %.
    #[test]
    fn the_first_player_wins_as_often_as_was_published() {
        let first = OPTIMUM.turn(0, 0, 0).roll;
        assert_eq!((first * 10_000.0).round(), 5306.0, "{first}");
    }

    /// The equation that defines the optimum holds in every state.
    #[test]
    fn no_choice_can_be_improved() {
        for own in 0..SCORES {
            for other in 0..SCORES {
                let turns = OPTIMUM.turns(own, other);
                assert!((turns[0].roll - OPTIMUM.0[own][other]).abs() < 1e-12, "{own} {other}");
                assert!(turns.iter().all(|turn| (0.0..=1.0).contains(&turn.roll)), "{own} {other}");
            }
        }
    }

    /// Published too: far behind a player who is about to win, nobody holds.
    #[test]
    fn who_is_about_to_lose_goes_on() {
        let held_at = |own, other| {
            (1..GOAL - own)
                .find(|&pot| OPTIMUM.turn(own, other, pot).hold > OPTIMUM.turn(own, other, pot).roll)
        };
        assert_eq!(held_at(0, 99), None);
        assert_eq!(held_at(0, 0), Some(21));
    }
}
