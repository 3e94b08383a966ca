//! Faults that a test has planned for REST requests, and requests that are to be overtaken by later ones.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::{oneshot, watch};

/// How a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 429, for this route or for all.
    RateLimit {
        /// When the bot may try again.
        retry_after: Duration,
        /// Whether it is the global limit.
        global: bool,
    },
    /// An HTTP status such as 500 or 503. The request is not carried out.
    Status(u16),
    /// The request is carried out after this long.
    Slow(Duration),
    /// The request is carried out, but its answer never arrives.
    Lost,
    /// The connection is cut, and the request is not carried out.
    Dropped,
}

struct PlannedFault {
    method: String,
    path: String,
    fault: Fault,
    left: usize,
}

/// A request that takes effect only after the next one of its kind.
struct Overtaking {
    method: String,
    path: String,
    /// How many such requests come before the one that is held back; None once it is there.
    before: Option<usize>,
    /// Dropping it releases the request.
    release: oneshot::Sender<()>,
    released: Option<oneshot::Receiver<()>>,
}

/// What a request does that concerns an overtaking.
pub(crate) enum Turn {
    /// It takes effect once this ends.
    Waits(oneshot::Receiver<()>),
    /// It takes effect now. Dropping this releases the one it has overtaken.
    Overtakes { _release: oneshot::Sender<()> },
}

#[derive(Default)]
pub(crate) struct PlannedFaults {
    planned: Mutex<Vec<PlannedFault>>,
    overtakings: Mutex<Vec<Overtaking>>,
    /// How many requests are held back now.
    held_back: watch::Sender<usize>,
}

impl PlannedFaults {
    pub fn plan(&self, method: &str, path: &str, fault: Fault, times: usize) {
        let planned = PlannedFault { method: method.to_owned(), path: path.to_owned(), fault, left: times };
        self.planned.lock().unwrap_or_else(PoisonError::into_inner).push(planned);
    }

    /// Forgets what is still planned, and releases what is held back.
    pub fn clear(&self) {
        self.planned.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.release();
    }

    /// Plans that the nth such request is overtaken by the next.
    pub fn plan_overtaking(&self, method: &str, path: &str, n: usize) {
        let (release, released) = oneshot::channel();
        self.overtakings().push(Overtaking {
            method: method.to_owned(),
            path: path.to_owned(),
            before: Some(n.saturating_sub(1)),
            release,
            released: Some(released),
        });
    }

    /// Releases what is held back, and forgets what was to be.
    pub fn release(&self) {
        self.overtakings().clear();
        self.held_back.send_replace(0);
    }

    /// Waits until a request is held back.
    pub async fn has_held_back(&self) {
        let mut held_back = self.held_back.subscribe();
        // The sender lives in self, so this can't fail.
        let _ = held_back.wait_for(|held_back| *held_back > 0).await;
    }

    /// Whether this request waits, or overtakes one that does.
    pub fn turn(&self, method: &str, path: &str) -> Option<Turn> {
        let mut overtakings = self.overtakings();
        let fits = |plan: &Overtaking| plan.method == method && path.contains(&plan.path);
        let at = overtakings.iter().position(fits)?;
        let plan = &mut overtakings[at];
        match plan.before {
            Some(0) => {
                plan.before = None;
                self.held_back.send_modify(|held_back| *held_back += 1);
                plan.released.take().map(Turn::Waits)
            }
            Some(before) => {
                plan.before = Some(before - 1);
                None
            }
            None => {
                self.held_back.send_modify(|held_back| *held_back = held_back.saturating_sub(1));
                Some(Turn::Overtakes { _release: overtakings.remove(at).release })
            }
        }
    }

    fn overtakings(&self) -> MutexGuard<'_, Vec<Overtaking>> {
        self.overtakings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fault planned for this request, used up by it.
    pub fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        let fits =
            |plan: &&mut PlannedFault| plan.left > 0 && plan.method == method && path.contains(&plan.path);
        let plan = planned.iter_mut().find(fits)?;
        plan.left -= 1;
        let fault = plan.fault;
        planned.retain(|plan| plan.left > 0);
        Some(fault)
    }
}
