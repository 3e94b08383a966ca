//! Which requests have to wait, and until when. Discord says with every answer how many more of a kind it takes, and
//! with a refusal how long to keep away. Pure: the time is passed in.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How many kinds of requests are remembered before those that needn't be are dropped.
const MANY: usize = 256;

/// What Discord said about its limits.
#[derive(Debug, Default)]
pub struct Limits {
    /// Nothing at all may be sent before.
    all: Option<Instant>,
    /// Kinds of requests that are counted just now.
    routes: HashMap<String, Allowance>,
}

#[derive(Debug)]
struct Allowance {
    left: u32,
    until: Instant,
}

impl Limits {
    /// Until when a request has to wait; none if it may go now, which is then counted. The first answer to an
    /// interaction isn't bound to what holds everything else.
    pub fn wait(&mut self, route: &str, is_answer: bool, now: Instant) -> Option<Instant> {
        let committed = self.all.filter(|until| *until > now);
        if committed.is_some() && !is_answer {
            return committed;
        }
        let allowance = self.routes.get_mut(route).filter(|allowance| allowance.until > now)?;
        if allowance.left == 0 {
            return Some(allowance.until);
        }
        allowance.left -= 1;
        None
    }

    /// So many more requests of a kind are taken in this stretch of time.
    pub fn note(&mut self, route: &str, left: u32, reset_after: Duration, now: Instant) {
        let until = now + reset_after;
        let allowance = self.routes.get_mut(route).filter(|allowance| allowance.until > now);
        match allowance {
            // Answers to requests that were under way together may come in any order: the lower number is the newer.
            Some(allowance) => {
                allowance.left = allowance.left.min(left);
                allowance.until = allowance.until.max(until);
            }
            None => self.remember(route, Allowance { left, until }, now),
        }
    }

    /// No request of this kind before then.
    pub fn hold(&mut self, route: &str, until: Instant, now: Instant) {
        self.remember(route, Allowance { left: 0, until }, now);
    }

    /// No request at all before then.
    pub fn hold_all(&mut self, until: Instant) {
        self.all = self.all.max(Some(until));
    }

    fn remember(&mut self, route: &str, allowance: Allowance, now: Instant) {
        if self.routes.len() >= MANY {
            self.routes.retain(|_, allowance| allowance.until > now);
        }
        self.routes.insert(route.to_owned(), allowance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn what_was_refused_waits_and_nothing_else_does() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.hold("POST a", now + SECOND, now);
        assert_eq!(limits.wait("POST a", false, now), Some(now + SECOND));
        assert_eq!(limits.wait("POST b", false, now), None);
        assert_eq!(limits.wait("POST a", false, now + SECOND), None);
    }

    #[test]
    fn a_refusal_for_all_holds_all_but_answers() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.hold_all(now + 2 * SECOND);
        limits.hold_all(now + SECOND);
        assert_eq!(limits.wait("POST a", false, now), Some(now + 2 * SECOND), "the longer one counts");
        assert_eq!(limits.wait("POST c", true, now), None);
    }

    #[test]
    fn nobody_has_to_be_refused_to_know_that_there_are_none_left() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.note("POST a", 2, SECOND, now);
        assert_eq!([0, 1].map(|_| limits.wait("POST a", false, now)), [None, None]);
        assert_eq!(limits.wait("POST a", false, now), Some(now + SECOND));
        limits.note("POST a", 4, SECOND / 2, now);
        assert_eq!(limits.wait("POST a", false, now), Some(now + SECOND), "an answer that was overtaken");
        assert_eq!(limits.wait("POST a", false, now + SECOND), None);
    }

    #[test]
    fn what_has_passed_is_forgotten() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for number in 0..10_000_u32 {
            limits.note(&number.to_string(), 1, SECOND, now + SECOND * number);
        }
        assert!(limits.routes.len() <= MANY);
    }
}
