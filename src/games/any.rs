//! What every game can do, done with any of them.

use std::ops::RangeInclusive;

use super::{AnyEvent, AnyGame, AnyView, GameKind, Registered, with_game, with_kind, with_view};
use crate::game::cards::Lay;
use crate::game::words::{Button, Suggestion, Typed};
use crate::game::{Action, Chance, Illegal, Outcome, PerSeat, Rules, Seat, Tell, Words};
use crate::text::Lang;

impl GameKind {
    /// How many can play.
    pub fn seats(self) -> RangeInclusive<u8> {
        self.info().seats.clone()
    }

    /// Its name in options, journals and notation.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// See [`Rules::ends_turn`].
    pub fn ends_turn(self, action: Action) -> bool {
        with_kind!(self, |G| G::ends_turn(action))
    }

    /// See [`Rules::is_secret`].
    pub fn is_secret(self, action: Action) -> bool {
        with_kind!(self, |G| G::is_secret(action))
    }

    /// See [`Words::button`].
    pub fn button(self, action: Action) -> Button {
        with_kind!(self, |G| G::button(action))
    }
}

/// See [`Rules`] for what each of these does.
#[expect(missing_docs, reason = "they are those of the trait")]
impl AnyGame {
    pub fn seats(&self) -> usize {
        with_game!(self, |game: G| game.seats())
    }

    pub fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        with_game!(self, |game: G| game.offer(seat, actions));
    }

    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        with_game!(self, |game: G| game.check(seat, action))
    }

    pub fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: Tell<'_, AnyEvent>,
    ) {
        with_game!(self, |game: G| game
            .play_unchecked(seat, action, chance, &mut |event| tell(G::any_event(event))));
    }

    pub fn play(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: Tell<'_, AnyEvent>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, chance, tell);
        Ok(())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        with_game!(self, |game: G| game.outcome())
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        with_game!(self, |game: G| game.legal(seat))
    }

    pub fn acting(&self) -> PerSeat<Seat> {
        with_game!(self, |game: G| game.acting())
    }

    pub fn turn(&self) -> Option<Seat> {
        with_game!(self, |game: G| game.turn())
    }

    pub fn points(&self) -> PerSeat<i16> {
        with_game!(self, |game: G| game.points())
    }

    pub fn cautious(&self, seat: Seat) -> Option<Action> {
        with_game!(self, |game: G| game.cautious(seat))
    }

    pub fn forced(&self, seat: Seat) -> Option<Action> {
        with_game!(self, |game: G| game.forced(seat))
    }
}

impl AnyEvent {
    /// See [`Rules::theft`].
    pub fn theft(&self) -> Option<(Seat, Seat)> {
        with_kind!(self.kind(), |G| G::theft(G::own_event(self)?))
    }
}

impl AnyView {
    /// See [`Words::suggest`].
    pub fn suggest(&self, lang: Lang, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        with_view!(self, |view: G| G::suggest(lang, view, action, typed))
    }

    /// See [`Words::typed_lay`].
    pub fn typed_lay(&self, text: &str) -> Option<Lay> {
        with_view!(self, |view: G| G::typed_lay(view, text))
    }

    /// See [`Words::made_of`].
    pub fn made_of(&self, seat: Seat) -> String {
        with_view!(self, |view: G| G::made_of(view, seat))
    }
}
