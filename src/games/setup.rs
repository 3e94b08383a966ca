//! The setup of a game: which game, how many seats, which variant, which version of the rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::GameKind;
use crate::game::{GameOptions, RulesVersion};

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

impl From<GameKind> for String {
    fn from(kind: GameKind) -> String {
        kind.name().to_owned()
    }
}

impl TryFrom<String> for GameKind {
    type Error = SetupError;

    fn try_from(text: String) -> Result<GameKind, SetupError> {
        text.parse()
    }
}

/// A valid setup: the number of seats and the variant fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Plain", into = "Plain")]
pub struct Setup {
    game: GameKind,
    seats: u8,
    variant: Option<Variant>,
    version: RulesVersion,
}

impl Setup {
    /// `game` for `seats` players, without a variant, by the current rules.
    pub fn new(game: GameKind, seats: u8) -> Result<Setup, SetupError> {
        if game.seats().contains(&seats) {
            Ok(Setup { game, seats, variant: None, version: game.info().version })
        } else {
            Err(SetupError::Seats { game, seats })
        }
    }

    /// Every setup of a game: each number of seats, without a variant and with each.
    pub fn all(game: GameKind) -> impl Iterator<Item = Setup> {
        let variants = move || std::iter::once(None).chain(Variant::of(game).map(Some));
        game.seats()
            .flat_map(move |seats| variants().map(move |variant| (seats, variant)))
            .filter_map(move |(seats, variant)| Setup::new(game, seats).ok()?.in_variant(variant).ok())
    }

    /// The same setup with this variant, or with none.
    pub fn in_variant(self, variant: Option<Variant>) -> Result<Setup, SetupError> {
        match variant {
            Some(variant) if !variant.belongs_to(self.game) => {
                Err(SetupError::NoSuchVariant { game: self.game, variant })
            }
            variant => Ok(Setup { variant, ..self }),
        }
    }

    /// The same setup with this version of the rules.
    pub fn under(self, version: RulesVersion) -> Result<Setup, SetupError> {
        if version.is_known(self.game.info().version) {
            Ok(Setup { version, ..self })
        } else {
            Err(SetupError::LaterRules { version })
        }
    }

    /// The version of the rules.
    pub const fn version(&self) -> RulesVersion {
        self.version
    }

    /// The game.
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The variant, if any.
    pub const fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// The options for the rules.
    pub fn options(&self) -> GameOptions {
        let variant = self.variant.map(Variant::name);
        GameOptions { seats: self.seats(), variant, version: self.version }
    }
}

/// A variant of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant(&'static str);

impl Variant {
    /// The variants of a game.
    pub fn of(game: GameKind) -> impl Iterator<Item = Variant> {
        game.info().variants.iter().copied().map(Variant)
    }

    /// The variants of all games, each once.
    pub fn all() -> Vec<Variant> {
        let mut all: Vec<Variant> = Vec::new();
        for variant in GameKind::ALL.into_iter().flat_map(Variant::of) {
            if !all.contains(&variant) {
                all.push(variant);
            }
        }
        all
    }

    /// The stored and typed name.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether a game has this variant.
    pub fn belongs_to(self, game: GameKind) -> bool {
        Variant::of(game).any(|variant| variant == self)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl FromStr for Variant {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Variant, SetupError> {
        Variant::all().into_iter().find(|variant| variant.0 == text).ok_or(SetupError::UnknownVariant)
    }
}

/// The stored form of a variant, in a field called `quick`. The first variant had its own boolean field; any other
/// variant is stored in it by name.
pub mod stored_variant {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::Variant;

    const FIRST: &str = "quick";

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Stored {
        First(bool),
        Named(String),
    }

    /// Writes a variant.
    pub fn serialize<S: Serializer>(variant: &Option<Variant>, to: S) -> Result<S::Ok, S::Error> {
        let stored = match variant {
            None => Stored::First(false),
            Some(variant) if variant.name() == FIRST => Stored::First(true),
            Some(variant) => Stored::Named(variant.to_string()),
        };
        stored.serialize(to)
    }

    /// Reads a variant.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Variant>, D::Error> {
        let name = match Stored::deserialize(from)? {
            Stored::First(false) => return Ok(None),
            Stored::First(true) => FIRST.to_owned(),
            Stored::Named(name) => name,
        };
        name.parse().map(Some).map_err(de::Error::custom)
    }
}

/// Why a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There is no game with that name.
    #[error("the games are {}", names())]
    UnknownGame,
    /// Too few or too many players.
    #[error("{game} is for {} to {} players, not {seats}", .game.seats().start(), .game.seats().end())]
    Seats {
        /// The game.
        game: GameKind,
        /// The number of players.
        seats: u8,
    },
    /// There is no variant with that name.
    #[error("no game has such a variant")]
    UnknownVariant,
    /// The variant belongs to another game.
    #[error("{game} has no {variant} variant")]
    NoSuchVariant {
        /// The game.
        game: GameKind,
        /// The variant.
        variant: Variant,
    },
    /// The version of the rules comes from a later version of this program.
    #[error("it is played by version {version} of the rules, which a later version of this program knows")]
    LaterRules {
        /// The version.
        version: RulesVersion,
    },
}

