//! One of the four games: a closed enum, so that everything around the rules can hold any of them.

use serde::{Deserialize, Serialize};

use super::barbecue::{self, Barbecue};
use super::heckmeck::{self, Heckmeck};
use super::karteneck::{self, Karteneck};
use super::qwixx::{self, Qwixx};
use super::{Action, Chance, Game, GameKind, Illegal, Outcome, Seat, Setup, Viewer};

/// A game of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
#[expect(clippy::large_enum_variant, reason = "half a kilobyte at most, and no allocation for a move")]
pub enum AnyGame {
    Heckmeck(Heckmeck),
    Barbecue(Barbecue),
    Karteneck(Karteneck),
    Qwixx(Qwixx),
}

/// Something that happened in a game of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
pub enum AnyEvent {
    Heckmeck(heckmeck::Event),
    Barbecue(barbecue::Event),
    Karteneck(karteneck::Event),
    Qwixx(qwixx::Event),
}

/// What one viewer may see of a game of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
#[expect(clippy::large_enum_variant, reason = "half a kilobyte at most, and no allocation for a move")]
pub enum AnyView {
    Heckmeck(heckmeck::View),
    Barbecue(barbecue::View),
    Karteneck(karteneck::View),
    Qwixx(qwixx::View),
}

/// Does the same with the game inside, whichever it is.
macro_rules! with {
    ($any:expr, $game:ident => $what:expr) => {
        match $any {
            AnyGame::Heckmeck($game) => $what,
            AnyGame::Barbecue($game) => $what,
            AnyGame::Karteneck($game) => $what,
            AnyGame::Qwixx($game) => $what,
        }
    };
}

impl AnyGame {
    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        match self {
            AnyGame::Heckmeck(_) => GameKind::Heckmeck,
            AnyGame::Barbecue(_) => GameKind::Barbecue,
            AnyGame::Karteneck(_) => GameKind::Karteneck,
            AnyGame::Qwixx(_) => GameKind::Qwixx,
        }
    }
}

impl Game for AnyGame {
    type Event = AnyEvent;
    type View = AnyView;

    fn new(setup: &Setup, chance: &mut dyn Chance, tell: &mut dyn FnMut(AnyEvent)) -> AnyGame {
        match setup.game() {
            GameKind::Heckmeck => {
                AnyGame::Heckmeck(Game::new(setup, chance, &mut |event| tell(AnyEvent::Heckmeck(event))))
            }
            GameKind::Barbecue => {
                AnyGame::Barbecue(Game::new(setup, chance, &mut |event| tell(AnyEvent::Barbecue(event))))
            }
            GameKind::Karteneck => {
                AnyGame::Karteneck(Game::new(setup, chance, &mut |event| tell(AnyEvent::Karteneck(event))))
            }
            GameKind::Qwixx => {
                AnyGame::Qwixx(Game::new(setup, chance, &mut |event| tell(AnyEvent::Qwixx(event))))
            }
        }
    }

    fn seats(&self) -> usize {
        with!(self, game => game.seats())
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        with!(self, game => game.offer(seat, actions));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        with!(self, game => game.check(seat, action))
    }

    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        tell: &mut dyn FnMut(AnyEvent),
    ) {
        match self {
            AnyGame::Heckmeck(game) => {
                game.play_unchecked(seat, action, chance, &mut |event| tell(AnyEvent::Heckmeck(event)));
            }
            AnyGame::Barbecue(game) => {
                game.play_unchecked(seat, action, chance, &mut |event| tell(AnyEvent::Barbecue(event)));
            }
            AnyGame::Karteneck(game) => {
                game.play_unchecked(seat, action, chance, &mut |event| tell(AnyEvent::Karteneck(event)));
            }
            AnyGame::Qwixx(game) => {
                game.play_unchecked(seat, action, chance, &mut |event| tell(AnyEvent::Qwixx(event)));
            }
        }
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        match self {
            AnyGame::Heckmeck(game) => AnyView::Heckmeck(game.view(viewer)),
            AnyGame::Barbecue(game) => AnyView::Barbecue(game.view(viewer)),
            AnyGame::Karteneck(game) => AnyView::Karteneck(game.view(viewer)),
            AnyGame::Qwixx(game) => AnyView::Qwixx(game.view(viewer)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        with!(self, game => game.outcome())
    }
}
