//! Who is how good: what a finished game adds to the standings of those who played it. Pure: games in, numbers out.
//!
//! Everything here follows from the results, taken in their order, and from nothing else. The store keeps the sums
//! up with every result, in the same transaction, and can work them out again from the results alone.
//!
//! How games count:
//!
//! - **A game that was played to its end counts** for everybody who sat there. One that was ended early, by its host,
//!   by a vote, by a moderator or because everybody left, has no winner and counts for nobody.
//! - **Who is away at the end is placed behind all who stayed**, whatever a stand-in made of their seat. So nobody
//!   loses to an empty chair, and leaving saves no lead. Who came back in time is there. Points stay as they are.
//! - **A shared first place is a win** for each who shares it.
//! - **Games with computers stand apart**: they have leagues of their own, with wins and points but no rating.
//! - **Points** are what a game counts. Worms and the points of a Qwixx sheet can't be added up, so over all games
//!   they are league points: two for everybody left behind, one for everybody on the same place.
//! - **Servers don't mix.** Every server has its own ratings, and everybody begins anew in it.
//!
//! In reading order: [`Span`] is the stretch of time that counts, [`Rating`] how good somebody seems to be,
//! [`gains`] what a game adds, [`Record`] one person's games at a glance.

mod gain;
mod period;
mod rating;
mod record;

use std::fmt;

pub use gain::{Gain, gains, ruled};
pub use period::Span;
pub use rating::{Rating, rate};
pub use record::{GameRecord, Record, is_forgotten};

/// Changes whenever the same results come to other numbers: whoever kept the old ones works them out anew.
pub const EDITION: &str = "1";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table's id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// Every seat, in seating order.
    pub seats: Vec<Seated>,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// Who sat there; nobody if a computer did.
    pub user: Option<u64>,
    /// As others call them, if that is known.
    pub name: Option<String>,
    /// The place the game gave them, from 1.
    pub place: u8,
    /// The points.
    pub points: i16,
    /// Wasn't there at the end: a stand-in finished the game.
    pub away: bool,
    /// How well they chose, in thousandths of the best play there was; none if nobody has looked.
    pub quality: Option<u16>,
    /// What chance brought them beyond its due, in thousandths of a point; none if nobody has looked.
    pub luck: Option<i32>,
    /// The level they reached in this game with people, and in all of them; none in games with computers.
    pub levels: Option<[i64; 2]>,
}

impl Played {
    /// Whom the game was played with.
    pub fn company(&self) -> Opponents {
        let is_computer = |seated: &Seated| seated.user.is_none();
        if self.seats.iter().any(is_computer) { Opponents::Computers } else { Opponents::People }
    }
}

/// Whom one plays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opponents {
    /// People alone.
    #[default]
    People,
    /// A computer or more.
    Computers,
}

/// The games that are counted together: those of one kind, or all; with people, or with computers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct League(String);

impl League {
    /// Of one game, or of all of them.
    pub fn new(game: Option<&str>, company: Opponents) -> League {
        let game = game.unwrap_or("all");
        League(match company {
            Opponents::People => game.to_owned(),
            Opponents::Computers => format!("{game}+computers"),
        })
    }

    /// The two leagues a game counts in: its own first, then that of all games.
    pub fn of(played: &Played) -> [League; 2] {
        [Some(played.game.as_str()), None].map(|game| League::new(game, played.company()))
    }

    /// As it is stored.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for League {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a leaderboard is ordered by. More is better, in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// How good somebody seems to be. Those who aren't settled yet come behind those who are.
    #[default]
    Rating,
    /// First places.
    Wins,
    /// Points.
    Points,
    /// Average quality of play, as far as it is known.
    Quality,
}

impl Order {
    /// All of them, in the order they are offered.
    pub const ALL: [Order; 4] = [Order::Rating, Order::Wins, Order::Points, Order::Quality];

    /// Its name in options and ids.
    pub const fn name(self) -> &'static str {
        match self {
            Order::Rating => "rating",
            Order::Wins => "wins",
            Order::Points => "points",
            Order::Quality => "quality",
        }
    }
}
