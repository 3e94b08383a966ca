//! Moves: by players, forced ones, and those of a computer that plays for someone.

use super::step::{Draft, EndReason, Mover, Step};
use super::{Participant, TableError, UserId};
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
        let lent = self.table.lent_seat(user);
        let seat = lent.or_else(|| self.table.seat_of(user)).ok_or(TableError::NotSeated)?;
        if board_version.is_some_and(|board_version| board_version != self.table.board_version) {
            return Err(TableError::Stale);
        }
        if self.table.participants[seat.index()].away || lent.is_some() {
            // A move ends the player's absence.
            self.take(Step::Returned { seat });
        }
        self.play(seat, action, Mover::Player)?;
        self.continue_game();
        self.answer_in_lesson();
        Ok(())
    }

    /// Two moves of one person. The first may force the second: then it is made already.
    pub(super) fn act_twice(
        &mut self,
        user: UserId,
        first: Action,
        second: Action,
    ) -> Result<(), TableError> {
        self.act(user, first, None)?;
        let seat = self.table.seat_of(user);
        let is_second = |step: &Step| matches!(step, Step::Played { seat: who, action, by: Mover::Forced, .. } if Some(*who) == seat && *action == second);
        if self.steps().iter().any(is_second) {
            return Ok(());
        }
        self.act(user, second, None).map_err(|_| TableError::NotAfterThat(second))
    }

    /// Plays forced moves, and ends the table when the game is over or no person is left. Computers move later, in
    /// [`Table::computers_play`](super::Table::computers_play), because they take time to think.
    pub(super) fn continue_game(&mut self) {
        while let Some(game) = self.table.game() {
            if game.outcome().is_some() {
                return self.take(Step::Ended { reason: EndReason::Played });
            }
            if !self.table.participants.iter().any(Participant::is_here) {
                return self.take(Step::Ended { reason: EndReason::Abandoned });
            }
            let forced = |seat: Seat| Some((seat, game.forced(seat)?));
            match Seat::all(game.seats()).find_map(forced) {
                Some((seat, action)) => self.play_automatically(seat, action, Mover::Forced),
                None => return,
            }
        }
    }

    /// Plays one turn cautiously to its end for a player whose time is up. Only the first move counts as a timeout, so
    /// that the turn is missed once.
    pub(super) fn play_turn(&mut self, seat: Seat, mut by: Mover) {
        while let Some(action) = self.table.game().and_then(|game| game.cautious(seat)) {
            self.play_automatically(seat, action, by);
            by = Mover::StandIn;
            if self.table.terms.game.ends_turn(action) {
                return;
            }
        }
    }

    pub(super) fn play_automatically(&mut self, seat: Seat, action: Action, by: Mover) {
        // The action is legal, so it is never rejected.
        let refused = self.play(seat, action, by).is_err();
        debug_assert!(!refused, "{seat} {action} was on offer");
    }
}
