//! Passes calls on to the game that an `AnyGame`, `AnyView`, `AnyPlayer` or `GameKind` holds.

use std::ops::RangeInclusive;

use super::{AnyEvent, AnyGame, AnyPlayer, AnyView, GameKind, RegisteredGame};
use super::{with_game, with_kind, with_player, with_view};
use crate::game::cards::Lay;
use crate::game::computer::{Computer, Level, Likelihood, Odds, Opinion, Training};
use crate::game::reasons::{Reason, Reasons};
use crate::game::rule_cards::{RuleCard, RuleCards};
use crate::game::words::{Button, Suggestion, Typed};
use crate::game::{
    Action, Chance, Illegal, Outcome, Panel, PanelInfo, PerSeat, Picture, Private, Rules, Seat, Tell, Words,
};
use crate::picture::{ButtonIcon, Labels};
use crate::text::Lang;

impl GameKind {
    /// The possible numbers of players.
    pub fn seats(self) -> RangeInclusive<u8> {
        self.info().seats.clone()
    }

    /// The name in options, journals and notation.
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

    /// See [`Computer::player`].
    pub fn player(self, level: Level, seed: u64) -> AnyPlayer {
        with_kind!(self, |G| G::any_player(G::player(level, seed)))
    }

    /// See [`Computer::baseline`].
    pub fn baseline(self, name: &str, seed: u64) -> Option<AnyPlayer> {
        with_kind!(self, |G| G::baseline(name, seed).map(G::any_player))
    }

    /// See [`Computer::BASELINES`].
    pub fn baselines(self) -> &'static [&'static str] {
        with_kind!(self, |G| G::BASELINES)
    }

    /// See [`Computer::train`].
    pub fn train(self, training: Training<'_>) -> Option<Vec<u8>> {
        with_kind!(self, |G| G::train(training))
    }

    /// See [`Computer::gains`].
    pub fn gains(self) -> Option<AnyPlayer> {
        with_kind!(self, |G| G::gains().map(G::any_player))
    }

    /// See [`RuleCards::RULE_CARDS`].
    pub fn rule_cards(self) -> &'static [RuleCard] {
        with_kind!(self, |G| G::RULE_CARDS)
    }

    /// See [`RuleCards::card_of`].
    pub fn card_of(self, illegal: Illegal) -> usize {
        with_kind!(self, |G| G::card_of(illegal))
    }

    /// See [`Private::PANEL`].
    pub fn panel(self) -> Option<PanelInfo> {
        with_kind!(self, |G| G::PANEL)
    }

    /// The panel with this name, of any game.
    pub fn panel_named(name: &str) -> Option<PanelInfo> {
        GameKind::ALL.into_iter().filter_map(GameKind::panel).find(|panel| panel.name == name)
    }

    /// The action chosen from a panel's menu, of any game; see [`Private::chosen`].
    pub fn chosen(menu: &str, values: &[String]) -> Option<Action> {
        GameKind::ALL.into_iter().find_map(|kind| with_kind!(kind, |G| G::chosen(menu, values)))
    }

    /// Calls the visitor with this game as a type parameter, for static dispatch outside this crate.
    pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
        with_kind!(self, |G| visitor.visit::<G>())
    }
}

/// An operation that is generic over the game; see [`GameKind::visit`].
pub trait GameVisitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation with the game `G`.
    fn visit<G: RegisteredGame>(self) -> Self::Output;
}

/// See [`Rules`] for these methods.
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

/// See [`Computer`] and [`Reasons`] for these methods.
#[expect(missing_docs, reason = "they are those of the trait")]
impl AnyView {
    pub fn odds(&self, seat: Seat, legal: &[Action]) -> Option<Odds> {
        with_view!(self, |view: G| G::odds(seat, view, legal))
    }

    pub fn likelihood(&self, event: &AnyEvent) -> Option<Likelihood> {
        with_view!(self, |view: G| G::likelihood(view, G::own_event(event)?))
    }

