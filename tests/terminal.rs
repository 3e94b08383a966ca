//! The program itself, tried without a server: lines go in, boards come out.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program says to these lines in this language, without a token.
fn says(language: &str, lines: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .env_remove("DISCORD_TOKEN")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", language)
        .current_dir(std::env::temp_dir())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_table_to_play_at_with_no_token_and_no_server() {
    let said = says(
        "en_GB.UTF-8",
        &[
            "Anna: /play heckmeck",
            "Ben: [Join]",
            "Anna: [Start]",
            "Carl: [Roll]",
            "Anna: [Roll]",
            "Ben: [Roll]",
            "Ben: [Nonsense]",
            "hm",
        ],
    );
    assert!(said.contains("At the table: Anna and Ben"), "{said}");
    assert!(said.contains("Rolled: **"), "one of them was on turn: {said}");
    assert!(
        said.contains("(only you can see this)\nYou don't sit at this table"),
        "Carl was told so: {said}"
    );
    assert!(said.contains("No message has that button"), "{said}");
    assert!(said.contains("I didn't get that"), "{said}");
}

#[test]
fn in_the_language_of_the_machine() {
    let said = says("de_DE.UTF-8", &["Anna: /spielen qwixx", "Ben: [Mitspielen]"]);
    assert!(said.contains("Am Tisch") || said.contains("Anna und Ben"), "{said}");
}
