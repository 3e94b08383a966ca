//! Everything one playground shares between its handlers, connections and people.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::{rate_limits::RateLimits, request_log::RequestLog, rest_faults::PlannedFaults, world::World};

/// The world behind its lock, and what surrounds it.
pub(crate) struct PlaygroundState {
    world: Mutex<World>,
    pub faults: PlannedFaults,
    pub rate_limits: RateLimits,
    pub log: RequestLog,
    /// Becomes true when the playground ends.
    pub closing: watch::Sender<bool>,
}

impl PlaygroundState {
    pub fn new(world: World) -> Self {
        Self {
            world: Mutex::new(world),
            faults: PlannedFaults::default(),
            rate_limits: RateLimits::default(),
            log: RequestLog::default(),
            closing: watch::Sender::new(false),
        }
    }

    /// The world. Never kept over an `.await`: everything it does is quick and synchronous.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
