//! The tasks that write. A task puts all queued changes into one transaction, because the flush to disk is the only
//! slow part: under load, more moves share a commit.
//!
//! SQLite allows one writer, so there is one task. PostgreSQL allows many: the changes of a table always go to the same
//! task, in order. Changes that concern more than a table go to the first task, one at a time: they lock servers, and
//! two that each held some of the locks could deadlock.
//!
//! Callers get their answer after the commit. These are tasks instead of a lock so that a cancelled caller can't leave
//! half a transaction behind.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::iter::zip;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot, watch};

use super::batch::Batch;
use super::change::Write;
use super::database::{Connection, Pool};
use super::{StoreError, Written, sql};
use crate::metrics::metrics;

/// The length of the queue. When it is full, callers wait.
const QUEUE: usize = 1024;

/// The most changes in a commit. It limits how long the first one waits for the last.
const BATCH: usize = 256;

/// A handle to the writing tasks, which end with the last handle.
#[derive(Clone)]
pub(super) struct Writer {
    /// The queue of each task. If there are several, the first one takes one change at a time.
    queues: Arc<[mpsc::Sender<Message>]>,
    commits: Arc<AtomicU64>,
    /// Nothing is ever sent. The tasks hold the senders, so it closes when all tasks have ended.
    ended: watch::Receiver<()>,
}

type Answer = Result<Written, StoreError>;

enum Message {
    Write(Write, oneshot::Sender<Answer>),
    Stop,
}

impl Writer {
    pub(super) fn start(pool: &Pool) -> Writer {
        let commits = Arc::new(AtomicU64::new(0));
        let (end, ended) = watch::channel(());
        let queue = |index| {
            let (queue, waiting) = mpsc::channel(QUEUE);
            let most = if index == 0 && pool.writers() > 1 { 1 } else { BATCH };
            let (task, end) = (run(pool.clone(), waiting, most, Arc::clone(&commits)), end.clone());
            tokio::spawn(async move {
                task.await;
                drop(end);
            });
            queue
        };
        Writer { queues: (0..pool.writers()).map(queue).collect(), commits, ended }
    }

