//! The commands outside the game itself: seats, words, start and end. [`Table::apply`] calls them.

use super::step::{Draft, EndReason, Step};
use super::{Change, Moment, Participant, Person, Phase, Table, TableError, TableSeed, Terms, UserId};
use crate::fair::SeedWord;
use crate::game::computer::Level;

/// How a table is opened: its terms, and who is to play besides the one who opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The terms.
    pub terms: Terms,
    /// The computers that sit down besides those of the terms.
    pub computers: Vec<Level>,
    /// The people for whom a seat is kept.
    pub invited: Vec<UserId>,
    /// Whether the game starts at once if nobody has to be waited for.
    pub starts: bool,
}

impl From<Terms> for Opening {
    fn from(terms: Terms) -> Opening {
        Opening { terms, computers: Vec::new(), invited: Vec::new(), starts: false }
    }
}

impl Table {
    /// Opens a table for a user and those who are to play with them. Who finds no room is left out, computers first.
    pub fn open_for(
        table_seed: TableSeed,
        user: UserId,
        name: String,
        opening: &Opening,
        now: Moment,
    ) -> Change {
        let opened = Table::open(table_seed, user, name, opening.terms, now);
        let mut draft = Draft::new(&opened.table, now);
        for user in &opening.invited {
            draft.invite(*user);
        }
        for level in &opening.computers {
            // There is no room for one more: the others play without it.
            let _ = draft.add_computer(*level);
        }
        if opening.starts && draft.table.invited.is_empty() {
            draft.start();
            draft.answer_in_lesson();
        }
        let Change { table, steps, events } = draft.finish();
        Change { table, steps: opened.steps.into_iter().chain(steps).collect(), events }
    }
}

impl Draft {
    pub(super) fn join(&mut self, person: &Person) -> Result<(), TableError> {
        let is_invited = self.table.invited.contains(&person.user);
        match (self.table.participant(person.user), &self.table.phase) {
            (Some(participant), Phase::Playing(..)) if participant.away => self.come_back(person.user),
            (Some(_), _) => return Err(TableError::AlreadySeated),
            (None, Phase::Lobby) if !is_invited && !self.table.has_room() => {
                return Err(TableError::Full { seats: *self.table.terms.game.seats().end() });
            }
            (None, Phase::Lobby) => {
                self.take(Step::Joined { user: person.user, name: person.name.clone() });
                if is_invited && self.table.invited.is_empty() {
                    // The last one that everybody was waiting for.
                    self.start();
                }
            }
            (None, _) => match self.table.lent_seat(person.user) {
                Some(seat) => self.take(Step::Returned { seat }),
                None => return Err(TableError::AlreadyStarted),
            },
        }
        Ok(())
    }

    fn invite(&mut self, user: UserId) {
        let is_known = self.table.invited.contains(&user) || self.table.seat_of(user).is_some();
        if !is_known && self.table.has_room() {
            self.take(Step::Invited { user });
        }
    }

    /// Gives up the seat that is kept for somebody, or the one they have.
    pub(super) fn decline(&mut self, user: UserId) -> Result<(), TableError> {
        if !self.table.invited.contains(&user) {
            return self.leave(user);
        }
        self.take(Step::Declined { user });
        Ok(())
    }

    fn come_back(&mut self, user: UserId) {
        if let Some(seat) = self.table.seat_of(user) {
            self.take(Step::Returned { seat });
        }
    }

    pub(super) fn leave(&mut self, user: UserId) -> Result<(), TableError> {
        if let Some(seat) = self.table.lent_seat(user) {
            // The owner goes for good, and so does the friend.
            self.take(Step::Resigned { seat });
        }
        let seat = self.table.seat_of(user).ok_or(TableError::NotSeated)?;
        if self.table.participants[seat.index()].owner.is_some() {
            self.take(Step::Resigned { seat });
        } else if self.table.is_lobby() {
            self.take(Step::Left { user });
            if !self.table.participants.iter().any(Participant::is_here) {
                self.take(Step::Ended { reason: EndReason::Abandoned });
            }
        } else if !self.table.participants[seat.index()].away || self.table.participants[seat.index()].lent {
            self.take(Step::Released { seat });
            self.continue_game();
        }
        Ok(())
    }

    pub(super) fn say(&mut self, user: UserId, word: SeedWord) -> Result<(), TableError> {
        self.table.participant(user).ok_or(TableError::NotSeated)?;
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
        self.table.participant(user).ok_or(TableError::NotSeated)?;
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
    /// Whether a seat is free that is kept for nobody.
    pub fn has_room(&self) -> bool {
        self.participants.len() + self.invited.len() < usize::from(*self.terms.game.seats().end())
    }

    /// Whether only one person has sat down, and nobody is invited.
    pub fn is_alone(&self) -> bool {
        self.invited.is_empty() && self.participants.iter().filter_map(Participant::user).count() == 1
    }

    /// The votes for ending the table, and how many are needed.
    pub fn votes(&self) -> (usize, usize) {
        let here: Vec<_> = self
            .participants
            .iter()
            .filter(|participant| participant.is_here())
            .filter_map(Participant::user)
            .collect();
        let votes = here.iter().filter(|user| self.votes.contains(user)).count();
        (votes, here.len() / 2 + 1)
    }
}
