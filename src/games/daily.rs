//! Which game a day has. The list and its order never change: they are the public rule in `docs/FAIR-DICE.md`.

use super::{GameKind, Setup};
use crate::fair::Day;

/// The games of the days, in turn.
const DAILY: [GameKind; 4] = [GameKind::Heckmeck, GameKind::Barbecue, GameKind::Karteneck, GameKind::Qwixx];

/// How many computers play at the table of a day.
pub const DAILY_COMPANY: u8 = 2;

impl GameKind {
    /// The game of a day.
    pub fn of_day(day: Day) -> GameKind {
        DAILY[(day.number() - 1).rem_euclid(4) as usize]
    }
}

impl Setup {
    /// Whether this is the table of a day: its game, by its first rules and in no variant, for one person and the computers.
    pub fn is_of_day(&self, day: Day) -> bool {
        let company = usize::from(DAILY_COMPANY) + 1;
        let is_plain = self.variant().is_none() && self.version().is_first();
        is_plain && self.game() == GameKind::of_day(day) && self.seats() == company
    }
}