/// "heckmeck, barbecue and qwixx".
fn names() -> String {
    let names = GameKind::ALL.map(GameKind::name);
    match &names[..] {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        names => names.concat(),
    }
}

/// The stored form of a [`Setup`]. Reading it runs the same checks.
#[derive(Serialize, Deserialize)]
struct Plain {
    game: GameKind,
    seats: u8,
    #[serde(rename = "quick", default, with = "stored_variant")]
    variant: Option<Variant>,
    #[serde(rename = "edition", default, skip_serializing_if = "RulesVersion::is_first")]
    version: RulesVersion,
}

impl From<Setup> for Plain {
    fn from(Setup { game, seats, variant, version }: Setup) -> Plain {
        Plain { game, seats, variant, version }
    }
}

impl TryFrom<Plain> for Setup {
    type Error = SetupError;

    fn try_from(plain: Plain) -> Result<Setup, SetupError> {
        Setup::new(plain.game, plain.seats)?.under(plain.version)?.in_variant(plain.variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_played_by_as_many_as_it_is_for() {
        for game in GameKind::ALL {
            let playable: Vec<u8> = (0..=255).filter(|&seats| Setup::new(game, seats).is_ok()).collect();
            assert_eq!(playable, game.seats().collect::<Vec<_>>(), "{game}");
            assert_eq!(Setup::all(game).count(), playable.len() * (1 + game.info().variants.len()), "{game}");
        }
    }

    /// It is stored by its name and not by that of its Rust type, so that the type can be renamed.
    #[test]
    fn a_game_has_one_name_in_the_code_and_in_the_store() {
        for game in GameKind::ALL {
            assert_eq!(serde_json::to_string(&game).unwrap(), format!("\"{}\"", game.name()));
            assert_eq!(game.name().parse(), Ok(game));
        }
        assert_eq!("chess".parse::<GameKind>(), Err(SetupError::UnknownGame));
    }

    #[test]
    fn where_no_version_of_the_rules_is_named_it_is_the_first() {
        let stored = r#"{"game":"qwixx","seats":2,"quick":false}"#;
        let setup: Setup = serde_json::from_str(stored).unwrap();
        assert_eq!(setup.version(), RulesVersion::FIRST);
        assert_eq!(serde_json::to_string(&setup).unwrap(), stored);
        let later = r#"{"game":"qwixx","seats":2,"edition":65535}"#;
        assert!(serde_json::from_str::<Setup>(later).unwrap_err().to_string().contains("later version"));
    }

    #[test]
    fn a_variant_is_stored_as_it_always_was_and_checked() {
        let stored = r#"{"game":"heckmeck","seats":2,"quick":true}"#;
        let setup: Setup = serde_json::from_str(stored).unwrap();
        assert_eq!(setup.variant().map(Variant::name), Some("quick"));
        assert_eq!(serde_json::to_string(&setup).unwrap(), stored);
        for odd in [r#""quick":true"#, r#""quick":"slow""#] {
            let stored = format!(r#"{{"game":"qwixx","seats":2,{odd}}}"#);
            assert!(serde_json::from_str::<Setup>(&stored).is_err(), "{stored}");
        }
    }
}
