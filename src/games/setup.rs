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

/// A game that can be set up: the seats fit the game, and so does the option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Plain", into = "Plain")]
pub struct Setup {
    game: GameKind,
    seats: u8,
    quick: bool,
}

impl Setup {
    /// `game` for `seats` players, without options.
    pub fn new(game: GameKind, seats: u8) -> Result<Setup, SetupError> {
        if game.seats().contains(&seats) {
            Ok(Setup { game, seats, quick: false })
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
}

/// What is stored of a [`Setup`]; read back through its checks.
#[derive(Serialize, Deserialize)]
struct Plain {
    game: GameKind,
    seats: u8,
    #[serde(default)]
    quick: bool,
}

impl From<Setup> for Plain {
    fn from(Setup { game, seats, quick }: Setup) -> Plain {
        Plain { game, seats, quick }
    }
}

impl TryFrom<Plain> for Setup {
    type Error = SetupError;

    fn try_from(plain: Plain) -> Result<Setup, SetupError> {
        let setup = Setup::new(plain.game, plain.seats)?;
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
    fn only_heckmeck_has_a_quick_variant() {
        let quick = |game| Setup::new(game, 2).and_then(Setup::quick).is_ok();
        assert_eq!(GameKind::ALL.map(quick), [true, false, false, false]);
        let stored = r#"{"game":"qwixx","seats":2,"quick":true}"#;
        assert!(serde_json::from_str::<Setup>(stored).is_err(), "a stored set-up is checked too");
    }
}
