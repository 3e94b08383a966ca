//! What an operator can watch, as numbers for Prometheus. Counted always, shown only when asked for
//! ([`crate::endpoint`]). There is one set for the process, as there is one log.
//!
//! Labels are few and their values are ours: nothing here says who plays, or where. `docs/OPERATING.md` lists the
//! names; they are part of what an upgrade must not break.

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// From a tenth of a millisecond to the three seconds that Discord waits.
const TIMES: [f64; 14] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

type Labelled<const N: usize> = Family<[(&'static str, &'static str); N], Counter>;
type PerShard<T> = Family<[(&'static str, u32); 1], T>;

/// The metrics of this process, which begins when this is first asked for.
pub fn metrics() -> &'static Metrics {
    static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);
    &METRICS
}

/// Everything that is counted and timed. Numbers only ever grow, but for those that [`Metrics::show`] is given.
pub struct Metrics {
    registry: Registry,
    interactions: Labelled<2>,
    answers: Histogram,
    unread: Counter,
    commits: Histogram,
    changes: Counter,
    thoughts: Histogram,
    drawings: Histogram,
    left_out: Counter,
    requests: Labelled<2>,
    request_times: Histogram,
    retries: Counter,
    connections: Labelled<1>,
    tables: Family<[(&'static str, &'static str); 1], Gauge>,
    shards: PerShard<Gauge>,
    latency: PerShard<Gauge<f64, std::sync::atomic::AtomicU64>>,
    memory: Gauge,
}

/// What is looked up at the moment somebody asks.
#[derive(Default)]
pub struct Snapshot {
    /// How many tables are open, by game.
    pub tables: Vec<(&'static str, usize)>,
    /// Each shard: whether it is connected, and how long Discord takes to answer its heartbeat.
    pub shards: Vec<(u32, bool, Option<Duration>)>,
}

impl Metrics {
    /// An interaction was dealt with.
    pub fn interaction(&self, kind: &'static str, outcome: &'static str, took: Duration) {
        self.interactions.get_or_create(&[("kind", kind), ("outcome", outcome)]).inc();
        self.answers.observe(took.as_secs_f64());
    }

    /// An interaction could not be read, and was dropped. Answers how many so far.
    pub fn unread(&self) -> u64 {
        self.unread.inc() + 1
    }

    /// Changes were committed together.
    pub fn committed(&self, changes: usize, took: Duration) {
        self.commits.observe(took.as_secs_f64());
        self.changes.inc_by(changes as u64);
    }

    /// A computer has decided on its moves.
    pub fn thought(&self, took: Duration) {
        self.thoughts.observe(took.as_secs_f64());
    }

    /// A picture was drawn, or given up.
    pub fn drew(&self, took: Duration) {
        self.drawings.observe(took.as_secs_f64());
    }

    /// There was no picture, so words were shown.
    pub fn left_in_words(&self) {
        self.left_out.inc();
    }

    /// Discord was asked for something; `status` is none if no answer came.
    pub fn requested(&self, method: &'static str, status: Option<u16>, took: Duration) {
        let status = match status {
            None => "none",
            Some(429) => "429",
            Some(..400) => "2xx",
            Some(400..500) => "4xx",
            Some(500..) => "5xx",
        };
        self.requests.get_or_create(&[("method", method), ("status", status)]).inc();
        self.request_times.observe(took.as_secs_f64());
    }

    /// A request is tried again.
    pub fn retried(&self) {
        self.retries.inc();
    }

    /// A shard was `connected` anew, `resumed`, or was `lost`.
    pub fn connection(&self, event: &'static str) {
        self.connections.get_or_create(&[("event", event)]).inc();
    }

