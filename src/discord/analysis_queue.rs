//! Analyses finished games for luck and quality of play, one game at a time, and adds the analysis to the
//! result message. Reviews that somebody asks for are made here, too. It slows down while interactions are being handled.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, Semaphore, oneshot};

use super::app::App;
use super::publish::{Analysed, Update};
use crate::computer::analysis::{Analysis, Luck, analyse};
use crate::computer::chances::curve;
use crate::store;
use crate::table::{Participant, Table};

/// Maximum number of games that wait for analysis. Further games get a result without one: under lasting load
/// the queue would never drain, and every waiting game takes memory.
const CAPACITY: usize = 64;

/// For each pending interaction, the analysis sleeps this many times as long as it has just worked.
const SLEEP_FACTOR: u32 = 8;

/// The longest single sleep.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// The lowest scheduling priority (`nice` value).
#[cfg(target_os = "linux")]
const LOWEST_PRIORITY: i32 = 19;

/// The queue of finished games to analyse.
pub struct AnalysisQueue {
    slots: Arc<Semaphore>,
    turn: Mutex<()>,
    /// Who asks for a review doesn't wait for the analyses.
    review_turn: Mutex<()>,
    /// How many interactions are being handled right now.
    pending: Arc<AtomicU32>,
    /// The bot is stopping: running analyses are abandoned.
    closing: Arc<AtomicBool>,
}

impl Default for AnalysisQueue {
    fn default() -> AnalysisQueue {
        AnalysisQueue {
            slots: Arc::new(Semaphore::new(CAPACITY)),
            turn: Mutex::default(),
            review_turn: Mutex::default(),
            pending: Arc::default(),
            closing: Arc::default(),
        }
    }
}

/// Counts one pending interaction until it is dropped.
pub struct PendingInteraction(Arc<AtomicU32>);

impl Drop for PendingInteraction {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl AnalysisQueue {
    /// Registers a pending interaction, for which the analysis slows down.
    pub fn interaction_pending(&self) -> PendingInteraction {
        self.pending.fetch_add(1, Ordering::Relaxed);
        PendingInteraction(self.pending.clone())
    }

    /// Abandons the running analysis and all that wait.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    /// Thinks about a review on a thread of the lowest priority, one at a time. `None` if the bot stops meanwhile.
    pub async fn review<T: Send + 'static>(
        &self,
        think: impl FnOnce(&dyn Fn() -> bool) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let _turn = self.review_turn.lock().await;
        let keep_going = self.keep_going();
        run_in_background(move || think(&keep_going)).await.flatten()
    }

    /// Returns a function that is called before every analysed decision and says whether to go on. While
    /// interactions are pending it sleeps first: the more there are, the longer.
    fn keep_going(&self) -> impl Fn() -> bool + use<> {
        let (pending, closing) = (self.pending.clone(), self.closing.clone());
        let last_sleep = std::cell::Cell::new(Instant::now());
        move || {
            let rest = last_sleep.get().elapsed() * pending.load(Ordering::Relaxed) * SLEEP_FACTOR;
            if !rest.is_zero() {
                std::thread::sleep(rest.min(LONGEST_SLEEP));
            }
            last_sleep.set(Instant::now());
            !closing.load(Ordering::Relaxed)
        }
    }
}

impl App {
    /// Analyses a finished game in the background and adds the analysis to its result message.
    pub(super) fn analyse_later(&self, result: Update) {
        let Some(journal) = result.table().journal().cloned() else { return };
        let Ok(slot) = self.analysis_queue.slots.clone().try_acquire_owned() else {
            tracing::debug!("skipped the analysis of a game: the queue is full");
            return;
        };
        let (app, played, table) = (self.clone(), result.table.clone(), result.table().id().to_string());
        self.tasks.spawn(async move {
            let analysed = {
                let _turn = app.analysis_queue.turn.lock().await;
                let draws_curve = app.draws_curve(&played).await;
                let keep_going = app.analysis_queue.keep_going();
                let think = move || {
                    let curve = if draws_curve { curve(&journal, &keep_going) } else { None };
                    Some((analyse(&journal, &keep_going)?, curve))
                };
                run_in_background(think).await.flatten()
            };
            drop(slot);
            let Some((analysed, curve)) = analysed else { return };
            let seats = (0..).zip(&analysed).map(|(seat, analysis)| stored(seat, analysis)).collect();
            if let Err(error) = app.tables.store().analyse(&table, seats).await {
                tracing::warn!(%error, "could not store the analysis of a game");
            }
            app.submit(result.analysed(Analysed { seats: analysed.to_vec(), curve }));
        });
    }

    /// Whether everybody at a table lets the curve of chances be shown.
    async fn draws_curve(&self, table: &Table) -> bool {
        let owners = table.participants().iter().filter_map(|player| Some(player.owner.as_ref()?.user));
        for user in table.participants().iter().filter_map(Participant::user).chain(owners) {
            if !self.user_settings(user).await.curves {
                return false;
            }
        }
        true
    }
}

/// Runs `think` on a thread of its own with the lowest priority.
async fn run_in_background<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, thought) = oneshot::channel();
    let thread = std::thread::Builder::new().name("analysis_queue".to_owned()).spawn(move || {
        lower_priority();
        let _ = sender.send(think());
    });
    if let Err(error) = thread {
        tracing::warn!(%error, "could not spawn the analysis thread");
    }
    thought.await.ok()
}

/// Only Linux has priorities per thread; elsewhere this would slow down the whole process.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST_PRIORITY) {
        tracing::debug!(%error, "could not lower the priority of the analysis thread");
    }
}

/// An analysis as it is stored: in whole thousandths, with luck only where it is exact.
fn stored(seat: u8, analysis: &Analysis) -> store::Analysed {
    let thousandths = |value: f64| (value * 1000.0).round() as i32;
    let quality = thousandths((1.0 - analysis.given_away).clamp(0.0, 1.0)) as u16;
    let luck = match analysis.luck {
        Luck::Gain(gain) => Some(thousandths(gain)),
        Luck::Chance(_) => None,
    };
    store::Analysed { seat, quality, luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pending_interactions_are_counted() {
        let analysis_queue = AnalysisQueue::default();
        let (anna, ben) = (analysis_queue.interaction_pending(), analysis_queue.interaction_pending());
        assert_eq!(analysis_queue.pending.load(Ordering::Relaxed), 2);
        drop((anna, ben));
        assert_eq!(analysis_queue.pending.load(Ordering::Relaxed), 0);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_analysis_thread_has_a_lower_priority() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let before = priority();
        assert_eq!(run_in_background(priority).await, Some(LOWEST_PRIORITY));
        assert_eq!(priority(), before);
    }

    #[test]
    fn a_closed_queue_stops_its_analysis() {
        let analysis_queue = AnalysisQueue::default();
        let keep_going = analysis_queue.keep_going();
        assert!(keep_going());
        analysis_queue.close();
        assert!(!keep_going());
    }
}
