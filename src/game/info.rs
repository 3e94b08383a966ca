//! The static description of a game, and the options of a single game.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use strum::{Display, IntoStaticStr};

use serde::{Deserialize, Serialize};

/// The static description of a game: one `const` in its `rules.rs`.
#[derive(Debug)]
pub struct Info {
    /// The name in options, journals, ids and notation. It is stored, so it never changes.
    pub name: &'static str,
    /// The possible numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The names of the variants. Each is an option when a table is opened. They are stored too.
    pub variants: &'static [&'static str],
    /// What the points are.
    pub unit: Unit,
    /// Whether something besides points can decide the ranking. `NAME-tie-break` in its catalogues explains it.
    pub breaks_ties: bool,
    /// The number of the worm face on its dice, which a journal writes as `w`.
    pub worm_die: Option<u8>,
    /// The version of the rules for new games.
    pub version: RulesVersion,
}

/// The unit of a game's points. Its name is part of catalogue keys such as `count-worms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
pub enum Unit {
    Worms,
    Points,
}

/// The options of a single game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOptions {
    /// The number of players.
    pub seats: usize,
    /// One of its [`variants`](Info::variants).
    pub variant: Option<&'static str>,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// A version of a game's rules. Bump the game's own when a change would alter the replay of an existing journal. A game
/// is continued and replayed with the version it began with. Where versions differ, the rules check
/// [`GameOptions::version`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(u16);

impl RulesVersion {
    /// The first version, and the default where none is stored.
    pub const FIRST: RulesVersion = RulesVersion(1);

    /// Whether it is the first version.
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::FIRST
    }

    /// The next version.
    #[must_use]
    pub const fn next(self) -> RulesVersion {
        RulesVersion(self.0.saturating_add(1))
    }

    /// Whether a program whose newest version is `newest` knows this one. If not, it was stored by a later program.
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
