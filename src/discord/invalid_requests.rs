//! Invalid requests: those that Discord answers with 401, 403 or 429. It bans an address that sends 10,000 of
//! them in ten minutes. So they are counted, and before it comes to that, nothing is sent with the bot's
//! token any more.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What Discord counts together.
const PERIOD: Duration = Duration::from_secs(600);
/// From this number on, operators are warned. After a stop, requests are sent again below it.
const WARN_AT: usize = 1000;
/// From this number on, nothing is sent with the bot's token.
const STOP_AT: usize = 5000;

/// Why nothing is sent with the bot's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Discord does not accept it. A restart with another one helps.
    Unauthorized,
    /// There were too many invalid requests. It ends by itself.
    TooMany,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stop::Unauthorized => "Discord no longer accepts the bot's token, so it is not used any more",
            Stop::TooMany => "too many invalid requests to Discord: the bot's token rests for some minutes",
        })
    }
}

/// What an operator should know about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// There are many invalid requests.
    Many,
    /// From now on nothing is sent with the bot's token.
    Stopped(Stop),
}

/// The invalid requests of this process. Shared by the HTTP client and the health check.
#[derive(Default)]
pub struct InvalidRequests(Mutex<Tally>);

impl InvalidRequests {
    /// Counts an invalid request. `is_unauthorized`: it was a 401 for the bot's token.
    pub(super) fn record(&self, is_unauthorized: bool, now: Instant) -> Option<Warning> {
        self.tally().record(is_unauthorized, now)
    }

    /// Why nothing is sent with the bot's token at this time, if so.
    pub fn stop(&self, now: Instant) -> Option<Stop> {
        self.tally().stop(now)
    }

    fn tally(&self) -> MutexGuard<'_, Tally> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Default)]
struct Tally {
    /// When the invalid requests of the last ten minutes were sent.
    sent: VecDeque<Instant>,
    has_warned: bool,
    stop: Option<Stop>,
}

impl Tally {
    fn record(&mut self, is_unauthorized: bool, now: Instant) -> Option<Warning> {
        self.forget_old(now);
        // Interactions are answered even now. More than this number changes nothing.
        if self.sent.len() == 2 * STOP_AT {
            self.sent.pop_front();
        }
        self.sent.push_back(now);
        let stop = if is_unauthorized {
            Some(Stop::Unauthorized)
        } else {
            (self.sent.len() >= STOP_AT).then_some(Stop::TooMany)
        };
        if self.stop.is_none() && stop.is_some() {
            self.stop = stop;
            return stop.map(Warning::Stopped);
        }
        let is_many = self.sent.len() >= WARN_AT && !self.has_warned;
        self.has_warned |= is_many;
        is_many.then_some(Warning::Many)
    }

    fn stop(&mut self, now: Instant) -> Option<Stop> {
        if self.stop == Some(Stop::TooMany) {
            self.forget_old(now);
        }
        self.stop
    }

    fn forget_old(&mut self, now: Instant) {
        while self.sent.front().is_some_and(|sent| now.saturating_duration_since(*sent) >= PERIOD) {
            self.sent.pop_front();
        }
        if self.sent.len() < WARN_AT {
            self.has_warned = false;
            self.stop = self.stop.filter(|stop| *stop != Stop::TooMany);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_in_ten_minutes_are_told_once_and_far_too_many_stop_the_token_until_they_are_past() {
        let (mut tally, now) = (Tally::default(), Instant::now());
        let warnings: Vec<_> = (1..=6000).filter_map(|n| Some((n, tally.record(false, now)?))).collect();
        assert_eq!(warnings, [(1000, Warning::Many), (5000, Warning::Stopped(Stop::TooMany))]);
        assert_eq!(tally.stop(now + PERIOD - Duration::from_secs(1)), Some(Stop::TooMany));
        assert_eq!(tally.stop(now + PERIOD), None);
        assert_eq!(tally.record(false, now + PERIOD), None);
    }

    #[test]
    fn a_few_for_ever_stop_nothing() {
        let (mut tally, now) = (Tally::default(), Instant::now());
        for second in 0..100_000 {
            assert_eq!(tally.record(false, now + Duration::from_secs(second)), None);
        }
        assert!(tally.sent.len() <= 600);
    }

    #[test]
    fn a_token_that_is_refused_is_never_used_again() {
        let (mut tally, now) = (Tally::default(), Instant::now());
        assert_eq!(tally.stop(now), None);
        assert_eq!(tally.record(true, now), Some(Warning::Stopped(Stop::Unauthorized)));
        assert_eq!(tally.stop(now + 100 * PERIOD), Some(Stop::Unauthorized));
        assert_eq!(tally.record(false, now + 100 * PERIOD), None);
        assert_eq!(tally.stop(now + 200 * PERIOD), Some(Stop::Unauthorized));
    }
}
