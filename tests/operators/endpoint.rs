//! What can be asked of the running program: its metrics and its health.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;

use stammtisch::playground::Settings;

use super::inn::{Inn, board, until};

#[tokio::test]
async fn the_metrics_say_what_happened_and_are_all_documented() {
    let inn = Inn::open(&[("METRICS", "127.0.0.1:0")]).await;
    let (channel, anna) = (inn.guild.channel("games"), inn.guild.person("Anna"));
    anna.types(&channel, "/play qwixx").await.unwrap();
    anna.clicks(&board(&anna, &channel), "Join").await.unwrap();
    let address = address(&inn);
    for line in [
        r#"stammtisch_interactions_total{kind="command",outcome="answered"} 1"#,
        r#"stammtisch_interactions_total{kind="button",outcome="refused"} 1"#,
        r#"stammtisch_interaction_duration_seconds_count 2"#,
        r#"stammtisch_tables_open{game="qwixx"} 1"#,
        r#"stammtisch_tables_open{game="heckmeck"} 0"#,
        r#"stammtisch_shard_connected{shard="0"} 1"#,
        r#"stammtisch_gateway_events_total{event="connected"} 1"#,
        &format!(r#"stammtisch_build_info{{version="{}"}} 1"#, env!("CARGO_PKG_VERSION")),
    ] {
        // A click is counted a moment after it is answered.
        until(line, || get(address, "/metrics").1.lines().any(|shown| shown == line)).await;
    }
    let (status, shown) = get(address, "/metrics");
    assert_eq!(status, 200);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = std::fs::read_to_string(folder.join("docs/OPERATING.md")).unwrap();
    let kinds = shown.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let names = kinds.map(|kind| kind.split(' ').next().unwrap()).collect::<Vec<_>>();
    assert!(names.len() >= 15, "{names:?}");
    let undocumented: Vec<_> = names.into_iter().filter(|name| !docs.contains(&format!("`{name}"))).collect();
    assert_eq!(undocumented, Vec::<&str>::new(), "docs/OPERATING.md lists every metric");
    inn.close().await;
}

#[tokio::test]
async fn a_bot_that_is_connected_is_well() {
    let inn = Inn::open(&[("METRICS", "127.0.0.1:0")]).await;
    let address = address(&inn);
    until("it is well", || get(address, "/health") == (200, "ok\n".to_owned())).await;
    let asked = inn.command("health").env("METRICS", address.to_string()).output().unwrap();
    assert!(asked.status.success() && asked.stdout == b"ok\n", "{asked:?}");
    inn.close().await;
    let asked = ask(&address.to_string());
    assert!(!asked.0, "nobody is there any more: {}", asked.1);
}

#[tokio::test]
async fn a_bot_that_has_yet_to_connect_says_so() {
    // Discord lets only one of its two shards in for now.
    let hour = std::time::Duration::from_secs(3600);
    let settings = Settings { shards: 2, identify_interval: hour, ..Settings::default() };
    let inn = Inn::on(settings, &[("METRICS", "127.0.0.1:0")]).await;
    let why = "not connected to Discord: 1 of 2 shards have yet to come\n".to_owned();
    until(&why, || get(address(&inn), "/health") == (503, why.clone())).await;
    let asked = inn.command("health").env("METRICS", address(&inn).to_string()).output().unwrap();
    assert!(!asked.status.success() && asked.stdout.starts_with(b"not connected"), "{asked:?}");
    inn.close().await;
}

#[test]
fn where_nothing_listens_there_is_nothing_to_ask() {
    let (is_well, said) = ask("");
    assert!(is_well && said.starts_with("Nothing to ask"), "{said}");
}

#[tokio::test]
async fn an_address_that_is_taken_stops_the_start() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("bot")
        .current_dir(std::env::temp_dir())
        .envs([
            ("DISCORD_TOKEN", "x"),
            ("DATABASE_URL", "sqlite::memory:"),
            ("DISCORD_API", "http://127.0.0.1:1"),
        ])
        .env("METRICS", taken.local_addr().unwrap().to_string())
        .output()
        .unwrap();
    let said = String::from_utf8(run.stderr).unwrap();
    assert!(!run.status.success() && said.starts_with("stammtisch: METRICS: can't listen there"), "{said}");
}

fn ask(metrics: &str) -> (bool, String) {
    let asked = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("health")
        .current_dir(std::env::temp_dir())
        .envs([("METRICS", metrics), ("LC_ALL", "C")])
        .output()
        .unwrap();
    (asked.status.success(), String::from_utf8(asked.stdout).unwrap())
}

/// Where it listens: it logs that when it starts.
fn address(inn: &Inn) -> SocketAddr {
    let log = inn.log();
    let (_, rest) = log.split_once("address=").unwrap_or_else(|| panic!("{log}"));
    rest.split_whitespace().next().unwrap().parse().unwrap()
}

fn get(address: SocketAddr, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}
