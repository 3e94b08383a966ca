//! Play told in text files. `transcripts/rules`: scenes with chosen dice that show one rule each, among them every
//! example of the rules. `transcripts/games`: whole games with all they told, which must never change.

pub(crate) mod scene;

use std::cell::RefCell;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{Seed, SeedWords};
use stammtisch::game::chance::Replayer;
use stammtisch::game::worm_dice::Face;
use stammtisch::game::{Action, Seat};
use stammtisch::games::{AnyEvent, AnyGame, GameKind, Setup};
use stammtisch::journal::{Entry, Journal};
use stammtisch::verify::{Fair, verify};

/// Each game has scenes that show its rules.
#[test]
fn the_rules_of_every_game() {
    for kind in GameKind::ALL {
        scene::check_file(&folder("rules").join(kind.name()).with_extension("txt"));
    }
}

/// Every journal ever kept replays to the events it told then, and is fair. A change of the rules may add files
/// here, never change one.
#[test]
fn whole_games_replay_as_they_were_told() {
    let files = fs::read_dir(folder("games")).unwrap().map(|file| file.unwrap().path());
    let mut journals: Vec<_> = files.filter(|file| file.extension().unwrap() == "journal").collect();
    journals.sort();
    for setup in GameKind::ALL.into_iter().flat_map(Setup::all) {
        let file = folder("games").join(name_of(setup)).with_extension("journal");
        assert!(file.exists(), "{} is missing: run write_missing_games", file.display());
    }
    for file in journals {
        let journal: Journal = fs::read_to_string(&file).unwrap().parse().unwrap();
        let told = fs::read_to_string(file.with_extension("told")).unwrap();
        assert_eq!(telling(&journal), told, "{}", file.display());
        assert_eq!(verify(&journal), Ok(Fair::ToTheEnd), "{}", file.display());
    }
}

/// Writes new games, for a game or a number of players that has none yet; those there are stay as they are.
#[test]
#[ignore = "writes files: run it by name when a game is added"]
fn write_missing_games() {
    for setup in GameKind::ALL.into_iter().flat_map(Setup::all) {
        write_game(&name_of(setup), setup);
    }
}

/// `heckmeck-3`, `heckmeck-3-quick`.
fn name_of(setup: Setup) -> String {
    let variant = setup.variant().map(|variant| format!("-{variant}")).unwrap_or_default();
    format!("{}-{}{variant}", setup.game(), setup.seats())
}

fn write_game(name: &str, setup: Setup) {
    let file = folder("games").join(name).with_extension("journal");
    if file.exists() {
        return;
    }
    let mut random = ChaCha8Rng::seed_from_u64(setup.seats() as u64);
    let seed = Seed::chosen(random.random());
    let words = SeedWords::from([(Seat::new(0), "first come".parse().unwrap())]);
    let (mut journal, mut live) = Journal::begin(setup, name.parse().unwrap(), &seed, words, &mut |_| {});
    while live.game().outcome().is_none() {
        let seat = live.game().acting()[0];
        let action = sensible(live.game(), seat, &mut random);
        journal.entries.push(live.play(seat, action, &mut |_| {}).unwrap());
    }
    journal.close(seed, &live);
    fs::write(&file, journal.to_string()).unwrap();
    fs::write(file.with_extension("told"), telling(&journal)).unwrap();
}

/// Not clever, but a game that a person can follow: who has won something mostly stops, who hasn't goes on, and
/// worms are welcome.
fn sensible(game: &AnyGame, seat: Seat, random: &mut ChaCha8Rng) -> Action {
    let ends = |action: &Action| game.kind().ends_turn(*action);
    let has_won = game.cautious(seat).is_some_and(|safe| ends(&safe));
    let stops = has_won && random.random_ratio(3, 4);
    let legal = game.legal(seat);
    let worm = Action::Keep(Face::Worm);
    if legal.contains(&worm) && random.random_ratio(2, 3) {
        return worm;
    }
    let (ending, going_on): (Vec<_>, Vec<_>) = legal.into_iter().partition(ends);
    let wanted = if going_on.is_empty() || stops && !ending.is_empty() { ending } else { going_on };
    wanted[random.random_range(0..wanted.len())]
}

/// A journal's entries, played again, with the events each of them told.
fn telling(journal: &Journal) -> String {
    let text = RefCell::new(String::from("deal\n"));
    let mut tell = |event: AnyEvent| {
        writeln!(text.borrow_mut(), "    {}", scene::plain(&event)).unwrap();
    };
    let mut game = AnyGame::new(&journal.setup, &mut Replayer::new(&journal.deal), &mut tell);
    for Entry { seat, action, answers } in &journal.entries {
        writeln!(text.borrow_mut(), "seat {seat} {action}").unwrap();
        game.play(*seat, *action, &mut Replayer::new(answers), &mut tell).unwrap();
    }
    text.into_inner()
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name)
}
