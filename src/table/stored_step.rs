//! Checks that a stored step can follow those before it. [`Table::apply`](super::Table::apply) never makes a step that
//! can't, so such a step is damaged.

use super::{Participant, Phase, Step, Table, UserId};
use crate::game::Seat;

impl Table {
    /// Says why a stored step can't follow. The rules check the moves.
    pub(super) fn check_stored(&self, step: &Step) -> Result<(), &'static str> {
        match step {
            Step::Opened { .. } => Err("a table is opened once"),
            Step::Joined { user, .. } => self.check_lobby().and(self.check_free_seat(*user)),
            Step::Invited { user } if self.invited.contains(user) => Err("that person is invited already"),
            Step::Invited { user } => self.check_lobby().and(self.check_free_seat(*user)),
            Step::Declined { user } if self.invited.contains(user) => self.check_lobby(),
            Step::Declined { .. } => Err("that person is not invited"),
            Step::Left { user } | Step::Said { user, .. } => self.check_lobby().and(self.check_seated(*user)),
            Step::Seated { number, .. } => match self.has_computer(*number) {
                false => self.check_lobby().and(self.check_room()),
                true => Err("that computer is seated already"),
            },
            Step::Unseated { number } => match self.has_computer(*number) {
                true => self.check_lobby(),
                false => Err("no such computer is seated"),
            },
            Step::Started { .. } => self.check_lobby(),
            Step::Played { seat, .. } | Step::TakenBack { seat, .. } => {
                self.check_playing().and(self.check_seat(*seat).map(drop))
            }
            Step::Released { seat }
            | Step::Returned { seat }
            | Step::Lent { seat, .. }
            | Step::Resigned { seat } => {
                self.check_playing()?;
                match self.check_seat(*seat)?.user() {
                    Some(_) => Ok(()),
                    None => Err("a computer neither leaves nor returns"),
                }
            }
            Step::Offered { seat, .. } => self.check_playing().and(self.check_seat(*seat).map(drop)),
            Step::Lending { user, seat, friend }
                if self.has_voted(*seat, *user, friend.as_ref().map(|friend| friend.user)) =>
            {
                Err("that vote was given before")
            }
            Step::Lending { user, seat, .. } => {
                self.check_playing().and(self.check_seated(*user)).and(self.check_seat(*seat).map(drop))
            }
            Step::Voted { user } if self.votes.contains(user) => Err("that vote was given before"),
            Step::Voted { user } => self.check_open().and(self.check_seated(*user)),
            Step::Ended { .. } | Step::Forgotten {} => self.check_open(),
        }
    }

    const fn check_open(&self) -> Result<(), &'static str> {
        match self.phase {
            Phase::Over(..) => Err("the table is over"),
            Phase::Lobby | Phase::Playing(..) => Ok(()),
        }
    }

    const fn check_lobby(&self) -> Result<(), &'static str> {
        if self.is_lobby() { Ok(()) } else { Err("it is for the lobby only") }
    }

    const fn check_playing(&self) -> Result<(), &'static str> {
        if self.game().is_some() { Ok(()) } else { Err("no game is being played") }
    }

    fn check_room(&self) -> Result<(), &'static str> {
        if self.has_room() { Ok(()) } else { Err("all seats are taken") }
    }

    fn check_free_seat(&self, user: UserId) -> Result<(), &'static str> {
        match self.seat_of(user) {
            None if self.invited.contains(&user) => Ok(()),
            None => self.check_room(),
            Some(_) => Err("that person is seated already"),
        }
    }

    fn check_seated(&self, user: UserId) -> Result<(), &'static str> {
        self.seat_of(user).map(drop).ok_or("that person is not seated")
    }

    fn check_seat(&self, seat: Seat) -> Result<&Participant, &'static str> {
        self.participants.get(seat.index()).ok_or("there is no such seat")
    }

    fn has_computer(&self, number: u8) -> bool {
        self.participants.iter().any(|participant| participant.is_computer(number))
    }
}
