//! Remembers which requests were answered with 429, and which came back before `retry_after` had passed. Counts the
//! requests with the bot's token, if an option limits them.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use super::{clock::Moment, request_log::is_by_interaction_token};

/// A request that was sent before its sender could have heard of the 429 is no offence.
const ON_ITS_WAY: Duration = Duration::from_millis(250);

/// Goes with a response that is a 429.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RateLimited {
    pub retry_after: Duration,
    pub global: bool,
}

struct RateLimitHold {
    /// What Discord counts together; None holds everything.
    bucket: Option<String>,
    /// The very request that was refused.
    refused: String,
    since: Moment,
    until: Moment,
}

#[derive(Default)]
struct Records {
    holds: Vec<RateLimitHold>,
    violations: Vec<String>,
    /// When the current second began, and how many requests with the bot's token it has seen.
    second: Option<(Moment, u32)>,
    /// The same for the kinds of requests of each channel.
    channels: HashMap<String, (Moment, u32)>,
}

/// How long a channel's requests are counted together.
const CHANNEL_WINDOW: Duration = Duration::from_secs(5);

/// How many requests of its kind a channel still takes, and for how long.
pub(crate) struct ChannelLimit {
    pub limit: u32,
    pub left: u32,
    pub reset_after: Duration,
}

#[derive(Default)]
pub(crate) struct RateLimits {
    records: Mutex<Records>,
}

impl RateLimits {
    /// Notes a 429.
    pub fn hold(&self, method: &str, path: &str, limited: &RateLimited, now: Moment) {
        let hold = RateLimitHold {
            bucket: (!limited.global).then(|| bucket(method, path)),
            refused: format!("{method} {path}"),
            since: now,
            until: now.plus(limited.retry_after),
        };
        self.records.lock().unwrap_or_else(PoisonError::into_inner).holds.push(hold);
    }

    /// How long a request should still have waited; it is noted, in words that hold no token.
    pub fn check(&self, method: &str, path: &str, shown: &str, now: Moment) -> Option<Duration> {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        records.holds.retain(|hold| hold.until > now);
        let (this, bucket) = (format!("{method} {path}"), bucket(method, path));
        let concerns = |hold: &&RateLimitHold| match &hold.bucket {
            _ if hold.refused == this => true,
            Some(held) => *held == bucket && now > hold.since.plus(ON_ITS_WAY),
            // Answers to interactions are not bound to what holds everything.
            None => !is_by_interaction_token(path) && now > hold.since.plus(ON_ITS_WAY),
        };
        let left = records.holds.iter().find(concerns)?.until.since(now);
        records.violations.push(format!("{method} {shown} came {left:?} too early"));
        Some(left)
    }

    /// Counts a request with the bot's token. If this second has no room for it: how long until the next begins.
    pub fn count(&self, path: &str, per_second: u32, now: Moment) -> Option<Duration> {
        const SECOND: Duration = Duration::from_secs(1);
        if is_by_interaction_token(path) {
            return None;
        }
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        let (began, count) = records.second.filter(|(began, _)| now < began.plus(SECOND)).unwrap_or((now, 0));
        records.second = Some((began, count + 1));
        (count >= per_second).then(|| began.plus(SECOND).since(now))
    }

    /// Counts a request with the bot's token about a channel's messages. None: it is no such request. The error says how
    /// long the channel takes no more of its kind.
    pub fn count_in_channel(
        &self,
        method: &str,
        path: &str,
        limit: u32,
        now: Moment,
    ) -> Option<Result<ChannelLimit, Duration>> {
        if is_by_interaction_token(path) || !path.contains("/messages") {
            return None;
        }
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        let (began, count) = records.channels.entry(bucket(method, path)).or_insert((now, 0));
        if now >= began.plus(CHANNEL_WINDOW) {
            (*began, *count) = (now, 0);
        }
        let reset_after = began.plus(CHANNEL_WINDOW).since(now);
        if *count >= limit {
            return Some(Err(reset_after));
        }
        *count += 1;
        Some(Ok(ChannelLimit { limit, left: limit - *count, reset_after }))
    }

    pub fn violations(&self) -> Vec<String> {
        self.records.lock().unwrap_or_else(PoisonError::into_inner).violations.clone()
    }
}

/// What is counted together: the method and the path, without the ids of messages.
fn bucket(method: &str, path: &str) -> String {
    let channel = path.split_once("/messages").filter(|_| !is_by_interaction_token(path));
    format!("{method} {}", channel.map_or(path, |(channel, _)| channel))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;

    const LONG: Duration = Duration::from_secs(60);

    fn limited(global: bool) -> RateLimited {
        RateLimited { retry_after: LONG, global }
    }

    #[test]
    fn the_same_request_has_to_wait_at_once_and_its_like_a_moment_later() {
        let (limits, now) = (RateLimits::default(), Clock::new().now());
        let later = now.plus(ON_ITS_WAY + Duration::from_millis(1));
        limits.hold("PATCH", "/channels/1/messages/2", &limited(false), now);
        assert!(limits.check("PATCH", "/channels/1/messages/2", "a", now).is_some());
        assert!(limits.check("PATCH", "/channels/1/messages/3", "b", now).is_none(), "it was on its way");
        assert!(limits.check("POST", "/channels/1/messages", "c", later).is_none());
        assert!(limits.check("PATCH", "/channels/1/messages/3", "d", later).is_some());
        assert!(limits.check("PATCH", "/channels/2/messages/3", "e", later).is_none());
        assert!(limits.check("PATCH", "/channels/1/messages/2", "f", now.plus(LONG)).is_none());
        assert_eq!(limits.violations().len(), 2);
    }

    #[test]
    fn a_second_has_room_for_so_many_and_answers_are_not_counted() {
        let (limits, now) = (RateLimits::default(), Clock::new().now());
        let count = |path| limits.count(path, 2, now).is_none();
        assert!(count("/channels/1/messages") && count("/webhooks/1/t") && count("/users/@me"));
        assert!(!count("/channels/2/messages"));
        assert!(count("/interactions/1/t/callback"));
    }

    #[test]
    fn a_channel_takes_so_many_of_a_kind() {
        let (limits, now) = (RateLimits::default(), Clock::new().now());
        let count =
            |method, path, now| limits.count_in_channel(method, path, 2, now).map(|left| left.is_ok());
        assert_eq!(count("POST", "/channels/1/messages", now), Some(true));
        assert_eq!(count("POST", "/channels/1/messages", now), Some(true));
        assert_eq!(count("POST", "/channels/1/messages", now), Some(false));
        assert_eq!(count("PATCH", "/channels/1/messages/7", now), Some(true));
        assert_eq!(count("POST", "/channels/2/messages", now), Some(true));
        assert_eq!(count("POST", "/webhooks/1/t/messages/@original", now), None);
        assert_eq!(count("POST", "/channels/1/messages", now.plus(CHANNEL_WINDOW)), Some(true));
    }

    #[test]
    fn what_holds_everything_does_not_hold_answers() {
        let (limits, now) = (RateLimits::default(), Clock::new().now());
        let later = now.plus(ON_ITS_WAY + Duration::from_millis(1));
        limits.hold("GET", "/users/@me", &limited(true), now);
        assert!(limits.check("POST", "/interactions/1/t/callback", "a", later).is_none());
        assert!(limits.check("POST", "/channels/1/messages", "b", later).is_some());
    }
}
