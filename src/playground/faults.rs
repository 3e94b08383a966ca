//! Planned failures of the REST interface.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// How a request fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 429, for this route or for all.
    RateLimit {
        /// When the bot may try again.
        retry_after: Duration,
        /// Whether the whole application is held up.
        global: bool,
    },
    /// An error of Discord's own, such as 500 or 503. Nothing is done.
    Status(u16),
    /// The request is carried out after this long.
    Slow(Duration),
    /// The request is carried out, but its answer never arrives.
    Lost,
    /// The line breaks before anything is done.
    Dropped,
}

struct Planned {
    method: String,
    path: String,
    fault: Fault,
    left: usize,
}

#[derive(Default)]
pub(crate) struct Faults {
    planned: Mutex<Vec<Planned>>,
}

impl Faults {
    pub fn plan(&self, method: &str, path: &str, fault: Fault, times: usize) {
        let planned = Planned { method: method.to_owned(), path: path.to_owned(), fault, left: times };
        self.planned.lock().unwrap_or_else(PoisonError::into_inner).push(planned);
    }

    /// Forgets what is still planned.
    pub fn clear(&self) {
        self.planned.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The fault planned for this request, used up by it.
    pub fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |plan: &&mut Planned| plan.left > 0 && plan.method == method && path.contains(&plan.path);
        let plan = planned.iter_mut().find(fits)?;
        plan.left -= 1;
        let fault = plan.fault;
        planned.retain(|plan| plan.left > 0);
        Some(fault)
    }
}
