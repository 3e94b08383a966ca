//! The rules of Barbecue.

use serde::{Deserialize, Serialize};

use super::grill::{Cover, Grill, Section};
use crate::game::worm_dice::{Dice, DiceEvent, DiceTurn, Face, Faces};
use crate::game::{
    Action, Chance, GameOptions, Illegal, Info, Outcome, PerSeat, Rules, RulesVersion, Seat, Tell, Unit,
    Viewer,
};

/// The faces of the dice, as chance numbers them. There is no plain five.
pub const FACES: Faces = [Face::One, Face::Two, Face::Three, Face::Four, Face::Worm, Face::Six];

/// The number of snails.
pub const SNAILS: u8 = 12;

/// The points of a snail; a worm is one point.
const SNAIL_POINTS: i16 = 3;

/// A game of Barbecue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Barbecue {
    grill: Grill,
    pile: u8,
    players: PerSeat<Catch>,
    turn: Seat,
    dice: DiceTurn,
    over: bool,
}

/// What a player has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Catch {
    /// Worms, one point each.
    pub worms: u16,
    /// Snails, three points each.
    pub snails: u8,
}

impl Catch {
    /// The points of all worms and snails.
    pub const fn points(self) -> i16 {
        self.worms as i16 + self.snails as i16 * SNAIL_POINTS
    }
}

/// What stopping the turn now wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prize {
    /// A first plate on an empty section, and its worms from the bank.
    Occupy(Section),
    /// Another player's section, and its worms from that player.
    Capture {
        /// The section.
        section: Section,
        /// The player who loses the plate and the worms.
        from: Seat,
    },
    /// A second plate on the player's own section, which closes it, and its worms from the bank.
    Close(Section),
    /// The snail on this section.
    Snail(Section),
    /// A snail from the pile, for a total over 36.
    PileSnail,
    /// A total over 36, but no snail is left: the game ends.
    NoSnailLeft,
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
    /// The total is below the lowest section.
    TooLow,
    /// The section of the total has two plates.
    Closed(Section),
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
    /// The turn succeeded: the prize and the worms won.
    Won {
        seat: Seat,
        prize: Prize,
        worms: u8,
    },
    Failed {
        seat: Seat,
        why: Failure,
    },
    /// A failure put a snail on the grill, perhaps replacing a player's plate.
    SnailPlaced {
        section: Section,
        evicted: Option<Seat>,
    },
    Over,
}

impl Event {
    /// What it means for the dice.
    pub const fn of_dice(&self) -> Option<DiceEvent> {
        match *self {
            Event::Rolled { seat, dice } => Some(DiceEvent::Rolled(seat, dice)),
            Event::SetAside { face, count, .. } => Some(DiceEvent::SetAside(face, count)),
            Event::Won { .. } | Event::Failed { .. } => Some(DiceEvent::Ended),
            Event::Begins { .. } | Event::SnailPlaced { .. } | Event::Over => None,
        }
    }
}

/// The whole game: nothing is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The sections and what is on them.
    pub grill: Grill,
    /// The snails left in the pile.
    pub pile: u8,
    /// What each player has won.
    pub players: PerSeat<Catch>,
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
    pub fn after(&self, total: Option<u8>) -> View {
        let mut game = Barbecue::of(self);
        let prize = total.map_or(Prize::Nothing(Failure::Bust), |total| game.prize_for(total));
        game.resolve(game.turn, prize, &mut |_| {});
        game.view(Viewer::Bystander)
    }

    /// What a turn that ends with a worm and this total wins.
    pub fn prize_for(&self, total: u8) -> Prize {
        Barbecue::of(self).prize_for(total)
    }

    /// The final ranking, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        Barbecue::of(self).outcome()
    }
}

impl Rules for Barbecue {
    const INFO: Info = Info {
        name: "barbecue",
        seats: 2..=5,
        variants: &[],
        unit: Unit::Points,
        breaks_ties: true,
        worm_die: Some(5),
        version: RulesVersion::FIRST,
    };

