//! The CPU time of a thread. Decisions are timed with it, because on a busy machine the wall clock also counts the time
//! of other programs.

use std::time::Duration;

/// The CPU time of this thread so far.
#[cfg(unix)]
pub(super) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// The wall-clock time, on platforms without CPU time per thread.
#[cfg(not(unix))]
pub(super) fn worked() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
