//! Discord's rate limits for one credential: which requests have to wait, and until when. Responses carry the
//! remaining requests of a route, a 429 how long to wait. The bot's token also has a [`Budget`], so that it
//! stays below the limit for everything. Pure: the time is passed in.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Above this number of routes, expired ones are dropped.
const MAX_ROUTES: usize = 256;
/// How long after a refusal the next request of a route waits for the first one's response, if the route's
/// limit is unknown.
const PROBE: Duration = Duration::from_millis(250);
/// The time between two requests that waited for the same moment.
const SPREAD: Duration = Duration::from_millis(250);

/// What a request has to wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Nothing of this credential may be sent before then.
    Everything(Instant),
    /// Nothing of this route may be sent before then.
    Route(Instant),
}

/// What a response says about its route.
#[derive(Clone, Copy, Debug)]
pub struct RouteLimit {
    /// Requests per window, if it says so.
    pub limit: Option<u32>,
    /// Requests left in this window.
    pub left: u32,
    /// When the next window begins.
    pub reset_after: Duration,
}

/// The known rate limits.
#[derive(Debug, Default)]
pub struct Limits {
    /// The end of a hold for everything.
    hold: Option<Instant>,
    budget: Option<Budget>,
    routes: HashMap<String, Window>,
}

/// The requests of a route until its limit is reset.
#[derive(Debug)]
struct Window {
    limit: Option<u32>,
    left: u32,
    until: Instant,
    /// How long a window of this route lasts, as far as known.
    length: Duration,
    /// Whether we assume that the window has begun, because the last one is over. A response knows better.
    is_assumed: bool,
}

impl Limits {
    /// Limits with a budget for all requests together.
    pub fn with_budget(budget: Budget) -> Limits {
        Limits { budget: Some(budget), ..Limits::default() }
    }

    /// What a request has to wait for; none if it may be sent now, which counts it.
    pub fn wait(&mut self, route: &str, now: Instant) -> Option<Wait> {
        if let Some(until) = self.hold.filter(|until| *until > now) {
            return Some(Wait::Everything(until));
        }
        let mut window = self.routes.get_mut(route);
        if let Some(window) = &mut window
            && let Some(until) = window.wait(now)
        {
            return Some(Wait::Route(until));
        }
        if let Some(budget) = &mut self.budget
            && let Some(until) = budget.wait(now)
        {
            return Some(Wait::Everything(until));
        }
        if let Some(window) = window {
            window.left -= 1;
        }
        None
    }

    /// Records what a response says about its route; none if it says nothing, so the route has no limit.
    pub fn record(&mut self, route: &str, seen: Option<RouteLimit>, now: Instant) {
        let Some(seen) = seen else {
            if self.routes.get(route).is_some_and(|window| window.is_assumed) {
                self.routes.remove(route);
            }
            return;
        };
        match self.routes.get_mut(route) {
            Some(window) if window.until > now => window.merge(seen, now),
            _ => self.remember(route, Window::of(seen, now), now),
        }
    }

    /// Holds a route until then.
    pub fn block(&mut self, route: &str, until: Instant, now: Instant) {
        let known = self.routes.get(route);
        let (limit, length) = known.map_or((None, Duration::ZERO), |window| (window.limit, window.length));
        self.remember(route, Window { limit, left: 0, until, length, is_assumed: false }, now);
    }

    /// Holds everything until then.
    pub fn block_all(&mut self, until: Instant) {
        self.hold = self.hold.max(Some(until));
    }

    fn remember(&mut self, route: &str, window: Window, now: Instant) {
        if self.routes.len() >= MAX_ROUTES {
            self.routes.retain(|_, window| window.until > now);
        }
        self.routes.insert(route.to_owned(), window);
    }
}

impl Window {
    fn of(seen: RouteLimit, now: Instant) -> Window {
        let RouteLimit { limit, left, reset_after } = seen;
        Window { limit, left, until: now + reset_after, length: reset_after, is_assumed: false }
    }

