//! Advice for a person: what the hard player thinks of each move, and the odds of the dice. It stands on what that
//! person may see, and nothing else. The odds are exact; a chance to win is an estimate in every game.

use super::dice::dice_of;
use super::qwixx::{self, Skipped};
use super::turn::{BARBECUE, HECKMECK, Stakes, Turns};
use super::{Level, barbecue, heckmeck, player};
use crate::game::worm_dice::DiceTurn;
use crate::game::{Action, Seat};
use crate::games::barbecue::{Prize, Section};
use crate::games::heckmeck::{Tile, TileState};
use crate::games::{AnyView, GameKind};

/// What there is to say about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Every move, the best first.
    pub moves: Vec<Weighed>,
    /// What the dice can still bring in this turn, in the dice games.
    pub odds: Option<Odds>,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The move.
    pub action: Action,
    /// The chance to win the game with it: an estimate.
    pub chance: f64,
    /// What else can be said of it.
    pub detail: Detail,
}

/// What else can be said of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Detail {
    /// Nothing.
    None,
    /// The worms or points it brings in this turn on average, if the turn is played for them; exact.
    Gain(f64),
    /// The numbers that are lost with it, and what they cost: an estimate. None with a skip.
    Skips(Skipped),
}

/// Exact chances of this turn, each for a player who goes for that alone. Before the choice between rolling and
/// stopping they are those of rolling.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// That the next roll shows only faces already set aside; none where a face has to be chosen first.
    pub bust: Option<f64>,
    /// That the turn brings nothing.
    pub fails: f64,
    /// To end with a worm and at least the value of this tile, for every tile on Heckmeck's grill.
    pub at_least: Vec<(u8, f64)>,
    /// To hit this total with a worm: another's top tile, a section of Barbecue that brings something.
    pub exactly: Vec<(u8, f64)>,
    /// To end with a worm and more than the highest section, for one of Barbecue's snails.
    pub over: Option<f64>,
}

/// Advice on a decision of `seat`; `legal` is what the game offers it.
pub fn advise(seat: Seat, view: &AnyView, legal: &[Action], seed: u64) -> Advice {
    let kind = kind_of(view);
    let opinions = player(kind, Level::Hard, seed).weigh(seat, view, legal);
    let gains = match kind {
        GameKind::Heckmeck => heckmeck::gains().weigh(seat, view, legal),
        GameKind::Barbecue => barbecue::gains().weigh(seat, view, legal),
        GameKind::Karteneck | GameKind::Qwixx => Vec::new(),
    };
    let detail = |action| match (gains.iter().find(|gain| gain.action == action), view) {
        (Some(gain), _) => Detail::Gain(gain.worth),
        (None, AnyView::Qwixx(view)) => {
            qwixx::skipped(seat, view, action).map_or(Detail::None, Detail::Skips)
        }
        (None, _) => Detail::None,
    };
    let weighed = |opinion: super::Opinion| Weighed {
        action: opinion.action,
        chance: opinion.worth,
        detail: detail(opinion.action),
    };
    Advice { moves: opinions.into_iter().map(weighed).collect(), odds: odds(seat, view, legal) }
}

const fn kind_of(view: &AnyView) -> GameKind {
    match view {
        AnyView::Heckmeck(_) => GameKind::Heckmeck,
        AnyView::Barbecue(_) => GameKind::Barbecue,
        AnyView::Karteneck(_) => GameKind::Karteneck,
        AnyView::Qwixx(_) => GameKind::Qwixx,
    }
}

fn odds(seat: Seat, view: &AnyView, legal: &[Action]) -> Option<Odds> {
    let rolls = legal.contains(&Action::Roll);
    let dice = dice_of(view);
    if !rolls && !dice.must_keep() {
        return None;
    }
    match view {
        AnyView::Heckmeck(view) => {
            let chance = Chance { turns: &HECKMECK, dice, rolls };
            let others = view.stacks.iter().enumerate().filter(|(index, _)| *index != seat.index());
            let up = Tile::all().filter(|&tile| view.grill.state(tile) == TileState::FaceUp).map(Tile::value);
            let steals = others.filter_map(|(_, stack)| stack.top()).map(Tile::value);
            let brings = |total| !matches!(view.prize_for(total), crate::games::heckmeck::Prize::Nothing(_));
            Some(Odds {
                bust: chance.bust(),
                fails: 1.0 - chance.of(brings),
                at_least: up.map(|value| (value, chance.of(|total| total >= value))).collect(),
                exactly: steals.map(|value| (value, chance.of(|total| total == value))).collect(),
                over: None,
            })
        }
        AnyView::Barbecue(view) => {
            let chance = Chance { turns: &BARBECUE, dice, rolls };
            let brings = |total| !matches!(view.prize_for(total), Prize::Nothing(_));
            let sections = Section::all().map(Section::value).filter(|&value| brings(value));
            Some(Odds {
                bust: chance.bust(),
                fails: 1.0 - chance.of(brings),
                at_least: Vec::new(),
                exactly: sections.map(|value| (value, chance.of(|total| total == value))).collect(),
                over: Some(chance.of(|total| total >= 23 && Section::of(total).is_none())),
            })
        }
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => None,
    }
}

/// The chances of a turn as it stands.
struct Chance {
    turns: &'static Turns,
    dice: DiceTurn,
    rolls: bool,
}

impl Chance {
    fn of(&self, wins: impl Fn(u8) -> bool) -> f64 {
        let solved = self.turns.solve(Stakes::chance(wins));
        if self.rolls { solved.roll(self.dice.aside()) } else { solved.best(&self.dice) }
    }

    fn bust(&self) -> Option<f64> {
        self.rolls.then(|| self.turns.bust(self.dice.aside()))
    }
}
