//! Stand-ins: in a slow game, a computer or a friend plays for somebody who is away if the others want it. The return hands
//! the seat back.

use serde::{Deserialize, Serialize};

use super::step::{Draft, Step};
use super::{Change, Moment, Occupant, Participant, Person, Table, TableError, UserId};
use crate::game::Seat;

/// Somebody who plays for a player who is away, or that player meanwhile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friend {
    /// Their id.
    pub user: UserId,
    /// Their display name, unescaped.
    pub name: String,
}

/// Who is to play for somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandIn {
    /// The steady computer.
    Computer,
    /// The friend who asked for the seat last.
    Friend,
}

impl Participant {
    /// Whose seat it is, also while a friend plays it; `None` for a computer's.
    pub fn owner(&self) -> Option<UserId> {
        self.owner.as_ref().map(|owner| owner.user).or_else(|| self.user())
    }

    /// Gives the seat to a friend or to a computer.
    pub(super) fn lend_to(&mut self, friend: Option<Friend>) {
        (self.away, self.lent, self.was_lent) = (friend.is_none(), true, true);
        if let (Some(friend), Some(user)) = (friend, self.user()) {
            let name = std::mem::replace(&mut self.name, friend.name);
            (self.owner, self.occupant) = (Some(Friend { user, name }), Occupant::Person(friend.user));
            self.missed = 0;
        }
    }

    /// The owner has the seat again.
    pub(super) fn take_back(&mut self) {
        if let Some(owner) = self.owner.take() {
            (self.occupant, self.name) = (Occupant::Person(owner.user), owner.name);
        }
        (self.away, self.lent, self.missed) = (false, false, 0);
    }
}

impl Table {
    /// Until when a player of a slow game is away; `None` if they are not, and in live games.
    pub fn away_until(&self, seat: Seat, now: Moment) -> Option<Moment> {
        let user = self.participants.get(seat.index())?.owner().filter(|_| self.terms.pace.is_slow())?;
        self.pauses.away_until(user, now)
    }

    /// The players who are away, and until when.
    pub fn away(&self, now: Moment) -> Vec<(Seat, Moment)> {
        let seats = Seat::all(self.participants.len());
        seats.filter_map(|seat| Some((seat, self.away_until(seat, now)?))).collect()
    }

    /// Whether this person isn't to be told anything now. In a live game somebody who is away still plays.
    pub fn is_absent(&self, user: UserId, now: Moment) -> bool {
        self.terms.pace.is_slow() && self.pauses.is_absent(user, now)
    }

    /// Those who are away, whom the table is waiting for.
    pub fn waits_for_away(&self, now: Moment) -> Vec<Seat> {
        let is_waited_for = |seat: &Seat| {
            self.participants.get(seat.index()).is_some_and(|player| player.is_here() && !player.lent)
                && self.away_until(*seat, now).is_some()
        };
        self.acting().into_iter().filter(is_waited_for).collect()
    }

    /// The seat of a person that a friend plays meanwhile.
    pub fn lent_seat(&self, owner: UserId) -> Option<Seat> {
        let is_theirs = |seat: &Seat| {
            self.participants[seat.index()].owner.as_ref().is_some_and(|friend| friend.user == owner)
        };
        Seat::all(self.participants.len()).find(is_theirs)
    }

    /// The friend who asked for a seat last.
    pub fn offer_for(&self, seat: Seat) -> Option<&Friend> {
        self.offers.iter().rev().find(|(wanted, _)| *wanted == seat).map(|(_, friend)| friend)
    }

    pub(super) fn has_voted(&self, seat: Seat, user: UserId, friend: Option<UserId>) -> bool {
        self.lending.contains(&(seat, user, friend))
    }

    /// Whether enough of those who are there have voted for this stand-in: a majority.
    fn is_wanted(&self, seat: Seat, friend: Option<UserId>, now: Moment) -> bool {
        let is_there = |other: &Seat| {
            self.participants[other.index()].is_here()
                && *other != seat
                && self.away_until(*other, now).is_none()
        };
        let there: Vec<UserId> = Seat::all(self.participants.len())
            .filter(is_there)
            .filter_map(|other| self.participants[other.index()].user())
            .collect();
        let votes = there.iter().filter(|user| self.has_voted(seat, **user, friend)).count();
        votes > there.len() / 2
    }

