//! Background tasks: those that are cancelled when the bot stops, those that are finished first, and those that run
//! for ever and are supervised.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::metrics::metrics;

/// How long unfinished tasks may delay a shutdown.
const STOP_TIMEOUT: Duration = Duration::from_secs(8);
/// The pause before a task that panicked is started again.
const RESTART_PAUSE: Duration = Duration::from_secs(1);
/// How often a supervised task that waits shows that it is alive.
const BEAT_INTERVAL: Duration = Duration::from_secs(5);
/// After this long without a heartbeat a task is late: the bot is not ready.
const LATE: Duration = Duration::from_secs(30);
/// After this long it is stuck, and only a restart of the process helps.
const STUCK: Duration = Duration::from_secs(300);
/// How many tasks that are late are named.
const NAMED: usize = 5;

/// All background tasks of the bot. Clones are cheap and share the same tasks.
#[derive(Clone, Default)]
pub struct Tasks {
    running: TaskTracker,
    stopping: CancellationToken,
    heartbeats: Arc<Mutex<HashMap<u64, (String, Heartbeat)>>>,
}

/// A task that reports heartbeats for as long as it runs.
pub struct Watched {
    /// Its heartbeat.
    pub heartbeat: Heartbeat,
    number: u64,
    tasks: Tasks,
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.tasks.heartbeats().remove(&self.number);
    }
}

impl Tasks {
    /// Runs a task until it is done or the bot stops.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.running.spawn(self.stopping.clone().run_until_cancelled_owned(task));
    }

    /// Runs a task to its end, even if the bot stops meanwhile.
    pub fn spawn_to_end(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.running.spawn(task);
    }

    /// Completes when the bot is stopping.
    pub async fn stopping(&self) {
        self.stopping.cancelled().await;
    }

    /// Runs a task that goes on for ever. If it panics, it is started again. It must show that it is alive, by the
    /// heartbeat it is given.
    pub fn supervise<F>(&self, name: &'static str, task: impl Fn(Heartbeat) -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let watched = self.watch(name.to_owned());
        self.spawn(async move {
            let heartbeat = &watched.heartbeat;
            while caught(task(heartbeat.clone())).await.is_err() {
                tracing::error!(task = name, "a background task failed and is started again");
                heartbeat.pause(RESTART_PAUSE).await;
            }
        });
    }

    /// Expects heartbeats of a task until what is returned is dropped.
    pub fn watch(&self, name: String) -> Watched {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let (number, heartbeat) = (NUMBERS.fetch_add(1, Ordering::Relaxed), Heartbeat::default());
        self.heartbeats().insert(number, (name, heartbeat.clone()));
        Watched { heartbeat, number, tasks: self.clone() }
    }

    /// The tasks that are late, if any: the bot is not ready.
    pub fn late(&self) -> Option<String> {
        self.silent_for(LATE)
    }

    /// The tasks that are stuck, if any: the process can't help itself.
    pub fn stuck(&self) -> Option<String> {
        self.silent_for(STUCK)
    }

    /// How long ago a task of this name, or one whose name begins so, has shown a sign of life: of several, the one that
    /// has been silent the longest. None if there is none.
    pub fn age(&self, name: &str) -> Option<Duration> {
        let heartbeats = self.heartbeats();
        let ages = heartbeats.values().filter(|(task, _)| task.starts_with(name)).map(|(_, beat)| beat.age());
        ages.max()
    }

    fn silent_for(&self, time: Duration) -> Option<String> {
        let heartbeats = self.heartbeats();
        let silent = heartbeats.values().filter(|(_, heartbeat)| heartbeat.age() > time);
        let mut silent: Vec<&str> = silent.map(|(name, _)| name.as_str()).collect();
        silent.sort_unstable();
        let more = if silent.len() > NAMED { ", and more" } else { "" };
        silent.truncate(NAMED);
        (!silent.is_empty()).then(|| format!("{}{more}", silent.join(", ")))
    }

    fn heartbeats(&self) -> std::sync::MutexGuard<'_, HashMap<u64, (String, Heartbeat)>> {
        self.heartbeats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Delays a shutdown until the returned token is dropped.
    pub fn delay_stop(&self) -> TaskTrackerToken {
        self.running.token()
    }

    /// Cancels the tasks that may be cancelled, and waits for the others for a limited time.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.running.close();
        if tokio::time::timeout(STOP_TIMEOUT, self.running.wait()).await.is_err() {
            tracing::warn!(tasks = self.running.len(), "stopped before all background tasks were finished");
        }
    }
}