    /// Writes a change and returns once it is committed. If the caller is cancelled, the change is still written.
    pub(super) async fn write(&self, change: Write) -> Answer {
        let (sender, answer) = oneshot::channel();
        let queue = self.queue(&change).ok_or(StoreError::Closed)?;
        queue.send(Message::Write(change, sender)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes everything queued and accepts nothing more. Every call returns once that is done.
    pub(super) async fn stop(&self) {
        for queue in self.queues.iter() {
            // Fails if the task has already stopped.
            let _ = queue.send(Message::Stop).await;
        }
        let _ = self.ended.clone().changed().await;
    }

    /// Whether all tasks accept changes.
    pub(super) fn is_running(&self) -> bool {
        self.queues.iter().all(|queue| !queue.is_closed())
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    fn queue(&self, change: &Write) -> Option<&mpsc::Sender<Message>> {
        let (first, others) = self.queues.split_first()?;
        match change.order() {
            Some(order) if !others.is_empty() => {
                let mut hasher = DefaultHasher::new();
                order.hash(&mut hasher);
                others.get(hasher.finish() as usize % others.len())
            }
            _ => Some(first),
        }
    }
}

async fn run(pool: Pool, mut queue: mpsc::Receiver<Message>, most: usize, commits: Arc<AtomicU64>) {
    let mut messages = Vec::new();
    while queue.recv_many(&mut messages, most).await > 0 {
        let (mut changes, mut callers) = (Vec::new(), Vec::new());
        for message in messages.drain(..) {
            match message {
                Message::Write(change, caller) => {
                    changes.push(change);
                    callers.push(caller);
                }
                // Accept no new messages. Those already queued are still received.
                Message::Stop => queue.close(),
            }
        }
        for (caller, answer) in callers.into_iter().zip(write(&pool, &changes, &commits).await) {
            // The caller may have been cancelled; the change stays written.
            let _ = caller.send(answer);
        }
    }
}

/// Writes the changes that fit into a batch, then the others with their own commit. Returns one answer per change.
async fn write(pool: &Pool, changes: &[Write], commits: &AtomicU64) -> Vec<Answer> {
    let batch = if pool.takes_batches() { Batch::of(changes) } else { None };
    let done = match &batch {
        Some(batch) => write_batch(pool, batch, commits).await,
        None => None,
    };
    let (Some(batch), Some(done)) = (batch, done) else {
        return write_rest(pool, &changes.iter().collect::<Vec<_>>(), commits).await;
    };
    let rest = (0..).zip(changes).filter(|(index, _)| !batch.has(*index)).map(|(_, change)| change);
    let mut others = write_rest(pool, &rest.collect::<Vec<_>>(), commits).await.into_iter();
    let answer = |index| if batch.has(index) { Some(done.clone()) } else { others.next() };
    (0..changes.len()).filter_map(answer).collect()
}

/// Writes a batch and returns the answer for all its changes; `None` if they must be written one by one.
async fn write_batch(pool: &Pool, batch: &Batch<'_>, commits: &AtomicU64) -> Option<Answer> {
    let began = Instant::now();
    let mut connection = match pool.acquire().await {
        Ok(connection) => connection,
        Err(error) => return Some(Err(error.into())),
    };
    let Err(error) = batch.commit(&mut connection).await else {
        record_commit(commits, batch.len(), began);
        return Some(Ok(Written::Done));
    };
    // Fails if no transaction had begun, or if SQLite has already rolled back.
    let _ = connection.run(sql::ROLLBACK).await;
    // If the lock timed out, fail now: writing one by one would wait for the same lock again.
    Some(StoreError::from(error)).filter(|error| matches!(error, StoreError::Busy(_))).map(Err)
}

/// Writes changes with one commit, and returns one answer per change. A change that conflicted with another process is
/// retried once, alone.
async fn write_rest(pool: &Pool, changes: &[&Write], commits: &AtomicU64) -> Vec<Answer> {
    if changes.is_empty() {
        return Vec::new();
    }
    let mut answers = commit(pool, changes, commits).await;
    for (answer, change) in zip(&mut answers, changes) {
        if matches!(answer, Err(error) if error.is_conflict())
            && let Some(second) = commit(pool, slice::from_ref(change), commits).await.pop()
        {
            *answer = second;
        }
    }
    answers
}

/// Runs one transaction. A change rarely has to be undone, and every savepoint costs a round trip, so the first attempt
/// has none. Only if a change fails, a second attempt uses savepoints.
async fn commit(pool: &Pool, changes: &[&Write], commits: &AtomicU64) -> Vec<Answer> {
    let began = Instant::now();
    let mut answers = transact(pool, changes, Savepoints::None).await;
    if changes.len() > 1 && matches!(&answers, Ok(answers) if !is_done(answers)) {
        answers = transact(pool, changes, Savepoints::Each).await;
    }
    if matches!(&answers, Ok(answers) if answers.contains(&Ok(Written::Done))) {
        record_commit(commits, changes.len(), began);
    }
    answers.unwrap_or_else(|error| vec![Err(error); changes.len()])
}

fn record_commit(commits: &AtomicU64, changes: usize, began: Instant) {
    commits.fetch_add(1, Ordering::Relaxed);
    metrics().committed(changes, began.elapsed());
    tracing::debug!(changes, ms = began.elapsed().as_secs_f64() * 1000.0, "committed");
}

/// Whether a single change can be undone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Savepoints {
    None,
    Each,
}

fn is_done(answers: &[Answer]) -> bool {
    answers.iter().all(|answer| *answer == Ok(Written::Done))
}

/// Runs changes and commits them, unless there is nothing to keep. Without savepoints, one failed change rolls back
/// all.
async fn transact(
    pool: &Pool,
    changes: &[&Write],
    savepoints: Savepoints,
) -> Result<Vec<Answer>, StoreError> {
    let mut connection = pool.begin(changes.iter().any(|change| change.is_lengthy())).await?;
    let answers = match savepoints {
        Savepoints::None => Ok(attempt_all(&mut connection, changes).await),
        Savepoints::Each => attempt_each(&mut connection, changes).await,
    };
    let is_kept = match (&answers, savepoints) {
        (Ok(answers), Savepoints::None) => is_done(answers),
        (Ok(answers), Savepoints::Each) => answers.contains(&Ok(Written::Done)),
        (Err(_), _) => false,
    };
    let committed = if is_kept { connection.run(sql::COMMIT).await } else { Ok(()) };
    if !is_kept || committed.is_err() {
        // Fails if SQLite has already rolled back, which is fine.
        let _ = connection.run(sql::ROLLBACK).await;
    }
    committed?;
    answers
}

/// Runs changes until one fails.
async fn attempt_all(connection: &mut Connection, changes: &[&Write]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        answers.push(change.apply(connection).await);
        if answers.last() != Some(&Ok(Written::Done)) {
            break;
        }
    }
    answers
}

/// Runs changes, each under a savepoint.
async fn attempt_each(connection: &mut Connection, changes: &[&Write]) -> Result<Vec<Answer>, StoreError> {
    connection.run(sql::SAVEPOINT).await?;
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        answers.push(attempt(connection, change).await?);
    }
    Ok(answers)
}

/// Runs one change, or undoes all of it. The change's own failure is its answer; an `Err` means that the whole
/// transaction failed.
async fn attempt(connection: &mut Connection, change: &Write) -> Result<Answer, StoreError> {
    let answer = change.apply(connection).await;
    let end = if answer == Ok(Written::Done) { sql::NEXT_SAVEPOINT } else { sql::ROLLBACK_TO_SAVEPOINT };
    match (connection.run(end).await, answer) {
        (Ok(()), answer) => Ok(answer),
        // SQLite has rolled back the whole transaction, savepoint included. The change's own error says why.
        (Err(_), Err(why)) => Err(why),
        (Err(why), Ok(_)) => Err(why.into()),
    }
}
