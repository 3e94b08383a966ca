//! A player of the dice games: it knows what the ends of a turn are worth to it, and plays the turn towards them as
//! well as it can be played.

use super::turn::{Solved, Stakes, Turns};
use super::{Opinion, Player, ranked};
use crate::game::worm_dice::DiceTurn;
use crate::game::{Action, Seat};
use crate::games::{AnyView, barbecue, heckmeck};

/// What a player plays for.
pub trait Aim: Send {
    /// The dice of its game.
    fn turns(&self) -> &'static Turns;

    /// What it is worth to `seat` that its turn ends like this.
    fn worth(&self, seat: Seat, view: &AnyView, end: End) -> f64;
}

/// How a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It fails.
    Failed,
    /// With a worm and this total; where that is a steal, it is made.
    Stopped(u8),
    /// With a worm and this total, and a steal is left for the tile on the grill.
    StealLeft(u8),
}

impl End {
    /// The total; none of a failure.
    pub const fn total(self) -> Option<u8> {
        match self {
            End::Failed => None,
            End::Stopped(total) | End::StealLeft(total) => Some(total),
        }
    }
}

/// Plays turns towards an aim.
pub struct DicePlayer<A> {
    aim: A,
    /// The last turn solved, and the table before its first roll: the next decision is usually in the same one.
    solved: Option<(Seat, AnyView, Solved<'static>)>,
}

impl<A: Aim> DicePlayer<A> {
    /// Plays towards this aim.
    pub const fn new(aim: A) -> DicePlayer<A> {
        DicePlayer { aim, solved: None }
    }
}

/// What every end of a turn is worth to a player with this aim.
pub fn stakes(aim: &impl Aim, seat: Seat, view: &AnyView) -> Stakes {
    let worth = |end| aim.worth(seat, view, end);
    let failed = worth(End::Failed);
    // Many totals in a row bring the same.
    let mut last = None;
    let mut stopped = |total| {
        let prize = prize(view, total);
        let known = last.filter(|(known, _)| *known == prize);
        let (_, worth) = known.unwrap_or_else(|| match prize {
            AnyPrize::Nothing => (prize, failed),
            AnyPrize::Heckmeck(heckmeck::Prize::Steal { instead: Some(_), .. }) => {
                (prize, worth(End::Stopped(total)).max(worth(End::StealLeft(total))))
            }
            _ => (prize, worth(End::Stopped(total))),
        });
        last = Some((prize, worth));
        worth
    };
    Stakes { failed, stopped: std::array::from_fn(|total| stopped(total as u8)) }
}

/// What a total brings, with a worm.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnyPrize {
    Heckmeck(heckmeck::Prize),
    Barbecue(barbecue::Prize),
    Nothing,
}

fn prize(view: &AnyView, total: u8) -> AnyPrize {
    let prize = match view {
        AnyView::Heckmeck(view) => AnyPrize::Heckmeck(view.prize_for(total)),
        AnyView::Barbecue(view) => AnyPrize::Barbecue(view.prize_for(total)),
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => AnyPrize::Nothing,
    };
    match prize {
        AnyPrize::Heckmeck(heckmeck::Prize::Nothing(_)) | AnyPrize::Barbecue(barbecue::Prize::Nothing(_)) => {
            AnyPrize::Nothing
        }
        prize => prize,
    }
}

impl<A: Aim> Player for DicePlayer<A> {
    fn weigh(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        let dice = dice_of(view);
        let before = before_turn(view);
        let solved = match self.solved.take() {
            Some((known_seat, known, solved)) if known_seat == seat && known == before => solved,
            _ => self.aim.turns().solve(stakes(&self.aim, seat, view)),
        };
        let end = |end| self.aim.worth(seat, view, if dice.has_worm() { end } else { End::Failed });
        let opinions = ranked(legal, |action| match action {
            Action::Roll => solved.roll(dice.aside()),
            Action::Keep(face) => solved.keep(&dice, face),
            Action::StopGrill => end(End::StealLeft(dice.total())),
            _ => end(End::Stopped(dice.total())),
        });
        self.solved = Some((seat, before, solved));
        opinions
    }
}

/// The table without the dice of the turn.
fn before_turn(view: &AnyView) -> AnyView {
    let mut view = view.clone();
    match &mut view {
        AnyView::Heckmeck(view) => (view.dice, view.prize) = (DiceTurn::default(), None),
        AnyView::Barbecue(view) => (view.dice, view.prize) = (DiceTurn::default(), None),
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => {}
    }
    view
}

/// The dice of the turn; none where no eight dice are rolled.
pub fn dice_of(view: &AnyView) -> DiceTurn {
    match view {
        AnyView::Heckmeck(view) => view.dice,
        AnyView::Barbecue(view) => view.dice,
        AnyView::Karteneck(_) | AnyView::Qwixx(_) => DiceTurn::default(),
    }
}
