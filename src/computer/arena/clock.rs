//! How long a thread has worked. A decision is timed by it, since on a busy machine the clock on the wall also counts
//! the time that others had the core.

use std::time::Duration;

/// The CPU time of this thread so far.
#[cfg(unix)]
pub(super) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Where threads have no clock of their own: the time that has passed.
#[cfg(not(unix))]
pub(super) fn worked() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
