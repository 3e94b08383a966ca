//! Metrics for Prometheus. They are always counted, and shown only if the endpoint is configured
//! ([`crate::endpoint`]). There is one set per process.
//!
//! Labels are few and their values are fixed by us: nothing here shows who plays, or where.
//! `docs/OPERATING.md` lists the names, which upgrades must not break.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// Histogram buckets, from a tenth of a millisecond to the three seconds that Discord waits.
const TIMES: [f64; 14] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

type Labelled<const N: usize> = Family<[(&'static str, &'static str); N], Counter>;
type PerShard<T> = Family<[(&'static str, u32); 1], T>;

/// The metrics of this process. The first call sets its start time.
pub fn metrics() -> &'static Metrics {
    static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);
    &METRICS
}

/// All metrics. Counters only grow; [`Metrics::show`] sets the gauges.
pub struct Metrics {
    registry: Registry,
    names: Vec<String>,
    interactions: Labelled<2>,
    answers: Histogram,
    unparsed: Counter,
    commits: Histogram,
    changes: Counter,
    thoughts: Histogram,
    drawings: Histogram,
    last_drawing: Mutex<Option<Instant>>,
    skipped: Counter,
    strips: Labelled<1>,
    requests: Labelled<3>,
    invalid_requests: Labelled<1>,
    request_times: Histogram,
    retries: Counter,
    panics: Counter,
    connections: Labelled<1>,
    tables: Family<[(&'static str, &'static str); 1], Gauge>,
    parked: Family<[(&'static str, &'static str); 1], Gauge>,
    shards: PerShard<Gauge>,
    latency: PerShard<Gauge<f64, std::sync::atomic::AtomicU64>>,
    memory: Gauge,
    /// Has a value only where backups are made: without them there is nothing to be alarmed about.
    last_backup: Family<[(&'static str, &'static str); 0], Gauge>,
}

