//! The luck of a day. Everybody who plays the table of one day meets the same dice and cards at the same places, whatever they
//! choose. The seed follows from the date, so nobody chooses it, and every bot in the world has the same day.
//!
//! ```text
//! seed  = SHA-256("stammtisch day 1\nDATE\n")
//! place = the ChaCha20 key stream of SHA-256("stammtisch day dice 1\nSEED\nPLACE\n")
//! ```
//!
//! Every throw has a place of its own, and so has every pile of cards. `docs/FAIR-DICE.md` says what the places are.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{GameId, Luck, Seed, SeedWords, Stream};
use crate::game::{Chance, Seat};

/// A day, from midnight to midnight in UTC. Written as 2026-11-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

impl Day {
    const FIRST: Date = date(2026, 1, 1);

    /// The day of a moment, in milliseconds since 1970.
    pub fn at(millis: i64) -> Day {
        let time = Timestamp::from_millisecond(millis).unwrap_or_default();
        Day(time.to_zoned(TimeZone::UTC).date())
    }

    /// The number of the day: 1 is the first of January 2026.
    pub fn number(self) -> i32 {
        self.0.duration_since(Day::FIRST).as_hours().div_euclid(24) as i32 + 1
    }

    /// When the day ends, in milliseconds since 1970.
    pub fn end(self) -> i64 {
        let midnight = self.next().0.to_zoned(TimeZone::UTC);
        midnight.map_or(i64::MAX, |midnight| midnight.timestamp().as_millisecond())
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Day {
        Day(self.0.tomorrow().unwrap_or(self.0))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Day {
        Day(self.0.yesterday().unwrap_or(self.0))
    }

    /// The seed of the day, which is no secret.
    pub fn seed(self) -> Seed {
        Seed::chosen(Sha256::digest(format!("stammtisch day 1\n{self}\n")).into())
    }

    /// The number that the own choices of a computer follow from, when so many moves have been made that count.
    pub fn thought(self, seat: Seat, moves: usize) -> u64 {
        let text = format!("stammtisch day thought 1\n{}\n{seat} {moves}\n", self.seed().reveal());
        let digest: [u8; 32] = Sha256::digest(text).into();
        digest[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let day = text.parse().map(Day).map_err(|_| NotADay)?;
        // A date can be written in other ways, too.
        if (text.len(), day.to_string().as_str()) == (10, text) { Ok(day) } else { Err(NotADay) }
    }
}

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day is a date as 2026-11-18")]
pub struct NotADay;

/// Where the dice and cards of a game come from.
#[derive(Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every table has a stream, and copies it with each move"
)]
pub enum Source {
    /// From the stream of the seed and the words, one after the other.
    Stream(Stream),
    /// From the places of a day.
    Day(Box<DayLuck>),
}

impl Source {
    /// The source of a game with this luck and so many seats.
    pub fn new(luck: Luck, seed: &Seed, id: &GameId, words: &SeedWords, seats: usize) -> Source {
        match luck {
            Luck::Day(_) => Source::Day(Box::new(DayLuck::new(seed, seats))),
            Luck::Seed | Luck::Lesson => Source::Stream(Stream::new(seed, id, words)),
        }
    }

    /// A seat is about to move. What chance says belongs to this move, until the next one.
    pub fn begin_move(&mut self, seat: Seat) {
        if let Source::Day(luck) = self {
            luck.begin_move(seat);
        }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        match self {
            Source::Stream(stream) => stream,
            Source::Day(luck) => luck.as_mut(),
        }
    }
}

impl Chance for Source {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        self.chance().dice(faces, dice);
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        self.chance().draw(urn)
    }

    fn draw_for(&mut self, seat: Seat, urn: &[(u8, u8)]) -> u8 {
        self.chance().draw_for(seat, urn)
    }

    fn pass_over(&mut self, faces: u8, dice: usize) {
        self.chance().pass_over(faces, dice);
    }
}

/// The dice and cards of a day, by their places.
#[derive(Clone)]
pub struct DayLuck {
    seed: Seed,
    seats: usize,
    /// Who moves; nobody during the setup.
    mover: Option<Seat>,
    /// Who threw last.
    thrower: Option<Seat>,
    /// The turn and the throw, counted from 1.
    turn: u32,
    throw: u32,
    /// The throw that is being made.
    thrown: Option<Stream>,
    piles: Vec<Pile>,
}

/// Things to draw, shuffled: each with its place in the order. Those that were drawn are gone.
#[derive(Clone)]
struct Pile(Vec<(usize, u8)>);

impl Pile {
    fn is_of(&self, urn: &[(u8, u8)]) -> bool {
        let count = |label: u8| self.0.iter().filter(|(_, own)| *own == label).count();
        let total: usize = urn.iter().map(|&(_, count)| usize::from(count)).sum();
        total == self.0.len() && urn.iter().all(|&(label, left)| count(label) == usize::from(left))
    }
}

impl DayLuck {
    fn new(seed: &Seed, seats: usize) -> DayLuck {
        let (mover, thrower, thrown) = (None, None, None);
        DayLuck { seed: seed.clone(), seats, mover, thrower, turn: 0, throw: 0, thrown, piles: Vec::new() }
    }

    fn begin_move(&mut self, seat: Seat) {
        self.mover = Some(seat);
        self.thrown = None;
    }

    fn at(&self, place: &str) -> Stream {
        let text = format!("stammtisch day dice 1\n{}\n{place}\n", self.seed.reveal());
        Stream::of_key(Sha256::digest(text).into())
    }

