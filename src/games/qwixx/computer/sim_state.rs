//! A compact state of Qwixx: all that matters for the rest of the game, in thirty bytes. It is fast enough to simulate
//! hundreds of thousands of rounds per second. `tests` compares it with the real rules.

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use super::weights::PHASES;
use crate::game::action::Row;
use crate::games::qwixx::{self, NEEDED_TO_LOCK, PENALTIES, Sheet, View};

/// The most players.
pub(super) const SEATS: usize = 5;

/// The number of numbers in a row.
pub(super) const NUMBERS: usize = 11;

/// The state of a row: its leftmost free position and its crosses. Open rows are numbered as in a triangle, since there
/// are never more crosses than used positions. Locked rows follow, by their crosses.
pub(super) type RowState = u8;

/// The number of states of rows that can still be crossed.
pub(super) const OPEN_STATES: usize = NUMBERS * (NUMBERS + 1) / 2;
pub(super) const STATES: usize = OPEN_STATES + 13;

/// The state of an open row.
pub(super) const fn open_row(free: usize, crosses: usize) -> RowState {
    (free * (free + 1) / 2 + crosses) as RowState
}

/// The leftmost free position and the crosses, including the lock.
pub(super) const fn free_and_crosses(state: RowState) -> (usize, usize) {
    if state as usize >= OPEN_STATES {
        return (NUMBERS, state as usize - OPEN_STATES);
    }
    let mut free = 0;
    while open_row(free + 1, 0) <= state {
        free += 1;
    }
    (free, (state - open_row(free, 0)) as usize)
}

/// The cross is impossible.
pub(super) const NEVER: RowState = RowState::MAX;

/// The state of a row after a cross at a position, or [`NEVER`].
pub(super) static AFTER: [[RowState; NUMBERS]; STATES] = {
    let mut after = [[NEVER; NUMBERS]; STATES];
    let mut state = 0;
    while state < OPEN_STATES {
        let (free, crosses) = free_and_crosses(state as RowState);
        let mut position = free;
        while position < NUMBERS - 1 {
            after[state][position] = open_row(position + 1, crosses + 1);
            position += 1;
        }
        if crosses >= NEEDED_TO_LOCK as usize {
            after[state][NUMBERS - 1] = (OPEN_STATES + crosses + 2) as RowState;
        }
        state += 1;
    }
    after
};

/// The points of a row.
pub(super) static POINTS: [i16; STATES] = {
    let mut points = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (_, crosses) = free_and_crosses(state as RowState);
        points[state] = (crosses * (crosses + 1) / 2) as i16;
        state += 1;
    }
    points
};

/// How much a row brings the end of the game closer: by its length, once it has nearly enough crosses to be locked.
static ADVANCE: [u8; STATES] = {
    let mut advance = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (free, crosses) = free_and_crosses(state as RowState);
        let early = (if free < 6 { free } else { 6 }) / 2 + crosses;
        advance[state] = if crosses + 1 >= NEEDED_TO_LOCK as usize { free } else { early } as u8;
        state += 1;
    }
    advance
};

/// The sheet of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SimSheet {
    pub(super) rows: [RowState; Row::ALL.len()],
    pub(super) penalties: u8,
}

impl SimSheet {
    fn of(sheet: &Sheet) -> SimSheet {
        let rows = Row::ALL.map(|row| {
            let crosses = sheet.crosses(row).into();
            match free(sheet, row) {
                NUMBERS => (OPEN_STATES + crosses) as RowState,
                free => open_row(free, crosses),
            }
        });
        SimSheet { rows, penalties: sheet.penalties() }
    }

    pub(super) fn points(&self) -> i32 {
        let rows: i16 = self.rows.iter().map(|&row| POINTS[usize::from(row)]).sum();
        i32::from(rows) - 5 * i32::from(self.penalties)
    }

    /// The sum of the two most advanced rows, because two locks end the game.
    fn advance(&self) -> u8 {
        let (mut first, mut second) = (0, 0);
        for row in self.rows {
            let advance = ADVANCE[usize::from(row)];
            second = second.max(advance.min(first));
            first = first.max(advance);
        }
        first + second
    }
}

/// A whole game between two rolls, or within a round together with its [`Throw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SimState {
    all: [SimSheet; SEATS],
    seats: u8,
    pub(super) active: u8,
    /// One bit per row.
    closed: u8,
    over: bool,
}

impl SimState {
    pub(super) fn of(view: &View) -> SimState {
        let mut all = [SimSheet::default(); SEATS];
        for (sim_sheet, sheet) in all.iter_mut().zip(&view.sheets) {
            *sim_sheet = SimSheet::of(sheet);
        }
        SimState {
            all,
            seats: view.sheets.len() as u8,
            active: view.active.index() as u8,
            closed: view.closed.iter().fold(0, |bits, row| bits | 1 << row as u8),
            over: view.stage == qwixx::Stage::Over,
        }
    }

