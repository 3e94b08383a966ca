//! A start under the circumstances that operators meet: secrets in files, a database that comes later.

use std::fs;

use support::{TestPostgres, TestProcess, until};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// A port that leads to a server, but not yet.
struct LatePort {
    port: u16,
    server: String,
}

impl LatePort {
    async fn new(server: String) -> LatePort {
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
        LatePort { port: free.local_addr().unwrap().port(), server }
    }

    async fn opens(self) {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).await.unwrap();
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let server = self.server.clone();
                tokio::spawn(async move {
                    let mut server = TcpStream::connect(server).await.unwrap();
                    let _ = copy_bidirectional(&mut client, &mut server).await;
                });
            }
        });
    }
}

#[tokio::test]
async fn games_have_the_names_that_the_operator_has_chosen() {
    let program = TestProcess::open(&[("GAME_NAMES", r#"heckmeck=Worm "Dice",qwixx=Four Rows"#)]).await;
    let anna = program.guild.person("Anna");
    let channel = program.guild.channel("games");
    anna.types(&channel, "/play heckmeck").await.unwrap();
    let lobby = support::lobby(&anna, &channel).await;
    assert!(lobby.text().contains(r#"A table for Worm "Dice""#), "{}", lobby.text());
    let commands = serde_json::to_string(&program.discord.commands(None)).unwrap();
    assert!(
        commands.contains("Four Rows") && !commands.contains("Qwixx") && !commands.contains("Bratwurmeck")
    );
    program.close().await;
}

#[tokio::test]
async fn the_bot_waits_for_its_database_and_starts_when_it_is_there() {
    let Some(url) = TestPostgres::shared("late").await else { return };
    // postgres://user:password@HOST:PORT/database
    let (before, rest) = url.rsplit_once('@').unwrap();
    let (server, after) = rest.split_once('/').unwrap();
    let late = LatePort::new(server.to_owned()).await;
    let url = format!("{before}@127.0.0.1:{}/{after}", late.port);
    let mut program = TestProcess::unstarted(&[("DATABASE_URL", &url)]).await;
    program.spawn();
    until("it says that it waits", || program.log().contains("waiting for the database")).await;
    late.opens().await;
    program.discord.gateway().has_sessions(1).await;
    assert!(program.stop().await.success(), "{}", program.log());
    program.close().await;
}

#[tokio::test]
async fn the_token_may_be_in_a_file() {
    let mut program = TestProcess::unstarted(&[("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "token")]).await;
    fs::write(program.folder.join("token"), format!("{}\n", program.discord.token())).unwrap();
    program.start().await;
    assert!(program.stop().await.success(), "{}", program.log());
    program.close().await;
}
