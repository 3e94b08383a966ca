//! Coming and going: seats, words, the start, the end.

use super::step::{Draft, EndReason, Step};
use super::{Ask, Change, Guest, Moment, Person, Phase, Refusal, Table, UserId};
use crate::fair::Word;

impl Table {
    /// What comes of it if `person` asks this; or why nothing does.
    pub fn ask(&self, person: &Person, ask: Ask, now: Moment) -> Result<Change, Refusal> {
        if self.ended().is_some() {
            return Err(Refusal::Over);
        }
        let mut draft = Draft::new(self, now);
        match ask {
            Ask::Join => draft.join(person)?,
            Ask::Leave => draft.leave(person.user)?,
            Ask::Say(word) => draft.say(person.user, word)?,
            Ask::Seat(level) => draft.seat_computer(person.user, level)?,
            Ask::Unseat => draft.unseat_computer(person.user)?,
            Ask::Start => draft.begin(person.user)?,
            Ask::Act(action, beat) => draft.act(person.user, action, beat)?,
            Ask::End => draft.end(person)?,
        }
        Ok(draft.finish())
    }
}

impl Draft {
    fn join(&mut self, person: &Person) -> Result<(), Refusal> {
        let seats = *self.table.terms.game.seats().end();
        match (self.table.guest(person.user), &self.table.phase) {
            (Some(guest), Phase::Playing(..)) if guest.away => self.come_back(person.user),
            (Some(_), _) => return Err(Refusal::AlreadySeated),
            (None, Phase::Lobby) if self.table.guests.len() >= seats.into() => {
                return Err(Refusal::Full { seats });
            }
            (None, Phase::Lobby) => self.take(Step::Joined { user: person.user, name: person.name.clone() }),
            (None, _) => return Err(Refusal::AlreadyStarted),
        }
        Ok(())
    }

    fn come_back(&mut self, user: UserId) {
        if let Some(seat) = self.table.seat_of(user) {
            self.take(Step::Returned { seat });
        }
    }

    fn leave(&mut self, user: UserId) -> Result<(), Refusal> {
        let seat = self.table.seat_of(user).ok_or(Refusal::NotSeated)?;
        if self.table.is_lobby() {
            self.take(Step::Left { user });
            if !self.table.guests.iter().any(Guest::is_here) {
                self.take(Step::Ended { reason: EndReason::Abandoned });
            }
        } else if !self.table.guests[seat.index()].away {
            self.take(Step::Released { seat });
            self.go_on();
        }
        Ok(())
    }

    fn say(&mut self, user: UserId, word: Word) -> Result<(), Refusal> {
        self.table.guest(user).ok_or(Refusal::NotSeated)?;
        if !self.table.is_lobby() {
            return Err(Refusal::AlreadyStarted);
        }
        self.take(Step::Said { user, word });
        Ok(())
    }

    fn begin(&mut self, user: UserId) -> Result<(), Refusal> {
        if !self.table.is_lobby() {
            return Err(Refusal::AlreadyStarted);
        }
        if self.table.host != user {
            return Err(Refusal::NotHost);
        }
        let needed = *self.table.terms.game.seats().start();
        if self.start() { Ok(()) } else { Err(Refusal::TooFew { needed }) }
    }

    /// The host and moderators end a table at once, the players by a majority of those who are there.
    fn end(&mut self, person: &Person) -> Result<(), Refusal> {
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

    fn vote(&mut self, user: UserId) -> Result<(), Refusal> {
        self.table.guest(user).ok_or(Refusal::NotSeated)?;
        if self.table.votes.contains(&user) {
            return Err(Refusal::AlreadyVoted);
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
    /// How many players want the table to end, and how many it takes.
    pub fn votes(&self) -> (usize, usize) {
        let here: Vec<_> =
            self.guests.iter().filter(|guest| guest.is_here()).filter_map(Guest::user).collect();
        let votes = here.iter().filter(|user| self.votes.contains(user)).count();
        (votes, here.len() / 2 + 1)
    }
}
