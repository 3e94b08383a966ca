//! The rules of Heckmeck.

use serde::{Deserialize, Serialize};

use super::grill::{Grill, Stack, Tile};
use crate::game::worm_dice::{Dice, DiceEvent, DiceTurn, Face, Faces};
use crate::game::{
    Action, Chance, GameOptions, Illegal, Info, Outcome, PerSeat, Rules, RulesVersion, Seat, Tell, Unit,
    Viewer,
};

/// The faces of the dice, as chance numbers them.
pub const FACES: Faces = [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Worm];

/// The variant in which a returned tile is turned face down, which makes the game shorter.
pub const QUICK: &str = "quick";

/// A game of Heckmeck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heckmeck {
    quick: bool,
    grill: Grill,
    stacks: PerSeat<Stack>,
    turn: Seat,
    dice: DiceTurn,
}

/// What stopping the turn now wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prize {
    /// This tile from the grill.
    Grill(Tile),
    /// Another player's top tile.
    Steal {
        /// The player.
        from: Seat,
        /// The tile.
        tile: Tile,
        /// The tile on the grill that the player can take instead.
        instead: Option<Tile>,
    },
    /// Nothing: the turn fails.
    Nothing(Failure),
}

/// Why a turn fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The roll showed only faces already set aside.
    Bust,
    /// No worm is set aside.
    NoWorm,
    /// There is no tile for the total.
    NoTile,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Event {
    /// The player was drawn to begin.
    Begins {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    SetAside {
        seat: Seat,
        face: Face,
        count: u8,
        total: u8,
    },
    Took {
        seat: Seat,
        tile: Tile,
    },
    Stole {
        seat: Seat,
        from: Seat,
        tile: Tile,
    },
    /// The turn failed. Contains the tile that went back to the grill and the one turned face down for good.
    Failed {
        seat: Seat,
        why: Failure,
        returned: Option<Tile>,
        turned: Turned,
    },
    Over,
}

impl Event {
    /// What it means for the dice.
    pub const fn of_dice(&self) -> Option<DiceEvent> {
        match *self {
            Event::Rolled { seat, dice } => Some(DiceEvent::Rolled(seat, dice)),
            Event::SetAside { face, count, .. } => Some(DiceEvent::SetAside(face, count)),
            Event::Took { .. } | Event::Stole { .. } | Event::Failed { .. } => Some(DiceEvent::Ended),
            Event::Begins { .. } | Event::Over => None,
        }
    }
}

/// The tiles that a failure turned face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turned {
    /// Nothing.
    None,
    /// The highest tile on the grill.
    Highest(Tile),
    /// The returned tile itself, in the quick variant.
    Returned,
    /// The returned tile and the highest one.
    Both(Tile),
}

/// The whole game. Nothing is secret: attentive players know the covered tiles too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether it is the quick variant.
    pub quick: bool,
    /// The tiles on the grill.
    pub grill: Grill,
    /// Each player's tiles.
    pub stacks: PerSeat<Stack>,
    /// Whose turn it is; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The dice of this turn.
    pub dice: DiceTurn,
    /// What stopping now would win; `None` while the turn can't be stopped.
    pub prize: Option<Prize>,
}

impl View {
    /// The game after a turn that ends with a worm and this total, or that fails if there is none. Computer players use
    /// it to look ahead.
    #[must_use]
    pub fn after(&self, total: Option<u8>, leave_steal: bool) -> View {
        let mut game = Heckmeck::of(self);
        let prize = total.map_or(Prize::Nothing(Failure::Bust), |total| game.prize_for(total));
        game.resolve(game.turn, prize, leave_steal, &mut |_| {});
        game.view(Viewer::Bystander)
    }

    /// What a turn that ends with a worm and this total wins.
    pub fn prize_for(&self, total: u8) -> Prize {
        Heckmeck::of(self).prize_for(total)
    }

    /// The final ranking, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        Heckmeck::of(self).outcome()
    }
}

impl Rules for Heckmeck {
    const INFO: Info = Info {
        name: "heckmeck",
        seats: 2..=7,
        variants: &[QUICK],
        unit: Unit::Worms,
        breaks_ties: true,
        worm_die: Some(6),
        version: RulesVersion::FIRST,
    };

    type Event = Event;
    type View = View;

    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Heckmeck {
        let turn = Seat::drawn(options.seats, chance);
        tell(Event::Begins { seat: turn });
        Heckmeck {
            quick: options.variant == Some(QUICK),
            grill: Grill::full(),
            stacks: Seat::all(options.seats).map(|_| Stack::default()).collect(),
            turn,
            dice: DiceTurn::default(),
        }
    }

