//! Who was told to wait, and whether they did. Discord answers who comes too early with another refusal, and bars
//! those who don't learn; here each of them is noted.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// A request that was sent before its sender could have heard of the refusal is no offence.
const ON_ITS_WAY: Duration = Duration::from_millis(250);

struct Hold {
    /// What Discord counts together; None holds everything.
    bucket: Option<String>,
    /// The very request that was refused.
    refused: String,
    since: Instant,
    until: Instant,
}

#[derive(Default)]
struct Book {
    holds: Vec<Hold>,
    broken: Vec<String>,
}

#[derive(Default)]
pub(crate) struct Limits {
    book: Mutex<Book>,
}

impl Limits {
    /// Notes a refusal.
    pub fn hold(&self, method: &str, path: &str, retry_after: Duration, global: bool) {
        let now = Instant::now();
        let hold = Hold {
            bucket: (!global).then(|| bucket(method, path)),
            refused: format!("{method} {path}"),
            since: now,
            until: now + retry_after,
        };
        self.book.lock().unwrap_or_else(PoisonError::into_inner).holds.push(hold);
    }

    /// How long a request should still have waited; it is noted, in words that hold no token.
    pub fn check(&self, method: &str, path: &str, shown: &str) -> Option<Duration> {
        let now = Instant::now();
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.holds.retain(|hold| hold.until > now);
        let (this, bucket) = (format!("{method} {path}"), bucket(method, path));
        let concerns = |hold: &&Hold| match &hold.bucket {
            _ if hold.refused == this => true,
            Some(held) => *held == bucket && now > hold.since + ON_ITS_WAY,
            // Answers to interactions are not bound to what holds everything.
            None => !is_answer(path) && now > hold.since + ON_ITS_WAY,
        };
        let left = book.holds.iter().find(concerns)?.until - now;
        book.broken.push(format!("{method} {shown} came {left:?} too early"));
        Some(left)
    }

    pub fn broken(&self) -> Vec<String> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner).broken.clone()
    }
}

fn is_answer(path: &str) -> bool {
    path.contains("/interactions/") || path.contains("/webhooks/")
}

/// What is counted together: the method and the path, without the ids of messages.
fn bucket(method: &str, path: &str) -> String {
    let channel = path.split_once("/messages").filter(|_| !is_answer(path));
    format!("{method} {}", channel.map_or(path, |(channel, _)| channel))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn the_same_request_has_to_wait_at_once_and_its_like_a_moment_later() {
        let limits = Limits::default();
        limits.hold("PATCH", "/channels/1/messages/2", LONG, false);
        assert!(limits.check("PATCH", "/channels/1/messages/2", "a").is_some());
        assert!(limits.check("PATCH", "/channels/1/messages/3", "b").is_none(), "it was on its way");
        assert!(limits.check("POST", "/channels/1/messages", "c").is_none());
        std::thread::sleep(ON_ITS_WAY + Duration::from_millis(20));
        assert!(limits.check("PATCH", "/channels/1/messages/3", "d").is_some());
        assert!(limits.check("PATCH", "/channels/2/messages/3", "e").is_none());
        assert_eq!(limits.broken().len(), 2);
    }

    #[test]
    fn what_holds_everything_does_not_hold_answers() {
        let limits = Limits::default();
        limits.hold("GET", "/users/@me", LONG, true);
        std::thread::sleep(ON_ITS_WAY + Duration::from_millis(20));
        assert!(limits.check("POST", "/interactions/1/t/callback", "a").is_none());
        assert!(limits.check("POST", "/channels/1/messages", "b").is_some());
    }
}
