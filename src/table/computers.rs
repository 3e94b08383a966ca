//! The computers at a table: adding and removing them in the lobby, and their moves.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::step::{Draft, Mover, Step};
use super::{Change, Moment, Occupant, Table, TableError, UserId};
use crate::game::computer::Level;
use crate::game::{PerSeat, Seat, Viewer};

/// The pause before a computer moves, in milliseconds, so that people can follow.
const PAUSE: i64 = 1_600;

impl Table {
    /// When the next computer should move; `None` if it is no computer's turn.
    pub fn computer_moves_at(&self) -> Option<Moment> {
        (!self.computers_to_move().is_empty()).then(|| self.since.plus(PAUSE))
    }

    /// Plays the turns of all acting computers. Each plays its turn to the end, so that the board changes only once.
    /// They see only what a player in their seat would see. This may take long, so don't call it on an async thread.
    pub fn computers_play(&self, now: Moment) -> Option<Change> {
        let seats = self.computers_to_move();
        if seats.is_empty() {
            return None;
        }
        let mut draft = Draft::new(self, now);
        for (seat, level) in seats {
            draft.think_turn(seat, level);
        }
        draft.continue_game();
        Some(draft.finish())
    }

    /// Plays the turns of all acting computers without thinking. For a player that fails.
    pub fn computers_play_cautiously(&self, now: Moment) -> Option<Change> {
        let seats = self.computers_to_move();
        if seats.is_empty() {
            return None;
        }
        let mut draft = Draft::new(self, now);
        for (seat, _) in seats {
            draft.play_turn(seat, Mover::StandIn);
        }
        draft.continue_game();
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

    /// Plays a turn the way a computer of this level does.
    fn think_turn(&mut self, seat: Seat, level: Level) {
        let by = match self.table.guests[seat.index()].occupant {
            Occupant::Computer { .. } => Mover::Computer,
            Occupant::Person(_) => Mover::StandIn,
        };
        let mut player = self.table.terms.game.player(level, self.table.decision_seed(seat));
        // Computers don't change a choice that they have made in secret.
        while let Some(game) = self.table.game().filter(|game| game.acting().contains(&seat)) {
            let legal = game.legal(seat);
            let action = match legal[..] {
                [] => return,
                [only] => only,
                _ => player.choose(seat, &game.view(Viewer::Seat(seat)), &legal),
            };
            self.play_automatically(seat, action, by);
            if self.table.terms.game.ends_turn(action) {
                return;
            }
        }
    }
}

impl Table {
    /// Seeds the computer's own random choices. It is independent of the dice.
    fn decision_seed(&self, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.id.to_string(), self.steps, seat).hash(&mut hasher);
        hasher.finish()
    }
}
