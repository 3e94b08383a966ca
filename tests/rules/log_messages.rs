//! Messages of the log: each stands once in the code, so that a line of the log leads to its place.

use std::collections::BTreeMap;
use std::fs;

use super::text::catalogue::{files, src};

const LEVELS: [&str; 5] = ["error!(", "warn!(", "info!(", "debug!(", "trace!("];

#[test]
fn every_message_of_the_log_stands_once_in_the_code() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files(&src(""), "rs") {
        let source = fs::read_to_string(&file).unwrap();
        for call in calls(&source) {
            let message = literals(call).pop().unwrap_or_default();
            assert!(!message.starts_with('{') && !message.is_empty(), "{}: {call}", file.display());
            places.entry(message).or_default().push(file.display().to_string());
        }
    }
    assert!(places.len() > 80, "{} messages were found", places.len());
    let twice: Vec<_> = places.into_iter().filter(|(_, files)| files.len() > 1).collect();
    assert!(twice.is_empty(), "{twice:#?}");
}

/// The arguments of every call that writes to the log.
fn calls(source: &str) -> Vec<&str> {
    let starts = source.match_indices("tracing::").filter_map(|(at, found)| {
        let rest = &source[at + found.len()..];
        let level = LEVELS.iter().find(|level| rest.starts_with(**level))?;
        Some(&rest[level.len()..])
    });
    starts.map(|rest| &rest[..end(rest)]).collect()
}

/// Where the bracket closes that was opened before this text.
fn end(text: &str) -> usize {
    let (mut depth, mut is_quoted, mut is_escaped) = (1, false, false);
    for (at, char) in text.char_indices() {
        match char {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// The strings in a piece of code; none of ours has an escaped quote.
fn literals(code: &str) -> Vec<String> {
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}
