//! Taps that somebody didn't mean. A finger that taps twice would press what has come under it in the meantime. So
//! from the moment a press counts until a little after Discord has the new board, further presses of the same person
//! at that table are acknowledged and change nothing. Typed commands are never ignored.

use std::time::Duration;

use dashmap::DashMap;

use super::app::App;
use super::context::Context;
use super::responder::Origin;
use crate::fair::GameId;
use crate::table::{Moment, UserId};

/// How long a board may take, in milliseconds. If it never comes, nobody is shut out for longer.
const LONGEST: i64 = 10_000;

/// Tells double taps from presses that are meant: who has just pressed something, by table.
pub struct DoubleTaps {
    /// How long after the board a press is a double tap, in milliseconds. Zero: nothing is.
    length: i64,
    tables: DashMap<GameId, Vec<Quiet>>,
}

/// A person whose presses are double taps for now.
struct Quiet {
    user: UserId,
    /// How many steps the board shows that Discord hasn't got yet. None while the press is being decided.
    awaits: Option<u32>,
    /// When it is over at the latest.
    until: Moment,
}

/// A press that is being decided. Unless it counts, it leaves nothing behind.
pub struct Press<'a> {
    double_taps: &'a DoubleTaps,
    /// None for what was typed.
    key: Option<(&'a GameId, UserId)>,
}

impl DoubleTaps {
    /// With this time after each board.
    pub fn new(length: Duration) -> DoubleTaps {
        DoubleTaps { length: i64::try_from(length.as_millis()).unwrap_or(i64::MAX), tables: DashMap::new() }
    }

    fn is_double_tap(&self, table: &GameId, user: UserId, now: Moment) -> bool {
        let quiet = self.tables.get(table);
        quiet.is_some_and(|quiet| quiet.iter().any(|quiet| quiet.user == user && now < quiet.until))
    }

    /// Begins to decide about a press. None if it is a double tap, also of one that isn't decided yet.
    fn begin<'a>(&'a self, table: &'a GameId, user: UserId, now: Moment) -> Option<Press<'a>> {
        let mut quiet = self.tables.entry(table.clone()).or_default();
        quiet.retain(|quiet| now < quiet.until);
        if quiet.iter().any(|quiet| quiet.user == user) {
            return None;
        }
        quiet.push(Quiet { user, awaits: None, until: now.plus(LONGEST) });
        Some(Press { double_taps: self, key: Some((table, user)) })
    }

    /// Discord has a board that shows so many steps of the table, or has refused it.
    pub fn shown(&self, table: &GameId, steps: u32, now: Moment) {
        let Some(mut quiet) = self.tables.get_mut(table) else { return };
        for quiet in quiet.iter_mut().filter(|quiet| quiet.awaits.is_some_and(|awaited| awaited <= steps)) {
            (quiet.awaits, quiet.until) = (None, now.plus(self.length));
        }
    }

    /// Forgets what is past.
    pub fn forget_past(&self, now: Moment) {
        self.tables.retain(|_, quiet| quiet.iter().any(|quiet| now < quiet.until));
    }
}

impl Press<'_> {
    /// The press has an effect: a board that shows so many steps is on its way.
    pub fn counts(mut self, steps: u32) {
        let Some((table, user)) = self.key.take() else { return };
        let Some(mut quiet) = self.double_taps.tables.get_mut(table) else { return };
        quiet.iter_mut().filter(|quiet| quiet.user == user).for_each(|quiet| quiet.awaits = Some(steps));
    }
}

impl Drop for Press<'_> {
    fn drop(&mut self) {
        let Some((table, user)) = self.key else { return };
        if let Some(mut quiet) = self.double_taps.tables.get_mut(table) {
            quiet.retain(|quiet| quiet.user != user);
        }
    }
}

impl App {
    /// Whether this is a press that its person didn't mean.
    pub(super) fn is_double_tap(&self, ctx: &Context) -> bool {
        let table = ctx.request.table.as_ref().filter(|_| is_press(ctx));
        table.is_some_and(|table| self.double_taps.is_double_tap(table, ctx.person().user, self.tables.now()))
    }

    /// Begins to decide about an interaction. None if it is a double tap.
    pub(super) fn begin_press<'a>(&'a self, ctx: &'a Context) -> Option<Press<'a>> {
        match &ctx.request.table {
            Some(table) if is_press(ctx) && self.double_taps.length > 0 => {
                self.double_taps.begin(table, ctx.person().user, self.tables.now())
            }
            _ => Some(Press { double_taps: &self.double_taps, key: None }),
        }
    }
}

fn is_press(ctx: &Context) -> bool {
    matches!(ctx.responder.origin, Origin::Message(_) | Origin::PrivateMessage)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: UserId = UserId(1);
    const BEN: UserId = UserId(2);

    #[test]
    fn a_press_that_counts_has_double_taps_until_a_little_after_its_board() {
        let (double_taps, table) = (DoubleTaps::new(Duration::from_millis(700)), GameId::random().unwrap());
        let is_double_tap = |user, at| double_taps.is_double_tap(&table, user, Moment(at));
        double_taps.begin(&table, ANNA, Moment(0)).unwrap().counts(5);
        assert!(is_double_tap(ANNA, 2000) && !is_double_tap(BEN, 2000), "the board is on its way");
        double_taps.shown(&table, 4, Moment(2000));
        assert!(is_double_tap(ANNA, 2800), "that was the board before");
        double_taps.shown(&table, 5, Moment(3000));
        double_taps.shown(&table, 6, Moment(3500));
        assert!(is_double_tap(ANNA, 3699) && !is_double_tap(ANNA, 3700), "another board makes it no longer");
        assert!(double_taps.begin(&table, ANNA, Moment(3699)).is_none());
        double_taps.forget_past(Moment(3700));
        assert!(double_taps.tables.is_empty());
    }

    #[test]
    fn a_press_has_double_taps_while_it_is_decided_and_none_if_it_is_refused() {
        let (double_taps, table) = (DoubleTaps::new(Duration::from_millis(700)), GameId::random().unwrap());
        let refused = double_taps.begin(&table, ANNA, Moment(0)).unwrap();
        assert!(double_taps.begin(&table, ANNA, Moment(1)).is_none());
        assert!(double_taps.begin(&table, BEN, Moment(1)).is_some());
        drop(refused);
        assert!(!double_taps.is_double_tap(&table, ANNA, Moment(2)));
    }

    #[test]
    fn a_board_that_never_comes_shuts_nobody_out() {
        let (double_taps, table) = (DoubleTaps::new(Duration::from_millis(700)), GameId::random().unwrap());
        double_taps.begin(&table, ANNA, Moment(0)).unwrap().counts(5);
        assert!(!double_taps.is_double_tap(&table, ANNA, Moment(LONGEST)));
    }
}
