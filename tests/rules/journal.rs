//! Journals from outside: broken, truncated and forged ones get a clear error, never a panic, and the command line has
//! an exit code for each.

use std::fs;
use std::path::Path;
use std::process::Command;

use proptest::prelude::*;
use stammtisch::game::Action;
use stammtisch::games::SetupError;
use stammtisch::journal::{Journal, ReplayError};
use stammtisch::verify::{Fair, Unfair, verify};

/// A finished game.
fn game(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/games");
    fs::read_to_string(folder.join(name).with_extension("journal")).unwrap()
}

fn verdict(text: &str) -> Result<Fair, Unfair> {
    verify(&text.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// The text with the first line that begins so replaced; an empty line leaves it out.
fn with_line(text: &str, start: &str, line: &str) -> String {
    let (mut lines, mut found) = (Vec::new(), false);
    for old in text.lines() {
        let replaced = !found && old.starts_with(start);
        found |= replaced;
        match replaced {
            true if line.is_empty() => {}
            true => lines.push(line),
            false => lines.push(old),
        }
    }
    assert!(found, "no line begins with {start}");
    lines.join("\n") + "\n"
}

#[test]
fn a_forged_die_is_named_by_its_entry() {
    let text = game("heckmeck-2");
    assert_eq!(verdict(&text), Ok(Fair::ToTheEnd));
    let forged = with_line(&text, "1. ", "1. seat 2 roll -> w w w w w w w w");
    assert_eq!(verdict(&forged), Err(Unfair::Chance { number: 1 }));
    let entry = text.lines().position(|line| line.starts_with("9. ")).unwrap();
    assert!(text.lines().nth(entry).unwrap().contains("->"), "entry 9 is a roll");
    let forged = with_line(&text, "9. ", "9. seat 2 roll -> 5 5");
    assert_eq!(verdict(&forged), Err(Unfair::Chance { number: 9 }));
}

#[test]
fn a_forged_card_is_named_by_its_entry() {
    let text = game("karteneck-3");
    let line = text.lines().find(|line| line.starts_with("3. ")).unwrap();
    let (action, card) = line.split_once(" -> ").unwrap();
    let other = if card == "1" { "2" } else { "1" };
    let forged = with_line(&text, "3. ", &format!("{action} -> {other}"));
    assert_eq!(verdict(&forged), Err(Unfair::Chance { number: 3 }));
}

#[test]
fn another_seed_commitment_word_id_or_deal_is_not_fair() {
    let text = game("qwixx-3");
    for (start, forged, unfair) in [
        ("seed ", format!("seed {}", "00".repeat(32)), Unfair::Commitment),
        ("commitment ", format!("commitment {}", "00".repeat(32)), Unfair::Commitment),
        ("id ", "id other".into(), Unfair::Commitment),
        ("word ", "word 1 second thoughts".into(), Unfair::Deal),
        ("word ", String::new(), Unfair::Deal),
    ] {
        assert_eq!(verdict(&with_line(&text, start, &forged)), Err(unfair), "{forged}");
    }
    let deal = text.lines().find(|line| line.starts_with("deal ")).unwrap();
    let other = with_line(&text, "deal ", &deal.replace('6', "5"));
    assert_ne!(other, text);
    assert_eq!(verdict(&other), Err(Unfair::Deal));
}

#[test]
fn a_result_the_game_did_not_come_to_is_not_fair() {
    let text = game("barbecue-4");
    let forged = with_line(&text, "result seat 1", "result seat 1 place 1 points 99");
    assert_eq!(verdict(&forged), Err(Unfair::Result));
}

#[test]
fn an_action_against_the_rules_is_named() {
    let text = game("heckmeck-2");
    let forged = with_line(&text, "2. ", "2. seat 1 keep worm");
    let Err(Unfair::Illegal { number: 2, why }) = verdict(&forged) else { panic!("seat 1 moved") };
    assert_eq!(why.to_string(), "it is the turn of seat 2");
}

#[test]
fn entries_that_end_before_the_game_does_are_not_fair() {
    let mut journal: Journal = game("qwixx-2").parse().unwrap();
    journal.entries.pop();
    assert_eq!(verify(&journal), Err(Unfair::NotOver));
    journal.reveal = None;
    assert_eq!(verify(&journal), Err(Unfair::Unfinished));
    let read: Journal = journal.to_string().parse().unwrap();
    assert_eq!(read, journal, "a game under way has a file form too");
}

#[test]
fn a_game_that_ended_early_is_fair_so_far() {
    let mut journal: Journal = game("karteneck-3").parse().unwrap();
    journal.entries.truncate(20);
    journal.reveal.as_mut().unwrap().outcome = None;
    let text = journal.to_string();
    assert!(text.starts_with("stammtisch journal 2\n") && text.contains("\nended early\nseed "), "{text}");
    assert_eq!(text.parse::<Journal>().as_ref(), Ok(&journal));
    assert_eq!(verify(&journal), Ok(Fair::SoFar));
    journal.entries[3].answers = vec![journal.entries[3].answers[0] % 5 + 1];
    assert_eq!(verify(&journal), Err(Unfair::Chance { number: 4 }));

    let mut whole: Journal = game("karteneck-3").parse().unwrap();
    whole.reveal.as_mut().unwrap().outcome = None;
    assert_eq!(verify(&whole), Err(Unfair::Result), "it did not end early");
}

#[test]
fn the_second_form_is_for_files_with_new_lines_and_only_for_them() {
    let first = game("pig-2");
    let mut journal: Journal = first.parse().unwrap();
    assert_eq!(journal.to_string(), first, "no byte changed");
    journal.posted = Some(1_234_567_890_123_456_789);
    let second = journal.to_string();
    assert!(
        second.starts_with("stammtisch journal 2\n") && second.contains("\nposted 1234567890123456789\nword")
    );
    assert_eq!(second.parse::<Journal>().as_ref(), Ok(&journal));
    assert_eq!(verify(&journal), Ok(Fair::ToTheEnd));
    for (text, header) in [(&first, "stammtisch journal 2"), (&second, "stammtisch journal 1")] {
        let wrong = with_line(text, "stammtisch journal ", header).parse::<Journal>();
        assert!(wrong.unwrap_err().to_string().contains("the first line must be «stammtisch journal "));
    }
    for posted in ["posted 0", "posted 01", "posted x", "posted "] {
        assert!(with_line(&second, "posted ", posted).parse::<Journal>().is_err(), "{posted}");
    }
}

#[test]
fn entries_behind_the_end_are_against_the_rules() {
    let mut journal: Journal = game("qwixx-2").parse().unwrap();
    let more = journal.entries[0].clone();
    journal.entries.push(more);
    let number = journal.entries.len();
    assert!(matches!(verify(&journal), Err(Unfair::Illegal { number: n, .. }) if n == number));
}

#[test]
fn broken_files_get_a_clear_word_with_the_line() {
    let text = game("heckmeck-3");
    for (broken, word) in [
        (
            String::new(),
            "line 1: the first line is neither «stammtisch journal 1» nor «stammtisch journal 2»",
        ),
        (
            "stammtisch journal 3\n".into(),
            "line 1: the first line is neither «stammtisch journal 1» nor «stammtisch journal 2»",
        ),
        ("stammtisch journal 1\n".into(), "line 2: the file ends too soon: «id» is missing"),
        (with_line(&text, "id ", ""), "line 2: «id» is expected here"),
        (
            with_line(&text, "id ", "id Ä"),
            "line 2: a game's id is 1 to 32 lower-case letters, digits and hyphens",
        ),
        (with_line(&text, "game ", "game chess seats 2"), &format!("line 3: {}", SetupError::UnknownGame)),
        (with_line(&text, "game ", "game qwixx seats 9"), "line 3: qwixx is for 2 to 5 players, not 9"),
        (with_line(&text, "game ", "game qwixx seats 3 quick"), "line 3: qwixx has no quick variant"),
        (
            with_line(&text, "commitment ", "commitment 12"),
            "line 4: a seed or commitment is 64 lower-case hexadecimal digits",
        ),
        (with_line(&text, "word ", "word 4 hello"), "line 5: no such seat at this table"),
        (
            with_line(&text, "2. ", ""),
            "line 8: entry 2 is expected here, as «2. seat … action» with «-> …» behind it for dice and cards",
        ),
        (
            with_line(&text, "2. ", "2. seat 3 jump"),
            "line 8: an action begins with roll, keep, stop, lay, pass, cross or skip",
        ),
        (with_line(&text, "1. ", "1. seat 3 roll -> a"), "line 7: dice and cards are numbers, w for a worm"),
        (with_line(&text, "1. ", "1. seat 3 roll ->"), "line 7: dice and cards are numbers, w for a worm"),
        (text.clone() + "more\n", "nothing may follow «end»"),
        (with_line(&text, "end", ""), "the file ends too soon: «end» is missing"),
        (with_line(&text, "seed ", ""), "«seed» is expected here"),
    ] {
        let error = broken.parse::<Journal>().unwrap_err().to_string();
        assert!(error.ends_with(word), "{error:?} should say {word:?}");
    }
}

#[test]
fn a_tie_for_the_first_turn_that_is_never_broken_is_impossible() {
    let text = game("qwixx-3");
    for deal in ["deal", "deal 3 3 3", "deal 3 3 3 2 2 2", "deal 9 9 9 9"] {
        let journal: Journal = with_line(&text, "deal ", deal).parse().unwrap();
        assert!(matches!(journal.replay(&mut |_| {}), Err(ReplayError::Deal(_))), "{deal}");
    }
}

#[test]
fn a_file_cut_anywhere_is_never_whole() {
    let text = game("qwixx-2");
    for length in (0..text.len() - 1).filter(|&length| text.is_char_boundary(length)) {
        assert!(text[..length].parse::<Journal>().is_err(), "cut at {length}");
    }
    assert!(text.trim_end().parse::<Journal>().is_ok(), "a lost last line feed is no harm");
    assert!(text.replace('\n', "\r\n").parse::<Journal>().is_ok(), "nor are another system's line ends");
}

#[test]
fn the_command_line_says_fair_or_names_the_entry() {
    let folder = std::env::temp_dir().join(format!("stammtisch-verify-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let text = game("heckmeck-2");
    let mut unfinished: Journal = text.parse().unwrap();
    unfinished.reveal = None;
    let mut early: Journal = text.parse().unwrap();
    early.entries.truncate(9);
    early.reveal.as_mut().unwrap().outcome = None;
    for (name, content, code, says) in [
        ("fair", text.clone().into_bytes(), 0, "fair: game heckmeck-2, Heckmeck am Bratwurmeck"),
        (
            "forged",
            with_line(&text, "1. ", "1. seat 2 roll -> w w w w w w w w").into(),
            1,
            "not fair: the dice or cards of entry 1",
        ),
        ("cut", text.as_bytes()[..text.len() / 2].to_vec(), 2, "is not a whole journal: line"),
        ("noise", vec![0xff, 0xfe, 0], 2, "can't be read"),
        ("unfinished", unfinished.to_string().into(), 2, "The game isn't finished"),
        ("early", early.to_string().into(), 3, "ended early, fair so far: game heckmeck-2"),
    ] {
        let file = folder.join(name);
        fs::write(&file, content).unwrap();
        let run = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .env("LC_ALL", "C")
            .arg("verify")
            .arg(&file)
            .output()
            .unwrap();
        let said = String::from_utf8(run.stdout).unwrap();
        assert_eq!(run.status.code(), Some(code), "{name}: {said}");
        assert!(said.contains(says), "{name}: {said}");
    }
    let missing =
        Command::new(env!("CARGO_BIN_EXE_stammtisch")).args(["verify", "/no/such/file"]).output().unwrap();
    assert_eq!(missing.status.code(), Some(2));
    let german = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .env("LC_ALL", "de_DE.UTF-8")
        .arg("verify")
        .arg(folder.join("forged"))
        .output()
        .unwrap();
    assert!(String::from_utf8(german.stdout).unwrap().starts_with("nicht fair: die Würfel"));
    fs::remove_dir_all(&folder).unwrap();
}

proptest! {
    /// Whatever stands in a file: an error or a journal that reads back the same; replayed or verified, no panic.
    #[test]
    fn a_damaged_journal_is_never_a_panic(
        name in prop::sample::select(vec!["heckmeck-2", "barbecue-2", "karteneck-2", "qwixx-2"]),
        damage in prop::collection::vec((any::<prop::sample::Index>(), "[0-9a-zA-Z. >+\n-]{0,3}"), 1..4),
    ) {
        let mut text = game(name);
        for (place, insert) in damage {
            let at = place.index(text.len());
            text.replace_range(at..(at + insert.len()).min(text.len()), &insert);
        }
        if let Ok(journal) = text.parse::<Journal>() {
            prop_assert_eq!(&journal.to_string().parse::<Journal>().unwrap(), &journal);
            let replayed = journal.replay(&mut |_| {}).map(|game| game.outcome());
            if let Ok(fair) = verify(&journal) {
                prop_assert_eq!(replayed.map(|outcome| outcome.is_some()), Ok(fair == Fair::ToTheEnd));
            }
        }
    }

    #[test]
    fn any_text_is_an_action_or_an_error(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn words_that_look_like_actions_are_read_exactly(
        text in "(roll|keep|stop|lay|pass|cross|skip)( (worm|grill|steal|red|blue|[0-9x+]{1,6})){0,3}",
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
