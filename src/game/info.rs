//! What is known of a game before it is played, and what is settled for one game of it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What is known of a game before it is played: one `const` in its `rules.rs`.
#[derive(Debug)]
pub struct Info {
    /// Its name in options, journals, ids and notation: stored, so it never changes.
    pub name: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Its variants by name, each an option when a table is opened. Stored too.
    pub variants: &'static [&'static str],
    /// What is counted.
    pub unit: Unit,
    /// Whether something else than points can decide between players: `NAME-tie-break` in its catalogues says what.
    pub breaks_ties: bool,
    /// The number under which chance knows the worm of its dice, which a journal writes as `w`.
    pub worm_die: Option<u8>,
    /// The rules that new games of it are played by.
    pub version: RulesVersion,
}

/// What a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Unit {
    Worms,
    Points,
}

impl Unit {
    /// Its name in the keys of catalogues, such as `count-worms`.
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Worms => "worms",
            Unit::Points => "points",
        }
    }
}

/// What is settled for one game: its rules need to know no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOptions {
    /// How many play.
    pub seats: usize,
    /// One of its [`variants`](Info::variants).
    pub variant: Option<&'static str>,
    /// By which version of the rules.
    pub version: RulesVersion,
}

/// A version of a game's rules. Bump the game's own when a change would alter the replay of an existing journal. A game
/// goes on, and is replayed, under the version it began with; where versions differ the rules ask
/// [`GameOptions::version`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(u16);

impl RulesVersion {
    /// The first, which is meant where nothing is said.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// Whether it is the first.
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::FIRST
    }

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> RulesVersion {
        RulesVersion(self.0.saturating_add(1))
    }

    /// Whether a program whose newest version is `newest` can play by it. One that it can't comes from a later program.
    pub fn is_known(self, newest: RulesVersion) -> bool {
        (RulesVersion::FIRST..=newest).contains(&self)
    }
}

impl Default for RulesVersion {
    fn default() -> RulesVersion {
        RulesVersion::FIRST
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RulesVersion {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<RulesVersion, Self::Err> {
        text.parse().map(RulesVersion)
    }
}