/// When a supervised task was last alive.
#[derive(Clone)]
pub struct Heartbeat {
    began: Instant,
    /// In milliseconds since `began`.
    last: Arc<AtomicU64>,
}

impl Default for Heartbeat {
    fn default() -> Heartbeat {
        Heartbeat { began: Instant::now(), last: Arc::default() }
    }
}

impl Heartbeat {
    /// Shows that the task is alive.
    pub fn beat(&self) {
        self.last.store(self.began.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// Waits, and shows meanwhile that the task is alive.
    pub async fn pause(&self, time: Duration) {
        let end = Instant::now() + time;
        loop {
            self.beat();
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(BEAT_INTERVAL)).await;
        }
    }

    /// Runs work of which nobody knows how long it takes, and shows meanwhile that the task is alive.
    pub async fn during<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            self.beat();
            if let Ok(done) = tokio::time::timeout(BEAT_INTERVAL, &mut work).await {
                return done;
            }
        }
    }

    fn age(&self) -> Duration {
        self.began.elapsed().saturating_sub(Duration::from_millis(self.last.load(Ordering::Relaxed)))
    }
}

#[cfg(test)]
impl Tasks {
    /// Adds a task that has shown no sign of life for this long.
    pub(crate) fn add_silent(&self, name: &'static str, time: Duration) {
        let began = Instant::now().checked_sub(time).unwrap();
        let number = u64::MAX - self.heartbeats().len() as u64;
        self.heartbeats().insert(number, (name.to_owned(), Heartbeat { began, last: Arc::default() }));
    }
}

/// A panic that was caught. The panic hook has logged it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

/// Runs a future; a panic in it is an error.
///
/// The future is boxed. As a part of the caller's future it would take its room there twice, once as an argument, and such
/// futures are moved several times before they run: a publisher's took 90 kB, and every click copied them.
pub fn caught<T>(future: impl Future<Output = T>) -> impl Future<Output = Result<T, Panicked>> {
    let mut future = Box::pin(future);
    std::future::poll_fn(move |cx| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(cx))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
        Err(_) => Poll::Ready(Err(Panicked)),
    })
}

/// Calls a function; a panic in it is an error.
pub fn caught_call<T>(call: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|_| Panicked)
}

/// Logs every panic with its place. Not with its message: that may contain what somebody typed.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        metrics().panicked();
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "the program panicked");
    }));
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_stop_breaks_off_what_goes_on_for_ever_and_waits_for_what_ends() {
        let (tasks, done) = (Tasks::default(), Arc::new(AtomicU32::new(0)));
        let add_after = |seconds, to: &Arc<AtomicU32>| {
            let to = to.clone();
            async move {
                tokio::time::sleep(Duration::from_secs(seconds)).await;
                to.fetch_add(1, Ordering::Relaxed);
            }
        };
        tasks.spawn(add_after(5, &done));
        tasks.spawn_to_end(add_after(5, &done));
        tasks.spawn_to_end(add_after(1_000, &done));
        tasks.stop().await;
        assert_eq!(done.load(Ordering::Relaxed), 1, "only what must end, and does so in time");
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_is_started_again_and_one_that_hangs_is_late() {
        let (tasks, runs) = (Tasks::default(), Arc::new(AtomicU32::new(0)));
        let counted = runs.clone();
        tasks.supervise("clumsy", move |heartbeat| {
            let run = counted.fetch_add(1, Ordering::Relaxed);
            async move {
                assert!(run >= 3, "it stumbles three times");
                heartbeat.pause(Duration::from_secs(1_000_000)).await;
            }
        });
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!((runs.load(Ordering::Relaxed), tasks.late()), (4, None));
        let watched = tasks.watch("publisher of table a".to_owned());
        tokio::time::sleep(Duration::from_secs(31)).await;
        assert_eq!(tasks.late().as_deref(), Some("publisher of table a"));
        watched.heartbeat.beat();
        assert_eq!(tasks.late(), None);
        tokio::time::sleep(Duration::from_secs(31)).await;
        drop(watched);
        assert_eq!(tasks.late(), None, "what has ended is not late");
        tasks.supervise("stuck", |_| std::future::pending());
        tokio::time::sleep(Duration::from_secs(29)).await;
        assert_eq!(tasks.late(), None);
        tokio::time::sleep(Duration::from_secs(2)).await;
        assert_eq!((tasks.late().as_deref(), tasks.stuck()), (Some("stuck"), None));
        tokio::time::sleep(Duration::from_secs(300)).await;
        assert_eq!(tasks.stuck().as_deref(), Some("stuck"));
    }
}
