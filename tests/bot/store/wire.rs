//! The network between a store and its PostgreSQL, where things go wrong: connections are cut, answers are lost, or
//! nothing moves any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A line to the server that can be disturbed.
pub(crate) struct Wire {
    /// The database's address by way of this line.
    pub(crate) url: String,
    state: Arc<watch::Sender<State>>,
    prepared: Arc<AtomicUsize>,
}

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// As it should be.
    Whole,
    /// All connections end, and new ones end at once.
    Cut,
    /// Connections stay, but nothing arrives.
    Stuck,
    /// The next commit arrives, and then the line is cut before anybody hears of it.
    CutBehindCommit,
    /// The commit has arrived.
    CutBeforeAnswer,
}

impl Wire {
    /// Lays a line to where `url` points.
    pub(crate) async fn to(url: &str) -> Wire {
        let (before, place) = url.rsplit_once('@').unwrap();
        let (server, database) = place.split_once('/').unwrap();
        let entrance = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("{before}@{}/{database}", entrance.local_addr().unwrap());
        let state = Arc::new(watch::channel(State::Whole).0);
        let prepared = Arc::<AtomicUsize>::default();
        tokio::spawn(serve(entrance, server.to_owned(), state.clone(), prepared.clone()));
        Wire { url, state, prepared }
    }

    pub(crate) fn turn(&self, state: State) {
        self.state.send_replace(state);
    }

    /// How many texts went by that were to be kept under a name.
    pub(crate) fn prepared(&self) -> usize {
        self.prepared.load(Ordering::Relaxed)
    }
}

async fn serve(
    entrance: TcpListener,
    server: String,
    state: Arc<watch::Sender<State>>,
    prepared: Arc<AtomicUsize>,
) {
    while let Ok((near, _)) = entrance.accept().await {
        let Ok(far) = TcpStream::connect(&server).await else { continue };
        let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
        let (state, prepared) = (state.clone(), prepared.clone());
        tokio::spawn(async move {
            let mut is_cut = state.subscribe();
            tokio::select! {
                () = ask(from_near, to_far, &state, &prepared) => {}
                () = answer(from_far, to_near, &state) => {}
                _ = is_cut.wait_for(|state| *state == State::Cut) => {}
            }
        });
    }
}

async fn ask(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    state: &watch::Sender<State>,
    prepared: &AtomicUsize,
) {
    while let Some(bytes) = next(&mut from, state).await {
        let is_prepared = bytes.windows(7).any(|word| word == b"sqlx_s_");
        prepared.fetch_add(is_prepared.into(), Ordering::Relaxed);
        let is_commit = bytes.windows(7).any(|word| word == b"COMMIT\0");
        state.send_if_modified(|state| {
            let is_near = is_commit && *state == State::CutBehindCommit;
            if is_near {
                *state = State::CutBeforeAnswer;
            }
            is_near
        });
        if to.write_all(&bytes).await.is_err() {
            return;
        }
    }
}

async fn answer(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, state: &watch::Sender<State>) {
    while let Some(bytes) = next(&mut from, state).await {
        if *state.borrow() == State::CutBeforeAnswer {
            state.send_replace(State::Cut);
            return;
        }
        if to.write_all(&bytes).await.is_err() {
            return;
        }
    }
}

/// What arrives next, as soon as anything moves.
async fn next(from: &mut OwnedReadHalf, state: &watch::Sender<State>) -> Option<Vec<u8>> {
    let mut bytes = vec![0; 1 << 16];
    let count = from.read(&mut bytes).await.ok().filter(|count| *count > 0)?;
    bytes.truncate(count);
    let _ = state.subscribe().wait_for(|state| *state != State::Stuck).await;
    Some(bytes)
}