    /// All of it, in the text form that Prometheus reads.
    pub fn show(&self, now: Snapshot) -> String {
        for (game, count) in now.tables {
            self.tables.get_or_create(&[("game", game)]).set(count as i64);
        }
        for (shard, is_connected, latency) in now.shards {
            self.shards.get_or_create(&[("shard", shard)]).set(is_connected.into());
            if let Some(latency) = latency {
                self.latency.get_or_create(&[("shard", shard)]).set(latency.as_secs_f64());
            }
        }
        self.memory.set(resident_memory().unwrap_or_default());
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    fn new() -> Metrics {
        let mut registry = Registry::default();
        let memory = Gauge::default();
        registry.register("process_resident_memory_bytes", "Memory in use", memory.clone());
        let started: Gauge<f64, std::sync::atomic::AtomicU64> = Gauge::default();
        started.set(std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs_f64());
        registry.register("process_start_time_seconds", "When the process began, since 1970", started);
        let ours = registry.sub_registry_with_prefix("stammtisch");
        ours.register("build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        let mut book = Book(ours);
        Metrics {
            interactions: book.add("interactions", "Interactions, by kind and what came of them"),
            answers: book.time(
                "interaction_duration_seconds",
                "From an interaction's arrival until it was dealt with",
            ),
            unread: book
                .add("interactions_unreadable", "Interactions that could not be read and were dropped"),
            commits: book.time("commit_duration_seconds", "Commits to the database"),
            changes: book.add("writes", "Changes written; those that arrive together share a commit"),
            thoughts: book.time(
                "computer_decision_duration_seconds",
                "Computers' decisions, without the pause they make",
            ),
            drawings: book.time("render_duration_seconds", "Pictures, with their wait for a free core"),
            left_out: book
                .add("renders_skipped", "Pictures that could not be drawn, or not soon: words were shown"),
            requests: book.add("discord_requests", "Requests to Discord, by method and status"),
            request_times: book.time("discord_request_duration_seconds", "Requests to Discord"),
            retries: book.add("discord_request_retries", "Requests to Discord that were tried again"),
            connections: book.add("gateway_events", "Shards that connected anew, resumed, or were lost"),
            tables: book.add("tables_open", "Tables that aren't over, by game"),
            shards: book.add("shard_connected", "1 for a shard that is connected to Discord"),
            latency: book.add("shard_heartbeat_seconds", "How long Discord takes to answer a heartbeat"),
            memory,
            registry,
        }
    }
}

/// Where metrics are entered under their names.
struct Book<'a>(&'a mut Registry);

impl Book<'_> {
    fn add<M: Metric + Clone + Default>(&mut self, name: &str, help: &str) -> M {
        self.enter(name, help, M::default())
    }

    fn time(&mut self, name: &str, help: &str) -> Histogram {
        self.enter(name, help, Histogram::new(TIMES))
    }

    fn enter<M: Metric + Clone>(&mut self, name: &str, help: &str, metric: M) -> M {
        self.0.register(name, help, metric.clone());
        metric
    }
}

/// What Linux says of this process; none elsewhere.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<i64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_shown() {
        let metrics = Metrics::new();
        metrics.interaction("button", "stale", Duration::from_millis(3));
        metrics.requested("POST", Some(204), Duration::from_millis(1));
        metrics.requested("POST", None, Duration::from_millis(1));
        metrics.committed(3, Duration::from_millis(2));
        let now =
            Snapshot { tables: vec![("qwixx", 2)], shards: vec![(0, true, Some(Duration::from_millis(40)))] };
        let shown = metrics.show(now);
        for line in [
            r#"stammtisch_interactions_total{kind="button",outcome="stale"} 1"#,
            r#"stammtisch_interaction_duration_seconds_bucket{le="0.0025"} 0"#,
            r#"stammtisch_interaction_duration_seconds_bucket{le="0.005"} 1"#,
            r#"stammtisch_discord_requests_total{method="POST",status="2xx"} 1"#,
            r#"stammtisch_discord_requests_total{method="POST",status="none"} 1"#,
            "stammtisch_writes_total 3",
            "stammtisch_commit_duration_seconds_count 1",
            r#"stammtisch_tables_open{game="qwixx"} 2"#,
            r#"stammtisch_shard_connected{shard="0"} 1"#,
            r#"stammtisch_shard_heartbeat_seconds{shard="0"} 0.04"#,
            "# EOF",
        ] {
            assert!(shown.lines().any(|shown| shown == line), "{line} in {shown}");
        }
    }
}
