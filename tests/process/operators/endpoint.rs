//! What can be asked of the running program: its metrics and its health.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;

use discord_playground::{Fault, Options};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use support::{TestProcess, board, until};

#[tokio::test]
async fn the_metrics_say_what_happened() {
    let program = TestProcess::open(&[("METRICS", "127.0.0.1:0")]).await;
    let (channel, anna) = (program.guild.channel("games"), program.guild.person("Anna"));
    anna.types(&channel, "/play qwixx").await.unwrap();
    support::lobby(&anna, &channel).await;
    anna.clicks(&board(&anna, &channel), "Join").await.unwrap();
    let address = address(&program);
    for line in [
        r#"stammtisch_interactions_total{kind="command",outcome="answered"} 1"#,
        r#"stammtisch_interactions_total{kind="button",outcome="refused"} 1"#,
        r#"stammtisch_interaction_duration_seconds_count 2"#,
        r#"stammtisch_tables_open{game="qwixx"} 1"#,
        r#"stammtisch_tables_open{game="heckmeck"} 0"#,
        r#"stammtisch_shard_connected{shard="0"} 1"#,
        r#"stammtisch_gateway_events_total{event="connected"} 1"#,
        r#"stammtisch_discord_requests_total{method="POST",route="interaction",status="2xx"} 3"#,
        r#"stammtisch_discord_requests_total{method="PUT",route="bot",status="2xx"} 1"#,
        &format!(r#"stammtisch_build_info{{version="{}"}} 1"#, env!("CARGO_PKG_VERSION")),
    ] {
        // A click is counted a moment after it is answered.
        until(line, || get(address, "/metrics").1.lines().any(|shown| shown == line)).await;
    }
    assert_eq!(get(address, "/metrics").0, 200);
    program.close().await;
}

/// What a panel says instead of playing is no answer like another.
#[tokio::test]
async fn a_refusal_on_a_panel_is_counted_as_one() {
    let program = TestProcess::open(&[("METRICS", "127.0.0.1:0")]).await;
    let (channel, anna) = (program.guild.channel("games"), program.guild.person("Anna"));
    anna.types(&channel, "/play karteneck computers:1 pace:none thread:false").await.unwrap();
    let is_asked = || board(&anna, &channel).content.contains(&anna.mention());
    until("it is her turn", is_asked).await;
    let hand = anna.types(&channel, "/hand").await.unwrap().message().unwrap();
    let lay = support::moves(&hand).remove(0).label;
    anna.clicks(&hand, &lay).await.unwrap();
    let late = anna.clicks_late(&hand, &lay).await.unwrap().message().unwrap();
    assert!(late.text().contains("nothing was played"), "{}", late.text());
    let line = r#"stammtisch_interactions_total{kind="button",outcome="stale"} 1"#;
    until(line, || get(address(&program), "/metrics").1.lines().any(|shown| shown == line)).await;
    program.close().await;
}

#[tokio::test]
async fn a_table_that_can_t_be_read_is_counted_and_named_once_in_the_log() {
    let mut program = TestProcess::unstarted(&[("METRICS", "127.0.0.1:0")]).await;
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db");
    let file = program.folder.join("tables.db");
    std::fs::copy(golden, &file).unwrap();
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    sqlx::raw_sql("UPDATE steps SET at = 'soon' WHERE table_id = 'b320d03255183c5d' AND number = 5")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    program.start().await;
    for line in [
        r#"stammtisch_tables_parked{reason="damaged"} 1"#,
        r#"stammtisch_tables_parked{reason="later"} 0"#,
        r#"stammtisch_tables_parked{reason="failed"} 0"#,
    ] {
        until(line, || get(address(&program), "/metrics").1.lines().any(|shown| shown == line)).await;
    }
    let log = program.log();
    assert_eq!(log.lines().filter(|line| line.contains("b320d03255183c5d")).count(), 1, "{log}");
    program.close().await;
}

#[tokio::test]
async fn a_bot_that_is_connected_is_well() {
    let program = TestProcess::open(&[("METRICS", "127.0.0.1:0")]).await;
    let address = address(&program);
    until("it is well", || get(address, "/health") == (200, "ok\n".to_owned())).await;
    let asked = program.command("health").env("METRICS", address.to_string()).output().unwrap();
    assert!(asked.status.success() && asked.stdout == b"ok\n", "{asked:?}");
    program.close().await;
    let asked = ask(&address.to_string());
    assert!(!asked.0, "nobody is there any more: {}", asked.1);
}

#[tokio::test]
async fn ready_tells_each_part_with_its_age() {
    let program = TestProcess::open(&[("METRICS", "127.0.0.1:0")]).await;
    let address = address(&program);
    until("it is well", || get(address, "/health").0 == 200).await;
    let (status, parts) = get(address, "/ready");
    let lines: Vec<&str> = parts.lines().collect();
    assert_eq!((status, lines.len(), lines[0]), (200, 6, "ok"), "{parts}");
    assert!(lines[1].starts_with("gateway: 1 of 1 shards connected, seen "), "{parts}");
    assert!(lines[2].starts_with("store: answers within "), "{parts}");
    assert!(lines[3].starts_with("clocks: ") && lines[3].ends_with(" s ago"), "{parts}");
    assert!(lines[4].starts_with("publishers: ") && lines[4].ends_with(" s ago"), "{parts}");
    assert_eq!(lines[5], "renderer: no picture yet");
    let (channel, anna) = (program.guild.channel("games"), program.guild.person("Anna"));
    anna.types(&channel, "/play pig").await.unwrap();
    anna.clicks(&support::lobby(&anna, &channel).await, "Play the computer").await.unwrap();
    until("a picture was drawn", || get(address, "/ready").1.contains("renderer: 0 s ago")).await;
    program.close().await;
}

#[tokio::test]
async fn a_bot_that_has_yet_to_connect_says_so() {
    // Discord lets only one of its two shards in for now.
    let hour = std::time::Duration::from_secs(3600);
    let settings = Options { shards: 2, identify_interval: hour, ..Options::default() };
    let program = TestProcess::on(settings, &[("METRICS", "127.0.0.1:0")]).await;
    let why = "not connected to Discord: 1 of 2 shards have yet to come\n".to_owned();
    until(&why, || get(address(&program), "/health") == (503, why.clone())).await;
    assert_eq!(get(address(&program), "/live").0, 200, "a restart would not help");
    let asked = program.command("health").env("METRICS", address(&program).to_string()).output().unwrap();
    assert!(!asked.status.success() && asked.stdout.starts_with(b"not connected"), "{asked:?}");
    program.close().await;
}

#[tokio::test]
async fn a_bot_whose_token_is_refused_says_so_and_does_not_use_it_again() {
    let program = TestProcess::open(&[("METRICS", "127.0.0.1:0")]).await;
    let (channel, anna) = (program.guild.channel("games"), program.guild.person("Anna"));
    anna.types(&channel, "/play qwixx").await.unwrap();
    support::lobby(&anna, &channel).await;
    // The icons of buttons and the application's description need the bot's token, too, and are uploaded in the background.
    let icons = stammtisch::picture::ButtonIcon::ALL.len();
    until("the icons are there", || program.discord.emojis().len() >= icons).await;
    until("the description is there", || !program.discord.description().is_empty()).await;
    let with_token = || program.discord.requests().iter().filter(|request| request.authorized).count();
    let before = with_token();
    // Only what no interaction's token can do needs the bot's own: here a thread.
    program.discord.fails("POST", "/channels/", Fault::Status(401), 1);
    for _ in 0..3 {
        let _ = program.guild.person("Ben").types(&channel, "/play pig thread:true").await;
    }
    let why = "Discord no longer accepts the bot's token, so it is not used any more\n".to_owned();
    until(&why, || get(address(&program), "/health") == (503, why.clone())).await;
    assert_eq!(with_token(), before + 1, "no second try");
    let line = r#"stammtisch_discord_invalid_requests_total{status="401"} 1"#;
    assert!(get(address(&program), "/metrics").1.lines().any(|shown| shown == line));
    program.close().await;
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
fn address(program: &TestProcess) -> SocketAddr {
    let log = program.log();
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