    /// When the next request may be sent; none if it may be sent now. If the window is over, a new one is
    /// assumed to begin: without it, everybody who waited for its end would send at once.
    fn wait(&mut self, now: Instant) -> Option<Instant> {
        if self.until <= now {
            self.left = self.limit.unwrap_or(1).max(1);
            self.until = now + self.limit.map_or(PROBE, |_| self.length.max(PROBE));
            self.is_assumed = true;
        }
        (self.left == 0).then_some(self.until)
    }

    fn merge(&mut self, seen: RouteLimit, now: Instant) {
        let until = now + seen.reset_after;
        // Responses to concurrent requests may arrive in any order: the lower number is the newer.
        self.left = if self.limit.is_some() { self.left.min(seen.left) } else { seen.left };
        self.until = if self.is_assumed { until } else { self.until.max(until) };
        self.length = self.length.max(seen.reset_after);
        self.limit = seen.limit.or(self.limit);
        self.is_assumed = false;
    }
}

/// A token bucket: so many requests a second, evenly spaced, with a small burst. No second has more than a
/// ninth above the rate: with 45 a second, never more than Discord's 50.
#[derive(Debug)]
pub struct Budget {
    /// The time of one request.
    interval: Duration,
    /// How far ahead of the even spacing a burst may be.
    slack: Duration,
    /// When the next request is due by even spacing.
    due: Option<Instant>,
}

impl Budget {
    /// A budget of so many requests a second.
    pub fn per_second(rate: u32) -> Budget {
        let interval = Duration::from_secs(1) / rate.max(1);
        Budget { interval, slack: interval * (rate / 9).saturating_sub(1), due: None }
    }

    /// When the next request may be sent; none if it may be sent now, which counts it.
    fn wait(&mut self, now: Instant) -> Option<Instant> {
        let due = self.due.unwrap_or(now).max(now);
        if due > now + self.slack {
            return Some(due - self.slack);
        }
        self.due = Some(due + self.interval);
        None
    }
}

