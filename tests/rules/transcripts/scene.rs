//! A scene is a few lines of play with chosen dice and cards:
//!
//! ```text
//! == title
//! after OTHER TITLE                        first all that happens there
//! game heckmeck seats 2 quick
//! deal 1                                   what chance says at the set-up
//! 1 roll -> w w 1 1 2 3 4 5                seat 1 acts, and what chance says
//! 1 turn 3xw 2x4                           a turn of the dice games: rolls and keeps these, then stops
//! = Took { seat: 1, tile: 23 }             the last line told this
//! ? 2 roll, stop                           all that seat 2 may do now
//! ! 2 keep worm: the dice have to be …     refused, and why
//! result 2/7 1/9                           over: place and points by seat
//! ```

use std::fs;
use std::path::Path;

use stammtisch::game::chance::Replayer;
use stammtisch::game::{Action, Seat};
use stammtisch::games::{AnyEvent, AnyGame, Setup};

/// Plays every scene of a file.
pub(crate) fn check_file(file: &Path) {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let scenes: Vec<(&str, &str)> =
        text.split("== ").skip(1).map(|scene| scene.split_once('\n').unwrap()).collect();
    assert!(!scenes.is_empty());
    for &(title, lines) in &scenes {
        Stage::default().play(lines, &scenes, title);
    }
}

/// What a scene has come to.
#[derive(Default)]
struct Stage {
    setup: Option<Setup>,
    game: Option<AnyGame>,
    told: Vec<AnyEvent>,
}

impl Stage {
    fn play(&mut self, lines: &str, scenes: &[(&str, &str)], title: &str) {
        let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        for line in lines {
            let (word, rest) = line.split_once(' ').unwrap();
            match word {
                "after" => {
                    let (_, before) = scenes.iter().find(|(title, _)| *title == rest).unwrap();
                    self.play(before, scenes, title);
                }
                "game" => self.setup = Some(parse_setup(rest)),
                "deal" => self.deal(rest),
                "=" => assert!(self.has_told(rest), "{title}: {line}\nwas told: {:#?}", self.tellings()),
                "?" => self.check_legal(rest, title),
                "!" => self.check_refused(rest, title),
                "result" => assert_eq!(self.result(), rest, "{title}"),
                seat => self.act(parse_seat(seat), rest, title),
            }
        }
    }

    fn game(&mut self) -> &mut AnyGame {
        self.game.as_mut().unwrap()
    }

    fn deal(&mut self, answers: &str) {
        let setup = self.setup.unwrap();
        let answers = parse_answers(answers, None);
        let mut chance = Replayer::new(&answers);
        self.game = Some(AnyGame::new(&setup, &mut chance, &mut |event| self.told.push(event)));
        assert_eq!(chance.finish(), Ok(()), "deal {answers:?}");
    }

    fn act(&mut self, seat: Seat, what: &str, title: &str) {
        self.told.clear();
        if let Some(groups) = what.strip_prefix("turn ") {
            return self.turn(seat, groups, title);
        }
        let (action, answers) = what.split_once(" -> ").unwrap_or((what, ""));
        let action = action.parse().unwrap_or_else(|error| panic!("{title}: {what}: {error}"));
        let answers = parse_answers(answers, self.game().kind().info().worm_die);
        self.take(seat, action, &answers, title);
    }

    fn take(&mut self, seat: Seat, action: Action, answers: &[u8], title: &str) {
        let mut chance = Replayer::new(answers);
        let Stage { game, told, .. } = self;
        let played = game.as_mut().unwrap().play(seat, action, &mut chance, &mut |event| told.push(event));
        assert_eq!(played, Ok(()), "{title}: {seat} {action}");
        assert_eq!(chance.finish(), Ok(()), "{title}: {seat} {action} {answers:?}");
    }

    /// Rolls so that each group can be set aside, and stops unless the turn has ended by itself.
    fn turn(&mut self, seat: Seat, groups: &str, title: &str) {
        let worm = self.game().kind().info().worm_die;
        let mut left = 8;
        for group in groups.split(' ') {
            let (count, face) = group.split_once('x').unwrap();
            let (count, die) = (count.parse().unwrap(), parse_answers(face, worm)[0]);
            let filler = if die == 1 { 2 } else { 1 };
            let mut dice = vec![filler; left];
            dice[..count].fill(die);
            left -= count;
            self.take(seat, Action::Roll, &dice, title);
            let face = if face == "w" { "worm" } else { face };
            self.take(seat, format!("keep {face}").parse().unwrap(), &[], title);
        }
        if self.game().legal(seat).contains(&Action::Stop) {
            self.take(seat, Action::Stop, &[], title);
        }
    }

    fn check_legal(&mut self, line: &str, title: &str) {
        let (seat, expected) = line.split_once(' ').unwrap_or((line, ""));
        let legal: Vec<_> = self.game().legal(parse_seat(seat)).iter().map(Action::to_string).collect();
        assert_eq!(legal.join(", "), expected, "{title}: what seat {seat} may do");
    }

    fn check_refused(&mut self, line: &str, title: &str) {
        let (what, reason) = line.split_once(": ").unwrap();
        let (seat, action) = what.split_once(' ').unwrap();
        let refused = self.game().check(parse_seat(seat), action.parse().unwrap()).unwrap_err();
        assert_eq!(refused.to_string(), reason, "{title}: {line}");
    }

    fn has_told(&self, event: &str) -> bool {
        self.tellings().iter().any(|told| told == event)
    }

    fn tellings(&self) -> Vec<String> {
        self.told.iter().map(plain).collect()
    }

    fn result(&mut self) -> String {
        let outcome = self.game().outcome().unwrap();
        let standings = outcome.standings.iter().map(|own| format!("{}/{}", own.place, own.points));
        standings.collect::<Vec<_>>().join(" ")
    }
}

/// An event as transcripts write it. They are older than `forced`, which changes only how an event is told.
pub(crate) fn plain(event: &AnyEvent) -> String {
    let named = format!("{event:?}").replace(", forced: true", "").replace(", forced: false", "");
    let (_kind, inside) = named.split_once('(').unwrap();
    inside.strip_suffix(')').unwrap().to_owned()
}

fn parse_setup(text: &str) -> Setup {
    let words: Vec<_> = text.split(' ').collect();
    let setup = Setup::new(words[0].parse().unwrap(), words[2].parse().unwrap()).unwrap();
    setup.in_variant(words.get(3).map(|variant| variant.parse().unwrap())).unwrap()
}

fn parse_seat(text: &str) -> Seat {
    Seat::new(text.parse::<u8>().unwrap() - 1)
}

/// `w` is the worm of the game's dice, `w7` the worm card with plaque 7.
fn parse_answers(text: &str, worm: Option<u8>) -> Vec<u8> {
    let parse = |token: &str| match token.strip_prefix('w') {
        Some("") => worm.unwrap(),
        Some(plaque) => 100 + plaque.parse::<u8>().unwrap(),
        None => token.parse().unwrap(),
    };
    text.split_whitespace().map(parse).collect()
}
