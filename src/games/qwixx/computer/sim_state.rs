//! A game of Qwixx drawn with a few strokes: all that matters for the rest of it, in thirty bytes, so that
//! hundreds of thousands of rounds a second can be imagined. `tests` hold it against the real rules.

use rand::Rng;
use rand::rngs::Xoshiro256PlusPlus;

use super::weights::PHASES;
use crate::game::action::Row;
use crate::games::qwixx::{self, NEEDED_TO_LOCK, PENALTIES, Sheet, View};

/// The most players.
pub(super) const SEATS: usize = 5;

/// The numbers of a row.
pub(super) const NUMBERS: usize = 11;

/// How far a row is: its leftmost free position and its crosses, counted through in a triangle, since there are
/// never more crosses than positions used; behind that the locked rows by their crosses.
pub(super) type RowState = u8;

/// The states of rows that can still be crossed.
pub(super) const OPEN_STATES: usize = NUMBERS * (NUMBERS + 1) / 2;
pub(super) const STATES: usize = OPEN_STATES + 13;

/// The state of an open row.
pub(super) const fn open_row(free: usize, crosses: usize) -> RowState {
    (free * (free + 1) / 2 + crosses) as RowState
}

/// The leftmost free position and the crosses, the lock included.
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

/// No such cross.
pub(super) const NEVER: RowState = RowState::MAX;

/// What a row becomes by a cross at a position, or [`NEVER`].
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

/// What a row is worth as it stands.
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

/// How much a row hastens the end: by its length once it has crosses enough to be locked soon.
static HASTE: [u8; STATES] = {
    let mut haste = [0; STATES];
    let mut state = 0;
    while state < STATES {
        let (free, crosses) = free_and_crosses(state as RowState);
        let early = (if free < 6 { free } else { 6 }) / 2 + crosses;
        haste[state] = if crosses + 1 >= NEEDED_TO_LOCK as usize { free } else { early } as u8;
        state += 1;
    }
    haste
};

/// One player's part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Strokes {
    pub(super) rows: [RowState; Row::ALL.len()],
    pub(super) penalties: u8,
}

impl Strokes {
    fn of(sheet: &Sheet) -> Strokes {
        let rows = Row::ALL.map(|row| {
            let crosses = sheet.crosses(row).into();
            match free(sheet, row) {
                NUMBERS => (OPEN_STATES + crosses) as RowState,
                free => open_row(free, crosses),
            }
        });
        Strokes { rows, penalties: sheet.penalties() }
    }

    pub(super) fn points(&self) -> i32 {
        let rows: i16 = self.rows.iter().map(|&row| POINTS[usize::from(row)]).sum();
        i32::from(rows) - 5 * i32::from(self.penalties)
    }

    /// The two rows that are furthest: two locks end the game.
    fn haste(&self) -> u8 {
        let (mut first, mut second) = (0, 0);
        for row in self.rows {
            let haste = HASTE[usize::from(row)];
            second = second.max(haste.min(first));
            first = first.max(haste);
        }
        first + second
    }
}

/// A whole game between two rolls, or within a round with its dice in a [`Throw`] beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SimState {
    all: [Strokes; SEATS],
    seats: u8,
    pub(super) active: u8,
    /// A bit for each row.
    closed: u8,
    over: bool,
}

impl SimState {
    pub(super) fn of(view: &View) -> SimState {
        let mut all = [Strokes::default(); SEATS];
        for (strokes, sheet) in all.iter_mut().zip(&view.sheets) {
            *strokes = Strokes::of(sheet);
        }
        SimState {
            all,
            seats: view.sheets.len() as u8,
            active: view.active.index() as u8,
            closed: view.closed.iter().fold(0, |bits, row| bits | 1 << row as u8),
            over: view.stage == qwixx::Stage::Over,
        }
    }

    pub(super) fn players(&self) -> &[Strokes] {
        &self.all[..usize::from(self.seats)]
    }

