//! Tells the program its commit and features, for `stammtisch --version`.
//!
//! Only release builds ask git, so that a commit doesn't make cargo build everything else anew. Without git, or in a
//! folder that is no repository, the commit is unknown. A packager who knows better sets STAMMTISCH_COMMIT.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=STAMMTISCH_COMMIT");
    let given = env::var("STAMMTISCH_COMMIT").ok().filter(|commit| !commit.is_empty());
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = match given {
        Some(commit) => commit,
        None if is_release => commit().unwrap_or_else(|| "unknown".to_owned()),
        None => "of a development build".to_owned(),
    };
    println!("cargo::rustc-env=STAMMTISCH_COMMIT={commit}");
    let features = ["playground", "fuzzing"].into_iter();
    let features =
        features.filter(|name| env::var_os(format!("CARGO_FEATURE_{}", name.to_uppercase())).is_some());
    let features: Vec<_> = features.collect();
    let features = if features.is_empty() { "none".to_owned() } else { features.join(", ") };
    println!("cargo::rustc-env=STAMMTISCH_FEATURES={features}");
}

/// The commit of this folder, if it is the root of a repository: a tarball may be unpacked inside of another one.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        Some(text.trim().to_owned()).filter(|text| output.status.success() && !text.is_empty())
    };
    let root = git(&["rev-parse", "--show-toplevel"])?;
    if std::fs::canonicalize(root).ok()? != env::current_dir().ok()?.canonicalize().ok()? {
        return None;
    }
    // Where HEAD and the branch are: the next commit changes one of them.
    for name in ["HEAD".to_owned(), git(&["rev-parse", "--symbolic-full-name", "HEAD"])?] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", &name])?);
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}
