//! Serves `/metrics`, `/ready` (also as `/health`) and `/live` at an address of their own, if configured; also the
//! client for `stammtisch health`.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::discord::{InvalidRequests, ShardStates, Stop};
use crate::metrics::{Snapshot, metrics};
use crate::store::Store;
use crate::tables::Tables;
use crate::tasks::{Heartbeat, Tasks};

/// Timeout for the store's answer and for the health client's connection.
const TIMEOUT: Duration = Duration::from_secs(2);

/// How often the server shows that it is alive.
const BEAT_INTERVAL: Duration = Duration::from_secs(5);

/// The content type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What health checks and metrics look at.
pub struct EndpointState {
    /// The store.
    pub store: Store,
    /// The open tables.
    pub tables: Arc<Tables>,
    /// The gateway connections.
    pub shards: Arc<ShardStates>,
    /// Whether requests to Discord are still sent.
    pub invalid_requests: Arc<InvalidRequests>,
    /// The background tasks.
    pub tasks: Tasks,
}

/// Why a running bot is unhealthy.
#[derive(Clone, Debug, PartialEq, Eq)]
enum HealthProblem {
    Store,
    Shards(String),
    Requests(Stop),
    Late(String),
    Stuck(String),
    Writer,
}

impl fmt::Display for HealthProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HealthProblem::Store => f.write_str("the store doesn't answer"),
            HealthProblem::Shards(which) => write!(f, "not connected to Discord: {which}"),
            HealthProblem::Requests(why) => why.fmt(f),
            HealthProblem::Late(which) => write!(f, "no sign of life for 30 seconds: {which}"),
            HealthProblem::Stuck(which) => write!(f, "no sign of life for 5 minutes: {which}"),
            HealthProblem::Writer => f.write_str("the store's writer has ended"),
        }
    }
}

impl EndpointState {
    /// Why the bot can't serve people right now.
    async fn problem(&self) -> Option<HealthProblem> {
        let answers = tokio::time::timeout(TIMEOUT, self.store.answers()).await;
        if !matches!(answers, Ok(Ok(()))) {
            return Some(HealthProblem::Store);
        }
        let stopped = self.invalid_requests.stop(Instant::now()).map(HealthProblem::Requests);
        let away = || self.shards.problem().map(HealthProblem::Shards);
        let late = || self.tasks.late().map(HealthProblem::Late);
        stopped.or_else(away).or_else(late)
    }

    /// Each part, and how long ago it has shown a sign of life.
    async fn parts(&self) -> String {
        let ago = |age: Option<Duration>, never: &str| {
            age.map_or_else(|| never.to_owned(), |age| format!("{} s ago", age.as_secs()))
        };
        let (connected, expected, seen) = self.shards.summary();
        let asked = Instant::now();
        let answers = tokio::time::timeout(TIMEOUT, self.store.answers()).await;
        let store = match answers {
            Ok(Ok(())) => format!("answers within {} ms", asked.elapsed().as_millis().max(1)),
            Ok(Err(error)) => error.to_string(),
            Err(_) => format!("no answer within {} s", TIMEOUT.as_secs()),
        };
        let seen = ago(seen, "not yet");
        let clocks = ago(self.tasks.age("clocks"), "not yet");
        let publishers = ago(self.tasks.age("publisher"), "not yet");
        let renderer = ago(metrics().last_drawing(), "no picture yet");
        format!(
            "gateway: {connected} of {expected} shards connected, seen {seen}\nstore: {store}\nclocks: {clocks}\n\
             publishers: {publishers}\nrenderer: {renderer}\n"
        )
    }

    /// Whether the process can help itself.
    pub fn is_live(&self) -> bool {
        self.fatal_problem().is_none()
    }

    /// Why only a restart of the process can help. Discord and a database that are away come back by themselves, and a
    /// restart would use up one of the day's identifies.
    fn fatal_problem(&self) -> Option<HealthProblem> {
        if !self.store.is_writing() {
            return Some(HealthProblem::Writer);
        }
        self.tasks.stuck().map(HealthProblem::Stuck)
    }
}

