//! The computer players of Pig.
//!
//! - easy is greedy: it rolls on until the turn has a high total, and often loses it;
//! - steady holds at twenty, which gives the most points per turn;
//! - hard plays to win the game. Against one other player that is the exact optimum ([`optimum`]); against several it
//!   plays as if the best of them were the only one.

mod optimum;

use super::{Event, GOAL, Pig, View};
use crate::game::computer::{Computer, Level, Likelihood, Odds, Opinion, Player, ranked};
use crate::game::{Action, Seat};
use optimum::OPTIMUM;

/// Holding at this total gives the most points per turn.
const ENOUGH: u16 = 20;

/// The total at which a greedy player holds.
const PLENTY: u16 = 32;

impl Computer for Pig {
    const BASELINES: &'static [&'static str] = &["hold-at-25"];

    fn player(level: Level, _seed: u64) -> Box<dyn Player<Pig>> {
        match level {
            Level::Easy => Box::new(HoldAt(PLENTY)),
            Level::Steady => Box::new(HoldAt(ENOUGH)),
            Level::Hard => Box::new(Optimal),
        }
    }

    fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player<Pig>>> {
        (name == "hold-at-25").then(|| Box::new(HoldAt(25)) as Box<dyn Player<Pig>>)
    }

    /// The next roll loses the turn with a one; a cautious turn is a single roll.
    fn odds(_seat: Seat, _view: &View, legal: &[Action]) -> Option<Odds> {
        let one = 1.0 / f64::from(super::SIDES);
        legal.contains(&Action::Roll).then(|| Odds {
            bust: Some(one),
            fails: one,
            at_least: Vec::new(),
            exactly: Vec::new(),
            more: Vec::new(),
        })
    }

    fn likelihood(_before: &View, event: &Event) -> Option<Likelihood> {
        let die = match event {
            Event::Rolled { die, .. } => *die,
            Event::Lost { .. } => 1,
            _ => return None,
        };
        Some(Likelihood::of_roll("odds-die", die, 1.0 / f64::from(super::SIDES)))
    }
}

/// Rolls until the turn has this total, or wins.
struct HoldAt(u16);

impl Player<Pig> for HoldAt {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let enough = view.pot >= self.0 || view.scores[seat.index()] + view.pot >= GOAL;
        ranked(legal, |action| f64::from(u8::from((action == Action::Stop) == enough)))
    }
}

/// Plays for the best chance to win.
struct Optimal;

impl Player<Pig> for Optimal {
    fn weigh(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<Opinion> {
        let others = Seat::all(view.scores.len()).filter(|&other| other != seat);
        let rival = others.map(|other| view.scores[other.index()]).max().unwrap_or_default();
        let turn = OPTIMUM.turn(view.scores[seat.index()], rival, view.pot);
        ranked(legal, |action| if action == Action::Stop { turn.hold } else { turn.roll })
    }
}
