//! The file format of a journal: lines that people can read, and that parse back to the same journal.
//!
//! ```text
//! stammtisch journal 1
//! id 5f2c01
//! game heckmeck seats 2 quick
//! commitment 0a2f… (64 hexadecimal digits)
//! word 2 abracadabra
//! deal 1
//! 1. seat 1 roll -> 2 w w 4 1 1 5 3
//! 2. seat 1 keep worm
//! …
//! result seat 1 place 1 points 7
//! result seat 2 place 2 points 4
//! seed 77d1… (64 hexadecimal digits)
//! end
//! ```
//!
//! After the arrow come the results of chance: dice, with a worm as `w`; in Karteneck hens as 1 to 5, worms as `w`
//! and their plaque, tiles as 0 and 16 to 42. The result and the seed follow once the game is over. A line `rules 2`
//! after the game's line means that the game uses a later version of the rules than the first.
//!
//! Five kinds of lines came later: `luck lesson` after the line of the game, or after that of the rules: dice and cards
//! of this game are chosen; at the same place `luck day 2026-11-18`: they follow from that day; `posted 1234` after the commitment, the id of the message that showed it; `4. seat 1 take back 3`
//! among the moves: the third one doesn't count; and `ended early` instead of the results. A file that has one of them begins with `stammtisch journal 2`. Every other file is as it always
//! was. `docs/FAIR-DICE.md` describes all this for those who write a program of their own, and `verify/verify.py` is one: a
//! new kind of line changes both.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Entry, Journal, Line, Reveal, TakenBack};
use crate::fair::{Luck, NotADay, NotAWord, NotAnId, NotHex, SeedWords};
use crate::game::action::NotAnAction;
use crate::game::cards::WORM_LABEL;
use crate::game::{Outcome, RulesVersion, Seat, Standing};
use crate::games::{Setup, SetupError, Variant};

const HEADER: &str = "stammtisch journal 1";
const HEADER_2: &str = "stammtisch journal 2";
const LESSON: &str = "luck lesson";
const DAY: &str = "luck day ";
const POSTED: &str = "posted ";
const ENDED_EARLY: &str = "ended early";
const TAKE_BACK: &str = "take back ";

impl Journal {
    /// The first line: the second form is for files with lines that the first doesn't have.
    fn header(&self) -> &'static str {
        let ended_early = self.reveal.as_ref().is_some_and(|reveal| reveal.outcome.is_none());
        let has_new_lines =
            ended_early || self.posted.is_some() || !self.luck.is_seed() || !self.taken_back.is_empty();
        if has_new_lines { HEADER_2 } else { HEADER }
    }
}

impl fmt::Display for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.setup.game();
        writeln!(f, "{}\nid {}", self.header(), self.id)?;
        write!(f, "game {kind} seats {}", self.setup.seats())?;
        self.setup.variant().map_or(Ok(()), |variant| write!(f, " {variant}"))?;
        writeln!(f)?;
        if !self.setup.version().is_first() {
            writeln!(f, "rules {}", self.setup.version())?;
        }
        match self.luck {
            Luck::Seed => {}
            Luck::Lesson => writeln!(f, "{LESSON}")?,
            Luck::Day(day) => writeln!(f, "{DAY}{day}")?,
        }
        writeln!(f, "commitment {}", self.commitment)?;
        self.posted.map_or(Ok(()), |message| writeln!(f, "{POSTED}{message}"))?;
        for (seat, word) in &self.words {
            writeln!(f, "word {seat} {word}")?;
        }
        writeln!(f, "deal{}", Answers { labels: &self.deal, worm: None })?;
        for (number, line) in (1..).zip(self.lines()) {
            match line {
                Line::Move(Entry { seat, action, answers }) => {
                    let arrow = if answers.is_empty() { "" } else { " ->" };
                    let answers = Answers { labels: answers, worm: kind.info().worm_die };
                    writeln!(f, "{number}. seat {seat} {action}{arrow}{answers}")?;
                }
                Line::TakenBack(TakenBack { seat, moves, .. }) => {
                    let moves: Vec<String> = moves.iter().map(|(number, _)| number.to_string()).collect();
                    writeln!(f, "{number}. seat {seat} {TAKE_BACK}{}", moves.join(" "))?;
                }
            }
        }
        if let Some(reveal) = &self.reveal {
            match &reveal.outcome {
                Some(outcome) => write_results(f, outcome)?,
                None => writeln!(f, "{ENDED_EARLY}")?,
            }
            writeln!(f, "seed {}", reveal.seed.reveal())?;
        }
        writeln!(f, "end")
    }
}

