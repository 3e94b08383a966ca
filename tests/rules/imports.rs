//! The rules of a game know nothing but `crate::game`, the parts of their own folder, std, serde and arrayvec: no
//! languages, pictures, clocks or disks. This reads the paths in every folder's `rules.rs` and in the parts it uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use stammtisch::games::GameKind;

/// The rooms of a game, and the traits behind them, that rules have no business in.
const BARRED: [&str; 5] = ["words", "picture", "panel", "private", "computer"];

/// What a path may begin with, besides the names that the file imports itself.
const KNOWN: [&str; 14] = [
    "std", "core", "serde", "arrayvec", "self", "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64",
];

#[test]
fn rules_know_nothing_of_words_pictures_and_the_world() {
    let folders = folders();
    assert_eq!(folders.len(), GameKind::ALL.len(), "a folder for each game: {folders:?}");
    for folder in folders {
        let (mut seen, mut ahead) = (BTreeSet::new(), vec!["rules".to_owned()]);
        while let Some(part) = ahead.pop() {
            if !seen.insert(part.clone()) {
                continue;
            }
            let file = folder.join(&part).with_extension("rs");
            let source = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{} is a file", file.display()));
            assert_eq!(wrong_paths(&source), Vec::<String>::new(), "{}", file.display());
            ahead.extend(own_parts(&source));
        }
    }
}

/// The folder of every game there is.
fn folders() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let entries = fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.is_dir()).collect()
}

/// The paths in a source that rules must not have.
fn wrong_paths(source: &str) -> Vec<String> {
    let paths = paths(source);
    let imported: BTreeSet<&str> = paths.iter().filter_map(|path| Some(path.rsplit_once("::")?.1)).collect();
    let is_wrong = |path: &&String| {
        let segments: Vec<&str> = path.split("::").collect();
        let is_barred = |segment: &&str| BARRED.iter().any(|barred| segment.eq_ignore_ascii_case(barred));
        match segments.as_slice() {
            ["std" | "core", ..] => false,
            segments if segments.iter().any(is_barred) => true,
            ["crate", rest @ ..] => rest.first() != Some(&"game") || rest.contains(&"*"),
            ["super", rest @ ..] => rest.contains(&"super"),
            [head, ..] => {
                !head.starts_with(char::is_uppercase) && !KNOWN.contains(head) && !imported.contains(head)
            }
            [] => false,
        }
    };
    paths.iter().filter(is_wrong).cloned().collect()
}

/// The files of its own folder that a source uses by `super::`.
fn own_parts(source: &str) -> BTreeSet<String> {
    let second = |path: &String| path.strip_prefix("super::")?.split("::").next().map(str::to_owned);
    paths(source).iter().filter_map(second).filter(|part| part.starts_with(char::is_lowercase)).collect()
}

/// Every path in a source, with the braces of imports opened: `a::{b, c}` is `a::b` and `a::c`.
fn paths(source: &str) -> Vec<String> {
    let code: Vec<&str> = source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    let tokens = tokens(&code);
    let (mut found, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        let is_import = at > 0 && tokens[at - 1] == "use";
        let is_path = tokens.get(at + 1) == Some(&"::") || is_import;
        if is_name(tokens[at]) && is_path {
            branch(&tokens, &mut at, "", &mut found);
        } else {
            at += 1;
        }
    }
    found
}

/// Follows one branch of a tree of paths to its ends.
fn branch(tokens: &[&str], at: &mut usize, stem: &str, found: &mut Vec<String>) {
    match tokens.get(*at) {
        Some(&"{") => {
            *at += 1;
            while *at < tokens.len() && tokens[*at] != "}" {
                branch(tokens, at, stem, found);
            }
            *at += 1;
        }
        Some(name) if is_name(name) || *name == "*" => {
            let path = if stem.is_empty() { (*name).to_owned() } else { format!("{stem}::{name}") };
            *at += 1;
            if tokens.get(*at) == Some(&"::") {
                *at += 1;
                branch(tokens, at, &path, found);
            } else {
                found.push(path);
            }
        }
        // The comma between two branches, or a turbofish; a name alone before that is a function or a type.
        _ => {
            found.extend((tokens.get(*at) == Some(&"<") && stem.contains("::")).then(|| stem.to_owned()));
            *at += 1;
        }
    }
}

/// Names, `::` and single signs.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = match name {
            0 if rest.starts_with("::") => 2,
            0 => first.len_utf8(),
            length => length,
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

#[test]
fn what_rules_must_not_know_is_found() {
    for bad in [
        "use crate::games::heckmeck::Tile;",
        "use crate::{game::Seat, text::Lang};",
        "use crate::game::{\n    Action,\n    Picture, Seat,\n};",
        "use crate::game::worm_dice::{DICE, picture::dice};",
        "use crate::game::*;",
        "use super::words::label;",
        "use super::super::AnyGame;",
        "use rand::Rng;",
        "use rand;",
        "fn f() { crate::store::open() }",
        "fn f() { crate::store::open::<u8>() }",
        "fn f() { tracing::info!(\"rolled\") }",
        "fn f() { let lang = crate::text::Lang::En; }",
        "use crate::game;\nfn f() { game::words::say() }",
    ] {
        assert!(!wrong_paths(bad).is_empty(), "{bad}");
    }
}

#[test]
fn what_rules_may_know_is_not() {
    let good = "//! Not crate::text.\n\
        use std::fmt;\n\
        use serde::{Deserialize, Serialize};\n\
        use arrayvec::ArrayVec;\n\
        use super::grill::{Grill, Stack as Pile};\n\
        use crate::game::worm_dice::{Dice, DiceTurn};\n\
        use crate::game::{Action, Seat}; // not crate::text\n\
        impl fmt::Debug for Grill { fn f() { Vec::<u8>::new(); self.0.collect::<u8>(); u8::MAX; Action::Roll } }\n\
        mod tests { use super::*; }";
    assert_eq!(wrong_paths(good), Vec::<String>::new());
    assert_eq!(own_parts(good), BTreeSet::from(["grill".to_owned()]));
}

/// A folder that isn't in the list of `src/games.rs` is never compiled, so nothing else would miss it.
#[test]
fn every_folder_is_a_registered_game() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let entries = fs::read_dir(games).unwrap().map(|entry| entry.unwrap());
    let folders: BTreeSet<String> = entries
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    let registered: BTreeSet<String> = GameKind::ALL.map(|kind| kind.name().to_owned()).into();
    assert_eq!(folders, registered);
}
