//! What handlers, connections and people share: the world behind its lock, and what surrounds it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::{faults::Faults, limits::Limits, log::Log, world::World};

/// One playground's insides.
pub(crate) struct Shared {
    world: Mutex<World>,
    pub faults: Faults,
    pub limits: Limits,
    pub log: Log,
    /// Becomes true when the playground ends.
    pub closing: watch::Sender<bool>,
}

impl Shared {
    pub fn new(world: World) -> Self {
        Self {
            world: Mutex::new(world),
            faults: Faults::default(),
            limits: Limits::default(),
            log: Log::default(),
            closing: watch::Sender::new(false),
        }
    }

    /// The world. Never kept over an `.await`: everything it does is quick and synchronous.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
