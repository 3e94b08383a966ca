//! The tasks that write. Whatever waits when one is free goes into one transaction, so a flush of the disk, the only
//! slow thing here, is paid once for all of them: the busier the house, the more moves share a commit.
//!
//! SQLite lets one write at a time, so there is one task. PostgreSQL lets many: a table's changes always go to the same
//! task, in the order in which they came. What concerns more than a table goes to a task of its own, one change at a
//! time: such changes lock servers, and whoever holds several locks taken by chance could wait for ever.
//!
//! Nobody is answered before the commit. Tasks rather than a lock, so that a caller who stops waiting can't leave half a
//! transaction behind.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::iter::zip;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot, watch};

use super::batch::Batch;
use super::change::Change;
use super::database::{Connection, Pool};
use super::{StoreError, Written, sql};
use crate::metrics::metrics;

/// How many changes wait in line before their callers wait for a place in it.
const QUEUE: usize = 1024;

/// How many share a commit at most: what the first of them waits for the last.
const BATCH: usize = 256;

/// A handle of the writing tasks, which end with the last handle.
#[derive(Clone)]
pub(super) struct Writer {
    /// A line for each task. If there are several, the first is for what goes one at a time.
    lines: Arc<[mpsc::Sender<Message>]>,
    commits: Arc<AtomicU64>,
    /// Nothing is ever sent: its other ends are the tasks', and gone when all of them are.
    ended: watch::Receiver<()>,
}

type Answer = Result<Written, StoreError>;

enum Message {
    Write(Change, oneshot::Sender<Answer>),
    Stop,
}

impl Writer {
    pub(super) fn start(pool: &Pool) -> Writer {
        let commits = Arc::new(AtomicU64::new(0));
        let (end, ended) = watch::channel(());
        let line = |index| {
            let (line, waiting) = mpsc::channel(QUEUE);
            let most = if index == 0 && pool.writers() > 1 { 1 } else { BATCH };
            let (task, end) = (run(pool.clone(), waiting, most, Arc::clone(&commits)), end.clone());
            tokio::spawn(async move {
                task.await;
                drop(end);
            });
            line
        };
        Writer { lines: (0..pool.writers()).map(line).collect(), commits, ended }
    }

