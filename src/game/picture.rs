//! The interface of a game's picture.

use super::{Rules, Seat};
use crate::picture::{Labels, Scene};

/// The picture of a game. It uses only what a view shows.
pub trait Picture: Rules {
    /// The public view of the game, with marks for the latest events.
    fn scene(view: &Self::View, news: &[&Self::Event], labels: &Labels<'_>) -> Scene;

    /// What a player's points consist of, in symbols that need no translation.
    fn made_of(view: &Self::View, seat: Seat) -> String;
}
