//! What is settled before the first die: which game, how many seats, which option.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The four games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Heckmeck am Bratwurmeck.
    Heckmeck,
    /// Heckmeck Barbecue.
    Barbecue,
    /// Heckmeck am Karteneck.
    Karteneck,
    /// Qwixx.
    Qwixx,
}

impl GameKind {
    /// All of them, in the order they are offered.
    pub const ALL: [GameKind; 4] =
        [GameKind::Heckmeck, GameKind::Barbecue, GameKind::Karteneck, GameKind::Qwixx];

    /// How many can play.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            GameKind::Heckmeck => 2..=7,
            GameKind::Barbecue => 2..=5,
            GameKind::Karteneck => 2..=6,
            GameKind::Qwixx => 2..=5,
        }
    }

    /// Its name in options, journals and notation.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Heckmeck => "heckmeck",
            GameKind::Barbecue => "barbecue",
            GameKind::Karteneck => "karteneck",
            GameKind::Qwixx => "qwixx",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameKind {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<GameKind, SetupError> {
        GameKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or(SetupError::UnknownGame)
    }
}

/// An edition of the rules. A change after which some journal would mean something else makes a new one; a game goes on,
/// and is replayed, under the one it began with. Where editions differ the games ask [`Setup::edition`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edition(u16);

impl Edition {
    /// The first, which is meant where nothing is said.
    pub const FIRST: Edition = Edition(1);
    /// What new games are played by.
    pub const CURRENT: Edition = Edition::FIRST;
    /// One that this program doesn't know.
    #[cfg(test)]
    pub(crate) const NEXT: Edition = Edition(Edition::CURRENT.0 + 1);

    /// Whether this program can play by it. One that it doesn't know comes from a later version.
    pub const fn is_known(self) -> bool {
        self.0 >= Edition::FIRST.0 && self.0 <= Edition::CURRENT.0
    }

    /// Whether it is the first.
    pub fn is_first(&self) -> bool {
        *self == Edition::FIRST
    }
}

impl Default for Edition {
    fn default() -> Edition {
        Edition::FIRST
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Edition {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Edition, Self::Err> {
        text.parse().map(Edition)
    }
}

/// A game that can be set up: the seats fit the game, and so does the option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Plain", into = "Plain")]
pub struct Setup {
    game: GameKind,
    seats: u8,
    quick: bool,
    edition: Edition,
}

impl Setup {
    /// `game` for `seats` players, without options, by the current rules.
    pub fn new(game: GameKind, seats: u8) -> Result<Setup, SetupError> {
        if game.seats().contains(&seats) {
            Ok(Setup { game, seats, quick: false, edition: Edition::CURRENT })
        } else {
            Err(SetupError::Seats { game, seats })
        }
    }

    /// The same in Heckmeck's quick variant, in which returned tiles are turned.
    pub fn quick(self) -> Result<Setup, SetupError> {
        match self.game {
            GameKind::Heckmeck => Ok(Setup { quick: true, ..self }),
            game => Err(SetupError::NotQuick { game }),
        }
    }

    /// The same by the rules of this edition.
    pub fn under(self, edition: Edition) -> Result<Setup, SetupError> {
        if edition.is_known() {
            Ok(Setup { edition, ..self })
        } else {
            Err(SetupError::LaterRules { edition })
        }
    }

    /// Which edition of the rules counts.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Which game.
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whether Heckmeck is played in its quick variant.
    pub const fn is_quick(&self) -> bool {
        self.quick
    }
}

/// Why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// No game of that name.
    #[error("the games are heckmeck, barbecue, karteneck and qwixx")]
    UnknownGame,
    /// Too few or too many players.
    #[error("{game} is for {} to {} players, not {seats}", .game.seats().start(), .game.seats().end())]
    Seats {
        /// The game asked for.
        game: GameKind,
        /// The players asked for.
        seats: u8,
    },
    /// The quick variant belongs to Heckmeck alone.
    #[error("{game} has no quick variant")]
    NotQuick {
        /// The game asked for.
        game: GameKind,
    },
    /// It was begun by a later version of this program.
    #[error("it is played by edition {edition} of the rules, which a later version knows")]
    LaterRules {
        /// The edition.
        edition: Edition,
    },
}

/// What is stored of a [`Setup`]; read back through its checks.
#[derive(Serialize, Deserialize)]
struct Plain {
    game: GameKind,
    seats: u8,
    #[serde(default)]
    quick: bool,
    #[serde(default, skip_serializing_if = "Edition::is_first")]
    edition: Edition,
}

impl From<Setup> for Plain {
    fn from(Setup { game, seats, quick, edition }: Setup) -> Plain {
        Plain { game, seats, quick, edition }
    }
}

impl TryFrom<Plain> for Setup {
    type Error = SetupError;

    fn try_from(plain: Plain) -> Result<Setup, SetupError> {
        let setup = Setup::new(plain.game, plain.seats)?.under(plain.edition)?;
        if plain.quick { setup.quick() } else { Ok(setup) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_its_player_counts() {
        for (game, counts) in
            [("heckmeck", 2..=7), ("barbecue", 2..=5), ("karteneck", 2..=6), ("qwixx", 2..=5)]
        {
            let game: GameKind = game.parse().unwrap();
            let playable: Vec<u8> = (0..=255).filter(|&seats| Setup::new(game, seats).is_ok()).collect();
            assert_eq!(playable, counts.collect::<Vec<_>>(), "{game}");
        }
    }

    #[test]
    fn where_no_edition_is_named_it_is_the_first() {
        let stored = r#"{"game":"qwixx","seats":2,"quick":false}"#;
        let setup: Setup = serde_json::from_str(stored).unwrap();
        assert_eq!(setup.edition(), Edition::FIRST);
        assert_eq!(serde_json::to_string(&setup).unwrap(), stored);
        let later = r#"{"game":"qwixx","seats":2,"edition":65535}"#;
        assert!(serde_json::from_str::<Setup>(later).unwrap_err().to_string().contains("later version"));
    }

    #[test]
    fn only_heckmeck_has_a_quick_variant() {
        let quick = |game| Setup::new(game, 2).and_then(Setup::quick).is_ok();
        assert_eq!(GameKind::ALL.map(quick), [true, false, false, false]);
        let stored = r#"{"game":"qwixx","seats":2,"quick":true}"#;
        assert!(serde_json::from_str::<Setup>(stored).is_err(), "a stored set-up is checked too");
    }
}
