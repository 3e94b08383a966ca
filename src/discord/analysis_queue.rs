//! How lucky and how well played a finished game was: analysed when there is time for it, one game after the other, and
//! added to its result. People who wait for an answer come first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, Semaphore, oneshot};

use super::app::App;
use super::board::{BoardMessage, News};
use super::context::Audience;
use crate::computer::analysis::{Analysis, Luck, analyse};
use crate::store::{Analysed, BoardLocation};
use crate::tables::OpenTable;

/// How many games wait at most to be analysed; what ends beyond that has a result without. A house that is so busy for
/// long would never catch up, and every game that waits takes memory.
const WAITING: usize = 64;

/// How many times as long as it has worked it rests for each of those who wait.
const COURTESY: u32 = 8;

/// The longest it rests at once.
const REST: Duration = Duration::from_millis(500);

/// The lowest priority there is.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// Who judges.
pub struct AnalysisQueue {
    waiting: Arc<Semaphore>,
    turn: Mutex<()>,
    /// How many people wait for an answer right now.
    visitors: Arc<AtomicU32>,
    /// The bot is about to stop: long thoughts are given up.
    closing: Arc<AtomicBool>,
}

impl Default for AnalysisQueue {
    fn default() -> AnalysisQueue {
        AnalysisQueue {
            waiting: Arc::new(Semaphore::new(WAITING)),
            turn: Mutex::default(),
            visitors: Arc::default(),
            closing: Arc::default(),
        }
    }
}

/// Somebody who waits for an answer, until this is dropped.
pub struct Waits(Arc<AtomicU32>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl AnalysisQueue {
    /// Somebody has come.
    pub fn makes_way(&self) -> Waits {
        self.visitors.fetch_add(1, Ordering::Relaxed);
        Waits(self.visitors.clone())
    }

    /// Whatever is thought about is given up.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    /// Whether to go on, asked before every decision that is analysed. While somebody waits it hardly takes anything of the
    /// machine: the more there are, the longer it rests for what it has worked.
    fn goes_on(&self) -> impl Fn() -> bool + use<> {
        let (visitors, closing) = (self.visitors.clone(), self.closing.clone());
        let rested = std::cell::Cell::new(Instant::now());
        move || {
            let rest = rested.get().elapsed() * visitors.load(Ordering::Relaxed) * COURTESY;
            if !rest.is_zero() {
                std::thread::sleep(rest.min(REST));
            }
            rested.set(Instant::now());
            !closing.load(Ordering::Relaxed)
        }
    }
}

impl App {
    /// Adds to the result of a finished game how lucky and how well played it was, once that is known. The result
    /// doesn't wait for it.
    pub(super) fn analyse_later(
        &self,
        open_table: &OpenTable,
        board: BoardLocation,
        audience: Audience,
        news: &News,
    ) {
        let Some(journal) = open_table.table.journal().cloned() else { return };
        let Ok(place) = self.analysis_queue.waiting.clone().try_acquire_owned() else {
            tracing::debug!("skipped an analysis: the queue is full");
            return;
        };
        let (app, table, news) = (self.clone(), open_table.table.clone(), news.clone());
        tokio::spawn(async move {
            let analysed = {
                let _turn = app.analysis_queue.turn.lock().await;
                let goes_on = app.analysis_queue.goes_on();
                aside(move || analyse(&journal, &goes_on)).await.flatten()
            };
            drop(place);
            let Some(analysed) = analysed else { return };
            let seats = (0..).zip(&analysed).map(|(seat, analysis)| stored(seat, analysis)).collect();
            if let Err(error) = app.tables.store().analyse(&table.id().to_string(), seats).await {
                tracing::warn!(%error, "could not store an analysis");
            }
            let result = BoardMessage::new(&table, audience.lang).analysed(&analysed).post(&news);
            let post = app.drawn(result, audience.server).await;
            if let Err(error) = app.rest.edit(board.channel, board.message, &post).await {
                tracing::debug!(%error, "could not add an analysis to its result");
            }
        });
    }
}

/// Thinks on a thread of its own, which gets of the processors what nobody else wants.
async fn aside<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, thought) = oneshot::channel();
    let thread = std::thread::Builder::new().name("analysis_queue".to_owned()).spawn(move || {
        stand_back();
        let _ = sender.send(think());
    });
    if let Err(error) = thread {
        tracing::warn!(%error, "could not analyse a game");
    }
    thought.await.ok()
}

/// Linux knows priorities of threads; elsewhere this would be the whole program's.
fn stand_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LAST) {
        tracing::debug!(%error, "could not lower the priority of the analysis thread");
    }
}

/// A analysis as it is stored: whole numbers, and luck only where it is exact.
fn stored(seat: u8, analysis: &Analysis) -> Analysed {
    let thousandths = |value: f64| (value * 1000.0).round() as i32;
    let quality = thousandths((1.0 - analysis.given_away).clamp(0.0, 1.0)) as u16;
    let luck = match analysis.luck {
        Luck::Gain(gain) => Some(thousandths(gain)),
        Luck::Chance(_) => None,
    };
    Analysed { seat, quality, luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visitors_count_while_they_wait() {
        let analysis_queue = AnalysisQueue::default();
        let (anna, ben) = (analysis_queue.makes_way(), analysis_queue.makes_way());
        assert_eq!(analysis_queue.visitors.load(Ordering::Relaxed), 2);
        drop((anna, ben));
        assert_eq!(analysis_queue.visitors.load(Ordering::Relaxed), 0);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn it_stands_back_and_nobody_else_does() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let before = priority();
        assert_eq!(aside(priority).await, Some(LAST));
        assert_eq!(priority(), before);
    }

    #[test]
    fn a_jury_that_closes_thinks_no_further() {
        let analysis_queue = AnalysisQueue::default();
        let goes_on = analysis_queue.goes_on();
        assert!(goes_on());
        analysis_queue.close();
        assert!(!goes_on());
    }
}