    /// Writes a change; answers once it is committed. A caller that is dropped before gives up the answer, not
    /// the change.
    pub(super) async fn write(&self, change: Change) -> Answer {
        let (sender, answer) = oneshot::channel();
        let line = self.line(&change).ok_or(StoreError::Closed)?;
        line.send(Message::Write(change, sender)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes what waits in line and nothing after it. However often it is asked, it answers when that is done.
    pub(super) async fn stop(&self) {
        for line in self.lines.iter() {
            // Refused if it has stopped or is about to.
            let _ = line.send(Message::Stop).await;
        }
        let _ = self.ended.clone().changed().await;
    }

    /// Whether the tasks are there.
    pub(super) fn is_running(&self) -> bool {
        self.lines.iter().all(|line| !line.is_closed())
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    fn line(&self, change: &Change) -> Option<&mpsc::Sender<Message>> {
        let (first, others) = self.lines.split_first()?;
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
                // No new ones from now on; what is in line already still comes.
                Message::Stop => queue.close(),
            }
        }
        for (caller, answer) in callers.into_iter().zip(write(&pool, &changes, &commits).await) {
            // Whoever has stopped waiting is not there to be told; the change stands.
            let _ = caller.send(answer);
        }
    }
}

/// Writes changes, the usual ones in a bundle and the others with a commit of their own, and answers for each.
async fn write(pool: &Pool, changes: &[Change], commits: &AtomicU64) -> Vec<Answer> {
    let bundle = if pool.takes_bundles() { Batch::of(changes) } else { None };
    let done = match &bundle {
        Some(bundle) => hand_over(pool, bundle, commits).await,
        None => None,
    };
    let (Some(bundle), Some(done)) = (bundle, done) else {
        return write_rest(pool, &changes.iter().collect::<Vec<_>>(), commits).await;
    };
    let rest = (0..).zip(changes).filter(|(index, _)| !bundle.has(*index)).map(|(_, change)| change);
    let mut others = write_rest(pool, &rest.collect::<Vec<_>>(), commits).await.into_iter();
    let answer = |index| if bundle.has(index) { Some(done.clone()) } else { others.next() };
    (0..changes.len()).filter_map(answer).collect()
}

/// Writes a bundle, and answers for all in it; none if they have to be written one by one.
async fn hand_over(pool: &Pool, bundle: &Batch<'_>, commits: &AtomicU64) -> Option<Answer> {
    let began = Instant::now();
    let mut connection = match pool.acquire().await {
        Ok(connection) => connection,
        Err(error) => return Some(Err(error.into())),
    };
    let Err(error) = bundle.commit(&mut connection).await else {
        note(commits, bundle.len(), began);
        return Some(Ok(Written::Done));
    };
    // Fails if nothing has begun, or SQLite has done it already.
    let _ = connection.run(sql::ROLLBACK).await;
    // Nobody waits twice for the same lock.
    Some(StoreError::from(error)).filter(|error| matches!(error, StoreError::Busy(_))).map(Err)
}

/// Writes changes with one commit, and answers for each. What got into somebody's way, such as another process
/// that writes to the same table, is tried once more, alone.
async fn write_rest(pool: &Pool, changes: &[&Change], commits: &AtomicU64) -> Vec<Answer> {
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

/// One transaction, or nothing. That a change has to be taken back is rare, so at first none can be on its own: every
/// mark to go back to is a trip to the database. Only if one has to be they are marked.
async fn commit(pool: &Pool, changes: &[&Change], commits: &AtomicU64) -> Vec<Answer> {
    let began = Instant::now();
    let mut answers = transact(pool, changes, Care::None).await;
    if changes.len() > 1 && matches!(&answers, Ok(answers) if !is_done(answers)) {
        answers = transact(pool, changes, Care::Marks).await;
    }
    if matches!(&answers, Ok(answers) if answers.contains(&Ok(Written::Done))) {
        note(commits, changes.len(), began);
    }
    answers.unwrap_or_else(|error| vec![Err(error); changes.len()])
}

fn note(commits: &AtomicU64, changes: usize, began: Instant) {
    commits.fetch_add(1, Ordering::Relaxed);
    metrics().committed(changes, began.elapsed());
    tracing::debug!(changes, ms = began.elapsed().as_secs_f64() * 1000.0, "committed");
}

/// Whether a change can be taken back without the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    None,
    Marks,
}

fn is_done(answers: &[Answer]) -> bool {
    answers.iter().all(|answer| *answer == Ok(Written::Done))
}

/// Carries changes out and commits them, unless there is nothing to keep. Without care, one that isn't done is the end
/// of all of them.
async fn transact(pool: &Pool, changes: &[&Change], care: Care) -> Result<Vec<Answer>, StoreError> {
    let mut connection = pool.begin(changes.iter().any(|change| change.is_lengthy())).await?;
    let answers = match care {
        Care::None => Ok(attempt_all(&mut connection, changes).await),
        Care::Marks => attempt_each(&mut connection, changes).await,
    };
    let is_kept = match (&answers, care) {
        (Ok(answers), Care::None) => is_done(answers),
        (Ok(answers), Care::Marks) => answers.contains(&Ok(Written::Done)),
        (Err(_), _) => false,
    };
    let committed = if is_kept { connection.run(sql::COMMIT).await } else { Ok(()) };
    if !is_kept || committed.is_err() {
        // Fails if SQLite has done it already: then all is as it should be.
        let _ = connection.run(sql::ROLLBACK).await;
    }
    committed?;
    answers
}

/// Carries changes out as long as all goes well.
async fn attempt_all(connection: &mut Connection, changes: &[&Change]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        answers.push(change.carry_out(connection).await);
        if answers.last() != Some(&Ok(Written::Done)) {
            break;
        }
    }
    answers
}

/// Carries changes out, each or nothing of it.
async fn attempt_each(connection: &mut Connection, changes: &[&Change]) -> Result<Vec<Answer>, StoreError> {
    connection.run(sql::MARK_CHANGE).await?;
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        answers.push(attempt(connection, change).await?);
    }
    Ok(answers)
}

/// Carries one change out, or leaves no trace of it. Its own failure is an answer; an error is the end of the whole
/// transaction.
async fn attempt(connection: &mut Connection, change: &Change) -> Result<Answer, StoreError> {
    let answer = change.carry_out(connection).await;
    let settle = if answer == Ok(Written::Done) { sql::KEEP_CHANGE } else { sql::TAKE_CHANGE_BACK };
    match (connection.run(settle).await, answer) {
        (Ok(()), answer) => Ok(answer),
        // The savepoint is gone, and the transaction with it: the change's own error says why.
        (Err(_), Err(why)) => Err(why),
        (Err(why), Ok(_)) => Err(why.into()),
    }
}
