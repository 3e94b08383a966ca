//! What the program prints when Discord refuses it for good, and its exit code.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use discord_playground::{Options, Playground};

const PATIENCE: Duration = Duration::from_secs(30);

/// The program as it runs.
pub(crate) struct Running(Child);

pub(crate) fn start(discord: &Playground) -> Running {
    start_with(discord, &discord.token())
}

fn start_with(discord: &Playground, token: &str) -> Running {
    let program = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("bot")
        .current_dir(std::env::temp_dir())
        .env("DISCORD_TOKEN", token)
        .env("DISCORD_API", discord.url())
        .env("DATABASE_URL", "sqlite::memory:")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    Running(program.unwrap())
}

impl Running {
    /// Waits for its end; whether it was a good one, and what it said last.
    async fn ends(self) -> (bool, String) {
        let waiting = tokio::task::spawn_blocking(|| self.0.wait_with_output());
        let output = tokio::time::timeout(PATIENCE, waiting).await.unwrap().unwrap().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    }

    /// Waits until its log has this in it.
    async fn logs(&mut self, what: &'static str) {
        let log = BufReader::new(self.0.stdout.take().unwrap());
        let found = tokio::task::spawn_blocking(move || log.lines().any(|line| line.unwrap().contains(what)));
        assert!(tokio::time::timeout(PATIENCE, found).await.unwrap().unwrap(), "{what:?} was never logged");
    }

    pub(crate) async fn stopped(mut self) {
        self.0.kill().unwrap();
        tokio::task::spawn_blocking(move || self.0.wait()).await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn a_code_that_is_the_end_stops_the_program_with_one_line() {
    for (code, advice) in [
        (4004, "DISCORD_TOKEN"),
        (4010, "shards"),
        (4011, "too many servers"),
        (4012, "newer version"),
        (4013, "newer version"),
        (4014, "developer portal"),
    ] {
        let discord = Playground::start().await.unwrap();
        discord.gateway().turns_away(Some(code));
        let (is_good, said) = start(&discord).ends().await;
        assert!(!is_good && said.lines().count() == 1, "{said}");
        assert!(
            said.starts_with("stammtisch: ") && said.contains(&code.to_string()) && said.contains(advice),
            "{said}"
        );
        assert_eq!(discord.gateway().sessions(), 0);
    }
}

#[tokio::test]
async fn a_token_that_is_withdrawn_stops_the_program_too() {
    let discord = Playground::start().await.unwrap();
    let running = start(&discord);
    tokio::time::timeout(PATIENCE, discord.gateway().has_sessions(1)).await.unwrap();
    discord.gateway().closes(4004);
    let (is_good, said) = running.ends().await;
    assert!(!is_good && said.contains("DISCORD_TOKEN") && !said.contains(&discord.token()), "{said}");
}

#[tokio::test]
async fn a_wrong_token_is_told_before_anything_else() {
    let discord = Playground::start().await.unwrap();
    let (is_good, said) = start_with(&discord, "canary-token").ends().await;
    assert!(!is_good && said.lines().count() == 1 && said.contains("DISCORD_TOKEN"), "{said}");
    assert!(!said.contains("canary-token"));
}

#[tokio::test]
async fn without_introductions_left_the_program_says_so_and_waits() {
    let settings = Options { remaining_identifies: 0, ..Options::default() };
    let discord = Playground::start_with(settings).await.unwrap();
    let mut running = start(&discord);
    running.logs("identify budget is used up").await;
    assert_eq!(discord.gateway().sessions(), 0);
    assert_eq!((discord.gateway().identifies(), discord.gateway().hasty_identifies()), (0, 0));
    running.stopped().await;
}

#[tokio::test]
async fn shards_introduce_themselves_as_many_at_once_as_discord_allows() {
    let settings = Options { shards: 4, max_concurrency: 2, ..Options::default() };
    let discord = Playground::start_with(settings).await.unwrap();
    let running = start(&discord);
    tokio::time::timeout(Duration::from_secs(30), discord.gateway().has_sessions(4)).await.unwrap();
    assert_eq!((discord.gateway().identifies(), discord.gateway().hasty_identifies()), (4, 0));
    running.stopped().await;
}
