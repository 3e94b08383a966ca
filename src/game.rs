//! The interface of a game. This module knows no game by name: each game has its own folder in [`crate::games`] and
//! implements a few small traits:
//!
//! - [`Rules`]: the rules;
//! - [`Words`]: its texts;
//! - [`Picture`]: its picture;
//! - [`Private`]: what only one player may see;
//! - [`Computer`]: its computer players;
//! - [`Reasons`]: what speaks for a move;
//! - [`RuleCards`]: the pages of its rules;
//! - [`Lessons`]: a first game with a coach.
//!
//! A game is a value. It changes only in [`Rules::play`] and [`Rules::play_unchecked`], gets every die and card from a
//! [`Chance`], and reports what happened as events. Its rules know nothing about Discord, languages, pictures, clocks
//! or disks.

pub mod action;
pub mod cards;
pub mod chance;
pub mod computer;
pub mod lesson;
pub mod reasons;
pub mod rule_cards;
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
pub use lesson::Lessons;
pub use outcome::{Outcome, Standing};
pub use panel::{Menu, Panel, PanelInfo, PanelMove, Private};
pub use picture::Picture;
pub use reasons::Reasons;
pub use rule_cards::RuleCards;
pub use words::Words;

/// The most seats any game may have. A game that wants more fails to compile.
pub const MAX_SEATS: usize = 7;

/// One value for each seat of a game, in seating order.
pub type PerSeat<T> = arrayvec::ArrayVec<T, MAX_SEATS>;

/// Receives the events of a game.
pub type Tell<'a, E> = &'a mut dyn FnMut(E);

/// The rules of a game.
///
/// Three laws hold for every state and seat, and `tests/rules/laws.rs` checks them on thousands of games:
/// [`check`](Rules::check) accepts exactly the actions that [`offer`](Rules::offer) lists; an illegal action changes
/// nothing; until there is an [`outcome`](Rules::outcome), some seat has an action.
pub trait Rules:
    Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The static description of the game.
    const INFO: Info;

    /// Something that happened. It contains only what everybody may know.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Sets the game up: draws the first player, deals cards, lays out tiles.
    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Self::Event>) -> Self;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// Adds every legal action of `seat`, always in the same order. Adds none if it can't do anything now.
    fn offer(&self, seat: Seat, actions: &mut Vec<Action>);

    /// Whether `seat` may take `action` now, and if not, why.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal>;

    /// Plays an action that [`check`](Rules::check) has accepted. With any other action the game's state becomes
    /// invalid.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: Tell<'_, Self::Event>,
    );

    /// What `viewer` may see of the game. It contains no secrets of other players.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The final ranking, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whose turn it is. Where several seats act at once, the seat in whose turn they act. Nothing is promised about it once
    /// the game is over.
    fn turn(&self) -> Option<Seat>;

    /// The current points of all seats.
    fn points(&self) -> PerSeat<i16>;

    /// Whether this action ends the turn, even if the same player is next. Until then a computer keeps playing, and so
    /// does the clock for a player whose time is up.
    fn ends_turn(action: Action) -> bool;

    /// The safe move for a player whose time is up; `None` if the game doesn't wait for this seat.
    fn cautious(&self, seat: Seat) -> Option<Action>;

    /// The move to make automatically, because it is the only one and making it reveals nothing. Other single moves
    /// stay with the player: people want to roll themselves, and an automatic pass would reveal something about a hand.
    fn forced(&self, _seat: Seat) -> Option<Action> {
        None
    }

    /// Whether only the acting player may know that this action is legal.
    fn is_secret(_action: Action) -> bool {
        false
    }

    /// Whether the event shows something that was hidden. What led to it can't be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }

    /// The thief and the victim, if the event is a theft.
    fn theft(_event: &Self::Event) -> Option<(Seat, Seat)> {
        None
    }

    /// Checks and plays an action. An illegal action changes nothing.
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

    /// Every legal action of `seat`.
    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.offer(seat, &mut actions);
        actions
    }

    /// The seats that the game waits for. There are several where choices are made at the same time. Whoever has made
    /// theirs may still have legal actions: those change it, and nobody hears of it.
    fn acting(&self) -> PerSeat<Seat> {
        Seat::all(self.seats()).filter(|&seat| !self.legal(seat).is_empty()).collect()
    }
}

/// A seat at the table. Texts count from 1; [`Seat::index`] counts from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`, counted from 0.
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// All seats of a table with `count` seats, in order.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> {
        (0..count as u8).map(Seat)
    }

    /// A random seat, all equally likely, to decide who begins.
    pub fn drawn(count: usize, chance: &mut dyn Chance) -> Seat {
        let mut die = [0];
        chance.dice(count as u8, &mut die);
        Seat(die[0] - 1)
    }

    /// The position from 0, to index a [`PerSeat`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, at a table with `count` seats.
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

/// The person that a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anyone who doesn't play.
    Bystander,
}
