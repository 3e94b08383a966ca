//! What a game is. Nothing here knows a game by name: the games stand in [`crate::games`], a folder each, and
//! everything that depends on the game is asked of the game, through a few small traits:
//!
//! - [`Rules`]: how it is played;
//! - [`Words`]: what is said about it;
//! - [`Picture`]: what it looks like;
//! - [`Private`]: what a player has to themselves;
//! - [`Computer`]: who plays it when no person does.
//!
//! A game is a value: it changes only by [`Rules::play`], asks a [`Chance`] for every die and card, and tells
//! what happened as events. Its rules know nothing of Discord, languages, pictures, clocks or disks.

pub mod action;
pub mod cards;
pub mod chance;
pub mod computer;
pub mod words;
pub mod worm_dice;

mod illegal;
mod info;
mod outcome;
mod panel;
mod picture;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use chance::Chance;
pub use computer::Computer;
pub use illegal::Illegal;
pub use info::{GameOptions, Info, RulesVersion, Unit};
pub use outcome::{Outcome, Standing};
pub use panel::{Menu, Panel, PanelInfo, Private};
pub use picture::Picture;
pub use words::Words;

/// The most seats any game may have. A game that wants more fails to compile.
pub const MAX_SEATS: usize = 7;

/// One value for each seat of a game, in seating order.
pub type PerSeat<T> = arrayvec::ArrayVec<T, MAX_SEATS>;

/// Where a game tells what happened.
pub type Tell<'a, E> = &'a mut dyn FnMut(E);

/// How a game is played.
///
/// Three things hold for every state and seat, and `tests/laws.rs` tries them on thousands of games:
/// [`check`](Rules::check) accepts exactly what [`offer`](Rules::offer) lists; a refused action changes
/// nothing; until [`outcome`](Rules::outcome) is there, some seat has an action.
pub trait Rules:
    Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What is known of the game before it is played.
    const INFO: Info;

    /// Something that happened, as everybody at the table may know it.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Sets the table up: draws the first player, deals, lays out.
    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Self::Event>) -> Self;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Adds every action `seat` may take now, always in the same order. None: it isn't this seat's to act.
    fn offer(&self, seat: Seat, actions: &mut Vec<Action>);

    /// Whether `seat` may take `action` now, and if not, why.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal>;

    /// Takes an action that [`check`](Rules::check) has accepted. Anything else leaves the game in a state
    /// that the rules don't know.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: Tell<'_, Self::Event>,
    );

    /// The game as `viewer` may see it: other people's secrets are not in it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The final ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whose turn it is; where several act at once, whose turn they act in. Once the game is over it doesn't matter.
    fn turn(&self) -> Option<Seat>;

    /// Everybody's points as they stand.
    fn points(&self) -> PerSeat<i16>;

    /// Whether this action ends the turn of who takes it, even if the same player is next. Until then a computer goes
    /// on, and so does the clock that plays for somebody.
    fn ends_turn(action: Action) -> bool;

    /// The safe move for somebody whose time is up; none if it isn't this seat's to act.
    fn cautious(&self, seat: Seat) -> Option<Action>;

    /// The move that is made by itself because nothing else is possible and nothing is given away by it. Other moves
    /// without a choice are the player's to make: a roll is theirs, and that only a pass is left gives a hand away.
    fn forced(&self, _seat: Seat) -> Option<Action> {
        None
    }

    /// Whether that this action is on offer is for the acting player's eyes only.
    fn is_secret(_action: Action) -> bool {
        false
    }

    /// Who stole from whom, if that is what happened.
    fn theft(_event: &Self::Event) -> Option<(Seat, Seat)> {
        None
    }

    /// Takes an action, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: Tell<'_, Self::Event>,
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

    /// The seats that are asked to act now; several where choices are made at once.
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
    pub fn drawn(count: usize, chance: &mut dyn Chance) -> Seat {
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