    type Event = Event;
    type View = View;

    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Barbecue {
        let turn = Seat::drawn(options.seats, chance);
        tell(Event::Begins { seat: turn });
        Barbecue {
            grill: Grill::default(),
            pile: SNAILS,
            players: Seat::all(options.seats).map(|_| Catch::default()).collect(),
            turn,
            dice: DiceTurn::default(),
            over: false,
        }
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.turn && !self.over {
            self.dice.offer(&FACES, actions);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        Illegal::unless_turn_of(self.turn, self.over, self.seats(), seat)?;
        match action {
            Action::Roll => self.dice.check_roll(),
            Action::Keep(face) => self.dice.check_keep(face, &FACES),
            Action::Stop => self.dice.check_stop(),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        match action {
            Action::Roll => self.roll(seat, chance, tell),
            Action::Keep(face) => self.keep(seat, face, tell),
            _ => self.resolve(seat, self.prize(), tell),
        }
        if self.over {
            tell(Event::Over);
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        let stoppable = !self.over && self.dice.check_stop().is_ok();
        View {
            grill: self.grill,
            pile: self.pile,
            players: self.players.clone(),
            turn: (!self.over).then_some(self.turn),
            dice: self.dice,
            prize: stoppable.then(|| self.prize()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = Seat::all(self.seats())
            .map(|seat| (self.players[seat.index()].points(), self.grill.highest_plate_of(seat)));
        self.over.then(|| Outcome::rank(scores))
    }

    fn turn(&self) -> Option<Seat> {
        (!self.over).then_some(self.turn)
    }

    fn points(&self) -> PerSeat<i16> {
        self.players.iter().map(|catch| catch.points()).collect()
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::Stop
    }

    fn cautious(&self, seat: Seat) -> Option<Action> {
        self.dice.cautious(&self.legal(seat), !matches!(self.prize(), Prize::Nothing(_)))
    }

    /// Capturing a section steals its worms.
    fn theft(event: &Event) -> Option<(Seat, Seat)> {
        match *event {
            Event::Won { seat, prize: Prize::Capture { from, .. }, .. } => Some((seat, from)),
            _ => None,
        }
    }
}

impl Barbecue {
    /// The game that a view shows, before the first roll of the turn. This works because nothing is secret. The turn is
    /// arbitrary once the game is over.
    fn of(view: &View) -> Barbecue {
        let View { grill, pile, ref players, turn, .. } = *view;
        let over = turn.is_none();
        let turn = turn.unwrap_or(Seat::new(0));
        Barbecue { grill, pile, players: players.clone(), turn, dice: DiceTurn::default(), over }
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
        if self.dice.must_stop() {
            self.resolve(seat, self.prize(), tell);
        }
    }

    fn resolve(&mut self, seat: Seat, prize: Prize, tell: Tell<'_, Event>) {
        match prize {
            Prize::Nothing(why) => self.fail(seat, why, tell),
            _ => {
                let worms = self.award(seat, prize);
                tell(Event::Won { seat, prize, worms });
                self.end_turn();
            }
        }
    }

    /// Moves plates, worms and snails for a prize, and returns the worms won.
    fn award(&mut self, seat: Seat, prize: Prize) -> u8 {
        let player = seat.index();
        match prize {
            Prize::Occupy(section) => {
                self.grill.put(section, Cover::Plate(seat));
                self.players[player].worms += u16::from(section.worms());
                section.worms()
            }
            Prize::Capture { section, from } => {
                self.grill.put(section, Cover::Plate(seat));
                // This can't underflow: the plate on this section brought that many worms.
                self.players[from.index()].worms -= u16::from(section.worms());
                self.players[player].worms += u16::from(section.worms());
                section.worms()
            }
            Prize::Close(section) => {
                self.grill.put(section, Cover::Closed(seat));
                self.players[player].worms += u16::from(section.worms());
                section.worms()
            }
            Prize::Snail(section) => {
                self.grill.put(section, Cover::Empty);
                self.players[player].snails += 1;
                0
            }
            Prize::PileSnail => {
                self.pile -= 1;
                self.players[player].snails += 1;
                0
            }
            Prize::NoSnailLeft | Prize::Nothing(_) => {
                self.over = true;
                0
            }
        }
    }

    /// Puts a snail on the grill. If there is no place for one, the game ends.
    fn fail(&mut self, seat: Seat, why: Failure, tell: Tell<'_, Event>) {
        tell(Event::Failed { seat, why });
        match self.grill.place_for_snail().filter(|_| self.pile > 0) {
            Some(section) => {
                let evicted = match self.grill.cover(section) {
                    Cover::Plate(owner) => Some(owner),
                    _ => None,
                };
                self.pile -= 1;
                self.grill.put(section, Cover::Snail);
                tell(Event::SnailPlaced { section, evicted });
            }
            None => self.over = true,
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.dice = DiceTurn::default();
        self.turn = self.turn.next(self.seats());
    }

    /// What the dice set aside win: only the section of the total, never a lower one.
    fn prize(&self) -> Prize {
        if self.dice.has_worm() { self.prize_for(self.dice.total()) } else { Prize::Nothing(Failure::NoWorm) }
    }

    /// What a total with a worm wins.
    fn prize_for(&self, total: u8) -> Prize {
        match Section::of(total) {
            Some(section) => match self.grill.cover(section) {
                Cover::Empty => Prize::Occupy(section),
                Cover::Plate(owner) if owner == self.turn => Prize::Close(section),
                Cover::Plate(from) => Prize::Capture { section, from },
                Cover::Closed(_) => Prize::Nothing(Failure::Closed(section)),
                Cover::Snail => Prize::Snail(section),
            },
            None if total < Section::LOWEST => Prize::Nothing(Failure::TooLow),
            None if self.pile > 0 => Prize::PileSnail,
            None => self.grill.highest_snail().map_or(Prize::NoSnailLeft, Prize::Snail),
        }
    }
}
