//! The rules of Pig.

use serde::{Deserialize, Serialize};

use crate::game::{
    Action, Chance, GameOptions, Illegal, Info, Outcome, PerSeat, Rules, RulesVersion, Seat, Tell, Unit,
    Viewer,
};

/// A player who holds with this many points wins at once.
pub const GOAL: u16 = 100;

/// The number of sides of the die.
pub const SIDES: u8 = 6;

/// The side that loses the turn.
pub const PIG: u8 = 1;

/// A game of Pig.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pig {
    scores: PerSeat<u16>,
    turn: Seat,
    /// The total of this turn. It counts once the player holds.
    pot: u16,
    /// The last roll in the game.
    die: Option<u8>,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Event {
    /// The player was drawn to begin.
    Begins {
        seat: Seat,
    },
    /// The player rolled something that counts. Contains the new total of the turn.
    Rolled {
        seat: Seat,
        die: u8,
        pot: u16,
    },
    /// The player rolled a one, and lost the total of the turn.
    Lost {
        seat: Seat,
        pot: u16,
    },
    Held {
        seat: Seat,
        pot: u16,
        score: u16,
    },
    Over,
}

/// The whole game: nothing is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Each player's points.
    pub scores: PerSeat<u16>,
    /// Whose turn it is; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The total of this turn.
    pub pot: u16,
    /// The last roll, by any player.
    pub die: Option<u8>,
}

impl Rules for Pig {
    const INFO: Info = Info {
        name: "pig",
        seats: 2..=7,
        variants: &[],
        unit: Unit::Points,
        breaks_ties: false,
        worm_die: None,
        version: RulesVersion::FIRST,
    };

    type Event = Event;
    type View = View;

    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Pig {
        let turn = Seat::drawn(options.seats, chance);
        tell(Event::Begins { seat: turn });
        Pig { scores: Seat::all(options.seats).map(|_| 0).collect(), turn, pot: 0, die: None }
    }

    fn seats(&self) -> usize {
        self.scores.len()
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.turn || self.is_over() {
            return;
        }
        actions.push(Action::Roll);
        if self.pot > 0 {
            actions.push(Action::Stop);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        Illegal::unless_turn_of(self.turn, self.is_over(), self.seats(), seat)?;
        match action {
            Action::Roll => Ok(()),
            // A turn must begin with a roll.
            Action::Stop if self.pot == 0 => Err(Illegal::RollFirst),
            Action::Stop => Ok(()),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        if action == Action::Roll {
            self.roll(seat, chance, tell);
        } else {
            self.hold(seat, tell);
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { scores: self.scores.clone(), turn: self.turn(), pot: self.pot, die: self.die }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::rank(self.points().into_iter().map(|points| (points, ()))))
    }

    fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.turn)
    }

    fn points(&self) -> PerSeat<i16> {
        self.scores.iter().map(|&score| score as i16).collect()
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::Stop
    }

    /// Holds as soon as there is something to hold.
    fn cautious(&self, seat: Seat) -> Option<Action> {
        self.legal(seat).pop()
    }
}

impl Pig {
    fn is_over(&self) -> bool {
        self.scores.iter().any(|&score| score >= GOAL)
    }

    fn roll(&mut self, seat: Seat, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        let mut die = [0];
        chance.dice(SIDES, &mut die);
        let [die] = die;
        self.die = Some(die);
        if die == PIG {
            tell(Event::Lost { seat, pot: self.pot });
            self.pass_turn();
        } else {
            self.pot += u16::from(die);
            tell(Event::Rolled { seat, die, pot: self.pot });
        }
    }

    fn hold(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        let (pot, score) = (self.pot, &mut self.scores[seat.index()]);
        *score += pot;
        tell(Event::Held { seat, pot, score: *score });
        if self.is_over() {
            self.pot = 0;
            tell(Event::Over);
        } else {
            self.pass_turn();
        }
    }

    fn pass_turn(&mut self) {
        self.pot = 0;
        self.turn = self.turn.next(self.seats());
    }
}