    pub(super) const fn of_seat(&self, seat: usize) -> &Strokes {
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

    /// What the row becomes for this player, or [`NEVER`].
    pub(super) const fn after(&self, seat: usize, row: usize, position: usize) -> RowState {
        if self.is_closed(row) { NEVER } else { AFTER[self.all[seat].rows[row] as usize][position] }
    }

    pub(super) const fn can_cross(&self, seat: usize, row: usize, position: usize) -> bool {
        self.after(seat, row, position) != NEVER
    }

    /// How much better off this player is than the best of the others.
    pub(super) fn lead(&self, seat: usize) -> i32 {
        let others = (0..usize::from(self.seats)).filter(|&other| other != seat);
        let best = others.map(|other| self.all[other].points()).max().unwrap_or(0);
        self.all[seat].points() - best
    }

    /// 1 for the only winner, a part of it for those who share the win.
    pub(super) fn share(&self, seat: usize) -> f32 {
        let best = self.players().iter().map(Strokes::points).max().unwrap_or(0);
        let winners = self.players().iter().filter(|strokes| strokes.points() == best).count();
        if self.all[seat].points() == best { 1.0 / winners as f32 } else { 0.0 }
    }

    /// How far the game is, from 0 up, by the player who is furthest.
    pub(super) fn phase(&self) -> usize {
        /// A little more than two locked rows.
        const END: usize = 23;
        let haste = self.players().iter().map(Strokes::haste).max().unwrap_or(0);
        (usize::from(haste) * PHASES / END).min(PHASES - 1)
    }

    /// The white action: each player's row, or none.
    pub(super) fn reveal(&mut self, throw: &Throw, choices: &[Option<usize>; SEATS]) {
        let mut closing = 0;
        for (strokes, choice) in self.all.iter_mut().zip(choices) {
            let Some(row) = *choice else { continue };
            let position = throw.white(row);
            strokes.rows[row] = AFTER[usize::from(strokes.rows[row])][position];
            if position + 1 == NUMBERS {
                closing |= 1 << row;
            }
        }
        self.close(closing);
    }

    /// The colour action of the active player, who `crossed` something in the white one or not.
    pub(super) fn finish(&mut self, cross: Option<(usize, usize)>, crossed: bool) {
        let strokes = &mut self.all[usize::from(self.active)];
        if let Some((row, position)) = cross {
            strokes.rows[row] = AFTER[usize::from(strokes.rows[row])][position];
            if position + 1 == NUMBERS {
                self.close(1 << row);
            }
        } else if !crossed {
            strokes.penalties += 1;
            self.over |= strokes.penalties == PENALTIES;
        }
        self.active = if self.active + 1 == self.seats { 0 } else { self.active + 1 };
    }

    const fn close(&mut self, rows: u8) {
        self.closed |= rows;
        self.over |= self.closed.count_ones() >= 2;
    }
}

/// The dice of a round. Dice of closed rows are rolled too and mean nothing: so the same luck stays the same luck
/// whatever has been closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Throw {
    white: [u8; 2],
    coloured: [u8; Row::ALL.len()],
}

impl Throw {
    pub(super) fn of(throw: &qwixx::Throw) -> Throw {
        Throw { white: throw.white, coloured: throw.coloured.map(|die| die.unwrap_or(1)) }
    }

    /// All six dice out of one number: each takes the part of it that a sixth is, and leaves the rest.
    pub(super) fn roll(random: &mut Xoshiro256PlusPlus) -> Throw {
        let mut rest = random.next_u64();
        let mut die = || {
            let wide = u128::from(rest) * 6;
            rest = wide as u64;
            (wide >> 64) as u8 + 1
        };
        Throw { white: [die(), die()], coloured: [die(), die(), die(), die()] }
    }

    /// Where the sum of the white dice lies in a row.
    pub(super) const fn white(&self, row: usize) -> usize {
        position(row, self.white[0] + self.white[1])
    }

    /// Where the sums with the row's own die lie.
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
