//! Plays the examples of the rule cards.

use super::{AnyEvent, AnyGame, GameKind, Setup};
use crate::game::chance::Replayer;
use crate::game::rule_cards::Example;
use crate::game::{Chance, Seat, Tell};

impl GameKind {
    /// The position of an example, and what its last move told. `None` if it can't be played, which a test excludes.
    pub fn example(self, example: &Example) -> Option<(AnyGame, Vec<AnyEvent>)> {
        let setup = Setup::new(self, example.seats).ok()?;
        let (mut game, mut news) =
            with_luck(example.deal, |chance, tell| AnyGame::new(&setup, chance, tell))?;
        for &(seat, action, luck) in example.moves {
            let (seat, action) = (Seat::new(seat.checked_sub(1)?), action.parse().ok()?);
            let (played, told) = with_luck(luck, |chance, tell| game.play(seat, action, chance, tell))?;
            played.ok()?;
            news = told;
        }
        Some((game, news))
    }
}

/// Does something for which chance says exactly this, and returns what was told.
fn with_luck<T>(
    luck: &[u8],
    act: impl FnOnce(&mut dyn Chance, Tell<'_, AnyEvent>) -> T,
) -> Option<(T, Vec<AnyEvent>)> {
    let (mut chance, mut told) = (Replayer::new(luck), Vec::new());
    let done = act(&mut chance, &mut |event| told.push(event));
    chance.finish().ok()?;
    Some((done, told))
}