    /// The stream of the throw that is being made. The throws of a seat, one after the other, are a turn.
    fn throw(&mut self) -> &mut Stream {
        let stream = match self.thrown.take() {
            Some(stream) => stream,
            None if self.mover.is_none() => self.at("deal"),
            None => {
                if self.thrower != self.mover {
                    (self.thrower, self.turn, self.throw) = (self.mover, self.turn + 1, 0);
                }
                self.throw += 1;
                self.at(&format!("turn {} throw {}", self.turn, self.throw))
            }
        };
        self.thrown.insert(stream)
    }

    /// The pile that these things are left of. Things that are no rest of a pile are a new one.
    fn pile(&mut self, urn: &[(u8, u8)]) -> &mut Pile {
        let known = self.piles.iter().position(|pile| pile.is_of(urn));
        let index = known.unwrap_or_else(|| {
            let mut stream = self.at(&format!("pile {}", self.piles.len() + 1));
            let mut urn = urn.to_vec();
            let count: usize = urn.iter().map(|&(_, count)| usize::from(count)).sum();
            let shuffled = (0..count).map(|place| {
                let drawn = stream.draw(&urn);
                urn.iter_mut().filter(|lot| lot.0 == drawn).for_each(|lot| lot.1 -= 1);
                (place, drawn)
            });
            self.piles.push(Pile(shuffled.collect()));
            self.piles.len() - 1
        });
        &mut self.piles[index]
    }

    fn draw_where(&mut self, urn: &[(u8, u8)], is_own: impl Fn(usize) -> bool) -> u8 {
        let Pile(things) = self.pile(urn);
        let at = things.iter().position(|(place, _)| is_own(*place)).unwrap_or_default();
        things.remove(at).1
    }
}

impl Chance for DayLuck {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        self.throw().dice(faces, dice);
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        self.draw_where(urn, |_| true)
    }

    fn draw_for(&mut self, seat: Seat, urn: &[(u8, u8)]) -> u8 {
        let seats = self.seats;
        self.draw_where(urn, |place| place % seats == seat.index())
    }

    fn pass_over(&mut self, faces: u8, dice: usize) {
        (0..dice).for_each(|_| self.throw().dice(faces, &mut [0]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luck() -> DayLuck {
        DayLuck::new(&"2026-11-18".parse::<Day>().unwrap().seed(), 3)
    }

    fn throw<const N: usize>(luck: &mut DayLuck, seat: u8) -> [u8; N] {
        let mut dice = [0; N];
        luck.begin_move(Seat::new(seat));
        luck.dice(6, &mut dice);
        dice
    }

    #[test]
    fn a_die_keeps_its_place_whatever_was_set_aside() {
        let (mut one, mut other) = (luck(), luck());
        assert_eq!(throw::<8>(&mut one, 0), throw::<8>(&mut other, 0));
        let (five, two) = (throw::<5>(&mut one, 0), throw::<2>(&mut other, 0));
        assert_eq!(five[..2], two, "the first dice of the second throw");
        throw::<4>(&mut one, 0);
        throw::<1>(&mut one, 0);
        assert_eq!(throw::<8>(&mut one, 1), throw::<8>(&mut other, 1), "the next turn, after more throws");
    }

    #[test]
    fn a_die_that_is_passed_over_moves_no_other() {
        let (mut one, mut other) = (luck(), luck());
        let all = throw::<6>(&mut one, 2);
        let white = throw::<2>(&mut other, 2);
        other.pass_over(6, 1);
        let mut rest = [0; 3];
        other.dice(6, &mut rest);
        assert_eq!((&all[..2], &all[3..]), (&white[..], &rest[..]));
    }

    #[test]
    fn a_player_draws_the_same_cards_however_many_others_draw() {
        let draw = |seats: &[u8]| {
            let (mut luck, mut urn, mut drawn) =
                (luck(), vec![(1, 20), (2, 20), (7, 1)], vec![Vec::new(); 3]);
            for &seat in seats {
                let label = luck.draw_for(Seat::new(seat), &urn);
                urn.iter_mut().filter(|lot| lot.0 == label).for_each(|lot| lot.1 -= 1);
                drawn[usize::from(seat)].push(label);
            }
            drawn
        };
        let (one, other) = (draw(&[0, 1, 2, 0, 1, 2, 0, 0, 0]), draw(&[2, 2, 2, 1, 0, 0, 0, 1, 0, 0]));
        assert_eq!(one[0], other[0]);
        assert_eq!(one[1], other[1]);
        assert_eq!(one[2][..2], other[2][..2]);
    }

    #[test]
    fn everything_is_drawn_once_and_then_a_new_pile_is_shuffled() {
        let (mut luck, mut order) = (luck(), [Vec::new(), Vec::new()]);
        for pass in &mut order {
            let mut urn: Vec<(u8, u8)> = (1..=9).map(|label| (label, 1)).collect();
            for number in 0..9 {
                // Seat 1 has only three of them, and then takes those of others.
                let label = if number < 5 { luck.draw_for(Seat::new(0), &urn) } else { luck.draw(&urn) };
                assert!(urn.contains(&(label, 1)));
                urn.retain(|lot| lot.0 != label);
                pass.push(label);
            }
        }
        assert_ne!(order[0], order[1]);
    }

    #[test]
    fn days_are_written_in_one_way_and_counted_from_2026() {
        for text in ["2026-11-8", "20261118", "2026-11-18T00", "2026-02-30", "+002026-11-18", "", "today"] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
        let day: Day = "2026-01-01".parse().unwrap();
        assert_eq!((day.number(), day.next().number(), day.before().number()), (1, 2, 0));
        assert_eq!(Day::at(day.end()), day.next());
        assert_eq!(Day::at(day.end() - 1), day);
    }
}