/// Values that are read when the metrics are shown.
#[derive(Default)]
pub struct Snapshot {
    /// The number of open tables by game.
    pub tables: Vec<(&'static str, usize)>,
    /// The number of parked tables by reason.
    pub parked: Vec<(&'static str, usize)>,
    /// Each shard: whether it is connected, and its heartbeat latency.
    pub shards: Vec<(u32, bool, Option<Duration>)>,
}

impl Metrics {
    /// Counts an interaction that was handled.
    pub fn interaction(&self, kind: &'static str, outcome: &'static str, took: Duration) {
        self.interactions.get_or_create(&[("kind", kind), ("outcome", outcome)]).inc();
        self.answers.observe(took.as_secs_f64());
    }

    /// Counts an interaction that could not be parsed. Returns the count so far.
    pub fn unparsed(&self) -> u64 {
        self.unparsed.inc() + 1
    }

    /// Counts changes that were committed together.
    pub fn committed(&self, changes: usize, took: Duration) {
        self.commits.observe(took.as_secs_f64());
        self.changes.inc_by(changes as u64);
    }

    /// Records the time of a computer's decision.
    pub fn thought(&self, took: Duration) {
        self.thoughts.observe(took.as_secs_f64());
    }

    /// Records the time of a picture, whether drawn or not.
    pub fn rendered(&self, took: Duration) {
        self.drawings.observe(took.as_secs_f64());
        *self.last_drawing.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// How long ago a picture was drawn or given up; none if none was.
    pub fn last_drawing(&self) -> Option<Duration> {
        self.last_drawing.lock().unwrap_or_else(PoisonError::into_inner).map(|at| at.elapsed())
    }

    /// Counts a message sent as text because its picture could not be drawn.
    pub fn render_skipped(&self) {
        self.skipped.inc();
    }

    /// Counts a strip of a picture.
    pub fn strip_drawn(&self, was_cached: bool) {
        let source = if was_cached { "cache" } else { "drawn" };
        self.strips.get_or_create(&[("source", source)]).inc();
    }

    /// Counts a request to Discord; `route` is `bot` or `interaction`, by the token it goes with; `status` is
    /// none if there was no response.
    pub fn requested(&self, method: &'static str, route: &'static str, status: Option<u16>, took: Duration) {
        let status = match status {
            None => "none",
            Some(429) => "429",
            Some(..400) => "2xx",
            Some(400..500) => "4xx",
            Some(500..) => "5xx",
        };
        self.requests.get_or_create(&[("method", method), ("route", route), ("status", status)]).inc();
        self.request_times.observe(took.as_secs_f64());
    }

    /// Counts a request that Discord calls invalid.
    pub fn invalid_request(&self, status: u16) {
        let status = match status {
            401 => "401",
            403 => "403",
            _ => "429",
        };
        self.invalid_requests.get_or_create(&[("status", status)]).inc();
    }

    /// Counts a retry of a request.
    pub fn retried(&self) {
        self.retries.inc();
    }

    /// Counts a panic.
    pub fn panicked(&self) {
        self.panics.inc();
    }

    /// Counts a gateway event of a shard: `connected`, `resumed` or `lost`.
    pub fn connection(&self, event: &'static str) {
        self.connections.get_or_create(&[("event", event)]).inc();
    }

    /// Records when the last backup was made, in seconds since 1970; 0 if there is none yet.
    pub fn backed_up(&self, at: i64) {
        self.last_backup.get_or_create(&[]).set(at);
    }

    /// When the last backup was made, in seconds since 1970; none if there is none.
    pub fn last_backup(&self) -> Option<i64> {
        self.last_backup.get(&[]).map(|at| at.get()).filter(|at| *at > 0)
    }

    /// All metrics in Prometheus's text format.
    pub fn show(&self, now: Snapshot) -> String {
        for (game, count) in now.tables {
            self.tables.get_or_create(&[("game", game)]).set(count as i64);
        }
        for (reason, count) in now.parked {
            self.parked.get_or_create(&[("reason", reason)]).set(count as i64);
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

    /// The names of all metrics as they are shown, also of those that have nothing to show yet.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    fn new() -> Metrics {
        let (mut registry, mut names) = (Registry::default(), Vec::new());
        let mut registrar = Registrar { registry: &mut registry, prefix: "", names: &mut names };
        let memory = registrar.add("process_resident_memory_bytes", "Memory in use");
        let started: Gauge<f64, std::sync::atomic::AtomicU64> =
            registrar.add("process_start_time_seconds", "When the process began, since 1970");
        started.set(std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs_f64());
        let ours = registry.sub_registry_with_prefix("stammtisch");
        let mut registrar = Registrar { registry: ours, prefix: "stammtisch_", names: &mut names };
        registrar.own("build", "The version that runs", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        Metrics {
            interactions: registrar.add("interactions", "Interactions, by kind and what came of them"),
            answers: registrar.time(
                "interaction_duration_seconds",
                "From an interaction's arrival until it was dealt with",
            ),
            unparsed: registrar
                .add("interactions_unreadable", "Interactions that could not be read and were dropped"),
            commits: registrar.time("commit_duration_seconds", "Commits to the database"),
            changes: registrar.add("writes", "Changes written; those that arrive together share a commit"),
            thoughts: registrar.time(
                "computer_decision_duration_seconds",
                "Computers' decisions, without the pause they make",
            ),
            drawings: registrar.time("render_duration_seconds", "Pictures, with their wait for a free core"),
            last_drawing: Mutex::default(),
            skipped: registrar
                .add("renders_skipped", "Pictures that could not be drawn, or not soon: words were shown"),
            strips: registrar.add("picture_strips", "Strips of pictures, by where they came from"),
            requests: registrar
                .add("discord_requests", "Requests to Discord, by method, kind of route and status"),
            invalid_requests: registrar.add(
                "discord_invalid_requests",
                "Requests that Discord calls invalid: it bans an address that sends too many",
            ),
            request_times: registrar.time("discord_request_duration_seconds", "Requests to Discord"),
            retries: registrar.add("discord_request_retries", "Requests to Discord that were tried again"),
            panics: registrar.add("panics", "Panics, all of them caught: each is a mistake in the program"),
            connections: registrar.add("gateway_events", "Shards that connected anew, resumed, or were lost"),
            tables: registrar.add("tables_open", "Tables that aren't over, by game"),
            parked: registrar.add("tables_parked", "Tables that can't be read and wait, by reason"),
            shards: registrar.add("shard_connected", "1 for a shard that is connected to Discord"),
            latency: registrar.add("shard_heartbeat_seconds", "How long Discord takes to answer a heartbeat"),
            last_backup: registrar.add(
                "last_backup_timestamp_seconds",
                "When the last daily backup was made, since 1970; 0 if there is none yet",
            ),
            memory,
            names,
            registry,
        }
    }
}

/// Registers metrics under their names, and notes these.
struct Registrar<'a> {
    registry: &'a mut Registry,
    prefix: &'static str,
    names: &'a mut Vec<String>,
}

impl Registrar<'_> {
    fn add<M: Metric + Clone + Default>(&mut self, name: &str, help: &str) -> M {
        let metric = M::default();
        self.own(name, help, metric.clone());
        metric
    }

    fn time(&mut self, name: &str, help: &str) -> Histogram {
        let metric = Histogram::new(TIMES);
        self.own(name, help, metric.clone());
        metric
    }

    fn own(&mut self, name: &str, help: &str, metric: impl Metric) {
        // What the text format adds to a name.
        let suffix = match metric.metric_type() {
            MetricType::Counter => "_total",
            MetricType::Info => "_info",
            _ => "",
        };
        self.names.push(format!("{}{name}{suffix}", self.prefix));
        self.registry.register(name, help, metric);
    }
}

/// How much memory the process uses, in bytes; none on systems other than Linux.
pub fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<i64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_was_counted_is_shown() {
        let metrics = Metrics::new();
        metrics.interaction("button", "stale", Duration::from_millis(3));
        metrics.requested("POST", "bot", Some(204), Duration::from_millis(1));
        metrics.requested("POST", "interaction", None, Duration::from_millis(1));
        metrics.invalid_request(403);
        metrics.strip_drawn(true);
        metrics.committed(3, Duration::from_millis(2));
        let now = Snapshot {
            tables: vec![("qwixx", 2)],
            parked: vec![("damaged", 1)],
            shards: vec![(0, true, Some(Duration::from_millis(40)))],
        };
        let shown = metrics.show(now);
        for line in [
            r#"stammtisch_interactions_total{kind="button",outcome="stale"} 1"#,
            r#"stammtisch_interaction_duration_seconds_bucket{le="0.0025"} 0"#,
            r#"stammtisch_interaction_duration_seconds_bucket{le="0.005"} 1"#,
            r#"stammtisch_discord_requests_total{method="POST",route="bot",status="2xx"} 1"#,
            r#"stammtisch_discord_requests_total{method="POST",route="interaction",status="none"} 1"#,
            r#"stammtisch_discord_invalid_requests_total{status="403"} 1"#,
            r#"stammtisch_picture_strips_total{source="cache"} 1"#,
            "stammtisch_writes_total 3",
            "stammtisch_commit_duration_seconds_count 1",
            r#"stammtisch_tables_open{game="qwixx"} 2"#,
            r#"stammtisch_tables_parked{reason="damaged"} 1"#,
            r#"stammtisch_shard_connected{shard="0"} 1"#,
            r#"stammtisch_shard_heartbeat_seconds{shard="0"} 0.04"#,
            "# EOF",
        ] {
            assert!(shown.lines().any(|shown| shown == line), "{line} in {shown}");
        }
    }

    /// The words of a text that look like metrics of ours.
    fn metrics_in(text: &str) -> BTreeSet<&str> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with("stammtisch_") || word.starts_with("process_")).collect()
    }

