//! What a game looks like.

use super::{Rules, Seat};
use crate::picture::{Scene, Sight};

/// The picture of a game. It knows only what a view shows.
pub trait Picture: Rules {
    /// The game as everybody sees it, with marks for what has just happened.
    fn scene(view: &Self::View, news: &[&Self::Event], sight: &Sight<'_>) -> Scene;

    /// What a player's points are made of, in signs that need no language.
    fn made_of(view: &Self::View, seat: Seat) -> String;
}
