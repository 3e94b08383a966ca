//! Plays safely for somebody whose time is up, without a thought: takes what can be had, risks nothing beyond that.
//! Who stays away gets a computer that thinks.

use crate::games::any::AnyView;
use crate::games::dice::{DiceTurn, Face};
use crate::games::{Action, AnyGame, Game, Seat, Viewer, barbecue, heckmeck};

/// What to do; none if it isn't this seat's to act.
pub(super) fn choose(game: &AnyGame, seat: Seat) -> Option<Action> {
    let legal = game.legal(seat);
    let worth = |action: &Action| match game.view(Viewer::Seat(seat)) {
        AnyView::Heckmeck(view) => {
            let won = matches!(view.prize, Some(heckmeck::Prize::Grill(_) | heckmeck::Prize::Steal { .. }));
            worth_with_dice(*action, &view.dice, won)
        }
        AnyView::Barbecue(view) => {
            let won = !matches!(view.prize, None | Some(barbecue::Prize::Nothing(_)));
            worth_with_dice(*action, &view.dice, won)
        }
        AnyView::Karteneck(_) => u8::from(*action == Action::Pass),
        AnyView::Qwixx(_) => u8::from(matches!(action, Action::Skip | Action::Roll)),
    };
    legal.into_iter().max_by_key(worth)
}

/// Stops with something in hand, else goes on; keeps worms from the third set-aside on, before that the face
/// worth most.
fn worth_with_dice(action: Action, dice: &DiceTurn, won: bool) -> u8 {
    match action {
        Action::Stop if won => 2,
        Action::Roll => 1,
        Action::Keep(Face::Worm) if dice.aside().faces() >= 2 => u8::MAX,
        Action::Keep(face) => dice.rolled().of(face) * face.points(),
        _ => 0,
    }
}