    pub fn reasons(&self, seat: Seat, best: Action, other: Action) -> Vec<Reason> {
        with_view!(self, |view: G| G::reasons(seat, view, best, other))
    }

    pub fn weighed_as(&self, action: Action) -> Action {
        with_view!(self, |view: G| G::weighed_as(view, action))
    }

    pub fn cost_of_failure(&self, seat: Seat) -> f64 {
        with_view!(self, |view: G| G::cost_of_failure(view, seat))
    }
}

/// See [`Player`](crate::game::computer::Player). Given the view of another game, a player has no opinions and chooses
/// the first action.
#[expect(missing_docs, reason = "they are those of the trait")]
impl AnyPlayer {
    pub fn weigh(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Vec<Opinion> {
        with_player!(self, |player: G| G::own_view(view)
            .map_or_else(Vec::new, |view| player.weigh(seat, view, legal)))
    }

    pub fn choose(&mut self, seat: Seat, view: &AnyView, legal: &[Action]) -> Action {
        with_player!(self, |player: G| G::own_view(view)
            .map_or(legal[0], |view| player.choose(seat, view, legal)))
    }
}

impl AnyGame {
    /// Whether new choices are offered after a move before which these seats were asked: a seat may act that couldn't before,
    /// or the same seats may act again. While several Qwixx players choose one after the other, nothing new is offered.
    pub fn asks_anew(&self, before: &[Seat]) -> bool {
        let after = self.acting();
        let fewer = after.len() < before.len() && after.iter().all(|seat| before.contains(seat));
        !fewer
    }
}

impl AnyEvent {
    /// See [`Rules::reveals`].
    pub fn reveals(&self) -> bool {
        with_kind!(self.kind(), |G| G::own_event(self).is_some_and(G::reveals))
    }

    /// See [`Rules::theft`].
    pub fn theft(&self) -> Option<(Seat, Seat)> {
        with_kind!(self.kind(), |G| G::theft(G::own_event(self)?))
    }

    /// See [`Words::begins_round`].
    pub fn begins_round(&self) -> bool {
        with_kind!(self.kind(), |G| G::own_event(self).is_some_and(G::begins_round))
    }
}

impl AnyView {
    /// See [`Words::suggest`].
    pub fn suggest(&self, lang: Lang, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        with_view!(self, |view: G| G::suggest(lang, view, action, typed))
    }

    /// See [`Words::request`].
    pub fn request(&self, lang: Lang) -> String {
        with_view!(self, |view: G| G::request(lang, view))
    }

    /// See [`Words::button`].
    pub fn button(&self, action: Action) -> Button {
        with_view!(self, |view: G| G::button(action, view))
    }

    /// See [`Words::icon`].
    pub fn icon(&self, action: Action) -> Option<ButtonIcon> {
        with_view!(self, |view: G| G::icon(action, view))
    }

    /// See [`Words::question`].
    pub fn question(&self, lang: Lang, action: Action) -> Option<String> {
        with_view!(self, |view: G| G::question(lang, action, view))
    }

    /// See [`Words::fixed`].
    pub fn fixed(&self) -> Vec<Action> {
        with_view!(self, |view: G| G::fixed(view))
    }

    /// See [`Words::typed_lay`].
    pub fn typed_lay(&self, text: &str) -> Option<Lay> {
        with_view!(self, |view: G| G::typed_lay(view, text))
    }

    /// See [`Private::panel`].
    pub fn panel(&self, labels: &Labels<'_>, seat: Seat, legal: &[Action]) -> Option<Panel> {
        with_view!(self, |view: G| G::panel(labels, view, seat, legal))
    }

    /// See [`Picture::made_of`].
    pub fn made_of(&self, seat: Seat) -> String {
        with_view!(self, |view: G| G::made_of(view, seat))
    }
}
