//! How many follow-ups Discord takes. Its documentation names none of the two rates; these are what bots meet.

use std::{collections::VecDeque, time::Duration};

use crate::{api_error::ApiError, clock::Moment};

/// So many in so long.
pub(super) struct Rate {
    most: usize,
    within: Duration,
}

/// One interaction's token is a webhook of its own, with a webhook's rate.
pub(super) const PER_INTERACTION: Rate = Rate { most: 5, within: Duration::from_secs(2) };
/// All follow-ups in a channel, whichever tokens they are sent with.
pub(super) const PER_CHANNEL: Rate = Rate { most: 30, within: Duration::from_secs(60) };
/// How many follow-ups an interaction has in all where only a user has installed the app.
pub(super) const MOST_BY_USER_INSTALL: usize = 5;

/// The requests that still count.
#[derive(Debug, Default)]
pub(crate) struct RateWindow {
    requests: VecDeque<Moment>,
}

impl RateWindow {
    /// Counts a request, or refuses it until the oldest one no longer counts.
    pub(super) fn spend(&mut self, rate: Rate, now: Moment) -> Result<(), ApiError> {
        while self.requests.front().is_some_and(|oldest| now.since(*oldest) >= rate.within) {
            self.requests.pop_front();
        }
        match self.requests.front() {
            Some(oldest) if self.requests.len() >= rate.most => {
                Err(ApiError::rate_limited(rate.within.saturating_sub(now.since(*oldest))))
            }
            _ => {
                self.requests.push_back(now);
                Ok(())
            }
        }
    }
}
