//! The one task that writes. Whatever waits when it is free goes into one transaction, so a flush of the disk, the
//! only slow thing here, is paid once for all of them: the busier the house, the more moves share a commit.
//!
//! Nobody is answered before the commit. A task of its own rather than a lock, so that a caller who stops waiting
//! can't leave half a transaction behind.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot, watch};

use super::change::Change;
use super::{StoreError, Written, sql};

/// How many changes wait in line before their callers wait for a place in it.
const QUEUE: usize = 1024;

/// How many share a commit at most: what the first of them waits for the last.
const BATCH: usize = 256;

/// A handle of the writing task, which ends with the last handle.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    commits: Arc<AtomicU64>,
    /// Nothing is ever sent: its other end is the task's, and gone when the task is.
    ended: watch::Receiver<()>,
}

type Answer = Result<Written, StoreError>;

enum Message {
    Write(Change, oneshot::Sender<Answer>),
    Stop,
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let (end, ended) = watch::channel(());
        let task = run(pool, waiting, Arc::clone(&commits));
        tokio::spawn(async move {
            task.await;
            drop(end);
        });
        Writer { queue, commits, ended }
    }

    /// Writes a change; answers once it is committed. A caller that is dropped before gives up the answer, not
    /// the change.
    pub(super) async fn write(&self, change: Change) -> Answer {
        self.put_in_line(change).await?.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Puts a change in line. It is written before whatever comes later, whether its answer is waited for or not.
    pub(super) async fn put_in_line(&self, change: Change) -> Result<oneshot::Receiver<Answer>, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.queue.send(Message::Write(change, sender)).await.map_err(|_| StoreError::Closed)?;
        Ok(answer)
    }

    /// Writes what waits in line and nothing after it. However often it is asked, it answers when that is done.
    pub(super) async fn stop(&self) {
        // Refused if it has stopped or is about to.
        let _ = self.queue.send(Message::Stop).await;
        let _ = self.ended.clone().changed().await;
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }
}

async fn run(pool: SqlitePool, mut queue: mpsc::Receiver<Message>, commits: Arc<AtomicU64>) {
    let mut messages = Vec::new();
    while queue.recv_many(&mut messages, BATCH).await > 0 {
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

/// Writes all changes with one commit, and answers for each.
async fn write(pool: &SqlitePool, changes: &[Change], commits: &AtomicU64) -> Vec<Answer> {
    if changes.is_empty() {
        return Vec::new();
    }
    match commit(pool, changes).await {
        Ok(answers) => {
            commits.fetch_add(1, Ordering::Relaxed);
            answers
        }
        Err(error) => vec![Err(error); changes.len()],
    }
}

/// One transaction, or nothing. Its statements are sent as plain text: the driver's own transactions count their
/// depth, and are lost once SQLite rolls back by itself, which it does when the disk is full or broken.
async fn commit(pool: &SqlitePool, changes: &[Change]) -> Result<Vec<Answer>, StoreError> {
    let mut connection = pool.acquire().await?;
    let outcome = transact(&mut connection, changes).await;
    if outcome.is_err() {
        // Fails if SQLite has done it already, or if nothing ever began: then all is as it should be.
        let _ = run_sql(&mut connection, sql::ROLLBACK).await;
    }
    outcome
}

async fn transact(connection: &mut SqliteConnection, changes: &[Change]) -> Result<Vec<Answer>, StoreError> {
    run_sql(connection, sql::BEGIN).await?;
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        answers.push(attempt(connection, change).await?);
    }
    run_sql(connection, sql::COMMIT).await?;
    Ok(answers)
}

/// Carries one change out, or leaves no trace of it. Its own failure is an answer; an error is the end of the whole
/// transaction.
async fn attempt(connection: &mut SqliteConnection, change: &Change) -> Result<Answer, StoreError> {
    let answer = change.carry_out(connection).await;
    let settle = if answer == Ok(Written::Done) { sql::KEEP_CHANGE } else { sql::TAKE_CHANGE_BACK };
    match (run_sql(connection, settle).await, answer) {
        (Ok(()), answer) => Ok(answer),
        // The savepoint is gone, and the transaction with it: the change's own error says why.
        (Err(_), Err(why)) | (Err(why), Ok(_)) => Err(why),
    }
}

async fn run_sql(connection: &mut SqliteConnection, text: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(text).execute(connection).await?;
    Ok(())
}