    fn seats(&self) -> usize {
        self.stacks.len()
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.turn || self.is_over() {
            return;
        }
        self.dice.offer(&FACES, actions);
        if self.dice.check_stop().is_ok() && self.has_choice() {
            actions.push(Action::StopGrill);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        Illegal::unless_turn_of(self.turn, self.is_over(), self.seats(), seat)?;
        match action {
            Action::Roll => self.dice.check_roll(),
            Action::Keep(face) => self.dice.check_keep(face, &FACES),
            Action::Stop => self.dice.check_stop(),
            Action::StopGrill => {
                self.dice.check_stop()?;
                if self.has_choice() { Ok(()) } else { Err(Illegal::NoChoice) }
            }
            _ => Err(Illegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        match action {
            Action::Roll => self.roll(seat, chance, tell),
            Action::Keep(face) => self.keep(seat, face, tell),
            Action::StopGrill => self.resolve(seat, self.prize(), true, tell),
            _ => self.resolve(seat, self.prize(), false, tell),
        }
        if self.is_over() {
            tell(Event::Over);
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        let stoppable = !self.is_over() && self.dice.check_stop().is_ok();
        View {
            quick: self.quick,
            grill: self.grill,
            stacks: self.stacks.clone(),
            turn: (!self.is_over()).then_some(self.turn),
            dice: self.dice,
            prize: stoppable.then(|| self.prize()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.stacks.iter().map(|stack| (stack.worms().into(), stack.highest()));
        self.is_over().then(|| Outcome::rank(scores))
    }

    fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.turn)
    }

    fn points(&self) -> PerSeat<i16> {
        self.stacks.iter().map(|stack| stack.worms().into()).collect()
    }

    fn ends_turn(action: Action) -> bool {
        matches!(action, Action::Stop | Action::StopGrill)
    }

    fn cautious(&self, seat: Seat) -> Option<Action> {
        self.dice.cautious(&self.legal(seat), !matches!(self.prize(), Prize::Nothing(_)))
    }

    fn theft(event: &Event) -> Option<(Seat, Seat)> {
        if let Event::Stole { seat, from, .. } = *event { Some((seat, from)) } else { None }
    }
}

impl Heckmeck {
    /// The game that a view shows, before the first roll of the turn. This works because nothing is secret. The turn is
    /// arbitrary once the game is over.
    fn of(view: &View) -> Heckmeck {
        let View { quick, grill, ref stacks, turn, .. } = *view;
        let turn = turn.unwrap_or(Seat::new(0));
        Heckmeck { quick, grill, stacks: stacks.clone(), turn, dice: DiceTurn::default() }
    }

    /// The game ends as soon as no tile is face up on the grill.
    fn is_over(&self) -> bool {
        self.grill.highest().is_none()
    }

    fn roll(&mut self, seat: Seat, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        let dice = self.dice.roll(&FACES, chance);
        tell(Event::Rolled { seat, dice });
        if self.dice.is_bust() {
            self.fail(seat, Failure::Bust, tell);
        }
    }

    fn keep(&mut self, seat: Seat, face: Face, tell: Tell<'_, Event>) {
        let count = self.dice.keep(face);
        tell(Event::SetAside { seat, face, count, total: self.dice.total() });
        // The turn ends at once, unless the player must still choose between two tiles.
        if self.dice.must_stop() && !self.has_choice() {
            self.resolve(seat, self.prize(), false, tell);
        }
    }

    fn resolve(&mut self, seat: Seat, prize: Prize, leave_steal: bool, tell: Tell<'_, Event>) {
        match prize {
            Prize::Nothing(why) => self.fail(seat, why, tell),
            Prize::Grill(tile) => self.take(seat, tile, tell),
            Prize::Steal { instead: Some(tile), .. } if leave_steal => self.take(seat, tile, tell),
            Prize::Steal { from, tile, .. } => {
                self.stacks[from.index()].pop();
                self.stacks[seat.index()].push(tile);
                tell(Event::Stole { seat, from, tile });
                self.end_turn();
            }
        }
    }

    fn take(&mut self, seat: Seat, tile: Tile, tell: Tell<'_, Event>) {
        self.grill.take(tile);
        self.stacks[seat.index()].push(tile);
        tell(Event::Took { seat, tile });
        self.end_turn();
    }

    fn fail(&mut self, seat: Seat, why: Failure, tell: Tell<'_, Event>) {
        let returned = self.stacks[seat.index()].pop();
        let turned = returned.map_or(Turned::None, |tile| self.return_tile(tile));
        tell(Event::Failed { seat, why, returned, turned });
        self.end_turn();
    }

    /// Returns a tile to the grill and turns the highest one face down for good, unless that is the returned tile. The
    /// quick variant always turns the returned tile.
    fn return_tile(&mut self, tile: Tile) -> Turned {
        self.grill.put_back(tile);
        let highest = self.grill.highest().filter(|&highest| highest != tile);
        if let Some(highest) = highest {
            self.grill.turn_down(highest);
        }
        if self.quick {
            self.grill.turn_down(tile);
        }
        match (highest, self.quick) {
            (None, false) => Turned::None,
            (Some(highest), false) => Turned::Highest(highest),
            (None, true) => Turned::Returned,
            (Some(highest), true) => Turned::Both(highest),
        }
    }

    fn end_turn(&mut self) {
        self.dice = DiceTurn::default();
        self.turn = self.turn.next(self.seats());
    }

    /// What the dice set aside win.
    fn prize(&self) -> Prize {
        if self.dice.has_worm() { self.prize_for(self.dice.total()) } else { Prize::Nothing(Failure::NoWorm) }
    }

    /// What a total with a worm wins.
    fn prize_for(&self, total: u8) -> Prize {
        let on_grill = self.grill.at_most(total);
        match self.stolen_by(total) {
            Some((from, tile)) => Prize::Steal { from, tile, instead: on_grill },
            None => on_grill.map_or(Prize::Nothing(Failure::NoTile), Prize::Grill),
        }
    }

    /// Another player's top tile that equals the total. A player's own top tile never counts.
    fn stolen_by(&self, total: u8) -> Option<(Seat, Tile)> {
        let others = Seat::all(self.seats()).filter(|&seat| seat != self.turn);
        let tops = others.filter_map(|seat| Some((seat, self.stacks[seat.index()].top()?)));
        tops.into_iter().find(|(_, tile)| tile.value() == total)
    }

    /// Whether the player can choose between a steal and a tile on the grill.
    fn has_choice(&self) -> bool {
        matches!(self.prize(), Prize::Steal { instead: Some(_), .. })
    }
}
