//! Moves: a player's own, those there was no choice about, and those of a stand-in.

use super::step::{Draft, EndReason, Mover, Step};
use super::{Guest, TableError, UserId};
use crate::game::{Action, Seat};

impl Draft {
    pub(super) fn act(
        &mut self,
        user: UserId,
        action: Action,
        board_version: Option<u32>,
    ) -> Result<(), TableError> {
        if self.table.game().is_none() {
            return Err(TableError::NotStarted);
        }
        let seat = self.table.seat_of(user).ok_or(TableError::NotSeated)?;
        if board_version.is_some_and(|board_version| board_version != self.table.board_version) {
            return Err(TableError::Stale);
        }
        if self.table.guests[seat.index()].away {
            // Who moves is back.
            self.take(Step::Returned { seat });
        }
        self.play(seat, action, Mover::Player)?;
        self.go_on();
        Ok(())
    }

    /// Plays what is forced, and notices when the game is over or nobody is left. Computers are left to
    /// [`Table::computers_play`](super::Table::computers_play): they think, and take their time.
    pub(super) fn go_on(&mut self) {
        while let Some(game) = self.table.game() {
            if game.outcome().is_some() {
                return self.take(Step::Ended { reason: EndReason::Played });
            }
            if !self.table.guests.iter().any(Guest::is_here) {
                return self.take(Step::Ended { reason: EndReason::Abandoned });
            }
            let forced = |seat: Seat| Some((seat, game.forced(seat)?));
            match Seat::all(game.seats()).find_map(forced) {
                Some((seat, action)) => self.play_by_itself(seat, action, Mover::Forced),
                None => return,
            }
        }
    }

    /// Plays one turn safely to its end for somebody whose time is up. However many moves it takes, the clock ran out
    /// once.
    pub(super) fn play_turn(&mut self, seat: Seat, mut by: Mover) {
        while let Some(action) = self.table.game().and_then(|game| game.cautious(seat)) {
            self.play_by_itself(seat, action, by);
            by = Mover::StandIn;
            if self.table.terms.game.ends_turn(action) {
                return;
            }
        }
    }

    pub(super) fn play_by_itself(&mut self, seat: Seat, action: Action, by: Mover) {
        // The action is one of those on offer, so it is never refused.
        let refused = self.play(seat, action, by).is_err();
        debug_assert!(!refused, "{seat} {action} was on offer");
    }
}
