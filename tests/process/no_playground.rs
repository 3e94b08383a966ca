//! A build without the feature `playground`, as in the container image: without a token it can only say so.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(arguments)
        .env_remove("DISCORD_TOKEN")
        .current_dir(std::env::temp_dir())
        .output()
        .unwrap()
}

#[test]
fn without_a_token_it_says_so_in_one_line_and_fails() {
    let ended = run(&[]);
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(!ended.status.success() && ended.stdout.is_empty());
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("DISCORD_TOKEN is not set") && said.contains("no playground"), "{said}");
}

#[test]
fn there_is_no_such_subcommand() {
    let ended = run(&["playground"]);
    assert!(!ended.status.success());
    assert!(String::from_utf8(ended.stderr).unwrap().contains("unrecognized subcommand"));
}
