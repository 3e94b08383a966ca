//! The program without a token: it prints the address of its page, and the page accepts only requests that it should.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use reqwest::header::{CONNECTION, HOST, ORIGIN, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};

/// A running program, and the line it said.
struct Program {
    process: Child,
    line: String,
}

impl Program {
    fn start(language: &str, arguments: &[&str]) -> Program {
        let mut process = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .args(arguments)
            .env_remove("DISCORD_TOKEN")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", language)
            .current_dir(std::env::temp_dir())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Program { process, line }
    }

    fn url(&self) -> String {
        let from = self.line.find("http://").unwrap();
        let rest = &self.line[from..];
        let ends = |c: char| !(c.is_ascii_alphanumeric() || ".:/".contains(c));
        rest[..rest.find(ends).unwrap_or(rest.len())].trim_end_matches(['.', ':']).to_owned()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn with_no_token_a_page_is_served_to_this_machine_and_says_so() {
    let program = Program::start("de_DE.UTF-8", &[]);
    assert!(program.line.starts_with("Ausprobieren, ohne Discord"), "{}", program.line);
    assert!(program.url().starts_with("http://127.0.0.1:"), "{}", program.line);
    let page = reqwest::get(program.url()).await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(page.text().await.unwrap().contains("<title>Stammtisch</title>"));
    for missing in ["/nothing", "/attachments/1/2/x.png"] {
        let answer = reqwest::get(format!("{}{missing}", program.url())).await.unwrap();
        assert_eq!(answer.status(), 404, "{missing}");
    }
}

#[tokio::test]
async fn a_second_start_finds_another_port() {
    let first = Program::start("C", &["playground"]);
    let second = Program::start("C", &["playground"]);
    assert_ne!(first.url(), second.url());
    assert_eq!(reqwest::get(second.url()).await.unwrap().status(), 200);
}

#[tokio::test]
async fn other_machines_only_when_asked_for_and_then_it_says_so() {
    let program = Program::start("C", &["playground", "--listen", "0.0.0.0:0"]);
    assert!(program.line.contains("every machine that can reach this one"), "{}", program.line);
}

#[tokio::test]
async fn foreign_names_and_foreign_pages_are_turned_away() {
    let program = Program::start("C", &["playground", "--listen", "127.0.0.1:0"]);
    let http = reqwest::Client::new();
    let named = http.get(program.url()).header(HOST, "evil.example").send().await.unwrap();
    assert_eq!(named.status(), 421);
    let tab = |origin: &str| {
        http.get(format!("{}/tab", program.url()))
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_VERSION, "13")
            .header(SEC_WEBSOCKET_KEY, "c3RhbW10aXNjaCBzdGFtbQ==")
            .header(ORIGIN, origin.to_owned())
            .send()
    };
    assert_eq!(tab("http://evil.example").await.unwrap().status(), 403);
    assert_eq!(tab(&program.url()).await.unwrap().status(), 101);
}
