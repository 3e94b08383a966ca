//! The playground's clock: real time plus an offset that a test can advance.
//!
//! Deadlines sleep on it, so advancing it wakes them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use twilight_model::util::Timestamp;

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    /// Milliseconds since 1970.
    pub fn unix_ms(self) -> u64 {
        self.0
    }

    /// How long ago `earlier` was; zero if it lies ahead.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment `later` after this one.
    pub fn plus(self, later: Duration) -> Moment {
        Moment(self.0.saturating_add(later.as_millis() as u64))
    }

    /// As Discord writes it: `2026-01-31T12:00:00.123000+00:00`.
    pub fn iso(self) -> String {
        Timestamp::from_micros((self.0 * 1000) as i64)
            .map(|stamp| stamp.iso_8601().to_string())
            .unwrap_or_default()
    }
}

/// The clock. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    offset: watch::Sender<Duration>,
}

impl Clock {
    pub fn new() -> Self {
        Self { offset: watch::Sender::new(Duration::ZERO) }
    }

    pub fn now(&self) -> Moment {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment((real + *self.offset.borrow()).as_millis() as u64)
    }

    pub fn advance(&self, by: Duration) {
        self.offset.send_modify(|offset| *offset += by);
    }

    /// Returns once `until` has passed on this clock, whether by waiting or by being pushed.
    pub async fn reaches(&self, until: Moment) {
        let mut pushed = self.offset.subscribe();
        loop {
            pushed.mark_unchanged();
            let left = until.since(self.now());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                _ = pushed.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_push_wakes_the_sleeper() {
        let clock = Clock::new();
        let until = clock.now().plus(Duration::from_secs(900));
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reaches(until).await }
        });
        clock.advance(Duration::from_secs(901));
        sleeper.await.unwrap();
    }

    #[test]
    fn moments_are_written_as_discord_writes_them() {
        assert_eq!(Moment(1_700_000_000_123).iso(), "2023-11-14T22:13:20.123000+00:00");
    }
}