    #[test]
    fn dashboard_and_alerts_ask_for_metrics_that_exist_and_the_dashboard_for_all_of_them() {
        let metrics = Metrics::new();
        let names: BTreeSet<_> = metrics.names().iter().map(String::as_str).collect();
        let dashboard = include_str!("../contrib/grafana-dashboard.json");
        let parsed: serde_json::Value = serde_json::from_str(dashboard).unwrap();
        let alerts = include_str!("../contrib/prometheus-alerts.yml");
        let whole = |name: &'static str| {
            let parts = ["_bucket", "_sum", "_count"].into_iter().find_map(|part| name.strip_suffix(part));
            parts.filter(|base| names.contains(base)).unwrap_or(name)
        };
        for text in [dashboard, alerts] {
            let unknown: Vec<_> =
                metrics_in(text).into_iter().map(whole).filter(|name| !names.contains(name)).collect();
            assert!(unknown.is_empty(), "{unknown:?}");
        }
        let shown: BTreeSet<_> = metrics_in(dashboard).into_iter().map(whole).collect();
        assert_eq!(names.difference(&shown).collect::<Vec<_>>(), Vec::<&&str>::new(), "not on the dashboard");
        // Each panel has a place of its own.
        let panels = parsed["panels"].as_array().unwrap();
        let places: BTreeSet<_> = panels.iter().map(|panel| panel["gridPos"].to_string()).collect();
        assert_eq!(places.len(), panels.len());
    }

    /// The expressions of the dashboard and of the alerts.
    fn expressions() -> Vec<String> {
        let dashboard = include_str!("../contrib/grafana-dashboard.json");
        let panels: serde_json::Value = serde_json::from_str(dashboard).unwrap();
        let targets = panels["panels"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|panel| panel["targets"].as_array().unwrap());
        let alerts = include_str!("../contrib/prometheus-alerts.yml").lines();
        let alerts: Vec<_> = alerts.filter_map(|line| line.trim().strip_prefix("expr: ")).collect();
        assert_eq!(
            alerts.len(),
            include_str!("../contrib/prometheus-alerts.yml").matches("- alert:").count()
        );
        let shown = targets.map(|target| target["expr"].as_str().unwrap());
        shown.chain(alerts).map(str::to_owned).collect()
    }

    /// What a row of the paper says about the labels of a metric, each with its values if they are listed.
    fn labels_in_the_papers(metric: &str) -> Vec<(String, Vec<String>)> {
        let docs = include_str!("../docs/OPERATING.md");
        let row =
            docs.lines().find(|row| row.starts_with("| `") && row.contains(&format!("`{metric}`"))).unwrap();
        let cell = row.split('|').nth(2).unwrap();
        let label = |part: &str| {
            let (name, rest) = part.split_once('`')?;
            let values = rest.trim().strip_prefix('(').and_then(|rest| rest.split(')').next()).unwrap_or("");
            let values = values.split(',').map(|value| value.trim().to_owned());
            Some((name.to_owned(), values.filter(|value| !value.is_empty()).collect()))
        };
        // Every other part stands between backticks.
        let starts = cell.match_indices('`').step_by(2).map(|(at, _)| &cell[at + 1..]);
        starts.filter_map(label).collect()
    }

    /// A label that no metric has, a value that never comes, or a counter that is never looked at as a rate: all of these
    /// give an alert that can't fire.
    #[test]
    fn what_dashboard_and_alerts_ask_for_can_be_there() {
        let metrics = Metrics::new();
        for expr in expressions() {
            for (open, close) in [('(', ')'), ('{', '}'), ('[', ']')] {
                assert_eq!(expr.matches(open).count(), expr.matches(close).count(), "{expr}");
            }
            let mut known = vec!["le".to_owned()];
            for asked in metrics_in(&expr) {
                let rest = expr.split(asked).nth(1).unwrap();
                let base =
                    ["_bucket", "_sum", "_count"].into_iter().find_map(|part| asked.strip_suffix(part));
                let base = base.filter(|base| metrics.names().iter().any(|name| name == base));
                let labels = labels_in_the_papers(base.unwrap_or(asked));
                let matchers = rest.strip_prefix('{').and_then(|rest| rest.split('}').next()).unwrap_or("");
                for matcher in matchers.split(',').filter(|matcher| !matcher.is_empty()) {
                    let (label, value) = matcher.split_once("=\"").unwrap();
                    let found = labels.iter().find(|(name, _)| name == label);
                    let (_, values) = found.unwrap_or_else(|| panic!("{asked} has no {label}: {expr}"));
                    let value = value.trim_end_matches('"').to_owned();
                    assert!(values.contains(&value), "{label} is never {value}: {expr}");
                }
                known.extend(labels.into_iter().map(|(name, _)| name));
                // What only grows is looked at by how much it has grown, and nothing else is.
                let grows = asked.ends_with("_total") || base.is_some();
                let before = expr.split(asked).next().unwrap();
                let is_rate = before.ends_with("rate(") || before.ends_with("increase(");
                assert_eq!(is_rate, grows, "{asked} in {expr}");
                assert!(
                    !asked.ends_with("_seconds") || base.is_some() || !is_histogram(&metrics, asked),
                    "{expr}"
                );
            }
            assert_eq!(expr.contains("histogram_quantile("), expr.contains("_bucket"), "{expr}");
            for by in expr.split("by (").skip(1) {
                let by = by.split(')').next().unwrap().split(',').map(str::trim);
                by.for_each(|label| assert!(known.iter().any(|known| known == label), "{label} in {expr}"));
            }
        }
    }

    fn is_histogram(metrics: &Metrics, name: &str) -> bool {
        metrics.show(Snapshot::default()).lines().any(|line| line == format!("# TYPE {name} histogram"))
    }

    #[test]
    fn the_age_of_a_backup_is_known_only_where_backups_are_made() {
        let metrics = Metrics::new();
        let shown = |metrics: &Metrics| {
            let shown = metrics.show(Snapshot::default());
            let line =
                shown.lines().find(|line| line.starts_with("stammtisch_last_backup_timestamp_seconds"));
            line.and_then(|line| line.rsplit_once(' ')).map(|(_, value)| value.to_owned())
        };
        assert_eq!((shown(&metrics), metrics.last_backup()), (None, None));
        metrics.backed_up(0);
        assert_eq!((shown(&metrics).as_deref(), metrics.last_backup()), (Some("0"), None));
        metrics.backed_up(1_794_960_000);
        assert_eq!(
            (shown(&metrics).as_deref(), metrics.last_backup()),
            (Some("1794960000"), Some(1_794_960_000))
        );
    }

    #[test]
    fn the_papers_list_exactly_the_metrics_there_are() {
        let metrics = Metrics::new();
        let docs = include_str!("../docs/OPERATING.md").split("## Metrics").nth(1).unwrap();
        let rows = docs.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| `"));
        let first_cells = rows.filter_map(|row| row.split('|').nth(1));
        let listed: BTreeSet<_> = first_cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
        let names: BTreeSet<_> = metrics.names().iter().map(String::as_str).collect();
        assert_eq!(listed, names, "docs/OPERATING.md");
        // The names are those that are shown.
        for sample in metrics.show(Snapshot::default()).lines().filter(|line| !line.starts_with('#')) {
            let name = sample.split([' ', '{']).next().unwrap();
            let parts = ["_bucket", "_sum", "_count"].into_iter().find_map(|part| name.strip_suffix(part));
            assert!(names.contains(parts.unwrap_or(name)), "{sample}");
        }
    }
}
