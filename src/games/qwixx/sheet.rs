//! A Qwixx sheet: four rows of eleven numbers with a lock at the right end, and the penalty boxes.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Illegal;
use crate::game::action::Row;

/// The number of crosses that a row needs before its last number can be crossed.
pub const NEEDED_TO_LOCK: u8 = 5;

/// The number of penalty boxes on a sheet.
pub const PENALTIES: u8 = 4;

/// The cost of a penalty in points.
const PENALTY_POINTS: i16 = 5;

impl Row {
    /// The eleven numbers from left to right.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (0..Marks::NUMBERS).map(move |position| self.mirror(2 + position))
    }

    /// The number that closes the row.
    pub fn last_number(self) -> u8 {
        self.mirror(12)
    }

    /// Red and yellow count up, green and blue down.
    const fn mirror(self, number: u8) -> u8 {
        match self {
            Row::Red | Row::Yellow => number,
            Row::Green | Row::Blue => 14 - number,
        }
    }

    const fn position(self, number: u8) -> u8 {
        self.mirror(number) - 2
    }
}

/// The crosses of one row: one bit per position from the left, and one for the lock.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
struct Marks(u16);

impl Marks {
    const NUMBERS: u8 = 11;
    const LAST: u8 = Marks::NUMBERS - 1;
    const LOCK: u16 = 1 << Marks::NUMBERS;

    const fn has(self, position: u8) -> bool {
        self.0 >> position & 1 == 1
    }

    /// Whether the position is to the right of every cross.
    const fn is_free(self, position: u8) -> bool {
        self.0 >> position == 0
    }

    /// The number of crosses, including the lock.
    const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    const fn cross(&mut self, position: u8) {
        self.0 |= 1 << position;
        if position == Marks::LAST {
            self.0 |= Marks::LOCK;
        }
    }
}

/// One player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sheet {
    rows: [Marks; Row::ALL.len()],
    penalties: u8,
}

impl Sheet {
    /// Whether this number is crossed.
    pub const fn is_crossed(&self, row: Row, number: u8) -> bool {
        self.marks(row).has(row.position(number))
    }

    /// Whether this number was passed over: not crossed, with a cross further right.
    pub const fn is_lost(&self, row: Row, number: u8) -> bool {
        !self.is_crossed(row, number) && !self.marks(row).is_free(row.position(number))
    }

    /// Whether this player crossed the row's lock.
    pub const fn has_lock(&self, row: Row) -> bool {
        self.marks(row).0 & Marks::LOCK != 0
    }

    /// The number of crosses in a row, including the lock.
    pub const fn crosses(&self, row: Row) -> u8 {
        self.marks(row).count()
    }

    /// The number of penalties.
    pub const fn penalties(&self) -> u8 {
        self.penalties
    }

    /// The points of a row: 1, 3, 6, 10 … 78 for one to twelve crosses.
    pub const fn row_points(&self, row: Row) -> i16 {
        let crosses = self.crosses(row) as i16;
        crosses * (crosses + 1) / 2
    }

    /// The points of the whole sheet.
    pub fn points(&self) -> i16 {
        let rows: i16 = Row::ALL.into_iter().map(|row| self.row_points(row)).sum();
        rows - i16::from(self.penalties) * PENALTY_POINTS
    }

    /// Whether this sheet allows crossing the number, which must be one of the row's.
    pub const fn check(&self, row: Row, number: u8) -> Result<(), Illegal> {
        let (marks, position) = (self.marks(row), row.position(number));
        if !marks.is_free(position) {
            Err(Illegal::NotFurtherRight { row, number })
        } else if position == Marks::LAST && marks.count() < NEEDED_TO_LOCK {
            Err(Illegal::NeedsFive { row, crosses: marks.count() })
        } else {
            Ok(())
        }
    }

    /// Crosses a number, and the lock with the last one.
    pub(super) const fn cross(&mut self, row: Row, number: u8) {
        self.rows[row as usize].cross(row.position(number));
    }

    pub(super) const fn take_penalty(&mut self) {
        self.penalties += 1;
    }

    const fn marks(&self, row: Row) -> Marks {
        self.rows[row as usize]
    }
}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            let crossed = row.numbers().filter(|&number| self.is_crossed(row, number));
            let crossed: Vec<_> = crossed.map(|number| number.to_string()).collect();
            write!(f, "{row} [{}] ", crossed.join(" "))?;
        }
        write!(f, "penalties {}", self.penalties)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_red_5_then_7_crossed_loses_2_3_4_and_6() {
        let mut sheet = Sheet::default();
        sheet.cross(Row::Red, 5);
        sheet.cross(Row::Red, 7);
        let lost: Vec<_> = Row::Red.numbers().filter(|&number| sheet.is_lost(Row::Red, number)).collect();
        assert_eq!(lost, [2, 3, 4, 6]);
        for number in 2..=7 {
            assert_eq!(
                sheet.check(Row::Red, number),
                Err(Illegal::NotFurtherRight { row: Row::Red, number })
            );
        }
        assert_eq!(sheet.check(Row::Red, 8), Ok(()));
    }

    #[test]
    fn example_crosses_4_3_7_with_lock_8_and_two_penalties_make_70() {
        let mut sheet = Sheet::default();
        for (row, numbers) in [
            (Row::Red, &[2, 3, 6, 8][..]),
            (Row::Yellow, &[3, 5, 8]),
            (Row::Green, &[11, 10, 5, 4, 3, 2]),
            (Row::Blue, &[12, 10, 9, 8, 7, 5, 4, 3]),
        ] {
            numbers.iter().for_each(|&number| sheet.cross(row, number));
        }
        sheet.take_penalty();
        sheet.take_penalty();
        assert_eq!(Row::ALL.map(|row| sheet.row_points(row)), [10, 6, 28, 36]);
        assert!(sheet.has_lock(Row::Green), "the lock is the seventh cross");
        assert_eq!(sheet.points(), 70);
    }

    #[test]
    fn a_full_row_is_worth_78() {
        let mut sheet = Sheet::default();
        Row::Blue.numbers().for_each(|number| sheet.cross(Row::Blue, number));
        assert_eq!(sheet.row_points(Row::Blue), 78);
        assert_eq!(Row::Blue.numbers().collect::<Vec<_>>(), [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    }

    #[test]
    fn the_last_number_needs_five_crosses_before_it() {
        let mut sheet = Sheet::default();
        for (crosses, number) in [2, 3, 4, 5, 6].into_iter().enumerate() {
            let crosses = crosses as u8;
            assert_eq!(sheet.check(Row::Yellow, 12), Err(Illegal::NeedsFive { row: Row::Yellow, crosses }));
            sheet.cross(Row::Yellow, number);
        }
        assert_eq!(sheet.check(Row::Yellow, 12), Ok(()));
    }
}
