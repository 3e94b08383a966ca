//! The clock of the process: the wall clock at the start, plus the time that has passed since. So nobody's turn ends, and
//! no computer stands still, because the machine's clock was set.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::table::{Moment, Pause};

/// Returns the current time. Tests use their own.
pub type Clock = Arc<dyn Fn() -> Moment + Send + Sync>;

/// Returns the time that the wall clock has left out since the last call, if it jumped ahead. Tests make their own jumps.
pub type Jumps = Arc<dyn Fn() -> Option<Pause> + Send + Sync>;

/// How far the wall clock may be ahead before that is a jump.
const TOLERANCE: i64 = 5_000;

static ANCHOR: LazyLock<Mutex<Anchor>> = LazyLock::new(|| Mutex::new(Anchor::new(wall_clock())));

/// A time of the wall clock, and the instant at which it was read.
struct Anchor {
    wall: Moment,
    at: Instant,
}

impl Anchor {
    fn new(wall: Moment) -> Anchor {
        Anchor { wall, at: Instant::now() }
    }

    fn now(&self) -> Moment {
        self.wall.plus(i64::try_from(self.at.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// Follows the wall clock if it is ahead: the machine was asleep, or somebody has set its clock. Returns the time
    /// that was left out. It never follows backwards, because stored times only grow.
    fn follow(&mut self, wall: Moment) -> Option<Pause> {
        let now = self.now();
        if wall <= now.plus(TOLERANCE) {
            return None;
        }
        *self = Anchor::new(wall);
        Some(Pause { from: now, to: wall })
    }
}

/// The clock of this process.
pub fn system_clock() -> Clock {
    Arc::new(|| ANCHOR.lock().unwrap_or_else(PoisonError::into_inner).now())
}

/// The time that the wall clock has left out since the last call, if it jumped ahead.
pub fn follow_wall_clock() -> Option<Pause> {
    ANCHOR.lock().unwrap_or_else(PoisonError::into_inner).follow(wall_clock())
}

fn wall_clock() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_ahead_is_followed_and_left_out_and_a_jump_back_is_not_followed() {
        let day = 86_400_000;
        let start = Moment(1_000_000);
        let mut anchor = Anchor::new(start);
        assert_eq!(anchor.follow(start.plus(2_000)), None, "clocks are corrected a little all the time");
        assert_eq!(anchor.follow(start.plus(-day)), None);
        assert!(anchor.now() >= start && anchor.now() < start.plus(60_000));
        let pause = anchor.follow(start.plus(15 * day)).unwrap();
        assert!(pause.from >= start && pause.from < start.plus(60_000), "{pause:?}");
        assert_eq!(pause.to, start.plus(15 * day));
        assert!(anchor.now() >= pause.to);
    }
}
