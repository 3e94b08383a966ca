//! Nothing secret gets into the log, whatever happens and however much is logged.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use discord_playground::{Channel, Fault, Options, Person};
use serde_json::{Value, json};

use support::TestPostgres;
use support::{TestProcess, board};

const BOT_TOKEN: &str = "canary.bot.token-that-nobody-may-read";
const PASSWORD: &str = "canary-of-the-database";

#[tokio::test]
async fn the_log_of_an_eventful_evening_holds_no_secret() {
    let postgres = TestPostgres::shared("log").await;
    for (format, database) in [("human", None), ("json", postgres)] {
        // What serenity would log of its own is full of tokens; no variable brings it back.
        let mut settings = vec![("LOG", "trace"), ("LOG_FORMAT", format), ("RUST_LOG", "trace")];
        settings.extend(database.as_ref().map(|url| ("DATABASE_URL", url.as_str())));
        let discord = Options { token: BOT_TOKEN.to_owned(), ..Options::default() };
        let mut program = TestProcess::on(discord, &settings).await;
        an_eventful_evening(&program).await;
        assert!(program.stop().await.success(), "{}", program.log());
        let (log, tokens) = (program.log(), program.discord.interaction_tokens());
        assert!(tokens.len() > 20, "many have been here");
        assert!(
            !log.contains(BOT_TOKEN) && !log.contains(support::PASSWORD),
            "the bot's token, the database's password"
        );
        let leaked = tokens.iter().find(|token| log.contains(token.as_str()));
        assert_eq!(leaked, None, "an interaction's token");
        let people = [program.guild.person("Anna"), program.guild.person("Ben")];
        let named = people.iter().find(|person| log.contains(&person.id().to_string()));
        assert!(named.is_none(), "an id of a person");
        assert!(
            log.contains("sent a request to Discord") && log.contains("committed"),
            "there is something to read"
        );
        if format == "json" {
            let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
            let dealt = lines.filter(|line| line["message"] == "handled the interaction").collect::<Vec<_>>();
            let of = |outcome: &str| dealt.iter().find(|line| line["outcome"] == outcome).unwrap();
            assert!(of("answered")["span"]["channel"].is_u64() && of("answered")["ms"].is_f64());
            assert!(of("refused")["span"]["channel"].is_u64());
            assert!(of("duplicate")["span"]["id"].is_u64());
        }
        program.close().await;
    }
}

/// Discord ends a connection every few hours, and some need a new session. None of that is worth a line.
#[tokio::test]
async fn the_log_of_a_quiet_day_fits_on_one_screen() {
    let backups = std::env::temp_dir().join(format!("stammtisch-quiet-{}", std::process::id()));
    let settings = [("METRICS", "127.0.0.1:0"), ("BACKUP_DIR", backups.to_str().unwrap())];
    let mut program = TestProcess::open(&settings).await;
    let gateway = program.discord.gateway();
    for round in 1..=6 {
        gateway.asks_to_reconnect();
        support::until("it has resumed", || gateway.resumes() >= round).await;
        gateway.has_sessions(1).await;
    }
    assert!(program.stop().await.success());
    let log = program.log();
    assert!(log.lines().count() <= 12, "{log}");
    assert!(log.contains("made the daily backup") && !log.contains("WARN"), "{log}");
    program.close().await;
    std::fs::remove_dir_all(&backups).unwrap();
}

/// Everything that makes a program talkative: requests that fail in every way, a gateway that comes and goes,
/// deliveries twice over, and what can't be understood.
async fn an_eventful_evening(program: &TestProcess) {
    let (discord, channel) = (&program.discord, program.guild.channel("games"));
    let (anna, ben) = (program.guild.person("Anna"), program.guild.person("Ben"));
    anna.types(&channel, "/play heckmeck").await.unwrap();
    support::lobby(&anna, &channel).await;
    ben.clicks(&board(&anna, &channel), "Join").await.unwrap();
    ben.clicks(&board(&anna, &channel), "Start").await.unwrap();
    anna.clicks(&board(&anna, &channel), "Start").await.unwrap();
    rolls(&anna, &ben, &channel).await;
    for fault in [
        Fault::Status(500),
        Fault::Lost,
        Fault::RateLimit { retry_after: Duration::from_millis(10), global: false },
        Fault::Slow(Duration::from_millis(50)),
    ] {
        for (method, path) in
            [("POST", "/callback"), ("POST", "/webhooks/"), ("POST", "/messages"), ("PATCH", "/messages")]
        {
            discord.fails(method, path, fault, 1);
            // What comes of it is other scenes' business.
            let _ = anna.types(&channel, "/table").await;
            rolls(&anna, &ben, &channel).await;
        }
    }
    discord.gateway().doubles_next(1);
    let _ = anna.types(&channel, "/hint").await;
    let _ = anna.completes(&channel, "/keep ").await;
    let _ = ben.forges(&channel, json!({ "type": 99 })).await;
    let _ = ben
        .forges(&channel, json!({ "type": 3, "data": { "custom_id": "no such", "component_type": 2 } }))
        .await;
    discord.gateway().drops();
    discord.gateway().has_sessions(1).await;
    discord.gateway().asks_to_reconnect();
    anna.types(&channel, "/help").await.unwrap();
}

/// Whoever is on turn presses the first thing there is; it need not work out.
async fn rolls(anna: &Person, ben: &Person, channel: &Channel) {
    let board = board(anna, channel);
    let label = board.live_buttons().first().cloned().unwrap_or_default();
    for person in [anna, ben] {
        let _ = person.clicks(&board, &label).await;
    }
}

/// A command that opens the database, and doesn't wait for a server as the bot does.
#[test]
fn a_database_that_is_not_there_is_named_without_its_password() {
    for url in [
        format!("postgres://me:{PASSWORD}@127.0.0.1:1/games"),
        format!("postgresql://me:{PASSWORD}@127.0.0.1:1/games?password={PASSWORD}"),
        format!("mysql://me:{PASSWORD}@127.0.0.1/games"),
        format!("sqlite://no/such/folder/tables.db?password={PASSWORD}"),
    ] {
        let run = program_with_database(&url).arg("rebuild").output().unwrap();
        let said = String::from_utf8(run.stdout).unwrap() + &String::from_utf8(run.stderr).unwrap();
        assert!(!run.status.success() && said.contains("cannot open the database"), "{said}");
        assert!(!said.contains(PASSWORD) && !said.contains(BOT_TOKEN), "{said}");
    }
}

#[test]
fn the_bot_waits_for_a_database_that_is_not_there_yet_and_says_so_without_its_password() {
    let url = format!("postgres://me:{PASSWORD}@127.0.0.1:1/games?password={PASSWORD}");
    let mut bot = program_with_database(&url).arg("bot").stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(bot.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut said = Vec::new();
    while !said.last().is_some_and(|line: &String| line.contains("waiting for the database")) {
        said.push(lines.next().unwrap_or_else(|| panic!("it ended: {said:?}")));
    }
    bot.kill().unwrap();
    bot.wait().unwrap();
    let said = said.join("\n");
    assert!(!said.contains(PASSWORD) && !said.contains(BOT_TOKEN), "{said}");
}

fn program_with_database(url: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    program
        .current_dir(std::env::temp_dir())
        .envs([("DISCORD_TOKEN", BOT_TOKEN), ("DISCORD_API", "http://127.0.0.1:1")])
        .envs([("DATABASE_URL", url), ("LOG", "trace"), ("RUST_LOG", "trace")]);
    program
}