fn write_results(f: &mut fmt::Formatter<'_>, outcome: &Outcome) -> fmt::Result {
    let standings = Seat::all(outcome.standings.len()).zip(&outcome.standings);
    standings.into_iter().try_for_each(|(seat, standing)| {
        writeln!(f, "result seat {seat} place {} points {}", standing.place, standing.points)
    })
}

impl FromStr for Journal {
    type Err = FileError;

    fn from_str(text: &str) -> Result<Journal, FileError> {
        let mut lines = Lines { lines: text.lines(), next: None, number: 0 };
        lines.advance();
        lines.read_journal().map_err(|why| FileError { line: lines.number, why })
    }
}

/// Why a file is not a journal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {why}")]
pub struct FileError {
    line: usize,
    why: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
enum Fault {
    #[error("the first line is neither «{HEADER}» nor «{HEADER_2}»")]
    Header,
    #[error("the first line must be «{0}» for these lines")]
    OtherHeader(&'static str),
    #[error("the file ends too soon: «{0}» is missing")]
    Truncated(&'static str),
    #[error("«{0}» is expected here")]
    Expected(&'static str),
    #[error("entry {0} is expected here, as «{0}. seat … action» with «-> …» behind it for dice and cards")]
    Entry(usize),
    #[error("only moves that count can be taken back, in their order")]
    TakeBack,
    #[error("no such seat at this table")]
    Seat,
    #[error("words stand by seat, one each")]
    WordOrder,
    #[error("dice and cards are numbers, w for a worm")]
    Answer,
    #[error("nothing may follow «end»")]
    Trailing,
    #[error(transparent)]
    Id(#[from] NotAnId),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Day(#[from] NotADay),
    #[error(transparent)]
    Hex(#[from] NotHex),
    #[error(transparent)]
    Word(#[from] NotAWord),
    #[error(transparent)]
    Action(#[from] NotAnAction),
}

/// The lines of a file, with the current one.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    next: Option<&'a str>,
    /// The number of the current line, from 1.
    number: usize,
}

impl<'a> Lines<'a> {
    fn advance(&mut self) {
        self.next = self.lines.next();
        self.number += 1;
    }

    /// The rest of the current line after `start`, if it begins with that.
    fn rest(&self, start: &str) -> Option<&'a str> {
        self.next?.strip_prefix(start)
    }

    /// The rest of the current line after `start`; an error if it doesn't begin with that.
    fn peek(&self, start: &'static str) -> Result<&'a str, Fault> {
        match self.next {
            None => Err(Fault::Truncated(start.trim_end())),
            Some(_) => self.rest(start).ok_or(Fault::Expected(start.trim_end())),
        }
    }

    /// Parses the current line, which must begin with `start`, and moves on to the next.
    fn read<T, E: Into<Fault>>(
        &mut self,
        start: &'static str,
        parse: impl FnOnce(&'a str) -> Result<T, E>,
    ) -> Result<T, Fault> {
        let value = parse(self.peek(start)?).map_err(Into::into)?;
        self.advance();
        Ok(value)
    }

    fn read_journal(&mut self) -> Result<Journal, Fault> {
        let header = self.next.filter(|line| [HEADER, HEADER_2].contains(line)).ok_or(Fault::Header)?;
        self.advance();
        let id = self.read("id ", str::parse)?;
        let setup = self.read("game ", parse_setup)?;
        let setup = setup.under(self.read_version()?)?;
        let luck = self.read_luck()?;
        let commitment = self.read("commitment ", str::parse)?;
        let posted = self.read_posted()?;
        let words = self.read_words(setup.seats())?;
        let deal = self.read("deal", |text| parse_answers(text, None))?;
        let (entries, taken_back) = self.read_entries(&setup)?;
        let reveal = self.read_reveal(setup.seats())?;
        self.read("end", |rest| if rest.is_empty() { Ok(()) } else { Err(Fault::Expected("end")) })?;
        if self.next.is_some() {
            return Err(Fault::Trailing);
        }
        let journal =
            Journal { id, setup, luck, commitment, posted, words, deal, entries, taken_back, reveal };
        let due = journal.header();
        if header == due { Ok(journal) } else { Err(Fault::OtherHeader(due)) }
    }

    fn read_posted(&mut self) -> Result<Option<u64>, Fault> {
        if self.rest(POSTED).is_none() {
            return Ok(None);
        }
        let fault = Fault::Expected("posted MESSAGE");
        self.read(POSTED, |text| parse_number(text).filter(|&message| message > 0).map(Some).ok_or(fault))
    }

    /// Luck from the seed has no line.
    fn read_luck(&mut self) -> Result<Luck, Fault> {
        if self.rest(DAY).is_some() {
            return self.read(DAY, |text| text.parse().map(Luck::Day));
        }
        if self.next != Some(LESSON) {
            return Ok(Luck::Seed);
        }
        self.advance();
        Ok(Luck::Lesson)
    }

    /// The first version of the rules has no line.
    fn read_version(&mut self) -> Result<RulesVersion, Fault> {
        if self.rest("rules ").is_none() {
            return Ok(RulesVersion::FIRST);
        }
        let fault = Fault::Expected("rules NUMBER, for other than the first");
        self.read("rules ", |text| {
            parse_number(text).filter(|version: &RulesVersion| !version.is_first()).ok_or(fault)
        })
    }

    fn read_words(&mut self, seats: usize) -> Result<SeedWords, Fault> {
        let mut words = SeedWords::new();
        while let Some(text) = self.rest("word ") {
            let (seat, word) = text.split_once(' ').ok_or(NotAWord)?;
            let seat = parse_seat(seat, seats)?;
            if words.last_key_value().is_some_and(|(last, _)| *last >= seat) {
                return Err(Fault::WordOrder);
            }
            words.insert(seat, word.parse()?);
            self.advance();
        }
        Ok(words)
    }

    /// The moves that count, and what was taken back.
    fn read_entries(&mut self, setup: &Setup) -> Result<(Vec<Entry>, Vec<TakenBack>), Fault> {
        let (mut counted, mut taken_back, mut number) = (Vec::new(), Vec::new(), 0);
        while let Some(line) = self.next.filter(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
            number += 1;
            let text = line.strip_prefix(&format!("{number}. seat ")).ok_or(Fault::Entry(number))?;
            let (seat, text) = text.split_once(' ').ok_or(Fault::Entry(number))?;
            let seat = parse_seat(seat, setup.seats())?;
            match text.strip_prefix(TAKE_BACK) {
                Some(numbers) => {
                    let moves = parse_taken_back(numbers, &mut counted)?;
                    taken_back.push(TakenBack { number, seat, moves });
                }
                None => counted.push((number, parse_entry(seat, text, setup)?)),
            }
            self.advance();
        }
        Ok((counted.into_iter().map(|(_, entry)| entry).collect(), taken_back))
    }

    /// A game that is not over has neither result nor seed, one that ended early has only the seed.
    fn read_reveal(&mut self, seats: usize) -> Result<Option<Reveal>, Fault> {
        if self.next == Some("end") {
            return Ok(None);
        }
        let outcome = self.read_outcome(seats)?;
        let seed = self.read("seed ", str::parse)?;
        Ok(Some(Reveal { seed, outcome }))
    }

    fn read_outcome(&mut self, seats: usize) -> Result<Option<Outcome>, Fault> {
        if self.next == Some(ENDED_EARLY) {
            self.advance();
            return Ok(None);
        }
        let mut outcome = Outcome { standings: Default::default() };
        for seat in Seat::all(seats) {
            let standing = self.read("result ", |text| parse_standing(text, seat))?;
            outcome.standings.push(standing);
        }
        Ok(Some(outcome))
    }
}

/// Accepts a number only as we write it, for example without leading zeros.
fn parse_number<T: FromStr + fmt::Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

fn parse_setup(text: &str) -> Result<Setup, Fault> {
    let fault = Fault::Expected("game NAME seats COUNT");
    let (game, seats) = text.split_once(" seats ").ok_or(fault)?;
    let (seats, variant) = seats.split_once(' ').map_or((seats, None), |(seats, name)| (seats, Some(name)));
    let setup = Setup::new(game.parse()?, parse_number(seats).ok_or(fault)?)?;
    let variant = variant.map(|name| name.parse::<Variant>().map_err(|_| fault)).transpose()?;
    Ok(setup.in_variant(variant)?)
}

fn parse_seat(text: &str, seats: usize) -> Result<Seat, Fault> {
    let number: usize = parse_number(text).ok_or(Fault::Seat)?;
    Seat::all(seats).nth(number.wrapping_sub(1)).ok_or(Fault::Seat)
}

fn parse_entry(seat: Seat, text: &str, setup: &Setup) -> Result<Entry, Fault> {
    let (action, answers) = match text.split_once(" ->") {
        Some((_, "")) => return Err(Fault::Answer),
        Some((action, answers)) => (action, answers),
        None => (text, ""),
    };
    let answers = parse_answers(answers, setup.game().info().worm_die)?;
    Ok(Entry { seat, action: action.parse()?, answers })
}

/// Takes the moves with these numbers out of those that count.
fn parse_taken_back(text: &str, counted: &mut Vec<(usize, Entry)>) -> Result<Vec<(usize, Entry)>, Fault> {
    let numbers = text.split(' ').map(|number| parse_number(number).ok_or(Fault::TakeBack));
    let numbers = numbers.collect::<Result<Vec<usize>, Fault>>()?;
    let moves: Vec<_> = counted.extract_if(.., |(number, _)| numbers.contains(number)).collect();
    let is_known = moves.iter().map(|(number, _)| *number).eq(numbers);
    if is_known { Ok(moves) } else { Err(Fault::TakeBack) }
}

fn parse_standing(text: &str, seat: Seat) -> Result<Standing, Fault> {
    let parse = || {
        let text = text.strip_prefix(&format!("seat {seat} place "))?;
        let (place, points) = text.split_once(" points ")?;
        Some(Standing { place: parse_number(place)?, points: parse_number(points)? })
    };
    parse().ok_or(Fault::Expected("result seat … place … points …"))
}

/// Formats the results of chance, each with a blank before it.
struct Answers<'a> {
    labels: &'a [u8],
    worm: Option<u8>,
}

impl fmt::Display for Answers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.labels.iter().try_for_each(|&label| match label.checked_sub(WORM_LABEL) {
            _ if self.worm == Some(label) => f.write_str(" w"),
            Some(plaque) => write!(f, " w{plaque}"),
            None => write!(f, " {label}"),
        })
    }
}

fn parse_answers(text: &str, worm: Option<u8>) -> Result<Vec<u8>, Fault> {
    let parse = |token: &str| match token.strip_prefix('w') {
        Some("") => worm,
        Some(plaque) => parse_number(plaque).and_then(|plaque: u8| plaque.checked_add(WORM_LABEL)),
        None => parse_number(token).filter(|&label| label < WORM_LABEL && worm != Some(label)),
    };
    let mut tokens = text.split(' ');
    if tokens.next() != Some("") {
        return Err(Fault::Answer);
    }
    tokens.map(|token| parse(token).ok_or(Fault::Answer)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fair::Seed;

    fn journal() -> Journal {
        let setup = Setup::new("qwixx".parse().unwrap(), 2).unwrap();
        let seed = Seed::chosen([7; 32]);
        Journal::begin(setup, "a".parse().unwrap(), &seed, SeedWords::new(), &mut |_| {}).0
    }

    #[test]
    fn the_first_version_goes_without_saying() {
        let text = journal().to_string();
        assert!(!text.contains("rules"), "{text}");
        let said = text.replace("seats 2\n", "seats 2\nrules 1\n");
        assert!(said.parse::<Journal>().unwrap_err().to_string().starts_with("line 4"));
    }

    #[test]
    fn a_journal_of_later_rules_is_not_taken_for_one_of_ours() {
        let next = journal().setup.version().next();
        let later = journal().to_string().replace("seats 2\n", &format!("seats 2\nrules {next}\n"));
        let error = later.parse::<Journal>().unwrap_err().to_string();
        assert!(error.contains("a later version"), "{error}");
    }
}
