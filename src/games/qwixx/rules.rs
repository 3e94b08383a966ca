//! The rules of Qwixx.

use serde::{Deserialize, Serialize};

use super::sheet::{PENALTIES, Sheet};
use crate::game::action::Row;
use crate::game::{
    Action, Chance, GameOptions, Illegal, Info, Outcome, PerSeat, Rules, RulesVersion, Seat, Tell, Unit,
    Viewer,
};

/// The number of closed rows that ends the game.
const CLOSED_TO_END: u32 = 2;

/// A game of Qwixx.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qwixx {
    sheets: PerSeat<Sheet>,
    closed: Rows,
    active: Seat,
    stage: Stage,
    throw: Throw,
    /// The choices in the white action, secret until all players have chosen.
    sealed: PerSeat<Choice>,
    /// Whether the active player has crossed something in this turn.
    crossed: bool,
}

/// What the round is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The active player's roll.
    Roll,
    /// Everybody's choice for the sum of the white dice.
    White,
    /// The active player's choice for a white and a coloured die.
    Colour,
    /// Nothing: the game is over.
    Over,
}

/// A choice in the white action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Choice {
    Awaited,
    Skip,
    Cross(Row),
}

impl Choice {
    /// Takes the choice out: the row in which to cross the sum, or none. Then waits for the next choice.
    const fn open(&mut self) -> Option<Row> {
        match std::mem::replace(self, Choice::Awaited) {
            Choice::Cross(row) => Some(row),
            Choice::Skip | Choice::Awaited => None,
        }
    }
}

/// A set of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rows(u8);

impl Rows {
    /// Whether the set contains this row.
    pub const fn contains(self, row: Row) -> bool {
        self.0 >> row as u8 & 1 == 1
    }

    /// All rows of the set, from the top of the sheet to the bottom.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |&row| self.contains(row))
    }

    const fn insert(&mut self, row: Row) {
        self.0 |= 1 << row as u8;
    }

    const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The dice of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Throw {
    /// The two white dice.
    pub white: [u8; 2],
    /// The coloured dice by row; `None` if the row is closed and its die is out of the game.
    pub coloured: [Option<u8>; 4],
}

impl Throw {
    fn roll(closed: Rows, chance: &mut dyn Chance) -> Throw {
        let mut throw = Throw::default();
        chance.dice(6, &mut throw.white);
        for row in Row::ALL {
            if closed.contains(row) {
                chance.pass_over(6, 1);
            } else {
                let mut die = [0];
                chance.dice(6, &mut die);
                throw.coloured[row as usize] = Some(die[0]);
            }
        }
        throw
    }

    /// The sum of the white dice.
    pub const fn white_sum(&self) -> u8 {
        self.white[0] + self.white[1]
    }

    /// The sums of the row's die with each white die, the lower first; `None` if its die is out of the game.
    pub fn sums(&self, row: Row) -> Option<[u8; 2]> {
        let [low, high] = if self.white[0] <= self.white[1] { [0, 1] } else { [1, 0] };
        self.coloured[row as usize].map(|die| [self.white[low] + die, self.white[high] + die])
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Event {
    /// Each of these seats rolled a die to decide who begins.
    RolledToBegin {
        rolls: PerSeat<(Seat, u8)>,
    },
    Begins {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        throw: Throw,
    },
    /// The player has chosen in the white action. The choice is still secret; but `forced` if nothing could be crossed, which
    /// everybody can see.
    Chose {
        seat: Seat,
        #[serde(default)]
        forced: bool,
    },
    /// All players have chosen. Contains each player's row, or none for those who skipped.
    Revealed {
        number: u8,
        choices: PerSeat<Option<Row>>,
    },
    /// The player crossed a number in the colour action.
    Crossed {
        seat: Seat,
        row: Row,
        number: u8,
    },
    /// The player crossed nothing in the colour action; `forced` if nothing could be crossed.
    Skipped {
        seat: Seat,
        forced: bool,
    },
    /// The player crossed the lock.
    Locked {
        seat: Seat,
        row: Row,
    },
    /// The row is closed for all players, and its die is out of the game.
    Closed {
        row: Row,
    },
    /// The player has crossed nothing in this turn; `forced` if nothing could be crossed.
    Penalty {
        seat: Seat,
        penalties: u8,
        forced: bool,
    },
    Over,
}

/// What one viewer may see: everything except the secret choices of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Each player's sheet.
    pub sheets: PerSeat<Sheet>,
    /// The rows that are closed for all players.
    pub closed: Rows,
    /// The active player, who rolled the dice.
    pub active: Seat,
    /// What the round is waiting for.
    pub stage: Stage,
    /// The dice; `None` before the roll.
    pub throw: Option<Throw>,
    /// Which players have chosen in the white action.
    pub has_chosen: PerSeat<bool>,
    /// What the viewer has chosen in the white action, while that is secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Action>,
    /// Whether the active player has crossed something in this turn, and so gets no penalty.
    pub crossed: bool,
}

impl Rules for Qwixx {
    const INFO: Info = Info {
        name: "qwixx",
        seats: 2..=5,
        variants: &[],
        unit: Unit::Points,
        breaks_ties: false,
        worm_die: None,
        version: RulesVersion::FIRST,
    };

