//! Moves: a player's own, those there was no choice about, and those of a stand-in.

use super::stand_in;
use super::step::{Draft, EndReason, Mover, Step};
use super::{Refusal, UserId};
use crate::games::any::AnyView;
use crate::games::qwixx::Stage;
use crate::games::{Action, AnyGame, Game, Seat, Viewer};

impl Draft {
    pub(super) fn act(&mut self, user: UserId, action: Action, beat: Option<u32>) -> Result<(), Refusal> {
        if self.table.game().is_none() {
            return Err(Refusal::NotStarted);
        }
        let seat = self.table.seat_of(user).ok_or(Refusal::NotSeated)?;
        if beat.is_some_and(|beat| beat != self.table.beat) {
            return Err(Refusal::Stale);
        }
        if self.table.guests[seat.index()].away {
            // Who moves is back.
            self.take(Step::Returned { seat });
        }
        self.play(seat, action, Mover::Player)?;
        self.go_on();
        Ok(())
    }

    /// Plays on until the table has to wait for a person, or the game is over.
    pub(super) fn go_on(&mut self) {
        while let Some(game) = self.table.game() {
            if game.outcome().is_some() {
                return self.take(Step::Ended { reason: EndReason::Played });
            }
            if self.table.guests.iter().all(|guest| guest.away) {
                return self.take(Step::Ended { reason: EndReason::Abandoned });
            }
            match self.next_by_itself() {
                Some((seat, Mover::Forced)) => self.play_by_itself(seat, Action::Skip, Mover::Forced),
                Some((seat, by)) => self.play_turn(seat, by),
                None => return,
            }
        }
    }

    /// A seat that needs no person: its player is away, or can only skip. Other forced moves are left to the
    /// players: a roll is theirs to make, and that only a pass is left would give a hand away.
    fn next_by_itself(&self) -> Option<(Seat, Mover)> {
        let game = self.table.game()?;
        game.acting().into_iter().find_map(|seat| {
            if self.table.guests[seat.index()].away {
                Some((seat, Mover::StandIn))
            } else {
                (game.legal(seat) == [Action::Skip]).then_some((seat, Mover::Forced))
            }
        })
    }

    /// Plays one turn to its end for somebody who doesn't. However many moves it takes, the clock ran out once.
    pub(super) fn play_turn(&mut self, seat: Seat, mut by: Mover) {
        while let Some(action) = self.table.game().and_then(|game| stand_in::choose(game, seat)) {
            self.play_by_itself(seat, action, by);
            by = Mover::StandIn;
            if stand_in::ends_turn(action) {
                return;
            }
        }
    }

    fn play_by_itself(&mut self, seat: Seat, action: Action, by: Mover) {
        // The action is one of those on offer, so it is never refused.
        let refused = self.play(seat, action, by).is_err();
        debug_assert!(!refused, "{seat} {action} was on offer");
    }
}

/// Whose turn it is in a game.
pub(super) fn turn_of(game: &AnyGame) -> Option<Seat> {
    match game.view(Viewer::Bystander) {
        AnyView::Heckmeck(view) => view.turn,
        AnyView::Barbecue(view) => view.turn,
        AnyView::Karteneck(view) => view.turn,
        AnyView::Qwixx(view) => (view.stage != Stage::Over).then_some(view.active),
    }
}
