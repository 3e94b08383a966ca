//! The commands outside the game itself: seats, words, start and end. [`Table::apply`] calls them.

use super::step::{Draft, EndReason, Step};
use super::{Guest, Person, Phase, Table, TableError, UserId};
use crate::fair::SeedWord;

impl Draft {
    pub(super) fn join(&mut self, person: &Person) -> Result<(), TableError> {
        let seats = *self.table.terms.game.seats().end();
        match (self.table.guest(person.user), &self.table.phase) {
            (Some(guest), Phase::Playing(..)) if guest.away => self.come_back(person.user),
            (Some(_), _) => return Err(TableError::AlreadySeated),
            (None, Phase::Lobby) if self.table.guests.len() >= seats.into() => {
                return Err(TableError::Full { seats });
            }
            (None, Phase::Lobby) => self.take(Step::Joined { user: person.user, name: person.name.clone() }),
            (None, _) => return Err(TableError::AlreadyStarted),
        }
        Ok(())
    }

    fn come_back(&mut self, user: UserId) {
        if let Some(seat) = self.table.seat_of(user) {
            self.take(Step::Returned { seat });
        }
    }

    pub(super) fn leave(&mut self, user: UserId) -> Result<(), TableError> {
        let seat = self.table.seat_of(user).ok_or(TableError::NotSeated)?;
        if self.table.is_lobby() {
            self.take(Step::Left { user });
            if !self.table.guests.iter().any(Guest::is_here) {
                self.take(Step::Ended { reason: EndReason::Abandoned });
            }
        } else if !self.table.guests[seat.index()].away {
            self.take(Step::Released { seat });
            self.continue_game();
        }
        Ok(())
    }

    pub(super) fn say(&mut self, user: UserId, word: SeedWord) -> Result<(), TableError> {
        self.table.guest(user).ok_or(TableError::NotSeated)?;
        if !self.table.is_lobby() {
            return Err(TableError::AlreadyStarted);
        }
        self.take(Step::Said { user, word });
        Ok(())
    }

    pub(super) fn begin(&mut self, user: UserId) -> Result<(), TableError> {
        if !self.table.is_lobby() {
            return Err(TableError::AlreadyStarted);
        }
        if self.table.host != user {
            return Err(TableError::NotHost);
        }
        let needed = *self.table.terms.game.seats().start();
        if self.start() { Ok(()) } else { Err(TableError::TooFew { needed }) }
    }

    /// The host and moderators end a table at once, other players by a majority of those present.
    pub(super) fn end(&mut self, person: &Person) -> Result<(), TableError> {
        let reason = if person.user == self.table.host {
            EndReason::Host
        } else if person.moderates {
            EndReason::Moderator
        } else {
            return self.vote(person.user);
        };
        self.take(Step::Ended { reason });
        Ok(())
    }

    pub(super) fn vote(&mut self, user: UserId) -> Result<(), TableError> {
        self.table.guest(user).ok_or(TableError::NotSeated)?;
        if self.table.votes.contains(&user) {
            return Err(TableError::AlreadyVoted);
        }
        self.take(Step::Voted { user });
        let (votes, needed) = self.table.votes();
        if votes >= needed {
            self.take(Step::Ended { reason: EndReason::Vote });
        }
        Ok(())
    }
}

impl Table {
    /// The votes for ending the table, and how many are needed.
    pub fn votes(&self) -> (usize, usize) {
        let here: Vec<_> =
            self.guests.iter().filter(|guest| guest.is_here()).filter_map(Guest::user).collect();
        let votes = here.iter().filter(|user| self.votes.contains(user)).count();
        (votes, here.len() / 2 + 1)
    }
}
