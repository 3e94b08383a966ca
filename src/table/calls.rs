//! Since when the table has been waiting for each person. A wait has a name that never changes: the step with which it
//! began. What somebody was told about it is remembered by that.

use super::clock::MISSES;
use super::{Moment, Participant, Table, UserId};

/// A wait for one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The person.
    pub user: UserId,
    /// The step with which the wait began.
    pub step: u32,
    /// When that was.
    pub at: Moment,
}

impl Participant {
    /// Whether a computer plays the seat because this player missed too many turns.
    pub const fn is_released(&self) -> bool {
        self.away && !self.lent && self.missed >= MISSES
    }
}

impl Table {
    /// The wait for a person, if the table waits for them.
    pub fn call_of(&self, user: UserId) -> Option<Call> {
        self.calls.iter().copied().find(|call| call.user == user)
    }

    /// Since when a computer has been playing the seat of a person who missed too many turns, if it does.
    pub fn released_of(&self, user: UserId) -> Option<Call> {
        self.released.iter().copied().find(|call| call.user == user)
    }

    /// Notes after a step for whom the table waits now. Whoever it was waiting for is still waited for.
    pub(super) fn note_calls(&mut self, at: Moment) {
        let asked = if self.ended().is_some() { Vec::new() } else { self.asked() };
        self.calls.retain(|call| asked.contains(&call.user));
        for user in asked {
            if self.call_of(user).is_none() {
                self.calls.push(Call { user, step: self.steps, at });
            }
        }
        self.note_released(at);
    }

    fn note_released(&mut self, at: Moment) {
        let gone = self.participants.iter().filter(|participant| participant.is_released());
        let gone: Vec<UserId> = gone.filter_map(Participant::user).collect();
        self.released.retain(|call| gone.contains(&call.user));
        for user in gone {
            if self.released_of(user).is_none() {
                self.released.push(Call { user, step: self.steps, at });
            }
        }
    }
}
