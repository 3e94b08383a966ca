//! The computers at a table: they come and go in the lobby, and move when it is theirs to move.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::step::{Draft, Mover, Step};
use super::{Change, Moment, Occupant, Table, TableError, UserId};
use crate::game::computer::Level;
use crate::game::{PerSeat, Seat, Viewer};

/// How long a computer waits before it moves, in milliseconds, so that people can follow.
const PAUSE: i64 = 1_600;

impl Table {
    /// When a computer is to move here; none if none is.
    pub fn computer_moves_at(&self) -> Option<Moment> {
        (!self.computers_to_move().is_empty()).then(|| self.since.plus(PAUSE))
    }

    /// What the computers do that are to move: each plays its turn to the end, so that the board changes once. They
    /// see what people in their seats would see. May take a while: not for a thread that others wait for.
    pub fn computers_play(&self, now: Moment) -> Option<Change> {
        let seats = self.computers_to_move();
        if seats.is_empty() {
            return None;
        }
        let mut draft = Draft::new(self, now);
        for (seat, level) in seats {
            draft.think_turn(seat, level);
        }
        draft.go_on();
        Some(draft.finish())
    }

    fn computers_to_move(&self) -> PerSeat<(Seat, Level)> {
        let played_by = |seat: &Seat| self.guests[seat.index()].played_by();
        self.acting().iter().filter_map(|seat| Some((*seat, played_by(seat)?))).collect()
    }

    fn computers(&self) -> impl Iterator<Item = u8> + '_ {
        self.guests.iter().filter_map(|guest| match guest.occupant {
            Occupant::Computer { number, .. } => Some(number),
            Occupant::Person(_) => None,
        })
    }
}

impl Draft {
    pub(super) fn seat_computer(&mut self, user: UserId, level: Level) -> Result<(), TableError> {
        self.check_host_of_lobby(user)?;
        let seats = *self.table.terms.game.seats().end();
        if self.table.guests.len() >= seats.into() {
            return Err(TableError::Full { seats });
        }
        let number = (1..=u8::MAX).find(|number| self.table.computers().all(|taken| taken != *number));
        self.take(Step::Seated { number: number.unwrap_or_default(), level });
        Ok(())
    }

    pub(super) fn unseat_computer(&mut self, user: UserId) -> Result<(), TableError> {
        self.check_host_of_lobby(user)?;
        let number = self.table.computers().last().ok_or(TableError::NoComputer)?;
        self.take(Step::Unseated { number });
        Ok(())
    }

    fn check_host_of_lobby(&self, user: UserId) -> Result<(), TableError> {
        if !self.table.is_lobby() {
            Err(TableError::AlreadyStarted)
        } else if self.table.host != user {
            Err(TableError::NotHost)
        } else {
            Ok(())
        }
    }

    /// Plays a turn as a computer of this level does.
    fn think_turn(&mut self, seat: Seat, level: Level) {
        let by = match self.table.guests[seat.index()].occupant {
            Occupant::Computer { .. } => Mover::Computer,
            Occupant::Person(_) => Mover::StandIn,
        };
        let mut player = self.table.terms.game.player(level, self.table.decision_seed(seat));
        while let Some(game) = self.table.game() {
            let legal = game.legal(seat);
            let action = match legal[..] {
                [] => return,
                [only] => only,
                _ => player.choose(seat, &game.view(Viewer::Seat(seat)), &legal),
            };
            self.play_by_itself(seat, action, by);
            if self.table.terms.game.ends_turn(action) {
                return;
            }
        }
    }
}

impl Table {
    /// Where a computer's own luck comes from. Nothing of the dice is in it.
    fn decision_seed(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.id.to_string(), self.steps, seat).hash(&mut hasher);
        hasher.finish()
    }
}
