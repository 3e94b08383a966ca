//! The rules. A game is a value: it changes only by [`Game::play`], asks a [`Chance`] for every die and
//! card, and tells what happened as events. It knows nothing of Discord, languages, pictures, clocks or disks.

pub mod action;
pub mod any;
pub mod barbecue;
pub mod cards;
pub mod chance;
pub mod dice;
pub mod heckmeck;
pub mod karteneck;
pub mod qwixx;

mod illegal;
mod outcome;
mod setup;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use action::Action;
pub use any::AnyGame;
pub use chance::Chance;
pub use illegal::Illegal;
pub use outcome::{Outcome, Standing};
pub use setup::{Edition, GameKind, Setup, SetupError};

/// The most seats any game has (Heckmeck's seven).
pub const MAX_SEATS: usize = 7;

/// One value for each seat of a game, in seating order.
pub type PerSeat<T> = arrayvec::ArrayVec<T, MAX_SEATS>;

/// What all four games have in common.
///
/// Three things hold for every state and seat, and `tests/laws.rs` tries them on thousands of games:
/// [`check`](Game::check) accepts exactly what [`offer`](Game::offer) lists; a refused action changes
/// nothing; until [`outcome`](Game::outcome) is there, some seat has an action.
pub trait Game: Clone {
    /// Something that happened, as everybody at the table may know it.
    type Event: fmt::Debug;
    /// What one viewer may see.
    type View;

    /// Sets the table up: draws the first player, deals, lays out.
    fn new(setup: &Setup, chance: &mut dyn Chance, tell: &mut dyn FnMut(Self::Event)) -> Self;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Adds every action `seat` may take now, always in the same order. None: it isn't this seat's to act.
    fn offer(&self, seat: Seat, actions: &mut Vec<Action>);

    /// Whether `seat` may take `action` now, and if not, why.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal>;

    /// Takes an action that [`check`](Game::check) has accepted. Anything else leaves the game in a state
    /// that the rules don't know.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: &mut dyn FnMut(Self::Event),
    );

    /// The game as `viewer` may see it: other people's secrets are not in it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The final ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Takes an action, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, chance, tell);
        Ok(())
    }

    /// Every action `seat` may take now.
    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.offer(seat, &mut actions);
        actions
    }

    /// The seats that have something to do now; several at once in Qwixx's white action.
    fn acting(&self) -> PerSeat<Seat> {
        Seat::all(self.seats()).filter(|&seat| !self.legal(seat).is_empty()).collect()
    }
}

/// A place at the table. People call the first one seat 1; [`Seat::index`] counts from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`, counted from 0.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// The seats of a table of `count`, in seating order.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> {
        (0..count as u8).map(Seat)
    }

    /// A seat drawn by chance, all equally likely: who begins.
    fn drawn(count: usize, chance: &mut dyn Chance) -> Seat {
        let mut die = [0];
        chance.dice(count as u8, &mut die);
        Seat(die[0] - 1)
    }

    /// Counted from 0, to index a [`PerSeat`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count`.
    pub const fn next(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anybody who doesn't play.
    Bystander,
}
