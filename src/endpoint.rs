//! `/metrics` and `/health` for whoever runs the bot, at an address of their own, when asked for; and the question
//! that `stammtisch health` asks there.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::discord::Shards;
use crate::metrics::{Snapshot, metrics};
use crate::store::Store;
use crate::tables::Tables;

/// How long the store may take to show that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// The text form that the metrics are in.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What the questions are about.
pub struct Vitals {
    /// Where tables are kept.
    pub store: Store,
    /// The open tables.
    pub tables: Arc<Tables>,
    /// The connections to Discord.
    pub shards: Arc<Shards>,
}

/// What is wrong with a bot that runs.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Ailment {
    Store,
    Shards(String),
}

impl fmt::Display for Ailment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ailment::Store => f.write_str("the store doesn't answer"),
            Ailment::Shards(which) => write!(f, "not connected to Discord: {which}"),
        }
    }
}

impl Vitals {
    async fn ailment(&self) -> Option<Ailment> {
        let answers = tokio::time::timeout(PATIENCE, self.store.answers()).await;
        if !matches!(answers, Ok(Ok(()))) {
            return Some(Ailment::Store);
        }
        self.shards.absent().map(Ailment::Shards)
    }
}

/// Answers questions until dropped with the runtime.
pub async fn serve(listener: TcpListener, vitals: Vitals) {
    let routes = Router::new()
        .route("/metrics", get(show_metrics))
        .route("/health", get(show_health))
        .with_state(Arc::new(vitals));
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "the metrics server failed");
    }
}

async fn show_metrics(State(vitals): State<Arc<Vitals>>) -> impl IntoResponse {
    let now = Snapshot { tables: vitals.tables.count_by_game(), shards: vitals.shards.each() };
    ([(header::CONTENT_TYPE, OPEN_METRICS)], metrics().show(now))
}

async fn show_health(State(vitals): State<Arc<Vitals>>) -> impl IntoResponse {
    match vitals.ailment().await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(ailment) => {
            tracing::debug!(%ailment, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, format!("{ailment}\n"))
        }
    }
}

/// Asks a bot at this address how it is: whether it is well, and its own words for it.
pub fn ask(address: SocketAddr) -> io::Result<(bool, String)> {
    const LONGEST: u64 = 4096;
    let mut stream = TcpStream::connect_timeout(&reachable(address), PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE * 2))?;
    write!(stream, "GET /health HTTP/1.0\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let is_well = head.split(' ').nth(1) == Some("200");
    Ok((is_well, body.trim().to_owned()))
}

/// Whoever listens everywhere is asked here.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}
