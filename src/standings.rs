//! Ratings and standings: what a finished game adds for each of its players. It does no input or output.
//!
//! Everything here follows from the results in their order, and from nothing else. The store updates the sums in the
//! same transaction as a result, and can compute them again from the results alone.
//!
//! How games count:
//!
//! - **A game that was played to its end counts** for all its players. A game that was ended early, by its host, by a
//!   vote, by a moderator or because everybody left, has no winner and counts for nobody.
//! - **Players who are away at the end rank below everyone who stayed**, whatever a computer achieved in their seat. So
//!   nobody loses to an absent player, and leaving protects no lead. Players who came back in time count as present.
//!   Points stay as they are.
//! - **A shared first place is a win** for each player who shares it.
//! - **Games with computers are separate**: they have their own leagues, with wins and points but no rating.
//! - **Points** are the game's own points. Worms and the points of a Qwixx sheet can't be added up, so over all games
//!   league points are used: two for every player ranked below, one for every player with the same place.
//! - **Every server has its own ratings**, and everybody starts from the beginning there.
//!
//! In reading order: [`Span`] is the period that counts, [`Rating`] is the estimated strength of a player, [`gains`] is
//! what a game adds, [`Record`] summarises one player's games.

mod gain;
mod period;
mod rating;
mod record;

use std::fmt;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

pub use gain::{Gain, gains, places_with_absentees_last};
pub use period::Span;
pub use rating::{Rating, rate};
pub use record::{GameRecord, Record, is_forgotten};

/// Bump this whenever the same results give other numbers. A store with an older value rebuilds its standings.
pub const STANDINGS_VERSION: &str = "1";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table's id.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// All seats, in seating order.
    pub seats: Vec<Seated>,
}

/// The result of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// The player; `None` for a computer.
    pub user: Option<u64>,
    /// The player's display name, if known.
    pub name: Option<String>,
    /// The place in the game, from 1.
    pub place: u8,
    /// The points.
    pub points: i16,
    /// Whether the player was away at the end, so that a computer finished the game.
    pub away: bool,
    /// The quality of play, in thousandths of the best possible; `None` if not analysed.
    pub quality: Option<u16>,
    /// How far chance was above its average, in thousandths of a point; `None` if not analysed.
    pub luck: Option<i32>,
    /// The level after this game, in the game's own league and in that of all games; `None` in games with computers.
    pub levels: Option<[i64; 2]>,
}

impl Played {
    /// The kind of opponents in this game.
    pub fn opponents(&self) -> Opponents {
        let is_computer = |seated: &Seated| seated.user.is_none();
        if self.seats.iter().any(is_computer) { Opponents::Computers } else { Opponents::People }
    }
}

/// The kind of opponents.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Opponents {
    /// People only.
    #[default]
    People,
    /// At least one computer.
    Computers,
}

/// A group of games with common standings: one game or all, with people or with computers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct League(String);

impl League {
    /// The league of one game, or of all games.
    pub fn new(game: Option<&str>, opponents: Opponents) -> League {
        let game = game.unwrap_or("all");
        League(match opponents {
            Opponents::People => game.to_owned(),
            Opponents::Computers => format!("{game}+computers"),
        })
    }

    /// The two leagues that a game counts for: its own, then that of all games.
    pub fn of(played: &Played) -> [League; 2] {
        [Some(played.game.as_str()), None].map(|game| League::new(game, played.opponents()))
    }

    /// The stored name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for League {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The order of a leaderboard. More is better in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Order {
    /// By rating. Players with a settled rating come first.
    #[default]
    Rating,
    /// By first places.
    Wins,
    /// By points.
    Points,
    /// By average quality of play, over the analysed games.
    Quality,
}