    type Event = Event;
    type View = View;

    fn new(options: &GameOptions, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Qwixx {
        let active = roll_to_begin(options.seats, chance, tell);
        tell(Event::Begins { seat: active });
        Qwixx {
            sheets: Seat::all(options.seats).map(|_| Sheet::default()).collect(),
            closed: Rows::default(),
            active,
            stage: Stage::Roll,
            throw: Throw::default(),
            sealed: Seat::all(options.seats).map(|_| Choice::Awaited).collect(),
            crossed: false,
        }
    }

    fn seats(&self) -> usize {
        self.sheets.len()
    }

    fn offer(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Roll if seat == self.active => actions.push(Action::Roll),
            // Whoever has chosen may choose something else, until all have chosen.
            Stage::White if seat.index() < self.seats() => {
                let (number, own) = (self.throw.white_sum(), self.own_choice(seat));
                let crosses = Row::ALL.iter().filter_map(|&row| self.cross(seat, row, number));
                actions.extend(crosses.chain([Action::Skip]).filter(|&action| own != Some(action)));
            }
            Stage::Colour if seat == self.active => {
                for row in Row::ALL {
                    let Some([low, high]) = self.throw.sums(row) else { continue };
                    actions.extend(self.cross(seat, row, low));
                    actions.extend(self.cross(seat, row, high).filter(|_| high != low));
                }
                actions.push(Action::Skip);
            }
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.index() >= self.seats() {
            return Err(Illegal::NoSuchSeat { seat });
        }
        match self.stage {
            Stage::Over => Err(Illegal::Over),
            Stage::Roll => self.check_roll(seat, action),
            Stage::White => self.check_white(seat, action),
            Stage::Colour => self.check_colour(seat, action),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, tell: Tell<'_, Event>) {
        match (self.stage, action) {
            (Stage::White, Action::Cross { row, .. }) => self.seal(seat, Choice::Cross(row), tell),
            (Stage::White, _) => self.seal(seat, Choice::Skip, tell),
            (Stage::Colour, Action::Cross { row, number }) => self.cross_colour(seat, row, number, tell),
            (Stage::Colour, _) => {
                tell(Event::Skipped { seat, forced: self.forced(seat).is_some() });
                self.end_turn(tell);
            }
            _ => {
                self.throw = Throw::roll(self.closed, chance);
                self.stage = Stage::White;
                tell(Event::Rolled { seat, throw: self.throw });
            }
        }
        if self.stage == Stage::Over {
            tell(Event::Over);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.own_choice(seat),
            Viewer::Bystander => None,
        };
        View {
            sheets: self.sheets.clone(),
            closed: self.closed,
            active: self.active,
            stage: self.stage,
            throw: (self.stage != Stage::Roll).then_some(self.throw),
            has_chosen: self.sealed.iter().map(|&choice| choice != Choice::Awaited).collect(),
            own,
            crossed: self.crossed,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.sheets.iter().map(|sheet| (sheet.points(), ()));
        (self.stage == Stage::Over).then(|| Outcome::rank(scores))
    }

    fn turn(&self) -> Option<Seat> {
        Some(self.active)
    }

    fn points(&self) -> PerSeat<i16> {
        self.sheets.iter().map(|sheet| sheet.points()).collect()
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::Skip
    }

    /// Rolls, and crosses nothing.
    fn cautious(&self, seat: Seat) -> Option<Action> {
        let mut legal = self.legal(seat).into_iter().filter(|_| self.awaits(seat));
        legal.find(|action| matches!(action, Action::Roll | Action::Skip))
    }

    /// A player who can cross nothing skips.
    fn forced(&self, seat: Seat) -> Option<Action> {
        (self.awaits(seat) && self.legal(seat) == [Action::Skip]).then_some(Action::Skip)
    }

    /// The choices of all players for the white dice.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn acting(&self) -> PerSeat<Seat> {
        let seats = Seat::all(self.seats()).filter(|&seat| self.awaits(seat));
        seats.filter(|&seat| !self.legal(seat).is_empty()).collect()
    }
}

/// Each player rolls a die and the highest begins. Ties roll again.
fn roll_to_begin(seats: usize, chance: &mut dyn Chance, tell: Tell<'_, Event>) -> Seat {
    let mut left: PerSeat<Seat> = Seat::all(seats).collect();
    while left.len() > 1 {
        let mut dice: PerSeat<u8> = left.iter().map(|_| 0).collect();
        chance.dice(6, &mut dice);
        let highest = dice.iter().max().copied();
        tell(Event::RolledToBegin { rolls: left.iter().copied().zip(dice.iter().copied()).collect() });
        let mut dice = dice.into_iter();
        left.retain(|_| dice.next() == highest);
    }
    left[0]
}

impl Qwixx {
    /// Whether the seat has not chosen yet, where it has to.
    fn awaits(&self, seat: Seat) -> bool {
        self.stage != Stage::White || self.sealed.get(seat.index()) == Some(&Choice::Awaited)
    }

    /// What the seat has chosen in the white action.
    fn own_choice(&self, seat: Seat) -> Option<Action> {
        match self.sealed.get(seat.index())? {
            Choice::Awaited => None,
            Choice::Skip => Some(Action::Skip),
            Choice::Cross(row) => Some(Action::Cross { row: *row, number: self.throw.white_sum() }),
        }
    }

    /// Whether the active player could have crossed nothing in either action. Their sheet is as it was at the roll.
    fn nothing_fitted(&self) -> bool {
        let number = self.throw.white_sum();
        let white = Row::ALL.into_iter().any(|row| self.cross(self.active, row, number).is_some());
        !white && self.forced(self.active).is_some()
    }

    fn check_roll(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Roll if seat == self.active => Ok(()),
            Action::Roll => Err(Illegal::NotYourTurn { turn: self.active }),
            Action::Cross { .. } | Action::Skip => Err(Illegal::AwaitingRoll { active: self.active }),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn check_white(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Roll => Err(Illegal::AlreadyRolled),
            own if self.own_choice(seat) == Some(own) => Err(Illegal::AlreadyChosen),
            Action::Cross { row, number } if number == self.throw.white_sum() => {
                self.check_cross(seat, row, number)
            }
            Action::Cross { row, number } => Err(Illegal::NotThatNumber { row, number }),
            Action::Skip => Ok(()),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn check_colour(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Roll => Err(Illegal::AlreadyRolled),
            Action::Cross { .. } | Action::Skip if seat != self.active => {
                Err(Illegal::NotYourTurn { turn: self.active })
            }
            Action::Cross { row, number } => match self.throw.sums(row) {
                None => Err(Illegal::RowClosed { row }),
                Some(sums) if sums.contains(&number) => self.check_cross(seat, row, number),
                Some(_) => Err(Illegal::NotThatNumber { row, number }),
            },
            Action::Skip => Ok(()),
            _ => Err(Illegal::OtherGame),
        }
    }

    fn check_cross(&self, seat: Seat, row: Row, number: u8) -> Result<(), Illegal> {
        if self.closed.contains(row) {
            return Err(Illegal::RowClosed { row });
        }
        self.sheets[seat.index()].check(row, number)
    }

    /// The action that crosses this number, if that is legal.
    fn cross(&self, seat: Seat, row: Row, number: u8) -> Option<Action> {
        self.check_cross(seat, row, number).is_ok().then_some(Action::Cross { row, number })
    }

    /// Nobody hears of a choice that is changed.
    fn seal(&mut self, seat: Seat, choice: Choice, tell: Tell<'_, Event>) {
        let forced = self.forced(seat).is_some();
        let before = std::mem::replace(&mut self.sealed[seat.index()], choice);
        if before == Choice::Awaited {
            tell(Event::Chose { seat, forced });
        }
        if !self.sealed.contains(&Choice::Awaited) {
            self.reveal(tell);
        }
    }

    /// All choices take effect together, so several players may close the same row.
    fn reveal(&mut self, tell: Tell<'_, Event>) {
        let number = self.throw.white_sum();
        let choices: PerSeat<Option<Row>> = self.sealed.iter_mut().map(Choice::open).collect();
        self.crossed = choices[self.active.index()].is_some();
        tell(Event::Revealed { number, choices: choices.clone() });
        let mut closing = Rows::default();
        for (seat, row) in Seat::all(self.seats()).zip(choices) {
            let Some(row) = row else { continue };
            self.sheets[seat.index()].cross(row, number);
            if number == row.last_number() {
                closing.insert(row);
                tell(Event::Locked { seat, row });
            }
        }
        self.stage = Stage::Colour;
        closing.iter().for_each(|row| self.close(row, tell));
    }

    fn cross_colour(&mut self, seat: Seat, row: Row, number: u8, tell: Tell<'_, Event>) {
        self.sheets[seat.index()].cross(row, number);
        self.crossed = true;
        tell(Event::Crossed { seat, row, number });
        if number == row.last_number() {
            tell(Event::Locked { seat, row });
            self.close(row, tell);
        }
        self.end_turn(tell);
    }

    /// The row's die leaves the game at once. The second closed row ends the game.
    fn close(&mut self, row: Row, tell: Tell<'_, Event>) {
        self.closed.insert(row);
        self.throw.coloured[row as usize] = None;
        tell(Event::Closed { row });
        if self.closed.len() >= CLOSED_TO_END {
            self.stage = Stage::Over;
        }
    }

    /// A player who crossed nothing in either action takes a penalty. The fourth one ends the game.
    fn end_turn(&mut self, tell: Tell<'_, Event>) {
        if !self.crossed {
            let forced = self.nothing_fitted();
            let sheet = &mut self.sheets[self.active.index()];
            sheet.take_penalty();
            tell(Event::Penalty { seat: self.active, penalties: sheet.penalties(), forced });
            if sheet.penalties() == PENALTIES {
                self.stage = Stage::Over;
            }
        }
        if self.stage != Stage::Over {
            self.stage = Stage::Roll;
            self.active = self.active.next(self.seats());
            self.crossed = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A turn that ends without a cross, with this sheet of the active player.
    fn events(sheet: Sheet) -> Vec<Event> {
        let mut game = Qwixx {
            sheets: [sheet, Sheet::default()].into_iter().collect(),
            closed: Rows::default(),
            active: Seat::new(0),
            stage: Stage::Colour,
            throw: Throw { white: [1, 2], coloured: [Some(3), Some(4), Some(5), Some(6)] },
            sealed: [Choice::Awaited, Choice::Awaited].into_iter().collect(),
            crossed: false,
        };
        let mut events = Vec::new();
        game.end_turn(&mut |event| events.push(event));
        events
    }

    #[test]
    fn a_penalty_is_forced_if_nothing_could_be_crossed() {
        let penalty = |forced| vec![Event::Penalty { seat: Seat::new(0), penalties: 1, forced }];
        assert_eq!(events(Sheet::default()), penalty(false));
        let mut full = Sheet::default();
        for row in Row::ALL {
            // Only the last number is left, and that needs five crosses.
            row.numbers().nth(9).into_iter().for_each(|number| full.cross(row, number));
        }
        assert_eq!(events(full), penalty(true));
    }
}
