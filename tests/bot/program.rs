//! The program as an operator starts and stops it.

use std::process::{Command, Stdio};
use std::time::Duration;

use stammtisch::playground::Playground;

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    program.arg("bot").current_dir(std::env::temp_dir()).env_remove("DISCORD_TOKEN");
    program
}

#[test]
fn bad_settings_stop_the_start_with_one_line_that_names_them() {
    for (name, value) in
        [("DISCORD_TOKEN", ""), ("DISCORD_API", "nowhere"), ("LOG", "loud"), ("TEST_SERVER", "x")]
    {
        let token = if name == "DISCORD_TOKEN" { "" } else { "canary-token" };
        let run = program().env("DISCORD_TOKEN", token).env(name, value).output().unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(!run.status.success());
        assert!(said.starts_with(&format!("stammtisch: {name}")) && said.lines().count() == 1, "{said}");
        assert!(!said.contains("canary-token"));
    }
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
    assert!(output.status.success() && log.contains("told to stop"), "{log}");
    assert!(!log.contains(&discord.token()), "the token is in no log");
}
