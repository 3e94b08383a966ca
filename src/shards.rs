//! The range of shards that a process serves. Discord assigns servers to shards by their ids. A bot too large for one
//! machine runs several processes, each with its own range.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A range of shards out of a total: `0-3/16`, or `5/16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    total: u32,
}

/// The text is not a range of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no range of shards")]
pub struct NoShards;

impl Shards {
    /// The only shard of a bot in one process, which serves every server.
    pub const ALL: Shards = Shards { first: 0, last: 0, total: 1 };

    /// A single shard, numbered from 0 as Discord does.
    pub const fn one(shard: u32, total: u32) -> Shards {
        Shards { first: shard, last: shard, total: if total == 0 { 1 } else { total } }
    }

    /// The first shard of the range.
    pub const fn first(&self) -> u32 {
        self.first
    }

    /// The last shard of the range.
    pub const fn last(&self) -> u32 {
        self.last
    }

    /// The number of shards in all processes together.
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// All shards of a total.
    pub const fn all_of(total: u32) -> Shards {
        Shards { first: 0, last: total.saturating_sub(1), total: if total == 0 { 1 } else { total } }
    }

    /// Every shard of the range.
    pub fn each(&self) -> impl Iterator<Item = u32> + use<> {
        self.first..=self.last
    }

    /// The number of shards in the range.
    pub const fn count(&self) -> u32 {
        self.last - self.first + 1
    }

    /// Whether this process serves all shards.
    pub const fn is_all(&self) -> bool {
        self.first == 0 && self.last + 1 == self.total
    }

    /// Whether this process does the work that must be done once for all processes.
    pub const fn is_first(&self) -> bool {
        self.first == 0
    }

    /// Whether a server belongs to these shards. Direct messages belong to the first shard.
    pub fn serve(&self, guild: Option<u64>) -> bool {
        let shard = guild.map_or(0, |guild| (guild >> 22) % u64::from(self.total));
        (u64::from(self.first)..=u64::from(self.last)).contains(&shard)
    }
}

impl FromStr for Shards {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Shards, NoShards> {
        let number = |text: &str| match text.trim() {
            text if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().map_err(|_| NoShards),
            _ => Err(NoShards),
        };
        let (range, total) = text.split_once('/').ok_or(NoShards)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        if first <= last && last < total { Ok(Shards { first, last, total }) } else { Err(NoShards) }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.first, self.last, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_read_and_nothing_else() {
        let shards: Shards = "0-3/16".parse().unwrap();
        assert_eq!((shards.first(), shards.last(), shards.total()), (0, 3, 16));
        assert_eq!("5/16".parse::<Shards>().unwrap().to_string(), "5-5/16");
        for text in
            ["", "5", "5/", "/16", "16/16", "3-1/16", "0-16/16", "-1/3", "+1/3", "0-3/0", "a-b/c", "0-3-4/16"]
        {
            assert_eq!(text.parse::<Shards>(), Err(NoShards), "{text:?}");
        }
    }

    #[test]
    fn every_server_is_served_by_exactly_one() {
        let processes: Vec<Shards> =
            ["0-3/16", "4-10/16", "11/16", "12-15/16"].map(|text| text.parse().unwrap()).into();
        let guilds =
            (0..500_u64).map(|number| Some(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 1)).chain([None]);
        for guild in guilds {
            assert_eq!(processes.iter().filter(|shards| shards.serve(guild)).count(), 1, "{guild:?}");
            assert!(Shards::ALL.serve(guild));
        }
        assert!(processes[0].serve(None) && processes[0].is_first() && !processes[0].is_all());
        assert!("0-15/16".parse::<Shards>().unwrap().is_all() && Shards::ALL.is_all());
        assert_eq!([Shards::all_of(16), processes[1], Shards::all_of(0)].map(|it| it.count()), [16, 7, 1]);
    }
}