    /// Those who are away, and whose seats nobody else plays.
    fn open_seats(&self, now: Moment) -> Vec<Seat> {
        let is_open = |seat: &Seat| {
            let player = &self.participants[seat.index()];
            player.is_here() && !player.lent
        };
        self.away(now).into_iter().map(|(seat, _)| seat).filter(is_open).collect()
    }

    /// Whether nobody would be left at the table without this player, but for some who are away and come back. Such a table
    /// is not abandoned.
    pub(super) fn is_kept_for_absent(&self, seat: Seat) -> bool {
        let others = || Seat::all(self.participants.len()).filter(|other| *other != seat);
        let is_any =
            |holds: fn(&Participant) -> bool| others().any(|other| holds(&self.participants[other.index()]));
        is_any(|other| other.lent) && !is_any(Participant::is_here)
    }

    /// Whether a player for whom a computer plays was away and is not any more.
    pub fn has_returned(&self, now: Moment) -> bool {
        self.returned(now).next().is_some()
    }

    /// Hands the seats back to players who were away and are not any more; `None` if there are none.
    pub fn hand_back(&self, now: Moment) -> Option<Change> {
        let mut draft = Draft::new(self, now);
        for seat in self.returned(now) {
            draft.take(Step::Returned { seat });
        }
        self.has_returned(now).then(|| draft.finish())
    }

    fn returned(&self, now: Moment) -> impl Iterator<Item = Seat> {
        let lent = Seat::all(self.participants.len()).filter(|seat| self.participants[seat.index()].lent);
        lent.filter(move |seat| self.game().is_some() && self.away_until(*seat, now).is_none())
    }
}

impl Draft {
    /// Votes for a stand-in in the seats of all who are away.
    pub(super) fn lend(&mut self, user: UserId, stand_in: StandIn) -> Result<(), TableError> {
        if self.table.game().is_none() {
            return Err(TableError::NotStarted);
        }
        self.table.participant(user).filter(|player| player.is_here()).ok_or(TableError::NotSeated)?;
        let now = self.now();
        let others = |seat: &Seat| self.table.participants[seat.index()].user() != Some(user);
        let away: Vec<Seat> = self.table.open_seats(now).into_iter().filter(others).collect();
        if away.is_empty() {
            return Err(TableError::NobodyAway);
        }
        let friend = |seat: Seat| match stand_in {
            StandIn::Computer => Some(None),
            StandIn::Friend => self.table.offer_for(seat).map(|friend| Some(friend.clone())),
        };
        let possible: Vec<(Seat, Option<Friend>)> =
            away.into_iter().filter_map(|seat| Some((seat, friend(seat)?))).collect();
        if possible.is_empty() {
            return Err(TableError::NobodyOffers);
        }
        let is_new = |(seat, friend): &(Seat, Option<Friend>)| {
            !self.table.has_voted(*seat, user, friend.as_ref().map(|friend| friend.user))
        };
        let wanted: Vec<(Seat, Option<Friend>)> = possible.into_iter().filter(is_new).collect();
        if wanted.is_empty() {
            return Err(TableError::AlreadyVoted);
        }
        for (seat, friend) in wanted {
            self.take(Step::Lending { user, seat, friend: friend.clone() });
            if self.table.is_wanted(seat, friend.as_ref().map(|friend| friend.user), now) {
                self.take(Step::Lent { seat, friend });
            }
        }
        Ok(())
    }

    /// Somebody asks for the seat of a player who is away: one that is waited for, if there is one.
    pub(super) fn offer(&mut self, person: &Person) -> Result<(), TableError> {
        if self.table.game().is_none() {
            return Err(TableError::NotStarted);
        }
        if self.table.seat_of(person.user).is_some() || self.table.lent_seat(person.user).is_some() {
            return Err(TableError::AlreadySeated);
        }
        let (open, acting) = (self.table.open_seats(self.now()), self.table.acting());
        let seat = open.iter().find(|seat| acting.contains(seat)).or(open.first());
        let seat = *seat.ok_or(TableError::NobodyAway)?;
        if self.table.offer_for(seat).is_some_and(|friend| friend.user == person.user) {
            return Err(TableError::AlreadyOffered);
        }
        let friend = Friend { user: person.user, name: person.name.clone() };
        self.take(Step::Offered { friend, seat });
        Ok(())
    }
}
