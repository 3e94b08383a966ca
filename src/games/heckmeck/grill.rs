//! The sixteen tiles: on the grill, face up or turned, or in the players' stacks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A tile, 21 to 36.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(u8);

impl Tile {
    const LOWEST: u8 = 21;
    const HIGHEST: u8 = 36;

    /// All sixteen tiles in ascending order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (Tile::LOWEST..=Tile::HIGHEST).map(Tile)
    }

    /// The total that wins it exactly.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The worms on it: from one on 21 to 24, to four on 33 to 36.
    pub const fn worms(self) -> u8 {
        (self.0 - Tile::LOWEST) / 4 + 1
    }

    const fn bit(self) -> u16 {
        1 << (self.0 - Tile::LOWEST)
    }

    /// The highest tile of a set; `None` if it is empty.
    fn highest_of(set: u16) -> Option<Tile> {
        set.checked_ilog2().map(|bit| Tile(Tile::LOWEST + bit as u8))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The state of a tile on the grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TileState {
    /// Face up: it can be won.
    FaceUp,
    /// Face down for good.
    Turned,
    /// In a player's stack.
    Away,
}

/// The tiles on the grill, as two sets of sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grill {
    up: u16,
    turned: u16,
}

impl Grill {
    pub(super) const fn full() -> Grill {
        Grill { up: u16::MAX, turned: 0 }
    }

    /// The state of `tile`.
    pub const fn state(&self, tile: Tile) -> TileState {
        if self.up & tile.bit() != 0 {
            TileState::FaceUp
        } else if self.turned & tile.bit() != 0 {
            TileState::Turned
        } else {
            TileState::Away
        }
    }

    /// The highest face-up tile. If there is none, the game is over.
    pub fn highest(&self) -> Option<Tile> {
        Tile::highest_of(self.up)
    }

    /// The highest face-up tile of at most this value.
    pub fn at_most(&self, value: u8) -> Option<Tile> {
        match value {
            ..Tile::LOWEST => None,
            Tile::LOWEST..Tile::HIGHEST => Tile::highest_of(self.up & ((2 << (value - Tile::LOWEST)) - 1)),
            Tile::HIGHEST.. => self.highest(),
        }
    }

    pub(super) const fn take(&mut self, tile: Tile) {
        self.up &= !tile.bit();
    }

    pub(super) const fn put_back(&mut self, tile: Tile) {
        self.up |= tile.bit();
    }

    pub(super) const fn turn_down(&mut self, tile: Tile) {
        self.up &= !tile.bit();
        self.turned |= tile.bit();
    }
}

impl fmt::Debug for Grill {
    /// Face-up tiles as numbers, turned ones in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = Tile::all().filter_map(|tile| match self.state(tile) {
            TileState::FaceUp => Some(tile.to_string()),
            TileState::Turned => Some(format!("({tile})")),
            TileState::Away => None,
        });
        write!(f, "[{}]", tiles.collect::<Vec<_>>().join(" "))
    }
}

/// A player's tiles, the last one taken on top. Only the top one can be stolen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stack {
    /// Four bits per tile, counted from the lowest tile; the top comes first. All sixteen fit.
    tiles: u64,
    height: u8,
}

impl Stack {
    /// The top tile, which can be stolen and which a failure costs.
    pub fn top(&self) -> Option<Tile> {
        self.tiles().next()
    }

    /// The number of tiles.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// All tiles from top to bottom.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let Stack { tiles, height } = *self;
        (0..height).map(move |depth| Tile(Tile::LOWEST + (tiles >> (4 * depth) & 0xf) as u8))
    }

    /// The worms on all tiles.
    pub fn worms(&self) -> u8 {
        self.tiles().map(Tile::worms).sum()
    }

    /// The highest tile, which breaks ties.
    pub fn highest(&self) -> Option<Tile> {
        self.tiles().max()
    }

    pub(super) fn push(&mut self, tile: Tile) {
        self.tiles = self.tiles << 4 | u64::from(tile.0 - Tile::LOWEST);
        self.height += 1;
    }

    pub(super) fn pop(&mut self) -> Option<Tile> {
        let top = self.top()?;
        self.tiles >>= 4;
        self.height -= 1;
        Some(top)
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}