/// A small extra wait, different for each `number`, so that those who wait for the same moment don't wake
/// together. Multiples of the golden ratio are evenly spread, however many there are.
pub fn spread(number: u32) -> Duration {
    SPREAD.mul_f64(f64::from(number.wrapping_mul(0x9E37_79B9)) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn seen(limit: u32, left: u32, reset_after: Duration) -> Option<RouteLimit> {
        Some(RouteLimit { limit: Some(limit), left, reset_after })
    }

    fn route(until: Instant) -> Option<Wait> {
        Some(Wait::Route(until))
    }

    #[test]
    fn what_was_refused_waits_and_nothing_else_does() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.block("POST a", now + SECOND, now);
        assert_eq!(limits.wait("POST a", now), route(now + SECOND));
        assert_eq!(limits.wait("POST b", now), None);
        assert_eq!(limits.wait("POST a", now + SECOND), None);
    }

    #[test]
    fn a_refusal_for_all_holds_all() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.block_all(now + 2 * SECOND);
        limits.block_all(now + SECOND);
        let longer = Some(Wait::Everything(now + 2 * SECOND));
        assert_eq!(limits.wait("POST a", now), longer, "the longer one counts");
        assert_eq!(limits.wait("POST a", now + 2 * SECOND), None);
    }

    #[test]
    fn requests_wait_once_the_limit_is_used_up() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.record("POST a", seen(5, 2, SECOND), now);
        assert_eq!([0, 1].map(|_| limits.wait("POST a", now)), [None, None]);
        assert_eq!(limits.wait("POST a", now), route(now + SECOND));
        limits.record("POST a", seen(5, 4, SECOND / 2), now);
        assert_eq!(limits.wait("POST a", now), route(now + SECOND), "an answer that was overtaken");
        assert_eq!(limits.wait("POST a", now + SECOND), None);
    }

    #[test]
    fn those_who_waited_for_a_route_go_as_many_as_it_takes() {
        let (mut limits, mut now) = (Limits::default(), Instant::now());
        limits.record("POST a", seen(5, 0, 2 * SECOND), now);
        now += 2 * SECOND;
        let sent = (0..20).filter(|_| limits.wait("POST a", now).is_none()).count();
        assert_eq!(sent, 5, "the limit is known");
        limits.block("POST b", now + SECOND, now);
        now += SECOND;
        let sent = (0..20).filter(|_| limits.wait("POST b", now).is_none()).count();
        assert_eq!(sent, 1, "it isn't known, so one goes ahead");
        limits.record("POST b", seen(5, 4, SECOND), now);
        let sent = (0..20).filter(|_| limits.wait("POST b", now).is_none()).count();
        assert_eq!(sent, 4, "its response tells");
    }

    #[test]
    fn a_route_that_turns_out_to_have_no_limit_is_free_and_a_hold_is_kept() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        limits.block("POST a", now + SECOND, now);
        limits.record("POST a", None, now);
        assert_eq!(limits.wait("POST a", now), route(now + SECOND), "that response was under way before");
        assert_eq!(limits.wait("POST a", now + SECOND), None);
        limits.record("POST a", None, now + SECOND);
        assert!((0..20).all(|_| limits.wait("POST a", now + SECOND).is_none()));
    }

    #[test]
    fn what_has_passed_is_forgotten() {
        let (mut limits, now) = (Limits::default(), Instant::now());
        for number in 0..10_000_u32 {
            limits.record(&number.to_string(), seen(5, 1, SECOND), now + SECOND * number);
        }
        assert!(limits.routes.len() <= MAX_ROUTES);
    }

    /// When each of so many requests is sent that are made at the same time.
    fn sent_at(count: usize, rate: u32) -> Vec<Duration> {
        let (mut limits, began) = (Limits::with_budget(Budget::per_second(rate)), Instant::now());
        let (mut now, mut sent) = (began, Vec::new());
        while sent.len() < count {
            match limits.wait("POST a", now) {
                None => sent.push(now - began),
                Some(Wait::Everything(until)) => now = until,
                Some(Wait::Route(_)) => unreachable!("the route has no limit"),
            }
        }
        sent
    }

    #[test]
    fn a_thousand_at_once_never_exceed_fifty_in_a_second() {
        let sent = sent_at(1000, 45);
        for (at, begin) in sent.iter().enumerate() {
            let within = sent[at..].iter().take_while(|time| **time < *begin + SECOND).count();
            assert!(within <= 50, "{within} in the second after {begin:?}");
        }
        let took = sent.last().unwrap().as_secs_f64();
        assert!((1000.0 / 45.0 - 1.0..1000.0 / 45.0).contains(&took), "nor are they slower: {took} s");
    }

    #[test]
    fn four_processes_share_the_fifty() {
        let within = sent_at(100, 11).iter().filter(|time| **time < SECOND).count();
        assert!(4 * within <= 50, "{within} each");
        assert_eq!(sent_at(3, 1), [Duration::ZERO, SECOND, 2 * SECOND]);
    }

    #[test]
    fn a_hold_or_a_full_route_costs_no_budget() {
        let (mut limits, now) = (Limits::with_budget(Budget::per_second(1)), Instant::now());
        limits.block("POST a", now + SECOND, now);
        assert_eq!(limits.wait("POST a", now), route(now + SECOND));
        assert_eq!(limits.wait("POST b", now), None);
        assert_eq!(limits.wait("POST c", now), Some(Wait::Everything(now + SECOND)));
    }

    #[test]
    fn those_who_wait_for_the_same_moment_are_spread() {
        let mut waits: Vec<_> = (0..100).map(spread).collect();
        waits.sort();
        assert!(waits.iter().all(|wait| *wait <= SPREAD));
        let gaps = waits.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(gaps.max().unwrap() < SPREAD / 40, "evenly");
    }
}
