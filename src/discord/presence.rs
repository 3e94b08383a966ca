//! Who has just done something in a channel: they are looking at it, and needn't be reminded of what is there.

use dashmap::DashMap;

use crate::table::{Moment, UserId};

/// How long after the last interaction somebody is still looking, in milliseconds.
const LOOKING: i64 = 60_000;

/// When people last did something, by channel.
#[derive(Default)]
pub struct Presence(DashMap<(u64, UserId), Moment>);

impl Presence {
    /// Somebody typed or pressed something in a channel.
    pub fn note(&self, channel: u64, user: UserId, now: Moment) {
        self.0.insert((channel, user), now);
    }

    /// Whether somebody is looking at a channel.
    pub fn is_looking(&self, channel: u64, user: UserId, now: Moment) -> bool {
        self.0.get(&(channel, user)).is_some_and(|at| now < at.plus(LOOKING))
    }

    /// Forgets those who have gone.
    pub fn forget_past(&self, now: Moment) {
        self.0.retain(|_, at| now < at.plus(LOOKING));
    }
}
