//! The program as an operator starts and stops it.

use std::process::{Command, Stdio};
use std::time::Duration;

use discord_playground::Playground;
use stammtisch::store::{Finished, NewTable, Place, SeatResult, Store, Written};

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    program.arg("bot").current_dir(std::env::temp_dir()).env_remove("DISCORD_TOKEN");
    program
}

#[test]
fn bad_settings_stop_the_start_with_one_line_that_names_them() {
    for (name, value) in [
        ("DISCORD_TOKEN", ""),
        ("DISCORD_API", "nowhere"),
        ("LOG", "loud"),
        ("TEST_SERVER", "x"),
        ("SHARDS", "1/2"),
    ] {
        let token = if name == "DISCORD_TOKEN" { "" } else { "canary-token" };
        let run = program().env("DISCORD_TOKEN", token).env(name, value).output().unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(!run.status.success());
        assert!(said.starts_with(&format!("stammtisch: {name}")) && said.lines().count() == 1, "{said}");
        assert!(!said.contains("canary-token"));
    }
}

#[tokio::test]
async fn the_standings_can_be_worked_out_again_from_the_command_line() {
    let folder = std::env::temp_dir().join(format!("stammtisch-rebuild-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let url = format!("sqlite://{}", folder.join("games.db").display());
    let store = Store::open(&url).await.unwrap();
    let seed = String::new();
    let table = NewTable {
        id: "a".into(),
        guild: Some(7),
        place: Place::Channel(1),
        is_external: false,
        opened_at: 0,
        seed,
    };
    let place = |user, seat| SeatResult { user: Some(user), seat, place: seat + 1, ..SeatResult::default() };
    let places = vec![place(1, 0), place(2, 1)];
    let finished = Finished { game: "qwixx".into(), at: 0, places, thefts: Vec::new() };
    assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
    assert_eq!(store.close_table("a", Vec::new(), None, Some(finished)).await, Ok(Written::Done));
    store.close().await;
    let run = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("rebuild")
        .current_dir(&folder)
        .env("DATABASE_URL", url)
        .env("LC_ALL", "de_DE.UTF-8")
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    assert_eq!(String::from_utf8(run.stdout).unwrap().trim(), "Die Wertungen von 1 Server neu berechnet.");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
#[cfg(unix)]
async fn told_to_stop_it_takes_its_leave() {
    let discord = Playground::start().await.unwrap();
    let running = program()
        .env("DISCORD_TOKEN", discord.token())
        .env("DISCORD_API", discord.url())
        .env("DATABASE_URL", "sqlite::memory:")
        .env("LOG", "trace")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let patience = Duration::from_secs(20);
    tokio::time::timeout(patience, discord.gateway().has_sessions(1)).await.unwrap();
    assert!(Command::new("kill").args(["-TERM", &running.id().to_string()]).status().unwrap().success());
    tokio::time::timeout(patience, discord.gateway().has_sessions(0)).await.unwrap();
    let output = tokio::task::spawn_blocking(|| running.wait_with_output()).await.unwrap().unwrap();
    let log = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && log.contains("stopping"), "{log}");
    assert!(!log.contains(&discord.token()), "the token is in no log");
}
