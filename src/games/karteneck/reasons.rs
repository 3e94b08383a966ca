//! What speaks for laying or passing in Karteneck.

use super::cards::WORM_VALUE;
use super::{Karteneck, PlayerView, RoundStatus, Tile, View};
use crate::game::cards::Lay;
use crate::game::reasons::{Reason, Reasons};
use crate::game::{Action, Seat};

impl Reasons for Karteneck {
    fn reasons(seat: Seat, view: &View, best: Action, other: Action) -> Vec<Reason> {
        let [best, other] = [best, other].map(|action| Prospect::of(seat, view, action));
        let (Some(best), Some(other)) = (best, other) else { return Vec::new() };
        [
            best.steal(view, &other),
            best.worm(&other),
            best.reach(&other),
            best.cards(&other),
            best.drawn(&other),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// A move, and where it leads if everybody passes right after it.
struct Prospect {
    action: Action,
    has_worm: bool,
    /// The tile of the share-out; none for a failure.
    tile: Option<Tile>,
    /// The cards it takes from the hand.
    spent: u8,
    /// The cards it draws.
    drawn: u8,
}

impl Prospect {
    fn of(seat: Seat, view: &View, action: Action) -> Option<Prospect> {
        let player = view.players.get(seat.index())?;
        let (spent, more, plaque) = match action {
            Action::Lay(Lay::Hens { count, value }) => (count, count * value, None),
            Action::Lay(Lay::Worms(worms)) => (worms.len(), worms.len() * WORM_VALUE, worms.best()),
            _ => (0, 0, None),
        };
        let own = Claim {
            sum: player.laid.sum() + u16::from(more),
            plaque: player.laid.worms().best().max(plaque),
        };
        let is_in =
            |(index, other): (usize, &PlayerView)| index != seat.index() && other.part == RoundStatus::In;
        let is_last = !view.players.iter().enumerate().any(is_in);
        let drawn = match action {
            Action::Lay(_) => 1,
            _ if is_last => 0,
            _ => 2,
        };
        let tile = own.plaque.and_then(|_| own.tile(seat, view));
        Some(Prospect { action, has_worm: own.plaque.is_some(), tile, spent, drawn })
    }

    fn steal(&self, view: &View, other: &Prospect) -> Option<Reason> {
        let (_, tile) =
            view.steal.filter(|_| self.action == Action::PassSteal && other.action != self.action)?;
        Some(Reason::new("why-karteneck-steal").with("tile", tile.value()).with("worms", tile.worms()))
    }

    fn worm(&self, other: &Prospect) -> Option<Reason> {
        (self.has_worm && !other.has_worm).then(|| Reason::new("why-karteneck-worm"))
    }

    fn reach(&self, other: &Prospect) -> Option<Reason> {
        let tile = self.tile?;
        match other.tile {
            Some(instead) if tile > instead => {
                let reason = Reason::new("why-karteneck-reach").with("tile", tile.value());
                Some(reason.with("instead", instead.value()))
            }
            Some(same) if tile == same && self.spent < other.spent => {
                Some(Reason::new("why-karteneck-enough").with("tile", tile.value()))
            }
            _ => None,
        }
    }

    fn cards(&self, other: &Prospect) -> Option<Reason> {
        match self.spent {
            0 if other.spent > 0 => Some(Reason::new("why-karteneck-saves").with("count", other.spent)),
            spent if spent < other.spent => {
                Some(Reason::new("why-karteneck-cards").with("count", spent).with("instead", other.spent))
            }
            _ => None,
        }
    }

    fn drawn(&self, other: &Prospect) -> Option<Reason> {
        (self.drawn > other.drawn).then(|| {
            Reason::new("why-karteneck-draws").with("count", self.drawn).with("instead", other.drawn)
        })
    }
}

/// What counts in the share-out, in this order.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Claim {
    sum: u16,
    plaque: Option<u8>,
}

impl Claim {
    /// The tile it takes if all who are still in pass now: those with a worm share the highest tiles, the others take
    /// the lowest.
    fn tile(&self, seat: Seat, view: &View) -> Option<Tile> {
        let others = view.players.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let claims =
            others.filter(|(_, other)| other.part != RoundStatus::Failed).filter_map(|(_, other)| {
                let plaque = other.laid.worms().best()?;
                Some(Claim { sum: other.laid.sum(), plaque: Some(plaque) })
            });
        let before = claims.filter(|claim| claim > self).count();
        view.grill.iter().rev().nth(before).copied()
    }
}