    pub(super) fn players(&self) -> &[SimSheet] {
        &self.all[..usize::from(self.seats)]
    }

    pub(super) const fn of_seat(&self, seat: usize) -> &SimSheet {
        &self.all[seat]
    }

    pub(super) const fn is_closed(&self, row: usize) -> bool {
        self.closed >> row & 1 == 1
    }

    pub(super) const fn one_more_ends(&self) -> bool {
        self.closed != 0
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// The state of the row after the cross, or [`NEVER`].
    pub(super) const fn after(&self, seat: usize, row: usize, position: usize) -> RowState {
        if self.is_closed(row) { NEVER } else { AFTER[self.all[seat].rows[row] as usize][position] }
    }

    pub(super) const fn can_cross(&self, seat: usize, row: usize, position: usize) -> bool {
        self.after(seat, row, position) != NEVER
    }

    /// This player's points minus those of the best other player.
    pub(super) fn lead(&self, seat: usize) -> i32 {
        let others = (0..usize::from(self.seats)).filter(|&other| other != seat);
        let best = others.map(|other| self.all[other].points()).max().unwrap_or(0);
        self.all[seat].points() - best
    }

    /// 1 for a single winner, a fraction for those who share the win.
    pub(super) fn share(&self, seat: usize) -> f32 {
        let best = self.players().iter().map(SimSheet::points).max().unwrap_or(0);
        let winners = self.players().iter().filter(|sheet| sheet.points() == best).count();
        if self.all[seat].points() == best { 1.0 / winners as f32 } else { 0.0 }
    }

    /// How far the game is, from 0 up, by the most advanced player.
    pub(super) fn phase(&self) -> usize {
        /// A little more than two locked rows.
        const END: usize = 23;
        let advance = self.players().iter().map(SimSheet::advance).max().unwrap_or(0);
        (usize::from(advance) * PHASES / END).min(PHASES - 1)
    }

    /// The white action: each player's row, or none.
    pub(super) fn reveal(&mut self, throw: &Throw, choices: &[Option<usize>; SEATS]) {
        let mut closing = 0;
        for (sheet, choice) in self.all.iter_mut().zip(choices) {
            let Some(row) = *choice else { continue };
            let position = throw.white(row);
            sheet.rows[row] = AFTER[usize::from(sheet.rows[row])][position];
            if position + 1 == NUMBERS {
                closing |= 1 << row;
            }
        }
        self.close(closing);
    }

    /// The colour action of the active player. `crossed` is whether the player crossed something in the white action.
    pub(super) fn finish(&mut self, cross: Option<(usize, usize)>, crossed: bool) {
        let sheet = &mut self.all[usize::from(self.active)];
        if let Some((row, position)) = cross {
            sheet.rows[row] = AFTER[usize::from(sheet.rows[row])][position];
            if position + 1 == NUMBERS {
                self.close(1 << row);
            }
        } else if !crossed {
            sheet.penalties += 1;
            self.over |= sheet.penalties == PENALTIES;
        }
        self.active = if self.active + 1 == self.seats { 0 } else { self.active + 1 };
    }

    const fn close(&mut self, rows: u8) {
        self.closed |= rows;
        self.over |= self.closed.count_ones() >= 2;
    }
}

/// The dice of a round. Dice of closed rows are rolled too and ignored, so that the same random numbers give the same
/// dice whatever is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Throw {
    white: [u8; 2],
    coloured: [u8; Row::ALL.len()],
}

impl Throw {
    pub(super) fn of(throw: &qwixx::Throw) -> Throw {
        Throw { white: throw.white, coloured: throw.coloured.map(|die| die.unwrap_or(1)) }
    }

    /// Takes all six dice from one random number: each multiplies it by six, uses the overflow and leaves the rest.
    pub(super) fn roll(random: &mut Xoshiro256PlusPlus) -> Throw {
        let mut rest = random.next_u64();
        let mut die = || {
            let wide = u128::from(rest) * 6;
            rest = wide as u64;
            (wide >> 64) as u8 + 1
        };
        Throw { white: [die(), die()], coloured: [die(), die(), die(), die()] }
    }

    /// The position of the white sum in a row.
    pub(super) const fn white(&self, row: usize) -> usize {
        position(row, self.white[0] + self.white[1])
    }

    /// The positions of the two sums with the row's own die.
    pub(super) const fn coloured(&self, row: usize) -> [usize; 2] {
        let die = self.coloured[row];
        [position(row, self.white[0] + die), position(row, self.white[1] + die)]
    }
}

/// Red and yellow count up from 2, green and blue down from 12.
pub(super) const fn position(row: usize, number: u8) -> usize {
    if row < 2 { number as usize - 2 } else { 12 - number as usize }
}

/// The leftmost position of a row that can still be crossed.
pub(super) fn free(sheet: &Sheet, row: Row) -> usize {
    let crossed = row.numbers().enumerate().filter(|&(_, number)| sheet.is_crossed(row, number));
    crossed.last().map_or(0, |(last, _)| last + 1)
}