/// Serves requests for ever. The listener is not used up, so that this can be started again.
pub async fn serve(listener: Arc<std::net::TcpListener>, state: Arc<EndpointState>, heartbeat: Heartbeat) {
    let listener = match listener.try_clone().and_then(TcpListener::from_std) {
        Ok(listener) => listener,
        Err(error) => return tracing::error!(%error, "could not listen for metrics and health checks"),
    };
    let routes = Router::new()
        .route("/metrics", get(show_metrics))
        .route("/health", get(show_ready))
        .route("/ready", get(show_parts))
        .route("/live", get(show_live))
        .with_state(state);
    let alive = async {
        loop {
            heartbeat.pause(BEAT_INTERVAL).await;
        }
    };
    tokio::select! {
        served = axum::serve(listener, routes) => {
            served.unwrap_or_else(|error| tracing::error!(%error, "could not serve metrics and health checks"));
        }
        () = alive => {}
    }
}

async fn show_metrics(State(state): State<Arc<EndpointState>>) -> impl IntoResponse {
    let now = Snapshot {
        tables: state.tables.count_by_game(),
        parked: state.tables.count_parked(),
        shards: state.shards.each(),
    };
    ([(header::CONTENT_TYPE, OPEN_METRICS)], metrics().show(now))
}

async fn show_ready(State(state): State<Arc<EndpointState>>) -> impl IntoResponse {
    answer(state.problem().await)
}

/// The same, with a line for each part.
async fn show_parts(State(state): State<Arc<EndpointState>>) -> impl IntoResponse {
    let (status, first) = answer(state.problem().await);
    (status, format!("{first}{}", state.parts().await))
}

async fn show_live(State(state): State<Arc<EndpointState>>) -> impl IntoResponse {
    answer(state.fatal_problem())
}

fn answer(problem: Option<HealthProblem>) -> (StatusCode, String) {
    match problem {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(problem) => {
            tracing::debug!(%problem, "a health check failed");
            (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n"))
        }
    }
}

/// Asks the bot at this address for its health. Returns whether it is healthy, and its message.
pub fn ask(address: SocketAddr) -> io::Result<(bool, String)> {
    const LONGEST: u64 = 4096;
    let mut stream = TcpStream::connect_timeout(&reachable(address), TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT * 2))?;
    write!(stream, "GET /health HTTP/1.0\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let is_healthy = head.split(' ').nth(1) == Some("200");
    Ok((is_healthy, body.trim().to_owned()))
}

/// A bot that listens on all interfaces is reached through localhost.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shards::Shards;
    use crate::table::Moment;

    #[tokio::test]
    async fn a_task_that_is_late_makes_the_bot_unready_and_only_one_that_is_stuck_needs_a_restart() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let tables = Tables::restore(store.clone(), Arc::new(|| Moment(0)), Shards::ALL).await.unwrap();
        let shards = Arc::new(ShardStates::default());
        shards.expect(0, 1);
        let (tables, invalid_requests) = (Arc::new(tables), Arc::default());
        let state = EndpointState { store, tables, shards, invalid_requests, tasks: Tasks::default() };
        let state = Arc::new(state);
        let ask = async || {
            let ready = show_ready(State(state.clone())).await.into_response().status();
            let live = show_live(State(state.clone())).await.into_response().status();
            (ready.as_u16(), live.as_u16())
        };
        assert_eq!(ask().await, (200, 200));
        state.tasks.add_silent("prompt", Duration::from_secs(25));
        assert_eq!(ask().await, (200, 200));
        state.tasks.add_silent("late", Duration::from_secs(31));
        assert_eq!(ask().await, (503, 200));
        assert_eq!(
            state.problem().await.unwrap().to_string(),
            "no sign of life for 30 seconds: late",
            "it is named"
        );
        state.tasks.add_silent("stuck", Duration::from_secs(301));
        assert_eq!(ask().await, (503, 503));
    }
}
