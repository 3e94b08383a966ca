//! The papers: what they tell people to type is there, and so are the tests and files that they name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::text::catalogue::{files, src};

fn tree() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every paper of the tree: its name and its text.
fn papers() -> Vec<(PathBuf, String)> {
    let mut papers: Vec<PathBuf> = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "crates/discord-playground/README.md",
    ]
    .map(|name| tree().join(name))
    .into();
    papers.extend(["docs", ".github"].into_iter().flat_map(|folder| files(&tree().join(folder), "md")));
    assert!(papers.len() > 12, "{papers:?}");
    papers.into_iter().map(|file| (file.clone(), fs::read_to_string(file).unwrap())).collect()
}

/// All our code.
fn code() -> Vec<(PathBuf, String)> {
    let folders =
        ["tests", "benches", "crates", "examples", "fuzz/fuzz_targets"].map(|name| tree().join(name));
    let all = folders.into_iter().chain([src("")]).flat_map(|folder| files(&folder, "rs"));
    all.map(|file| (file.clone(), fs::read_to_string(file).unwrap())).collect()
}

/// What stands between backticks, on one line.
fn quoted(text: &str) -> Vec<&str> {
    let mut quoted = Vec::new();
    let mut is_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if !is_block {
            quoted.extend(line.split('`').skip(1).step_by(2));
        }
    }
    quoted
}

/// Every command that a paper tells people to type: the lines of its blocks of shell, and what it quotes.
fn commands(text: &str) -> Vec<String> {
    let (mut commands, mut is_shell) = (Vec::new(), false);
    for line in text.lines() {
        match line.trim() {
            "```sh" => is_shell = true,
            line if line.starts_with("```") => is_shell = false,
            line if is_shell => commands.push(line.split(" # ").next().unwrap().trim().to_owned()),
            _ => {}
        }
    }
    commands.extend(quoted(text).into_iter().map(str::to_owned));
    commands
}

/// The words of a command without the variables before it.
fn words(command: &str) -> Vec<&str> {
    let is_variable = |word: &&str| {
        word.split_once('=').is_some_and(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
    };
    command.split_whitespace().skip_while(is_variable).collect()
}

#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(tree().join("README.md")).unwrap();
    assert!(readme.split_whitespace().count() <= 1200, "{} words", readme.split_whitespace().count());
}

/// A name with three underscores is that of a test, or of a function.
#[test]
fn every_test_that_the_papers_name_exists() {
    let code = code();
    let mut names = 0;
    for (paper, text) in papers() {
        for name in quoted(&text) {
            let is_name =
                name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
            let is_metric = name.starts_with("stammtisch_") || name.starts_with("process_");
            if !is_name || is_metric || name.matches('_').count() < 3 {
                continue;
            }
            names += 1;
            let exists = code.iter().any(|(_, source)| source.contains(&format!("fn {name}(")));
            assert!(exists, "{}: there is no {name}", paper.display());
        }
    }
    assert!(names > 100, "{names} names were found");
}

#[test]
fn every_file_that_the_papers_link_to_exists() {
    let mut links = 0;
    for (paper, text) in papers() {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            if link.contains("://") || file.is_empty() {
                continue;
            }
            links += 1;
            assert!(paper.parent().unwrap().join(file).exists(), "{}: {link}", paper.display());
        }
    }
    assert!(links > 30, "{links} links were found");
}

/// Every `cargo …` of the papers names binaries, benchmarks, examples and tests that are there.
#[test]
fn every_command_of_cargo_in_the_papers_finds_what_it_names() {
    let code = code();
    let mut seen = 0;
    for (paper, text) in papers() {
        for command in commands(&text) {
            let words = words(&command);
            let ["cargo", rest @ ..] = &words[..] else { continue };
            seen += 1;
            let about = format!("{}: {command}", paper.display());
            let after = |flag: &str| rest.iter().skip_while(|word| **word != flag).nth(1).copied();
            if let Some(bench) = after("--bench") {
                assert!(tree().join(format!("benches/{bench}.rs")).exists(), "{about}");
            }
            if let Some(example) = after("--example") {
                assert!(
                    code.iter().any(|(file, _)| file.ends_with(format!("examples/{example}.rs"))),
                    "{about}"
                );
            }
            if let Some(target) = after("run").filter(|_| rest[0] == "+nightly") {
                assert!(tree().join(format!("fuzz/fuzz_targets/{target}.rs")).exists(), "{about}");
            }
            let Some(binary) = after("--test") else { continue };
            let folder = tree().join("tests").join(binary);
            assert!(folder.join("main.rs").exists(), "{about}");
            let filters =
                rest.iter().skip_while(|word| **word != binary).skip(1).filter(|word| !word.starts_with('-'));
            for filter in filters {
                let part = filter.rsplit("::").next().unwrap();
                let is_here = |(file, source): &(PathBuf, String)| {
                    let names = source.split("fn ").skip(1).filter_map(|rest| rest.split('(').next());
                    file.starts_with(&folder)
                        && (module(file).contains(part) || names.into_iter().any(|name| name.contains(part)))
                };
                assert!(code.iter().any(is_here), "{about}: no test has {filter} in its name");
            }
        }
    }
    assert!(seen > 40, "{seen} commands were found");
}

fn module(file: &Path) -> &str {
    file.file_stem().unwrap().to_str().unwrap()
}

/// Every `stammtisch …` of the papers is a command of the program, with options that it has.
#[test]
fn every_command_of_the_program_in_the_papers_is_one_that_it_has() {
    let help = |words: &[&str]| {
        let run = Command::new(support::program())
            .args(words)
            .arg("--help")
            .current_dir(std::env::temp_dir())
            .output();
        let run = run.unwrap();
        run.status.success().then(|| String::from_utf8(run.stdout).unwrap())
    };
    let mut seen = BTreeSet::new();
    for (paper, text) in papers() {
        for command in commands(&text) {
            // Also as `cargo run … -- …`, and behind a pipe.
            let command = command.rsplit(" | ").next().unwrap().to_owned();
            let words = words(&command);
            let ours = match &words[..] {
                ["stammtisch", rest @ ..] => rest,
                ["cargo", "run", rest @ ..] => {
                    let at = rest.iter().position(|word| *word == "--");
                    at.map_or(&[][..], |at| &rest[at + 1..])
                }
                _ => continue,
            };
            // Its log and its files have headers that look alike.
            let Some(name) = ours.first().filter(|name| !["journal", "--help", "--version"].contains(*name))
            else {
                continue;
            };
            let about = format!("{}: {command}", paper.display());
            let help = help(&[name]).unwrap_or_else(|| panic!("{about}: there is no such command"));
            for option in ours.iter().filter(|word| word.starts_with("--")) {
                assert!(help.contains(option), "{about}: it has no {option}");
            }
            seen.insert((*name).to_owned());
        }
    }
    assert!(seen.len() >= 10, "{seen:?}");
}
