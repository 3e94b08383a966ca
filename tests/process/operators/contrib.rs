//! What is in `contrib/`, tried with the tools that it is for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn tree() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Runs a tool; none if it isn't installed.
#[allow(clippy::print_stderr, reason = "whoever reads the output learns that something was left out")]
fn run(tool: &str, words: &[&str]) -> Option<(bool, String)> {
    let Ok(Output { status, stdout, stderr }) = Command::new(tool).args(words).output() else {
        eprintln!("skipped: {tool} is not installed");
        return None;
    };
    Some((status.success(), String::from_utf8([stdout, stderr].concat()).unwrap()))
}

#[test]
fn every_alert_fires_when_it_should_and_not_before() {
    let alerts = fs::read_to_string(tree().join("contrib/prometheus-alerts.yml")).unwrap();
    let file = tree().join("tests/process/operators/alerts.yml");
    let scenes = fs::read_to_string(&file).unwrap();
    let names: Vec<_> = alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(names.len() > 5, "{names:?}");
    for name in names {
        assert!(
            scenes.contains(&format!("alertname: {name} }}")),
            "{name}: nobody looks at it while all is well"
        );
        assert!(scenes.contains(&format!("alertname: {name}\n")), "{name}: nobody makes it fire");
    }
    if let Some((is_well, said)) = run("promtool", &["test", "rules", file.to_str().unwrap()]) {
        assert!(is_well, "{said}");
    }
}

/// The unit as it is, but for the place of the program.
#[test]
fn systemd_takes_the_unit_and_finds_it_hardened() {
    let unit = fs::read_to_string(tree().join("contrib/stammtisch.service")).unwrap();
    let installed = "/usr/local/bin/stammtisch";
    assert!(unit.contains(&format!("ExecStart={installed} bot\n")));
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("stammtisch.service");
    fs::write(&file, unit.replace(installed, support::program().to_str().unwrap())).unwrap();
    let file = file.to_str().unwrap();
    if let Some((is_well, said)) = run("systemd-analyze", &["verify", "--man=no", file]) {
        assert!(is_well && said.trim().is_empty(), "{said}");
    }
    // Its score, times ten.
    let words = ["security", "--offline=yes", "--threshold=15", file];
    if let Some((is_well, said)) = run("systemd-analyze", &words) {
        assert!(is_well, "{said}");
    }
}
